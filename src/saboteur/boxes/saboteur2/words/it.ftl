## Its name, and what the lobby says of it

module-saboteur2 = Saboteur 2
module-saboteur2-about = Due squadre, porte, scale, furti e trappole, da 2 a 12 giocatori.

## Cards

card-thief = Furto
card-hands-off = Giù le mani
card-swap-hands = Scambio di mano
card-inspect = Ispezione
card-swap-hats = Scambio di cappelli
card-trap = Trappola
card-free = Fuga
card-thief-about = Posala davanti a te: dopo la divisione puoi rubare 1 pepita.
card-hands-off-about = Scarta un furto davanti a chi vuoi.
card-swap-hands-about = Scambia tutte le tue carte con qualcuno, che poi ne pesca una.
card-inspect-about = Guarda in segreto il nano di qualcuno.
card-swap-hats-about = Qualcuno, anche tu, cambia il proprio nano con uno nuovo.
card-trap-about = Chi è in trappola non posa carte percorso e a fine round non riceve pepite.
card-free-about = Libera chi è in trappola, anche te.

## Marks of path cards

mark-blue = una porta blu
mark-green = una porta verde
mark-ladder = una scala
mark-crystal = un cristallo

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
event-cleared = { $who } scarta due carte per rimuovere «{ $card }».
event-cleared-you = Scarti due carte per rimuovere «{ $card }».
event-hats-swapped = { $who } scambia i cappelli: { $whom } riceve un nuovo nano.
event-hats-swapped-dwarf = { $who } scambia i cappelli. Il nuovo nano di { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } cambia cappello e riceve un nuovo nano.
event-hats-swapped-you = Scambi i cappelli: { $whom } riceve un nuovo nano.
event-hats-swapped-at-you = { $who } ti cambia cappello. Il tuo nuovo nano: { $dwarf }.
event-hats-swapped-you-self = Cambi cappello. Il tuo nuovo nano: { $dwarf }.
event-swapped-hands = { $who } e { $whom } si scambiano le carte.
event-swapped-hands-you = Scambi le carte con { $whom }.
event-swapped-hands-at-you = { $who } scambia le carte con te.
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
reveal-side-blue = della squadra blu
reveal-side-green = della squadra verde
reveal-side-blue-green = di entrambe le squadre
reveal-side-shut-out = di un tesoro dietro le porte
reveal-side-profiteer = dell’approfittatore

## What is being asked now

window-steal = { $who } sceglie a chi rubare
window-steal-you = Scegli a chi rubare 1 pepita

## Why a move is refused

reason-trapped = In trappola non puoi farlo. Qualcuno deve liberarti, oppure scarta due carte per liberarti.
reason-ladder-at-goal = Una scala non si può posare accanto a una destinazione.
reason-ladder-not-joined = Qui la scala non si unisce a nessun tunnel aperto.
reason-door-of-another = Solo un nano della sua squadra può posare una porta.
reason-not-oneself = Questa carta è per qualcun altro, non per te.
reason-already-there = Questo giocatore ne ha già una; nessuno può averne due uguali davanti a sé.
reason-not-in-front = Qui non c’è nessuna carta così da rimuovere.
reason-no-dwarf-left = Non ci sono più nani da prendere.
reason-clear-count = Per rimuovere una carta scartane esattamente due dalla mano.

## What an action does, as a button

do-steal-seat = Ruba a { $who }
do-steal-none = Non rubare nulla
do-clear = Rimuovi: { $card }

## Who has a way to the treasure past the doors

way-blue = La squadra blu ha una via per il tesoro.
way-green = La squadra verde ha una via per il tesoro.
shut-blue = Una porta verde blocca la squadra blu.
shut-green = Una porta blu blocca la squadra verde.

## At the table

