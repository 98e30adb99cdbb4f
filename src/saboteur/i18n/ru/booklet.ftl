### Правила для игроков, кроме того, что говорят сами коробки; каждый текст в одну строку.

booklet-title = Саботёр: правила игры
booklet-author = Автор игры: { $what }
booklet-players = Количество игроков: { $what }
booklet-age = Возраст: от { $what } лет
booklet-minutes = Время игры: примерно { $what } минут
booklet-edition-classic = По тексту классического издания.
booklet-edition-jubilee = По тексту юбилейного издания к 20-летию игры.
booklet-edition-italian = По тексту итальянского издания.
booklet-setup = Подготовка для такого количества игроков: { $players }
booklet-mine = Лабиринт в начале игры: слева начальная карта, справа закрытые карты целей
booklet-dwarves = Карты гномов
booklet-hand = Карт на руках у каждого
booklet-pile = Карт в колоде запасов
booklet-gold = Карты золотых самородков
booklet-try = Попробовать: { $what }
booklet-rulings = Что пришлось решить нам
booklet-rulings-about = Местами печатные правила молчат или их можно прочесть двояко. Вот эти правила: выделенное — наше решение, остальное говорят сами буклеты.
booklet-by-number = Все правила по номерам
booklet-print = Напечатать
