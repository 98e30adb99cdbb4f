## Its name, and what the lobby says of it

module-new-goals = Нови цели
module-new-goals-about = Пет цели: сред тях чувалчета със злато, дракон или гигантски паяк.

## Goals

goal-sack-1 = чувалче с 1 златен къс
goal-sack-2 = чувалче с 2 златни къса
goal-dragon = дракон
goal-spider = гигантски паяк

## Log

event-lost-gold = { $who } плаща { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-lost-gold-you = Плащате { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.

## How a round ends

round-won-spider = Гигантският паяк прекъсва рунда: печелят саботьорите.
reveal-side-spider = гигантския паяк

## Claims

claim-word-sack = чувалче със злато

## Lessons

lesson-new-goals = Нови цели
lesson-new-goals-1 = Пет цели: съкровището и още четири. Чувалчето плаща, драконът взема 1 златен къс, гигантският паяк приключва рунда в полза на саботьорите.
lesson-new-goals-2 = Стигнете до средната и вижте.
lesson-new-goals-end = Чувалче с 2 златни къса, само за вас. Рундът продължава.

## What is this?

what-goal-sack-1 = Който стигне до него, веднага получава 1 златен къс. Рундът продължава.
what-goal-sack-2 = Който стигне до него, веднага получава 2 златни къса. Рундът продължава.
what-goal-dragon = Който стигне до него, плаща 1 златен къс, ако има. Рундът продължава.
what-goal-spider = Рундът свършва веднага. Печелят го саботьорите.
