### The end of the game: fetched when it is over.

reveal-story = La storia della partita
reveal-back = Indietro
reveal-next = Avanti
reveal-skip = Mostra tutto
reveal-clip = Condividi come filmato
reveal-share = Condividi come immagine
reveal-watch = Rivedila
reveal-review = Esamina la mia partita
reveal-fault = La storia di questa partita ora non è disponibile. Non si è perso nulla; il replay ha tutto.
reveal-no-proof = La prova della distribuzione non si può caricare in questo momento.

## Chapters

reveal-gold = L’oro
reveal-dwarves = Chi era chi
reveal-decided = Che cosa ha deciso la partita
reveal-claims = Che cosa si è detto
reveal-beliefs = Chi ha smascherato chi
reveal-turns = Momenti decisivi

## Claims

reveal-true = vero
reveal-false = falso
reveal-best-card = La carta decisiva
reveal-best-lie = La bugia migliore
reveal-best-hunch = Il fiuto migliore
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } ha smascherato { $whom } nel round { $round } e non ha cambiato idea.

## Beliefs

reveal-beliefs-about = Quanto erano giusti i sospetti di ognuno durante il round. Sopra la linea di mezzo: più giusti che sbagliati.
reveal-plot = Quanto erano giusti i sospetti alla fine: { $what }
reveal-right = giusto
reveal-wrong = sbagliato
reveal-begin = inizio
reveal-end = fine del round
reveal-marks = Sospetti finali
reveal-suspected = { $who } sospettava di { $whom } ({ $dwarf }):
reveal-trusted = { $who } si fidava di { $whom } ({ $dwarf }):
reveal-rightly = a ragione
reveal-wrongly = a torto

## Turning points

reveal-reckoning = I bot rigiocano la partita molte volte per trovare le carte decisive. Ci vuole circa mezzo minuto…
reveal-no-turns = Nessuna singola carta ha deciso un round: sono stati vinti passo dopo passo.
reveal-small-turn = Nessuna singola carta ha chiaramente deciso un round. Questa ha contato di più:
reveal-turns-about = Prima e dopo ogni carta un bot ha giocato il round fino alla fine molte volte.
# $side is one of the texts below
reveal-chance = Probabilità { $side }: da { $before } a { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, { $runs } prove
reveal-look = Mostra

## After the game

table-rematch = Gioca ancora
table-reopen = Cambia giocatori o regole
table-look-back = Guarda la miniera
