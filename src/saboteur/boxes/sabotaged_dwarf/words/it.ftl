## Its name, and what the lobby says of it

module-sabotaged-dwarf = Nano sabotato
module-sabotaged-dwarf-about = Un cercatore d’oro con un attrezzo rotto alla fine non riceve carte pepita. Molto consigliato se siete in pochi.

## Lessons

lesson-sabotaged-dwarf = Nano sabotato
lesson-sabotaged-dwarf-1 = In questa variante un cercatore d’oro con un attrezzo rotto alla fine non riceve pepite. Bruna sta per raggiungere il tesoro, e la tua lanterna è rotta.
lesson-sabotaged-dwarf-2 = Riparala in tempo.
lesson-sabotaged-dwarf-end = Bruna ha trovato il tesoro, e tu hai avuto la tua parte.

## What is this?

share-broken-tool = Attrezzo rotto: nessuna carta pepita
