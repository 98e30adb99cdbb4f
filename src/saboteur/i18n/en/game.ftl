### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $place                where it is, as an adverbial phrase: a link to the cell
###   $number              a goal’s number, counted from 1
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

card-path-about = Place it in the mine so that its tunnels connect.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Path card: { $tunnels }
path-card-marked = Path card with { $mark }: { $tunnels }
path-tunnel = tunnel { $sides }
path-dead-end = dead end { $sides }
path-cross = crossing
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
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] crossing
        [fork] junction
        [bend] bend
        [straight] straight tunnel
        [bridge] bridge
       *[end] dead end
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
place-start = on the start card
place-goal = at goal { $goal }
place-between = between goals { $goal } and { $other }
place-beside-start = beside the start
place-before-goal = in front of goal { $goal }
place-behind-goal = behind goal { $goal }
place-beside-goal = beside goal { $goal }
place-card = beside { $card ->
        [cross] the crossing
        [fork] the junction
        [bend] the bend
        [straight] the straight tunnel
        [bridge] the bridge
       *[end] the dead end
    }{ $near ->
        [start] {" "}next to the start
       *[no] {""}
    }
place-toward = toward goal { $goal }
place-away = away from goal { $goal }
place-toward-goals = toward the goals
place-away-goals = away from the goals
place-toward-start = toward the start
place-from-start = { $cards } from the start
place-behind-start = { $cards } behind the start
place-level-start = level with the start
place-from-goals = { $cards } short of the goals
place-behind-goals = { $cards } behind the goals
place-level-goals = level with the goals
place-line-goal = in line with goal { $goal }
place-line-between = between the lines of goals { $goal } and { $other }
place-line-off = { $cards } from the line of goal { $goal } toward goal { $other }
place-line-out = { $cards } outside the line of goal { $goal }
place-line-left = { $cards } left of the line of goal { $goal } as seen from the start
place-line-right = { $cards } right of the line of goal { $goal } as seen from the start

## Goals

goal-hidden = hidden goal

## Editions

edition-classic = Classic
edition-jubilee = Jubilee
edition-italian = Italian

## Bots

bot-random = Random
bot-random-about = Makes any legal move at random.
bot-novice = Novice
bot-novice-about = Plays like a beginner, and makes a beginner’s mistakes.
bot-rule = By the book
bot-rule-about = Follows sensible rules of thumb.
bot-detective = Detective
bot-detective-about = Watches everyone and works out who is who.
bot-bluffer = Bluffer
bot-bluffer-about = Watches what others believe and misleads them.
bot-seer = Seer
bot-seer-about = Thinks several moves ahead.

## Log: on a turn

event-turn = It is { $who }’s turn.
event-turn-you = It is your turn.
event-played = { $who } plays “{ $card }”.
event-played-you = You play “{ $card }”.
event-placed = { $who } places a path card { $place }: { $card }.
event-placed-you = You place a path card { $place }: { $card }.
event-discarded = Discarded: { $cards }.
event-discarded-you = Discarded: { $cards }.
event-passed = { $who } passes and discards { $count ->
        [one] a card
       *[other] { $count } cards
    } face down.
event-passed-cards = { $who } passes and discards: { $cards }.
event-passed-you = You pass and discard: { $cards }.
event-passed-none = { $who } is out of cards and passes.
event-passed-none-you = You are out of cards and pass.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws: { $card }.
event-drew-you = You draw: { $card }.
event-asked = { $who } has to choose.
event-asked-you = You have to choose.
event-answered = { $who } has answered.
event-answered-you = You have answered.

## Log: goals

event-opened = { $who } turns over goal { $number }: { $goal }.
event-opened-you = You turn over goal { $number }: { $goal }.
event-turned = { $who } turns goal { $number } to fit the mine.
event-turned-you = You turn goal { $number } to fit the mine.

## Log: rounds and gold

event-round-began = Round { $round } begins; { $who } goes first.
event-round-began-you = Round { $round } begins; you go first.
event-round-ended = Round { $round } is over.
round-spare = Spare dwarf: { $dwarf }
event-gold-drawn = { $count ->
        [one] One gold card
       *[other] { $count } gold cards
    } to share; { $who } picks first.
