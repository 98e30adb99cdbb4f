## Its name, and what the lobby says of it

module-new-goals = Нови цели
module-new-goals-about = Пет цели: сред тях чувалчета със злато, дракон или гигантски паяк.

## Goals

goal-sack-1 = чувалче с 1 златен къс
goal-sack-2 = чувалче с 2 златни къса
goal-dragon = дракон
goal-spider = гигантски паяк

## Log

event-lost-gold = { $who } плаща { $gold } злато.
event-lost-gold-you = Плащате { $gold } злато.

## How a round ends

round-won-spider = Гигантският паяк прекъсва рунда: печелят саботьорите.
reveal-side-spider = гигантския паяк

## Claims

claim-word-sack = чувал злато

## Lessons

lesson-new-goals = Нови цели
lesson-new-goals-1 = Пет цели: съкровището и още четири. Чувалчето плаща, драконът взима 1 злато, гигантският паяк приключва рунда за саботьорите.
lesson-new-goals-2 = Стигнете средната и вижте.
lesson-new-goals-end = Чувалче с 2 злато, цялото ваше. Рундът продължава.
