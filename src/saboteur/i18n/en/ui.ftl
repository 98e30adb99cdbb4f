### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Dig for gold together. Somebody among you does not want to.
start-title = Play
play-with-friends = Play with friends
play-with-bots = Play with bots
bots-line = The game against bots
bots-level = How good the bots are
bots-box = Which box
bots-players = { $count } players
play-one-device = Hand one device round
play-big-screen = Play on a big screen
no-account = Free and without an account. Your seat stays in this browser.
learn = Learn the game
watch-record = Watch a recorded game
join-title = Join a table
join-code = Code or link
join = Join
join-fault = A code has six letters; you can also paste the table’s link.
your-tables = Where you sit
open-tables = Open tables
open-tables-none = No table waits for players right now. Start one and share the link.
seats-taken = { $taken } of { $seats }
to-front-page = To the front page
loading = One moment …
close = Close

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Alma, Bruna, Dorin, Edda, Falko, Gudrun, Hanno, Ida, Jorun, Kuno, Lotta, Marek, Nele, Odo, Petra, Runa, Sven, Tilda, Ulla, Viggo
your-name = Your name
your-face = Your face
face = Face { $number }
name-empty = Enter a name.
name-too-long = At most { $most } letters.
name-marks = Too many accents on one letter.

language = Language
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme-auto = Colours: as the device
theme-light = Colours: daylight
theme-dark = Colours: lamp light
motion = Movement
motion-full = Movement is on
motion-less = Little movement

# Something is missing
no-table-title = No table is waiting under { $code }
no-table-text = The code may be mistyped. If the game there has already begun, you need the table’s link: ask somebody who is playing. Nothing of yours is lost.
codes-refused-title = Codes are not accepted just now
closed-table-title = Table { $code } cannot be opened
seat-lost = You have no seat at this table any more.
host-you = You are the host now.
host-other = { $who } is the host now.
unmuted = Everyone can read what you write again.
host-mute = Mute { $who } for everyone
host-mute-about = Until you undo this, nobody is sent what they write. Claims are still heard.
line-down = The connection is down. Nothing is lost; trying again …
line-restarting = The server is restarting; your table is kept.
part-failed = This part could not be loaded. It will come as soon as the server can be reached.
outdated = The server has a newer version of the game. Nothing you have typed will be lost.
outdated-reload = Reload
offline = There is no network. You can read the rulebook; games, lessons and replays need the server.

# Buttons of several pages
change = Change

start = Start
leave = Leave

copy = Copy
copied = Copied.
copy-failed = The browser does not allow copying; mark the link and copy it by hand.

# Rules of the table
rules-title = Rules
rulebook = Rulebook

rule-open = Rule { $rule }: show its text
rule-title = Rule { $rule }
rule-missing = The text of this rule is not here.
error-offline = The server cannot be reached. Nothing was lost; try again in a moment.
error-other = That did not work: { $detail }

## Table

table-title = The table
table-title-turn = Your turn
table-mine = The mine
table-row = Row { $y }
table-empty = empty
table-dark = in the dark
table-dark-part = dark: { $sides }
table-goal-known = hidden goal; you have seen it: { $goal }
table-looked-by = looked at by { $names }
table-fits = your card fits here
table-fits-both = your card fits here both ways
table-target = can be chosen
table-again = { $card } will lie here; choose again to confirm
table-again-plain = choose again to confirm
table-zoom = Size of the mine
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Show the whole mine

table-hand = Your hand
table-hand-empty = You have no cards left.
table-own-dwarf = You are: { $dwarf }
table-dwarf-covered = Your dwarf, face down; press to see
table-your-dwarf = Your dwarf
table-press = press to see
table-dwarf-hidden = hidden dwarf
table-idle = can only be discarded now
table-only-you = only you know
table-front-empty = Nothing lies in front of this player.

table-players = Players
table-you = You
table-you-are = { $name } (you)
table-asked = to move
table-bot = bot
table-held = a bot plays for this player
table-away = away
table-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-gold = { $gold } gold
table-gold-cards = { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    }
table-is-away = { $who } is away.
table-stand-in = Let a bot play
table-stand-in-on = ✓ Let a bot play
table-nudge = Nudge { $who }
table-nudged = { $who } has been nudged.
table-nudged-you = The others are waiting for you.
table-late = Your time ran out.
table-late-cards = Your time ran out. Discarded for you: { $cards }.

table-actions = What you can do
table-turn = Turn
table-more = Choose more
table-keep = Keep
table-discard-sure = Really discard? Nobody sees what it was.
table-only-way = It fits only this way round.
table-plan = Discard on my turn
table-plan-on = will be discarded on your turn
table-plan-off = Keep it
table-plan-returned = What you planned is not possible any more. { $why }
table-plan-waiting = { $card } will be discarded on your turn.
table-plan-due = Discarding { $card } …
table-no-place = It fits nowhere right now. You can discard it.
table-no-target = It has no use right now. You can discard it.
table-hint-lift = Choose a card to lay, play or discard.
table-hint-cell = Choose where it goes.
table-hint-point = Choose one of the marked places.
table-hint-seat = Choose a player.
table-hint-again = Choose it again to confirm.
preview-ends = The light ends here.
preview-reaches = The light runs on to goal { $goal }.
preview-short = The light runs on, { $count ->
        [one] one card
       *[other] { $count } cards
    } short of goal { $goal }.
table-offline = The line is down. Nothing is lost; the table waits for you.
table-held-you = A bot is playing for you.
table-back = I am back

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Lay it here
do-play = Play it
do-play-seat = Play it on { $who }
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Discard
       *[other] Discard { $count }
    }
do-open = Turn this one over
do-turn = Leave it like this
do-take = Gold card worth { $word }

table-round-short = Round { $round }
table-round-of = Round { $round }
table-pile = { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
table-discard = { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min

table-log = What happened
table-talk = Story and talk
table-talk-new = Story and talk, new: { $unread }
table-log-empty = Nothing has happened yet.
table-show-cell = Show { $cell } in the mine

table-you-play = You are: { $dwarf }
table-understood = Into the mine
table-round-over = Round { $round } is over
table-won = wins
table-finder = made the last connection
table-go-on = On to the next round
table-go-on-turn = On, it is your turn
table-go-on-end = On to the result
table-readiness = { $ready } of { $players } are ready. It goes on with everyone, or in { $seconds } s.

table-ranking = Ranking
table-rematch = Play again
table-reopen = Change players or rules
table-look-back = Look at the mine
table-to-end = Back to the result
table-front-page = Front page
table-leave = Leave the table

table-help = Menu and help

## Fair deals

fair-left-out = Your page’s part of the shuffle was left out although it had arrived. What proves it is kept in this browser.
fair-replaced = The table asks for something else than your page had committed to, so your page does not take part. What proves it is kept in this browser.
fair-late = Your page answered too late and was left out of the shuffle.
