## Its name, and what the lobby says of it

module-chests = Forzieri
module-chests-about = Quattro forzieri nella miniera; non tutto quel che c’è dentro è buono.
option-chests = Forzieri
option-chests-about = Dove stanno i quattro forzieri?
option-chests-zigzag = a zigzag
option-chests-corners = negli angoli
option-chests-random = a caso
option-chests-card = Forziere

## Chests

chest-nugget = Pepita
chest-nugget-about = Prendi 1 pepita.
chest-fog = Nebbia
chest-fog-about = Fino alla fine del round nessuna mappa mostra una destinazione.
chest-tired = Stanchezza
chest-tired-about = Non pescare alla fine di questo turno.
chest-extra = Una carta in più
chest-extra-about = Alla fine di questo turno pesca una carta in più.
chest-farther = Più lontano
chest-farther-about = Sposta una destinazione coperta di un posto, lontano dalla partenza.
chest-pickpocket = Borseggiatore
chest-pickpocket-about = Alla fine di questo turno prendi una carta dalla mano di qualcuno invece di pescare.
chest-pick-of-three = Una su tre
chest-pick-of-three-about = Alla fine di questo turno pesca tre carte e tienine una.
chest-spyglass = Cannocchiale
chest-spyglass-about = Guarda il nano di qualcuno.
chest-rummage = Frugare
chest-rummage-about = Guarda cinque carte degli scarti e tienine una invece di pescare.
chest-landslide = Smottamento
chest-landslide-about = Le prime cinque carte del mazzo di pesca finiscono coperte negli scarti.

## Log

event-chest-opened = { $who } apre il forziere { $place }: { $chest }.
event-chest-opened-you = Apri il forziere { $place }: { $chest }.
event-chest-turned = { $who } gira la carta tunnel di un forziere in modo che combaci, { $place }.
event-chest-turned-you = Giri la carta tunnel di un forziere in modo che combaci, { $place }.
event-chest-buried = { $who } fa crollare il tunnel del forziere { $place }.
event-chest-buried-you = Fai crollare il tunnel del forziere { $place }.
event-looked-into-chest = { $who } guarda nel forziere { $place }.
event-looked-into-chest-you = Guardi nel forziere { $place }: { $chest }.
event-looked-into-chest-card = { $who } guarda nel forziere { $place }: { $chest }.
event-fogged = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-fogged-you = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-goal-moved = { $who } sposta la destinazione { $number } un posto più lontano.
event-goal-moved-you = Sposti la destinazione { $number } un posto più lontano.
event-robbed = { $who } prende una carta dalla mano di { $whom }.
event-robbed-you = Prendi una carta dalla mano di { $whom }: { $card }.
event-robbed-at-you = { $who } prende una carta dalla tua mano: { $card }.
event-drew-several = { $who } pesca carte tra cui scegliere ({ $count }).
event-drew-several-you = Peschi carte tra cui scegliere ({ $count }).
event-slid = Smottamento: { $count ->
        [one] la prima carta del mazzo viene scartata coperta
       *[other] le prime { $count } carte del mazzo vengono scartate coperte
    }.
event-slid-you = Smottamento: { $count ->
        [one] la prima carta del mazzo viene scartata coperta
       *[other] le prime { $count } carte del mazzo vengono scartate coperte
    }.

## What is being asked now

window-move = { $who } sposta una destinazione
window-move-you = Scegli quale destinazione allontanare
window-rob = { $who } prende una carta dalla mano di qualcuno
window-rob-you = Scegli dalla mano di chi prendere una carta
window-look = { $who } sceglie di chi guardare il nano
window-look-you = Scegli di chi guardare il nano
window-lie-chest = { $who } sceglie il verso della carta tunnel
window-lie-chest-you = Scegli il verso della carta tunnel

## Why a move is refused

reason-fog = La nebbia copre le destinazioni; in questo round una mappa mostra solo i forzieri.

## What an action does, as a button

do-rob-seat = Prendi da { $who }
do-look-seat = Guarda il nano di { $who }
do-move = Sposta questa destinazione

## At the table

fact-fog = nebbia: nessuna mappa mostra una destinazione
piece-chest = forziere coperto
piece-chest-known = forziere coperto; l’hai visto: { $chest }, { $card }
piece-chest-open = tunnel con forziere, { $card }

## Claims

claim-saw-chest = Ho guardato in un forziere: { $word }.
claim-saw-chest-button = Ho visto un forziere…

## Lessons

lesson-chests = Forzieri
lesson-chests-1 = Nella miniera ci sono forzieri coperti. Chi ne raggiunge uno lo apre: oro, nebbia, stanchezza, uno smottamento…
lesson-chests-2 = Posa il tunnel diritto accanto alla partenza: porta a uno.
lesson-chests-end = Una pepita per te, e la carta tunnel che lo copriva fa parte della miniera. La mappa si può usare anche su un forziere.

## What is this?

piece-chest-about = Un forziere sotto una carta tunnel coperta: chi lo raggiunge lo apre, nel bene e nel male.
piece-chest-open-about = La carta tunnel di un forziere aperto.
window-move-why = Nel forziere c’era «Più lontano»: una destinazione coperta si allontana di un posto dalla partenza.
window-rob-why = Nel forziere c’era «Borseggiatore»: invece di pescare prendi a caso una carta dalla mano di qualcuno.
window-look-why = Nel forziere c’era «Cannocchiale»: guarda il nano di qualcun altro; nessun altro lo vede.
window-lie-chest-why = La carta tunnel entra in entrambi i versi, o in nessuno. Decidi tu come resta.
what-piece-chest = Con una mappa si può guardare sotto. Una frana lo seppellisce, e quel che contiene è perso.
what-piece-chest-open = Le vie l’attraversano come ogni carta percorso. Una frana può toglierla.
what-fact-fog = È uscita da un forziere. Fino alla fine del round le mappe mostrano solo forzieri.
what-do-move = Questa destinazione si allontana di un posto dalla partenza.
what-do-rob = Prendi a caso una carta da questa mano.
what-do-look = Solo tu vedi chi è.
