## Its name, and what the lobby says of it

module-veto = Veto
module-veto-about = A card that cancels the card another player just played.

## Cards

card-veto = Veto
card-veto-about = Cancel a card that another player has just played.

## Log

event-vetoed = { $who } vetoes “{ $card }”: it has no effect.
event-vetoed-you = You veto “{ $card }”: it has no effect.

## What is being asked now

window-veto = Waiting for a possible veto
window-veto-you = Any veto?

## Why a move is refused

reason-only-in-answer = A veto is only played in answer to another player’s card.

## What an action does, as a button

do-veto = Veto
do-allow = Allow it

## At the table

reaction-aimed = { $who } plays “{ $card }” on { $whom }.
reaction-aimed-you = You play “{ $card }” on { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = You allowed it. Waiting for the others.

## Claims

claim-no-veto = I don’t have the veto.
claim-no-veto-button = I have no veto

## Lessons

lesson-veto = The Veto
lesson-veto-1 = You hold the Veto. It is played in someone else’s turn, so first take yours: dig on.
lesson-veto-2 = Bruna wants to break your pickaxe. Everyone is asked whether to allow it. Say no.
lesson-veto-end = Bruna’s card is cancelled, and your Veto is used up. Everyone is always asked, so nobody can tell who holds it.

## What is this?

window-veto-why = Everyone is asked after every card, with or without a Veto. “{ do-allow }” does nothing; a Veto cancels the card.
what-card-veto = It is played in someone else’s turn. Everyone is always asked, so nobody can tell who holds it.
what-do-veto = The card is discarded without effect, and your Veto with it.
what-do-allow = You do nothing: the card takes effect, unless someone else vetoes it.
