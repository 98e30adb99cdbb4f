### The rulebook at hand: fetched when it is opened.

book-go = Към раздел
book-search = Търсене в правилата
book-none = Никое правило не съдържа тези думи.
book-played = На тази маса: { $what }
