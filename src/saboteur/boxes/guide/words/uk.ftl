## Its name, and what the lobby says of it

module-guide = Провідник
module-guide-about = Карта, з якою за один хід кладуть дві карти тунелів.

## Cards

card-guide = Провідник
card-guide-about = Покладіть дві карти тунелів поспіль, потім візьміть дві карти.

## What is being asked now

window-guide = { $who } кладе карту тунелю (ще { $count })
window-guide-you = Покладіть карту тунелю (ще { $count })

## Why a move is refused

reason-nothing-to-lay = Жодну з ваших карт тунелів зараз не можна викласти.

## Lessons

lesson-guide = Провідник
lesson-guide-1 = З провідником ви кладете дві карти тунелю за хід. Зіграйте його.
lesson-guide-2 = Першу.
lesson-guide-3 = І другу, у кінці тунелю.
lesson-guide-end = Потім ви берете дві карти.

## What is this?

window-guide-why = З «Провідником» ви кладете за цей хід дві карти тунелю.
what-card-guide = Кожна має підійти за звичайними правилами. Доки щось заважає вам копати, її не зіграти.
option-guide-draws = Провідник з однією картою тунелів
option-guide-draws-about = Скільки карт береться, якщо вдалося викласти лише одну карту тунелів?
option-guide-draws-two = завжди дві
option-guide-draws-laid = стільки, скільки викладено
