## Its name, and what the lobby says of it

module-guide = Guida
module-guide-about = Una carta per posare due carte percorso in un turno.

## Cards

card-guide = Guida
card-guide-about = Posa due carte percorso una dopo l’altra, poi pescane due.

## What is being asked now

window-guide = { $who } posa una carta percorso (ancora { $count })
window-guide-you = Posa una carta percorso (ancora { $count })

## Why a move is refused

reason-nothing-to-lay = Nessuna delle tue carte percorso si può posare adesso.

## Lessons

lesson-guide = Guida
lesson-guide-1 = Con la guida posi due carte percorso in un turno. Giocala.
lesson-guide-2 = La prima.
lesson-guide-3 = E la seconda, in fondo al tunnel.
lesson-guide-end = Poi peschi due carte.

## What is this?

window-guide-why = La tua guida ti fa posare due carte percorso in questo turno.
what-card-guide = Ognuna deve entrare secondo le regole solite. Finché qualcosa ti impedisce di scavare non puoi giocarla.
option-guide-draws = Guida con una sola carta percorso
option-guide-draws-about = Quante carte si pescano se è stato possibile piazzare una sola carta percorso?
option-guide-draws-two = sempre due
option-guide-draws-laid = tante quante piazzate
