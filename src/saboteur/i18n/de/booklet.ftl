### Das Regelheft, neben dem, was die Schachteln darin sagen; jeder Text ist eine Zeile ohne Fälle.

booklet-title = Saboteur: die Spielregel
booklet-author = Ein Spiel von { $what }
booklet-players = Personen: { $what }
booklet-age = Ab { $what } Jahren
booklet-minutes = Etwa { $what } Minuten
booklet-edition-classic = Nach dem Wortlaut der klassischen Ausgabe.
booklet-edition-jubilee = Nach dem Wortlaut der Jubiläumsausgabe zum 20. Geburtstag.
booklet-edition-italian = Nach dem Wortlaut der italienischen Ausgabe.
booklet-setup = Aufbau für so viele Personen: { $players }
booklet-mine = Das Bergwerk zu Beginn: links die Startkarte, rechts verdeckt die Ziele
booklet-dwarves = Zwergenkarten
booklet-hand = Handkarten für jeden
booklet-pile = Karten im Nachziehstapel
booklet-gold = Goldkarten
booklet-try = Ausprobieren: { $what }
booklet-rulings = Was wir auslegen mussten
booklet-rulings-about = Manchmal schweigen die gedruckten Hefte, oder man kann sie auf zwei Arten lesen. Hier stehen die Regeln, um die es geht; markiert ist unsere Auslegung, alles andere steht in den Heften.
booklet-by-number = Alle Regeln nach Nummern
booklet-print = Drucken
