## Its name, and what the lobby says of it

module-reverse = Смена направления
module-reverse-about = Карта, которая меняет порядок ходов на обратный.

## Cards

card-reverse = Смена направления
card-reverse-about = До конца раунда ходят в обратном порядке.

## Log

event-reversed = { $who } меняет направление игры.
event-reversed-you = Вы меняете направление игры.

## At the table

fact-order = ход переходит по часовой стрелке
fact-order-back = ход переходит в обратную сторону

## Lessons

lesson-reverse = Смена направления
lesson-reverse-1 = Следующей была бы Бруна, потом Одвар. Смените порядок.
lesson-reverse-end = Первый ход был за Одваром. Так будет до конца раунда, и карты самородков тогда тоже пойдут в другую сторону.

## What is this?

what-card-reverse = Следующим ходит тот, кто был перед вами. Карты самородков тоже пойдут в другую сторону.
what-fact-order = В эту сторону идут ходы. «Смена направления» меняет её до конца раунда.
