## Its name, and what the lobby says of it

module-party = Festa nel tunnel
module-party-about = Appena viene raggiunta, tutti i nani si mescolano e si ridistribuiscono.
option-party-place = Posto della festa
option-party-place-card = Festa nel tunnel

## Log

event-party-reached = { $who } raggiunge la festa nel tunnel.
event-party-reached-you = Raggiungi la festa nel tunnel.
event-dealt-again = Tutti i nani vengono mescolati e ridistribuiti.
event-dealt-again-you = Tutti i nani vengono mescolati e ridistribuiti. Ora sei: { $dwarf }.

## Lessons

lesson-party = Festa nel tunnel
lesson-party-1 = Quando si raggiunge la festa per la prima volta, tutti i nani si raccolgono, si mescolano e si ridistribuiscono.
lesson-party-2 = Raggiungila.
lesson-party-end = Ognuno guarda il proprio nano, che forse è nuovo. Ciò che sapevi degli altri non vale più.

## What is this?

piece-party-about = Quando la si raggiunge per la prima volta, tutti i nani si raccolgono, si mescolano e si ridistribuiscono.
what-piece-party = Poi ognuno guarda il proprio nano. Quello che sapevi degli altri forse non è più vero.
