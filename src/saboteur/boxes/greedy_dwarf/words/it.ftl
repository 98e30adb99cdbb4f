## Its name, and what the lobby says of it

module-greedy-dwarf = Nano avido
module-greedy-dwarf-about = Un cercatore d’oro vuole il tesoro tutto per sé.

## Lessons

lesson-greedy-dwarf = Nano avido
lesson-greedy-dwarf-1 = Sei il nano avido: vinci solo se completi tu il tunnel. Allora nessun altro prende nulla.
lesson-greedy-dwarf-2 = Completa il tunnel.
lesson-greedy-dwarf-end = 4 pepite, tutte tue. Fino ad allora scavavi come tutti; nessuno lo sapeva.
