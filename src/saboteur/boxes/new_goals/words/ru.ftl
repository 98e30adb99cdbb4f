## Its name, and what the lobby says of it

module-new-goals = Новые цели
module-new-goals-about = Пять целей: среди них мешки золота, дракон или гигантский паук.

## Goals

goal-sack-1 = мешок с 1 самородком
goal-sack-2 = мешок с 2 самородками
goal-dragon = дракон
goal-spider = гигантский паук

## Log

event-lost-gold = { $who } отдаёт золото: { $gold }.
event-lost-gold-you = Вы отдаёте золото: { $gold }.

## How a round ends

round-won-spider = Гигантский паук прерывает раунд: победили саботёры.
reveal-side-spider = гигантского паука

## Claims

claim-word-sack = мешок золота

## Lessons

lesson-new-goals = Новые цели
lesson-new-goals-1 = Пять целей: сокровище и четыре другие. Мешок платит, дракон берёт 1 золото, гигантский паук завершает раунд в пользу саботёров.
lesson-new-goals-2 = Доберитесь до средней и посмотрите.
lesson-new-goals-end = Мешок с 2 золота, весь ваш. Раунд продолжается.
