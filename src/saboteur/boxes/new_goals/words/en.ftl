## Its name, and what the lobby says of it

module-new-goals = New goals
module-new-goals-about = Five goals, which may include gold sacks, a dragon or a giant spider.

## Goals

goal-sack-1 = sack with 1 gold
goal-sack-2 = sack with 2 gold
goal-dragon = dragon
goal-spider = giant spider

## Log

event-lost-gold = { $who } pays { $gold } gold.
event-lost-gold-you = You pay { $gold } gold.

## How a round ends

round-won-spider = The giant spider ends the round: the saboteurs win.
reveal-side-spider = the giant spider

## Claims

claim-word-sack = sack of gold

## Lessons

lesson-new-goals = New goals
lesson-new-goals-1 = Five goals: the treasure and four others. A gold sack pays you, a dragon takes 1 gold, and the giant spider ends the round in the saboteurs’ favour.
lesson-new-goals-2 = Reach the middle one and see.
lesson-new-goals-end = A sack with 2 gold, all yours. The round goes on.

## What is this?

what-goal-sack-1 = Whoever reaches it takes 1 gold at once. The round goes on.
what-goal-sack-2 = Whoever reaches it takes 2 gold at once. The round goes on.
what-goal-dragon = Whoever reaches it pays 1 gold, if they have any. The round goes on.
what-goal-spider = The round ends at once. The saboteurs win it.
