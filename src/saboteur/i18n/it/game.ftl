### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $cell                 a cell such as 3,-1
###   $count, $gold, $round numbers
###   $detail               what was refused, as the server sent it
###
### Endings of log lines
###   (none)     told of somebody else        -you       the reader did it
###   -at-you    done to the reader           -self      somebody did it to himself
###   -you-self  the reader did it to himself
###   -goal, -card, -cards, -gold, -dwarf  told with what it was, to those who may know
###   -none      nothing was put down or taken

## Cards

card-path = Carta percorso
card-action = Carta azione
card-start = Carta partenza
card-goal = Carta destinazione
card-gold = Carta pepita
card-dwarf = Carta nano
card-hidden = Carta coperta

card-break-pickaxe = Piccone rotto
card-break-lamp = Lanterna rotta
card-break-cart = Carrello rotto
card-repair-pickaxe = Ripara piccone
card-repair-lamp = Ripara lanterna
card-repair-cart = Ripara carrello
card-repair-pickaxe-lamp = Ripara piccone o lanterna
card-repair-pickaxe-cart = Ripara piccone o carrello
card-repair-lamp-cart = Ripara lanterna o carrello
card-rockfall = Frana
card-map = Mappa

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

## What the cards do

card-path-about = Posala nella miniera in modo che i tunnel proseguano.
card-break-pickaxe-about = Posala davanti a chi vuoi: senza piccone niente carte percorso.
card-break-lamp-about = Posala davanti a chi vuoi: senza lanterna niente carte percorso.
card-break-cart-about = Posala davanti a chi vuoi: senza carrello niente carte percorso.
card-repair-pickaxe-about = Ripara un piccone rotto, tuo o altrui.
card-repair-lamp-about = Ripara una lanterna rotta, tua o altrui.
card-repair-cart-about = Ripara un carrello rotto, tuo o altrui.
card-repair-pickaxe-lamp-about = Ripara un attrezzo rotto, tuo o altrui: piccone o lanterna.
card-repair-pickaxe-cart-about = Ripara un attrezzo rotto, tuo o altrui: piccone o carrello.
card-repair-lamp-cart-about = Ripara un attrezzo rotto, tuo o altrui: lanterna o carrello.
card-rockfall-about = Togli una carta percorso dalla miniera.
card-map-about = Guarda una destinazione coperta; nessun altro la vede.
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

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Carta percorso: { $tunnels }
path-card-marked = Carta percorso con { $mark }: { $tunnels }
path-tunnel = tunnel { $sides }
path-dead-end = vicolo cieco { $sides }
side-N = nord
side-S = sud
side-E = est
side-W = ovest
mark-blue = porta blu
mark-green = porta verde
mark-ladder = scala
mark-crystal = cristallo
cell-spoken = colonna { $x }, riga { $y }

## Tools

tool-pickaxe = Piccone
tool-lamp = Lanterna
tool-cart = Carrello

## Dwarves and what they are after

dwarf-digger = Cercatore d’oro
dwarf-digger-aim = Scava un percorso fino al tesoro insieme agli altri cercatori d’oro.
dwarf-saboteur = Sabotatore
dwarf-saboteur-aim = Fai in modo che nessuno raggiunga il tesoro, e non farti scoprire.
dwarf-greedy = Nano avido
dwarf-greedy-aim = Crea tu l’ultimo collegamento al tesoro: l’oro sarà tutto tuo.
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

goal-treasure = tesoro
goal-stone-a = pietra
goal-stone-b = pietra
goal-sack-1 = sacco con 1 pepita
goal-sack-2 = sacco con 2 pepite
goal-dragon = drago
goal-spider = ragno gigante
goal-hidden = destinazione coperta

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

## Editions

edition-classic = Classica
edition-jubilee = Anniversario
edition-italian = Italiana

## Modules

module-base = Gioco base
module-saboteur2 = Saboteur 2
module-greedy-dwarf = Nano avido
module-goal-swap = Scambio di destinazioni
module-vault = Camera del tesoro
module-veto = Veto
module-reverse = Cambio di direzione
module-craftsman = Artigiano
module-guide = Guida
module-detour = Deviazione
module-toll = Pedaggio
module-costume = Reparto costumi
module-party = Festa nel tunnel
module-new-goals = Nuove destinazioni
module-chests = Forzieri
module-sabotaged-dwarf = Nano sabotato
module-tournament = Torneo

## House rules

## Bots

