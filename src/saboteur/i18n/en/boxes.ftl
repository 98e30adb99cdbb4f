### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } face down.
event-spent-cards = { $who } discards: { $cards }.
event-spent-you = You discard: { $cards }.
event-inspected = { $who } looks at { $whom }’s dwarf.
event-inspected-dwarf = { $who } looks at { $whom }’s dwarf: { $dwarf }.
event-inspected-you = You look at { $whom }’s dwarf: { $dwarf }.
event-inspected-at-you = { $who } looks at your dwarf.
event-remembered = { $who } keeps track of cards given away.
event-remembered-you = You keep track of the cards you gave away.
event-proved = Now everyone knows who { $who } is: { $dwarf }.
event-proved-you = Now everyone knows who you are: { $dwarf }.
event-played-path = { $who } wants to place a path card.
event-played-path-you = You want to place a path card.
event-searched = { $who } looks at { $count } discarded cards.
event-searched-you = You look at { $count } discarded cards.
event-kept = { $who } keeps one of them.
event-kept-you = You keep: { $card }.
event-kept-card = { $who } keeps: { $card }.
event-shuffled = { $who } shuffles the discard pile.
event-shuffled-you = You shuffle the discard pile.

## What is being asked now

window-keep = { $who } chooses a card to keep
window-keep-you = Choose a card to keep

## What an action does, as a button

do-keep = Keep { $card }{ $word }

## At the table

piece-reached = reached

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Greedy dwarf
dwarf-greedy-aim = Complete the tunnel to the treasure yourself and all the gold is yours.
round-won-greedy = A greedy dwarf has reached the treasure and keeps it all.
reveal-side-greedy = the greedy dwarf

## What is this?

window-keep-why = Only you see these cards. Keep one; the others are put away.
