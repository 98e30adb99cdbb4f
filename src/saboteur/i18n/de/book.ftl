### The rulebook at hand: fetched when it is opened.

book-go = Zum Kapitel
book-search = In den Regeln suchen
book-none = Keine Regel passt zu dieser Suche.
book-played = An diesem Tisch: { $what }
book-part = Welches Regelwerk
book-booklet = Spielregel
book-rules = Regeln nach Nummern
book-preset = Welches Spiel
book-players = Wie viele Personen
book-for = für { $players } Personen
book-print = Drucken
