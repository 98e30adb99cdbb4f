### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $place                where it is, as an adverbial phrase: a link to the cell
###   $number              a goal’s number, counted from 1
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

## What the cards do

card-path-about = Posala nella miniera in modo che i tunnel proseguano.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Carta percorso: { $tunnels }
path-card-marked = Carta percorso con { $mark }: { $tunnels }
path-tunnel = tunnel verso { $sides }
path-dead-end = vicolo cieco verso { $sides }
path-cross = incrocio
side-N = { $turned ->
        [yes] sinistra
       *[no] l’alto
    }
side-S = { $turned ->
        [yes] destra
       *[no] il basso
    }
side-E = { $turned ->
        [yes] l’alto
       *[no] destra
    }
side-W = { $turned ->
        [yes] il basso
       *[no] sinistra
    }
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] incrocio
        [fork] bivio
        [bend] curva
        [straight] tunnel diritto
        [bridge] ponte
       *[end] vicolo cieco
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
place-start = sulla carta partenza
place-goal = alla destinazione { $goal }
place-between = tra le destinazioni { $goal } e { $other }
place-beside-start = accanto alla partenza
place-before-goal = davanti alla destinazione { $goal }
place-behind-goal = dietro la destinazione { $goal }
place-beside-goal = accanto alla destinazione { $goal }
place-card = accanto { $card ->
        [cross] all’incrocio
        [fork] al bivio
        [bend] alla curva
        [straight] al tunnel diritto
        [bridge] al ponte
       *[end] al vicolo cieco
    }{ $near ->
        [start] {" "}presso la partenza
       *[no] {""}
    }
place-toward = verso la destinazione { $goal }
place-away = dalla parte opposta alla destinazione { $goal }
place-toward-goals = verso le destinazioni
place-away-goals = dalla parte opposta alle destinazioni
place-toward-start = verso la partenza
place-from-start = a { $cards } dalla partenza
place-behind-start = { $cards } dietro la partenza
place-level-start = all’altezza della partenza
place-from-goals = { $cards } prima delle destinazioni
place-behind-goals = { $cards } dietro le destinazioni
place-level-goals = all’altezza delle destinazioni
place-line-goal = in linea con la destinazione { $goal }
place-line-between = tra le linee delle destinazioni { $goal } e { $other }
place-line-off = a { $cards } dalla linea della destinazione { $goal } verso la destinazione { $other }
place-line-out = { $cards } fuori dalla linea della destinazione { $goal }
place-line-left = { $cards } a sinistra della linea della destinazione { $goal }, visto dalla partenza
place-line-right = { $cards } a destra della linea della destinazione { $goal }, visto dalla partenza

## Goals

goal-hidden = destinazione coperta

## Editions

edition-classic = Classica
edition-jubilee = Anniversario
edition-italian = Italiana

## Bots

bot-random = Casuale
bot-random-about = Fa una mossa qualsiasi fra quelle permesse.
bot-novice = Principiante
bot-novice-about = Gioca come un principiante e ne fa gli errori.
bot-rule = Da manuale
bot-rule-about = Segue buone regole pratiche.
bot-detective = Detective
bot-detective-about = Osserva tutti e deduce chi è chi.
bot-bluffer = Bluffatore
bot-bluffer-about = Osserva che cosa credono gli altri e li inganna.
bot-seer = Veggente
bot-seer-about = Pensa diverse mosse avanti.

## Log: on a turn

event-turn = È il turno di { $who }.
event-turn-you = È il tuo turno.
event-played = { $who } gioca «{ $card }».
event-played-you = Giochi «{ $card }».
event-placed = { $who } posa una carta percorso { $place }: { $card }.
event-placed-you = Posi una carta percorso { $place }: { $card }.
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

## Log: goals

event-opened = { $who } scopre la destinazione { $number }: { $goal }.
event-opened-you = Scopri la destinazione { $number }: { $goal }.
event-turned = { $who } gira la destinazione { $number } in modo che combaci.
event-turned-you = Giri la destinazione { $number } in modo che combaci.

## Log: rounds and gold

event-round-began = Inizia il round { $round }; comincia { $who }.
event-round-began-you = Inizia il round { $round }; cominci tu.
event-round-ended = Il round { $round } è finito.
round-spare = Nano di riserva: { $dwarf }
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

window-turn = Tocca a { $who }
window-turn-you = Tocca a te
window-open = { $who } sceglie quale destinazione scoprire
window-open-you = Scegli quale destinazione scoprire per prima
window-lie = { $who } sceglie il verso della destinazione
window-lie-you = Scegli il verso della destinazione
window-take = { $who } sceglie una carta pepita
window-take-you = Scegli una carta pepita
window-over = La partita è finita

