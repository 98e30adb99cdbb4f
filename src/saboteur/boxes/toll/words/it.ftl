## Its name, and what the lobby says of it

module-toll = Pedaggio
module-toll-about = I minatori bloccano un tunnel finché qualcuno non paga.

## Log

event-miner-set = { $who } mette un minatore { $place }.
event-miner-set-you = Metti un minatore { $place }.
event-miner-left = Il minatore si fa da parte { $place }.
event-miner-left-you = Il tuo minatore si fa da parte { $place }.
event-toll-paid = { $who } paga il pedaggio a { $whom }.
event-toll-paid-you = Paghi il pedaggio a { $whom }.
event-toll-paid-at-you = { $who } ti paga il pedaggio.
event-asked-to-pay = { $who } chiede a { $whom } di pagare il pedaggio.
event-asked-to-pay-you = Chiedi a { $whom } di pagare il pedaggio.
event-asked-to-pay-at-you = { $who } ti chiede di pagare il pedaggio.
event-refused-to-pay = { $who } non paga.
event-refused-to-pay-you = Non paghi.
event-withdrew = { $who } riprende la carta: nessuno ha pagato il pedaggio { $place }.
event-withdrew-you = Riprendi la carta: nessuno ha pagato il pedaggio { $place }.
event-toll-over = I posti vietati sono di nuovo liberi.
event-toll-over-you = I posti vietati sono di nuovo liberi.

## What is being asked now

window-toll = { $who } decide chi paga il pedaggio
window-toll-you = Chi paga il pedaggio?
window-pay-for = { $who } decide se pagare un pedaggio
window-pay-for-you = { $by } ti chiede di pagare il pedaggio

## Why a move is refused

reason-no-miner-left = In questo round non ci sono più minatori pronti.
reason-no-place-for-a-miner = Un minatore sta su un posto libero a cui porta un tunnel collegato.
reason-toll-not-paid = Qui nessuno ha pagato il pedaggio; in questo turno scegli un altro posto.
reason-no-gold = Senza oro non si può pagare.
reason-asked-already = A questo giocatore è già stato chiesto in questo turno.
reason-not-to-be-asked = Non si può chiedere a questo giocatore di pagare.

## What an action does, as a button

do-pay = Paga il pedaggio
do-ask = Chiedi di pagare a { $who }
do-refuse = Non pagare
do-miner = Metti qui il minatore
do-miner-mode = Manda un minatore
do-withdraw = Riprendi la carta

## At the table

table-hint-miner = Scegli dove mettere il minatore. La carta viene scartata coperta e non ne peschi un’altra.
table-hint-toll = Paga tu, o tocca un giocatore per chiedergli di pagare.
fact-miners = minatori pronti: { $count }
piece-miner = minatore di { $who }, il pedaggio è 1 pepita
piece-miner-you = il tuo minatore
piece-barred = sbarrato per questo turno

## Lessons

lesson-toll = Pedaggio
lesson-toll-1 = Tutti hanno 1 pepita. Invece della solita azione puoi scartare una carta e mettere un minatore davanti a un tunnel aperto. Mettine uno in fondo al vostro.
lesson-toll-2 = Bruna voleva costruire lì e ti ha pagato 1 pepita; il minatore se n’è andato.
lesson-toll-end = In ogni round ci sono due minatori. Il tuo non lo paghi.

## What is this?

piece-miner-about = Chi posa qui una carta percorso paga prima 1 pepita a chi ha messo il minatore; poi il minatore se ne va.
window-toll-why = Lì c’è un minatore che chiede 1 pepita: paga, chiedi a qualcuno di pagare per te o riprendi la carta.
window-pay-for-why = Se paghi 1 pepita, { $by } può posare la carta; altrimenti ti tieni l’oro.
what-piece-miner = Chi l’ha messo non paga. Altri possono pagare per te, se vogliono.
what-fact-miners = Tanti minatori sono pronti in questo round. Invece di fare altro puoi scartare una carta e metterne uno davanti a un tunnel illuminato.
what-do-pay = 1 tua pepita va a chi ha messo il minatore, e il minatore se ne va.
what-do-ask = Si chiede a questa persona di pagare per te; può rifiutare.
what-do-refuse = Ti tieni l’oro.
what-do-withdraw = La carta torna nella tua mano, e questo posto è sbarrato per questo turno.
option-toll-owner = Chi ha messo il minatore
option-toll-owner-about = Si può chiedere di pagare anche a chi ha messo il minatore?
option-toll-owner-spared = non si chiede
option-toll-owner-asked = si può chiedere
