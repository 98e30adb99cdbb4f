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

card-path = Карта тунелю
card-action = Карта дії
card-start = Карта початку
card-goal = Карта кінця
card-gold = Карта самородків
card-dwarf = Карта гнома
card-hidden = Закрита карта

card-break-pickaxe = Зламана кирка
card-break-lamp = Зламаний ліхтар
card-break-cart = Зламана вагонетка
card-repair-pickaxe = Ремонт кирки
card-repair-lamp = Ремонт ліхтаря
card-repair-cart = Ремонт вагонетки
card-repair-pickaxe-lamp = Ремонт кирки або ліхтаря
card-repair-pickaxe-cart = Ремонт кирки або вагонетки
card-repair-lamp-cart = Ремонт ліхтаря або вагонетки
card-rockfall = Обвал тунелю
card-map = Розвідка

card-thief = Злодій
card-hands-off = Руки геть
card-swap-hands = Обмін інвентарем
card-inspect = Інспекція
card-swap-hats = Обмін ковпаками
card-trap = Спійманий
card-free = Вільний

card-goal-swap = Обмін кінців
card-vault = Скарбниця
card-veto = Вето
card-reverse = Зміна напрямку
card-craftsman = Майстер
card-guide = Провідник
card-detour = Обхід

## What the cards do

card-path-about = Покладіть її в лабіринт так, щоб тунелі вели далі.
card-break-pickaxe-about = Покладіть її перед будь-яким гравцем: без кирки не можна класти карти тунелів.
card-break-lamp-about = Покладіть її перед будь-яким гравцем: без ліхтаря не можна класти карти тунелів.
card-break-cart-about = Покладіть її перед будь-яким гравцем: без вагонетки не можна класти карти тунелів.
card-repair-pickaxe-about = Відремонтуйте зламану кирку, свою чи чужу.
card-repair-lamp-about = Відремонтуйте зламаний ліхтар, свій чи чужий.
card-repair-cart-about = Відремонтуйте зламану вагонетку, свою чи чужу.
card-repair-pickaxe-lamp-about = Відремонтуйте один інструмент, свій чи чужий: кирку або ліхтар.
card-repair-pickaxe-cart-about = Відремонтуйте один інструмент, свій чи чужий: кирку або вагонетку.
card-repair-lamp-cart-about = Відремонтуйте один інструмент, свій чи чужий: ліхтар або вагонетку.
card-rockfall-about = Приберіть із лабіринту одну карту тунелю.
card-map-about = Подивіться одну закриту карту кінця; більше її ніхто не побачить.
card-thief-about = Покладіть її перед собою: після поділу можна вкрасти 1 самородок.
card-hands-off-about = Приберіть злодія, що лежить перед будь-яким гравцем.
card-swap-hands-about = Обміняйтеся всіма картами з іншим гравцем, після чого він бере одну карту.
card-inspect-about = Подивіться карту гнома іншого гравця; більше її ніхто не побачить.
card-swap-hats-about = Будь-який гравець, навіть ви самі, міняє свого гнома на нового.
card-trap-about = Спійманий гравець не кладе карт тунелів і наприкінці раунду не отримує золота.
card-free-about = Звільніть спійманого гравця або себе.
card-goal-swap-about = Візьміть дві закриті карти кінця й поверніть їх, помінявши місцями чи ні.
card-vault-about = Замість карти з колоди подивіться п’ять верхніх скинутих карт і залиште собі одну.
card-veto-about = Скасуйте карту, яку інший гравець щойно зіграв.
card-reverse-about = До кінця раунду хід іде в інший бік.
card-craftsman-about = Відремонтуйте будь-який зламаний інструмент.
card-guide-about = Покладіть дві карти тунелів поспіль, потім візьміть дві карти.
card-detour-about = Перекладіть останню викладену карту тунелю на інше місце.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта тунелю: { $tunnels }
path-card-marked = Карта тунелю, { $mark }: { $tunnels }
path-tunnel = тунель { $sides }
path-dead-end = глухий кут { $sides }
side-N = північ
side-S = південь
side-E = схід
side-W = захід
mark-blue = сині двері
mark-green = зелені двері
mark-ladder = лаз із драбиною
mark-crystal = кристал
cell-spoken = стовпець { $x }, ряд { $y }

