### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $cell                 a cell such as 3,-1
###   $count, $gold, $round numbers
###   $detail               what was refused, as the server sent it
###
### Endings of log lines
###   (none)     told of somebody else        -you       the reader did it
###   -at-you    done to the reader           -self      somebody did it to himself
###   -you-self  the reader did it to himself
###   -goal, -card, -cards, -gold, -dwarf  told with what it was, to those who may know
###   -none      nothing was put down or taken

## Cards

card-path = Path card
card-action = Action card
card-start = Start card
card-goal = Goal card
card-gold = Gold card
card-dwarf = Dwarf card
card-hidden = Hidden card

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

## What the cards do

card-path-about = Lay it in the mine so that its tunnels carry on.
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

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Path card: { $tunnels }
path-card-marked = Path card with { $mark }: { $tunnels }
path-tunnel = tunnel { $sides }
path-dead-end = dead end { $sides }
side-N = north
side-S = south
side-E = east
side-W = west
mark-blue = a blue door
mark-green = a green door
mark-ladder = a ladder
mark-crystal = a crystal
cell-spoken = column { $x }, row { $y }

## Tools

tool-pickaxe = Pickaxe
tool-lamp = Lamp
tool-cart = Cart

## Dwarves and what they are after

dwarf-digger = Gold-digger
dwarf-digger-aim = Dig a way to the treasure together with the other gold-diggers.
dwarf-saboteur = Saboteur
dwarf-saboteur-aim = See to it that nobody reaches the treasure, and do not get caught.
dwarf-greedy = Greedy dwarf
dwarf-greedy-aim = Make the last connection to the treasure yourself; then all of the gold is yours.
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

goal-treasure = treasure
goal-stone-a = stone
goal-stone-b = stone
goal-sack-1 = sack with 1 gold
goal-sack-2 = sack with 2 gold
goal-dragon = dragon
goal-spider = giant spider
goal-hidden = hidden goal

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

## Editions

edition-classic = Classic
edition-jubilee = Jubilee
edition-italian = Italian

## Modules

module-base = Base game
module-saboteur2 = Saboteur 2
module-greedy-dwarf = Greedy dwarf
module-goal-swap = Goal Swap
module-vault = Vault
module-veto = Veto
module-reverse = Reverse
module-craftsman = Craftsman
module-guide = Guide
module-detour = Detour
module-toll = Tunnel toll
module-costume = Costume department
module-party = Tunnel party
module-new-goals = New goals
module-chests = Chests
module-sabotaged-dwarf = Sabotaged dwarf
module-tournament = Tournament

## House rules

## Bots

bot-random = Random
bot-random-about = Does anything that is allowed.
bot-simple = Simple
bot-simple-about = Digs towards the gold or away from it, without much thought.
bot-rule = By the book
bot-rule-about = Plays by good rules of thumb.
bot-detective = Detective
bot-detective-about = Watches everyone and works out who is who.
bot-bluffer = Bluffer
bot-bluffer-about = Minds what the others believe, and misleads them.
bot-seer = Seer
bot-seer-about = Thinks through what may happen next.

## Log: on a turn

event-turn = It is { $who }’s turn.
event-turn-you = It is your turn.
event-played = { $who } plays “{ $card }”.
event-played-you = You play “{ $card }”.
event-placed = { $who } lays a path card at { $cell }.
event-placed-you = You lay a path card at { $cell }.
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
event-discarded = Discarded: { $cards }.
event-discarded-you = Discarded: { $cards }.
event-passed = { $who } passes and puts { $count ->
        [one] a card
       *[other] { $count } cards
    } down unseen.
event-passed-cards = { $who } passes and puts down: { $cards }.
event-passed-you = You pass and put down: { $cards }.
event-passed-none = { $who } has no cards left and passes.
event-passed-none-you = You have no cards left and pass.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws: { $card }.
event-drew-you = You draw: { $card }.
event-asked = { $who } has a choice to make.
event-asked-you = You have a choice to make.
event-answered = { $who } has answered.
event-answered-you = You have answered.

