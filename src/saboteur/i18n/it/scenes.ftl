## The end of a round as a scene

scene-treasure-was = Il tesoro è sempre stato nella destinazione { $goal }.
scene-goals = Destinazioni: { $goals }
scene-skip = Salta
scene-again = Guarda di nuovo

## A goal that one looks at

scene-only-you = Lo vedi solo tu
scene-goal = Destinazione { $goal }
scene-press = Premi per guardare
scene-let-go = Rilascia per coprirla
scene-others-read = Gli altri leggono solo che hai guardato la destinazione { $goal }. Premila nella miniera per rivederla.

## The end of the game

scene-story = Vai alla storia

## The sheet after a round

round-finder = { $who } ha completato il tunnel.
round-finder-you = Hai completato tu il tunnel.
table-round-over = Il round { $round } è finito
table-go-on = Vai al prossimo round
table-go-on-turn = Avanti: tocca a te
table-go-on-end = Vai al risultato