## Tools

tool-pickaxe = Кирка
tool-lamp = Ліхтар
tool-cart = Вагонетка

## Dwarves and what they are after

dwarf-digger = Золотошукач
dwarf-digger-aim = Прокладіть тунель до скарбу разом з іншими золотошукачами.
dwarf-saboteur = Саботер
dwarf-saboteur-aim = Не дайте нікому дістатися скарбу й не викажіть себе.
dwarf-greedy = Жадібний гном
dwarf-greedy-aim = Завершіть тунель до скарбу власноруч, і все золото буде ваше.
dwarf-blue = Синій золотошукач
dwarf-blue-aim = Прокладіть до скарбу тунель, не перекритий зеленими дверима.
dwarf-green = Зелений золотошукач
dwarf-green-aim = Прокладіть до скарбу тунель, не перекритий синіми дверима.
dwarf-boss = Бос
dwarf-boss-aim = Ви виграєте з будь-якою командою, але отримуєте на 1 самородок менше.
dwarf-profiteer = Посередник
dwarf-profiteer-aim = Ви виграєте, хоч би хто переміг, але отримуєте на 2 самородки менше.
dwarf-geologist = Геолог
dwarf-geologist-aim = Скарб вам не потрібен: кожен кристал у лабіринті дає 1 самородок; двоє геологів ділять їх.

## Goals

goal-treasure = скарб
goal-stone-a = камінь
goal-stone-b = камінь
goal-sack-1 = мішок з 1 самородком
goal-sack-2 = мішок із 2 самородками
goal-dragon = дракон
goal-spider = гігантський павук
goal-hidden = закрита карта кінця

## Chests

chest-nugget = Самородок
chest-nugget-about = Візьміть 1 самородок.
chest-fog = Туман
chest-fog-about = До кінця раунду розвідка не показує карт кінця.
chest-tired = Втома
chest-tired-about = Наприкінці цього ходу карта не береться.
chest-extra = Ще карта
chest-extra-about = Наприкінці цього ходу візьміть на одну карту більше.
chest-farther = Ще далі
chest-farther-about = Відсуньте одну закриту карту кінця на одне місце далі від початку.
chest-pickpocket = Кишеньковий злодій
chest-pickpocket-about = Наприкінці ходу замість карти з колоди візьміть карту з чужої руки.
chest-pick-of-three = Одна з трьох
chest-pick-of-three-about = Наприкінці цього ходу візьміть три карти й залиште собі одну.
chest-spyglass = Підзорна труба
chest-spyglass-about = Подивіться карту гнома іншого гравця.
chest-rummage = Пошуки у скинутих
chest-rummage-about = Подивіться п’ять скинутих карт і залиште собі одну замість карти з колоди.
chest-landslide = Зсув
chest-landslide-about = П’ять верхніх карт колоди скидаються, ніхто їх не бачить.

## Editions

edition-classic = Класика
edition-jubilee = Ювілейне
edition-italian = Італійське

## Modules

module-base = Базова гра
module-saboteur2 = Саботер 2
module-greedy-dwarf = Жадібний гном
module-goal-swap = Обмін кінців
module-vault = Скарбниця
module-veto = Вето
module-reverse = Зміна напрямку
module-craftsman = Майстер
module-guide = Провідник
module-detour = Обхід
module-toll = Плата за прохід
module-costume = Костюмерна
module-party = Вечірка в тунелі
module-new-goals = Нові карти кінця
module-chests = Скрині
module-sabotaged-dwarf = Гном без інструмента
module-tournament = Турнір

## House rules

## Bots

