### Правилата за играчи, освен това, което казват самите кутии; всеки текст е на един ред.

booklet-title = Саботьор: правила на играта
booklet-author = Игра на { $what }
booklet-players = Играчи: { $what }
booklet-age = Възраст: над { $what } години
booklet-minutes = Времетраене: около { $what } минути
booklet-edition-classic = По текста на класическото издание.
booklet-edition-jubilee = По текста на юбилейното издание за 20-годишнината.
booklet-edition-italian = По текста на италианското издание.
booklet-setup = Подготовка за толкова играчи: { $players }
booklet-mine = Мината в началото: вляво стартовата карта, вдясно закритите цели
booklet-dwarves = Карти с джуджета
booklet-hand = Карти в ръката на всеки
booklet-pile = Карти в тестето за теглене
booklet-gold = Карти със злато
booklet-try = Опитайте: { $what }
booklet-rulings = Какво трябваше да решим
booklet-rulings-about = На места печатните правила мълчат или могат да се прочетат по два начина. Ето тези правила: отбелязаното е нашето решение, останалото казват самите книжки.
booklet-by-number = Всички правила по номера
booklet-print = Отпечатване
