### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Chat e spettatori
setting-chat = Chat
setting-chat-about = Senza chat restano le affermazioni, che ognuno legge nella sua lingua.
setting-delay = Ritardo per gli spettatori
setting-delay-about = Chi apre il link dopo l’inizio fa da spettatore. Con un ritardo nessuno spettatore può aiutare chi gioca.
setting-shared = Più posti per dispositivo
setting-shared-about = Anche gli altri possono far sedere qualcuno al proprio dispositivo. Tu puoi sempre.
delay-none = subito
delay-seconds = { $seconds } s dopo
delay-moves = { $moves ->
    [one] { $moves } mossa dopo
   *[other] { $moves } mosse dopo
}

## Several people on one device

add-here = Su questo dispositivo
add-here-label = Aggiungi un giocatore su questo dispositivo al posto { $number }
add-here-title = Aggiungi un giocatore su questo dispositivo
add-here-about = Passatevi il dispositivo; tra un turno e l’altro le carte sono nascoste, così nessuno vede quelle altrui.
add-here-refused = Ogni dispositivo ha qui un solo posto. { $host } può permetterne di più nelle impostazioni del tavolo.
take-away = Rimuovi
take-away-label = Rimuovi { $who }

## The big screen

screen-title = Mostra su un grande schermo
screen-about = La miniera e i giocatori per tutti nella stanza; le carte restano sui telefoni. Apri questo link sul grande schermo.
screen-open = Apri qui

## Seats, invitation and start

join-host = { $host } ti invita nella miniera
seats-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
table-full = Tutti i posti sono occupati. Quando la partita comincia, puoi guardare.
sit-down = Siediti
lobby-title = Tavolo { $code }
seats-title = Al tavolo
seat-empty = Posto libero
mark-you = tu
mark-host = host
mark-bot = bot · { $level }
mark-away = assente
mark-muted = senza chat
bot-choice = Bot al posto { $number }
bot-add = Bot
bot-add-label = Bot: aggiungi al posto { $number }
bot-remove = rimuovi
kick = Vota per l’espulsione
kick-voted = Hai votato
kick-label = Vota per l’espulsione di { $who }
manage = Gestisci
manage-label = Gestisci { $who }
remove = Espelli dal tavolo
remove-about = Il posto si libera subito. Dallo stesso dispositivo o dalla stessa rete nessuno si siede senza il tuo consenso.
knock-title = Alla porta
knock-about = Dallo stesso dispositivo o dalla stessa rete qualcuno è già stato espulso da questo tavolo.
knock-asks = { $who } vorrebbe sedersi.
admit = Fai entrare
admit-label = Fai entrare { $who }
turn-away = Respingi
turn-away-label = Respingi { $who }
asked-host = { $host } decide se puoi sederti. Appena la risposta è sì, hai il tuo posto; lascia aperta questa pagina.
asked-in-vain = Nessuna risposta. Puoi chiedere di nuovo.
asked-stop = Smetti di chiedere
take-seat-about = Il posto di un bot è tuo se l’host è d’accordo. Se hai perso il telefono, riavrai il tuo posto quando sarai via da due minuti e altre due persone saranno d’accordo.
take-seat-which = Quale posto
take-seat-bot = { $who } (bot)
take-seat-away = { $who } (non c’è)
take-seat-ask = Chiedi questo posto
asked-others = Abbiamo chiesto a chi è al tavolo. Avrai il posto appena diranno di sì; tieni aperta questa pagina.
knock-bot = { $who } vorrebbe giocare al posto del bot { $whom }.
knock-away = { $who } chiede il posto di { $whom }. Servono due sì. Di’ di sì solo se sai con certezza chi è: il vecchio dispositivo perde il posto.
change-title = Nome e ritratto
save = Salva
said-came = { $who } si siede al tavolo.
said-went = { $who } lascia il tavolo.
start-ready = Ci sono tutti.
balance-hint = Con { $players } giocatori e queste regole, round vinti da chi scava (fra bot): { $percent }%.
start-missing = { $count ->
    [one] Un posto è ancora vuoto.
   *[other] { $count } posti sono ancora vuoti.
}
start-waits = In attesa che { $host } cominci la partita.
start-with = { $count ->
    [one] Partita in solitaria
   *[other] Gioca in { $count }
}
fill-with-bots = Completa con i bot
share-title = Invita gli amici
share-about = Aprono il link o inseriscono il codice, e si siedono. A partita cominciata vale solo il link.
share-text = Vieni a scavare con noi al tavolo { $code }
share = Condividi
code-spoken = Codice { $code }
qr-alt = Il link del tavolo come codice QR
table-link = Link del tavolo
own-link-title = Continua su un altro dispositivo
own-link-about = Questo link è il tuo posto. Tienilo per te: chi ce l’ha può giocare al posto tuo.
own-link = Link del tuo posto
players-fewer = Un giocatore in meno
players-more = Un giocatore in più
players-range = Si può giocare da { $least } a { $most }.
players-seated = Al tavolo ci sono già così tanti giocatori.
suggested = Consigliato in { $players }: { $what }
setting-minutes = Quanto tempo avete?
minutes = { $minutes ->
    [0] non importa
   *[some] { $minutes } min
}
suggested-game = { $rounds ->
    [1] { $what }: un round, circa { $minutes } min
   *[some] { $what }: tre round, circa { $minutes } min
}
setting-edition = Edizione
setting-modules = Espansioni e varianti
modules-none = nessuna
modules-no-bots = I bot non lo conoscono: giocano queste carte a caso.
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
pace-other = ogni { $seconds } s
setting-open = Nell’elenco dei tavoli aperti
setting-open-about = Chiunque può sedersi. Altrimenti solo chi ha il codice.
clash-with = Incompatibile con: { $what }.
clash-needs = Solo insieme a: { $what }.
clash-players = Da { $least } a { $most } giocatori.

