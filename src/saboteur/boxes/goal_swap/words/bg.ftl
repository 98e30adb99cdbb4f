## Its name, and what the lobby says of it

module-goal-swap = Размяна на карта с цел
module-goal-swap-about = Карта, с която тайно може да размените две цели – или не.

## Cards

card-goal-swap = Размяна на карта с цел
card-goal-swap-about = Вземете две закрити карти с цел и ги върнете, разменени или не.

## Log

event-put-back = { $who } връща две закрити карти с цел, разменени или не.
event-put-back-you = Връщате двете карти с цел, както бяха.
event-put-back-swapped = { $who } връща две закрити карти с цел с разменени места.
event-put-back-swapped-you = Връщате двете карти с цел с разменени места.

## What is being asked now

window-exchange = { $who } решава дали да размени целите
window-exchange-you = Разменете целите или ги оставете така

## Why a move is refused

reason-same-goal = Изберете две различни цели.

## What an action does, as a button

do-exchange = Размяна
do-leave = Нека останат така

## Claims

claim-word-swapped = разменени
claim-word-left = както бяха
claim-put-back = Двете цели: { $word }.
claim-put-back-swapped = Размених двете цели.
claim-put-back-left = Оставих двете цели, както бяха.
claim-put-back-button = Двете цели…

## Lessons

lesson-goal-swap = Размяна на карта с цел
lesson-goal-swap-1 = Видели сте, че цел 1 е скала. Изиграйте размяната върху две цели.
lesson-goal-swap-2 = Двете са у вас, закрити. Разменете ги или ги върнете, както бяха: ще знаете само вие.
lesson-goal-swap-end = Каквото другите са научили със схемите, може вече да не е вярно.

## What is this?

window-exchange-why = Държите двете цели, без да ги виждате. Само вие ще знаете дали сте ги разменили.
what-card-goal-swap = Всички виждат кои две цели вземате. Това, което други са видели със схема, може вече да не е вярно.
what-do-exchange = Всяка цел отива на мястото на другата; никой друг не научава.
what-do-leave = Двете цели се връщат, където са били; никой друг не научава.
