preview-invites = { $host } ti invita a una partita di Saboteur
preview-table = Un tavolo di Saboteur
preview-replay = Una partita di Saboteur da rivedere
preview-about = Scava in cerca d’oro con gli amici e scopri chi vi ostacola. Nel browser, senza account.

## The list of all deals

fair-list-title = Tutte le distribuzioni di questo server
fair-list-about = Prima che qualcuno si sieda, il tavolo pubblica l’hash di un segreto, che viene elencato qui. A partita finita viene elencato anche il segreto, così chiunque può verificare che le carte ne derivano. Ogni voce ha un hash che comprende la precedente: nulla si può togliere o cambiare di nascosto, e le distribuzioni iniziate e mai aperte si possono contare.
fair-list-json = Lo stesso in JSON
fair-list-number = N.
fair-list-day = Giorno
fair-list-what = Che cosa è successo
fair-list-deal = Distribuzione
fair-list-older = Precedenti
fair-list-newest = Più recenti
fair-list-home = Al gioco
fair-list-committed = promessa
fair-list-frozen = iniziata
fair-list-opened = finita, segreto svelato
fair-list-aborted-unstarted = abbandonata prima dell’inizio
fair-list-aborted-unfinished = abbandonata durante la partita
fair-list-restored = backup ripristinato
