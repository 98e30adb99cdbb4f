## Its name, and what the lobby says of it

module-goal-swap = Scambio di destinazioni
module-goal-swap-about = Una carta con cui scambi in segreto due destinazioni, oppure no.

## Cards

card-goal-swap = Scambio di destinazioni
card-goal-swap-about = Prendi due destinazioni coperte e rimettile giù, scambiate o no.

## Log

event-put-back = { $who } rimette a posto due destinazioni coperte, scambiate o no.
event-put-back-you = Rimetti le due destinazioni com’erano.
event-put-back-swapped = { $who } rimette a posto due destinazioni coperte, scambiate.
event-put-back-swapped-you = Rimetti le due destinazioni scambiate.

## What is being asked now

window-exchange = { $who } decide se scambiare le destinazioni
window-exchange-you = Scambia le destinazioni o lasciale così

## Why a move is refused

reason-same-goal = Scegli due destinazioni diverse.

## What an action does, as a button

do-exchange = Scambiale
do-leave = Lasciale così

## Claims

claim-word-swapped = scambiate
claim-word-left = com’erano
claim-put-back = Le due destinazioni: { $word }.
claim-put-back-swapped = Ho scambiato le due destinazioni.
claim-put-back-left = Ho lasciato le due destinazioni com’erano.
claim-put-back-button = Le due destinazioni…

## Lessons

lesson-goal-swap = Scambio di destinazioni
lesson-goal-swap-1 = Hai visto che la destinazione 1 è pietra. Gioca lo scambio su due destinazioni.
lesson-goal-swap-2 = Le hai entrambe, coperte. Scambiale o rimettile com’erano: lo saprai solo tu.
lesson-goal-swap-end = Ciò che altri hanno visto con le mappe forse non è più vero.

## What is this?

window-exchange-why = Hai in mano le due destinazioni, senza vederle. Solo tu saprai se le hai scambiate.
what-card-goal-swap = Tutti vedono quali due destinazioni prendi. Quello che altri hanno visto con una mappa forse non è più vero.
what-do-exchange = Ogni destinazione va al posto dell’altra; nessun altro lo viene a sapere.
what-do-leave = Le due destinazioni tornano dov’erano; nessun altro lo viene a sapere.
