## Its name, and what the lobby says of it

module-costume = Костюмерна
module-costume-about = Хто дістанеться до неї першим, той міняє свого гнома.
option-costume-place = Де лежить костюмерна
option-costume-place-card = Костюмерна

## Log

event-costume-reached = { $who } дістається костюмерної.
event-costume-reached-you = Ви дістаєтеся костюмерної.
event-costume-changed = { $who } бере іншого гнома.
event-costume-changed-you = Ви берете іншого гнома: { $dwarf }.
event-costume-changed-dwarf = { $who } бере іншого гнома: { $dwarf }.

## At the table

piece-spare = верхній зайвий гном (знаєте лише ви): { $dwarf }

## Lessons

lesson-costume = Костюмерна
lesson-costume-1 = У лабіринті є костюмерна. Хто дістанеться до неї першим, мусить змінити гнома.
lesson-costume-2 = Дістаньтеся до неї прямим тунелем і гляньте на свого гнома.
lesson-costume-end = Ви взяли зайвого гнома й тепер саботер. Про це знаєте лише ви.

## What is this?

piece-costume-about = Хто дійде сюди першим, має взяти іншого гнома й, можливо, змінить сторону.
what-piece-costume = Новий гном із тих, що лишилися; більше його ніхто не бачить. Потім тут уже нічого не стається.
