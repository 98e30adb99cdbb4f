### The rulebook at hand: fetched when it is opened.

book-go = Перейти до розділу
book-search = Шукати у правилах
book-none = Жодне правило не містить цих слів.
book-played = За цим столом: { $what }
book-part = Які правила
book-booklet = Правила гри
book-rules = Правила за номерами
book-preset = Яка гра
book-players = Скільки гравців
book-for = гравців: { $players }
book-print = Друк
