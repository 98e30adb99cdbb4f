## Its name, and what the lobby says of it

module-saboteur2 = Saboteur 2
module-saboteur2-about = Two teams, doors, ladders, thieves and traps, for 2 to 12 players.

## Cards

card-thief = Thief
card-hands-off = Hands Off
card-swap-hands = Swap Hands
card-inspect = Inspection
card-swap-hats = Swap Hats
card-trap = Trapped
card-free = Free at Last
card-thief-about = Lay it in front of you: after the gold is shared you may steal 1 gold.
card-hands-off-about = Discard a thief in front of anyone.
card-swap-hands-about = Swap all your cards with another player, who then draws one.
card-inspect-about = Look at another player’s dwarf; nobody else sees it.
card-swap-hats-about = One player, you too if you like, trades the dwarf for a new one.
card-trap-about = A trapped player lays no path cards and gets no gold at the end of the round.
card-free-about = Free a trapped player, or yourself.

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
event-cleared = { $who } puts two cards down to be rid of “{ $card }”.
event-cleared-you = You put two cards down to be rid of “{ $card }”.
event-hats-swapped = { $who } swaps hats: { $whom } gets a new dwarf.
event-hats-swapped-dwarf = { $who } swaps hats. The new dwarf of { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } swaps hats and gets a new dwarf.
event-hats-swapped-you = You swap hats: { $whom } gets a new dwarf.
event-hats-swapped-at-you = { $who } swaps your hat. Your new dwarf: { $dwarf }.
event-hats-swapped-you-self = You swap your hat. Your new dwarf: { $dwarf }.
event-swapped-hands = { $who } and { $whom } swap hands.
event-swapped-hands-you = You swap hands with { $whom }.
event-swapped-hands-at-you = { $who } swaps hands with you.
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
reveal-side-blue = the blue team
reveal-side-green = the green team
reveal-side-blue-green = both teams
reveal-side-shut-out = a treasure behind doors
reveal-side-profiteer = the profiteer

## What is being asked now

window-steal = { $who } chooses whom to steal from
window-steal-you = Choose whom to steal 1 gold from

## Why a move is refused

reason-trapped = In a trap you cannot do this; somebody must free you, or you clear the card away.
reason-ladder-at-goal = A ladder may not lie at a goal.
reason-ladder-not-joined = Here the ladder would join no open tunnel.
reason-door-of-another = Only a dwarf of the door’s own team may lay it.
reason-not-oneself = This card is for another player, not for yourself.
reason-already-there = Such a card lies there already; nobody can have two alike in front of them.
reason-not-in-front = There is no such card here to take away.
reason-no-dwarf-left = No dwarf is left to take.
reason-clear-count = To clear a card away, discard exactly two cards from your hand.

## What an action does, as a button

do-steal-seat = Steal from { $who }
do-steal-none = Steal nothing
do-clear = Clear away: { $card }

## Who has a way to the treasure past the doors

way-blue = The blue team has a way to the treasure.
way-green = The green team has a way to the treasure.
shut-blue = A green door shuts the blue team out.
shut-green = A blue door shuts the green team out.

## At the table

table-clear = can be cleared away
table-hint-clear = Choose two cards from your hand to discard for “{ $card }”.
table-hint-several = Choose more cards to discard together.
table-hint-several-clear = Put them down together, or clear something away with two of them.
table-hint-full = These go down together.
table-hint-lift-clear = Choose a card, or tap what lies in front of you to clear it away.
table-trapped = trapped: no gold
table-stole = stole 1 from { $whom }
table-lost = robbed by { $who }

## Lessons

lesson-doors = Teams and doors
lesson-doors-1 = In Saboteur 2 there are two teams of diggers, blue and green. You are blue. Only a team with a way to the treasure wins, and a door lets its own team through.
lesson-doors-2 = Lay your blue door at the end of the tunnel.
lesson-doors-3 = Now reach the treasure.
lesson-doors-end = The green team is shut out by your door: blue wins, and the boss with it.
lesson-ladders = Ladders
lesson-ladders-1 = Behind the dead end lies a crossing in the dark. Try to lay the curve next to it.
lesson-ladders-2 = Not connected. A ladder needs no tunnel from the start: lay it beside the dark crossing.
lesson-ladders-end = Light from above: every ladder is joined to the start and to all other ladders. It may not lie next to a goal.
lesson-bridges = Bridges
lesson-bridges-1 = On a bridge two tunnels cross and do not meet. Yours goes straight over it toward the goals.
lesson-bridges-2 = Try to build on where the other tunnel leaves the bridge.
lesson-bridges-3 = That tunnel is dark: no way leads there from the start. Go on toward the goals.
lesson-bridges-end = A card with two tunnels needs only one of them lit when it is laid.
lesson-crystals = The geologist’s crystals
lesson-crystals-1 = You are a geologist: you belong to no team. Whoever wins, every crystal in the mine is 1 gold for you.
lesson-crystals-2 = Lay the card with the crystal.
lesson-crystals-end = Two geologists halve what the crystals bring. A rockfall on a crystal costs you gold.
lesson-clear = Help yourself
lesson-clear-1 = Your lamp is broken and you have no repair card. In Saboteur 2 two cards will do instead.
lesson-clear-2 = Tap the broken lamp on your plate, then two cards you can spare, and confirm.
lesson-clear-end = Two cards gone, one drawn: your hand is one card smaller from now on.
lesson-several = Pass several cards
lesson-several-1 = Nothing good in hand? Discard two or three cards at once: lift one, “Choose more”, lift the others, discard them.
lesson-several-end = You draw as many as you discarded.
lesson-inspect = Inspection
lesson-inspect-1 = Play the inspection on somebody: you see the dwarf, nobody else does.
lesson-inspect-2 = The dwarf stands on the plate with an eye: only you know.
lesson-inspect-end = Remember: with Swap Hats a dwarf may change afterwards.
lesson-hats = Swap Hats
lesson-hats-1 = You are a saboteur and found out. Swap Hats gives a player, you too, a new dwarf from the pile.
lesson-hats-2 = Play it on yourself.
lesson-hats-end = A new dwarf with a new aim; nobody else knows which. What counts is who you are at the end.
lesson-thief = The thief
lesson-thief-1 = Lay the thief in front of yourself.
lesson-thief-2 = It stays there until the end of the round, unless somebody plays Hands Off. Reach the treasure.
lesson-thief-3 = The gold is shared; now the thief takes 1 gold from somebody who has some. From whom?
lesson-thief-end = A trapped thief steals nothing.
lesson-trap = Trapped
lesson-trap-1 = You sit in a trap. Try to lay a path card.
lesson-trap-2 = Refused, and worse: who is trapped at the end gets no gold. Free yourself.
lesson-trap-end = Free at Last helps anyone, and so do two cards of your own, as with broken tools.
lesson-swap-hands = Swap Hands
lesson-swap-hands-1 = Your cards are of no use. Swap your whole hand with Bruna’s.
lesson-swap-hands-end = She draws a card for it, you do not. And each of you now knows what the other holds.
