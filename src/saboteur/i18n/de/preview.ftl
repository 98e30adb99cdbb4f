preview-invites = { $host } lädt dich zu einer Partie Saboteur ein
preview-table = Ein Tisch Saboteur
preview-replay = Eine gespielte Partie Saboteur zum Anschauen
preview-about = Grabt zusammen nach Gold und findet heraus, wer nicht mitgräbt. Im Browser, ohne Konto.
