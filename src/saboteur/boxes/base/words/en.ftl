## Its name, and what the lobby says of it

module-base = Base game
module-base-about = Gold-diggers and saboteurs, three goals, three rounds, for 3 to 10 players.
option-placement = Laying
option-placement-about = Must a new path card be connected to the start card, or is it enough that it fits its neighbours?
option-placement-connected = connected to the start
option-placement-adjacent = beside any card
option-gold = Gold
option-gold-about = Does everyone’s gold stay secret until the end of the game?
option-gold-secret = secret
option-gold-open = open
option-spare = Spare dwarf
option-spare-about = One dwarf card stays undealt; without it every round has its saboteurs.
option-spare-dealt = one left over
option-spare-none = none left over
option-rounds = Length
option-rounds-about = How many rounds a game has.
option-rounds-3 = three rounds
option-rounds-1 = quick game, one round

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
card-break-pickaxe-about = Lay it in front of a player: no path cards without a pickaxe.
card-break-lamp-about = Lay it in front of a player: no path cards without a lamp.
card-break-cart-about = Lay it in front of a player: no path cards without a cart.
card-repair-pickaxe-about = Repair anyone’s broken pickaxe, your own too.
card-repair-lamp-about = Repair anyone’s broken lamp, your own too.
card-repair-cart-about = Repair anyone’s broken cart, your own too.
card-repair-pickaxe-lamp-about = Repair one broken tool of anyone’s: a pickaxe or a lamp.
card-repair-pickaxe-cart-about = Repair one broken tool of anyone’s: a pickaxe or a cart.
card-repair-lamp-cart-about = Repair one broken tool of anyone’s: a lamp or a cart.
card-rockfall-about = Remove one path card from the mine.
card-map-about = Look at one hidden goal; nobody else sees it.

## Tools

tool-pickaxe = Pickaxe
tool-lamp = Lamp
tool-cart = Cart

## Dwarves

dwarf-digger = Gold-digger
dwarf-digger-aim = Dig a way to the treasure together with the other gold-diggers.
dwarf-saboteur = Saboteur
dwarf-saboteur-aim = See to it that nobody reaches the treasure, and do not get caught.

## Goals

goal-treasure = treasure
goal-stone-a = stone
goal-stone-b = stone

## Log

event-collapsed = { $who } brings rocks down at { $cell }: the path card is gone.
event-collapsed-you = You bring rocks down at { $cell }: the path card is gone.
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
event-looked = { $who } looks at the goal at { $cell }.
event-looked-goal = { $who } looks at the goal at { $cell }: { $goal }.
event-looked-you = You look at the goal at { $cell }: { $goal }.

## How a round ends

round-won-diggers = The treasure is reached: the gold-diggers win.
round-won-saboteurs = The treasure stays hidden: the saboteurs win.
round-won-nobody = The treasure stays hidden, but no saboteur can claim the win: nobody wins this round.
reveal-side-diggers = the diggers
reveal-side-saboteurs = the saboteurs
reveal-side-nobody = a round without winners

## Claims

claim-am-digger = I am a gold-digger.
claim-am-saboteur = I am a saboteur.

## Lessons

lesson-lay = Dig a tunnel
lesson-lay-1 = You are a dwarf. The card with the ladder is the start; far off lie three goals, and under one of them the treasure. Together you dig a tunnel there.
lesson-lay-2 = Lift a path card from your hand and lay it beside the start, on the side of the goals: tap the card, tap the place, then “{ do-place }”.
lesson-lay-3 = Light shows what is connected to the start. Now try to lay a card far away from it, somewhere in the dark.
lesson-lay-4 = Refused: a card must touch the mine. A line says why and names the rule; tap the rule to read it. Now build on at the end of your tunnel.
lesson-lay-end = After every turn you draw a card. One card a turn, and then it is the next player’s move.
lesson-turn = Fit and turn
lesson-turn-1 = Tunnels must meet tunnels. Lift the card whose straight tunnel runs { $turned ->
        [yes] from side to side
       *[no] up and down
    } and try to lay it at the end of yours.
lesson-turn-2 = It does not fit. The card with three ways does, both ways round. Lay it at the end of the tunnel so that its third way leads { side-N }: tap the card that lies there to turn it{ $keys ->
        [yes] , or press R
       *[no] { "" }
    }.
lesson-turn-end = A card may be turned half round, never a quarter. Every side that touches a face-up card must fit.
lesson-break = Break a tool
lesson-break-1 = You do not trust Odvar. Lay the broken lamp in front of him: lift it, tap his plate, confirm.
lesson-break-2 = See: Odvar had to put a card down. Without a lamp he lays no path cards.
lesson-break-end = Pickaxe, lamp, cart: one broken tool of any kind stops a player’s digging. Action cards he may still play.
lesson-repair = Repair it
lesson-repair-1 = Somebody broke your pickaxe. Try to lay a path card all the same.
lesson-repair-2 = Refused, as it should be. Repair your pickaxe: lift the repair card and tap your own plate.
lesson-repair-3 = The pickaxe is whole again. Dig on.
lesson-repair-end = You can repair others’ tools too: a friend who digs is worth a turn. A card with two tools repairs one of them.
lesson-rockfall = Rockfall
lesson-rockfall-1 = Somebody laid a dead end in your tunnel: rubble, and darkness behind it. Try to build on behind it.
lesson-rockfall-2 = Not connected to the start: refused. Clear it away with the rockfall.
lesson-rockfall-3 = Now fill the gap.
lesson-rockfall-end = A rockfall removes any path card from the mine. Saboteurs use it too: then the light goes out.
lesson-map = Look at a goal
lesson-map-1 = Which goal hides the treasure? Play the map on one of them.
lesson-map-2 = Only you see what lies there; the eye reminds you. The others know that you have looked, and wonder whether you tell the truth.
lesson-map-end = Tell the others what you saw, or something else. Nobody checks before the end.
lesson-pass = Pass
lesson-pass-1 = Your cart is broken and none of your cards helps. So discard one face down and draw a new one.
lesson-pass-2 = Choose a card and discard it.
lesson-pass-end = Nobody learns which card it was. A dead end is better discarded than laid, if you are a digger.
lesson-win = Reach the treasure
lesson-win-1 = One card is missing. Lay it.
lesson-win-2 = The treasure. All dwarves are turned over: Odvar was the saboteur. As many gold cards are drawn as there are diggers; you made the connection, so you choose first.
lesson-win-end = A game has three rounds with new dwarves each. Whoever has most gold in the end wins.
lesson-saboteur = Be the saboteur
lesson-saboteur-1 = Now you are the saboteur: your dwarf lies at your left. If the cards run out before the treasure is reached, you win. The pile is empty, and Bruna holds the card that would reach it.
lesson-saboteur-2 = Stop her: break her lamp.
lesson-saboteur-end = Nobody reached the treasure, and the gold is yours. The art is to be found out late: a saboteur whom everyone knows digs no more.