## Editions, modules and options

edition-classic-about = Come nei primi regolamenti: una carta pepita a testa, una destinazione scoperta alla volta.
edition-jubilee-about = Come nell’edizione dei vent’anni: una carta pepita per cercatore d’oro, si scoprono tutte le destinazioni raggiunte.
edition-italian-about = Le regole classiche, con quelle italiane per Saboteur 2: solo la sua squadra può posare una porta.

## Games that are made with one tap

setting-presets = Partita
preset-surprise = Sorprendimi
preset-fair = Equilibrata ({ $percent }%)
preset-fair-about = In { $players } e con queste regole i cercatori d’oro vincono { $percent } round su 100 (fra { $low } e { $high }): nessuna regola misurata è più equilibrata.
setting-window = Tempo per rispondere
window-seconds = { $seconds } s
lobby-talk = Chat durante l’attesa

## Who begins

setting-begins = Chi comincia
begins-lot = a sorte
begins-youngest = la persona più giovane
begins-seat = qualcuno di noi
begins-winner = chi ha vinto l’ultima volta
begins-loser = chi aveva meno oro l’ultima volta
begins-youngest-who = Tocca il nome della persona più giovane
begins-seat-who = Chi gioca per primo?
mark-begins = comincia
take-seat = Entra in partita

## Layouts of one’s own

layout-edit = Disponi la miniera
layout-edit-about = Scegli dove stanno le destinazioni e che cos’altro c’è nella miniera.
layout-own = disposizione propria
layout-see = Guarda la disposizione
reason-layout-unreadable = Questa disposizione non si può leggere.
reason-layout-count = Queste carte devono essere tante quante dice la scatola, ciascuna in un posto suo.
reason-layout-outside = Le carte stanno al massimo a dieci carte dalla partenza e a quattro per lato.
reason-layout-touching = Due di queste carte non possono stare fianco a fianco, né accanto alla carta partenza.
reason-layout-near = Fra la partenza e una destinazione devono starci almeno tre carte percorso.
reason-layout-corners = Queste carte non possono toccarsi nemmeno agli angoli.
reason-layout-no-room = Con questa disposizione non c’è posto per le carte messe a caso.
error-bad-layout = Questa disposizione viola una regola della preparazione.
