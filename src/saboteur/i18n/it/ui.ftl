### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Scavate insieme in cerca d’oro. Ma qualcuno fra voi vi ostacola.
start-title = Gioca
play-with-friends = Gioca con gli amici
play-with-bots = Gioca con i bot
bots-line = Partita contro i bot
bots-level = Livello dei bot
bots-box = Scatola
bots-players = in { $count }
setting-players = Giocatori
setting-pace = Velocità dei bot
pace-300 = veloci
pace-900 = tranquilli
pace-2000 = lenti
preset-classic = Classico
preset-jubilee = Anniversario, gioco base
preset-saboteur2 = Saboteur 2
preset-everything = Anniversario, tutto
preset-tournament = Torneo
play-one-device = Gioca su un solo dispositivo
play-big-screen = Su un grande schermo
no-account = Gratis e senza registrazione. Il tuo posto al tavolo resta salvato in questo browser.
learn = Impara a giocare
watch-record = Guarda un replay
credits = Un gioco di Frederic Moyersoen per 2–12 persone, da 8 anni in su, circa 30 minuti.
join-title = Unisciti a un tavolo
join-code = Codice o link
join = Entra
join-fault = Un codice ha sei lettere; puoi anche incollare il link del tavolo.
your-tables = I tuoi tavoli
# $since is like "5 minutes ago"
yours-waiting = In attesa di giocatori · { $taken } su { $seats }
yours-over = La partita è finita
yours-turn = Tocca a te · { $since }
yours-turn-of = Tocca a { $who } · { $since }
yours-playing = In corso · { $since }
open-tables = Tavoli aperti
open-tables-none = Ora nessun tavolo aspetta giocatori. Aprine uno e condividi il link.
seats-taken = { $taken } su { $seats }
to-front-page = Torna alla pagina iniziale
loading = Un momento…
shuffling = Le pagine mescolano insieme le carte…
shuffling-waits = Si aspetta ancora: { $names }.
close = Chiudi

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Agata, Bruno, Carla, Dario, Elsa, Fausto, Gina, Ivo, Lia, Marco, Nora, Olmo, Pia, Rocco, Stella, Tullio, Viola, Ugo, Wanda, Zeno
bot-names = Bruna, Odvar, Tilde, Grim, Yrsa, Holt, Kveta, Milo, Runa, Berto, Signe, Tomek
your-name = Il tuo nome
your-face = Il tuo ritratto
face = Ritratto { $number }
name-empty = Inserisci un nome.
name-too-long = Al massimo { $most } caratteri.
name-marks = Troppi accenti su una lettera.

language = Lingua
sound = Suono
sound-on = Suono attivo
sound-off = Suono spento
theme-auto = Tema: come il dispositivo
theme-light = Tema: chiaro
theme-dark = Tema: scuro
motion = Animazioni
motion-full = Animazioni attive
motion-less = Movimento ridotto

# Something is missing
no-table-title = Nessun tavolo è in attesa con il codice { $code }
no-table-text = Forse il codice è sbagliato. Se lì la partita è già cominciata, ti serve il link del tavolo: chiedilo a chi sta giocando. Non hai perso nulla.
codes-refused-title = Per ora i codici non sono accettati
closed-table-title = Il tavolo { $code } non si può aprire
seat-lost = Non hai più un posto a questo tavolo.
host-you = Ora l’host sei tu.
host-other = Ora l’host è { $who }.
unmuted = Ciò che scrivi si legge di nuovo.
host-mute = Togli la chat a { $who }
host-mute-about = Finché non annulli, nessuno vede ciò che scrive. Le affermazioni valgono ancora.
line-down = La connessione è caduta. Non si è perso niente; riconnessione in corso…
line-restarting = Il server si sta riavviando; il tavolo resta com’è.
part-failed = Questa parte non si è caricata. Arriverà appena il server sarà raggiungibile.
outdated = Il server ha una versione più recente del gioco. Quello che hai scritto non andrà perso.
outdated-reload = Ricarica
offline = Non c’è rete. Puoi leggere il regolamento; partite, lezioni e replay hanno bisogno del server.

# Buttons of several pages
change = Cambia

start = Inizia
leave = Lascia

copy = Copia
copied = Copiato.
copy-failed = Il browser non permette di copiare; seleziona il link e copialo a mano.

# Rules of the table
rules-title = Regole del tavolo
rulebook = Regolamento

rule-open = Mostra la regola { $rule }
rule-title = Regola { $rule }
rule-missing = Il testo di questa regola non è disponibile.
error-offline = Il server non risponde. Non si è perso niente; riprova fra un momento.
error-other = Qualcosa è andato storto: { $detail }

## Table

table-title = Il tavolo
table-title-turn = Tocca a te
table-mine = La miniera
table-empty = vuoto
table-dark = al buio
table-dark-part = buio verso { $sides }
table-goal-known = destinazione coperta { $number }; l’hai vista: { $goal }
table-looked-by = vista da { $names }
table-fits = la tua carta combacia qui
table-fits-both = la tua carta combacia qui in entrambi i versi
table-target = selezionabile
table-again = qui verrà posata { $card }; scegli di nuovo per confermare
table-again-plain = scegli di nuovo per confermare
table-zoom = Zoom
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Mostra tutta la miniera

