## Its name, and what the lobby says of it

module-reverse = Cambio di direzione
module-reverse-about = Una carta che inverte il senso di gioco.

## Cards

card-reverse = Cambio di direzione
card-reverse-about = Per il resto del round si gioca nell’altro senso.

## Log

event-reversed = { $who } inverte il giro di gioco.
event-reversed-you = Inverti il giro di gioco.

## At the table

fact-order = si gioca in senso orario
fact-order-back = si gioca in senso antiorario

## Lessons

lesson-reverse = Cambio di direzione
lesson-reverse-1 = Toccherebbe a Bruna, poi a Odvar. Inverti l’ordine.
lesson-reverse-end = Odvar ha giocato per primo. Resta così fino alla fine del round, anche per le carte pepita.

## What is this?

what-card-reverse = Poi tocca a chi era prima di te. Anche le carte pepita girano nell’altro senso.
what-fact-order = I turni girano in questa direzione. Un cambio di direzione la inverte fino alla fine del round.
