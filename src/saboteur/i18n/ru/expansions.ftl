### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

card-thief = Вор
card-hands-off = Руки прочь
card-swap-hands = Обмен инвентарём
card-inspect = Инспекция
card-swap-hats = Обмен колпаками
card-trap = Пойман
card-free = Наконец свобода
card-goal-swap = Обмен целей
card-vault = Сокровищница
card-veto = Вето
card-reverse = Смена направления
card-craftsman = Мастер
card-guide = Проводник
card-detour = Обходной путь
card-thief-about = Положите её перед собой: после дележа можно украсть 1 самородок.
card-hands-off-about = Уберите вора, лежащего перед любым игроком.
card-swap-hands-about = Обменяйтесь всеми картами с другим игроком, затем он берёт одну карту.
card-inspect-about = Посмотрите карту гнома другого игрока; больше её никто не увидит.
card-swap-hats-about = Любой игрок, хоть вы сами, меняет своего гнома на нового.
card-trap-about = Пойманный игрок не кладёт карты пути и в конце раунда не получает золота.
card-free-about = Освободите пойманного игрока или себя.
card-goal-swap-about = Возьмите две закрытые цели и верните их, поменяв местами или нет.
card-vault-about = Вместо карты из колоды посмотрите пять верхних карт сброса и оставьте себе одну.
card-veto-about = Отмените карту, которую другой игрок только что сыграл.
card-reverse-about = До конца раунда ход идёт в другую сторону.
card-craftsman-about = Почините любой сломанный инструмент.
card-guide-about = Положите две карты пути подряд, затем возьмите две карты.
card-detour-about = Переложите последнюю выложенную карту пути на другое место.

## Marks of path cards

mark-blue = синяя дверь
mark-green = зелёная дверь
mark-ladder = лаз с лестницей
mark-crystal = кристалл

## Dwarves

dwarf-blue = Синий золотоискатель
dwarf-blue-aim = Проложите к сокровищу путь, не перекрытый зелёной дверью.
dwarf-green = Зелёный золотоискатель
dwarf-green-aim = Проложите к сокровищу путь, не перекрытый синей дверью.
dwarf-boss = Босс
dwarf-boss-aim = Вы выигрываете с любой командой, но получаете на 1 самородок меньше.
dwarf-profiteer = Перекупщик
dwarf-profiteer-aim = Вы выигрываете, кто бы ни победил, но получаете на 2 самородка меньше.
dwarf-geologist = Геолог
dwarf-geologist-aim = Сокровище вам не нужно: каждый кристалл в лабиринте приносит 1 самородок; два геолога делят их.

## Goals

goal-sack-1 = мешок с 1 самородком
goal-sack-2 = мешок с 2 самородками
goal-dragon = дракон
goal-spider = гигантский паук

## Chests

chest-nugget = Самородок
chest-nugget-about = Возьмите 1 самородок.
chest-fog = Туман
chest-fog-about = До конца раунда разведка не показывает целей.
chest-tired = Усталость
chest-tired-about = В конце этого хода карта не берётся.
chest-extra = Ещё карта
chest-extra-about = В конце этого хода возьмите на одну карту больше.
chest-farther = Ещё дальше
chest-farther-about = Отодвиньте одну закрытую цель на одно место дальше от начала.
chest-pickpocket = Карманник
chest-pickpocket-about = В конце хода вместо карты из колоды возьмите карту из чужой руки.
chest-pick-of-three = Одна из трёх
chest-pick-of-three-about = В конце этого хода возьмите три карты и оставьте себе одну.
chest-spyglass = Подзорная труба
chest-spyglass-about = Посмотрите карту гнома другого игрока.
chest-rummage = Поиски в сбросе
chest-rummage-about = Посмотрите пять карт сброса и оставьте себе одну вместо карты из колоды.
chest-landslide = Оползень
chest-landslide-about = Пять верхних карт колоды уходят в сброс, никто их не видит.

## Log

