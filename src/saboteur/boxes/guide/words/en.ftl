## Its name, and what the lobby says of it

module-guide = Guide
module-guide-about = A card that lets you place two path cards in one turn.

## Cards

card-guide = Guide
card-guide-about = Place two path cards in a row, then draw two cards.

## What is being asked now

window-guide = { $who } places a path card ({ $count } to go)
window-guide-you = Place a path card ({ $count } to go)

## Why a move is refused

reason-nothing-to-lay = None of your path cards can be placed right now.

## Lessons

lesson-guide = The Guide
lesson-guide-1 = With the Guide you place two path cards in one turn. Play it.
lesson-guide-2 = The first one.
lesson-guide-3 = And the second, at the end of it.
lesson-guide-end = Then you draw two cards.

## What is this?

window-guide-why = Your Guide lets you place two path cards in this turn.
what-card-guide = Each must fit by the usual rules. While something keeps you from digging you cannot play it.
option-guide-draws = Guide with a single path card
option-guide-draws-about = How many cards are drawn when only one path card could be placed?
option-guide-draws-two = always two
option-guide-draws-laid = as many as were placed
