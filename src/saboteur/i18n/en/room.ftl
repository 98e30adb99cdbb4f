### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Hand over
hand-over-to = Give the device to { $who }
hand-over-wait = Who holds the device?
hand-over-about = The cards are covered. Only the one who plays looks now.
hand-over-me = I am { $who }
hand-over-next = Next is { $who }.
hand-over = Hand over to { $who }

## The big screen

screen-qr = The table’s link as a picture for phones
screen-join = Join with your phone
screen-watch = Watch on your phone
screen-empty = free
screen-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
screen-ready = Everyone is here. { $host } starts the game.
