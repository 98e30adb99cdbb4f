### A finished game looked at again: fetched with its page.

replay-title = Replay della partita
replay-controls = Comandi di riproduzione
replay-begins = Le carte sono distribuite. Vai passo per passo o avvia la riproduzione.
replay-where = Punto della partita
replay-at = passo { $at } di { $of }
replay-rounds = Round
replay-round = Vai al round { $round }
replay-steps = Passi
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-eyes = Punto di vista
replay-eyes-all = Tutto
replay-eyes-public = Da spettatore
replay-eyes-of = Come lo vedeva { $who }
replay-hands = Mani
replay-no-cards = nessuna carta

## A record that somebody brings

replay-bring = Trascina qui il file di una partita (.sab) o sceglilo.
replay-bring-about = Il file viene letto e controllato; nulla resta sul server.
replay-choose = Scegli un file
replay-drop-here = Lascia per vedere questa partita
replay-too-long = Questo file è troppo grande per una registrazione (oltre { $most } KB).
error-unknown-game = A questo indirizzo non c’è nessuna partita. Forse il link è scritto male.
error-bad-record = Questa registrazione non si può riprodurre: { $detail }

## What is wrong with a record

record-not-a-record = Questa non è la registrazione di una partita, oppure è troncata.
record-over-limit = Questa non è la registrazione di una partita: nessuna ha { $what ->
    [text] più di { $most } caratteri
    [depth] più di { $most } livelli di annidamento
    [tables] più di { $most } tabelle ed elenchi
    [keys] più di { $most } chiavi
    [key] chiavi con più di { $most } caratteri
    [parts] chiavi con più di { $most } punti
    [number] numeri con più di { $most } cifre
    *[values] più di { $most } valori
}.
record-not-whole = Questa registrazione non è completa: manca { $key }.
record-other-format = Questa registrazione ha il formato { $found }; qui si legge { $expected }.
record-other-rules = Questa registrazione segue le regole della versione { $found }; qui vale la versione { $expected }.
record-other-box = Questa registrazione è stata giocata con la scatola «{ $box }» della versione { $found }; qui è la versione { $expected }.
record-unreadable = Qualcosa in questa registrazione non è del tipo giusto, perciò non si può leggere.
record-no-seed = Questo è ciò che un solo giocatore ha visto. Non si può rigiocare: manca il numero segreto.
record-cannot-begin = Questa registrazione comincia con regole o carte che non vanno insieme.
record-too-many-actions = Questa registrazione ha più di { $most } mosse: nessuna partita è così lunga.
record-no-player = La mossa { $number } non comincia con un giocatore: { $action }
record-not-legal = La mossa { $number }, { $action }, è contro le regole: { $why } ({ $rule })
record-broken-promise = Il numero segreto non è quello la cui impronta è arrivata con le carte.
record-changed = La registrazione è stata cambiata dopo essere stata scritta.
record-other-result = La registrazione dice un risultato diverso da quello a cui portano le sue mosse.
record-fair-unreadable = Ciò che era stato concordato prima di distribuire non è leggibile e quindi non si può verificare.
record-fair-algorithm = Le carte sono state distribuite in un modo sconosciuto qui: { $found } invece di { $expected }.
record-fair-rules = La distribuzione era stata concordata per regole diverse da quelle di questa registrazione.
record-fair-seats = I posti della distribuzione non sono quelli della partita, o sono in un altro ordine.
record-fair-opening = Ciò che la pagina del giocatore { $number } ha aggiunto non è ciò a cui si era impegnata.
record-fair-secret = Il segreto del tavolo non è quello promesso prima di distribuire.
record-fair-seed = Il numero segreto non segue dal segreto del tavolo e da ciò che le pagine hanno aggiunto.
record-fair-missing = La prova della distribuzione manca, anche se questo browser ha visto che c’era.
record-fair-published = La promessa del tavolo non è quella che questo browser ha ricevuto prima dell’inizio.
record-fair-seen = Ciò che è stato concordato non è ciò che questo browser ha ricevuto con le carte.
record-fair-mine = Ciò che questo browser aveva aggiunto manca o è stato cambiato.

