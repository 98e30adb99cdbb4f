### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Dig for gold together. But someone among you is a saboteur.
start-title = Play
play-with-friends = Play with friends
play-with-bots = Play with bots
bots-line = The game against bots
bots-level = How good the bots are
bots-box = Which box
bots-players = { $count } players
setting-players = Players
setting-pace = Bot speed
pace-300 = fast
pace-900 = relaxed
pace-2000 = slow
preset-classic = Classic
preset-jubilee = Jubilee base game
preset-saboteur2 = Saboteur 2
preset-everything = Jubilee, everything
preset-tournament = Tournament
play-one-device = Share one device
play-big-screen = Use a big screen
no-account = Free, no account needed. Your place at the table is saved in this browser.
learn = Learn the game
watch-record = Watch a replay
credits = A game by Frederic Moyersoen for 2–12 players, age 8 and up, about 30 minutes.
join-title = Join a table
join-code = Code or link
join = Join
join-fault = Codes have six letters. You can also paste a table link.
your-tables = Your tables
# $since is like "5 minutes ago"
yours-waiting = Waiting for players · { $taken } of { $seats }
yours-over = The game is over
yours-turn = Your turn · { $since }
yours-turn-of = { $who } to play · { $since }
yours-playing = In play · { $since }
open-tables = Open tables
open-tables-none = No tables are waiting for players right now. Start one and share the link.
seats-taken = { $taken } of { $seats }
to-front-page = Go to the home page
loading = One moment…
shuffling = The pages shuffle the cards together…
shuffling-waits = Waiting for { $names }.
close = Close

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Alma, Arne, Bruna, Dorin, Edda, Falko, Gudrun, Hanno, Ida, Kuno, Lotta, Marek, Nele, Odo, Petra, Ruben, Runa, Sven, Tilda, Viggo
# The names of the bots, in the order of web/names.js, as readers of this language write them
bot-names = Bruna, Odvar, Tilde, Grim, Yrsa, Holt, Kveta, Milo, Runa, Berto, Signe, Tomek
your-name = Your name
your-face = Your portrait
face = Portrait { $number }
name-empty = Please enter a name.
name-too-long = Use { $most } characters or fewer.
name-marks = Too many accents on one letter.

language = Language
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme-auto = Theme: same as device
theme-light = Theme: light
theme-dark = Theme: dark
motion = Animation
motion-full = Animations are on
motion-less = Reduced motion

# Something is missing
no-table-title = No table is waiting under { $code }
no-table-text = The code may be wrong. If the game has already begun, you need the table’s link: ask someone who is playing. You haven’t lost anything.
codes-refused-title = No more codes for now
closed-table-title = Table { $code } can’t be opened
seat-lost = You no longer have a seat at this table.
host-you = You are the host now.
host-other = { $who } is the host now.
unmuted = Everyone can read what you write again.
host-mute = Mute { $who } for everyone
host-mute-about = Until you undo this, nobody sees what they write. Claims still work.
line-down = Connection lost. Nothing has been lost; reconnecting…
line-restarting = The server is restarting; your table is kept.
part-failed = This part couldn’t be loaded. It will appear as soon as the server can be reached.
outdated = The server has a newer version of the game. Nothing you have typed will be lost.
outdated-reload = Reload
offline = You’re offline. You can read the rulebook; games, lessons and replays need the server.

# Buttons of several pages
change = Change

start = Start
leave = Leave

copy = Copy
copied = Copied.
copy-failed = Your browser won’t let us copy. Select the link and copy it yourself.

# Rules of the table
rules-title = Rules
rulebook = Rulebook

rule-open = Show rule { $rule }
rule-title = Rule { $rule }
rule-missing = This rule’s text isn’t available.
error-offline = Can’t reach the server. Nothing was lost; try again in a moment.
error-other = That didn’t work: { $detail }

## Table

table-title = The table
table-title-turn = Your turn
table-mine = The mine
table-empty = empty
table-dark = in the dark
table-dark-part = dark: { $sides }
table-goal-known = hidden goal { $number }; you have seen it: { $goal }
table-looked-by = seen by { $names }
table-fits = your card fits here
table-fits-both = your card fits here either way up
table-target = available
table-again = { $card } goes here; press again to confirm
table-again-plain = press again to confirm
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Fit the whole mine