table-clear = si può rimuovere
table-hint-clear = Scegli due carte della mano da scartare per «{ $card }».
table-hint-several = Scegli altre carte da scartare insieme.
table-hint-several-clear = Scartale insieme, oppure con due di esse rimuovi una carta davanti a te.
table-hint-full = Queste carte si scartano insieme.
table-hint-lift-clear = Scegli una carta, o tocca una carta davanti a te per rimuoverla.
table-trapped = in trappola: niente pepite
table-stole = ha rubato 1 pepita a { $whom }
table-lost = ha subito un furto da { $who }

## Lessons

lesson-doors = Squadre e porte
lesson-doors-1 = In Saboteur 2 scavano due squadre, blu e verde. Tu sei blu. Vince solo una squadra che ha una via al tesoro, e una porta lascia passare solo la sua.
lesson-doors-2 = Posa la tua porta blu in fondo al tunnel.
lesson-doors-3 = Ora raggiungi il tesoro.
lesson-doors-end = La tua porta blocca i verdi: vincono i blu, e il boss con loro.
lesson-ladders = Scale
lesson-ladders-1 = Dietro il vicolo cieco c’è un incrocio al buio. Prova a posare la curva accanto all’incrocio.
lesson-ladders-2 = Non è collegato. Una scala non ha bisogno di un tunnel dalla partenza: posala accanto all’incrocio buio.
lesson-ladders-end = Luce dall’alto: ogni scala è collegata alla partenza e a tutte le altre scale. Non si può posare accanto a una destinazione.
lesson-bridges = Ponti
lesson-bridges-1 = Su un ponte due tunnel si incrociano senza incontrarsi. Il vostro prosegue diritto verso le destinazioni.
lesson-bridges-2 = Prova a costruire dove l’altro tunnel lascia il ponte.
lesson-bridges-3 = Quel tunnel è buio: dalla partenza non ci si arriva. Vai avanti verso le destinazioni.
lesson-bridges-end = A una carta con due tunnel basta che uno sia illuminato quando si posa.
lesson-crystals = I cristalli del geologo
lesson-crystals-1 = Sei un geologo e non hai squadra. Chiunque vinca, ogni cristallo nella miniera per te vale 1 pepita.
lesson-crystals-2 = Posa la carta con il cristallo.
lesson-crystals-end = Due geologi si dividono le pepite dei cristalli. Una frana su un cristallo ti costa una pepita.
lesson-clear = Aiutarsi da soli
lesson-clear-1 = La tua lanterna è rotta e non hai carte riparazione. In Saboteur 2 puoi invece scartare due carte.
lesson-clear-2 = Tocca la lanterna rotta sulla tua targa, poi due carte di cui fai a meno, e conferma.
lesson-clear-end = Due carte via, una pescata: da ora la mano ha una carta in meno.
lesson-several = Scartarne più d’una
lesson-several-1 = Niente di buono in mano? Scarta due o tre carte insieme: prendine una, tocca «{ table-more }», prendi le altre e scartale.
lesson-several-end = Ne peschi quante ne hai scartate.
lesson-inspect = Ispezione
lesson-inspect-1 = Gioca l’ispezione su qualcuno: solo tu vedi il suo nano.
lesson-inspect-2 = Ora il nano appare sulla targa con un occhio: lo sai solo tu.
lesson-inspect-end = Ricorda: con lo scambio di cappelli il nano può cambiare.
lesson-hats = Scambio di cappelli
lesson-hats-1 = Sei un sabotatore e ti hanno scoperto. Lo scambio di cappelli dà a un giocatore (anche a te) un nano nuovo dal mazzo.
lesson-hats-2 = Giocalo su di te.
lesson-hats-end = Un nano nuovo con uno scopo nuovo; nessun altro sa quale. Conta chi sei alla fine.
lesson-thief = Furto
lesson-thief-1 = Metti il furto davanti a te.
lesson-thief-2 = Resta lì fino alla fine del round, se nessuno gioca Giù le mani. Raggiungi il tesoro.
lesson-thief-3 = L’oro è diviso; ora il furto ti fa prendere 1 pepita a chi ne ha. A chi?
lesson-thief-end = Chi è in trappola non ruba nulla.
lesson-trap = In trappola
lesson-trap-1 = Sei in trappola. Prova a posare una carta percorso.
lesson-trap-2 = Rifiutato, e c’è di peggio: chi alla fine è in trappola non riceve pepite. Liberati.
lesson-trap-end = La fuga aiuta chiunque; e bastano anche due carte tue, come per gli attrezzi rotti.
lesson-swap-hands = Scambio di mano
lesson-swap-hands-1 = Le tue carte non valgono nulla. Scambia tutta la mano con Bruna.
lesson-swap-hands-end = Poi pesca Bruna, non tu. E ora sapete entrambi che carte ha l’altra persona.

