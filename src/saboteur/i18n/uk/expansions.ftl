### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

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

## Marks of path cards

mark-blue = сині двері
mark-green = зелені двері
mark-ladder = лаз із драбиною
mark-crystal = кристал

## Dwarves

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

goal-sack-1 = мішок з 1 самородком
goal-sack-2 = мішок із 2 самородками
goal-dragon = дракон
goal-spider = гігантський павук

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

## Log

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
event-played-path = { $who } хоче покласти карту тунелю.
event-played-path-you = Ви хочете покласти карту тунелю.
event-reversed = { $who } змінює напрямок гри.
event-reversed-you = Ви змінюєте напрямок гри.
event-searched = { $who } переглядає скинуті карти ({ $count }).
event-searched-you = Ви переглядаєте скинуті карти ({ $count }).
event-kept = { $who } залишає собі одну з них.
event-kept-you = Ви залишаєте собі: { $card }.
event-kept-card = { $who } залишає собі: { $card }.
event-shuffled = { $who } перемішує скинуті карти.
event-shuffled-you = Ви перемішуєте скинуті карти.
event-put-back = { $who } кладе на місце дві закриті карти кінця: міняв їх місцями чи ні, невідомо.
event-put-back-you = Ви повертаєте обидві карти кінця, як вони лежали.
event-put-back-swapped = { $who } повертає дві закриті карти кінця, помінявши їх місцями.
event-put-back-swapped-you = Ви повертаєте обидві карти кінця, помінявши їх місцями.
event-lifted = { $who } забирає карту тунелю на { $cell }, щоб покласти її деінде.
event-lifted-you = Ви забираєте карту тунелю на { $cell }, щоб покласти її деінде.
event-vetoed = { $who } накладає вето на «{ $card }»: карта не діє.
event-vetoed-you = Ви накладаєте вето на «{ $card }»: карта не діє.
event-lost-gold = { $who } віддає золото: { $gold }.
event-lost-gold-you = Ви віддаєте золото: { $gold }.
event-costume-reached = { $who } дістається костюмерної.
event-costume-reached-you = Ви дістаєтеся костюмерної.
event-costume-changed = { $who } мусить узяти іншого гнома.
event-costume-changed-you = Ви берете іншого гнома: { $dwarf }.
event-costume-changed-dwarf = { $who } мусить узяти іншого гнома: { $dwarf }.
event-party-reached = { $who } дістається вечірки в тунелі.
event-party-reached-you = Ви дістаєтеся вечірки в тунелі.
event-dealt-again = Усіх гномів перемішано й роздано знову.
event-dealt-again-you = Усіх гномів перемішано й роздано знову. Тепер ви: { $dwarf }.
event-miner-set = { $who } ставить шахтаря на { $cell }.
event-miner-set-you = Ви ставите шахтаря на { $cell }.
event-miner-left = Шахтар на { $cell } дає дорогу.
event-miner-left-you = Ваш шахтар на { $cell } дає дорогу.
event-toll-paid = { $who } платить за прохід гравцеві { $whom }.
event-toll-paid-you = Ви платите за прохід гравцеві { $whom }.
event-toll-paid-at-you = { $who } платить вам за прохід.
event-asked-to-pay = { $who } просить гравця { $whom } заплатити за прохід.
event-asked-to-pay-you = Ви просите гравця { $whom } заплатити за прохід.
event-asked-to-pay-at-you = { $who } просить вас заплатити за прохід.
event-refused-to-pay = { $who } не платить.
event-refused-to-pay-you = Ви не платите.
event-withdrew = { $who } забирає карту назад: на { $cell } ніхто не платить.
event-withdrew-you = Ви забираєте карту назад: на { $cell } ніхто не платить.
event-toll-over = Заборонені місця знову вільні.
event-toll-over-you = Заборонені місця знову вільні.
event-chest-opened = { $who } відкриває скриню на { $cell }: { $chest }.
event-chest-opened-you = Ви відкриваєте скриню на { $cell }: { $chest }.
event-chest-turned = { $who } приєднує карту тунелю на { $cell } до лабіринту.
event-chest-turned-you = Ви приєднуєте карту тунелю на { $cell } до лабіринту.
event-chest-buried = { $who } засипає тунель зі скринею на { $cell }.
event-chest-buried-you = Ви засипаєте тунель зі скринею на { $cell }.
event-looked-into-chest = { $who } зазирає у скриню на { $cell }.
event-looked-into-chest-you = Ви зазираєте у скриню на { $cell }: { $chest }.
event-looked-into-chest-card = { $who } зазирає у скриню на { $cell }: { $chest }.
event-fogged = Карти кінця вкрив туман: цього раунду розвідка їх не покаже.
event-fogged-you = Карти кінця вкрив туман: цього раунду розвідка їх не покаже.
event-goal-moved = { $who } відсуває карту кінця на { $cell } на одне місце далі.
event-goal-moved-you = Ви відсуваєте карту кінця на { $cell } на одне місце далі.
event-robbed = { $who } забирає карту з руки гравця { $whom }.
event-robbed-you = Ви забираєте карту з руки гравця { $whom }: { $card }.
event-robbed-at-you = { $who } забирає карту з вашої руки: { $card }.
event-drew-several = { $who } бере карти на вибір ({ $count }).
event-drew-several-you = Ви берете карти на вибір ({ $count }).
event-slid = Зсув: верхні карти колоди скинуто наосліп ({ $count }).
event-slid-you = Зсув: верхні карти колоди скинуто наосліп ({ $count }).
event-stole = { $who } краде 1 самородок у гравця { $whom }.
event-stole-you = Ви крадете 1 самородок у гравця { $whom }.
event-stole-at-you = { $who } краде у вас 1 самородок.
event-stole-none = { $who } нічого не краде.
event-stole-none-you = Ви нічого не крадете.

