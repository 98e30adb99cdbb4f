## Its name, and what the lobby says of it

module-veto = Veto
module-veto-about = Una carta che annulla ciò che qualcuno ha appena giocato.

## Cards

card-veto = Veto
card-veto-about = Annulla una carta che qualcuno ha appena giocato.

## Log

event-vetoed = { $who } pone il veto a «{ $card }»: la carta non ha effetto.
event-vetoed-you = Poni il veto a «{ $card }»: la carta non ha effetto.

## What is being asked now

window-veto = Si attende un eventuale veto
window-veto-you = Un veto?

## Why a move is refused

reason-only-in-answer = Il veto si gioca solo in risposta alla carta di un altro giocatore.

## What an action does, as a button

do-veto = Poni il veto
do-allow = Nessun veto

## At the table

reaction-aimed = { $who } gioca «{ $card }» su { $whom }.
reaction-aimed-you = Giochi «{ $card }» su { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = Lasci correre. Gli altri decidono ancora.

## Claims

claim-no-veto = Il veto non ce l’ho io.
claim-no-veto-button = Non ho il veto

## Lessons

lesson-veto = Veto
lesson-veto-1 = Hai il Veto. Si gioca nel turno di un altro, quindi prima il tuo: scava.
lesson-veto-2 = Bruna vuole rompere il tuo piccone. A tutti si chiede se la carta vale. Di’ di no.
lesson-veto-end = La sua carta è andata senza effetto, e il Veto con lei. Si chiede sempre a tutti, così nessuno sa chi ce l’ha.

## What is this?

window-veto-why = Dopo ogni carta lo si chiede a tutti, con o senza Veto. «{ do-allow }» non fa niente; un Veto annulla la carta.
what-card-veto = Si gioca nel turno di un altro. Lo si chiede sempre a tutti, così nessuno capisce chi ce l’ha.
what-do-veto = La carta si scarta senza effetto, e il tuo Veto con lei.
what-do-allow = Non fai niente: la carta ha effetto, a meno che qualcun altro non ponga il veto.
