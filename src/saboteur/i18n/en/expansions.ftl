### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

card-thief = Thief
card-hands-off = Hands Off
card-swap-hands = Swap Hands
card-inspect = Inspection
card-swap-hats = Swap Hats
card-trap = Trapped
card-free = Free at Last
card-goal-swap = Goal Swap
card-vault = Vault
card-veto = Veto
card-reverse = Reverse
card-craftsman = Craftsman
card-guide = Guide
card-detour = Detour
card-thief-about = Lay it in front of you: after the gold is shared you may steal 1 gold.
card-hands-off-about = Discard a thief in front of anyone.
card-swap-hands-about = Swap all your cards with another player, who then draws one.
card-inspect-about = Look at another player’s dwarf; nobody else sees it.
card-swap-hats-about = One player, you too if you like, trades the dwarf for a new one.
card-trap-about = A trapped player lays no path cards and gets no gold at the end of the round.
card-free-about = Free a trapped player, or yourself.
card-goal-swap-about = Take two hidden goals and put them back, swapped or not.
card-vault-about = Instead of drawing, look at the top five discards and keep one.
card-veto-about = Cancel a card that another player has just played.
card-reverse-about = For the rest of the round play goes the other way.
card-craftsman-about = Repair one broken tool of any kind.
card-guide-about = Lay two path cards one after the other, then draw two.
card-detour-about = Move the path card that was laid last to another place.

## Marks of path cards

mark-blue = a blue door
mark-green = a green door
mark-ladder = a ladder
mark-crystal = a crystal

## Dwarves

dwarf-blue = Blue gold-digger
dwarf-blue-aim = Dig a way to the treasure that no green door blocks.
dwarf-green = Green gold-digger
dwarf-green-aim = Dig a way to the treasure that no blue door blocks.
dwarf-boss = Boss
dwarf-boss-aim = You win with either team, and get 1 gold less.
dwarf-profiteer = Profiteer
dwarf-profiteer-aim = You win whoever wins, and get 2 gold less.
dwarf-geologist = Geologist
dwarf-geologist-aim = The treasure does not matter to you: each crystal in the mine brings 1 gold; two geologists share.

## Goals

goal-sack-1 = sack with 1 gold
goal-sack-2 = sack with 2 gold
goal-dragon = dragon
goal-spider = giant spider

## Chests

chest-nugget = Nugget
chest-nugget-about = Take 1 gold.
chest-fog = Fog
chest-fog-about = Until the end of the round no map shows a goal.
chest-tired = Tired
chest-tired-about = No draw at the end of this turn.
chest-extra = Extra card
chest-extra-about = Draw one more card at the end of this turn.
chest-farther = Farther away
chest-farther-about = Move one hidden goal one place away from the start.
chest-pickpocket = Pickpocket
chest-pickpocket-about = At the end of this turn take a card from somebody’s hand instead of drawing.
chest-pick-of-three = Pick of three
chest-pick-of-three-about = At the end of this turn draw three cards and keep one.
chest-spyglass = Spyglass
chest-spyglass-about = Look at another player’s dwarf.
chest-rummage = Rummage
chest-rummage-about = Look at five discards and keep one instead of drawing.
chest-landslide = Landslide
chest-landslide-about = The top five cards of the draw pile are discarded unseen.

## Log

