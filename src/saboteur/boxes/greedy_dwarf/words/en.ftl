## Its name, and what the lobby says of it

module-greedy-dwarf = Greedy dwarf
module-greedy-dwarf-about = One gold-digger wants the treasure alone.

## Lessons

lesson-greedy-dwarf = The greedy dwarf
lesson-greedy-dwarf-1 = You are the greedy dwarf: you win only if you complete the tunnel yourself. Then nobody else gets anything.
lesson-greedy-dwarf-2 = Complete the tunnel.
lesson-greedy-dwarf-end = 4 gold, all yours. Until then you dug like everyone else; nobody knew.
