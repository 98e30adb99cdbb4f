## Its name, and what the lobby says of it

module-costume = Костюмерная
module-costume-about = Кто доберётся до неё первым, тот меняет своего гнома.

## Log

event-costume-reached = { $who } добирается до костюмерной.
event-costume-reached-you = Вы добираетесь до костюмерной.
event-costume-changed = { $who } должен взять другого гнома.
event-costume-changed-you = Вы берёте другого гнома: { $dwarf }.
event-costume-changed-dwarf = { $who } должен взять другого гнома: { $dwarf }.

## At the table

piece-spare = верхний лишний гном, знаете только вы: { $dwarf }

## Lessons

lesson-costume = Костюмерная
lesson-costume-1 = В лабиринте есть костюмерная. Кто доберётся первым, должен сменить гнома.
lesson-costume-2 = Доберитесь до неё прямым тоннелем и взгляните на своего гнома.
lesson-costume-end = Вы взяли лишнего гнома и теперь саботёр. Знаете только вы.