table-hand = Le tue carte
table-hand-empty = Non hai più carte.
table-own-dwarf = Il tuo ruolo: { $dwarf }
table-dwarf-covered = Il tuo nano, coperto; premi per vederlo
table-your-dwarf = Il tuo nano
table-press = premi e guarda
table-dwarf-hidden = nano coperto
table-idle = ora si può solo scartare
table-only-you = lo sai solo tu
table-front-empty = Davanti a questo giocatore non ci sono carte.

table-players = Giocatori
table-you = Tu
table-you-are = { $name } (tu)
player-unnamed = Giocatore { $number }
table-asked = di turno
table-bot = bot
table-held = un bot gioca in questo posto
table-away = assente
table-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
table-gold = { $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    }
table-gold-cards = { $count ->
        [one] 1 carta pepita
       *[other] { $count } carte pepita
    }
table-is-away = { $who } non c’è.
table-stand-in = Lascia giocare un bot
table-stand-in-on = ✓ Lascia giocare un bot
table-nudge = Sollecita { $who }
table-nudged = { $who }: sollecito inviato.
table-nudged-you = Gli altri ti aspettano.
table-late = Il tuo tempo è scaduto.
table-late-cards = Il tuo tempo è scaduto. Scartata per te: { $cards }.

table-actions = Le tue opzioni
table-turn = Ruota
table-more = Scegline altre
table-keep = Tienila
table-discard-sure = Scartare davvero? Nessuno vede che cosa era.
table-only-way = Combacia solo in questo verso.
table-plan = Scarta nel mio turno
table-plan-on = { $verb ->
        [pass] verrà scartata nel tuo turno
       *[play] verrà giocata nel tuo turno
    }
table-plan-off = Tienila
table-plan-returned = Quello che avevi previsto non è più possibile. { $why }
table-plan-waiting = { $verb ->
        [pass] Nel tuo turno verrà scartata: { $card }.
       *[play] Nel tuo turno verrà giocata: { $card }.
    }
table-plan-due = { $verb ->
        [pass] Fra un attimo verrà scartata: { $card }.
       *[play] Fra un attimo verrà giocata: { $card }.
    }
table-plan-it = Prenota
table-plan-ahead = Verrà giocata nel tuo turno, se sarà ancora possibile.
table-plan-at = prenotata: { $card }
table-no-place = Ora questa carta non combacia da nessuna parte. Puoi scartarla.
table-no-target = Ora questa carta non serve. Puoi scartarla.
table-hint = Suggerimento
table-hint-lift = Scegli una carta da posare, giocare o scartare.
table-hint-cell = Scegli dove posarla.
table-hint-point = Scegli uno dei punti segnati.
table-hint-seat = Scegli un giocatore.
table-hint-again = Scegli di nuovo per confermare.
preview-ends = La luce finisce qui.
preview-reaches = La luce arriva alla destinazione { $goal }.
preview-short = La luce prosegue: { $count ->
        [one] manca una carta
       *[other] mancano { $count } carte
    } alla destinazione { $goal }.
table-offline = La connessione è caduta. Non si è perso niente; il tavolo ti aspetta.
table-held-you = Un bot gioca al posto tuo.
table-back = Eccomi di nuovo

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Letto di recente
heard-placed = { $who } posa: { $card }; { $place }.
heard-placed-you = Posi: { $card }; { $place }.
heard-ways = { $count ->
        [one] Manca una carta
       *[other] Mancano { $count } carte
    } alla destinazione { $goal }.
heard-reached = Il tunnel raggiunge la destinazione { $goal }.
heard-many = Sono successe { $count } cose.{ $keys ->
        [yes] {" "}Premi L per ascoltarle.
       *[no] {""}
    }
table-has-gold = ha dell’oro

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Posala qui
do-play = Giocala
do-play-seat = Giocala su: { $who }
do-play-seat-own = Giocala su di te
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Scarta
       *[other] Scartane { $count }
    }
do-open = Scopri questa
do-turn = Lasciala così
do-take = Carta pepita da { $word }

table-round-short = Round { $round }
table-round-of = Round { $round }
table-pile = { $count ->
        [one] 1 carta da pescare
       *[other] { $count } carte da pescare
    }
table-discard = { $count ->
        [one] 1 carta negli scarti
       *[other] { $count } carte negli scarti
    }
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min

table-log = Cronaca
table-talk = Cronaca e chat
table-talk-new = Cronaca e chat, novità: { $unread }
table-log-empty = Non è ancora successo nulla.
table-show-cell = Mostra dove: { $place }

table-you-play = Il tuo ruolo: { $dwarf }
table-turn-over = Scopri la carta
table-dwarf-alone = Guardala senza farti vedere.
table-understood = Giù in miniera
table-finder = ha completato il tunnel
table-readiness = Pronti: { $ready } su { $players }. Si continua quando ci sono tutti, o tra { $seconds } s.

table-ranking = Classifica
table-to-end = Torna al risultato
table-front-page = Pagina iniziale
table-leave = Lascia il tavolo

table-help = Menu e aiuto

## Fair deals

fair-left-out = Il contributo della tua pagina alla mescolata è stato escluso, anche se era arrivato. La prova resta in questo browser.
fair-replaced = Il tavolo chiede altro rispetto a ciò a cui la tua pagina si era impegnata, quindi la pagina non partecipa. La prova resta in questo browser.
fair-late = La tua pagina ha risposto troppo tardi ed è rimasta fuori dalla mescolata.

## What is this?

table-what = Che cos’è?
table-first = Novità: { $what }. { $about }