event-thief-laid = { $who } выкладывает перед собой вора.
event-thief-laid-you = Вы выкладываете перед собой вора.
event-thief-chased = { $who } прогоняет вора игрока { $whom }.
event-thief-chased-self = { $who } прогоняет собственного вора.
event-thief-chased-you = Вы прогоняете вора игрока { $whom }.
event-thief-chased-at-you = { $who } прогоняет вашего вора.
event-thief-chased-you-self = Вы прогоняете собственного вора.
event-trapped = { $who } ловит игрока { $whom } в ловушку.
event-trapped-self = { $who } попадает в собственную ловушку.
event-trapped-you = Вы ловите игрока { $whom } в ловушку.
event-trapped-at-you = { $who } ловит вас в ловушку.
event-trapped-you-self = Вы попадаете в собственную ловушку.
event-freed = { $who } освобождает игрока { $whom }.
event-freed-self = { $who } выбирается из ловушки.
event-freed-you = Вы освобождаете игрока { $whom }.
event-freed-at-you = { $who } освобождает вас.
event-freed-you-self = Вы выбираетесь из ловушки.
event-spent = { $who } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } в закрытую.
event-spent-cards = { $who } сбрасывает: { $cards }.
event-spent-you = Вы сбрасываете: { $cards }.
event-cleared = { $who } сбрасывает две карты, чтобы убрать «{ $card }».
event-cleared-you = Вы сбрасываете две карты, чтобы убрать «{ $card }».
event-inspected = { $who } смотрит карту гнома игрока { $whom }.
event-inspected-dwarf = { $who } смотрит карту гнома игрока { $whom }: { $dwarf }.
event-inspected-you = Вы смотрите карту гнома игрока { $whom }: { $dwarf }.
event-inspected-at-you = { $who } смотрит вашу карту гнома.
event-hats-swapped = { $who } меняет колпаки: { $whom } получает нового гнома.
event-hats-swapped-dwarf = { $who } меняет колпаки. Новый гном игрока { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } меняет себе колпак и получает нового гнома.
event-hats-swapped-you = Вы меняете колпаки: { $whom } получает нового гнома.
event-hats-swapped-at-you = { $who } меняет вам колпак. Ваш новый гном: { $dwarf }.
event-hats-swapped-you-self = Вы меняете себе колпак. Ваш новый гном: { $dwarf }.
event-swapped-hands = { $who } и { $whom } обмениваются картами.
event-swapped-hands-you = Вы обмениваетесь картами с игроком { $whom }.
event-swapped-hands-at-you = { $who } обменивается картами с вами.
event-remembered = { $who } следит за отданными картами.
event-remembered-you = Вы следите за отданными картами.
event-proved = Теперь все знают роль игрока { $who }: { $dwarf }.
event-proved-you = Теперь все знают вашу роль: { $dwarf }.
event-played-path = { $who } хочет положить карту пути.
event-played-path-you = Вы хотите положить карту пути.
event-reversed = { $who } меняет направление игры.
event-reversed-you = Вы меняете направление игры.
event-searched = { $who } просматривает сброшенные карты ({ $count }).
event-searched-you = Вы просматриваете сброшенные карты ({ $count }).
event-kept = { $who } оставляет себе одну из них.
event-kept-you = Вы оставляете себе: { $card }.
event-kept-card = { $who } оставляет себе: { $card }.
event-shuffled = { $who } перемешивает сброшенные карты.
event-shuffled-you = Вы перемешиваете сброшенные карты.
event-put-back = { $who } кладёт на место две закрытые карты цели: менял их местами или нет, неизвестно.
event-put-back-you = Вы кладёте обе цели обратно, как они лежали.
event-put-back-swapped = { $who } кладёт две закрытые цели обратно, поменяв их местами.
event-put-back-swapped-you = Вы кладёте обе цели обратно, поменяв их местами.
event-lifted = { $who } поднимает карту пути на { $cell }, чтобы положить её в другое место.
event-lifted-you = Вы поднимаете карту пути на { $cell }, чтобы положить её в другое место.
event-vetoed = { $who } накладывает вето на «{ $card }»: карта не действует.
event-vetoed-you = Вы накладываете вето на «{ $card }»: карта не действует.
event-lost-gold = { $who } отдаёт золото: { $gold }.
event-lost-gold-you = Вы отдаёте золото: { $gold }.
event-costume-reached = { $who } добирается до костюмерной.
event-costume-reached-you = Вы добираетесь до костюмерной.
event-costume-changed = { $who } должен взять другого гнома.
event-costume-changed-you = Вы берёте другого гнома: { $dwarf }.
event-costume-changed-dwarf = { $who } должен взять другого гнома: { $dwarf }.
event-party-reached = { $who } добирается до вечеринки в тоннеле.
event-party-reached-you = Вы добираетесь до вечеринки в тоннеле.
event-dealt-again = Все гномы перемешаны и розданы заново.
event-dealt-again-you = Все гномы перемешаны и розданы заново. Теперь вы: { $dwarf }.
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
event-withdrew = { $who } забирает карту назад: на { $cell } никто не платит.
event-withdrew-you = Вы забираете карту назад: на { $cell } никто не платит.
event-toll-over = Запрещённые места снова свободны.
event-toll-over-you = Запрещённые места снова свободны.
event-chest-opened = { $who } открывает сундук на { $cell }: { $chest }.
event-chest-opened-you = Вы открываете сундук на { $cell }: { $chest }.
event-chest-turned = { $who } присоединяет карту тоннеля на { $cell } к лабиринту.
event-chest-turned-you = Вы присоединяете карту тоннеля на { $cell } к лабиринту.
event-chest-buried = { $who } засыпает тоннель с сундуком на { $cell }.
event-chest-buried-you = Вы засыпаете тоннель с сундуком на { $cell }.
event-looked-into-chest = { $who } заглядывает в сундук на { $cell }.
event-looked-into-chest-you = Вы заглядываете в сундук на { $cell }: { $chest }.
event-looked-into-chest-card = { $who } заглядывает в сундук на { $cell }: { $chest }.
event-fogged = Цели окутал туман: в этом раунде разведка их не покажет.
event-fogged-you = Цели окутал туман: в этом раунде разведка их не покажет.
event-goal-moved = { $who } отодвигает карту цели на { $cell } на одно место дальше.
event-goal-moved-you = Вы отодвигаете карту цели на { $cell } на одно место дальше.
event-robbed = { $who } забирает карту из руки игрока { $whom }.
event-robbed-you = Вы забираете карту из руки игрока { $whom }: { $card }.
event-robbed-at-you = { $who } забирает карту из вашей руки: { $card }.
event-drew-several = { $who } берёт карты на выбор ({ $count }).
event-drew-several-you = Вы берёте карты на выбор ({ $count }).
event-slid = Оползень: верхние карты колоды сброшены вслепую ({ $count }).
event-slid-you = Оползень: верхние карты колоды сброшены вслепую ({ $count }).
event-stole = { $who } крадёт 1 самородок у игрока { $whom }.
event-stole-you = Вы крадёте 1 самородок у игрока { $whom }.
event-stole-at-you = { $who } крадёт у вас 1 самородок.
event-stole-none = { $who } ничего не крадёт.
event-stole-none-you = Вы ничего не крадёте.

