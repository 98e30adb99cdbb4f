### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Bergwerk auslegen
layout-about = Nimm eine Karte und wähle dann, wo sie liegen soll. Die Startkarte bleibt, wo sie ist.
layout-board = Das Bergwerk zu Beginn
layout-start = Startkarte
layout-cell = { $what }, { $place }
layout-picked = { $what } genommen. Wähle, wo die Karte liegen soll.
layout-put = { $what } liegt jetzt { $place }.
layout-fine = Mit dieser Auslage könnt ihr spielen.
layout-usual = wie üblich
layout-reset = Wie üblich
layout-by-hand = Selbst auslegen
layout-use = Diese Auslage nehmen
layout-play = Mit Freunden spielen
layout-link = Link zu dieser Auslage
layout-link-about = Wer diesen Link öffnet, sieht dieselbe Auslage.
layout-boxes = Karten aus anderen Schachteln
