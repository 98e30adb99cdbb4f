### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Dialogo
talk-earlier-title = Dialogo prima di questa partita
talk-earlier = Dialogo prima di questa partita ({ $count })
talk-beliefs = Sospetti
talk-claims = Da dire con un tocco
talk-say = Di’ qualcosa
talk-send = Invia
talk-deleted = (cancellato)
talk-quote = Cita: { $line }
talk-quote-short = Cita
talk-unquote = Non citare
talk-chat-off = Chi ospita ha spento la chat. Le affermazioni si sentono sempre.
talk-chat-turn-on = Accendi la chat
talk-chat-turn-off = Spegni la chat
talk-watching = Stai guardando, forse con un po’ di ritardo. Al tavolo nessuno ti sente.
talk-mute = Nascondi ciò che scrive { $who }
talk-mute-about = Le affermazioni si vedono sempre.
talk-true = vero
talk-false = falso
table-stand-in-about = Vale quando lo vogliono i più, almeno in due, e chi gioca è via o ha finito il tempo. Dopo due minuti di assenza basta un voto. Nessuno vede chi ha votato.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Meta { $goal }
claim-word-gold = oro
claim-word-stone = pietra
claim-saw-goal = Ho visto la meta { $goal }: { $word }.
claim-saw-goal-button = Ho visto una meta …
claim-suspect = Sospetto di { $whom }.
claim-suspect-you = Sospetto di te.
claim-suspect-button = Sospetto di …
claim-trust = Mi fido di { $whom }.
claim-trust-you = Mi fido di te.
claim-trust-button = Mi fido di …
claim-why = { $whom }, perché?
claim-why-you = Tu: perché?
claim-why-button = Perché?
claim-because = Perché: { $word }.
claim-because-button = Perché …
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
claim-am = Io sono: { $word }.
claim-am-button = Io sono …
claim-repair-me = Riparatemi l’attrezzo, per favore.
claim-repair-me-button = Riparatemi
claim-cannot-dig = Non ho carte per scavare.
claim-cannot-dig-button = Non posso scavare

## What one thinks of the others, for oneself alone

belief-title = Che cosa ne pensi
belief-about = Lo vedi solo tu. Alla fine tutti vedono che cosa si credeva, e quando.
belief-open = non so
belief-suspect = un po’ sospetto
belief-suspect-sure = di certo sabotatore
belief-trust = piuttosto onesto
belief-trust-sure = di certo onesto
notes-title = Appunti per te
notes-saved = Conservato

## The menu of the table

talk-watch-link = Chi apre questo link guarda
table-keys-talk = parlare
table-how-lift = Tocca una carta per sollevarla. Si illumina tutto ciò a cui può mirare.
table-how-point = Tocca un punto e gira la carta se vuoi; poi posala con il pulsante. Oppure trascinala lì.
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
table-leave-sure = Vuoi davvero andartene? Un bot continua al posto tuo. Puoi tornare finché questo browser ricorda il tuo posto.
table-stay = Resta
table-quick = Basta un tocco
table-quick-about = Le carte vengono posate e scartate subito, senza chiedere.
table-openly = I miei segreti restano scoperti
table-openly-about = Il tuo nano e le destinazioni che hai visto si vedono sempre. Nessun altro dovrebbe guardare questo schermo.
