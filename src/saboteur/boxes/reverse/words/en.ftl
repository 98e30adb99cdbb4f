## Its name, and what the lobby says of it

module-reverse = Reverse
module-reverse-about = A card that reverses the order of play.

## Cards

card-reverse = Reverse
card-reverse-about = Reverses the order of play for the rest of the round.

## Log

event-reversed = { $who } reverses the order of play.
event-reversed-you = You reverse the order of play.

## At the table

fact-order = play goes clockwise
fact-order-back = play goes counter-clockwise

## Lessons

lesson-reverse = Reverse
lesson-reverse-1 = Bruna would be next, then Odvar. Reverse the order.
lesson-reverse-end = Odvar went first. It stays that way until the end of the round, and the gold cards go round the other way too.

## What is this?

what-card-reverse = The player before you is then next. Gold cards go the other way, too.
what-fact-order = In this direction the turns go round. A Reverse turns it until the end of the round.
