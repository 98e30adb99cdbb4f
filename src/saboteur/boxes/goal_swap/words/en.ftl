## Its name, and what the lobby says of it

module-goal-swap = Goal Swap
module-goal-swap-about = A card that lets you secretly swap two goals, or not.

## Cards

card-goal-swap = Goal Swap
card-goal-swap-about = Take two hidden goals and put them back, swapped or not.

## Log

event-put-back = { $who } puts two hidden goals back, swapped or not.
event-put-back-you = You put the two goals back as they were.
event-put-back-swapped = { $who } puts two hidden goals back, swapped.
event-put-back-swapped-you = You put the two goals back, swapped.

## What is being asked now

window-exchange = { $who } decides whether to swap the goals
window-exchange-you = Swap the goals or leave them

## Why a move is refused

reason-same-goal = Choose two different goals.

## What an action does, as a button

do-exchange = Swap them
do-leave = Leave them

## Claims

claim-word-swapped = swapped
claim-word-left = as they were
claim-put-back = The two goals: { $word }.
claim-put-back-swapped = I swapped the two goals.
claim-put-back-left = I left the two goals as they were.
claim-put-back-button = The two goals…

## Lessons

lesson-goal-swap = Goal Swap
lesson-goal-swap-1 = You have seen that goal 1 is stone. Play Goal Swap on two goals.
lesson-goal-swap-2 = You’re holding both, face down. Swap them or put them back as they were: only you will know.
lesson-goal-swap-end = What others learnt with their maps may no longer be true.

## What is this?

window-exchange-why = You hold both goals without seeing them. Only you will know whether you swapped them.
what-card-goal-swap = Everyone sees which two goals you take. What others saw with a map may no longer be true.
what-do-exchange = Each goal goes to the other’s place; nobody else learns it.
what-do-leave = Both goals go back to where they were; nobody else learns it.
