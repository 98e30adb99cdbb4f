## Its name, and what the lobby says of it

module-reverse = Зміна напрямку
module-reverse-about = Карта, що змінює порядок ходів на зворотний.

## Cards

card-reverse = Зміна напрямку
card-reverse-about = До кінця раунду ходять у зворотному порядку.

## Log

event-reversed = { $who } змінює напрямок гри.
event-reversed-you = Ви змінюєте напрямок гри.

## At the table

fact-order = хід переходить за годинниковою стрілкою
fact-order-back = хід переходить у зворотному напрямку

## Lessons

lesson-reverse = Зміна напрямку
lesson-reverse-1 = Наступною була б Бруна, потім Одвар. Змініть порядок.
lesson-reverse-end = Перший хід був за Одваром. Так буде до кінця раунду, і карти самородків тоді теж підуть в інший бік.

## What is this?

what-card-reverse = Наступним ходить той, хто був перед вами. Карти самородків теж підуть в інший бік.
what-fact-order = У цей бік ідуть ходи. «Зміна напрямку» міняє його до кінця раунду.
