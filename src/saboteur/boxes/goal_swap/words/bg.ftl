## Its name, and what the lobby says of it

module-goal-swap = Размяна на цели
module-goal-swap-about = Карта, която тайно разменя две цели, а може и да не ги размени.

## Cards

card-goal-swap = Размяна на цели
card-goal-swap-about = Вземете две закрити карти с цел и ги върнете, разменени или не.

## Log

event-put-back = { $who } връща две скрити цели, разменени или не.
event-put-back-you = Връщате двете цели, както лежаха.
event-put-back-swapped = { $who } връща две скрити цели с разменени места.
event-put-back-swapped-you = Връщате двете цели с разменени места.

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
claim-word-left = както лежаха
claim-put-back = Двете цели: { $word }.
claim-put-back-swapped = Размених двете цели.
claim-put-back-left = Оставих двете цели, както лежаха.
claim-put-back-button = Двете цели …

## Lessons

lesson-goal-swap = Размяна на цели
lesson-goal-swap-1 = Видели сте, че горната цел е камък. Изиграйте размяната върху две цели.
lesson-goal-swap-2 = Двете са у вас, закрити. Разменете ги или ги върнете както лежаха: ще знаете само вие.
lesson-goal-swap-end = Каквото другите са научили със схемите, може вече да не е вярно.
