## Its name, and what the lobby says of it

module-tournament = Torneo
module-tournament-about = Segnalini, nani avidi e una carta a metà strada, da 5 a 9 giocatori.

## Lessons

lesson-tournament = Torneo
lesson-tournament-1 = Nel torneo l’oro è in gettoni: chi fa il collegamento ne prende 3, gli altri cercatori 2. Una carta è in miniera fin dall’inizio.
lesson-tournament-2 = Fai il collegamento.
lesson-tournament-end = 3 a te, 2 agli altri cercatori. Se l’avesse fatto il nano avido, ne avrebbe presi 4 e gli altri niente.