event-thief-laid = { $who } lays out a thief.
event-thief-laid-you = You lay out a thief.
event-thief-chased = { $who } chases { $whom }’s thief away.
event-thief-chased-self = { $who } chases their own thief away.
event-thief-chased-you = You chase { $whom }’s thief away.
event-thief-chased-at-you = { $who } chases your thief away.
event-thief-chased-you-self = You chase your own thief away.
event-trapped = { $who } traps { $whom }.
event-trapped-self = { $who } is caught in their own trap.
event-trapped-you = You trap { $whom }.
event-trapped-at-you = { $who } traps you.
event-trapped-you-self = You are caught in your own trap.
event-freed = { $who } frees { $whom }.
event-freed-self = { $who } breaks free.
event-freed-you = You free { $whom }.
event-freed-at-you = { $who } frees you.
event-freed-you-self = You break free.
event-spent = { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } down unseen.
event-spent-cards = { $who } puts down: { $cards }.
event-spent-you = You put down: { $cards }.
event-cleared = { $who } puts two cards down to be rid of “{ $card }”.
event-cleared-you = You put two cards down to be rid of “{ $card }”.
event-inspected = { $who } looks at { $whom }’s dwarf.
event-inspected-dwarf = { $who } looks at { $whom }’s dwarf: { $dwarf }.
event-inspected-you = You look at { $whom }’s dwarf: { $dwarf }.
event-inspected-at-you = { $who } looks at your dwarf.
event-hats-swapped = { $who } swaps hats: { $whom } gets a new dwarf.
event-hats-swapped-dwarf = { $who } swaps hats. The new dwarf of { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } swaps hats and gets a new dwarf.
event-hats-swapped-you = You swap hats: { $whom } gets a new dwarf.
event-hats-swapped-at-you = { $who } swaps your hat. Your new dwarf: { $dwarf }.
event-hats-swapped-you-self = You swap your hat. Your new dwarf: { $dwarf }.
event-swapped-hands = { $who } and { $whom } swap hands.
event-swapped-hands-you = You swap hands with { $whom }.
event-swapped-hands-at-you = { $who } swaps hands with you.
event-remembered = { $who } keeps track of cards given away.
event-remembered-you = You keep track of the cards you gave away.
event-proved = Now everyone knows who { $who } is: { $dwarf }.
event-proved-you = Now everyone knows who you are: { $dwarf }.
event-played-path = { $who } wants to lay a path card.
event-played-path-you = You want to lay a path card.
event-reversed = { $who } turns the order of play round.
event-reversed-you = You turn the order of play round.
event-searched = { $who } looks at { $count } discarded cards.
event-searched-you = You look at { $count } discarded cards.
event-kept = { $who } keeps one of them.
event-kept-you = You keep: { $card }.
event-kept-card = { $who } keeps: { $card }.
event-shuffled = { $who } shuffles the discard pile.
event-shuffled-you = You shuffle the discard pile.
event-put-back = { $who } puts two hidden goals back, swapped or not.
event-put-back-you = You put the two goals back as they lay.
event-put-back-swapped = { $who } puts two hidden goals back, swapped.
event-put-back-swapped-you = You put the two goals back, swapped.
event-lifted = { $who } takes up the path card at { $cell }.
event-lifted-you = You take up the path card at { $cell }.
event-vetoed = { $who } vetoes “{ $card }”: it has no effect.
event-vetoed-you = You veto “{ $card }”: it has no effect.
event-lost-gold = { $who } pays { $gold } gold.
event-lost-gold-you = You pay { $gold } gold.
event-costume-reached = { $who } reaches the costume department.
event-costume-reached-you = You reach the costume department.
event-costume-changed = { $who } must take another dwarf.
event-costume-changed-you = You take another dwarf: { $dwarf }.
event-costume-changed-dwarf = { $who } must take another dwarf: { $dwarf }.
event-party-reached = { $who } reaches the tunnel party.
event-party-reached-you = You reach the tunnel party.
event-dealt-again = All dwarves are shuffled and dealt again.
event-dealt-again-you = All dwarves are shuffled and dealt again. You are now: { $dwarf }.
event-miner-set = { $who } sets a miner at { $cell }.
event-miner-set-you = You set a miner at { $cell }.
event-miner-left = The miner at { $cell } makes way.
event-miner-left-you = Your miner at { $cell } makes way.
event-toll-paid = { $who } pays { $whom } the toll.
event-toll-paid-you = You pay { $whom } the toll.
event-toll-paid-at-you = { $who } pays you the toll.
event-asked-to-pay = { $who } asks { $whom } to pay the toll.
event-asked-to-pay-you = You ask { $whom } to pay the toll.
event-asked-to-pay-at-you = { $who } asks you to pay the toll.
event-refused-to-pay = { $who } does not pay.
event-refused-to-pay-you = You do not pay.
event-withdrew = { $who } takes the card back: nobody pays at { $cell }.
event-withdrew-you = You take the card back: nobody pays at { $cell }.
event-toll-over = The barred cells are free again.
event-toll-over-you = The barred cells are free again.
event-chest-opened = { $who } opens the chest at { $cell }: { $chest }.
event-chest-opened-you = You open the chest at { $cell }: { $chest }.
event-chest-turned = { $who } fits the tunnel card at { $cell } into the mine.
event-chest-turned-you = You fit the tunnel card at { $cell } into the mine.
event-chest-buried = { $who } brings rocks down on the chest tunnel at { $cell }.
event-chest-buried-you = You bring rocks down on the chest tunnel at { $cell }.
event-looked-into-chest = { $who } looks into the chest at { $cell }.
event-looked-into-chest-you = You look into the chest at { $cell }: { $chest }.
event-looked-into-chest-card = { $who } looks into the chest at { $cell }: { $chest }.
event-fogged = Fog lies over the goals: no map shows one in this round.
event-fogged-you = Fog lies over the goals: no map shows one in this round.
event-goal-moved = { $who } moves the goal at { $cell } one place farther away.
event-goal-moved-you = You move the goal at { $cell } one place farther away.
event-robbed = { $who } takes a card out of { $whom }’s hand.
event-robbed-you = You take a card out of { $whom }’s hand: { $card }.
event-robbed-at-you = { $who } takes a card out of your hand: { $card }.
event-drew-several = { $who } draws { $count } cards to choose from.
event-drew-several-you = You draw { $count } cards to choose from.
event-slid = A landslide: the top cards of the draw pile are discarded unseen ({ $count }).
event-slid-you = A landslide: the top cards of the draw pile are discarded unseen ({ $count }).
event-stole = { $who } steals 1 gold from { $whom }.
event-stole-you = You steal 1 gold from { $whom }.
event-stole-at-you = { $who } steals 1 gold from you.
event-stole-none = { $who } steals nothing.
event-stole-none-you = You steal nothing.

## How a round ends

