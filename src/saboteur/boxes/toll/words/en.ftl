## Its name, and what the lobby says of it

module-toll = Tunnel toll
module-toll-about = Miners block a tunnel until someone pays.

## Log

event-miner-set = { $who } places a miner { $place }.
event-miner-set-you = You place a miner { $place }.
event-miner-left = The miner steps aside { $place }.
event-miner-left-you = Your miner steps aside { $place }.
event-toll-paid = { $who } pays { $whom } the toll.
event-toll-paid-you = You pay { $whom } the toll.
event-toll-paid-at-you = { $who } pays you the toll.
event-asked-to-pay = { $who } asks { $whom } to pay the toll.
event-asked-to-pay-you = You ask { $whom } to pay the toll.
event-asked-to-pay-at-you = { $who } asks you to pay the toll.
event-refused-to-pay = { $who } doesn’t pay.
event-refused-to-pay-you = You don’t pay.
event-withdrew = { $who } takes the card back: nobody paid the toll { $place }.
event-withdrew-you = You take the card back: nobody paid the toll { $place }.
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

## What is this?

piece-miner-about = Whoever places a path card here first pays 1 gold to the miner’s owner; then the miner leaves.
window-toll-why = A miner stands there and asks for 1 gold: pay, ask someone to pay for you, or take the card back.
window-pay-for-why = If you pay 1 gold, { $by } may place the card; if not, you keep your gold.
what-piece-miner = The owner pays nothing. Others may pay for you, if they agree.
what-fact-miners = So many miners are ready in this round. Instead of anything else you may discard a card to set one before a lit tunnel.
what-do-pay = 1 gold of yours goes to the miner’s owner, and the miner leaves.
what-do-ask = This player is asked to pay for you, and may refuse.
what-do-refuse = You keep your gold.
what-do-withdraw = The card goes back into your hand, and this place is barred for this turn.
option-toll-owner = The miner’s owner
option-toll-owner-about = May the player who placed the miner be asked to pay, too?
option-toll-owner-spared = is not asked
option-toll-owner-asked = may be asked
