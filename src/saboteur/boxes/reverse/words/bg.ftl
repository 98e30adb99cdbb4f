## Its name, and what the lobby says of it

module-reverse = Смяна на посоката
module-reverse-about = Карта, която обръща реда на играчите.

## Cards

card-reverse = Смяна на посоката
card-reverse-about = До края на рунда се играе в обратната посока.

## Log

event-reversed = { $who } обръща посоката на играта.
event-reversed-you = Обръщате посоката на играта.

## At the table

fact-order = играе се по часовниковата стрелка
fact-order-back = играе се в обратна посока

## Lessons

lesson-reverse = Смяна на посоката
lesson-reverse-1 = Следващата е Бруна, после Одвар. Обърнете реда.
lesson-reverse-end = Първи игра Одвар. Така остава до края на рунда и тогава картите със злато също вървят в другата посока.

## What is this?

what-card-reverse = Следващ е този, който беше преди вас. И картите със злато тръгват наобратно.
what-fact-order = В тази посока вървят ходовете. „Смяна на посоката“ я обръща до края на рунда.
