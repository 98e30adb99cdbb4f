## Its name, and what the lobby says of it

module-reverse = Зміна напрямку
module-reverse-about = Карта, що розвертає порядок ходу.

## Cards

card-reverse = Зміна напрямку
card-reverse-about = До кінця раунду хід іде в інший бік.

## Log

event-reversed = { $who } змінює напрямок гри.
event-reversed-you = Ви змінюєте напрямок гри.

## At the table

fact-order = хід переходить за годинниковою стрілкою
fact-order-back = хід переходить у зворотному напрямку

## Lessons

lesson-reverse = Зміна напрямку
lesson-reverse-1 = Наступною була б Bruna, потім Odvar. Змініть порядок.
lesson-reverse-end = Odvar ходив першим. Так буде до кінця раунду, і самородки тоді теж підуть в інший бік.
