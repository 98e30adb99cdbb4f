## Its name, and what the lobby says of it

module-reverse = Reverse
module-reverse-about = A card that turns the order of play round.

## Cards

card-reverse = Reverse
card-reverse-about = For the rest of the round play goes the other way.

## Log

event-reversed = { $who } turns the order of play round.
event-reversed-you = You turn the order of play round.

## At the table

fact-order = play goes clockwise
fact-order-back = play goes the other way round

## Lessons

lesson-reverse = Reverse
lesson-reverse-1 = Bruna would be next, then Odvar. Turn the order round.
lesson-reverse-end = Odvar moved first. So it stays until the end of the round, and gold cards then go the other way too.