## What stands behind the game

replay-about = Su questa partita
replay-story = La storia di questa partita
replay-link = Link a questa partita
replay-record = Scarica la registrazione
replay-keys = Tasti: ← e → un passo, barra spaziatrice riproduzione, Home e Fine agli estremi, Pag su e Pag giù da un round all’altro.

## Was the deal fair?

replay-fair = La distribuzione è stata onesta?
replay-fair-about = Con le prime carte tutti hanno ricevuto l’impronta di un numero segreto. Da quel numero segue ogni mescolata: dopo, nessuna carta poteva essere cambiata.
replay-promised = Impronta arrivata con le carte
replay-seed = Il numero segreto
replay-print = La sua impronta, calcolata in questa pagina
replay-right = corrisponde
replay-wrong = non corrisponde
replay-kept = Le due impronte sono uguali: il numero non è stato cambiato dopo la distribuzione.
replay-broken = Le impronte sono diverse: le carte non vengono da questo numero.
replay-remembered = Questo browser aveva ricevuto l’impronta prima della prima mossa.
replay-plays = { $count ->
    [one] Il server ha ridistribuito da questo numero e rigiocato l’unica mossa secondo le regole; il risultato è lo stesso.
   *[other] Il server ha ridistribuito da questo numero e rigiocato tutte le { $count } mosse secondo le regole; il risultato è lo stesso.
}
replay-no-deal = Questa partita è iniziata da una posizione preparata: non c’è distribuzione da controllare.

## The proof of a deal

proof-nobody = Nessuno ha potuto scegliere queste carte
proof-nobody-mine = Nessuno ha potuto scegliere queste carte: la tua pagina ha aiutato a mescolarle
proof-alone = Nessuna pagina ha partecipato alla mescolata: chi ha distribuito avrebbe potuto scegliere le carte
proof-failed = Qualcosa non va nella distribuzione di questa partita
proof-details = Che cosa è stato verificato
proof-about = Questa pagina l’ha appena verificato. Vale se almeno una delle pagine che hanno partecipato era onesta.
proof-form = Le regole e i posti concordati sono quelli di questa partita.
proof-secret = Il segreto del tavolo è quello promesso prima dell’inizio.
proof-published = La promessa è quella che questo browser ha ricevuto prima dell’inizio.
proof-seen = Ciò che è stato concordato è parola per parola ciò che questo browser ha ricevuto con le carte.
proof-mine = Ciò che questo browser ha aggiunto c’è, invariato.
proof-openings = Ogni pagina ha aggiunto ciò a cui si era impegnata.
proof-seed = Il numero segreto segue dal segreto del tavolo e da ciò che è stato concordato (HMAC-SHA256).
proof-print = La sua impronta è quella arrivata con le carte.
proof-seats = Chi ha partecipato
proof-part-opened = ha partecipato
proof-part-left-out = si era impegnata, ma è stata esclusa
proof-part-none = non ha partecipato
proof-part-bot = un bot, che non partecipa
proof-deal = La promessa del tavolo
proof-table-secret = Il segreto del tavolo
proof-chain = Voce nell’elenco di tutte le distribuzioni
proof-verify = Verifica la registrazione senza questo server
proof-list = Tutte le distribuzioni di questo server
fair-save = Salva la prova

## Why a move was made
## $tip, $much, $weight, $level: what it amounts to; $place, $card: as in the log

why = Perché?
why-title = Perché { $who } l’ha fatto
why-alone = Non c’era quasi scelta.
why-level = Ecco come il bot «{ $level }» ha davvero valutato:
why-person = Questa mossa è di una persona. Il bot «Detective» avrebbe pensato così:
why-treasure = { $sure ->
        [yes] { $who } sapeva che il tesoro è sotto la destinazione { $goal }.
       *[no] { $who } si aspettava il tesoro sotto la destinazione { $goal }.
    }
