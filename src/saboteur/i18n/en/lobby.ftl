### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Talk and spectators
setting-chat = Chat
setting-chat-about = Without it people still make claims, which everyone reads in his own language.
setting-delay = Spectators see everything
setting-delay-about = Whoever opens the link after the start watches. A delay keeps spectators from helping a player.
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
take-away = Take away
take-away-label = Take { $who } away

## The big screen

screen-title = Show it on a big screen
screen-about = The mine and the players for all in the room; the cards stay on the phones. Open this link there.
screen-open = Open it here
