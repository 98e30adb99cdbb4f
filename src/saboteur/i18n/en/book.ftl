### The rulebook at hand: fetched when it is opened.

book-go = Go to a chapter
book-search = Search the rules
book-none = No rules match your search.
book-played = In use at this table: { $what }
book-part = Which rulebook
book-booklet = Booklet
book-rules = Rules by number
book-preset = Which game
book-players = How many players
book-for = for { $players } players
book-print = Print
