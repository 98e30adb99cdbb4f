## Its name, and what the lobby says of it

module-base = Base game
module-base-about = Gold-diggers and saboteurs, three goals, three rounds, for 3 to 10 players.
option-placement = Card placement
option-placement-about = Must a new path card be connected to the start card, or is it enough that it fits its neighbours?
option-placement-connected = connected to the start
option-placement-adjacent = next to any card
option-gold = Gold
option-gold-about = Is everyone’s gold kept secret until the end?
option-gold-secret = secret
option-gold-open = open
option-spare = Spare dwarf
option-spare-about = One dwarf card is left undealt; without a spare, every round has saboteurs.
option-spare-dealt = one spare
option-spare-none = no spare
option-rounds = Length
option-rounds-about = Number of rounds in a game.
option-rounds-3 = three rounds, about 30 minutes
option-rounds-1 = quick game, one round, about 10 minutes
option-goal-places = Where the goals lie
option-goal-places-card = Goal

## Cards

card-break-pickaxe = Broken pickaxe
card-break-lamp = Broken lamp
card-break-cart = Broken cart
card-repair-pickaxe = Repair pickaxe
card-repair-lamp = Repair lamp
card-repair-cart = Repair cart
card-repair-pickaxe-lamp = Repair pickaxe or lamp
card-repair-pickaxe-cart = Repair pickaxe or cart
card-repair-lamp-cart = Repair lamp or cart
card-rockfall = Rockfall
card-map = Map
card-break-pickaxe-about = Play it on a player: without a pickaxe they can’t place path cards.
card-break-lamp-about = Play it on a player: without a lamp they can’t place path cards.
card-break-cart-about = Play it on a player: without a cart they can’t place path cards.
card-repair-pickaxe-about = Repair any player’s broken pickaxe, including your own.
card-repair-lamp-about = Repair any player’s broken lamp, including your own.
card-repair-cart-about = Repair any player’s broken cart, including your own.
card-repair-pickaxe-lamp-about = Repair one player’s broken pickaxe or lamp.
card-repair-pickaxe-cart-about = Repair one player’s broken pickaxe or cart.
card-repair-lamp-cart-about = Repair one player’s broken lamp or cart.
card-rockfall-about = Remove one path card from the mine.
card-map-about = Secretly look at one hidden goal.

## Tools

tool-pickaxe = Pickaxe
tool-lamp = Lamp
tool-cart = Cart

## Dwarves

dwarf-digger = Gold-digger
dwarf-digger-aim = Work with the other gold-diggers to dig a tunnel to the treasure.
dwarf-saboteur = Saboteur
dwarf-saboteur-aim = Make sure nobody reaches the treasure, and don’t get caught.

## Goals

goal-treasure = treasure
goal-stone-a = stone
goal-stone-b = stone

## Log

