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
card-thief-about = Play it in front of you: after the gold is shared, you may steal 1 gold.
card-hands-off-about = Discard any player’s thief.
card-swap-hands-about = Swap all your cards with another player, who then draws one.
card-inspect-about = Secretly look at another player’s dwarf.
card-swap-hats-about = One player (it can be you) swaps their dwarf for a new one.
card-trap-about = A trapped player can’t place path cards and gets no gold at the end of the round.
card-free-about = Free a trapped player, or yourself.

## Marks of path cards

mark-blue = a blue door
mark-green = a green door
mark-ladder = a ladder
mark-crystal = a crystal

## Dwarves

dwarf-blue = Blue gold-digger
dwarf-blue-aim = Dig a tunnel to the treasure that isn’t blocked by a green door.
dwarf-green = Green gold-digger
dwarf-green-aim = Dig a tunnel to the treasure that isn’t blocked by a blue door.
dwarf-boss = Boss
dwarf-boss-aim = You win if either team wins, but get 1 gold less.
dwarf-profiteer = Profiteer
dwarf-profiteer-aim = You win no matter who wins, but get 2 gold less.
dwarf-geologist = Geologist
dwarf-geologist-aim = You don’t care about the treasure: each crystal in the mine is worth 1 gold to you (two geologists share).

## Log

event-thief-laid = { $who } plays a thief.
event-thief-laid-you = You play a thief.
event-thief-chased = { $who } chases off { $whom }’s thief.
event-thief-chased-self = { $who } chases off their own thief.
event-thief-chased-you = You chase off { $whom }’s thief.
event-thief-chased-at-you = { $who } chases off your thief.
event-thief-chased-you-self = You chase off your own thief.
event-trapped = { $who } traps { $whom }.
event-trapped-self = { $who } walks into their own trap.
event-trapped-you = You trap { $whom }.
event-trapped-at-you = { $who } traps you.
event-trapped-you-self = You walk into your own trap.
event-freed = { $who } frees { $whom }.
event-freed-self = { $who } breaks free.
event-freed-you = You free { $whom }.
event-freed-at-you = { $who } frees you.
event-freed-you-self = You break free.
event-cleared = { $who } discards two cards to get rid of “{ $card }”.
event-cleared-you = You discard two cards to get rid of “{ $card }”.
event-hats-swapped = { $who } swaps hats: { $whom } gets a new dwarf.
event-hats-swapped-dwarf = { $who } swaps hats. { $whom }’s new dwarf: { $dwarf }.
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

round-won-blue = The treasure has been reached: the blue team wins.
round-won-green = The treasure has been reached: the green team wins.
round-won-blue-green = The treasure has been reached: both teams win.
round-won-shut-out = The treasure has been reached, but doors block both teams: neither team wins.
round-won-profiteer = The treasure was never reached and there was no saboteur: only the profiteer wins.
reveal-side-blue = the blue team
reveal-side-green = the green team
reveal-side-blue-green = both teams
reveal-side-shut-out = a treasure behind doors
reveal-side-profiteer = the profiteer

## What is being asked now

window-steal = { $who } chooses whom to steal from
window-steal-you = Choose whom to steal 1 gold from

## Why a move is refused

reason-trapped = You can’t do that while trapped. Someone must free you, or discard two cards to free yourself.
reason-ladder-at-goal = A ladder can’t be placed next to a goal.
reason-ladder-not-joined = The ladder wouldn’t connect to an open tunnel here.
reason-door-of-another = Only a dwarf on the door’s own team may place it.
reason-not-oneself = This card is for another player, not for yourself.
reason-already-there = This player already has one; nobody can have two of the same card in front of them.
reason-not-in-front = There’s no such card here to remove.
reason-no-dwarf-left = No dwarf is left to take.
reason-clear-count = To remove a card, discard exactly two cards from your hand.

## What an action does, as a button

do-steal-seat = Steal from { $who }
do-steal-none = Steal nothing
do-clear = Remove { $card }

## Who has a way to the treasure past the doors

way-blue = The blue team has a way to the treasure.
way-green = The green team has a way to the treasure.
shut-blue = A green door blocks the blue team.
shut-green = A blue door blocks the green team.

## At the table

table-clear = can be removed
table-hint-clear = Choose two cards from your hand to discard for “{ $card }”.
table-hint-several = Select more cards to discard together.
table-hint-several-clear = Discard them together, or use two of them to remove a card in front of you.
table-hint-full = These will be discarded together.
table-hint-lift-clear = Choose a card, or tap a card in front of you to remove it.
table-trapped = trapped: no gold
table-stole = stole 1 gold from { $whom }
table-lost = robbed by { $who }

## Lessons

