### The rulebook at hand: fetched when it is opened.

book-go = Zum Kapitel
book-search = In den Regeln suchen
book-none = Keine Regel passt zu dieser Suche.
book-played = An diesem Tisch: { $what }
