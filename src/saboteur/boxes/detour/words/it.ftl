## Its name, and what the lobby says of it

module-detour = Deviazione
module-detour-about = Una carta che sposta l’ultima carta percorso posata.

## Cards

card-detour = Deviazione
card-detour-about = Sposta l’ultima carta percorso posata.

## Log

event-lifted = { $who } solleva la carta percorso in { $cell }.
event-lifted-you = Sollevi la carta percorso in { $cell }.

## Why a move is refused

reason-nothing-laid = Non c’è nessuna carta percorso giocata da spostare.
reason-not-the-last = Si può spostare solo l’ultima carta percorso giocata.
reason-same-cell = La carta deve andare in un altro posto.

## Lessons

lesson-detour = Deviazione
lesson-detour-1 = Odvar ha appena posato un vicolo cieco. La deviazione sposta l’ultima carta percorso posata. Toglila di mezzo.
lesson-detour-end = Dove va deve combaciare, e vale come se l’avessi posata tu.
