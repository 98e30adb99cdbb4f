## Its name, and what the lobby says of it

module-new-goals = Nuove destinazioni
module-new-goals-about = Cinque destinazioni: fra queste sacchi d’oro, un drago o un ragno gigante.

## Goals

goal-sack-1 = sacco con 1 pepita
goal-sack-2 = sacco con 2 pepite
goal-dragon = drago
goal-spider = ragno gigante

## Log

event-lost-gold = { $who } paga { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-lost-gold-you = Paghi { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.

## How a round ends

round-won-spider = Il ragno gigante chiude il round: vincono i sabotatori.
reveal-side-spider = del ragno gigante

## Claims

claim-word-sack = sacco d’oro

## Lessons

lesson-new-goals = Nuove destinazioni
lesson-new-goals-1 = Cinque destinazioni: il tesoro e altre quattro. Un sacco paga, un drago ti toglie 1 pepita, il ragno gigante chiude il round a favore dei sabotatori.
lesson-new-goals-2 = Raggiungi quella di mezzo e guarda.
lesson-new-goals-end = Un sacco con 2 pepite, tutte tue. Il round continua.

## What is this?

what-goal-sack-1 = Chi lo raggiunge prende subito 1 pepita. Il round continua.
what-goal-sack-2 = Chi lo raggiunge prende subito 2 pepite. Il round continua.
what-goal-dragon = Chi lo raggiunge paga 1 pepita, se ne ha. Il round continua.
what-goal-spider = Il round finisce subito. Lo vincono i sabotatori.
