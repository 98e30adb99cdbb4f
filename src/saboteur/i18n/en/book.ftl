### The rulebook at hand: fetched when it is opened.

book-go = Go to a chapter
book-search = Search the rules
book-none = No rules match your search.
book-played = In use at this table: { $what }