## What is this?

mark-blue-about = Posala come ogni carta percorso. Alla fine la via che la attraversa è aperta alla squadra blu e chiusa alla verde.
mark-green-about = Posala come ogni carta percorso. Alla fine la via che la attraversa è aperta alla squadra verde e chiusa alla blu.
mark-ladder-about = Non le serve un tunnel dalla partenza: posala accanto a una carta della miniera, ma non accanto a una destinazione.
mark-crystal-about = Posala come ogni carta percorso. Alla fine ogni cristallo nella miniera vale 1 pepita per il geologo.
window-steal-why = L’oro è diviso; ora con il tuo furto puoi prendere 1 pepita a qualcuno che ne ha.
what-card-thief = Fino ad allora chiunque può toglierlo con «Giù le mani». Se alla fine sei in trappola, non rubi niente.
what-card-hands-off = Quel furto non ha più effetto. Dove non c’è un furto non si può giocare.
what-card-swap-hands = Tu non peschi. Poi ognuno dei due sa che cosa ha in mano l’altro.
what-card-inspect = Tutti vedono di chi hai guardato il nano. Con uno scambio di cappelli può cambiare più tardi.
what-card-swap-hats = Il vecchio nano va via coperto. Conta chi sei quando il round finisce.
what-card-trap = Resta finché qualcuno non libera quella persona, o lei non la toglie con due carte. Chi è in trappola non ruba nemmeno.
what-card-free = Poi si scartano entrambe le carte. Dove non c’è una trappola non si può giocare.
what-mark-blue = Boss, approfittatore e geologo passano ogni porta. Le porte non impediscono mai di scavare: decidono solo chi vince.
what-mark-green = { what-mark-blue }
what-mark-ladder = Ogni scala è collegata alla partenza e a tutte le altre scale. Perciò qui c’è luce.
what-mark-crystal = Due geologi si dividono quanto rendono i cristalli. Una frana può togliere di nuovo un cristallo.
what-dwarf-blue = Si paga secondo quanti vincono: uno solo prende 5 pepite, due 4 a testa, tre 3, quattro 2, di più 1.
what-dwarf-green = { what-dwarf-blue }
what-dwarf-boss = Si paga secondo quanti vincono: uno solo prende 5 pepite, due 4 a testa, tre 3, quattro 2, di più 1. Il boss prende 1 in meno.
what-dwarf-profiteer = Si paga secondo quanti vincono: uno solo prende 5 pepite, due 4 a testa, tre 3, quattro 2, di più 1. L’approfittatore prende 2 in meno.
what-dwarf-geologist = Conta quello che sta nella miniera quando il round finisce. Se allora sei in trappola, non prendi niente.
what-do-steal = 1 pepita passa da questa persona a te, e tutti lo vedono.
what-do-steal-none = Nessuno perde niente.
share-winners = Vincitori: { $number }, quindi { $gold } a testa
share-boss = Boss: { $gold }
share-profiteer = Approfittatore: { $gold }
share-not-below = mai sotto 0
share-crystals = Cristalli: { $number }, geologi: { $among }
option-thief = Furto in trappola
option-thief-about = Chi è in trappola può giocare un Furto?
option-thief-edition = come nell’edizione
option-thief-free = solo da liberi
option-empty-hand = Mano vuota
option-empty-hand-about = Che cosa succede se chi non ha carte passa e c’è ancora un mazzo di pesca?
option-empty-hand-draws = pesca una carta
option-empty-hand-nothing = non pesca nulla