bot-random = Навмання
bot-random-about = Робить будь-що, аби за правилами.
bot-simple = Простий
bot-simple-about = Копає до золота або геть від нього, не надто замислюючись.
bot-rule = Практик
bot-rule-about = Грає за перевіреними прийомами.
bot-detective = Детектив
bot-detective-about = Стежить за всіма й вираховує, хто є хто.
bot-bluffer = Удавальник
bot-bluffer-about = Зважає на те, що думають про нього інші, і збиває їх з пантелику.
bot-seer = Провидець
bot-seer-about = Продумує, що може статися далі.

## Log: on a turn

event-turn = Ходить { $who }.
event-turn-you = Ваш хід.
event-played = { $who } грає карту «{ $card }».
event-played-you = Ви граєте карту «{ $card }».
event-placed = { $who } кладе карту тунелю на { $cell }.
event-placed-you = Ви кладете карту тунелю на { $cell }.
event-collapsed = { $who } влаштовує обвал на { $cell }: карти тунелю більше немає.
event-collapsed-you = Ви влаштовуєте обвал на { $cell }: карти тунелю більше немає.
event-broke = { $who } ламає { $tool ->
        [pickaxe] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    } гравця { $whom }.
event-broke-self = { $who } ламає { $tool ->
        [pickaxe] свою кирку
        [lamp] свій ліхтар
       *[cart] свою вагонетку
    }.
event-broke-you = Ви ламаєте { $tool ->
        [pickaxe] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    } гравця { $whom }.
event-broke-at-you = { $who } ламає { $tool ->
        [pickaxe] вашу кирку
        [lamp] ваш ліхтар
       *[cart] вашу вагонетку
    }.
event-broke-you-self = Ви ламаєте { $tool ->
        [pickaxe] свою кирку
        [lamp] свій ліхтар
       *[cart] свою вагонетку
    }.
event-repaired = { $who } ремонтує { $tool ->
        [pickaxe] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    } гравця { $whom }.
event-repaired-self = { $who } ремонтує { $tool ->
        [pickaxe] свою кирку
        [lamp] свій ліхтар
       *[cart] свою вагонетку
    }.
event-repaired-you = Ви ремонтуєте { $tool ->
        [pickaxe] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    } гравця { $whom }.
event-repaired-at-you = { $who } ремонтує { $tool ->
        [pickaxe] вашу кирку
        [lamp] ваш ліхтар
       *[cart] вашу вагонетку
    }.
event-repaired-you-self = Ви ремонтуєте { $tool ->
        [pickaxe] свою кирку
        [lamp] свій ліхтар
       *[cart] свою вагонетку
    }.
event-looked = { $who } дивиться карту кінця на { $cell }.
event-looked-goal = { $who } дивиться карту кінця на { $cell }: { $goal }.
event-looked-you = Ви дивитеся карту кінця на { $cell }: { $goal }.
event-discarded = Скинуто: { $cards }.
event-discarded-you = Скинуто: { $cards }.
event-passed = { $who } пропускає хід і скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } долілиць.
event-passed-cards = { $who } пропускає хід і скидає: { $cards }.
event-passed-you = Ви пропускаєте хід і скидаєте: { $cards }.
event-passed-none = { $who } пропускає хід: карт більше немає.
event-passed-none-you = Ви пропускаєте хід: карт більше немає.
event-drew = { $who } бере карту.
event-drew-card = { $who } бере карту: { $card }.
event-drew-you = Ви берете карту: { $card }.
event-asked = Обирає { $who }.
event-asked-you = Обираєте ви.
event-answered = { $who } відповідає.
event-answered-you = Вашу відповідь прийнято.

## Log: cards of Saboteur 2

