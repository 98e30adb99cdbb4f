### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Scavate insieme in cerca d’oro. Qualcuno fra voi non vuole.
start-title = Gioca
play-with-friends = Gioca con gli amici
play-with-bots = Gioca con i bot
no-account = Gratis e senza registrazione. Il tuo posto resta in questo browser.
join-title = Unisciti a un tavolo
join-code = Codice o link
join = Entra
join-fault = Un codice ha cinque lettere; puoi anche incollare il link del tavolo.
your-tables = Dove siedi
open-tables = Tavoli aperti
open-tables-none = Ora nessun tavolo aspetta giocatori. Aprine uno e condividi il link.
seats-taken = { $taken } su { $seats }
to-front-page = Alla pagina iniziale
loading = Un momento …
close = Chiudi

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Agata, Bruno, Carla, Dario, Elsa, Fausto, Gina, Ivo, Lia, Marco, Nora, Olmo, Pia, Rocco, Stella, Tullio, Ugo, Viola, Wanda, Zeno
your-name = Il tuo nome
your-face = Il tuo volto
face = Volto { $number }
name-empty = Inserisci un nome.
name-too-long = Al massimo { $most } lettere.

language = Lingua
sound = Suono
sound-on = Suono attivo
sound-off = Suono spento
theme-auto = Colori: come il dispositivo
theme-light = Colori: luce del giorno
theme-dark = Colori: luce di lanterna
motion = Movimento
motion-full = Movimento attivo
motion-less = Poco movimento

# A friend opened the table's link
join-host = { $host } ti invita nella miniera
seats-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
table-full = Tutti i posti sono occupati. Quando la partita comincia, puoi guardare.
sit-down = Siediti
no-table-title = Non c’è nessun tavolo { $code }
no-table-text = Forse il codice è sbagliato, o il tavolo è stato sparecchiato. Non hai perso nulla.
seat-lost = Non hai più un posto a questo tavolo.
line-down = La connessione è caduta. Non si è perso niente; nuovo tentativo …

# The table before the start
lobby-title = Tavolo { $code }
seats-title = Al tavolo
seat-empty = Posto libero
mark-you = tu
mark-host = ospita
mark-bot = bot · { $level }
mark-away = assente
bot-choice = Bot al posto { $number }
bot-add = Bot
bot-add-label = Bot: mettine uno al posto { $number }
bot-remove = togli
kick = Allontana
kick-voted = Hai votato
kick-label = Allontana { $who }
change = Cambia
change-title = Nome e volto
save = Salva
said-came = { $who } è al tavolo.
said-went = { $who } ha lasciato il tavolo.

start = Inizia
start-ready = Ci sono tutti.
balance-hint = In { $players } giocatori e con queste regole, fra bot chi scava vince il { $percent } % dei round.
start-missing = { $count ->
    [one] Un posto è ancora vuoto.
   *[other] { $count } posti sono ancora vuoti.
}
start-waits = { $host } dà inizio alla partita.
# The host plays with those who are here
start-with = { $count ->
    [one] Gioca in solitario
   *[other] Gioca in { $count }
}
fill-with-bots = Completa con i bot
leave = Lascia

share-title = Invita gli amici
share-about = Aprono il link o inseriscono il codice, e si siedono.
share-text = Vieni a scavare con noi: tavolo { $code }
share = Condividi
code-spoken = Codice { $code }
qr-alt = Il link del tavolo come codice QR
table-link = Link del tavolo
copy = Copia
copied = Copiato.
copy-failed = Il browser non permette di copiare; seleziona il link e copialo a mano.
own-link-title = Continua su un altro dispositivo
own-link-about = Questo link è il tuo posto. Tienilo per te: chi ce l’ha gioca al posto tuo.
own-link = Link del tuo posto

# Rules of the table
rules-title = Regole
setting-players = Giocatori
players-fewer = Un giocatore in meno
players-more = Un giocatore in più
players-range = Si può giocare da { $least } a { $most }.
players-seated = Al tavolo siedono già in tanti.
setting-edition = Edizione
setting-modules = Espansioni e varianti
modules-none = nessuna
setting-house-rules = Edizione e regole della casa
setting-time = Tempo e ritmo
setting-clock = Tempo per pensare
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } s a turno + { $bank } s
clock-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
clock-none = senza limite
setting-pace = I bot giocano
pace-300 = in fretta
pace-900 = con calma
pace-2000 = lentamente
pace-other = ogni { $seconds } s
setting-open = Nell’elenco dei tavoli aperti
setting-open-about = Chiunque può sedersi. Altrimenti solo chi ha il codice.
clash-with = Non va d’accordo con: { $what }.
clash-players = Da { $least } a { $most } giocatori.

rule-open = Regola { $rule }: mostra il testo
rule-title = Regola { $rule }
rule-missing = Il testo di questa regola non è qui.
error-offline = Il server non risponde. Non si è perso niente; riprova fra un momento.
error-other = Non ha funzionato: { $detail }

## Table

