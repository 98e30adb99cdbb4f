## Its name, and what the lobby says of it

module-toll = Tunnel toll
module-toll-about = Miners block a tunnel until somebody pays.

## Log

event-miner-set = { $who } sets a miner at { $cell }.
event-miner-set-you = You set a miner at { $cell }.
event-miner-left = The miner at { $cell } makes way.
event-miner-left-you = Your miner at { $cell } makes way.
event-toll-paid = { $who } pays { $whom } the toll.
event-toll-paid-you = You pay { $whom } the toll.
event-toll-paid-at-you = { $who } pays you the toll.
event-asked-to-pay = { $who } asks { $whom } to pay the toll.
event-asked-to-pay-you = You ask { $whom } to pay the toll.
event-asked-to-pay-at-you = { $who } asks you to pay the toll.
event-refused-to-pay = { $who } does not pay.
event-refused-to-pay-you = You do not pay.
event-withdrew = { $who } takes the card back: nobody pays at { $cell }.
event-withdrew-you = You take the card back: nobody pays at { $cell }.
event-toll-over = The barred cells are free again.
event-toll-over-you = The barred cells are free again.

## What is being asked now

window-toll = { $who } decides who pays the toll
window-toll-you = Who pays the toll
window-pay-for = { $who } is asked to pay a toll
window-pay-for-you = { $by } asks you to pay the toll

## Why a move is refused

reason-no-miner-left = No miner is ready in this round.
reason-no-place-for-a-miner = A miner stands on an empty place that a connected tunnel opens on.
reason-toll-not-paid = Nobody paid the toll here; choose another place in this turn.
reason-no-gold = Without gold nobody can pay.
reason-asked-already = This player was asked in this turn already.
reason-not-to-be-asked = This player cannot be asked to pay.

## What an action does, as a button

do-pay = Pay the toll
do-ask = Ask { $who } to pay
do-refuse = Do not pay
do-miner = Set the miner here
do-miner-mode = Send a miner
do-withdraw = Take the card back

## At the table

table-hint-miner = Choose where the miner stands. The card goes down unseen, and you draw none for it.
table-hint-toll = Pay it yourself, or tap who should pay for you.
fact-miners = miners ready: { $count }
piece-miner = { $who }’s miner, the toll is 1 gold
piece-miner-you = your own miner
piece-barred = barred for this turn

## Lessons

lesson-toll = Tunnel toll
lesson-toll-1 = Everyone has 1 gold. Instead of anything else you may put a card down to set a miner before an open tunnel. Set one at the end of yours.
lesson-toll-2 = Bruna wanted to build there: she paid you 1 gold, and the miner is gone.
lesson-toll-end = Two miners are ready in every round. You do not pay your own.