## Log: cards of Saboteur 2

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

## Log: the jubilee box

event-reversed = { $who } turns the order of play round.
event-reversed-you = You turn the order of play round.
event-searched = { $who } looks at { $count } discarded cards.
event-searched-you = You look at { $count } discarded cards.
event-kept = { $who } keeps one of them.
event-kept-you = You keep: { $card }.
event-shuffled = { $who } shuffles the discard pile.
event-shuffled-you = You shuffle the discard pile.
event-put-back = { $who } puts two hidden goals back, swapped or not.
event-put-back-you = You put the two goals back.
event-lifted = { $who } takes up the path card at { $cell }.
event-lifted-you = You take up the path card at { $cell }.
event-vetoed = { $who } vetoes the card: it has no effect.
event-vetoed-you = You veto the card: it has no effect.
event-lost-gold = { $who } pays { $gold } gold.
event-lost-gold-you = You pay { $gold } gold.
event-costume-reached = { $who } reaches the costume department.
event-costume-reached-you = You reach the costume department.
event-costume-changed = { $who } must take another dwarf.
event-costume-changed-you = You take another dwarf: { $dwarf }.
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
event-chest-opened = { $who } opens the chest at { $cell }.
event-chest-opened-you = You open the chest at { $cell }.
event-chest-turned = { $who } fits the tunnel card at { $cell } into the mine.
event-chest-turned-you = You fit the tunnel card at { $cell } into the mine.
event-chest-buried = { $who } brings rocks down on the chest tunnel at { $cell }.
event-chest-buried-you = You bring rocks down on the chest tunnel at { $cell }.
event-looked-into-chest = { $who } looks into the chest at { $cell }.
event-looked-into-chest-you = You look into the chest at { $cell }.
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

## Log: goals

event-opened = { $who } turns over the goal at { $cell }: { $goal }.
event-opened-you = You turn over the goal at { $cell }: { $goal }.
event-turned = { $who } fits the goal at { $cell } into the mine.
event-turned-you = You fit the goal at { $cell } into the mine.

## Log: rounds and gold

event-round-began = Round { $round } begins; { $who } goes first.
event-round-began-you = Round { $round } begins; you go first.
event-round-ended = Round { $round } is over.
round-won-diggers = The treasure is reached: the gold-diggers win.
round-won-saboteurs = The treasure stays hidden: the saboteurs win.
round-won-greedy = A greedy dwarf has reached the treasure and keeps it all.
round-won-nobody = The treasure stays hidden, but no saboteur can claim the win: nobody wins this round.
round-won-blue = The treasure is reached: the blue team wins.
round-won-green = The treasure is reached: the green team wins.
round-won-blue-green = The treasure is reached: both teams win.
round-won-shut-out = The treasure is reached, but doors shut both teams out: neither team wins.
round-won-profiteer = The treasure stays hidden and there was no saboteur: only the profiteer wins.
round-won-spider = The giant spider ends the round: the saboteurs win.
round-finder = { $who } made the last connection.
round-finder-you = You made the last connection.
round-dwarf = { $who }: { $dwarf }
round-spare = Left over: { $dwarf }
event-gold-drawn = { $count ->
        [one] One gold card is
       *[other] { $count } gold cards are
    } to be shared; { $who } chooses first.
event-gold-drawn-you = { $count ->
        [one] One gold card is
       *[other] { $count } gold cards are
    } to be shared; you choose first.
event-took = { $who } takes a gold card.
event-took-gold = { $who } takes a gold card worth { $gold }.
event-took-you = You take a gold card worth { $gold }.
event-paid = { $who } gets { $gold } gold.
event-paid-you = You get { $gold } gold.
event-paid-unseen = { $who } gets { $count ->
        [one] a gold card
       *[other] { $count } gold cards
    }.
