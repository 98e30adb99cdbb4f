### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $cell                 a cell such as 3,-1
###   $count, $gold, $round numbers
###   $detail               what was refused, as the server sent it
###
### Endings of log lines
###   (none)     told of somebody else        -you       the reader did it
###   -at-you    done to the reader           -self      somebody did it to himself
###   -you-self  the reader did it to himself
###   -goal, -card, -cards, -gold, -dwarf  told with what it was, to those who may know
###   -none      nothing was put down or taken

## Cards

card-path = Карта пути
card-action = Карта действия
card-start = Начальная карта
card-goal = Карта цели
card-gold = Карта самородков
card-dwarf = Карта гнома
card-hidden = Закрытая карта

card-break-pickaxe = Сломанная кирка
card-break-lamp = Сломанный фонарь
card-break-cart = Сломанная вагонетка
card-repair-pickaxe = Ремонт кирки
card-repair-lamp = Ремонт фонаря
card-repair-cart = Ремонт вагонетки
card-repair-pickaxe-lamp = Ремонт кирки или фонаря
card-repair-pickaxe-cart = Ремонт кирки или вагонетки
card-repair-lamp-cart = Ремонт фонаря или вагонетки
card-rockfall = Обвал
card-map = Разведка

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

## What the cards do

card-path-about = Положите её в лабиринт так, чтобы тоннели продолжались.
card-break-pickaxe-about = Положите её перед любым игроком: без кирки нельзя класть карты пути.
card-break-lamp-about = Положите её перед любым игроком: без фонаря нельзя класть карты пути.
card-break-cart-about = Положите её перед любым игроком: без вагонетки нельзя класть карты пути.
card-repair-pickaxe-about = Почините сломанную кирку, свою или чужую.
card-repair-lamp-about = Почините сломанный фонарь, свой или чужой.
card-repair-cart-about = Почините сломанную вагонетку, свою или чужую.
card-repair-pickaxe-lamp-about = Почините один инструмент, свой или чужой: кирку или фонарь.
card-repair-pickaxe-cart-about = Почините один инструмент, свой или чужой: кирку или вагонетку.
card-repair-lamp-cart-about = Почините один инструмент, свой или чужой: фонарь или вагонетку.
card-rockfall-about = Уберите из лабиринта одну карту пути.
card-map-about = Посмотрите одну закрытую карту цели; больше её никто не увидит.
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

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта пути: { $tunnels }
path-card-marked = Карта пути, { $mark }: { $tunnels }
path-tunnel = тоннель { $sides }
path-dead-end = тупик { $sides }
side-N = север
side-S = юг
side-E = восток
side-W = запад
mark-blue = синяя дверь
mark-green = зелёная дверь
mark-ladder = лаз с лестницей
mark-crystal = кристалл
cell-spoken = столбец { $x }, ряд { $y }

## Tools

tool-pickaxe = Кирка
tool-lamp = Фонарь
tool-cart = Вагонетка

## Dwarves and what they are after

dwarf-digger = Золотоискатель
dwarf-digger-aim = Проложите путь к сокровищу вместе с другими золотоискателями.
dwarf-saboteur = Саботёр
dwarf-saboteur-aim = Не дайте никому добраться до сокровища и не выдайте себя.
dwarf-greedy = Жадный гном
dwarf-greedy-aim = Завершите путь к сокровищу сами, и всё золото достанется вам.
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

goal-treasure = сокровище
goal-stone-a = камень
goal-stone-b = камень
goal-sack-1 = мешок с 1 самородком
goal-sack-2 = мешок с 2 самородками
goal-dragon = дракон
goal-spider = гигантский паук
goal-hidden = закрытая цель

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

## Editions

edition-classic = Классика
edition-jubilee = Юбилейное
edition-italian = Итальянское

## Modules

module-base = Базовая игра
module-saboteur2 = Саботёр 2
module-greedy-dwarf = Жадный гном
module-goal-swap = Обмен целей
module-vault = Сокровищница
module-veto = Вето
module-reverse = Смена направления
module-craftsman = Мастер
module-guide = Проводник
module-detour = Обходной путь
module-toll = Плата за проход
module-costume = Костюмерная
module-party = Вечеринка в тоннеле
module-new-goals = Новые цели
module-chests = Сундуки
module-sabotaged-dwarf = Гном без инструмента
module-tournament = Турнир

