### The end of the game: fetched when it is over.

reveal-story = Die Geschichte der Partie
reveal-back = Zurück
reveal-next = Weiter
reveal-skip = Alles zeigen
reveal-share = Als Bild teilen
reveal-watch = Noch einmal ansehen
reveal-fault = Die Geschichte dieser Partie lässt sich gerade nicht erzählen. Nichts ist verloren; die Aufzeichnung hat alles.
reveal-no-proof = Der Beweis für das Geben lässt sich gerade nicht laden.

## Chapters

reveal-gold = Das Gold
reveal-dwarves = Wer wer war
reveal-claims = Was gesagt wurde
reveal-beliefs = Wer wen durchschaut hat
reveal-turns = Wendepunkte

## Claims

reveal-true = wahr
reveal-false = falsch
reveal-open = weder wahr noch falsch
reveal-best-lie = Die beste Lüge
reveal-best-hunch = Der beste Riecher
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } hat { $whom } in Runde { $round } durchschaut und blieb dabei.

## Beliefs

reveal-beliefs-about = Wie richtig alle im Lauf einer Runde lagen: über der Mitte mehr richtig als falsch.
reveal-plot = Wie richtig die Vermutungen am Ende waren: { $what }
reveal-right = richtig
reveal-wrong = falsch
reveal-begin = Anfang
reveal-end = Ende der Runde
reveal-marks = Die Markierungen am Ende
reveal-suspected = { $who } verdächtigte { $whom } ({ $dwarf }):
reveal-trusted = { $who } vertraute { $whom } ({ $dwarf }):
reveal-rightly = zu Recht
reveal-wrongly = zu Unrecht

## Turning points

reveal-reckoning = Die Bots spielen die Partie wieder und wieder, um die entscheidenden Karten zu finden. Eine halbe Minute …
reveal-no-turns = Keine einzelne Karte hat eine Runde gedreht: sie wurden Schritt für Schritt gewonnen.
reveal-small-turn = Keine einzelne Karte hat eine Runde klar gedreht. Diese hat am meisten geändert:
reveal-turns-about = Von vor und nach jeder Karte hat der Regelbot die Runde wieder und wieder weitergespielt.
# $side is one of the texts below
reveal-chance = Chancen { $side }: von { $before } auf { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, { $runs } Durchläufe
reveal-look = Ansehen