lesson-doors = Teams and doors
lesson-doors-1 = In Saboteur 2 there are two teams of gold-diggers, blue and green. You are blue. Only a team with a way to the treasure wins, and a door only lets its own team through.
lesson-doors-2 = Place your blue door at the end of the tunnel.
lesson-doors-3 = Now reach the treasure.
lesson-doors-end = Your door blocks the green team: blue wins, and the boss with it.
lesson-ladders = Ladders
lesson-ladders-1 = Beyond the dead end is a crossroads in the dark. Try to place the curve next to it.
lesson-ladders-2 = Not connected. A ladder needs no tunnel from the start: place it next to the dark crossroads.
lesson-ladders-end = Light from above: every ladder is connected to the start and to all other ladders. It can’t be placed next to a goal.
lesson-bridges = Bridges
lesson-bridges-1 = On a bridge, two tunnels cross without meeting. Yours goes straight on towards the goals.
lesson-bridges-2 = Try to build on where the other tunnel leaves the bridge.
lesson-bridges-3 = That tunnel is dark: no way leads there from the start. Go on towards the goals.
lesson-bridges-end = When you place a card with two tunnels, only one of them has to be lit.
lesson-crystals = The geologist’s crystals
lesson-crystals-1 = You are a geologist: you belong to no team. No matter who wins, every crystal in the mine is worth 1 gold to you.
lesson-crystals-2 = Place the card with the crystal.
lesson-crystals-end = Two geologists split the crystals’ gold. A rockfall on a crystal costs you gold.
lesson-clear = Help yourself
lesson-clear-1 = Your lamp is broken and you have no repair card. In Saboteur 2 you can discard two cards instead.
lesson-clear-2 = Tap the broken lamp on your plate, then two cards you can spare, and confirm.
lesson-clear-end = Two cards gone, one drawn: your hand is one card smaller from now on.
lesson-several = Discard several cards
lesson-several-1 = Nothing good in hand? Discard two or three cards at once: pick one, tap “{ table-more }”, pick the others, then discard.
lesson-several-end = You draw as many as you discarded.
lesson-inspect = Inspection
lesson-inspect-1 = Play Inspection on someone: only you see their dwarf.
lesson-inspect-2 = The dwarf is now shown on their plate with an eye: only you can see it.
lesson-inspect-end = Remember: with Swap Hats a dwarf may change afterwards.
lesson-hats = Swap Hats
lesson-hats-1 = You’re a saboteur and you’ve been found out. Swap Hats gives a player (even you) a new dwarf from the pile.
lesson-hats-2 = Play it on yourself.
lesson-hats-end = A new dwarf with a new aim; nobody else knows which. What counts is who you are at the end.
lesson-thief = The thief
lesson-thief-1 = Play the thief in front of yourself.
lesson-thief-2 = It stays there until the end of the round, unless someone plays Hands Off. Reach the treasure.
lesson-thief-3 = The gold is shared; now the thief takes 1 gold from someone who has some. From whom?
lesson-thief-end = A trapped thief steals nothing.
lesson-trap = Trapped
lesson-trap-1 = You’re trapped. Try to place a path card.
lesson-trap-2 = Refused, and it gets worse: anyone still trapped at the end gets no gold. Free yourself.
lesson-trap-end = Free at Last helps anyone, and so do two cards of your own, as with broken tools.
lesson-swap-hands = Swap Hands
lesson-swap-hands-1 = Your cards are useless. Swap hands with Bruna.
lesson-swap-hands-end = Bruna draws a card afterwards; you don’t. And each of you now knows what the other holds.

## What is this?

mark-blue-about = Place it like any path card. At the end the way through it is open to the blue team and closed to the green one.
mark-green-about = Place it like any path card. At the end the way through it is open to the green team and closed to the blue one.
mark-ladder-about = It needs no tunnel from the start: place it beside a card in the mine, but not next to a goal.
mark-crystal-about = Place it like any path card. At the end each crystal in the mine is 1 gold for the geologist.
window-steal-why = The gold is shared; now your thief may take 1 gold from someone who has some.
what-card-thief = Until then anyone can chase it away with Hands Off. If you are trapped at the end, you steal nothing.
what-card-hands-off = That thief steals nothing any more. Where no thief lies it cannot be played.
what-card-swap-hands = You draw no card yourself. Each of you then knows what the other holds.
what-card-inspect = Everyone sees whose dwarf you looked at. With Swap Hats it may change later.
what-card-swap-hats = The old dwarf is put away face down. What counts is who you are when the round ends.
what-card-trap = It stays until someone plays Free at Last or the player clears it away with two cards. A trapped player steals nothing, either.
what-card-free = Both cards are then discarded. Where no trap lies it cannot be played.
what-mark-blue = Boss, profiteer and geologist pass every door. Doors never hinder digging: they only decide who wins.
what-mark-green = { what-mark-blue }
what-mark-ladder = Every ladder is joined to the start and to all other ladders. So there is light here.
what-mark-crystal = Two geologists share what the crystals bring. A rockfall takes a crystal away again.
what-dwarf-blue = Winners are paid by their number: one gets 5 gold, two get 4 each, three 3, four 2, more 1.
what-dwarf-green = { what-dwarf-blue }
what-dwarf-boss = Winners are paid by their number: one gets 5 gold, two get 4 each, three 3, four 2, more 1. The boss gets 1 less.
what-dwarf-profiteer = Winners are paid by their number: one gets 5 gold, two get 4 each, three 3, four 2, more 1. The profiteer gets 2 less.
what-dwarf-geologist = What lies in the mine when the round ends counts. If you are trapped then, you get nothing.
what-do-steal = 1 gold goes from this player to you, for all to see.
what-do-steal-none = Nobody loses anything.
share-winners = Winners: { $number }, so { $gold } each
share-boss = Boss: { $gold }
share-profiteer = Profiteer: { $gold }
share-not-below = never below 0
share-crystals = Crystals: { $number }, geologists: { $among }
option-thief = Thief in a trap
option-thief-about = May a trapped player play a Thief?
option-thief-edition = as the edition says
option-thief-free = only when free
option-empty-hand = Empty hand
option-empty-hand-about = What happens when someone without cards passes and there is still a draw pile?
option-empty-hand-draws = draws one card
option-empty-hand-nothing = draws nothing
