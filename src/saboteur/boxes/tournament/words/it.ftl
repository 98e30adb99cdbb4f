## Its name, and what the lobby says of it

module-tournament = Torneo
module-tournament-about = Segnalini pepita, nani avidi e una carta percorso già a metà strada, da 5 a 9 giocatori.

## Lessons

lesson-tournament = Torneo
lesson-tournament-1 = Nel torneo l’oro è in segnalini: chi completa il tunnel ne prende 3, gli altri cercatori d’oro 2. Una carta è nella miniera fin dall’inizio.
lesson-tournament-2 = Completa il tunnel.
lesson-tournament-end = 3 a te, 2 agli altri cercatori d’oro. Se il tunnel l’avesse completato il nano avido, ne avrebbe presi 4 e gli altri niente.

## What is this?

share-finder = Tunnel completato: { $gold }
share-digger = Cercatore d’oro: { $gold }