event-collapsed = { $who } causes a rockfall { $place }. Gone: { $card }.
event-collapsed-you = You cause a rockfall { $place }. Gone: { $card }.
event-broke = { $who } breaks { $whom }’s { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-broke-self = { $who } breaks their own { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-broke-you = You break { $whom }’s { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-broke-at-you = { $who } breaks your { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-broke-you-self = You break your own { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-repaired = { $who } repairs { $whom }’s { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-repaired-self = { $who } repairs their own { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-repaired-you = You repair { $whom }’s { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-repaired-at-you = { $who } repairs your { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-repaired-you-self = You repair your own { $tool ->
        [pickaxe] pickaxe
        [lamp] lamp
       *[cart] cart
    }.
event-looked = { $who } looks at goal { $number }.
event-looked-goal = { $who } looks at goal { $number }: { $goal }.
event-looked-you = You look at goal { $number }: { $goal }.

## How a round ends

round-won-diggers = The treasure has been reached. The gold-diggers win.
round-won-saboteurs = The treasure was never reached. The saboteurs win.
round-won-nobody = The treasure was never reached, but no saboteur was in play: nobody wins this round.
reveal-side-diggers = the gold-diggers
reveal-side-saboteurs = the saboteurs
reveal-side-nobody = a round without winners

## Claims

claim-am-digger = I am a gold-digger.
claim-am-saboteur = I am a saboteur.

## Lessons

lesson-lay = Dig a tunnel
lesson-lay-1 = You are a dwarf. The card with the ladder is the start; three goals lie far away, one of them hiding the treasure. Together you’ll dig a tunnel to it.
lesson-lay-2 = Place a path card next to the start, towards the goals: tap the card, tap the space, then “{ do-place }”.
lesson-lay-3 = Light shows what is connected to the start. Now try to place a card far away from it, somewhere in the dark.
lesson-lay-4 = Refused: a card must touch the mine. A line says why and names the rule; tap the rule to read it. Now continue your tunnel at its end.
lesson-lay-end = You play one card per turn, then draw a new one, and play passes to the next player.
lesson-turn = Fit and rotate
lesson-turn-1 = Tunnels must meet tunnels. Take the card whose straight tunnel runs { $turned ->
        [yes] from side to side
       *[no] up and down
    } and try to place it at the end of yours.
lesson-turn-2 = It doesn’t fit. The three-way card does, either way up. Place it at the end of the tunnel so that its third opening points { side-N }: tap the placed card to rotate it{ $keys ->
        [yes] , or press R
       *[no] { "" }
    }.
lesson-turn-end = A card may be rotated by half a turn, never by a quarter. Every side that touches a face-up card must fit.
lesson-break = Break a tool
lesson-break-1 = You don’t trust Odvar. Play the broken lamp on Odvar: pick it up, tap the name plate, confirm.
lesson-break-2 = See? Odvar had to discard. Without a lamp nobody can place path cards.
lesson-break-end = Pickaxe, lamp, cart: one broken tool of any kind stops a player from digging. They can still play action cards.
lesson-repair = Repair it
lesson-repair-1 = Someone broke your pickaxe. Try to place a path card anyway.
lesson-repair-2 = Refused, as it should be. Repair your pickaxe: pick up the repair card and tap your own plate.
lesson-repair-3 = Your pickaxe works again. Keep digging.
lesson-repair-end = You can repair other players’ tools too: helping an ally dig is worth a turn. A card with two tools repairs one of them.
lesson-rockfall = Rockfall
lesson-rockfall-1 = Someone placed a dead end in your tunnel: rubble, and darkness beyond. Try to build on past it.
lesson-rockfall-2 = Not connected to the start: refused. Remove it with the rockfall.
lesson-rockfall-3 = Now fill the gap.
lesson-rockfall-end = A rockfall removes any path card from the mine. Saboteurs use it too: then the light goes out.
lesson-map = Look at a goal
lesson-map-1 = Which goal hides the treasure? Play the map on one of them.
lesson-map-2 = Only you see what lies there; the eye reminds you. The others know that you looked, and wonder whether you’re telling the truth.
lesson-map-end = Tell the others what you saw, or make something up. Nobody can check until the end.
lesson-pass = Pass
lesson-pass-1 = Your cart is broken and none of your cards helps. So discard one face down and draw a new one.
lesson-pass-2 = Choose a card and discard it.
lesson-pass-end = Nobody learns which card it was. If you’re a gold-digger, it’s better to discard a dead end than to play it.
lesson-win = Reach the treasure
lesson-win-1 = One card is missing. Place it.
lesson-win-2 = You found the treasure. Everyone’s dwarf is revealed: Odvar was the saboteur. One gold card is drawn per gold-digger; you completed the tunnel, so you pick first.
lesson-win-end = A game has three rounds, with new dwarves each time. The player with the most gold at the end wins.
lesson-saboteur = Be the saboteur
lesson-saboteur-1 = Now you are the saboteur: your dwarf card is on the left. If the cards run out before the treasure is reached, you win. The pile is empty, and Bruna holds the card that would reach the treasure.
lesson-saboteur-2 = Stop Bruna: break the lamp.
lesson-saboteur-end = Nobody reached the treasure, and the gold is yours. The art is staying hidden as long as you can: once everyone knows you’re a saboteur, you won’t be digging much.

## What is this?

what-card-break-pickaxe = Each player has at most one broken tool of each kind. It lies there until it is repaired or the round is over.
what-card-break-lamp = { what-card-break-pickaxe }
what-card-break-cart = { what-card-break-pickaxe }
what-card-repair-pickaxe = Both cards are then discarded. Where nothing is broken it cannot be played.
what-card-repair-lamp = { what-card-repair-pickaxe }
what-card-repair-cart = { what-card-repair-pickaxe }
what-card-repair-pickaxe-lamp = It shows two tools but repairs only one. Where nothing is broken it cannot be played.
what-card-repair-pickaxe-cart = { what-card-repair-pickaxe-lamp }
what-card-repair-lamp-cart = { what-card-repair-pickaxe-lamp }
what-card-rockfall = The start card and the goals stay. The gap can be filled later, and tunnels that are cut off go dark.
what-card-map = Everyone sees where you looked, but not what you saw. You may tell the truth about it or not.
what-dwarf-digger = When the treasure is reached, all gold-diggers win and share gold cards.
what-dwarf-saboteur = If the treasure is not reached, the saboteurs win the gold. Nobody knows who they are until the round is over.
what-goal-treasure = Reaching it ends the round at once.
what-goal-stone-a = Nothing but stone. It stays as a part of the tunnels, and the round goes on.
what-goal-stone-b = { what-goal-stone-a }
share-saboteurs = Saboteurs: { $number }, so { $gold } each
share-gold-cards = Gold cards: { $number }, gold-diggers who take them: { $among }
