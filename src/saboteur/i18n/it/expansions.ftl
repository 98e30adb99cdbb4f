### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

card-thief = Furto
card-hands-off = Giù le mani
card-swap-hands = Scambio di mano
card-inspect = Ispezione
card-swap-hats = Scambio di cappelli
card-trap = Trappola
card-free = Fuga
card-goal-swap = Scambio di destinazioni
card-vault = Camera del tesoro
card-veto = Veto
card-reverse = Cambio di direzione
card-craftsman = Artigiano
card-guide = Guida
card-detour = Deviazione
card-thief-about = Posala davanti a te: dopo la divisione puoi rubare 1 pepita.
card-hands-off-about = Scarta un furto davanti a chi vuoi.
card-swap-hands-about = Scambia tutte le tue carte con qualcuno, che poi ne pesca una.
card-inspect-about = Guarda il nano di qualcuno; nessun altro lo vede.
card-swap-hats-about = Qualcuno, anche tu, cambia il proprio nano con uno nuovo.
card-trap-about = Chi è in trappola non posa carte percorso e a fine round non riceve pepite.
card-free-about = Libera chi è in trappola, anche te.
card-goal-swap-about = Prendi due destinazioni coperte e rimettile giù, scambiate o no.
card-vault-about = Invece di pescare, guarda le prime cinque carte degli scarti e tienine una.
card-veto-about = Annulla una carta che qualcuno ha appena giocato.
card-reverse-about = Per il resto del round si gioca nell’altro senso.
card-craftsman-about = Ripara un attrezzo rotto qualsiasi.
card-guide-about = Posa due carte percorso una dopo l’altra, poi pescane due.
card-detour-about = Sposta l’ultima carta percorso posata.

## Marks of path cards

mark-blue = porta blu
mark-green = porta verde
mark-ladder = scala
mark-crystal = cristallo

## Dwarves

dwarf-blue = Cercatore d’oro blu
dwarf-blue-aim = Scava fino al tesoro un percorso che nessuna porta verde blocca.
dwarf-green = Cercatore d’oro verde
dwarf-green-aim = Scava fino al tesoro un percorso che nessuna porta blu blocca.
dwarf-boss = Boss
dwarf-boss-aim = Vinci con l’una o l’altra squadra, ma ricevi 1 pepita in meno.
dwarf-profiteer = Approfittatore
dwarf-profiteer-aim = Vinci chiunque vinca, ma ricevi 2 pepite in meno.
dwarf-geologist = Geologo
dwarf-geologist-aim = Il tesoro non ti interessa: ogni cristallo nella miniera porta 1 pepita; due geologi se le dividono.

## Goals

goal-sack-1 = sacco con 1 pepita
goal-sack-2 = sacco con 2 pepite
goal-dragon = drago
goal-spider = ragno gigante

## Chests

chest-nugget = Pepita
chest-nugget-about = Prendi 1 pepita.
chest-fog = Nebbia
chest-fog-about = Fino alla fine del round nessuna mappa mostra una destinazione.
chest-tired = Stanchezza
chest-tired-about = Alla fine di questo turno non si pesca.
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