why-weight = { $weight ->
        [much-for] Faceva pensare molto a un sabotaggio.
        [for] Faceva pensare a un sabotaggio.
        [against] Non faceva pensare a un sabotaggio.
       *[much-against] Non faceva affatto pensare a un sabotaggio.
    }
why-said = { $who } ha detto: «{ $words }»
why-go = Vai lì
why-second = Subito dopo sarebbe venuto:
why-by = { $much ->
        [worse] Sarebbe sembrato perfino meglio.
        [hair] I due si equivalevano quasi.
        [little] La mossa sembrava un po’ migliore.
       *[much] La mossa sembrava nettamente migliore.
    }
why-tip = { $tip ->
        [ahead] Portava il tunnel una carta intera più vicino al tesoro atteso.
        [nearer] Portava il tunnel un po’ più vicino al tesoro atteso.
        [aside] Per il tunnel cambiava poco.
        [back] Allontanava il tunnel dal tesoro.
        [block] Sbarrava la strada al tesoro.
        [spare] Metteva un vicolo cieco dove non fa danni.
        [clear] Liberava la strada.
        [tear] Spezzava il tunnel.
        [hit-suspect] Colpiva qualcuno di sospetto.
        [hit] Colpiva qualcuno che non era sospetto.
        [help] Aiutava qualcuno di cui non ci si fidava molto.
        [help-friend] Aiutava qualcuno di cui ci si fidava.
        [dig] Dopo si poteva scavare di nuovo.
        [look] Mostrava che cosa c’è sotto una destinazione.
       *[drop] Nessuna carta meritava di essere giocata.
    }

## A game reviewed: what could have been better
## $tip, $much: as above; $at, $of: the moment and how many there are

review-heading = Che cosa si poteva fare meglio?
review-about = Il bot più forte esamina tutti i turni di una persona, sapendo solo ciò che lei sapeva allora.
review-title = Mosse migliori: { $who }
review-making = Il bot più forte sta esaminando ogni turno. Ci vuole un momento.
review-none = Nessun turno spicca: con ciò che si sapeva allora, niente era nettamente meglio.
review-part = Non c’è stato tempo per esaminare tutti i turni.
review-moments = Momenti
review-back = Indietro
review-next = Avanti
review-at = Momento { $at } di { $of }
review-did = La mossa giocata:
review-better = Sarebbe stato meglio:
review-because = Perché:
review-by = { $much ->
        [little] In media sembrava meglio.
       *[much] In media sembrava nettamente meglio.
    }
review-tip = { $tip ->
        [ahead] Il tunnel sarebbe arrivato una carta intera più vicino al tesoro atteso.
        [nearer] Il tunnel sarebbe arrivato un po’ più vicino al tesoro atteso.
        [aside] Per il tunnel sarebbe cambiato poco.
        [back] Il tunnel si sarebbe allontanato dal tesoro.
        [block] La strada al tesoro sarebbe stata sbarrata.
        [spare] Un vicolo cieco sarebbe finito dove non fa danni.
        [clear] La strada sarebbe tornata libera.
        [tear] Il tunnel si sarebbe spezzato.
        [hit-suspect] Avrebbe colpito qualcuno di sospetto.
        [hit] Avrebbe colpito qualcuno che non era sospetto.
        [help] Avrebbe aiutato qualcuno di cui non ci si fidava molto.
        [help-friend] Avrebbe aiutato qualcuno di cui ci si fidava.
        [dig] Dopo si sarebbe potuto scavare di nuovo.
        [look] Avrebbe mostrato che cosa c’è sotto una destinazione.
       *[drop] Le carte valevano più in mano che sul tavolo.
    }
review-on = Gioca da qui
try-title = Si gioca da qui: { $who }
try-about = Per tutti gli altri giocano i bot. Niente di questo viene conservato.
try-over = Il round è finito.
try-again = Ancora da qui
try-back = Torna al replay
