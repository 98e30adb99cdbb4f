### The rulebook at hand: fetched when it is opened.

book-go = Към раздел
book-search = Търсене в правилата
book-none = Никое правило не съдържа тези думи.
book-played = На тази маса: { $what }
book-part = Кои правила
book-booklet = Правила на играта
book-rules = Правила по номера
book-preset = Коя игра
book-players = Колко играчи
book-for = за { $players } играчи
book-print = Печат