event-thief-laid = { $who } posa un furto davanti a sé.
event-thief-laid-you = Posi un furto davanti a te.
event-thief-chased = { $who } sventa il furto di { $whom }.
event-thief-chased-self = { $who } sventa il proprio furto.
event-thief-chased-you = Sventi il furto di { $whom }.
event-thief-chased-at-you = { $who } sventa il tuo furto.
event-thief-chased-you-self = Sventi il tuo stesso furto.
event-trapped = { $who } mette in trappola { $whom }.
event-trapped-self = { $who } finisce nella propria trappola.
event-trapped-you = Metti in trappola { $whom }.
event-trapped-at-you = { $who } ti mette in trappola.
event-trapped-you-self = Finisci nella tua stessa trappola.
event-freed = { $who } libera { $whom }.
event-freed-self = { $who } esce dalla trappola.
event-freed-you = Liberi { $whom }.
event-freed-at-you = { $who } ti libera.
event-freed-you-self = Esci dalla trappola.
event-spent = { $who } scarta { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
event-spent-cards = { $who } scarta: { $cards }.
event-spent-you = Scarti: { $cards }.
event-cleared = { $who } scarta due carte per togliere «{ $card }».
event-cleared-you = Scarti due carte per togliere «{ $card }».
event-inspected = { $who } guarda il nano di { $whom }.
event-inspected-dwarf = { $who } guarda il nano di { $whom }: { $dwarf }.
event-inspected-you = Guardi il nano di { $whom }: { $dwarf }.
event-inspected-at-you = { $who } guarda il tuo nano.
event-hats-swapped = { $who } scambia i cappelli: { $whom } riceve un nuovo nano.
event-hats-swapped-dwarf = { $who } scambia i cappelli. Il nuovo nano di { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } cambia cappello e riceve un nuovo nano.
event-hats-swapped-you = Scambi i cappelli: { $whom } riceve un nuovo nano.
event-hats-swapped-at-you = { $who } ti cambia cappello. Il tuo nuovo nano: { $dwarf }.
event-hats-swapped-you-self = Cambi cappello. Il tuo nuovo nano: { $dwarf }.
event-swapped-hands = { $who } e { $whom } si scambiano le carte.
event-swapped-hands-you = Scambi le carte con { $whom }.
event-swapped-hands-at-you = { $who } scambia le carte con te.
event-remembered = { $who } tiene d’occhio le carte cedute.
event-remembered-you = Tieni d’occhio le carte che hai ceduto.
event-proved = Ora tutti sanno chi è { $who }: { $dwarf }.
event-proved-you = Ora tutti sanno chi sei: { $dwarf }.
event-played-path = { $who } vuole posare una carta percorso.
event-played-path-you = Vuoi posare una carta percorso.
event-reversed = { $who } inverte il giro di gioco.
event-reversed-you = Inverti il giro di gioco.
event-searched = { $who } guarda alcune carte scartate ({ $count }).
event-searched-you = Guardi alcune carte scartate ({ $count }).
event-kept = { $who } ne tiene una.
event-kept-you = Tieni: { $card }.
event-kept-card = { $who } tiene: { $card }.
event-shuffled = { $who } mescola gli scarti.
event-shuffled-you = Mescoli gli scarti.
event-put-back = { $who } rimette a posto due destinazioni coperte, scambiate o no.
event-put-back-you = Rimetti le due destinazioni com’erano.
event-put-back-swapped = { $who } rimette a posto due destinazioni coperte, scambiate.
event-put-back-swapped-you = Rimetti le due destinazioni scambiate.
event-lifted = { $who } solleva la carta percorso in { $cell }.
event-lifted-you = Sollevi la carta percorso in { $cell }.
event-vetoed = { $who } pone il veto a «{ $card }»: la carta non ha effetto.
event-vetoed-you = Poni il veto a «{ $card }»: la carta non ha effetto.
event-lost-gold = { $who } paga { $gold } oro.
event-lost-gold-you = Paghi { $gold } oro.
event-costume-reached = { $who } raggiunge il reparto costumi.
event-costume-reached-you = Raggiungi il reparto costumi.
event-costume-changed = { $who } deve prendere un altro nano.
event-costume-changed-you = Prendi un altro nano: { $dwarf }.
event-costume-changed-dwarf = { $who } deve prendere un altro nano: { $dwarf }.
event-party-reached = { $who } raggiunge la festa nel tunnel.
event-party-reached-you = Raggiungi la festa nel tunnel.
event-dealt-again = Tutti i nani vengono mescolati e ridistribuiti.
event-dealt-again-you = Tutti i nani vengono mescolati e ridistribuiti. Ora sei: { $dwarf }.
event-miner-set = { $who } mette un minatore in { $cell }.
event-miner-set-you = Metti un minatore in { $cell }.
event-miner-left = Il minatore in { $cell } lascia il passo.
event-miner-left-you = Il tuo minatore in { $cell } lascia il passo.
event-toll-paid = { $who } paga il pedaggio a { $whom }.
event-toll-paid-you = Paghi il pedaggio a { $whom }.
event-toll-paid-at-you = { $who } ti paga il pedaggio.
event-asked-to-pay = { $who } chiede a { $whom } di pagare il pedaggio.
event-asked-to-pay-you = Chiedi a { $whom } di pagare il pedaggio.
event-asked-to-pay-at-you = { $who } ti chiede di pagare il pedaggio.
event-refused-to-pay = { $who } non paga.
event-refused-to-pay-you = Non paghi.
event-withdrew = { $who } riprende la carta: in { $cell } nessuno paga.
event-withdrew-you = Riprendi la carta: in { $cell } nessuno paga.
event-toll-over = I posti vietati sono di nuovo liberi.
event-toll-over-you = I posti vietati sono di nuovo liberi.
event-chest-opened = { $who } apre il forziere in { $cell }: { $chest }.
event-chest-opened-you = Apri il forziere in { $cell }: { $chest }.
event-chest-turned = { $who } inserisce nella miniera la carta tunnel in { $cell }.
event-chest-turned-you = Inserisci nella miniera la carta tunnel in { $cell }.
event-chest-buried = { $who } fa crollare il tunnel del forziere in { $cell }.
event-chest-buried-you = Fai crollare il tunnel del forziere in { $cell }.
event-looked-into-chest = { $who } guarda nel forziere in { $cell }.
event-looked-into-chest-you = Guardi nel forziere in { $cell }: { $chest }.
event-looked-into-chest-card = { $who } guarda nel forziere in { $cell }: { $chest }.
event-fogged = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-fogged-you = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-goal-moved = { $who } sposta la destinazione in { $cell } un posto più lontano.
event-goal-moved-you = Sposti la destinazione in { $cell } un posto più lontano.
event-robbed = { $who } prende una carta dalla mano di { $whom }.
event-robbed-you = Prendi una carta dalla mano di { $whom }: { $card }.
event-robbed-at-you = { $who } prende una carta dalla tua mano: { $card }.
event-drew-several = { $who } pesca carte tra cui scegliere ({ $count }).
event-drew-several-you = Peschi carte tra cui scegliere ({ $count }).
event-slid = Uno smottamento: le prime carte del mazzo vengono scartate coperte ({ $count }).
event-slid-you = Uno smottamento: le prime carte del mazzo vengono scartate coperte ({ $count }).
event-stole = { $who } ruba 1 pepita a { $whom }.
event-stole-you = Rubi 1 pepita a { $whom }.
event-stole-at-you = { $who } ti ruba 1 pepita.
event-stole-none = { $who } non ruba nulla.
event-stole-none-you = Non rubi nulla.

## How a round ends

round-won-blue = Il tesoro è raggiunto: vince la squadra blu.
round-won-green = Il tesoro è raggiunto: vince la squadra verde.
round-won-blue-green = Il tesoro è raggiunto: vincono entrambe le squadre.
round-won-shut-out = Il tesoro è raggiunto, ma le porte bloccano entrambe le squadre: nessuna delle due vince.
round-won-profiteer = Il tesoro resta nascosto e non c’erano sabotatori: vince solo l’approfittatore.
round-won-spider = Il ragno gigante chiude il round: vincono i sabotatori.

## What is being asked now

window-exchange = { $who } decide se scambiare le destinazioni
window-exchange-you = Scambia le destinazioni o lasciale così
window-keep = { $who } sceglie quale carta tenere
window-keep-you = Scegli quale carta tenere
window-veto = Si attende un eventuale veto
window-veto-you = Un veto?
window-guide = { $who } posa una carta percorso (ancora { $count })
window-guide-you = Posa una carta percorso (ancora { $count })
window-toll = { $who } decide chi paga il pedaggio
window-toll-you = Chi paga il pedaggio
window-pay-for = { $who } decide se pagare un pedaggio
window-pay-for-you = { $by } ti chiede di pagare il pedaggio
window-steal = { $who } sceglie a chi rubare
window-steal-you = Scegli a chi rubare 1 pepita
window-move = { $who } sposta una destinazione
window-move-you = Scegli quale destinazione allontanare
window-rob = { $who } prende una carta dalla mano di qualcuno
window-rob-you = Scegli dalla mano di chi prendere una carta
window-look = { $who } sceglie di chi guardare il nano
window-look-you = Scegli di chi guardare il nano
window-lie-chest = { $who } sceglie come giace la carta tunnel
window-lie-chest-you = Scegli come giace la carta tunnel

## Why a move is refused

reason-trapped = In trappola non puoi farlo; qualcuno deve liberarti, o togli tu la carta.
reason-ladder-at-goal = Una scala non può stare presso una destinazione.
reason-ladder-not-joined = Qui la scala non si unisce a nessun tunnel aperto.
reason-door-of-another = Solo un nano della sua squadra può posare una porta.
reason-not-oneself = Questa carta è per qualcun altro, non per te.
reason-already-there = Una carta così c’è già; davanti a ciascuno non ce ne sono mai due uguali.
reason-not-in-front = Qui non c’è nessuna carta così da togliere.
reason-no-dwarf-left = Non ci sono più nani da prendere.
reason-clear-count = Per togliere una carta scartane esattamente due dalla mano.
reason-no-discards = Non ci sono carte scartate.
reason-same-goal = Scegli due destinazioni diverse.
reason-nothing-laid = Non c’è nessuna carta percorso giocata da spostare.
reason-not-the-last = Si può spostare solo l’ultima carta percorso giocata.
reason-same-cell = La carta deve andare in un altro posto.
reason-nothing-to-lay = Nessuna delle tue carte percorso si può giocare adesso.
reason-only-in-answer = Il veto si gioca solo in risposta alla carta di un altro giocatore.
reason-no-miner-left = In questo round non ci sono più minatori pronti.
reason-no-place-for-a-miner = Un minatore sta su un posto libero a cui porta un tunnel collegato.
reason-toll-not-paid = Qui nessuno ha pagato il pedaggio; in questo turno scegli un altro posto.
reason-no-gold = Senza oro non si può pagare.
reason-asked-already = Questo giocatore è già stato interpellato in questo turno.
reason-not-to-be-asked = Non si può chiedere a questo giocatore di pagare.
reason-fog = La nebbia copre le destinazioni; in questo round una mappa mostra solo i forzieri.

## What an action does, as a button

do-veto = Metti il veto
do-allow = Lascia passare
do-exchange = Scambiale
do-leave = Lasciale così
do-pay = Paga il pedaggio
do-ask = Chiedi di pagare a { $who }
do-refuse = Non pagare
do-steal-seat = Ruba a { $who }
do-steal-none = Non rubare nulla
do-rob-seat = Prendi da { $who }
do-look-seat = Guarda il nano di { $who }
do-miner = Metti qui il minatore
do-keep = Tieni: { $card }{ $word }
do-clear = Togli: { $card }
do-miner-mode = Manda un minatore
do-withdraw = Riprendi la carta
do-move = Sposta questa destinazione

## Who has a way to the treasure past the doors

way-blue = La squadra blu ha una via per il tesoro.
way-green = La squadra verde ha una via per il tesoro.
shut-blue = Una porta verde chiude fuori la squadra blu.
shut-green = Una porta blu chiude fuori la squadra verde.

## At the table

table-clear = si può togliere
table-hint-clear = Scegli due carte della mano da scartare per «{ $card }».
table-hint-several = Scegli altre carte da scartare insieme.
table-hint-several-clear = Scartale insieme, oppure con due di esse togli qualcosa.
table-hint-full = Queste carte si scartano insieme.
table-hint-lift-clear = Scegli una carta, o tocca ciò che hai davanti per toglierlo.
table-trapped = in trappola: niente oro
table-stole = ha rubato 1 a { $whom }
table-lost = derubato da { $who }
table-hint-miner = Scegli dove sta il minatore. La carta va scartata coperta e non ne peschi un’altra.
table-hint-toll = Paga tu, o tocca chi deve pagare per te.
reaction-aimed = { $who } gioca «{ $card }» su { $whom }.
reaction-aimed-you = Giochi «{ $card }» su { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = Lasci correre. Gli altri decidono ancora.
fact-order = si gioca in senso orario
fact-order-back = si gioca nell’altro senso
fact-miners = minatori pronti: { $count }
fact-fog = nebbia: nessuna mappa mostra una destinazione
piece-reached = raggiunto
piece-spare = nano avanzato in cima, lo sai solo tu: { $dwarf }
piece-chest = forziere coperto
piece-chest-known = forziere coperto; l’hai visto: { $chest }, { $card }
piece-chest-open = tunnel con forziere, { $card }
piece-miner = minatore di { $who }, il pedaggio è 1 oro
piece-miner-you = il tuo minatore
piece-barred = sbarrato per questo turno
