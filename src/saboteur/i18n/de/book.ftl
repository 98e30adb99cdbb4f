### The rulebook at hand: fetched when it is opened.

book-go = Zu einem Kapitel
book-search = In den Regeln suchen
book-none = Keine Regel enthält diese Wörter.
book-played = Hier gespielt: { $what }