## How a round ends

round-won-blue = Тунель до скарбу прокладено: перемогла синя команда.
round-won-green = Тунель до скарбу прокладено: перемогла зелена команда.
round-won-blue-green = Тунель до скарбу прокладено: перемогли обидві команди.
round-won-shut-out = Тунель до скарбу прокладено, але двері перекрили його обом командам: жодна не перемогла.
round-won-profiteer = До скарбу ніхто не дістався, але й саботерів не було: переміг лише посередник.
round-won-spider = Гігантський павук перериває раунд: перемогли саботери.

## What is being asked now

window-exchange = { $who } вирішує, чи міняти карти кінця місцями
window-exchange-you = Поміняйте карти кінця місцями або залиште як є
window-keep = { $who } обирає, яку карту залишити
window-keep-you = Оберіть, яку карту залишити
window-veto = Чекаємо, чи не буде вето
window-veto-you = Вето?
window-guide = { $who } кладе карту тунелю (ще { $count })
window-guide-you = Покладіть карту тунелю (ще { $count })
window-toll = { $who } вирішує, хто заплатить за прохід
window-toll-you = Хто заплатить за прохід
window-pay-for = { $who } вирішує, чи платити за прохід
window-pay-for-you = { $by } просить вас заплатити за прохід
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

reason-trapped = У пастці цього зробити не можна; вас мають звільнити, або приберіть карту самі.
reason-ladder-at-goal = Лаз не може лежати біля карти кінця.
reason-ladder-not-joined = Тут лаз не веде в жоден відкритий тунель.
reason-door-of-another = Двері може класти лише гном їхньої команди.
reason-not-oneself = Ця карта для іншого гравця, не для вас.
reason-already-there = Така карта там уже лежить; двох однакових перед гравцем не буває.
reason-not-in-front = Тут немає такої карти, щоб її прибрати.
reason-no-dwarf-left = Вільних гномів більше немає.
reason-clear-count = Щоб прибрати карту, скиньте з руки рівно дві.
reason-no-discards = Скинутих карт немає.
reason-same-goal = Виберіть дві різні карти кінця.
reason-nothing-laid = Немає викладеної карти, яку можна перекласти.
reason-not-the-last = Перекласти можна лише карту, викладену останньою.
reason-same-cell = Карту треба покласти в інше місце.
reason-nothing-to-lay = Жодну з ваших карт ходів зараз не можна викласти.
reason-only-in-answer = Вето грають лише у відповідь на карту іншого гравця.
reason-no-miner-left = У цьому раунді вільних шахтарів більше немає.
reason-no-place-for-a-miner = Шахтар стає на вільне місце, до якого веде з’єднаний тунель.
reason-toll-not-paid = Тут ніхто не заплатив за прохід; цього ходу виберіть інше місце.
reason-no-gold = Без золота платити неможливо.
reason-asked-already = Цього гравця цього ходу вже питали.
reason-not-to-be-asked = Цього гравця не можна просити заплатити.
reason-fog = Карти кінця вкрив туман; цього раунду можна дивитися лише скрині.

## What an action does, as a button

do-veto = Накласти вето
do-allow = Пропустити
do-exchange = Поміняти місцями
do-leave = Залишити як є
do-pay = Заплатити за прохід
do-ask = Попросити заплатити: { $who }
do-refuse = Не платити
do-steal-seat = Вкрасти в гравця { $who }
do-steal-none = Нічого не красти
do-rob-seat = Узяти в гравця { $who }
do-look-seat = Подивитися гнома: { $who }
do-miner = Поставити шахтаря тут
do-keep = Залишити: { $card }{ $word }
do-clear = Прибрати: { $card }
do-miner-mode = Послати шахтаря
do-withdraw = Забрати карту назад
do-move = Пересунути цю карту кінця

## Who has a way to the treasure past the doors

way-blue = Синя команда має шлях до скарбу.
way-green = Зелена команда має шлях до скарбу.
shut-blue = Зелені двері закривають шлях синій команді.
shut-green = Сині двері закривають шлях зеленій команді.

## At the table

table-clear = можна прибрати
table-hint-clear = Виберіть дві карти з руки, щоб скинути їх за «{ $card }».
table-hint-several = Виберіть ще карти, щоб скинути їх разом.
table-hint-several-clear = Скиньте їх разом або приберіть щось двома з них.
table-hint-full = Ці карти скидаються разом.
table-hint-lift-clear = Виберіть карту або торкніться того, що лежить перед вами, щоб прибрати.
table-trapped = у пастці: без золота
table-stole = краде 1 золото: { $whom }
table-lost = обікрадено, злодій: { $who }
table-hint-miner = Виберіть, де стане шахтар. Карту буде скинуто втемну, і нової за неї не буде.
table-hint-toll = Заплатіть самі або торкніться того, хто має заплатити за вас.
reaction-aimed = { $who } грає «{ $card }» на гравця { $whom }.
reaction-aimed-you = Ви граєте «{ $card }» на гравця { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Ви не заперечуєте. Інші ще думають.
fact-order = хід переходить за годинниковою стрілкою
fact-order-back = хід переходить у зворотному напрямку
fact-miners = готових шахтарів: { $count }
fact-fog = туман: розвідка не показує карт кінця
piece-reached = досягнуто
piece-spare = верхній зайвий гном, знаєте лише ви: { $dwarf }
piece-chest = закрита скриня
piece-chest-known = закрита скриня; ви її бачили: { $chest }, { $card }
piece-chest-open = тунель зі скринею, { $card }
piece-miner = шахтар гравця { $who }, прохід коштує 1 золото
piece-miner-you = ваш власний шахтар
piece-barred = закрито на цей хід