## How a round ends

round-won-blue = Путь к сокровищу проложен: победила синяя команда.
round-won-green = Путь к сокровищу проложен: победила зелёная команда.
round-won-blue-green = Путь к сокровищу проложен: победили обе команды.
round-won-shut-out = Путь к сокровищу проложен, но двери закрыли его обеим командам: ни одна не победила.
round-won-profiteer = До сокровища никто не добрался, но и саботёров не было: победил только перекупщик.
round-won-spider = Гигантский паук прерывает раунд: победили саботёры.

## What is being asked now

window-exchange = { $who } решает, менять ли цели местами
window-exchange-you = Поменяйте цели местами или оставьте как есть
window-keep = { $who } выбирает, какую карту оставить
window-keep-you = Выберите, какую карту оставить
window-veto = Ждём, не будет ли вето
window-veto-you = Вето?
window-guide = { $who } кладёт карту пути (ещё { $count })
window-guide-you = Положите карту пути (ещё { $count })
window-toll = { $who } решает, кто заплатит за проход
window-toll-you = Кто заплатит за проход
window-pay-for = { $who } решает, платить ли за проход
window-pay-for-you = { $by } просит вас заплатить за проход
window-steal = { $who } выбирает, у кого украсть
window-steal-you = Выберите, у кого украсть 1 самородок
window-move = { $who } отодвигает цель
window-move-you = Выберите, какую цель отодвинуть
window-rob = { $who } берёт карту из чужой руки
window-rob-you = Выберите, из чьей руки взять карту
window-look = { $who } выбирает, чьего гнома посмотреть
window-look-you = Выберите, чьего гнома посмотреть
window-lie-chest = { $who } выбирает, как ляжет карта тоннеля
window-lie-chest-you = Выберите, как ляжет карта тоннеля

## Why a move is refused