## Why a move is refused

reason-malformed = Mossa non riconosciuta: { $detail }.
reason-unknown-card = In questa partita non c’è la carta { $detail }.
reason-no-such-seat = A questo tavolo non c’è il posto { $detail }.
reason-game-over = La partita è finita.
reason-not-your-turn = Non è ancora il tuo turno.
reason-wrong-moment = Ora non si può fare.
reason-card-not-in-hand = Non hai questa carta in mano.
reason-not-a-path-card = Nella miniera si posano solo carte percorso.
reason-not-an-action-card = Una carta percorso non si gioca come azione; posala nella miniera.
reason-pass-count = Per passare scarta una carta, in Saboteur 2 fino a tre; senza carte in mano, nessuna.
reason-tool-broken = Con un attrezzo rotto non puoi posare carte percorso; prima va riparato.
reason-cell-occupied = Qui c’è già una carta.
reason-not-adjacent = Una carta percorso va posata accanto a una carta scoperta.
reason-edges-mismatch = Qui non combacia: tunnel contro tunnel, roccia contro roccia.
reason-not-connected = Nessun tunnel ininterrotto arriva qui dalla carta partenza.
reason-already-broken = Questo attrezzo è già rotto; lo stesso non si può rompere due volte.
reason-nothing-to-repair = Qui questa carta non ha nulla da riparare.
reason-wrong-tool = Questa carta non ripara quell’attrezzo.
reason-no-path-card-there = La frana rimuove solo carte percorso posate, non la partenza né le destinazioni.
reason-not-a-hidden-goal = La mappa mostra solo destinazioni ancora coperte.
reason-not-offered = Questa scelta non è disponibile.

## What went wrong between page and table

error-malformed = Qualcosa è andato storto. Non è cambiato nulla; ricarica la pagina.
error-stale = La partita è già andata avanti. Non è stato fatto nulla; guarda di nuovo e scegli.
error-busy = Il tavolo ora non riesce a salvare. Non si è perso niente; riprova fra un momento.
error-too-fast = Troppe cose insieme. Non è stato fatto nulla; aspetta un secondo e riprova.
error-too-much = In una partita il tavolo non conserva più di così da una sola persona. Non è stato cambiato nulla.
error-used-up = A questo tavolo è successo così tanto che non si danno più carte. Aprine uno nuovo; qui resta tutto.
error-too-long = È troppo lungo. Non è stato fatto nulla; accorcialo.
error-not-yours = Non puoi farlo.
error-not-now = Ora non si può fare.
error-full = A questo tavolo tutti i posti sono occupati.
error-name-taken = A questo tavolo c’è già un nome uguale o quasi identico; scegline un altro.
error-one-seat = Questo dispositivo ha già un posto a questo tavolo. L’host può permettere più posti per dispositivo nelle impostazioni.
error-not-away = Questa persona non è via da due minuti.
error-ask-host = Abbiamo chiesto all’host se puoi sederti.
error-turned-away = L’host non ti ha fatto entrare.
error-muted = L’host ti ha tolto la chat: nessuno vede ciò che scrivi. Le affermazioni valgono ancora.
error-bad-rules = Queste regole non sono compatibili: { $detail }
error-unknown-seat = Questo link non corrisponde a nessun posto del tavolo; puoi guardare.
error-unknown-table = Nessun tavolo è in attesa con questo codice. Controllalo, o chiedi il link del tavolo.
error-wrong-codes = Dalla tua rete sono arrivati troppi codici sbagliati; potrà provarne altri solo fra qualche ora. I link ai tavoli valgono ancora, e anche il tuo posto.
error-damaged = Qualcosa nel suo registro non è leggibile, perciò è stato messo da parte. Gli altri tavoli non ne risentono. Chi gestisce questo server trova il motivo con «saboteur doctor» e può ripristinare il tavolo da una copia di sicurezza.
error-other-rules = A questo tavolo si gioca con regole che questo server non ha: un’altra versione, o un’espansione non caricata. Non si è perso nulla. Chi gestisce questo server può saperne di più con «saboteur doctor».
error-foreign-origin = Questa pagina non viene da questo server; apri il link del tavolo stesso.

## What is this?

window-open-why = Il tuo tunnel raggiunge più carte coperte insieme. Scegli tu quale si scopre.
window-lie-why = Questa destinazione entra in entrambi i versi, o in nessuno. Decidi tu come resta.
window-take-why = L’oro si divide: prendi una carta, il resto passa a chi segue.
card-dead-end-about = Un vicolo cieco: la via finisce in questa carta.
card-bridge-about = I suoi tunnel non si incontrano sulla carta.
