## Its name, and what the lobby says of it

module-detour = Deviazione
module-detour-about = Una carta che sposta l’ultima carta percorso posata.

## Cards

card-detour = Deviazione
card-detour-about = Sposta l’ultima carta percorso posata.

## Log

event-lifted = { $who } prende la carta percorso { $place } per spostarla: { $card }.
event-lifted-you = Prendi la carta percorso { $place } per spostarla: { $card }.

## Why a move is refused

reason-nothing-laid = Non c’è nessuna carta percorso posata da spostare.
reason-not-the-last = Si può spostare solo l’ultima carta percorso posata.
reason-same-cell = La carta deve andare in un altro posto.

## Lessons

lesson-detour = Deviazione
lesson-detour-1 = Odvar ha appena posato un vicolo cieco. La deviazione sposta l’ultima carta percorso posata. Toglila di mezzo.
lesson-detour-end = Nel nuovo posto deve combaciare, e conta come posata da te.

## What is this?

what-card-detour = Lì deve entrare secondo le regole solite. Poi vale come posata da te.
