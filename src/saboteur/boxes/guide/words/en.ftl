## Its name, and what the lobby says of it

module-guide = Guide
module-guide-about = A card for laying two path cards in one turn.

## Cards

card-guide = Guide
card-guide-about = Lay two path cards one after the other, then draw two.

## What is being asked now

window-guide = { $who } lays a path card ({ $count } to go)
window-guide-you = Lay a path card ({ $count } to go)

## Why a move is refused

reason-nothing-to-lay = None of your path cards can be laid right now.

## Lessons

lesson-guide = The Guide
lesson-guide-1 = With the Guide you lay two path cards in one turn. Play it.
lesson-guide-2 = The first one.
lesson-guide-3 = And the second, at the end of it.
lesson-guide-end = For it you draw two cards.
