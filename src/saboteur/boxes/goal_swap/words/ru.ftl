## Its name, and what the lobby says of it

module-goal-swap = Обмен целей
module-goal-swap-about = Карта, с которой можно тайно поменять местами две цели, а можно и нет.

## Cards

card-goal-swap = Обмен целей
card-goal-swap-about = Возьмите две закрытые цели и верните их, поменяв местами или нет.

## Log

event-put-back = { $who } кладёт на место две закрытые карты цели: поменялись ли они местами, неизвестно.
event-put-back-you = Вы кладёте обе цели обратно, как они лежали.
event-put-back-swapped = { $who } кладёт две закрытые цели обратно, поменяв их местами.
event-put-back-swapped-you = Вы кладёте обе цели обратно, поменяв их местами.

## What is being asked now

window-exchange = { $who } решает, менять ли цели местами
window-exchange-you = Поменяйте цели местами или оставьте как есть

## Why a move is refused

reason-same-goal = Выберите две разные карты цели.

## What an action does, as a button

do-exchange = Поменять местами
do-leave = Оставить как есть

## Claims

claim-word-swapped = поменялись местами
claim-word-left = как лежали
claim-put-back = Две цели: { $word }.
claim-put-back-swapped = Я меняю две карты цели местами.
claim-put-back-left = Я оставляю две карты цели как были.
claim-put-back-button = Две цели…

## Lessons

lesson-goal-swap = Обмен целей
lesson-goal-swap-1 = Вы видели, что цель 1 — камень. Сыграйте обмен на две цели.
lesson-goal-swap-2 = Обе у вас, рубашкой вверх. Поменяйте их или верните как лежали: знать будете только вы.
lesson-goal-swap-end = То, что другие узнали разведкой, может уже не быть правдой.

## What is this?

window-exchange-why = Обе цели у вас в руках, но вы их не видите. Только вы будете знать, поменяли ли вы их.
what-card-goal-swap = Все видят, какие две цели вы взяли. То, что показала другим «Разведка», может быть уже неверно.
what-do-exchange = Каждая цель ляжет на место другой; больше никто не узнает.
what-do-leave = Обе цели вернутся на свои места; больше никто не узнает.
