## Its name, and what the lobby says of it

module-saboteur2 = Саботер 2
module-saboteur2-about = Дві команди, двері, лази, злодії та пастки, для 2–12 гравців.

## Cards

card-thief = Злодій
card-hands-off = Руки геть
card-swap-hands = Обмін інвентарем
card-inspect = Інспекція
card-swap-hats = Обмін ковпаками
card-trap = Спійманий
card-free = Вільний
card-thief-about = Покладіть її перед собою: після поділу можна вкрасти 1 самородок.
card-hands-off-about = Приберіть злодія, що лежить перед будь-яким гравцем.
card-swap-hands-about = Обміняйтеся всіма картами з іншим гравцем, після чого він бере одну карту.
card-inspect-about = Подивіться карту гнома іншого гравця; більше її ніхто не побачить.
card-swap-hats-about = Будь-який гравець, навіть ви самі, міняє свого гнома на нового.
card-trap-about = Спійманий гравець не кладе карт тунелів і наприкінці раунду не отримує золота.
card-free-about = Звільніть спійманого гравця або себе.

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
event-cleared = { $who } скидає дві карти, щоб прибрати «{ $card }».
event-cleared-you = Ви скидаєте дві карти, щоб прибрати «{ $card }».
event-hats-swapped = { $who } міняє ковпаки: { $whom } отримує нового гнома.
event-hats-swapped-dwarf = { $who } міняє ковпаки. Новий гном гравця { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } міняє собі ковпак і отримує нового гнома.
event-hats-swapped-you = Ви міняєте ковпаки: { $whom } отримує нового гнома.
event-hats-swapped-at-you = { $who } міняє вам ковпак. Ваш новий гном: { $dwarf }.
event-hats-swapped-you-self = Ви міняєте собі ковпак. Ваш новий гном: { $dwarf }.
event-swapped-hands = { $who } і { $whom } обмінюються картами.
event-swapped-hands-you = Ви обмінюєтеся картами з гравцем { $whom }.
event-swapped-hands-at-you = { $who } обмінюється картами з вами.
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
reveal-side-blue = синьої команди
reveal-side-green = зеленої команди
reveal-side-blue-green = обох команд
reveal-side-shut-out = скарбу за дверима
reveal-side-profiteer = посередника

## What is being asked now

window-steal = { $who } обирає, у кого вкрасти
window-steal-you = Оберіть, у кого вкрасти 1 самородок

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

## What an action does, as a button

do-steal-seat = Вкрасти в гравця { $who }
do-steal-none = Нічого не красти
do-clear = Прибрати: { $card }

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

## Lessons

lesson-doors = Команди й двері
lesson-doors-1 = У «Саботері 2» копають дві команди, сині й зелені. Ви синій. Перемагає лише команда, що має шлях до скарбу, а двері пускають тільки свою команду.
lesson-doors-2 = Покладіть свої сині двері в кінці тунелю.
lesson-doors-3 = Тепер дістаньтеся скарбу.
lesson-doors-end = Ваші двері не пустили зелених: сині перемогли, і бос разом із ними.
lesson-ladders = Лази
lesson-ladders-1 = За глухим кутом у темряві лежить перехрестя. Спробуйте покласти поруч із ним поворот.
lesson-ladders-2 = Не з’єднано. Лазу не потрібен тунель від початку: покладіть його біля темного перехрестя.
lesson-ladders-end = Світло згори: кожен лаз з’єднаний із початком і з усіма іншими. Біля карти кінця його класти не можна.
lesson-bridges = Мости
lesson-bridges-1 = На мосту два тунелі перетинаються, але не сходяться. Ваш іде прямо до карт кінця.
lesson-bridges-2 = Спробуйте будувати там, де інший тунель сходить з мосту.
lesson-bridges-3 = Той тунель темний: від початку шляху туди немає. Ідіть до карт кінця.
lesson-bridges-end = Карті з двома тунелями досить, щоб один із них був освітлений.
lesson-crystals = Кристали геолога
lesson-crystals-1 = Ви геолог і не належите до команд. Хоч хто переможе, кожен кристал у шахті — 1 золото для вас.
lesson-crystals-2 = Покладіть карту з кристалом.
lesson-crystals-end = Два геологи ділять здобич навпіл. Обвал на кристал коштує вам золота.
lesson-clear = Допомогти собі
lesson-clear-1 = Ліхтар зламано, а ремонту немає. У «Саботері 2» допоможуть дві карти.
lesson-clear-2 = Торкніться зламаного ліхтаря на своїй табличці, тоді двох зайвих карт, і підтвердьте.
lesson-clear-end = Дві карти пішли, одну взято: відтепер у руці на одну менше.
lesson-several = Скинути кілька карт
lesson-several-1 = Нічого доброго в руці? Скиньте дві чи три карти разом: візьміть одну, потім оберіть ще й скиньте.
lesson-several-end = Ви берете стільки ж, скільки скинули.
lesson-inspect = Інспекція
lesson-inspect-1 = Зіграйте інспекцію на когось: гнома побачите лише ви.
lesson-inspect-2 = Гном стоїть на табличці з оком: знаєте лише ви.
lesson-inspect-end = Пам’ятайте: обмін ковпаками може потім змінити гнома.
lesson-hats = Обмін ковпаками
lesson-hats-1 = Ви саботер, і вас викрито. Обмін ковпаками дає гравцеві, і вам теж, нового гнома з колоди.
lesson-hats-2 = Зіграйте на себе.
lesson-hats-end = Новий гном із новою метою; ніхто не знає який. Важить, хто ви наприкінці.
lesson-thief = Злодій
lesson-thief-1 = Покладіть злодія перед собою.
lesson-thief-2 = Він лежить до кінця раунду, якщо ніхто не зіграє «Руки геть». Дістаньтеся скарбу.
lesson-thief-3 = Золото поділено; тепер злодій бере 1 золото в когось, хто його має. У кого?
lesson-thief-end = Спійманий злодій нічого не краде.
lesson-trap = Спійманий
lesson-trap-1 = Ви в пастці. Спробуйте покласти карту тунелю.
lesson-trap-2 = Відхилено, ба гірше: хто наприкінці в пастці, не отримає золота. Звільніться.
lesson-trap-end = «Вільний» допомагає будь-кому; помагають і дві власні карти, як зі зламаним інструментом.
lesson-swap-hands = Обмін інвентарем
lesson-swap-hands-1 = Ваші карти нічого не варті. Обміняйтеся всіма картами з Bruna.
lesson-swap-hands-end = За це карту бере вона, а не ви. І тепер кожен знає, що має інший.
