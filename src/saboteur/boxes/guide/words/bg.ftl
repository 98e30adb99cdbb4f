## Its name, and what the lobby says of it

module-guide = Пътеводител
module-guide-about = Карта, с която се играят две карти с тунели в един ход.

## Cards

card-guide = Пътеводител
card-guide-about = Изиграйте две карти с тунели една след друга, после изтеглете две.

## What is being asked now

window-guide = { $who } поставя карта с тунел (още { $count })
window-guide-you = Поставете карта с тунел (още { $count })

## Why a move is refused

reason-nothing-to-lay = Нито една от вашите карти с тунели не може да се постави сега.

## Lessons

lesson-guide = Пътеводител
lesson-guide-1 = С пътеводителя поставяте две карти с тунели за ход. Изиграйте го.
lesson-guide-2 = Първата.
lesson-guide-3 = И втората, в края на тунела.
lesson-guide-end = После теглите две карти.

## What is this?

window-guide-why = С пътеводителя поставяте в този ход две карти с тунели.
what-card-guide = Всяка трябва да пасва по обичайните правила. Докато нещо ви пречи да копаете, не може да се играе.
option-guide-draws = Пътеводител само с една карта с тунел
option-guide-draws-about = Колко карти се теглят, ако е поставена само една карта с тунел?
option-guide-draws-two = винаги две
option-guide-draws-laid = колкото са поставени
