### Правила для гравців, крім того, що кажуть самі коробки; кожен текст в один рядок.

booklet-title = Саботер: правила гри
booklet-author = Автор гри: { $what }
booklet-players = Кількість гравців: { $what }
booklet-age = Вік: від { $what } років
booklet-minutes = Час гри: приблизно { $what } хвилин
booklet-edition-classic = За текстом класичного видання.
booklet-edition-jubilee = За текстом ювілейного видання до 20-річчя гри.
booklet-edition-italian = За текстом італійського видання.
booklet-setup = Підготовка для такої кількості гравців: { $players }
booklet-mine = Лабіринт на початку гри: ліворуч карта початку, праворуч закриті карти кінця
booklet-dwarves = Карти гномів
booklet-hand = Карт на руці в кожного
booklet-pile = Карт у колоді запасів
booklet-gold = Карти золотих самородків
booklet-try = Спробувати: { $what }
booklet-rulings = Що довелося вирішити нам
booklet-rulings-about = Подекуди друковані правила мовчать або їх можна прочитати двояко. Ось ці правила: позначене — наше рішення, решту кажуть самі буклети.
booklet-by-number = Усі правила за номерами
booklet-print = Надрукувати
