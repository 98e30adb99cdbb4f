### The end of the game: fetched when it is over.

reveal-story = Die Geschichte der Partie
reveal-back = Zurück
reveal-next = Weiter
reveal-skip = Alles zeigen
reveal-clip = Als Film teilen
reveal-share = Als Bild teilen
reveal-watch = Noch einmal ansehen
reveal-review = Mein Spiel durchsehen
reveal-fault = Die Geschichte dieser Partie ist gerade nicht verfügbar. Nichts ist verloren; die Aufzeichnung hat alles.
reveal-no-proof = Der Beweis für das Geben lässt sich gerade nicht laden.

## Chapters

reveal-gold = Das Gold
reveal-dwarves = Wer wer war
reveal-decided = Was den Ausschlag gab
reveal-claims = Was gesagt wurde
reveal-beliefs = Wer wen durchschaut hat
reveal-turns = Wendepunkte

## Claims

reveal-true = wahr
reveal-false = falsch
reveal-best-card = Die entscheidende Karte
reveal-best-lie = Die beste Lüge
reveal-best-hunch = Der beste Riecher
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } hat { $whom } in Runde { $round } durchschaut und blieb dabei.

## Beliefs

reveal-beliefs-about = Wie richtig alle im Lauf einer Runde lagen. Über der Mitte: mehr richtig als falsch.
reveal-plot = Wie gut die Vermutungen am Ende waren: { $what }
reveal-right = richtig
reveal-wrong = falsch
reveal-begin = Anfang
reveal-end = Ende der Runde
reveal-marks = Der Verdacht am Ende
reveal-suspected = { $who } verdächtigte { $whom } ({ $dwarf }):
reveal-trusted = { $who } vertraute { $whom } ({ $dwarf }):
reveal-rightly = zu Recht
reveal-wrongly = zu Unrecht

## Turning points

reveal-reckoning = Die Bots spielen die Partie viele Male, um die entscheidenden Karten zu finden. Das dauert etwa eine halbe Minute…
reveal-no-turns = Keine einzelne Karte hat eine Runde entschieden: Sie wurden Schritt für Schritt gewonnen.
reveal-small-turn = Keine einzelne Karte hat eine Runde klar entschieden. Diese war am wichtigsten:
reveal-turns-about = Vor und nach jeder Karte hat ein Bot die Runde viele Male zu Ende gespielt.
# $side is one of the texts below
reveal-chance = Chancen { $side }: von { $before } auf { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, { $runs } Durchläufe
reveal-look = Ansehen

## After the game

table-rematch = Noch einmal spielen
table-reopen = Personen oder Regeln ändern
table-look-back = Bergwerk ansehen