round-won-blue = The treasure is reached: the blue team wins.
round-won-green = The treasure is reached: the green team wins.
round-won-blue-green = The treasure is reached: both teams win.
round-won-shut-out = The treasure is reached, but doors shut both teams out: neither team wins.
round-won-profiteer = The treasure stays hidden and there was no saboteur: only the profiteer wins.
round-won-spider = The giant spider ends the round: the saboteurs win.

## What is being asked now

window-exchange = { $who } decides whether to swap the goals
window-exchange-you = Swap the goals or leave them
window-keep = { $who } chooses a card to keep
window-keep-you = Choose a card to keep
window-veto = Waiting for vetoes
window-veto-you = Any veto?
window-guide = { $who } lays a path card ({ $count } to go)
window-guide-you = Lay a path card ({ $count } to go)
window-toll = { $who } decides who pays the toll
window-toll-you = Who pays the toll
window-pay-for = { $who } is asked to pay a toll
window-pay-for-you = { $by } asks you to pay the toll
window-steal = { $who } chooses whom to steal from
window-steal-you = Choose whom to steal 1 gold from
window-move = { $who } moves a goal
window-move-you = Choose the goal to move farther away
window-rob = { $who } takes a card from somebody’s hand
window-rob-you = Choose whose hand to take a card from
window-look = { $who } chooses whose dwarf to look at
window-look-you = Choose whose dwarf to look at
window-lie-chest = { $who } chooses how the tunnel card lies
window-lie-chest-you = Choose how the tunnel card lies

## Why a move is refused

reason-trapped = In a trap you cannot do this; somebody must free you, or you clear the card away.
reason-ladder-at-goal = A ladder may not lie at a goal.
reason-ladder-not-joined = Here the ladder would join no open tunnel.
reason-door-of-another = Only a dwarf of the door’s own team may lay it.
reason-not-oneself = This card is for another player, not for yourself.
reason-already-there = Such a card lies there already; nobody can have two alike in front of them.
reason-not-in-front = There is no such card here to take away.
reason-no-dwarf-left = No dwarf is left to take.
reason-clear-count = To clear a card away, put down exactly two of your hand.
reason-no-discards = The discard pile is empty.
reason-same-goal = Choose two different goals.
reason-nothing-laid = There is no laid path card to move.
reason-not-the-last = Only the path card that was laid last can be moved.
reason-same-cell = The card must go to another place.
reason-nothing-to-lay = None of your path cards can be laid right now.
reason-only-in-answer = A veto is only played in answer to another player’s card.
reason-no-miner-left = No miner is ready in this round.
reason-no-place-for-a-miner = A miner stands on an empty place that a connected tunnel opens on.
reason-toll-not-paid = Nobody paid the toll here; choose another place in this turn.
reason-no-gold = Without gold nobody can pay.
reason-asked-already = This player was asked in this turn already.
reason-not-to-be-asked = This player cannot be asked to pay.
reason-fog = Fog lies over the goals; in this round a map shows chests only.

## What an action does, as a button

do-veto = Veto
do-allow = Let it be
do-exchange = Swap them
do-leave = Leave them
do-pay = Pay the toll
do-ask = Ask { $who } to pay
do-refuse = Do not pay
do-steal-seat = Steal from { $who }
do-steal-none = Steal nothing
do-rob-seat = Take from { $who }
do-look-seat = Look at { $who }’s dwarf
do-miner = Set the miner here
do-keep = Keep { $card }{ $word }
do-clear = Clear away: { $card }
do-miner-mode = Send a miner
do-withdraw = Take the card back
do-move = Move this goal

## Who has a way to the treasure past the doors

way-blue = The blue team has a way to the treasure.
way-green = The green team has a way to the treasure.
shut-blue = A green door shuts the blue team out.
shut-green = A blue door shuts the green team out.

## At the table

table-clear = can be cleared away
table-hint-clear = Choose two cards of your hand to put down for “{ $card }”.
table-hint-several = Choose more cards to put down together.
table-hint-several-clear = Put them down together, or clear something away with two of them.
table-hint-full = These go down together.
table-hint-lift-clear = Choose a card, or tap what lies in front of you to clear it away.
table-trapped = trapped: no gold
table-stole = stole 1 from { $whom }
table-lost = robbed by { $who }
table-hint-miner = Choose where the miner stands. The card goes down unseen, and you draw none for it.
table-hint-toll = Pay it yourself, or tap who should pay for you.
reaction-aimed = { $who } plays “{ $card }” on { $whom }.
reaction-aimed-you = You play “{ $card }” on { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = You let it be. Waiting for the others.
fact-order = play goes clockwise
fact-order-back = play goes the other way round
fact-miners = miners ready: { $count }
fact-fog = fog: no map shows a goal
piece-reached = reached
piece-spare = spare dwarf on top, only you know: { $dwarf }
piece-chest = covered chest
piece-chest-known = covered chest; you have seen it: { $chest }, { $card }
piece-chest-open = chest tunnel, { $card }
piece-miner = { $who }’s miner, the toll is 1 gold
piece-miner-you = your own miner
piece-barred = barred for this turn
