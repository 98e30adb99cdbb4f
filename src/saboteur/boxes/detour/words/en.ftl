## Its name, and what the lobby says of it

module-detour = Detour
module-detour-about = A card that moves the most recently placed path card.

## Cards

card-detour = Detour
card-detour-about = Move the most recently placed path card somewhere else.

## Log

event-lifted = { $who } picks up the path card { $place }: { $card }.
event-lifted-you = You pick up the path card { $place }: { $card }.

## Why a move is refused

reason-nothing-laid = There’s no placed path card to move.
reason-not-the-last = Only the most recently placed path card can be moved.
reason-same-cell = The card must go somewhere else.

## Lessons

lesson-detour = The Detour
lesson-detour-1 = Odvar has just placed a dead end. The Detour moves the most recently placed path card. Move it out of your way.
lesson-detour-end = It must fit in its new place, and you count as having placed it.

## What is this?

what-card-detour = It must fit there by the usual rules. You then count as the one who placed it.
