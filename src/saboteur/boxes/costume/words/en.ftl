## Its name, and what the lobby says of it

module-costume = Costume department
module-costume-about = Whoever reaches it first must take another dwarf.

## Log

event-costume-reached = { $who } reaches the costume department.
event-costume-reached-you = You reach the costume department.
event-costume-changed = { $who } must take another dwarf.
event-costume-changed-you = You take another dwarf: { $dwarf }.
event-costume-changed-dwarf = { $who } must take another dwarf: { $dwarf }.

## At the table

piece-spare = spare dwarf on top, only you know: { $dwarf }

## Lessons

lesson-costume = The costume department
lesson-costume-1 = In the maze lies the costume department. Whoever reaches it first must change the dwarf.
lesson-costume-2 = Reach it with your straight tunnel, and look at your dwarf.
lesson-costume-end = You took the left-over dwarf and are a saboteur now. Only you know.
