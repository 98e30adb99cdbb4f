## Its name, and what the lobby says of it

module-sabotaged-dwarf = Sabotierter Zwerg
module-sabotaged-dwarf-about = Ein Goldsucher mit kaputtem Werkzeug nimmt keine Goldkarte.

## Lessons

lesson-sabotaged-dwarf = Sabotierter Zwerg
lesson-sabotaged-dwarf-1 = In dieser Variante nimmt ein Goldsucher mit kaputtem Werkzeug am Ende kein Gold. Bruna erreicht gleich den Schatz, und deine Lampe ist kaputt.
lesson-sabotaged-dwarf-2 = Reparier sie rechtzeitig.
lesson-sabotaged-dwarf-end = Bruna hat den Schatz gefunden, und du bekommst deinen Anteil.
