## The end of a round as a scene

scene-treasure-was = Der Schatz lag die ganze Zeit in Ziel { $goal }.
scene-goals = Ziele: { $goals }
scene-skip = Überspringen
scene-again = Noch einmal ansehen

## A goal that one looks at

scene-only-you = Nur du siehst das
scene-goal = Ziel { $goal }
scene-press = Drücken und ansehen
scene-let-go = Loslassen verdeckt es
scene-others-read = Die anderen lesen nur, dass du Ziel { $goal } angesehen hast. Drück es im Bergwerk, um es wieder zu sehen.

## The end of the game

scene-story = Weiter zur Geschichte

## The sheet after a round

round-finder = { $who } hat den Tunnel vollendet.
round-finder-you = Du hast den Tunnel vollendet.
table-round-over = Runde { $round } ist zu Ende
table-go-on = Nächste Runde
table-go-on-turn = Weiter: Du bist am Zug
table-go-on-end = Zum Ergebnis
