### The rulebook at hand: fetched when it is opened.

book-go = До розділу
book-search = Шукати у правилах
book-none = Жодне правило не містить цих слів.
book-played = Тут грають: { $what }