event-thief-laid = { $who } викладає перед собою злодія.
event-thief-laid-you = Ви викладаєте перед собою злодія.
event-thief-chased = { $who } проганяє злодія гравця { $whom }.
event-thief-chased-self = { $who } проганяє власного злодія.
event-thief-chased-you = Ви проганяєте злодія гравця { $whom }.
event-thief-chased-at-you = { $who } проганяє вашого злодія.
event-thief-chased-you-self = Ви проганяєте власного злодія.
event-trapped = { $who } ловить гравця { $whom } в пастку.
event-trapped-self = { $who } потрапляє у власну пастку.
event-trapped-you = Ви ловите гравця { $whom } в пастку.
event-trapped-at-you = { $who } ловить вас у пастку.
event-trapped-you-self = Ви потрапляєте у власну пастку.
event-freed = { $who } звільняє гравця { $whom }.
event-freed-self = { $who } вибирається з пастки.
event-freed-you = Ви звільняєте гравця { $whom }.
event-freed-at-you = { $who } звільняє вас.
event-freed-you-self = Ви вибираєтеся з пастки.
event-spent = { $who } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } долілиць.
event-spent-cards = { $who } скидає: { $cards }.
event-spent-you = Ви скидаєте: { $cards }.
event-cleared = { $who } скидає дві карти, щоб прибрати «{ $card }».
event-cleared-you = Ви скидаєте дві карти, щоб прибрати «{ $card }».
event-inspected = { $who } дивиться карту гнома гравця { $whom }.
event-inspected-dwarf = { $who } дивиться карту гнома гравця { $whom }: { $dwarf }.
event-inspected-you = Ви дивитеся карту гнома гравця { $whom }: { $dwarf }.
event-inspected-at-you = { $who } дивиться вашу карту гнома.
event-hats-swapped = { $who } міняє ковпаки: { $whom } отримує нового гнома.
event-hats-swapped-dwarf = { $who } міняє ковпаки. Новий гном гравця { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } міняє собі ковпак і отримує нового гнома.
event-hats-swapped-you = Ви міняєте ковпаки: { $whom } отримує нового гнома.
event-hats-swapped-at-you = { $who } міняє вам ковпак. Ваш новий гном: { $dwarf }.
event-hats-swapped-you-self = Ви міняєте собі ковпак. Ваш новий гном: { $dwarf }.
event-swapped-hands = { $who } і { $whom } обмінюються картами.
event-swapped-hands-you = Ви обмінюєтеся картами з гравцем { $whom }.
event-swapped-hands-at-you = { $who } обмінюється картами з вами.
event-remembered = { $who } стежить за відданими картами.
event-remembered-you = Ви стежите за відданими картами.
event-proved = Тепер усі знають роль гравця { $who }: { $dwarf }.
event-proved-you = Тепер усі знають вашу роль: { $dwarf }.

## Log: the jubilee box

