## Its name, and what the lobby says of it

module-sabotaged-dwarf = Sabotierter Zwerg
module-sabotaged-dwarf-about = Ein Goldsucher, dessen Werkzeug am Ende kaputt ist, bekommt keine Goldkarte. Sehr zu empfehlen, wenn ihr wenige seid.

## Lessons

lesson-sabotaged-dwarf = Sabotierter Zwerg
lesson-sabotaged-dwarf-1 = In dieser Variante bekommt ein Goldsucher, dessen Werkzeug am Ende kaputt ist, kein Gold. Bruna erreicht gleich den Schatz, und deine Lampe ist kaputt.
lesson-sabotaged-dwarf-2 = Reparier sie rechtzeitig.
lesson-sabotaged-dwarf-end = Bruna hat den Schatz gefunden, und du bekommst deinen Anteil.

## What is this?

share-broken-tool = Kaputtes Werkzeug: keine Goldkarte
