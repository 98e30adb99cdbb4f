## Its name, and what the lobby says of it

module-costume = Costume department
module-costume-about = The first to reach it must swap their dwarf for another.
option-costume-place = Where the costume department lies
option-costume-place-card = Costume department

## Log

event-costume-reached = { $who } reaches the costume department.
event-costume-reached-you = You reach the costume department.
event-costume-changed = { $who } takes another dwarf.
event-costume-changed-you = You take another dwarf: { $dwarf }.
event-costume-changed-dwarf = { $who } takes another dwarf: { $dwarf }.

## At the table

piece-spare = top spare dwarf (only you know): { $dwarf }

## Lessons

lesson-costume = The costume department
lesson-costume-1 = The costume department is in the mine. The first player to reach it must change their dwarf.
lesson-costume-2 = Reach it with your straight tunnel, and look at your dwarf.
lesson-costume-end = You took the spare dwarf and are now a saboteur. Only you know.

## What is this?

piece-costume-about = The first to reach it must swap their dwarf for another, and may change sides.
what-piece-costume = The new dwarf is one that was not dealt; nobody else sees it. After that nothing more happens here.
