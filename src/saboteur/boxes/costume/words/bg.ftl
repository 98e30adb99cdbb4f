## Its name, and what the lobby says of it

module-costume = Отдел костюми
module-costume-about = Който пръв стигне до него, трябва да смени джуджето си.

## Log

event-costume-reached = { $who } стига до отдел костюми.
event-costume-reached-you = Стигате до отдел костюми.
event-costume-changed = { $who } трябва да вземе друго джудже.
event-costume-changed-you = Вземате друго джудже: { $dwarf }.
event-costume-changed-dwarf = { $who } трябва да вземе друго джудже: { $dwarf }.

## At the table

piece-spare = най-горното излишно джудже, знаете само вие: { $dwarf }

## Lessons

lesson-costume = Отдел костюми
lesson-costume-1 = В лабиринта има отдел костюми. Който пръв го стигне, трябва да смени джуджето.
lesson-costume-2 = Стигнете го с правия тунел и вижте джуджето си.
lesson-costume-end = Взехте останалото джудже и сега сте саботьор. Знаете само вие.
