## Its name, and what the lobby says of it

module-toll = Tunnel toll
module-toll-about = Miners block a tunnel until someone pays.

## Log

event-miner-set = { $who } places a miner at { $cell }.
event-miner-set-you = You place a miner at { $cell }.
event-miner-left = The miner at { $cell } steps aside.
event-miner-left-you = Your miner at { $cell } steps aside.
event-toll-paid = { $who } pays { $whom } the toll.
event-toll-paid-you = You pay { $whom } the toll.
event-toll-paid-at-you = { $who } pays you the toll.
event-asked-to-pay = { $who } asks { $whom } to pay the toll.
event-asked-to-pay-you = You ask { $whom } to pay the toll.
event-asked-to-pay-at-you = { $who } asks you to pay the toll.
event-refused-to-pay = { $who } doesn’t pay.
event-refused-to-pay-you = You don’t pay.
event-withdrew = { $who } takes the card back: nobody paid the toll at { $cell }.
event-withdrew-you = You take the card back: nobody paid the toll at { $cell }.
event-toll-over = The blocked cells are free again.
event-toll-over-you = The blocked cells are free again.

## What is being asked now

window-toll = { $who } decides who pays the toll
window-toll-you = Who pays the toll?
window-pay-for = { $who } is asked to pay a toll
window-pay-for-you = { $by } asks you to pay the toll

## Why a move is refused

reason-no-miner-left = No miners are left this round.
reason-no-place-for-a-miner = A miner must be placed on an empty space at the open end of a connected tunnel.
reason-toll-not-paid = Nobody paid the toll here; choose another place this turn.
reason-no-gold = You can’t pay without gold.
reason-asked-already = This player has already been asked this turn.
reason-not-to-be-asked = This player can’t be asked to pay.

## What an action does, as a button

do-pay = Pay the toll
do-ask = Ask { $who } to pay
do-refuse = Don’t pay
do-miner = Place the miner here
do-miner-mode = Send a miner
do-withdraw = Take the card back

## At the table

table-hint-miner = Choose where to place the miner. The card is discarded face down and not replaced.
table-hint-toll = Pay it yourself, or tap a player to ask them to pay.
fact-miners = miners ready: { $count }
piece-miner = { $who }’s miner, toll 1 gold
piece-miner-you = your own miner
piece-barred = blocked for this turn

## Lessons

lesson-toll = Tunnel toll
lesson-toll-1 = Everyone has 1 gold. Instead of your normal action, you may discard a card to place a miner at an open tunnel. Place one at the end of yours.
lesson-toll-2 = Bruna wanted to build there and paid you 1 gold; the miner is gone.
lesson-toll-end = Two miners are available each round. You don’t pay at your own.
