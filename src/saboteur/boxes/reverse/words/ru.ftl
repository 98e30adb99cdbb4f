## Its name, and what the lobby says of it

module-reverse = Смена направления
module-reverse-about = Карта, которая разворачивает порядок хода.

## Cards

card-reverse = Смена направления
card-reverse-about = До конца раунда ход идёт в другую сторону.

## Log

event-reversed = { $who } меняет направление игры.
event-reversed-you = Вы меняете направление игры.

## At the table

fact-order = ход переходит по часовой стрелке
fact-order-back = ход переходит в обратную сторону

## Lessons

lesson-reverse = Смена направления
lesson-reverse-1 = Следующей была бы Bruna, потом Odvar. Смените порядок.
lesson-reverse-end = Odvar ходил первым. Так будет до конца раунда, и самородки тогда тоже пойдут в другую сторону.
