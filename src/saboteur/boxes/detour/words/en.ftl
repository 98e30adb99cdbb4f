## Its name, and what the lobby says of it

module-detour = Detour
module-detour-about = A card that moves the path card laid last.

## Cards

card-detour = Detour
card-detour-about = Move the path card that was laid last to another place.

## Log

event-lifted = { $who } takes up the path card at { $cell }.
event-lifted-you = You take up the path card at { $cell }.

## Why a move is refused

reason-nothing-laid = There is no laid path card to move.
reason-not-the-last = Only the path card that was laid last can be moved.
reason-same-cell = The card must go to another place.

## Lessons

lesson-detour = The Detour
lesson-detour-1 = Odvar has just laid a dead end. The Detour moves the path card laid last. Move it out of your way.
lesson-detour-end = It must fit where it goes, and you count as the one who laid it.
