## Its name, and what the lobby says of it

module-costume = Костюмерная
module-costume-about = Кто доберётся до неё первым, тот меняет своего гнома.
option-costume-place = Где лежит костюмерная
option-costume-place-card = Костюмерная

## Log

event-costume-reached = { $who } добирается до костюмерной.
event-costume-reached-you = Вы добираетесь до костюмерной.
event-costume-changed = { $who } берёт другого гнома.
event-costume-changed-you = Вы берёте другого гнома: { $dwarf }.
event-costume-changed-dwarf = { $who } берёт другого гнома: { $dwarf }.

## At the table

piece-spare = верхний лишний гном (знаете только вы): { $dwarf }

## Lessons

lesson-costume = Костюмерная
lesson-costume-1 = В лабиринте есть костюмерная. Кто доберётся до неё первым, должен сменить гнома.
lesson-costume-2 = Доберитесь до неё прямым тоннелем и взгляните на своего гнома.
lesson-costume-end = Вы взяли лишнего гнома и теперь саботёр. Об этом знаете только вы.

## What is this?

piece-costume-about = Кто дойдёт сюда первым, должен взять другого гнома и, может быть, сменит сторону.
what-piece-costume = Новый гном из оставшихся; больше его никто не видит. Потом здесь уже ничего не происходит.
