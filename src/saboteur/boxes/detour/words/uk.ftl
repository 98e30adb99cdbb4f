## Its name, and what the lobby says of it

module-detour = Обхід
module-detour-about = Карта, що перекладає останню карту тунелю.

## Cards

card-detour = Обхід
card-detour-about = Перекладіть останню викладену карту тунелю на інше місце.

## Log

event-lifted = { $who } забирає карту тунелю { $place }, щоб покласти її деінде: { $card }.
event-lifted-you = Ви забираєте карту тунелю { $place }, щоб покласти її деінде: { $card }.

## Why a move is refused

reason-nothing-laid = Немає викладеної карти, яку можна перекласти.
reason-not-the-last = Перекласти можна лише карту, викладену останньою.
reason-same-cell = Карту треба покласти в інше місце.

## Lessons

lesson-detour = Обхід
lesson-detour-1 = Одвар щойно поклав глухий кут. Обхід переносить карту тунелю, викладену останньою. Приберіть її з дороги.
lesson-detour-end = На новому місці вона має підходити, і вважається, що поклали її ви.

## What is this?

what-card-detour = Там вона має підійти за звичайними правилами. Потім вважається, що її поклали ви.