reason-trapped = В ловушке этого сделать нельзя; вас должны освободить, или уберите карту сами.
reason-ladder-at-goal = Лаз не может лежать у карты цели.
reason-ladder-not-joined = Здесь лаз не ведёт ни в один открытый тоннель.
reason-door-of-another = Дверь может класть только гном её команды.
reason-not-oneself = Эта карта для другого игрока, не для вас.
reason-already-there = Такая карта там уже лежит; двух одинаковых перед игроком не бывает.
reason-not-in-front = Здесь нет такой карты, чтобы её убрать.
reason-no-dwarf-left = Свободных гномов больше нет.
reason-clear-count = Чтобы убрать карту, сбросьте из руки ровно две.
reason-no-discards = Сброшенных карт нет.
reason-same-goal = Выберите две разные карты цели.
reason-nothing-laid = Нет выложенной карты, которую можно переложить.
reason-not-the-last = Переложить можно только карту, выложенную последней.
reason-same-cell = Карту нужно положить в другое место.
reason-nothing-to-lay = Ни одну из ваших карт ходов сейчас нельзя выложить.
reason-only-in-answer = Вето играют только в ответ на карту другого игрока.
reason-no-miner-left = В этом раунде свободных шахтёров больше нет.
reason-no-place-for-a-miner = Шахтёр встаёт на свободное место, к которому ведёт соединённый тоннель.
reason-toll-not-paid = Здесь никто не заплатил за проход; в этом ходу выберите другое место.
reason-no-gold = Без золота платить нельзя.
reason-asked-already = Этого игрока в этом ходу уже спрашивали.
reason-not-to-be-asked = Этого игрока нельзя просить заплатить.
reason-fog = Цели окутал туман; в этом раунде можно смотреть только сундуки.

## What an action does, as a button

do-veto = Наложить вето
do-allow = Пропустить
do-exchange = Поменять местами
do-leave = Оставить как есть
do-pay = Заплатить за проход
do-ask = Попросить заплатить: { $who }
do-refuse = Не платить
do-steal-seat = Украсть у игрока { $who }
do-steal-none = Ничего не красть
do-rob-seat = Взять у игрока { $who }
do-look-seat = Посмотреть гнома: { $who }
do-miner = Поставить шахтёра здесь
do-keep = Оставить: { $card }{ $word }
do-clear = Убрать: { $card }
do-miner-mode = Послать шахтёра
do-withdraw = Забрать карту назад
do-move = Передвинуть эту цель

## Who has a way to the treasure past the doors

way-blue = У синей команды есть путь к сокровищу.
way-green = У зелёной команды есть путь к сокровищу.
shut-blue = Зелёная дверь закрывает путь синей команде.
shut-green = Синяя дверь закрывает путь зелёной команде.

## At the table

table-clear = можно убрать
table-hint-clear = Выберите две карты с руки, чтобы сбросить их за «{ $card }».
table-hint-several = Выберите ещё карты, чтобы сбросить их вместе.
table-hint-several-clear = Сбросьте их вместе или уберите что-нибудь двумя из них.
table-hint-full = Эти карты сбрасываются вместе.
table-hint-lift-clear = Выберите карту или коснитесь того, что лежит перед вами, чтобы убрать.
table-trapped = в ловушке: без золота
table-stole = крадёт 1 золото: { $whom }
table-lost = обокрали, вор: { $who }
table-hint-miner = Выберите, где встанет шахтёр. Карта уходит в сброс втёмную, и новой за неё не будет.
table-hint-toll = Заплатите сами или коснитесь того, кто должен заплатить за вас.
reaction-aimed = { $who } играет «{ $card }» на игрока { $whom }.
reaction-aimed-you = Вы играете «{ $card }» на игрока { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Вы не возражаете. Остальные ещё думают.
fact-order = ход переходит по часовой стрелке
fact-order-back = ход переходит в обратную сторону
fact-miners = готовых шахтёров: { $count }
fact-fog = туман: разведка не показывает целей
piece-reached = достигнуто
piece-spare = верхний лишний гном, знаете только вы: { $dwarf }
piece-chest = закрытый сундук
piece-chest-known = закрытый сундук; вы его видели: { $chest }, { $card }
piece-chest-open = тоннель с сундуком, { $card }
piece-miner = шахтёр игрока { $who }, проход стоит 1 золото
piece-miner-you = ваш собственный шахтёр
piece-barred = закрыто на этот ход
