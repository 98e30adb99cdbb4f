## Its name, and what the lobby says of it

module-toll = Плата за проход
module-toll-about = Шахтёры перекрывают тоннель, пока кто-нибудь не заплатит.

## Log

event-miner-set = { $who } ставит шахтёра { $place }.
event-miner-set-you = Вы ставите шахтёра { $place }.
event-miner-left = Шахтёр уступает дорогу { $place }.
event-miner-left-you = Ваш шахтёр уступает дорогу { $place }.
event-toll-paid = { $who } платит за проход игроку { $whom }.
event-toll-paid-you = Вы платите за проход игроку { $whom }.
event-toll-paid-at-you = { $who } платит вам за проход.
event-asked-to-pay = { $who } просит игрока { $whom } заплатить за проход.
event-asked-to-pay-you = Вы просите игрока { $whom } заплатить за проход.
event-asked-to-pay-at-you = { $who } просит вас заплатить за проход.
event-refused-to-pay = { $who } не платит.
event-refused-to-pay-you = Вы не платите.
event-withdrew = { $who } забирает карту назад: за проход не заплачено { $place }.
event-withdrew-you = Вы забираете карту назад: за проход не заплачено { $place }.
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

## What is this?

piece-miner-about = Кто кладёт сюда карту пути, сначала платит 1 самородок хозяину шахтёра; потом шахтёр уходит.
window-toll-why = Там стоит шахтёр и требует 1 самородок: заплатите, попросите кого-нибудь заплатить за вас или возьмите карту назад.
window-pay-for-why = Если вы заплатите 1 самородок, { $by } положит карту; если нет, золото останется у вас.
what-piece-miner = Хозяин не платит. Другие могут заплатить за вас, если согласятся.
what-fact-miners = Столько шахтёров готово в этом раунде. Вместо любого дела можно сбросить карту и поставить шахтёра перед освещённым тоннелем.
what-do-pay = 1 ваш самородок уходит хозяину шахтёра, и шахтёр уходит.
what-do-ask = Этого игрока попросят заплатить за вас; отказаться можно.
what-do-refuse = Золото остаётся у вас.
what-do-withdraw = Карта вернётся вам на руку, а это место закрыто до конца хода.
option-toll-owner = Владелец шахтёра
option-toll-owner-about = Можно ли просить заплатить и того, кто поставил шахтёра?
option-toll-owner-spared = не спрашивают
option-toll-owner-asked = можно попросить
