### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Talk and spectators
setting-chat = Chat
setting-chat-about = Without it people still make claims, which everyone reads in his own language.
setting-delay = Spectators see everything
setting-delay-about = Whoever opens the link after the start watches. A delay keeps spectators from helping a player.
setting-shared = Several seats per device
setting-shared-about = The others may seat somebody on their own device too. You always can.
delay-none = at once
delay-seconds = { $seconds } s later
delay-moves = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}

## Several people on one device

add-here = On this device
add-here-label = Add a player on this device to seat { $number }
add-here-title = One more on this device
add-here-about = You hand the device round; between turns it is covered, so that nobody sees another’s cards.
add-here-refused = Each device has one seat here. { $host } can allow more in the table’s settings.
take-away = Take away
take-away-label = Take { $who } away

## The big screen

screen-title = Show it on a big screen
screen-about = The mine and the players for all in the room; the cards stay on the phones. Open this link there.
screen-open = Open it here

## Seats, invitation and start

join-host = { $host } invites you to the mine
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-full = All seats are taken. When the game starts, you can watch.
sit-down = Sit down
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
bot-add-label = Bot: put one on seat { $number }
bot-remove = take away
kick = Vote out
kick-voted = You voted
kick-label = Vote out { $who }
manage = Manage
manage-label = Manage { $who }
remove = Remove from the table
remove-about = The seat is free at once. From the same device or network nobody sits down without your consent.
knock-title = At the door
knock-about = Somebody from the same device or network was removed from this table before.
knock-asks = { $who } would like to sit down.
admit = Let in
admit-label = Let { $who } in
turn-away = Turn away
turn-away-label = Turn { $who } away
asked-host = { $host } has been asked whether you may sit down. You have your seat as soon as the answer is yes; keep this page open.
asked-in-vain = There was no answer. You can ask again.
asked-stop = Stop asking
change-title = Name and face
save = Save
said-came = { $who } has come.
said-went = { $who } has gone.
start-ready = Everyone is here.
balance-hint = With { $players } players and these rules, those who dig win { $percent } % of the rounds between bots.
start-missing = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
start-waits = { $host } starts the game.
start-with = { $count ->
    [one] Play alone
   *[other] Play with { $count }
}
fill-with-bots = Fill with bots
share-title = Invite friends
share-about = They open the link or enter the code, and sit down. Once the game has begun, only the link works.
share-text = Come and dig with us: table { $code }
share = Share
code-spoken = Code { $code }
qr-alt = The table’s link as a QR code
table-link = Link to the table
own-link-title = Continue on another device
own-link-about = This link is your seat. Keep it to yourself: whoever has it plays for you.
own-link = Link to your seat
setting-players = Players
players-fewer = One player fewer
players-more = One player more
players-range = { $least } to { $most } can play.
players-seated = So many are sitting here already.
setting-edition = Edition
setting-modules = Expansions and variants
modules-none = none
modules-no-bots = Bots do not know it: they play its cards by chance.
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
pace-other = every { $seconds } s
setting-open = On the list of open tables
setting-open-about = Anyone may sit down. Otherwise only those who have the code.
clash-with = Does not go with { $what }.
clash-needs = Only together with { $what }.
clash-players = For { $least } to { $most } players.
pace-300 = briskly
pace-900 = at ease
pace-2000 = slowly

## Editions, modules and options

edition-classic-about = As in the first booklets: a gold card for every player, one goal turned over at a time.
edition-jubilee-about = As in the 20-year edition: a gold card for every gold-digger, all reached goals turned over.
edition-italian-about = The classic rules, with the Italian ones for Saboteur 2: only its own team may lay a door.

## Games that are made with one tap

setting-presets = A game of
preset-classic = Classic
preset-jubilee = Jubilee base game
preset-saboteur2 = Saboteur 2
preset-everything = Jubilee, everything
preset-tournament = Tournament
preset-surprise = Surprise me
setting-window = Time for a veto
window-seconds = { $seconds } s
lobby-talk = Talk while you wait