event-reversed = { $who } змінює напрямок гри.
event-reversed-you = Ви змінюєте напрямок гри.
event-searched = { $who } переглядає скинуті карти ({ $count }).
event-searched-you = Ви переглядаєте скинуті карти ({ $count }).
event-kept = { $who } залишає собі одну з них.
event-kept-you = Ви залишаєте собі: { $card }.
event-shuffled = { $who } перемішує скинуті карти.
event-shuffled-you = Ви перемішуєте скинуті карти.
event-put-back = { $who } кладе на місце дві закриті карти кінця: міняв їх місцями чи ні, невідомо.
event-put-back-you = Ви кладете обидві карти кінця на місце.
event-lifted = { $who } забирає карту ходу на { $cell }, щоб покласти її деінде.
event-lifted-you = Ви забираєте карту ходу на { $cell }, щоб покласти її деінде.
event-vetoed = { $who } накладає вето: карта не діє.
event-vetoed-you = Ви накладаєте вето: карта не діє.
event-lost-gold = { $who } віддає золото: { $gold }.
event-lost-gold-you = Ви віддаєте золото: { $gold }.
event-costume-reached = { $who } дістається костюмерної.
event-costume-reached-you = Ви дістаєтеся костюмерної.
event-costume-changed = { $who } мусить узяти іншого гнома.
event-costume-changed-you = Ви берете іншого гнома: { $dwarf }.
event-party-reached = { $who } дістається вечірки в тунелі.
event-party-reached-you = Ви дістаєтеся вечірки в тунелі.
event-dealt-again = Усіх гномів перемішано й роздано знову.
event-dealt-again-you = Усіх гномів перемішано й роздано знову. Тепер ви: { $dwarf }.
event-miner-set = { $who } ставить шахтаря на { $cell }.
event-miner-set-you = Ви ставите шахтаря на { $cell }.
event-miner-left = Шахтар на { $cell } дає дорогу.
event-miner-left-you = Ваш шахтар на { $cell } дає дорогу.
event-toll-paid = { $who } платить мито гравцеві { $whom }.
event-toll-paid-you = Ви платите мито гравцеві { $whom }.
event-toll-paid-at-you = { $who } платить вам мито.
event-asked-to-pay = { $who } просить гравця { $whom } сплатити мито.
event-asked-to-pay-you = Ви просите гравця { $whom } сплатити мито.
event-asked-to-pay-at-you = { $who } просить вас сплатити мито.
event-refused-to-pay = { $who } не платить.
event-refused-to-pay-you = Ви не платите.
event-withdrew = { $who } забирає карту назад: на { $cell } ніхто не платить.
event-withdrew-you = Ви забираєте карту назад: на { $cell } ніхто не платить.
event-toll-over = Заборонені місця знову вільні.
event-toll-over-you = Заборонені місця знову вільні.
event-chest-opened = { $who } відкриває скриню на { $cell }.
event-chest-opened-you = Ви відкриваєте скриню на { $cell }.
event-chest-turned = { $who } приєднує карту тунелю на { $cell } до лабіринту.
event-chest-turned-you = Ви приєднуєте карту тунелю на { $cell } до лабіринту.
event-chest-buried = { $who } засипає тунель зі скринею на { $cell }.
event-chest-buried-you = Ви засипаєте тунель зі скринею на { $cell }.
event-looked-into-chest = { $who } зазирає у скриню на { $cell }.
event-looked-into-chest-you = Ви зазираєте у скриню на { $cell }.
event-fogged = Кінцеві карти вкрив туман: цього раунду карта скарбів їх не покаже.
event-fogged-you = Кінцеві карти вкрив туман: цього раунду карта скарбів їх не покаже.
event-goal-moved = { $who } відсуває карту кінця на { $cell } на одне місце далі.
event-goal-moved-you = Ви відсуваєте карту кінця на { $cell } на одне місце далі.
event-robbed = { $who } забирає карту з руки гравця { $whom }.
event-robbed-you = Ви забираєте карту з руки гравця { $whom }: { $card }.
event-robbed-at-you = { $who } забирає карту з вашої руки: { $card }.
event-drew-several = { $who } бере карти на вибір ({ $count }).
event-drew-several-you = Ви берете карти на вибір ({ $count }).
event-slid = Зсув: верхні карти колоди скинуто наосліп ({ $count }).
event-slid-you = Зсув: верхні карти колоди скинуто наосліп ({ $count }).

## Log: goals

event-opened = { $who } відкриває карту кінця на { $cell }: { $goal }.
event-opened-you = Ви відкриваєте карту кінця на { $cell }: { $goal }.
event-turned = { $who } приєднує карту кінця на { $cell } до лабіринту.
event-turned-you = Ви приєднуєте карту кінця на { $cell } до лабіринту.

## Log: rounds and gold

event-round-began = Раунд { $round } починається; перший хід: { $who }.
event-round-began-you = Раунд { $round } починається; перший хід за вами.
event-round-ended = Раунд { $round } закінчено.
round-won-diggers = Тунель до скарбу прокладено: перемогли золотошукачі.
round-won-saboteurs = До скарбу ніхто не дістався: перемогли саботери.
round-won-greedy = До скарбу дістався жадібний гном і забирає все собі.
round-won-nobody = До скарбу ніхто не дістався, але й саботерам це нічого не дало: раунд не виграв ніхто.
round-won-blue = Тунель до скарбу прокладено: перемогла синя команда.
round-won-green = Тунель до скарбу прокладено: перемогла зелена команда.
round-won-blue-green = Тунель до скарбу прокладено: перемогли обидві команди.
round-won-shut-out = Тунель до скарбу прокладено, але двері перекрили його обом командам: жодна не перемогла.
round-won-profiteer = До скарбу ніхто не дістався, але й саботерів не було: переміг лише посередник.
round-won-spider = Гігантський павук перериває раунд: перемогли саботери.
round-finder = Тунель завершує { $who }.
round-finder-you = Тунель завершуєте ви.
round-dwarf = { $who }: { $dwarf }
round-spare = Зайва карта: { $dwarf }
event-gold-drawn = На поділ { $count ->
        [one] іде { $count } карта самородків
        [few] ідуть { $count } карти самородків
        [many] ідуть { $count } карт самородків
       *[other] ідуть { $count } карти самородків
    }; перший вибір: { $who }.