event-stole = { $who } steals 1 gold from { $whom }.
event-stole-you = You steal 1 gold from { $whom }.
event-stole-at-you = { $who } steals 1 gold from you.
event-stole-none = { $who } steals nothing.
event-stole-none-you = You steal nothing.
event-game-over = The game is over. { $who } wins with { $gold } gold.
event-game-over-you = The game is over. You win with { $gold } gold.
event-game-over-shared = The game is over. { $names } share the victory with { $gold } gold each.
event-game-over-shared-you = The game is over. You share the victory with { $names }: { $gold } gold each.

## What is being asked now

window-turn = { $who } digs
window-turn-you = Your turn
window-open = { $who } chooses a goal to turn over
window-open-you = Choose the goal to turn over first
window-lie = { $who } chooses how the goal lies
window-lie-you = Choose how the goal lies
window-take = { $who } chooses a gold card
window-take-you = Choose a gold card
window-over = The game is over
window-exchange = { $who } decides whether to swap the goals
window-exchange-you = Swap the goals or leave them
window-keep = { $who } chooses a card to keep
window-keep-you = Choose a card to keep
window-veto = Waiting for vetoes
window-veto-you = Veto this card or let it be
window-guide = { $who } lays one more path card
window-guide-you = Lay one more path card
window-toll = { $who } decides who pays the toll
window-toll-you = Pay the toll, ask somebody, or leave it
window-pay-for = { $who } is asked to pay a toll
window-pay-for-you = { $who } asks you to pay the toll
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

reason-malformed = This move could not be read: { $detail }.
reason-unknown-card = There is no card { $detail } in this game.
reason-no-such-seat = There is no player { $detail } at this table.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn yet.
reason-wrong-moment = This cannot be done right now.
reason-card-not-in-hand = You do not have this card in your hand.
reason-not-a-path-card = Only path cards can be laid in the mine.
reason-not-an-action-card = A path card cannot be played as an action; lay it in the mine.
reason-pass-count = To pass, put down one card, in Saboteur 2 up to three; with no cards in hand, none.
reason-tool-broken = With a broken tool in front of you, you cannot lay path cards; have it repaired first.
reason-cell-occupied = Something lies here already.
reason-not-adjacent = A path card must lie beside a face-up card.
reason-edges-mismatch = It does not fit here: tunnel must meet tunnel, and rock must meet rock.
reason-not-connected = No unbroken tunnel leads here from the start card.
reason-already-broken = This tool is broken already; nobody can have the same one broken twice.
reason-nothing-to-repair = There is nothing for this card to repair here.
reason-wrong-tool = This card does not repair that tool.
reason-no-path-card-there = Rocks can only fall on a path card that was laid; the start card and the goals stay.
reason-not-a-hidden-goal = A map shows only goals that are still hidden.
reason-trapped = In a trap you cannot do this; somebody must free you, or you clear the card away.
reason-ladder-at-goal = A ladder may not lie at a goal.
reason-ladder-not-joined = Here the ladder would join no open tunnel.
reason-door-of-another = Only a dwarf of the door’s own team may lay it.
reason-not-oneself = This card is for another player, not for yourself.
reason-already-there = Such a card lies there already; nobody can have two alike in front of them.
reason-not-in-front = There is no such card here to take away.
reason-no-dwarf-left = No dwarf is left to take.
reason-clear-count = To clear a card away, put down exactly two of your hand.
reason-not-offered = This is not one of the choices.
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

## What went wrong between page and table

error-malformed = The table did not understand this. Nothing was changed; load the page again.
error-stale = The game had moved on already. Nothing was done; look again and choose.
error-busy = The table cannot write anything down right now. Nothing was lost; try again in a moment.
error-too-fast = That was too much at once. Nothing was done; wait a second and try again.
error-too-long = This is too long. Nothing was done; make it shorter.
error-not-yours = This is not yours to do.
error-not-now = This cannot be done right now.
error-full = All seats at this table are taken.
error-name-taken = Somebody at this table has this name already; choose another.
error-bad-rules = These rules do not go together: { $detail }
error-unknown-seat = This link belongs to no seat at this table; you can watch.
error-unknown-table = There is no table with this code; check it and try again.
error-foreign-origin = This page does not come from this server; open the table’s own link.
