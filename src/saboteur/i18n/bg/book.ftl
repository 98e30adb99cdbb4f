### The rulebook at hand: fetched when it is opened.

book-go = Към глава
book-search = Търсене в правилата
book-none = Никое правило не съдържа тези думи.
book-played = Тук се играе: { $what }
