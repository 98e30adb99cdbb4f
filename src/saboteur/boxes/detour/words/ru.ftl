## Its name, and what the lobby says of it

module-detour = Обходной путь
module-detour-about = Карта, которая перекладывает последнюю карту пути.

## Cards

card-detour = Обходной путь
card-detour-about = Переложите последнюю выложенную карту пути на другое место.

## Log

event-lifted = { $who } поднимает карту пути на { $cell }, чтобы положить её в другое место.
event-lifted-you = Вы поднимаете карту пути на { $cell }, чтобы положить её в другое место.

## Why a move is refused

reason-nothing-laid = Нет выложенной карты, которую можно переложить.
reason-not-the-last = Переложить можно только карту, выложенную последней.
reason-same-cell = Карту нужно положить в другое место.

## Lessons

lesson-detour = Обходной путь
lesson-detour-1 = Odvar только что положил тупик. Обходной путь переносит последнюю положенную карту пути. Уберите её с дороги.
lesson-detour-end = На новом месте она должна подходить, и считается, что положили её вы.
