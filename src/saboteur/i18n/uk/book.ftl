### The rulebook at hand: fetched when it is opened.

book-go = Перейти до розділу
book-search = Шукати у правилах
book-none = Жодне правило не містить цих слів.
book-played = За цим столом: { $what }