table-title = Il tavolo
table-title-turn = Tocca a te
table-mine = La miniera
table-row = Riga { $y }
table-empty = vuoto
table-dark = al buio
table-dark-part = buio verso { $sides }
table-goal-known = destinazione coperta; l’hai vista: { $goal }
table-looked-by = vista da { $names }
table-fits = la tua carta combacia qui
table-fits-both = la tua carta combacia qui in entrambi i versi
table-target = si può scegliere
table-again = qui starà { $card }; scegli di nuovo per confermare
table-again-plain = scegli di nuovo per confermare
table-zoom = Dimensione della miniera
table-zoom-in = Più grande
table-zoom-out = Più piccola
table-zoom-fit = Mostra tutta la miniera

table-hand = La tua mano
table-hand-empty = Non hai più carte.
table-own-dwarf = Sei: { $dwarf }. Mostra il nano
table-dwarf-hidden = nano coperto
table-idle = ora si può solo scartare
table-clear = si può togliere
table-only-you = lo sai solo tu
table-front-empty = Davanti a questo giocatore non c’è nulla.

table-players = Giocatori
table-you = Tu
table-you-are = { $name } (tu)
table-asked = di turno
table-bot = bot
table-held = un bot gioca in questo posto
table-late = tempo scaduto
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
table-is-late = Il tempo di { $who } è scaduto.
table-is-away = { $who } non c’è.
table-stand-in = Lascia giocare un bot
table-stand-in-on = ✓ Lascia giocare un bot

table-actions = Che cosa puoi fare
table-turn = Gira
table-more = Scegline altre
table-take-back = Indietro
table-plan = Scarta nel mio turno
table-plan-on = verrà scartata nel tuo turno
table-plan-off = Tienila
table-plan-waiting = Nel tuo turno verrà scartata: { $card }.
table-plan-due = Fra un attimo verrà scartata: { $card }.
table-no-place = Ora per questa carta non c’è posto. Puoi scartarla.
table-no-target = Ora questa carta non ha nulla da fare. Puoi scartarla.
table-hint-lift = Scegli una carta.
table-hint-cell = Scegli dove va.
table-hint-point = Scegli uno dei punti segnati.
table-hint-seat = Scegli un giocatore.
table-hint-again = Scegli di nuovo per confermare.
table-hint-clear = Scegli due carte della mano da scartare per «{ $card }».
table-hint-several = Scegli altre carte da scartare insieme.
table-hint-several-clear = Scartale insieme, oppure con due di esse togli qualcosa.
table-hint-full = Queste carte si scartano insieme.
table-hint-lift-clear = Scegli una carta, o tocca ciò che hai davanti per toglierlo.
table-offline = La connessione è caduta. Non si è perso niente; il tavolo ti aspetta.
table-held-you = Un bot gioca al posto tuo.
table-back = Eccomi di nuovo

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Posala qui
do-play = Giocala
do-play-seat = Giocala su: { $who }
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Scarta
       *[other] Scartane { $count }
    }
do-open = Scopri questa
do-turn = Lasciala così
do-take = Carta pepita da { $word }
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
do-miner = Manda un minatore
do-keep = Tieni: { $card }{ $word }
do-clear = Togli: { $card }

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

table-log = Che cosa è successo
table-log-empty = Non è ancora successo nulla.
table-show-cell = Mostra { $cell } nella miniera

table-you-play = Sei: { $dwarf }
table-understood = Giù in miniera
table-close = Chiudi
table-round-over = Il round { $round } è finito
table-won = vince
table-finder = ha creato l’ultimo collegamento
table-trapped = in trappola: niente oro
table-stole = ha rubato 1 a { $whom }
table-lost = derubato da { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = La squadra blu ha una via per il tesoro.
way-green = La squadra verde ha una via per il tesoro.
shut-blue = Una porta verde chiude fuori la squadra blu.
shut-green = Una porta blu chiude fuori la squadra verde.
table-go-on = Al prossimo round
table-go-on-turn = Avanti, tocca a te
table-go-on-end = Al risultato

table-ranking = Classifica
table-rematch = Gioca ancora
table-look-back = Guarda la miniera
table-to-end = Torna al risultato
table-front-page = Pagina iniziale
table-leave = Lascia il tavolo
table-fair = Le carte erano mescolate onestamente?
table-fair-text = Prima che fosse distribuita la prima carta, tutti hanno ricevuto questa impronta della mescolata. La registrazione contiene la mescolata stessa; «saboteur verify» mostra che coincidono e rigioca la partita.
table-record = Scarica la registrazione

table-help = Menu e aiuto
table-how-lift = Tocca una carta per sollevarla. Si illumina tutto ciò a cui può mirare.
table-how-point = Tocca un punto, gira la carta se vuoi, e tocca di nuovo per posarla.
table-how-pass = Una carta che non aiuta nessuno si può scartare coperta.
table-how-light = I tunnel illuminati sono collegati alla partenza. Continua da lì.
table-keys-pick = solleva una carta
table-keys-walk = percorri la miniera
table-keys-enter = scegli e conferma
table-keys-turn = gira la carta
table-keys-pass = scarta la carta
table-keys-back = annulla la scelta
table-keys-tab = mano, miniera, giocatori, cronaca
table-keys-help = questa pagina
