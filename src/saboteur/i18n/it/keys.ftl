### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = prossimo posto o giocatore da scegliere; con Maiusc il precedente
table-keys-last = cosa è successo dal tuo ultimo turno
table-keys-hand = la tua mano
table-keys-ends = estremità aperte del tunnel
table-keys-goals = destinazioni: quanto mancano e chi le ha viste
table-keys-who = giocatori e cosa hanno davanti
table-keys-time = round, mazzi e tempo
table-keys-place = colonna e riga del posto in cui sei
table-keys-asked = cosa ti viene chiesto
table-letters = Lettere e cifre sono comandi
table-letters-about = Disattivalo se servono alla dettatura o al lettore di schermo; tutto si fa con Tab, frecce, Invio ed Esc.
table-listening = I bot aspettano il mio lettore di schermo
table-listening-about = I bot impiegano almeno quattro secondi per mossa, così ognuna può essere letta.
heard-hand = La tua mano: { $cards }.
heard-ends = Estremità aperte: { $places }.
heard-no-ends = Il tunnel non ha estremità aperte.
heard-goal = Destinazione { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] manca una carta
       *[other] mancano { $count } carte
    }
heard-goal-reached = raggiunta
heard-goal-lost = irraggiungibile
heard-time = restano { $time }
heard-no-clock = nessun orologio
heard-goal-hidden = coperta
heard-nothing = non è ancora successo nulla
table-keys-title = Tasti
cell-spoken = { $along ->
    [none] colonna della partenza
   *[some] colonna { $columns } { $along }
}, { $side ->
    [none] riga della partenza
   *[some] riga { $rows } { $side }
}
