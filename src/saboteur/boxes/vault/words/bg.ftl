## Its name, and what the lobby says of it

module-vault = Съкровищница
module-vault-about = Карта, която връща една от последните изчистени карти.

## Cards

card-vault = Съкровищница
card-vault-about = Вместо да теглите, погледнете горните пет изчистени карти и задръжте една.

## Why a move is refused

reason-no-discards = Няма изчистени карти.

## Lessons

lesson-vault = Съкровищница
lesson-vault-1 = Вместо да теглите, може да изберете от изчистените карти. Изиграйте съкровищницата.
lesson-vault-2 = Горните пет изчистени карти. Задръжте най-добрата.
lesson-vault-end = Останалите се връщат. Сега знаете какво са изчистили някои играчи.

## What is this?

what-card-vault = Виждате ги само вие, а останалите се връщат. Нужна е поне една изчистена карта.
