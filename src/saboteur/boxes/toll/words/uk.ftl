## Its name, and what the lobby says of it

module-toll = Плата за прохід
module-toll-about = Шахтарі перекривають тунель, доки хтось не заплатить.

## Log

event-miner-set = { $who } ставить шахтаря { $place }.
event-miner-set-you = Ви ставите шахтаря { $place }.
event-miner-left = Шахтар дає дорогу { $place }.
event-miner-left-you = Ваш шахтар дає дорогу { $place }.
event-toll-paid = { $who } платить за прохід гравцеві { $whom }.
event-toll-paid-you = Ви платите за прохід гравцеві { $whom }.
event-toll-paid-at-you = { $who } платить вам за прохід.
event-asked-to-pay = { $who } просить гравця { $whom } заплатити за прохід.
event-asked-to-pay-you = Ви просите гравця { $whom } заплатити за прохід.
event-asked-to-pay-at-you = { $who } просить вас заплатити за прохід.
event-refused-to-pay = { $who } не платить.
event-refused-to-pay-you = Ви не платите.
event-withdrew = { $who } забирає карту назад: за прохід не заплачено { $place }.
event-withdrew-you = Ви забираєте карту назад: за прохід не заплачено { $place }.
event-toll-over = Заборонені місця знову вільні.
event-toll-over-you = Заборонені місця знову вільні.

## What is being asked now

window-toll = { $who } вирішує, хто заплатить за прохід
window-toll-you = Хто заплатить за прохід?
window-pay-for = { $who } вирішує, чи платити за прохід
window-pay-for-you = { $by } просить вас заплатити за прохід

## Why a move is refused

reason-no-miner-left = У цьому раунді вільних шахтарів більше немає.
reason-no-place-for-a-miner = Шахтар стає на вільне місце, до якого веде з’єднаний тунель.
reason-toll-not-paid = Тут ніхто не заплатив за прохід; цього ходу оберіть інше місце.
reason-no-gold = Без золота платити неможливо.
reason-asked-already = Цього гравця цього ходу вже питали.
reason-not-to-be-asked = Цього гравця не можна просити заплатити.

## What an action does, as a button

do-pay = Заплатити за прохід
do-ask = Попросити заплатити: { $who }
do-refuse = Не платити
do-miner = Поставити шахтаря тут
do-miner-mode = Послати шахтаря
do-withdraw = Забрати карту назад

## At the table

table-hint-miner = Оберіть, де стане шахтар. Карту буде скинуто долілиць, нової за неї не беруть.
table-hint-toll = Заплатіть самі або торкніться того, хто має заплатити за вас.
fact-miners = готових шахтарів: { $count }
piece-miner = шахтар гравця { $who }, прохід коштує 1 самородок
piece-miner-you = ваш власний шахтар
piece-barred = закрито на цей хід

## Lessons

lesson-toll = Плата за прохід
lesson-toll-1 = У кожного 1 самородок. Замість звичайного ходу можна скинути карту й поставити шахтаря перед відкритим тунелем. Поставте його в кінці вашого.
lesson-toll-2 = Бруна хотіла там будувати й заплатила вам 1 самородок; шахтар пішов.
lesson-toll-end = У кожному раунді є два шахтарі. За свого ви не платите.

## What is this?

piece-miner-about = Хто кладе сюди карту тунелю, спершу платить 1 самородок власникові шахтаря; потім шахтар іде.
window-toll-why = Там стоїть шахтар і вимагає 1 самородок: заплатіть, попросіть когось заплатити за вас або візьміть карту назад.
window-pay-for-why = Якщо ви заплатите 1 самородок, { $by } покладе карту; якщо ні, золото лишиться у вас.
what-piece-miner = Власник не платить. Інші можуть заплатити за вас, якщо згодяться.
what-fact-miners = Стільки шахтарів готово в цьому раунді. Замість будь-якої справи можна скинути карту й поставити шахтаря перед освітленим тунелем.
what-do-pay = 1 ваш самородок йде власникові шахтаря, і шахтар іде.
what-do-ask = Цього гравця попросять заплатити за вас; відмовитися можна.
what-do-refuse = Золото лишається у вас.
what-do-withdraw = Карта повернеться вам на руку, а це місце закрите до кінця ходу.
option-toll-owner = Власник шахтаря
option-toll-owner-about = Чи можна просити заплатити й того, хто поставив шахтаря?
option-toll-owner-spared = не питають
option-toll-owner-asked = можна попросити