## House rules

## Bots

bot-random = Наугад
bot-random-about = Делает что угодно, лишь бы по правилам.
bot-simple = Простой
bot-simple-about = Копает к золоту или в сторону от него, особо не раздумывая.
bot-rule = Практик
bot-rule-about = Играет по проверенным приёмам.
bot-detective = Сыщик
bot-detective-about = Следит за всеми и вычисляет, кто есть кто.
bot-bluffer = Притворщик
bot-bluffer-about = Думает о том, что думают о нём другие, и сбивает их с толку.
bot-seer = Провидец
bot-seer-about = Продумывает, что может случиться дальше.

## Log: on a turn

event-turn = Ходит { $who }.
event-turn-you = Ваш ход.
event-played = { $who } играет карту «{ $card }».
event-played-you = Вы играете карту «{ $card }».
event-placed = { $who } кладёт карту пути на { $cell }.
event-placed-you = Вы кладёте карту пути на { $cell }.
event-collapsed = { $who } устраивает обвал на { $cell }: карты пути больше нет.
event-collapsed-you = Вы устраиваете обвал на { $cell }: карты пути больше нет.
event-broke = { $who } ломает { $tool ->
        [pickaxe] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игрока { $whom }.
event-broke-self = { $who } ломает { $tool ->
        [pickaxe] свою кирку
        [lamp] свой фонарь
       *[cart] свою вагонетку
    }.
event-broke-you = Вы ломаете { $tool ->
        [pickaxe] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игрока { $whom }.
event-broke-at-you = { $who } ломает { $tool ->
        [pickaxe] вашу кирку
        [lamp] ваш фонарь
       *[cart] вашу вагонетку
    }.
event-broke-you-self = Вы ломаете { $tool ->
        [pickaxe] свою кирку
        [lamp] свой фонарь
       *[cart] свою вагонетку
    }.
event-repaired = { $who } чинит { $tool ->
        [pickaxe] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игрока { $whom }.
event-repaired-self = { $who } чинит { $tool ->
        [pickaxe] свою кирку
        [lamp] свой фонарь
       *[cart] свою вагонетку
    }.
event-repaired-you = Вы чините { $tool ->
        [pickaxe] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игрока { $whom }.
event-repaired-at-you = { $who } чинит { $tool ->
        [pickaxe] вашу кирку
        [lamp] ваш фонарь
       *[cart] вашу вагонетку
    }.
event-repaired-you-self = Вы чините { $tool ->
        [pickaxe] свою кирку
        [lamp] свой фонарь
       *[cart] свою вагонетку
    }.
event-looked = { $who } смотрит карту цели на { $cell }.
event-looked-goal = { $who } смотрит карту цели на { $cell }: { $goal }.
event-looked-you = Вы смотрите карту цели на { $cell }: { $goal }.
event-discarded = В сброс: { $cards }.
event-discarded-you = В сброс: { $cards }.
event-passed = { $who } пропускает ход и сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } в закрытую.
event-passed-cards = { $who } пропускает ход и сбрасывает: { $cards }.
event-passed-you = Вы пропускаете ход и сбрасываете: { $cards }.
event-passed-none = { $who } пропускает ход: карт больше нет.
event-passed-none-you = Вы пропускаете ход: карт больше нет.
event-drew = { $who } берёт карту.
event-drew-card = { $who } берёт карту: { $card }.
event-drew-you = Вы берёте карту: { $card }.
event-asked = Выбирает { $who }.
event-asked-you = Выбираете вы.
event-answered = { $who } отвечает.
event-answered-you = Ваш ответ принят.

## Log: cards of Saboteur 2

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

## Log: the jubilee box

event-reversed = { $who } меняет направление игры.
event-reversed-you = Вы меняете направление игры.
event-searched = { $who } просматривает сброшенные карты ({ $count }).
event-searched-you = Вы просматриваете сброшенные карты ({ $count }).
event-kept = { $who } оставляет себе одну из них.
event-kept-you = Вы оставляете себе: { $card }.
event-shuffled = { $who } перемешивает сброшенные карты.
event-shuffled-you = Вы перемешиваете сброшенные карты.
event-put-back = { $who } кладёт на место две закрытые карты цели: менял их местами или нет, неизвестно.
event-put-back-you = Вы кладёте обе карты цели на место.
event-lifted = { $who } поднимает карту хода на { $cell }, чтобы положить её в другое место.
event-lifted-you = Вы поднимаете карту хода на { $cell }, чтобы положить её в другое место.
event-vetoed = { $who } накладывает вето: карта не действует.
event-vetoed-you = Вы накладываете вето: карта не действует.
event-lost-gold = { $who } отдаёт золото: { $gold }.
event-lost-gold-you = Вы отдаёте золото: { $gold }.
event-costume-reached = { $who } добирается до костюмерной.
event-costume-reached-you = Вы добираетесь до костюмерной.
event-costume-changed = { $who } должен взять другого гнома.
event-costume-changed-you = Вы берёте другого гнома: { $dwarf }.
event-party-reached = { $who } добирается до вечеринки в туннеле.
event-party-reached-you = Вы добираетесь до вечеринки в туннеле.
event-dealt-again = Все гномы перемешаны и розданы заново.
event-dealt-again-you = Все гномы перемешаны и розданы заново. Теперь вы: { $dwarf }.
event-miner-set = { $who } ставит шахтёра на { $cell }.
event-miner-set-you = Вы ставите шахтёра на { $cell }.
event-miner-left = Шахтёр на { $cell } уступает дорогу.
event-miner-left-you = Ваш шахтёр на { $cell } уступает дорогу.
event-toll-paid = { $who } платит пошлину игроку { $whom }.
event-toll-paid-you = Вы платите пошлину игроку { $whom }.
event-toll-paid-at-you = { $who } платит вам пошлину.
event-asked-to-pay = { $who } просит игрока { $whom } заплатить пошлину.
event-asked-to-pay-you = Вы просите игрока { $whom } заплатить пошлину.
event-asked-to-pay-at-you = { $who } просит вас заплатить пошлину.
event-refused-to-pay = { $who } не платит.
event-refused-to-pay-you = Вы не платите.
event-withdrew = { $who } забирает карту назад: на { $cell } никто не платит.
event-withdrew-you = Вы забираете карту назад: на { $cell } никто не платит.
event-toll-over = Запрещённые места снова свободны.
event-toll-over-you = Запрещённые места снова свободны.
event-chest-opened = { $who } открывает сундук на { $cell }.
event-chest-opened-you = Вы открываете сундук на { $cell }.
event-chest-turned = { $who } присоединяет карту туннеля на { $cell } к лабиринту.
event-chest-turned-you = Вы присоединяете карту туннеля на { $cell } к лабиринту.
event-chest-buried = { $who } засыпает туннель с сундуком на { $cell }.
event-chest-buried-you = Вы засыпаете туннель с сундуком на { $cell }.
event-looked-into-chest = { $who } заглядывает в сундук на { $cell }.
event-looked-into-chest-you = Вы заглядываете в сундук на { $cell }.
event-fogged = Цели окутал туман: в этом раунде карта сокровищ их не покажет.
event-fogged-you = Цели окутал туман: в этом раунде карта сокровищ их не покажет.
event-goal-moved = { $who } отодвигает карту цели на { $cell } на одно место дальше.
event-goal-moved-you = Вы отодвигаете карту цели на { $cell } на одно место дальше.
event-robbed = { $who } забирает карту из руки игрока { $whom }.
event-robbed-you = Вы забираете карту из руки игрока { $whom }: { $card }.
event-robbed-at-you = { $who } забирает карту из вашей руки: { $card }.
event-drew-several = { $who } берёт карты на выбор ({ $count }).
event-drew-several-you = Вы берёте карты на выбор ({ $count }).
event-slid = Оползень: верхние карты колоды сброшены вслепую ({ $count }).
event-slid-you = Оползень: верхние карты колоды сброшены вслепую ({ $count }).

## Log: goals

event-opened = { $who } открывает карту цели на { $cell }: { $goal }.
event-opened-you = Вы открываете карту цели на { $cell }: { $goal }.
event-turned = { $who } присоединяет карту цели на { $cell } к лабиринту.
event-turned-you = Вы присоединяете карту цели на { $cell } к лабиринту.

## Log: rounds and gold

event-round-began = Раунд { $round } начинается; первый ход: { $who }.
event-round-began-you = Раунд { $round } начинается; первый ход за вами.
event-round-ended = Раунд { $round } окончен.
round-won-diggers = Путь к сокровищу проложен: победили золотоискатели.
round-won-saboteurs = До сокровища никто не добрался: победили саботёры.
round-won-greedy = До сокровища добрался жадный гном и забирает всё себе.
round-won-nobody = До сокровища никто не добрался, но и саботёрам это ничего не дало: раунд не выиграл никто.
round-won-blue = Путь к сокровищу проложен: победила синяя команда.
round-won-green = Путь к сокровищу проложен: победила зелёная команда.
round-won-blue-green = Путь к сокровищу проложен: победили обе команды.
round-won-shut-out = Путь к сокровищу проложен, но двери закрыли его обеим командам: ни одна не победила.
round-won-profiteer = До сокровища никто не добрался, но и саботёров не было: победил только перекупщик.
round-won-spider = Гигантский паук прерывает раунд: победили саботёры.
round-finder = Путь завершает { $who }.
round-finder-you = Путь завершаете вы.
round-dwarf = { $who }: { $dwarf }
round-spare = Лишняя карта: { $dwarf }
event-gold-drawn = На дележ { $count ->
        [one] идёт { $count } карта самородков
        [few] идут { $count } карты самородков
        [many] идут { $count } карт самородков
       *[other] идут { $count } карты самородков
    }; первый выбор: { $who }.
event-gold-drawn-you = На дележ { $count ->
        [one] идёт { $count } карта самородков
        [few] идут { $count } карты самородков
        [many] идут { $count } карт самородков
       *[other] идут { $count } карты самородков
    }; первый выбор за вами.
event-took = { $who } берёт карту самородков.
event-took-gold = { $who } берёт карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-took-you = Вы берёте карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid = { $who } получает { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid-you = Вы получаете { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid-unseen = { $who } получает { $count ->
        [one] { $count } карту самородков
        [few] { $count } карты самородков
        [many] { $count } карт самородков
       *[other] { $count } карты самородков
    }.
event-stole = { $who } крадёт 1 самородок у игрока { $whom }.
event-stole-you = Вы крадёте 1 самородок у игрока { $whom }.
event-stole-at-you = { $who } крадёт у вас 1 самородок.
event-stole-none = { $who } ничего не крадёт.
event-stole-none-you = Вы ничего не крадёте.
event-game-over = Игра окончена. Побеждает { $who }: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-you = Игра окончена. Вы побеждаете: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-shared = Игра окончена. Победу делят { $names }: у каждого { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-shared-you = Игра окончена. Победа общая: вы, { $names }; у каждого { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.

## What is being asked now

window-turn = { $who } копает
window-turn-you = Ваш ход
window-open = { $who } выбирает, какую цель открыть
window-open-you = Выберите, какую цель открыть первой
window-lie = { $who } выбирает, как лежит цель
window-lie-you = Выберите, как лежит цель
window-take = { $who } выбирает карту самородков
window-take-you = Выберите карту самородков
window-over = Игра окончена
window-exchange = { $who } решает, менять ли цели местами
window-exchange-you = Поменяйте цели местами или оставьте как есть
window-keep = { $who } выбирает, какую карту оставить
window-keep-you = Выберите, какую карту оставить
window-veto = Ждём, не будет ли вето
window-veto-you = Наложите вето или пропустите карту
window-guide = { $who } кладёт ещё одну карту пути
window-guide-you = Положите ещё одну карту пути
window-toll = { $who } решает, кто заплатит за проход
window-toll-you = Заплатите, попросите другого или откажитесь
window-pay-for = { $who } решает, платить ли за проход
window-pay-for-you = { $who } просит вас заплатить за проход
window-steal = { $who } выбирает, у кого украсть
window-steal-you = Выберите, у кого украсть 1 самородок
window-move = { $who } отодвигает цель
window-move-you = Выберите, какую цель отодвинуть
window-rob = { $who } берёт карту из чужой руки
window-rob-you = Выберите, из чьей руки взять карту
window-look = { $who } выбирает, чьего гнома посмотреть
window-look-you = Выберите, чьего гнома посмотреть
window-lie-chest = { $who } выбирает, как ляжет карта туннеля
window-lie-chest-you = Выберите, как ляжет карта туннеля

## Why a move is refused

reason-malformed = Этот ход не удалось прочитать: { $detail }.
reason-unknown-card = В этой игре нет карты { $detail }.
reason-no-such-seat = За этим столом нет игрока { $detail }.
reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-wrong-moment = Сейчас этого сделать нельзя.
reason-card-not-in-hand = Этой карты нет у вас в руке.
reason-not-a-path-card = В лабиринт можно класть только карты пути.
reason-not-an-action-card = Карту пути нельзя сыграть как действие; положите её в лабиринт.
reason-pass-count = Чтобы пропустить ход, сбросьте одну карту, в «Саботёре 2» до трёх; если карт нет, то ни одной.
reason-tool-broken = Пока перед вами сломанный инструмент, карты пути класть нельзя; сначала его нужно починить.
reason-cell-occupied = Здесь уже что-то лежит.
reason-not-adjacent = Карта пути должна лежать рядом с открытой картой.
reason-edges-mismatch = Здесь не подходит: тоннель должен вести в тоннель, а скала касаться скалы.
reason-not-connected = Сюда не ведёт непрерывный путь от начальной карты.
reason-already-broken = Этот инструмент уже сломан; дважды один и тот же не ломают.
reason-nothing-to-repair = Этой карте здесь нечего чинить.
reason-wrong-tool = Эта карта не чинит такой инструмент.
reason-no-path-card-there = Обвал убирает только выложенную карту пути; начальная карта и цели остаются.
reason-not-a-hidden-goal = Разведка показывает только ещё закрытые цели.
reason-trapped = В ловушке этого сделать нельзя; вас должны освободить, или уберите карту сами.
reason-ladder-at-goal = Лаз не может лежать у карты цели.
reason-ladder-not-joined = Здесь лаз не ведёт ни в один открытый тоннель.
reason-door-of-another = Дверь может класть только гном её команды.
reason-not-oneself = Эта карта для другого игрока, не для вас.
reason-already-there = Такая карта там уже лежит; двух одинаковых перед игроком не бывает.
reason-not-in-front = Здесь нет такой карты, чтобы её убрать.
reason-no-dwarf-left = Свободных гномов больше нет.
reason-clear-count = Чтобы убрать карту, сбросьте из руки ровно две.
reason-not-offered = Такого выбора сейчас нет.
reason-no-discards = Сброшенных карт нет.
reason-same-goal = Выберите две разные карты цели.
reason-nothing-laid = Нет выложенной карты, которую можно переложить.
reason-not-the-last = Переложить можно только карту, выложенную последней.
reason-same-cell = Карту нужно положить в другое место.
reason-nothing-to-lay = Ни одну из ваших карт ходов сейчас нельзя выложить.
reason-only-in-answer = Вето играют только в ответ на карту другого игрока.
reason-no-miner-left = В этом раунде свободных шахтёров больше нет.
reason-no-place-for-a-miner = Шахтёр встаёт на свободное место, к которому ведёт соединённый туннель.
reason-toll-not-paid = Здесь никто не заплатил пошлину; в этом ходу выберите другое место.
reason-no-gold = Без золота платить нельзя.
reason-asked-already = Этого игрока в этом ходу уже спрашивали.
reason-not-to-be-asked = Этого игрока нельзя просить заплатить.
reason-fog = Цели окутал туман; в этом раунде можно смотреть только сундуки.

## What went wrong between page and table

error-malformed = Стол этого не понял. Ничего не изменилось; обновите страницу.
error-stale = Игра уже ушла вперёд. Ничего не сделано; взгляните ещё раз и выберите.
error-busy = Стол сейчас не может ничего записать. Ничего не потеряно; попробуйте чуть позже.
error-too-fast = Слишком много сразу. Ничего не сделано; подождите секунду и попробуйте снова.
error-too-long = Это слишком длинно. Ничего не сделано; сократите.
error-not-yours = Это не в вашей власти.
error-not-now = Сейчас этого сделать нельзя.
error-full = За этим столом все места заняты.
error-name-taken = За столом уже есть такое имя; выберите другое.
error-bad-rules = Эти правила не сочетаются: { $detail }
error-unknown-seat = По этой ссылке нет места за столом; вы можете смотреть.
error-unknown-table = Стола с таким кодом нет; проверьте код и попробуйте снова.
error-foreign-origin = Эта страница не с этого сервера; откройте ссылку самого стола.
