## Its name, and what the lobby says of it

module-toll = Тунелна такса
module-toll-about = Миньорите блокират тунел, докато някой не плати.

## Log

event-miner-set = { $who } поставя миньор { $place }.
event-miner-set-you = Поставяте миньор { $place }.
event-miner-left = Миньорът прави път { $place }.
event-miner-left-you = Вашият миньор прави път { $place }.
event-toll-paid = { $who } плаща таксата на { $whom }.
event-toll-paid-you = Плащате таксата на { $whom }.
event-toll-paid-at-you = { $who } ви плаща таксата.
event-asked-to-pay = { $who } моли { $whom } да плати таксата.
event-asked-to-pay-you = Молите { $whom } да плати таксата.
event-asked-to-pay-at-you = { $who } ви моли да платите таксата.
event-refused-to-pay = { $who } не плаща.
event-refused-to-pay-you = Не плащате.
event-withdrew = { $who } си взема картата: никой не плати таксата { $place }.
event-withdrew-you = Вземате си картата: никой не плати таксата { $place }.
event-toll-over = Забранените места са отново свободни.
event-toll-over-you = Забранените места са отново свободни.

## What is being asked now

window-toll = { $who } решава кой ще плати таксата
window-toll-you = Кой ще плати таксата?
window-pay-for = { $who } решава дали да плати такса
window-pay-for-you = { $by } ви моли да платите таксата

## Why a move is refused

reason-no-miner-left = В този рунд няма свободни миньори.
reason-no-place-for-a-miner = Миньорът застава на празно място, до което води свързан тунел.
reason-toll-not-paid = Тук никой не плати таксата; в този ход изберете друго място.
reason-no-gold = Без злато не може да се плати.
reason-asked-already = Този играч вече беше попитан в този ход.
reason-not-to-be-asked = Този играч не може да бъде помолен да плати.

## What an action does, as a button

do-pay = Плащане на таксата
do-ask = Молба за плащане: { $who }
do-refuse = Без плащане
do-miner = Поставяне на миньора тук
do-miner-mode = Изпращане на миньор
do-withdraw = Връщане на картата

## At the table

table-hint-miner = Изберете къде да застане миньорът. Картата се изчиства с лицето надолу и не теглите друга за нея.
table-hint-toll = Платете сами или докоснете играч, когото да помолите да плати.
fact-miners = готови миньори: { $count }
piece-miner = миньор на { $who }, таксата е 1 златен къс
piece-miner-you = вашият миньор
piece-barred = преградено за този ход

## Lessons

lesson-toll = Тунелна такса
lesson-toll-1 = Всеки има 1 златен къс. Вместо обичайния ход може да изчистите карта и да поставите миньор пред отворен тунел. Поставете го в края на вашия.
lesson-toll-2 = Бруна искаше да строи там и ви плати 1 златен къс; миньорът си отиде.
lesson-toll-end = Във всеки рунд има два миньора. За своя не плащате.

## What is this?

piece-miner-about = Който поставя тук карта с тунел, първо плаща 1 златен къс на собственика на миньора; после миньорът си тръгва.
window-toll-why = Там стои миньор и иска 1 златен къс: платете, помолете някого да плати вместо вас или си вземете картата.
window-pay-for-why = Ако платите 1 златен къс, { $by } може да постави картата; ако не, златото остава за вас.
what-piece-miner = Собственикът не плаща. Други могат да платят вместо вас, ако са съгласни.
what-fact-miners = Толкова миньори са готови в този рунд. Вместо друго може да изчистите карта и да поставите миньор пред осветен тунел.
what-do-pay = 1 ваш златен къс отива при собственика на миньора и миньорът си тръгва.
what-do-ask = Молите този играч да плати вместо вас; може да откаже.
what-do-refuse = Златото остава за вас.
what-do-withdraw = Картата се връща в ръката ви, а това място е затворено до края на хода.
option-toll-owner = Собственикът на миньора
option-toll-owner-about = Може ли да помолите да плати и този, който е поставил миньора?
option-toll-owner-spared = не се пита
option-toll-owner-asked = може да бъде помолен