bot-random = A caso
bot-random-about = Fa una cosa qualsiasi, purché permessa.
bot-simple = Semplice
bot-simple-about = Scava verso l’oro o lontano da esso, senza pensarci troppo.
bot-rule = Da manuale
bot-rule-about = Gioca secondo buone regole pratiche.
bot-detective = Detective
bot-detective-about = Osserva tutti e deduce chi è chi.
bot-bluffer = Bluffatore
bot-bluffer-about = Bada a quel che gli altri credono, e li inganna.
bot-seer = Veggente
bot-seer-about = Valuta che cosa può succedere dopo.

## Log: on a turn

event-turn = È il turno di { $who }.
event-turn-you = È il tuo turno.
event-played = { $who } gioca «{ $card }».
event-played-you = Giochi «{ $card }».
event-placed = { $who } posa una carta percorso in { $cell }.
event-placed-you = Posi una carta percorso in { $cell }.
event-collapsed = { $who } fa franare { $cell }: la carta percorso non c’è più.
event-collapsed-you = Fai franare { $cell }: la carta percorso non c’è più.
event-broke = { $who } rompe { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-broke-self = { $who } rompe { $tool ->
        [pickaxe] il proprio piccone
        [lamp] la propria lanterna
       *[cart] il proprio carrello
    }.
event-broke-you = Rompi { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-broke-at-you = { $who } rompe { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-broke-you-self = Rompi { $tool ->
        [pickaxe] il tuo stesso piccone
        [lamp] la tua stessa lanterna
       *[cart] il tuo stesso carrello
    }.
event-repaired = { $who } ripara { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-repaired-self = { $who } ripara { $tool ->
        [pickaxe] il proprio piccone
        [lamp] la propria lanterna
       *[cart] il proprio carrello
    }.
event-repaired-you = Ripari { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-repaired-at-you = { $who } ripara { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-repaired-you-self = Ripari { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-looked = { $who } guarda la destinazione in { $cell }.
event-looked-goal = { $who } guarda la destinazione in { $cell }: { $goal }.
event-looked-you = Guardi la destinazione in { $cell }: { $goal }.
event-discarded = Negli scarti: { $cards }.
event-discarded-you = Negli scarti: { $cards }.
event-passed = { $who } passa e scarta { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
event-passed-cards = { $who } passa e scarta: { $cards }.
event-passed-you = Passi e scarti: { $cards }.
event-passed-none = { $who } non ha più carte e passa.
event-passed-none-you = Non hai più carte e passi.
event-drew = { $who } pesca una carta.
event-drew-card = { $who } pesca: { $card }.
event-drew-you = Peschi: { $card }.
event-asked = { $who } deve scegliere.
event-asked-you = Tocca a te scegliere.
event-answered = { $who } ha risposto.
event-answered-you = Hai risposto.

## Log: cards of Saboteur 2

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

## Log: the jubilee box

event-reversed = { $who } inverte il giro di gioco.
event-reversed-you = Inverti il giro di gioco.
event-searched = { $who } guarda alcune carte scartate ({ $count }).
event-searched-you = Guardi alcune carte scartate ({ $count }).
event-kept = { $who } ne tiene una.
event-kept-you = Tieni: { $card }.
event-shuffled = { $who } mescola gli scarti.
event-shuffled-you = Mescoli gli scarti.
event-put-back = { $who } rimette a posto due destinazioni coperte, scambiate o no.
event-put-back-you = Rimetti a posto le due destinazioni.
event-lifted = { $who } solleva la carta percorso in { $cell }.
event-lifted-you = Sollevi la carta percorso in { $cell }.
event-vetoed = { $who } pone il veto: la carta non ha effetto.
event-vetoed-you = Poni il veto: la carta non ha effetto.
event-lost-gold = { $who } paga { $gold } oro.
event-lost-gold-you = Paghi { $gold } oro.
event-costume-reached = { $who } raggiunge la sartoria.
event-costume-reached-you = Raggiungi la sartoria.
event-costume-changed = { $who } deve prendere un altro nano.
event-costume-changed-you = Prendi un altro nano: { $dwarf }.
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
event-chest-opened = { $who } apre lo scrigno in { $cell }.
event-chest-opened-you = Apri lo scrigno in { $cell }.
event-chest-turned = { $who } inserisce nella miniera la carta tunnel in { $cell }.
event-chest-turned-you = Inserisci nella miniera la carta tunnel in { $cell }.
event-chest-buried = { $who } fa crollare il tunnel dello scrigno in { $cell }.
event-chest-buried-you = Fai crollare il tunnel dello scrigno in { $cell }.
event-looked-into-chest = { $who } guarda nello scrigno in { $cell }.
event-looked-into-chest-you = Guardi nello scrigno in { $cell }.
event-fogged = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-fogged-you = La nebbia copre le destinazioni: in questo round nessuna mappa le mostra.
event-goal-moved = { $who } sposta la destinazione in { $cell } un posto più lontano.
event-goal-moved-you = Sposti la destinazione in { $cell } un posto più lontano.
event-robbed = { $who } prende una carta dalla mano di { $whom }.
event-robbed-you = Prendi una carta dalla mano di { $whom }: { $card }.
event-robbed-at-you = { $who } prende una carta dalla tua mano: { $card }.
event-drew-several = { $who } pesca carte tra cui scegliere ({ $count }).
event-drew-several-you = Peschi carte tra cui scegliere ({ $count }).
event-slid = Una frana: le prime carte del mazzo vengono scartate coperte ({ $count }).
event-slid-you = Una frana: le prime carte del mazzo vengono scartate coperte ({ $count }).

## Log: goals

event-opened = { $who } scopre la destinazione in { $cell }: { $goal }.
event-opened-you = Scopri la destinazione in { $cell }: { $goal }.
event-turned = { $who } inserisce nella miniera la destinazione in { $cell }.
event-turned-you = Inserisci nella miniera la destinazione in { $cell }.

## Log: rounds and gold

event-round-began = Inizia il round { $round }; comincia { $who }.
event-round-began-you = Inizia il round { $round }; cominci tu.
event-round-ended = Il round { $round } è finito.
round-won-diggers = Il tesoro è raggiunto: vincono i cercatori d’oro.
round-won-saboteurs = Il tesoro resta nascosto: vincono i sabotatori.
round-won-greedy = Un nano avido ha raggiunto il tesoro e si tiene tutto.
round-won-nobody = Il tesoro resta nascosto, ma nessun sabotatore può approfittarne: nessuno vince questo round.
round-won-blue = Il tesoro è raggiunto: vince la squadra blu.
round-won-green = Il tesoro è raggiunto: vince la squadra verde.
round-won-blue-green = Il tesoro è raggiunto: vincono entrambe le squadre.
round-won-shut-out = Il tesoro è raggiunto, ma le porte bloccano entrambe le squadre: nessuna delle due vince.
round-won-profiteer = Il tesoro resta nascosto e non c’erano sabotatori: vince solo l’approfittatore.
round-won-spider = Il ragno gigante chiude il round: vincono i sabotatori.
round-finder = { $who } ha creato l’ultimo collegamento.
round-finder-you = Hai creato tu l’ultimo collegamento.
round-dwarf = { $who }: { $dwarf }
round-spare = Avanza: { $dwarf }
event-gold-drawn = { $count ->
        [one] C’è una carta pepita
       *[other] Ci sono { $count } carte pepita
    } da dividere; sceglie prima { $who }.
event-gold-drawn-you = { $count ->
        [one] C’è una carta pepita
       *[other] Ci sono { $count } carte pepita
    } da dividere; scegli prima tu.
event-took = { $who } prende una carta pepita.
event-took-gold = { $who } prende una carta da { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-took-you = Prendi una carta da { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-paid = { $who } riceve { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-paid-you = Ricevi { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-paid-unseen = { $who } riceve { $count ->
        [one] una carta pepita
       *[other] { $count } carte pepita
    }.
event-stole = { $who } ruba 1 pepita a { $whom }.
event-stole-you = Rubi 1 pepita a { $whom }.
event-stole-at-you = { $who } ti ruba 1 pepita.
event-stole-none = { $who } non ruba nulla.
event-stole-none-you = Non rubi nulla.
event-game-over = La partita è finita. Vince { $who } con { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-game-over-you = La partita è finita. Vinci tu con { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }.
event-game-over-shared = La partita è finita. Vincono insieme { $names }, con { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    } a testa.
event-game-over-shared-you = La partita è finita. Vinci insieme a { $names }, con { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    } a testa.

## What is being asked now

window-turn = { $who } scava
window-turn-you = Tocca a te
window-open = { $who } sceglie quale destinazione scoprire
window-open-you = Scegli quale destinazione scoprire per prima
window-lie = { $who } sceglie il verso della destinazione
window-lie-you = Scegli il verso della destinazione
window-take = { $who } sceglie una carta pepita
window-take-you = Scegli una carta pepita
window-over = La partita è finita
window-exchange = { $who } decide se scambiare le destinazioni
window-exchange-you = Scambia le destinazioni o lasciale così
window-keep = { $who } sceglie quale carta tenere
window-keep-you = Scegli quale carta tenere
window-veto = Si attende un eventuale veto
window-veto-you = Metti il veto o lascia passare la carta
window-guide = { $who } posa un’altra carta percorso
window-guide-you = Posa un’altra carta percorso
window-toll = { $who } decide chi paga il pedaggio
window-toll-you = Paga il pedaggio, chiedi a qualcuno o rinuncia
window-pay-for = { $who } decide se pagare un pedaggio
window-pay-for-you = { $who } ti chiede di pagare il pedaggio
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

reason-malformed = Non è stato possibile leggere questa mossa: { $detail }.
reason-unknown-card = In questa partita non c’è la carta { $detail }.
reason-no-such-seat = A questo tavolo non c’è { $detail }.
reason-game-over = La partita è finita.
reason-not-your-turn = Non è ancora il tuo turno.
reason-wrong-moment = Ora non si può fare.
reason-card-not-in-hand = Non hai questa carta in mano.
reason-not-a-path-card = Nella miniera si posano solo carte percorso.
reason-not-an-action-card = Una carta percorso non si gioca come azione; posala nella miniera.
reason-pass-count = Per passare scarta una carta, in Saboteur 2 fino a tre; senza carte in mano, nessuna.
reason-tool-broken = Con un attrezzo rotto davanti a te non puoi posare carte percorso; prima va riparato.
reason-cell-occupied = Qui c’è già qualcosa.
reason-not-adjacent = Una carta percorso va posata accanto a una carta scoperta.
reason-edges-mismatch = Qui non combacia: tunnel contro tunnel, roccia contro roccia.
reason-not-connected = Nessun tunnel ininterrotto arriva qui dalla carta partenza.
reason-already-broken = Questo attrezzo è già rotto; non si rompe due volte lo stesso.
reason-nothing-to-repair = Qui questa carta non ha nulla da riparare.
reason-wrong-tool = Questa carta non ripara quell’attrezzo.
reason-no-path-card-there = La frana toglie solo carte percorso posate; partenza e destinazioni restano.
reason-not-a-hidden-goal = La mappa mostra solo destinazioni ancora coperte.
reason-trapped = In trappola non puoi farlo; qualcuno deve liberarti, o togli tu la carta.
reason-ladder-at-goal = Una scala non può stare presso una destinazione.
reason-ladder-not-joined = Qui la scala non si unisce a nessun tunnel aperto.
reason-door-of-another = Solo un nano della sua squadra può posare una porta.
reason-not-oneself = Questa carta è per qualcun altro, non per te.
reason-already-there = Una carta così c’è già; davanti a ciascuno non ce ne sono mai due uguali.
reason-not-in-front = Qui non c’è nessuna carta così da togliere.
reason-no-dwarf-left = Non ci sono più nani da prendere.
reason-clear-count = Per togliere una carta scartane esattamente due dalla mano.
reason-not-offered = Questa non è una delle scelte.
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
reason-fog = La nebbia copre le destinazioni; in questo round una mappa mostra solo gli scrigni.

## What went wrong between page and table

error-malformed = Il tavolo non ha capito. Non è cambiato nulla; ricarica la pagina.
error-stale = Il gioco era già andato avanti. Non è stato fatto nulla; guarda di nuovo e scegli.
error-busy = Il tavolo ora non riesce a scrivere nulla. Non si è perso niente; riprova fra un momento.
error-too-fast = Troppe cose insieme. Non è stato fatto nulla; aspetta un secondo e riprova.
error-too-long = È troppo lungo. Non è stato fatto nulla; accorcialo.
error-not-yours = Questo non spetta a te.
error-not-now = Ora non si può fare.
error-full = A questo tavolo tutti i posti sono occupati.
error-name-taken = A questo tavolo c’è già chi si chiama così; scegli un altro nome.
error-bad-rules = Queste regole non vanno d’accordo: { $detail }
error-unknown-seat = Questo link non corrisponde a nessun posto del tavolo; puoi guardare.
error-unknown-table = Non c’è nessun tavolo con questo codice; controllalo e riprova.
error-foreign-origin = Questa pagina non viene da questo server; apri il link del tavolo stesso.
