### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Chat and spectators
setting-chat = Chat
setting-chat-about = With chat off, players can still make claims, shown to everyone in their own language.
setting-delay = Delay for spectators
setting-delay-about = Anyone who opens the link after the start is a spectator. A delay stops spectators from helping players.
setting-shared = Several seats per device
setting-shared-about = Others may seat someone on their own device too. You always can.
delay-none = at once
delay-seconds = { $seconds } s later
delay-moves = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}

## Several people on one device

add-here = On this device
add-here-label = Add a player on this device to seat { $number }
add-here-title = Add a player on this device
add-here-about = Pass the device around; between turns the cards are hidden so nobody sees another player’s hand.
add-here-refused = Each device has one seat here. { $host } can allow more in the table’s settings.
take-away = Remove
take-away-label = Remove { $who }

## The big screen

screen-title = Show on a big screen
screen-about = Shows the mine and the players to everyone in the room; hands stay on the phones. Open this link on the big screen.
screen-open = Open here

## Seats, invitation and start

join-host = { $host } invites you to the mine
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-full = All seats are taken. You can watch once the game starts.
sit-down = Take a seat
lobby-title = Table { $code }
seats-title = At the table
seat-empty = Empty seat
mark-you = you
mark-host = host
mark-bot = bot · { $level }
mark-away = away
mark-muted = muted
bot-choice = Bot on seat { $number }
bot-add = Bot
bot-add-label = Add a Bot to seat { $number }
bot-remove = remove
kick = Vote out
kick-voted = Vote cast
kick-label = Vote out { $who }
manage = Manage
manage-label = Manage { $who }
remove = Remove from the table
remove-about = The seat is free at once. Nobody from the same device or network can sit down without your consent.
knock-title = At the door
knock-about = Someone from the same device or network was removed from this table before.
knock-asks = { $who } would like to sit down.
admit = Let in
admit-label = Let { $who } in
turn-away = Turn away
turn-away-label = Turn { $who } away
asked-host = { $host } has been asked whether you may sit down. You get your seat as soon as the answer is yes; keep this page open.
asked-in-vain = There was no answer. You can ask again.
asked-stop = Stop asking
take-seat-about = A bot’s seat is yours if the host agrees. If you have lost your phone, you get your own seat back once you have been away for two minutes and two of the others agree.
take-seat-which = Which seat
take-seat-bot = { $who } (bot)
take-seat-away = { $who } (away)
take-seat-ask = Ask for this seat
asked-others = The people at the table have been asked. You have the seat as soon as they agree; keep this page open.
knock-bot = { $who } would like to take over from { $whom }, a bot.
knock-away = { $who } asks for the seat of { $whom }. Two of you have to agree. Say yes only if you are sure who it is: the old device loses the seat.
change-title = Name and portrait
save = Save
said-came = { $who } joined.
said-went = { $who } left.
start-ready = Everyone’s here.
balance-hint = With { $players } players and these rules, gold-diggers win { $percent }% of rounds (bots playing bots).
start-missing = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
start-waits = Waiting for { $host } to start the game.
start-with = { $count ->
    [one] Play alone
   *[other] Play with { $count } players
}
fill-with-bots = Fill with bots
share-title = Invite friends
share-about = Friends can open the link or enter the code to join. Once the game has begun, only the link works.
share-text = Come and dig with us at table { $code }
share = Share
code-spoken = Code { $code }
qr-alt = The table’s link as a QR code
table-link = Link to the table
own-link-title = Continue on another device
own-link-about = This link is your seat. Keep it private: anyone who has it can play for you.
own-link = Link to your seat
players-fewer = One player fewer
players-more = One player more
players-range = { $least } to { $most } can play.
players-seated = That many players are already seated.
suggested = Recommended for { $players } players: { $what }
setting-minutes = Time at hand
minutes = { $minutes ->
    [0] any
   *[some] { $minutes } min
}
suggested-game = { $rounds ->
    [1] { $what }: one round, about { $minutes } min
   *[some] { $what }: three rounds, about { $minutes } min
}
setting-edition = Edition
setting-modules = Expansions and variants
modules-none = none
modules-no-bots = Bots don’t know it: they play its cards at random.
setting-house-rules = Edition and house rules
setting-time = Time and pace
setting-clock = Thinking time
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } s per turn + { $bank } s bank
clock-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
clock-none = no limit
pace-other = every { $seconds } s
setting-open = List as an open table
setting-open-about = Anyone can join. Otherwise only people with the code.
clash-with = Can’t be combined with { $what }.
clash-needs = Only together with { $what }.
clash-players = For { $least } to { $most } players.

## Editions, modules and options

edition-classic-about = As in the first rulebooks: one gold card per player, one goal revealed at a time.
edition-jubilee-about = As in the 20th-anniversary edition: one gold card per gold-digger, every reached goal is revealed.
edition-italian-about = Classic rules, with the Italian ones for Saboteur 2: only a door’s own team may place it.

## Games that are made with one tap

setting-presets = Game
preset-surprise = Surprise me
preset-fair = Fair ({ $percent }%)
preset-fair-about = With { $players } players and these rules, gold-diggers win { $percent }% of rounds (between { $low } and { $high }%): no rules that were measured are more even.
setting-window = Time for an answer
window-seconds = { $seconds } s
lobby-talk = Chat while you wait

## Who begins

setting-begins = Who begins
begins-lot = by lot
begins-youngest = the youngest
begins-seat = one of us
begins-winner = last winner
begins-loser = least gold last time
begins-youngest-who = Tap the youngest player’s name
begins-seat-who = Who plays first?
mark-begins = begins
take-seat = Join this game

## Layouts of one’s own

layout-edit = Arrange the mine
layout-edit-about = Decide where the goals lie, and what else lies in the mine.
layout-own = a custom layout
layout-see = See the layout
reason-layout-unreadable = This layout can’t be read.
reason-layout-count = There must be exactly as many of these cards as the box says, each in a place of its own.
reason-layout-outside = Cards lie at most ten cards beyond the start and four to either side.
reason-layout-touching = No two of these cards may lie side by side, and none beside the start card.
reason-layout-near = At least three path cards must fit between the start and a goal.
reason-layout-corners = These cards may not even touch at the corners.
reason-layout-no-room = With this layout there is no room for cards placed at random.
error-bad-layout = This layout breaks a rule of the set-up.
