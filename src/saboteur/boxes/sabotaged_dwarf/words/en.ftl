## Its name, and what the lobby says of it

module-sabotaged-dwarf = Sabotaged dwarf
module-sabotaged-dwarf-about = A gold-digger whose tool is broken at the end gets no gold card. Strongly recommended for few players.

## Lessons

lesson-sabotaged-dwarf = The sabotaged dwarf
lesson-sabotaged-dwarf-1 = In this variant, a gold-digger with a broken tool at the end gets no gold. Bruna is about to reach the treasure, and your lamp is broken.
lesson-sabotaged-dwarf-2 = Repair it in time.
lesson-sabotaged-dwarf-end = Bruna found the treasure, and you got your share.

## What is this?

share-broken-tool = Broken tool: no gold card
