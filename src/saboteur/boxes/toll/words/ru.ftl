## Its name, and what the lobby says of it

module-toll = Плата за проход
module-toll-about = Шахтёры перекрывают тоннель, пока кто-нибудь не заплатит.

## Log

event-miner-set = { $who } ставит шахтёра на { $cell }.
event-miner-set-you = Вы ставите шахтёра на { $cell }.
event-miner-left = Шахтёр на { $cell } уступает дорогу.
event-miner-left-you = Ваш шахтёр на { $cell } уступает дорогу.
event-toll-paid = { $who } платит за проход игроку { $whom }.
event-toll-paid-you = Вы платите за проход игроку { $whom }.
event-toll-paid-at-you = { $who } платит вам за проход.
event-asked-to-pay = { $who } просит игрока { $whom } заплатить за проход.
event-asked-to-pay-you = Вы просите игрока { $whom } заплатить за проход.
event-asked-to-pay-at-you = { $who } просит вас заплатить за проход.
event-refused-to-pay = { $who } не платит.
event-refused-to-pay-you = Вы не платите.
event-withdrew = { $who } забирает карту назад: на { $cell } за проход не заплачено.
event-withdrew-you = Вы забираете карту назад: на { $cell } за проход не заплачено.
event-toll-over = Запрещённые места снова свободны.
event-toll-over-you = Запрещённые места снова свободны.

## What is being asked now

window-toll = { $who } решает, кто заплатит за проход
window-toll-you = Кто заплатит за проход?
window-pay-for = { $who } решает, платить ли за проход
window-pay-for-you = { $by } просит вас заплатить за проход

## Why a move is refused

reason-no-miner-left = В этом раунде свободных шахтёров больше нет.
reason-no-place-for-a-miner = Шахтёр встаёт на свободное место, к которому ведёт соединённый тоннель.
reason-toll-not-paid = Здесь никто не заплатил за проход; в этом ходу выберите другое место.
reason-no-gold = Без золота платить нельзя.
reason-asked-already = Этого игрока в этом ходу уже спрашивали.
reason-not-to-be-asked = Этого игрока нельзя просить заплатить.

## What an action does, as a button

do-pay = Заплатить за проход
do-ask = Попросить заплатить: { $who }
do-refuse = Не платить
do-miner = Поставить шахтёра здесь
do-miner-mode = Послать шахтёра
do-withdraw = Забрать карту назад

## At the table

table-hint-miner = Выберите, где встанет шахтёр. Карту сбрасывают рубашкой вверх, новую за неё не берут.
table-hint-toll = Заплатите сами или коснитесь того, кто должен заплатить за вас.
fact-miners = готовых шахтёров: { $count }
piece-miner = шахтёр игрока { $who }, проход стоит 1 самородок
piece-miner-you = ваш собственный шахтёр
piece-barred = закрыто на этот ход

## Lessons

lesson-toll = Плата за проход
lesson-toll-1 = У каждого 1 самородок. Вместо обычного хода можно сбросить карту и поставить шахтёра перед открытым тоннелем. Поставьте его в конце вашего.
lesson-toll-2 = Бруна хотела там строить и заплатила вам 1 самородок; шахтёр ушёл.
lesson-toll-end = В каждом раунде есть два шахтёра. За своего вы не платите.
