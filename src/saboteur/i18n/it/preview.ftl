preview-invites = { $host } ti invita a una partita di Saboteur
preview-table = Un tavolo di Saboteur
preview-replay = Una partita di Saboteur da rivedere
preview-about = Scava in cerca d’oro con gli amici e scopri chi non lo fa. Nel browser, senza account.
