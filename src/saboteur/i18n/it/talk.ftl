### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Chat
talk-earlier-title = Chat prima di questa partita
talk-earlier = Chat prima di questa partita ({ $count })
talk-beliefs = Sospetti
talk-claims = Affermazioni rapide
talk-say = Di’ qualcosa
talk-send = Invia
talk-deleted = (cancellato)
talk-quote = Cita: { $line }
talk-quote-short = Cita
talk-unquote = Togli la citazione
talk-chat-off = L’host ha spento la chat. Le affermazioni valgono ancora.
talk-chat-turn-on = Accendi la chat
talk-chat-turn-off = Spegni la chat
talk-watching = Stai guardando, forse con un ritardo. Chi gioca non vede ciò che scrivi.
talk-mute = Nascondi i messaggi di { $who }
talk-mute-about = Le affermazioni si vedono sempre.
talk-true = vero
talk-false = falso
table-stand-in-about = Vale quando lo vuole la maggioranza, almeno in due, e chi gioca è assente o ha finito il tempo. Dopo due minuti di assenza basta un voto. Il voto è segreto.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Destinazione { $goal }
claim-word-gold = oro
claim-word-stone = pietra
claim-saw-goal = Ho visto la destinazione { $goal }: { $word }.
claim-saw-goal-button = Ho visto una destinazione…
claim-suspect = Sospetto di { $whom }.
claim-suspect-you = Sospetto di te.
claim-suspect-button = Sospetto di…
claim-trust = Mi fido di { $whom }.
claim-trust-you = Mi fido di te.
claim-trust-button = Mi fido di…
claim-why = { $whom }, perché?
claim-why-you = E tu, perché?
claim-why-button = Perché?
claim-because = Perché { $word }.
claim-because-button = Perché…
claim-because-nearer = Perché ci porta più vicino.
claim-because-nothing-better = Perché non avevo di meglio.
claim-because-suspicion = Perché sospettavo di quel giocatore.
claim-because-help = Perché serviva.
claim-because-looking = Perché volevo saperlo.
claim-because-in-the-way = Perché era d’intralcio.
claim-word-nearer = ci porta più vicino
claim-word-nothing-better = non avevo di meglio
claim-word-suspicion = sospettavo di quel giocatore
claim-word-help = serviva
claim-word-looking = volevo saperlo
claim-word-in-the-way = era d’intralcio
claim-am = Il mio ruolo: { $word }.
claim-am-button = Io sono…
claim-repair-me = Riparatemi l’attrezzo, per favore.
claim-repair-me-button = Riparate il mio attrezzo
claim-cannot-dig = Non ho carte percorso utili.
claim-cannot-dig-button = Non posso scavare
claim-react = { $word }
claim-react-button = Reazioni
claim-word-agree = Giusto
claim-word-doubt = Davvero?
claim-word-nice = Bello
claim-word-ouch = Ahi
claim-word-laugh = Ah ah

## What one thinks of the others, for oneself alone

belief-title = I tuoi sospetti
belief-about = Lo vedi solo tu. Alla fine tutti vedono che cosa si credeva, e quando.
belief-open = non so
belief-suspect = sospetti
belief-suspect-sure = è di certo un sabotatore
belief-trust = probabilmente in buona fede
belief-trust-sure = di certo in buona fede
notes-title = I tuoi appunti
notes-saved = Salvato

## The menu of the table

talk-watch-link = Chi apre questo link può assistere
table-keys-talk = chat
table-how-lift = Tocca una carta per prenderla. Si illumina tutto ciò su cui puoi giocarla.
table-how-point = Tocca un punto e ruota la carta se vuoi; poi posala con il pulsante. Oppure trascinala lì.
table-how-pass = Una carta che non ti serve si può scartare coperta; nessuno la vede.
table-how-light = I tunnel illuminati sono collegati alla partenza. Continua da lì.
table-keys-pick = prendi una carta
table-keys-walk = spostati nella miniera
table-keys-enter = scegli e conferma
table-keys-turn = ruota la carta
table-keys-pass = scarta la carta
table-keys-back = annulla la scelta
table-keys-tab = mano, miniera, giocatori, cronaca
table-keys-help = questo aiuto
table-leave-sure = Vuoi davvero andartene? Un bot continua al posto tuo. Puoi tornare con questo browser.
table-stay = Resta
table-quick = Basta un tocco
table-quick-about = Le carte vengono posate e scartate subito, senza chiedere.
table-openly = Mostra i miei segreti
table-openly-about = Il tuo nano e le destinazioni che hai visto si vedono sempre. Nessun altro dovrebbe guardare questo schermo.
table-short = Scene brevi
table-short-about = Momenti come un attrezzo rotto o la fine di un round si vedono subito.

## What is this?

table-volume = Volume
table-buzz = Vibrazione
table-buzz-about = Il dispositivo vibra quando tocca a te.
table-hints = Spiegare le novità
table-hints-about = Una riga per ogni carta e domanda che questo dispositivo non ha ancora incontrato.
table-advising = Suggerimenti nel tuo turno
table-advising-about = Solo contro i bot: una riga con quello che potresti fare.
table-keys-what = Che cos’è? (anche: tasto destro, pressione lunga)
