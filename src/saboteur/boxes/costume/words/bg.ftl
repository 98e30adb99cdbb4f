## Its name, and what the lobby says of it

module-costume = Отдел костюми
module-costume-about = Който пръв стигне до него, трябва да смени джуджето си.
option-costume-place = Къде е отделът костюми
option-costume-place-card = Отдел костюми

## Log

event-costume-reached = { $who } стига до отдел костюми.
event-costume-reached-you = Стигате до отдел костюми.
event-costume-changed = { $who } взема друго джудже.
event-costume-changed-you = Вземате друго джудже: { $dwarf }.
event-costume-changed-dwarf = { $who } взема друго джудже: { $dwarf }.

## At the table

piece-spare = най-горното излишно джудже (знаете само вие): { $dwarf }

## Lessons

lesson-costume = Отдел костюми
lesson-costume-1 = В мината има отдел костюми. Който пръв стигне до него, трябва да смени джуджето си.
lesson-costume-2 = Стигнете до него с правия тунел и вижте джуджето си.
lesson-costume-end = Взехте излишното джудже и сега сте саботьор. Знаете само вие.

## What is this?

piece-costume-about = Който стигне пръв дотук, трябва да вземе друго джудже и може да смени страната.
what-piece-costume = Новото джудже е едно от останалите; никой друг не го вижда. След това тук вече не се случва нищо.
