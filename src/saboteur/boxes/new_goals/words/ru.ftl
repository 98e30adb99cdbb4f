## Its name, and what the lobby says of it

module-new-goals = Новые цели
module-new-goals-about = Пять целей: среди них мешки с золотом, дракон или гигантский паук.

## Goals

goal-sack-1 = мешок с 1 самородком
goal-sack-2 = мешок с 2 самородками
goal-dragon = дракон
goal-spider = гигантский паук

## Log

event-lost-gold = { $who } отдаёт { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-lost-gold-you = Вы отдаёте { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.

## How a round ends

round-won-spider = Гигантский паук прерывает раунд: победили саботёры.
reveal-side-spider = гигантского паука

## Claims

claim-word-sack = мешок с золотом

## Lessons

lesson-new-goals = Новые цели
lesson-new-goals-1 = Пять целей: сокровище и четыре другие. Мешок платит, дракон забирает 1 самородок, гигантский паук завершает раунд в пользу саботёров.
lesson-new-goals-2 = Доберитесь до средней и посмотрите.
lesson-new-goals-end = Мешок с 2 самородками, и все ваши. Раунд продолжается.

## What is this?

what-goal-sack-1 = Кто до него дойдёт, сразу получает 1 самородок. Раунд идёт дальше.
what-goal-sack-2 = Кто до него дойдёт, сразу получает 2 самородка. Раунд идёт дальше.
what-goal-dragon = Кто до него дойдёт, платит 1 самородок, если он есть. Раунд идёт дальше.
what-goal-spider = Раунд сразу кончается. Побеждают саботёры.
