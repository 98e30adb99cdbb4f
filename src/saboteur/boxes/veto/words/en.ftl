## Its name, and what the lobby says of it

module-veto = Veto
module-veto-about = A card that cancels what another player has just played.

## Cards

card-veto = Veto
card-veto-about = Cancel a card that another player has just played.

## Log

event-vetoed = { $who } vetoes “{ $card }”: it has no effect.
event-vetoed-you = You veto “{ $card }”: it has no effect.

## What is being asked now

window-veto = Waiting for vetoes
window-veto-you = Any veto?

## Why a move is refused

reason-only-in-answer = A veto is only played in answer to another player’s card.

## What an action does, as a button

do-veto = Veto
do-allow = Let it be

## At the table

reaction-aimed = { $who } plays “{ $card }” on { $whom }.
reaction-aimed-you = You play “{ $card }” on { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = You let it be. Waiting for the others.

## Claims

claim-no-veto = I do not have the veto.
claim-no-veto-button = I have no veto

## Lessons

lesson-veto = The Veto
lesson-veto-1 = You hold the Veto. It is played in somebody else’s turn, so first take yours: dig on.
lesson-veto-2 = Bruna wants to break your pickaxe. Everyone is asked whether the card may stand. Say no.
lesson-veto-end = Her card is gone without effect, and your Veto with it. Everyone is always asked, so nobody can tell who holds it.
