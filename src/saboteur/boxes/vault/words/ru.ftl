## Its name, and what the lobby says of it

module-vault = Сокровищница
module-vault-about = Карта, которая возвращает одну из последних карт сброса.

## Cards

card-vault = Сокровищница
card-vault-about = Вместо карты из колоды посмотрите пять верхних карт сброса и оставьте себе одну.

## Why a move is refused

reason-no-discards = Сброшенных карт нет.

## Lessons

lesson-vault = Сокровищница
lesson-vault-1 = Вместо карты из колоды можно выбрать одну из сброшенных. Сыграйте сокровищницу.
lesson-vault-2 = Пять верхних сброшенных карт. Оставьте лучшую.
lesson-vault-end = Остальные возвращаются. Теперь вы знаете, что кое-кто сбросил.

## What is this?

what-card-vault = Их видите только вы, а остальные возвращаются. Нужна хотя бы одна сброшенная карта.
