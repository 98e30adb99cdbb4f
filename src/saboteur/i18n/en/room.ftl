### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Hand over
hand-over-to = Give the device to { $who }
hand-over-wait = Who has the device?
hand-over-about = The cards are hidden. Only the player whose turn it is should look now.
hand-over-me = I’m { $who }
hand-over-next = { $who } is next.
hand-over = Hand over to { $who }

## The big screen

screen-qr = QR code with the link to this table
screen-join = Join with your phone
screen-watch = Watch on your phone
screen-empty = free
screen-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
screen-ready = Everyone’s here. Waiting for { $host } to start the game.
