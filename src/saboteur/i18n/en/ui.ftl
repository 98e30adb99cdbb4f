### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Dig for gold together. Somebody among you does not want to.
start-title = Play
play-with-friends = Play with friends
play-with-bots = Play with bots
no-account = Free and without an account. Your seat stays in this browser.
join-title = Join a table
join-code = Code or link
join = Join
join-fault = A code has five letters; you can also paste the table’s link.
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

# A friend opened the table's link
join-host = { $host } invites you to the mine
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-full = All seats are taken. When the game starts, you can watch.
sit-down = Sit down
no-table-title = There is no table { $code }
no-table-text = The code may be mistyped, or the table was cleared away. Nothing of yours is lost.
seat-lost = You have no seat at this table any more.
line-down = The connection is down. Nothing is lost; trying again …

# The table before the start
lobby-title = Table { $code }
seats-title = At the table
seat-empty = Empty seat
mark-you = you
mark-host = host
mark-bot = bot · { $level }
mark-away = away
bot-choice = Bot on seat { $number }
bot-add = Bot
bot-add-label = Bot: put one on seat { $number }
bot-remove = take away
kick = Vote out
kick-voted = You voted
kick-label = Vote out { $who }
change = Change
change-title = Name and face
save = Save
said-came = { $who } has come.
said-went = { $who } has gone.

start = Start
start-ready = Everyone is here.
balance-hint = With { $players } players and these rules, those who dig win { $percent } % of the rounds between bots.
start-missing = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
start-waits = { $host } starts the game.
# The host plays with those who are here
start-with = { $count ->
    [one] Play alone
   *[other] Play with { $count }
}
fill-with-bots = Fill with bots
leave = Leave

share-title = Invite friends
share-about = They open the link or enter the code, and sit down.
share-text = Come and dig with us: table { $code }
share = Share
code-spoken = Code { $code }
qr-alt = The table’s link as a QR code
table-link = Link to the table
copy = Copy
copied = Copied.
copy-failed = The browser does not allow copying; mark the link and copy it by hand.
own-link-title = Continue on another device
own-link-about = This link is your seat. Keep it to yourself: whoever has it plays for you.
own-link = Link to your seat

# Rules of the table
rules-title = Rules
setting-players = Players
players-fewer = One player fewer
players-more = One player more
players-range = { $least } to { $most } can play.
players-seated = So many are sitting here already.
setting-edition = Edition
setting-modules = Expansions and variants
modules-none = none
setting-house-rules = Edition and house rules
setting-time = Time and pace
setting-clock = Time to think
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } s a turn + { $bank } s
clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
clock-none = no limit
setting-pace = Bots play
pace-300 = briskly
pace-900 = at ease
pace-2000 = slowly
pace-other = every { $seconds } s
setting-open = On the list of open tables
setting-open-about = Anyone may sit down. Otherwise only those who have the code.
clash-with = Does not go with { $what }.
clash-players = For { $least } to { $most } players.

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
table-dark-part = dark to the { $sides }
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
table-own-dwarf = You are: { $dwarf }. Show the dwarf
table-dwarf-hidden = hidden dwarf
table-idle = can only be put down now
table-clear = can be cleared away
table-only-you = only you know
table-front-empty = Nothing lies in front of this player.

table-players = Players
table-you = You
table-you-are = { $name } (you)
table-asked = to move
table-bot = bot
table-held = a bot plays for this player
table-late = out of time
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
table-is-late = { $who } has run out of time.
table-is-away = { $who } is away.
table-stand-in = Let a bot play
table-stand-in-on = ✓ Let a bot play

table-actions = What you can do
table-turn = Turn
table-more = Choose more
table-take-back = Back
table-plan = Put down on my turn
table-plan-on = goes down on your turn
table-plan-off = Keep it
table-plan-waiting = { $card } goes down when it is your turn.
table-plan-due = { $card } goes down in a moment.
table-no-place = There is no place for this card right now. You can put it down.
table-no-target = There is nothing for this card to do right now. You can put it down.
table-hint-lift = Choose a card.
table-hint-cell = Choose where it goes.
table-hint-point = Choose one of the marked places.
table-hint-seat = Choose a player.
table-hint-again = Choose it again to confirm.
table-hint-clear = Choose two cards of your hand to put down for “{ $card }”.
table-hint-several = Choose more cards to put down together.
table-hint-several-clear = Put them down together, or clear something away with two of them.
table-hint-full = These go down together.
table-hint-lift-clear = Choose a card, or tap what lies in front of you to clear it away.
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
        [one] Put down
       *[other] Put down { $count }
    }
do-open = Turn this one over
do-turn = Leave it like this
do-take = Gold card worth { $word }
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
do-miner = Send a miner
do-keep = Keep { $card }{ $word }
do-clear = Clear away: { $card }

table-round-short = Round { $round }
table-round-of = Round { $round }
table-pile = { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
table-discard = { $count ->
        [one] 1 card put down
       *[other] { $count } cards put down
    }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min

table-log = What happened
table-log-empty = Nothing has happened yet.
table-show-cell = Show { $cell } in the mine

table-you-play = You are: { $dwarf }
table-understood = Into the mine
table-close = Close
table-round-over = Round { $round } is over
table-won = wins
table-finder = made the last connection
table-trapped = trapped: no gold
table-stole = stole 1 from { $whom }
table-lost = robbed by { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = The blue team has a way to the treasure.
way-green = The green team has a way to the treasure.
shut-blue = A green door shuts the blue team out.
shut-green = A blue door shuts the green team out.
table-go-on = On to the next round
table-go-on-turn = On, it is your turn
table-go-on-end = On to the result

table-ranking = Ranking
table-rematch = Play again
table-look-back = Look at the mine
table-to-end = Back to the result
table-front-page = Front page
table-leave = Leave the table
table-fair = Was the deal fair?
table-fair-text = Before the first card was dealt, everyone got this fingerprint of the shuffle. The record holds the shuffle itself; “saboteur verify” shows that they match and plays the game again.
table-record = Download the record

table-help = Menu and help
table-how-lift = Tap a card to lift it. What it can be aimed at lights up.
table-how-point = Tap a place, turn the card if you like, and tap again to lay it.
table-how-pass = A card that helps nobody can be put down unseen.
table-how-light = Lit tunnels are connected to the start. Build on from them.
table-keys-pick = lift a card
table-keys-walk = walk through the mine
table-keys-enter = choose, and confirm
table-keys-turn = turn the card
table-keys-pass = put the card down
table-keys-back = take back
table-keys-tab = hand, mine, players, log
table-keys-help = this page