event-gold-drawn-you = На поділ { $count ->
        [one] іде { $count } карта самородків
        [few] ідуть { $count } карти самородків
        [many] ідуть { $count } карт самородків
       *[other] ідуть { $count } карти самородків
    }; перший вибір за вами.
event-took = { $who } бере карту самородків.
event-took-gold = { $who } бере карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-took-you = Ви берете карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid = { $who } отримує { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid-you = Ви отримуєте { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid-unseen = { $who } отримує { $count ->
        [one] { $count } карту самородків
        [few] { $count } карти самородків
        [many] { $count } карт самородків
       *[other] { $count } карти самородків
    }.
event-stole = { $who } краде 1 самородок у гравця { $whom }.
event-stole-you = Ви крадете 1 самородок у гравця { $whom }.
event-stole-at-you = { $who } краде у вас 1 самородок.
event-stole-none = { $who } нічого не краде.
event-stole-none-you = Ви нічого не крадете.
event-game-over = Гру закінчено. Перемагає { $who }: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-you = Гру закінчено. Ви перемагаєте: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-shared = Гру закінчено. Перемогу ділять { $names }: у кожного { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-shared-you = Гру закінчено. Перемога спільна: ви, { $names }; у кожного { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.

## What is being asked now

window-turn = { $who } копає
window-turn-you = Ваш хід
window-open = { $who } обирає, яку карту кінця відкрити
window-open-you = Оберіть, яку карту кінця відкрити першою
window-lie = { $who } обирає, як лежить карта кінця
window-lie-you = Оберіть, як лежить карта кінця
window-take = { $who } обирає карту самородків
window-take-you = Оберіть карту самородків
window-over = Гру закінчено
window-exchange = { $who } вирішує, чи міняти карти кінця місцями
window-exchange-you = Поміняйте карти кінця місцями або залиште як є
window-keep = { $who } обирає, яку карту залишити
window-keep-you = Оберіть, яку карту залишити
window-veto = Чекаємо, чи не буде вето
window-veto-you = Накладіть вето або пропустіть карту
window-guide = { $who } кладе ще одну карту тунелю
window-guide-you = Покладіть ще одну карту тунелю
window-toll = { $who } вирішує, хто заплатить за прохід
window-toll-you = Заплатіть, попросіть іншого або відмовтеся
window-pay-for = { $who } вирішує, чи платити за прохід
window-pay-for-you = { $who } просить вас заплатити за прохід
window-steal = { $who } обирає, у кого вкрасти
window-steal-you = Оберіть, у кого вкрасти 1 самородок
window-move = { $who } відсуває карту кінця
window-move-you = Оберіть, яку карту кінця відсунути
window-rob = { $who } бере карту з чужої руки
window-rob-you = Оберіть, з чиєї руки взяти карту
window-look = { $who } обирає, чийого гнома подивитися
window-look-you = Оберіть, чийого гнома подивитися
window-lie-chest = { $who } вибирає, як ляже карта тунелю
window-lie-chest-you = Виберіть, як ляже карта тунелю

## Why a move is refused

reason-malformed = Цей хід не вдалося прочитати: { $detail }.
reason-unknown-card = У цій грі немає карти { $detail }.
reason-no-such-seat = За цим столом немає гравця { $detail }.
reason-game-over = Гру закінчено.
reason-not-your-turn = Зараз не ваш хід.
reason-wrong-moment = Зараз цього зробити не можна.
reason-card-not-in-hand = Цієї карти немає у вас на руках.
reason-not-a-path-card = У лабіринт можна класти лише карти тунелів.
reason-not-an-action-card = Карту тунелю не можна зіграти як дію; покладіть її в лабіринт.
reason-pass-count = Щоб пропустити хід, скиньте одну карту, у «Саботері 2» до трьох; якщо карт немає, то жодної.
reason-tool-broken = Поки перед вами зламаний інструмент, карти тунелів класти не можна; спершу його треба відремонтувати.
reason-cell-occupied = Тут уже щось лежить.
reason-not-adjacent = Карта тунелю має лежати поруч із відкритою картою.
reason-edges-mismatch = Тут не пасує: тунель має вести в тунель, а скеля торкатися скелі.
reason-not-connected = Сюди не веде безперервний тунель від карти початку.
reason-already-broken = Цей інструмент уже зламано; двічі той самий не ламають.
reason-nothing-to-repair = Цій карті тут нічого ремонтувати.
reason-wrong-tool = Ця карта не ремонтує такого інструмента.
reason-no-path-card-there = Обвал прибирає лише викладену карту тунелю; карти початку й кінця лишаються.
reason-not-a-hidden-goal = Розвідка показує лише ще закриті карти кінця.
reason-trapped = У пастці цього зробити не можна; вас мають звільнити, або приберіть карту самі.
reason-ladder-at-goal = Лаз не може лежати біля карти кінця.
reason-ladder-not-joined = Тут лаз не веде в жоден відкритий тунель.
reason-door-of-another = Двері може класти лише гном їхньої команди.
reason-not-oneself = Ця карта для іншого гравця, не для вас.
reason-already-there = Така карта там уже лежить; двох однакових перед гравцем не буває.
reason-not-in-front = Тут немає такої карти, щоб її прибрати.
reason-no-dwarf-left = Вільних гномів більше немає.
reason-clear-count = Щоб прибрати карту, скиньте з руки рівно дві.
reason-not-offered = Такого вибору зараз немає.
reason-no-discards = Скинутих карт немає.
reason-same-goal = Виберіть дві різні карти кінця.
reason-nothing-laid = Немає викладеної карти, яку можна перекласти.
reason-not-the-last = Перекласти можна лише карту, викладену останньою.
reason-same-cell = Карту треба покласти в інше місце.
reason-nothing-to-lay = Жодну з ваших карт ходів зараз не можна викласти.
reason-only-in-answer = Вето грають лише у відповідь на карту іншого гравця.
reason-no-miner-left = У цьому раунді вільних шахтарів більше немає.
reason-no-place-for-a-miner = Шахтар стає на вільне місце, до якого веде з’єднаний тунель.
reason-toll-not-paid = Тут ніхто не сплатив мита; цього ходу виберіть інше місце.
reason-no-gold = Без золота платити неможливо.
reason-asked-already = Цього гравця цього ходу вже питали.
reason-not-to-be-asked = Цього гравця не можна просити заплатити.
reason-fog = Кінцеві карти вкрив туман; цього раунду можна дивитися лише скрині.

## What went wrong between page and table

error-malformed = Стіл цього не зрозумів. Нічого не змінилося; оновіть сторінку.
error-stale = Гра вже пішла далі. Нічого не зроблено; погляньте ще раз і оберіть.
error-busy = Стіл зараз не може нічого записати. Нічого не втрачено; спробуйте трохи згодом.
error-too-fast = Забагато відразу. Нічого не зроблено; зачекайте секунду й спробуйте знову.
error-too-long = Це задовго. Нічого не зроблено; скоротіть.
error-not-yours = Це не у вашій владі.
error-not-now = Зараз цього зробити не можна.
error-full = За цим столом усі місця зайняті.
error-name-taken = За столом уже є таке ім’я; оберіть інше.
error-bad-rules = Ці правила не поєднуються: { $detail }
error-unknown-seat = За цим посиланням немає місця за столом; ви можете дивитися.
error-unknown-table = Столу з таким кодом немає; перевірте код і спробуйте знову.
error-foreign-origin = Ця сторінка не з цього сервера; відкрийте посилання самого столу.