table-hand = Your hand
table-hand-empty = You have no cards left.
table-own-dwarf = You are: { $dwarf }
table-dwarf-covered = Your dwarf, face down; press to see
table-your-dwarf = Your dwarf
table-press = press to see
table-dwarf-hidden = hidden dwarf
table-idle = can only be discarded now
table-only-you = only you know this
table-front-empty = This player has no cards in front of them.

table-players = Players
table-you = You
table-you-are = { $name } (you)
player-unnamed = Player { $number }
table-asked = their turn
table-bot = bot
table-held = a bot is playing for this player
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
table-stand-in = Let a bot take over
table-stand-in-on = ✓ Let a bot take over
table-nudge = Nudge { $who }
table-nudged = { $who } has been nudged.
table-nudged-you = The others are waiting for you.
table-late = Your time ran out.
table-late-cards = Your time ran out. Discarded for you: { $cards }.

table-actions = Your options
table-turn = Rotate
table-more = Select more
table-keep = Keep
table-discard-sure = Really discard? Nobody sees what it was.
table-only-way = It only fits this way round.
table-plan = Discard on my turn
table-plan-on = { $verb ->
        [pass] will be discarded on your turn
       *[play] will be played on your turn
    }
table-plan-off = Keep it
table-plan-returned = What you planned is no longer possible. { $why }
table-plan-waiting = { $verb ->
        [pass] { $card } will be discarded on your turn.
       *[play] { $card } will be played on your turn.
    }
table-plan-due = { $verb ->
        [pass] Discarding { $card }…
       *[play] Playing { $card }…
    }
table-plan-it = Plan it
table-plan-ahead = It will be played on your turn, if that is still possible.
table-plan-at = planned: { $card }
table-no-place = This card doesn’t fit anywhere right now. You can discard it.
table-no-target = This card has no use right now. You can discard it.
table-hint = Hint
table-hint-lift = Choose a card to place, play or discard.
table-hint-cell = Choose where to place it.
table-hint-point = Choose one of the marked spaces.
table-hint-seat = Choose a player.
table-hint-again = Select it again to confirm.
preview-ends = The light ends here.
preview-reaches = The light runs on to goal { $goal }.
preview-short = The light runs on, { $count ->
        [one] one card
       *[other] { $count } cards
    } short of goal { $goal }.
table-offline = Connection lost. Nothing is lost; the table is waiting for you.
table-held-you = A bot is playing for you.
table-back = I’m back

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Read out lately
heard-placed = { $who } places: { $card }; { $place }.
heard-placed-you = You place: { $card }; { $place }.
heard-ways = The tunnel is { $count ->
        [one] one card
       *[other] { $count } cards
    } from goal { $goal }.
heard-reached = The tunnel reaches goal { $goal }.
heard-many = { $count } things happened.{ $keys ->
        [yes] {" "}Press L to hear them.
       *[no] {""}
    }
table-has-gold = has gold

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Place it here
do-play = Play it
do-play-seat = Play it on { $who }
do-play-seat-own = Play it on yourself
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Discard
       *[other] Discard { $count }
    }
do-open = Reveal this goal
do-turn = Keep it this way
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

table-log = Game log
table-talk = Log and chat
table-talk-new = Log and chat, { $unread } new
table-log-empty = Nothing has happened yet.
table-show-cell = Show where: { $place }

table-you-play = You are: { $dwarf }
table-turn-over = Turn it over
table-dwarf-alone = Look at it alone.
table-understood = Enter the mine
table-finder = completed the tunnel
table-readiness = { $ready } of { $players } are ready. Play continues when everyone is, or in { $seconds } s.

table-ranking = Ranking
table-to-end = Back to the results
table-front-page = Home
table-leave = Leave the table

table-help = Menu and help

## Fair deals

fair-left-out = Your page’s part of the shuffle was left out although it had arrived. The proof is kept in this browser.
fair-replaced = The table asks for something other than what your page had committed to, so your page isn’t taking part. The proof is kept in this browser.
fair-late = Your page answered too late and was left out of the shuffle.

## What is this?

table-what = What is this?
table-first = New here: { $what }. { $about }
