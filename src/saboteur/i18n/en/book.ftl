### The rulebook at hand: fetched when it is opened.

book-go = Go to a chapter
book-search = Search the rules
book-none = No rule has these words.
book-played = Played here: { $what }