event-gold-drawn-you = { $count ->
        [one] One gold card
       *[other] { $count } gold cards
    } to share; you pick first.
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

window-turn = { $who }’s turn
window-turn-you = Your turn
window-open = { $who } chooses which goal to reveal
window-open-you = Choose which goal to reveal first
window-lie = { $who } chooses which way round the goal goes
window-lie-you = Choose which way round the goal goes
window-take = { $who } chooses a gold card
window-take-you = Choose a gold card
window-over = The game is over

## Why a move is refused

reason-malformed = That move couldn’t be understood: { $detail }.
reason-unknown-card = There is no card { $detail } in this game.
reason-no-such-seat = There is no seat { $detail } at this table.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn yet.
reason-wrong-moment = You can’t do that right now.
reason-card-not-in-hand = You don’t have this card in your hand.
reason-not-a-path-card = Only path cards can be placed in the mine.
reason-not-an-action-card = A path card can’t be played as an action; place it in the mine.
reason-pass-count = To pass, discard one card (up to three in Saboteur 2), or none if your hand is empty.
reason-tool-broken = You can’t place path cards while one of your tools is broken. Get it repaired first.
reason-cell-occupied = There’s already a card here.
reason-not-adjacent = A path card must be next to a face-up card.
reason-edges-mismatch = It doesn’t fit here: tunnel must meet tunnel, and rock must meet rock.
reason-not-connected = No unbroken tunnel leads here from the start card.
reason-already-broken = That tool is already broken; the same tool can’t be broken twice.
reason-nothing-to-repair = There’s nothing for this card to repair here.
reason-wrong-tool = This card doesn’t repair that tool.
reason-no-path-card-there = A rockfall can only remove a placed path card, not the start card or a goal.
reason-not-a-hidden-goal = A map can only be used on a goal that is still hidden.
reason-not-offered = That’s not one of the options.

## What went wrong between page and table

error-malformed = Something went wrong. Nothing was changed; please reload the page.
error-stale = The game has moved on. Nothing was done; take another look and choose again.
error-busy = The table can’t save right now. Nothing was lost; try again in a moment.
error-too-fast = Too many requests. Nothing was done; wait a second and try again.
error-too-much = The table keeps no more than this from one player in a game. Nothing was changed.
error-used-up = So much has happened at this table that it deals no more games. Start a new table; everything here is kept.
error-too-long = This is too long. Nothing was done; make it shorter.
error-not-yours = You can’t do that.
error-not-now = You can’t do that right now.
error-full = All seats at this table are taken.
error-name-taken = Someone at this table already has that name or one that looks like it. Choose another.
error-one-seat = This device already has a seat at this table. The host can allow several seats per device in the settings.
error-not-away = This player has not been away for two minutes yet.
error-ask-host = The host has been asked whether you may sit down.
error-turned-away = The host didn’t let you in.
error-muted = The host has muted you: nobody sees what you write. Claims still work.
error-bad-rules = These rules can’t be combined: { $detail }
error-unknown-seat = This link isn’t for a seat at this table; you can watch.
error-unknown-table = No table is waiting under this code. Check it, or ask for the table’s link.
error-wrong-codes = Too many wrong codes came from your network, so it has to wait a few hours before it can try others. Links to tables still work, and so does your own seat.
error-damaged = Something in its journal can’t be read, so it was put aside. Other tables are not affected. The person who runs this server can find the reason with “saboteur doctor” and restore the table from a backup.
error-other-rules = This table was dealt by rules that this server doesn’t have: another version, or an expansion that isn’t loaded. Nothing is lost. The person who runs this server can find out more with “saboteur doctor”.
error-foreign-origin = This page isn’t from this server. Open the table’s own link.

## What is this?

window-open-why = Your tunnel reaches several hidden cards at once. You choose which is turned over.
window-lie-why = This goal fits both ways, or neither. You decide how it lies from now on.
window-take-why = The gold is shared: you take one card, and the rest goes on to the next player.
card-dead-end-about = A dead end: the way stops inside this card.
card-bridge-about = Its tunnels do not meet inside the card.
