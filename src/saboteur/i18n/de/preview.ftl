preview-invites = { $host } lädt dich zu einer Partie Saboteur ein
preview-table = Ein Tisch Saboteur
preview-replay = Eine gespielte Partie Saboteur zum Anschauen
preview-about = Grabt zusammen nach Gold und findet heraus, wer euch sabotiert. Im Browser, ohne Konto.

## The list of all deals

fair-list-title = Alle Mischungen dieses Servers
fair-list-about = Bevor sich jemand setzt, veröffentlicht ein Tisch den Hash eines Geheimnisses, und dieser Hash steht dann hier. Nach dem Spiel steht auch das Geheimnis hier; so kann jeder prüfen, dass die Karten daraus folgen. Jeder Eintrag hat einen Hash, der den vorigen einschließt: Nichts lässt sich unbemerkt entfernen oder ändern, und begonnene Spiele, deren Geheimnis nie kam, lassen sich zählen.
fair-list-json = Dasselbe als JSON
fair-list-number = Nr.
fair-list-day = Tag
fair-list-what = Was geschah
fair-list-deal = Mischung
fair-list-older = Ältere
fair-list-newest = Neueste
fair-list-home = Zum Spiel
fair-list-committed = versprochen
fair-list-frozen = begonnen
fair-list-opened = zu Ende, Geheimnis genannt
fair-list-aborted-unstarted = vor dem Start aufgegeben
fair-list-aborted-unfinished = während des Spiels aufgegeben
fair-list-restored = Sicherung eingespielt
