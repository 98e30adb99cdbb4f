## Its name, and what the lobby says of it

module-guide = Проводник
module-guide-about = Карта, с которой за один ход кладут две карты пути.

## Cards

card-guide = Проводник
card-guide-about = Положите две карты пути подряд, затем возьмите две карты.

## What is being asked now

window-guide = { $who } кладёт карту пути (ещё { $count })
window-guide-you = Положите карту пути (ещё { $count })

## Why a move is refused

reason-nothing-to-lay = Ни одну из ваших карт пути сейчас нельзя выложить.

## Lessons

lesson-guide = Проводник
lesson-guide-1 = С проводником вы кладёте две карты пути за ход. Сыграйте его.
lesson-guide-2 = Первую.
lesson-guide-3 = И вторую, в конце тоннеля.
lesson-guide-end = Затем вы берёте две карты.

## What is this?

window-guide-why = С «Проводником» вы кладёте в этот ход две карты пути.
what-card-guide = Каждая должна подойти по обычным правилам. Пока что-то мешает вам копать, её не сыграть.
option-guide-draws = Проводник с одной картой пути
option-guide-draws-about = Сколько карт берётся, если удалось выложить только одну карту пути?
option-guide-draws-two = всегда две
option-guide-draws-laid = столько, сколько выложено
