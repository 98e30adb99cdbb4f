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

## What the cards do

card-path-about = Lay it in the mine so that its tunnels carry on.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Path card: { $tunnels }
path-card-marked = Path card with { $mark }: { $tunnels }
path-tunnel = tunnel { $sides }
path-dead-end = dead end { $sides }
side-N = { $turned ->
        [yes] left
       *[no] up
    }
side-S = { $turned ->
        [yes] right
       *[no] down
    }
side-E = { $turned ->
        [yes] up
       *[no] right
    }
side-W = { $turned ->
        [yes] down
       *[no] left
    }
cell-spoken = column { $x }, row { $y }

## Goals

goal-hidden = hidden goal

## Editions

edition-classic = Classic
edition-jubilee = Jubilee
edition-italian = Italian

## Bots

bot-random = Random
bot-random-about = Does anything that is allowed.
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
event-discarded = Discarded: { $cards }.
event-discarded-you = Discarded: { $cards }.
event-passed = { $who } passes and discards { $count ->
        [one] a card
       *[other] { $count } cards
    } face down.
event-passed-cards = { $who } passes and discards: { $cards }.
event-passed-you = You pass and discard: { $cards }.
event-passed-none = { $who } has no cards left and passes.
event-passed-none-you = You have no cards left and pass.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws: { $card }.
event-drew-you = You draw: { $card }.
event-asked = { $who } has a choice to make.
event-asked-you = You have a choice to make.
event-answered = { $who } has answered.
event-answered-you = You have answered.

## Log: goals

event-opened = { $who } turns over the goal at { $cell }: { $goal }.
event-opened-you = You turn over the goal at { $cell }: { $goal }.
event-turned = { $who } fits the goal at { $cell } into the mine.
event-turned-you = You fit the goal at { $cell } into the mine.

## Log: rounds and gold

event-round-began = Round { $round } begins; { $who } goes first.
event-round-began-you = Round { $round } begins; you go first.
event-round-ended = Round { $round } is over.
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
reason-pass-count = To pass, discard one card (up to three in Saboteur 2), or none if your hand is empty.
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
reason-not-offered = This is not one of the choices.

## What went wrong between page and table

error-malformed = The table did not understand this. Nothing was changed; load the page again.
error-stale = The game had moved on already. Nothing was done; look again and choose.
error-busy = The table cannot write anything down right now. Nothing was lost; try again in a moment.
error-too-fast = That was too much at once. Nothing was done; wait a second and try again.
error-too-much = The table keeps no more than this from one player in a game. Nothing was changed.
error-used-up = So much has happened at this table that it deals no more games. Start a new table; everything here is kept.
error-too-long = This is too long. Nothing was done; make it shorter.
error-not-yours = This is not yours to do.
error-not-now = This cannot be done right now.
error-full = All seats at this table are taken.
error-name-taken = Somebody at this table has this name or one that looks like it; choose another.
error-one-seat = This device already has a seat at this table. The host can allow several seats per device in the settings.
error-ask-host = The host has been asked whether you may sit down.
error-turned-away = The host has not let you in.
error-muted = The host has muted you: nobody is sent what you write. Claims are still heard.
error-bad-rules = These rules do not go together: { $detail }
error-unknown-seat = This link belongs to no seat at this table; you can watch.
error-unknown-table = No table is waiting under this code. Check it, or ask for the table’s link.
error-wrong-codes = Too many wrong codes came from your network, so it has to wait a few hours before it can try others. Links to tables still work, and so does your own seat.
error-damaged = Something in its journal cannot be read, so it was put aside. Other tables are not affected. Whoever runs this server finds the reason with “saboteur doctor”, and can restore the table from a backup.
error-other-rules = This table was dealt by rules that this server does not have: another version, or an expansion that is not loaded. Nothing is lost. Whoever runs this server finds out more with “saboteur doctor”.
error-foreign-origin = This page does not come from this server; open the table’s own link.
