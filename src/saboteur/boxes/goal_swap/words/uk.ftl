## Its name, and what the lobby says of it

module-goal-swap = Обмін карт кінця
module-goal-swap-about = Карта, з якою можна таємно поміняти місцями дві карти кінця, а можна й ні.

## Cards

card-goal-swap = Обмін карт кінця
card-goal-swap-about = Візьміть дві закриті карти кінця й поверніть їх, помінявши місцями чи ні.

## Log

event-put-back = { $who } кладе на місце дві закриті карти кінця: чи помінялися вони місцями, невідомо.
event-put-back-you = Ви повертаєте обидві карти кінця, як вони лежали.
event-put-back-swapped = { $who } повертає дві закриті карти кінця, помінявши їх місцями.
event-put-back-swapped-you = Ви повертаєте обидві карти кінця, помінявши їх місцями.

## What is being asked now

window-exchange = { $who } вирішує, чи міняти карти кінця місцями
window-exchange-you = Поміняйте карти кінця місцями або залиште як є

## Why a move is refused

reason-same-goal = Оберіть дві різні карти кінця.

## What an action does, as a button

do-exchange = Поміняти місцями
do-leave = Залишити як є

## Claims

claim-word-swapped = поміняно місцями
claim-word-left = як лежали
claim-put-back = Дві карти кінця: { $word }.
claim-put-back-swapped = Я міняю дві карти кінця місцями.
claim-put-back-left = Я залишаю дві карти кінця як були.
claim-put-back-button = Дві карти кінця…

## Lessons

lesson-goal-swap = Обмін карт кінця
lesson-goal-swap-1 = Ви бачили, що карта кінця 1 — камінь. Зіграйте «Обмін карт кінця» на дві з них.
lesson-goal-swap-2 = Обидві у вас, долілиць. Поміняйте їх або поверніть як лежали: знатимете лише ви.
lesson-goal-swap-end = Те, що інші дізналися розвідкою, може вже не бути правдою.

## What is this?

window-exchange-why = Обидві карти у вас у руках, але ви їх не бачите. Лише ви знатимете, чи поміняли їх.
what-card-goal-swap = Усі бачать, які дві карти ви взяли. Те, що показала іншим «Розвідка», може бути вже неправдою.
what-do-exchange = Кожна карта ляже на місце іншої; більше ніхто не дізнається.
what-do-leave = Обидві карти повернуться на свої місця; більше ніхто не дізнається.
