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

card-path = Карта с тунел
card-action = Карта с действие
card-start = Стартова карта
card-goal = Карта с цел
card-gold = Карта със злато
card-dwarf = Карта с джудже
card-hidden = Закрита карта

card-break-pickaxe = Счупена кирка
card-break-lamp = Счупен фенер
card-break-cart = Счупена количка
card-repair-pickaxe = Ремонт на кирка
card-repair-lamp = Ремонт на фенер
card-repair-cart = Ремонт на количка
card-repair-pickaxe-lamp = Ремонт на кирка или фенер
card-repair-pickaxe-cart = Ремонт на кирка или количка
card-repair-lamp-cart = Ремонт на фенер или количка
card-rockfall = Свлачище
card-map = Схема

card-thief = Кражба
card-hands-off = Долу ръцете
card-swap-hands = Обмен
card-inspect = Шпиониране
card-swap-hats = Смяна на шапките
card-trap = Капан
card-free = Свобода

card-goal-swap = Размяна на цели
card-vault = Съкровищница
card-veto = Вето
card-reverse = Смяна на посоката
card-craftsman = Майстор занаятчия
card-guide = Пътеводител
card-detour = Отклонение

## What the cards do

card-path-about = Поставете я в мината така, че тунелите да продължават.
card-break-pickaxe-about = Поставете я пред който и да е играч: без кирка няма карти с тунели.
card-break-lamp-about = Поставете я пред който и да е играч: без фенер няма карти с тунели.
card-break-cart-about = Поставете я пред който и да е играч: без количка няма карти с тунели.
card-repair-pickaxe-about = Поправете счупена кирка, своя или чужда.
card-repair-lamp-about = Поправете счупен фенер, свой или чужд.
card-repair-cart-about = Поправете счупена количка, своя или чужда.
card-repair-pickaxe-lamp-about = Поправете един инструмент, свой или чужд: кирка или фенер.
card-repair-pickaxe-cart-about = Поправете един инструмент, свой или чужд: кирка или количка.
card-repair-lamp-cart-about = Поправете един инструмент, свой или чужд: фенер или количка.
card-rockfall-about = Махнете една карта с тунел от мината.
card-map-about = Погледнете една закрита карта с цел; никой друг не я вижда.
card-thief-about = Поставете я пред себе си: след подялбата може да откраднете 1 златен къс.
card-hands-off-about = Изчистете карта Кражба пред който и да е играч.
card-swap-hands-about = Разменете всичките си карти с друг играч, който после тегли една.
card-inspect-about = Погледнете джуджето на друг играч; никой друг не го вижда.
card-swap-hats-about = Някой играч, може и вие, сменя джуджето си с ново.
card-trap-about = Който е в капан, не поставя карти с тунели и не получава злато в края на рунда.
card-free-about = Освободете играч от капана или себе си.
card-goal-swap-about = Вземете две закрити карти с цел и ги върнете, разменени или не.
card-vault-about = Вместо да теглите, погледнете горните пет изчистени карти и задръжте една.
card-veto-about = Отменете карта, която друг играч току-що е изиграл.
card-reverse-about = До края на рунда се играе в обратната посока.
card-craftsman-about = Поправете един счупен инструмент от всякакъв вид.
card-guide-about = Изиграйте две карти с тунели една след друга, после изтеглете две.
card-detour-about = Преместете последната изиграна карта с тунел на друго място.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта с тунел: { $tunnels }
path-card-marked = Карта с тунел, { $mark }: { $tunnels }
path-tunnel = тунел { $sides }
path-dead-end = задънен тунел { $sides }
side-N = север
side-S = юг
side-E = изток
side-W = запад
mark-blue = синя врата
mark-green = зелена врата
mark-ladder = стълба
mark-crystal = кристал
cell-spoken = колона { $x }, ред { $y }

## Tools

tool-pickaxe = Кирка
tool-lamp = Фенер
tool-cart = Количка

## Dwarves and what they are after

dwarf-digger = Златотърсач
dwarf-digger-aim = Прокопайте път до съкровището заедно с другите златотърсачи.
dwarf-saboteur = Саботьор
dwarf-saboteur-aim = Не позволявайте никой да стигне до съкровището и не се издавайте.
dwarf-greedy = Алчно джудже
dwarf-greedy-aim = Направете сами последната връзка до съкровището и цялото злато е ваше.
dwarf-blue = Син златотърсач
dwarf-blue-aim = Прокопайте до съкровището път, който не е блокиран от зелена врата.
dwarf-green = Зелен златотърсач
dwarf-green-aim = Прокопайте до съкровището път, който не е блокиран от синя врата.
dwarf-boss = Началник
dwarf-boss-aim = Печелите с който и да е от двата отбора, но с 1 златен къс по-малко.
dwarf-profiteer = Спекулант
dwarf-profiteer-aim = Печелите, който и да победи, но с 2 златни къса по-малко.
dwarf-geologist = Геолог
dwarf-geologist-aim = Съкровището не ви блазни: всеки кристал в мината носи 1 златен къс; двама геолози си ги поделят.

## Goals

goal-treasure = съкровище
goal-stone-a = скала
goal-stone-b = скала
goal-sack-1 = чувалче с 1 златен къс
goal-sack-2 = чувалче с 2 златни къса
goal-dragon = дракон
goal-spider = гигантски паяк
goal-hidden = закрита карта с цел

## Chests

chest-nugget = Златен къс
chest-nugget-about = Вземете 1 златен къс.
chest-fog = Мъгла
chest-fog-about = До края на рунда никоя Схема не показва карта с цел.
chest-tired = Умора
chest-tired-about = В края на този ход не се тегли карта.
chest-extra = Още една карта
chest-extra-about = В края на този ход изтеглете една карта повече.
chest-farther = По-далече
chest-farther-about = Отдалечете една закрита карта с цел с едно място от старта.
chest-pickpocket = Джебчия
chest-pickpocket-about = В края на този ход вземете карта от нечия ръка, вместо да теглите.
chest-pick-of-three = Една от три
chest-pick-of-three-about = В края на този ход изтеглете три карти и задръжте една.
chest-spyglass = Далекоглед
chest-spyglass-about = Погледнете джуджето на друг играч.
chest-rummage = Ровене
chest-rummage-about = Погледнете пет изчистени карти и задръжте една, вместо да теглите.
chest-landslide = Срутване
chest-landslide-about = Горните пет карти от тестето за теглене се изчистват с лицето надолу.

## Editions

edition-classic = Класическо
edition-jubilee = Юбилейно
edition-italian = Италианско

## Modules

module-base = Базова игра
module-saboteur2 = Саботьор 2
module-greedy-dwarf = Алчно джудже
module-goal-swap = Размяна на цели
module-vault = Съкровищница
module-veto = Вето
module-reverse = Смяна на посоката
module-craftsman = Майстор занаятчия
module-guide = Пътеводител
module-detour = Отклонение
module-toll = Тунелна такса
module-costume = Отдел костюми
module-party = Тунелно парти
module-new-goals = Нови цели
module-chests = Ковчежета
module-sabotaged-dwarf = Саботирано джудже
module-tournament = Турнирен вариант

## House rules

## Bots

bot-random = Наслуки
bot-random-about = Прави каквото и да е, стига да е по правилата.
bot-simple = Обикновен
bot-simple-about = Копае към златото или встрани от него, без много да мисли.
bot-rule = Практик
bot-rule-about = Играе по изпитани похвати.
bot-detective = Детектив
bot-detective-about = Наблюдава всички и изчислява кой какъв е.
bot-bluffer = Хитрец
bot-bluffer-about = Мисли какво вярват другите за него и ги подвежда.
bot-seer = Ясновидец
bot-seer-about = Премисля какво може да се случи по-нататък.

## Log: on a turn

event-turn = На ход е { $who }.
event-turn-you = Вие сте на ход.
event-played = { $who } играе „{ $card }“.
event-played-you = Играете „{ $card }“.
event-placed = { $who } поставя карта с тунел на { $cell }.
event-placed-you = Поставяте карта с тунел на { $cell }.
event-collapsed = { $who } предизвиква свлачище на { $cell }: картата с тунел я няма.
event-collapsed-you = Предизвиквате свлачище на { $cell }: картата с тунел я няма.
event-broke = { $who } чупи { $tool ->
        [pickaxe] кирката
        [lamp] фенера
       *[cart] количката
    } на { $whom }.
event-broke-self = { $who } чупи { $tool ->
        [pickaxe] своята кирка
        [lamp] своя фенер
       *[cart] своята количка
    }.
event-broke-you = Чупите { $tool ->
        [pickaxe] кирката
        [lamp] фенера
       *[cart] количката
    } на { $whom }.
event-broke-at-you = { $who } чупи { $tool ->
        [pickaxe] вашата кирка
        [lamp] вашия фенер
       *[cart] вашата количка
    }.
event-broke-you-self = Чупите { $tool ->
        [pickaxe] своята кирка
        [lamp] своя фенер
       *[cart] своята количка
    }.
event-repaired = { $who } поправя { $tool ->
        [pickaxe] кирката
        [lamp] фенера
       *[cart] количката
    } на { $whom }.
event-repaired-self = { $who } поправя { $tool ->
        [pickaxe] своята кирка
        [lamp] своя фенер
       *[cart] своята количка
    }.
event-repaired-you = Поправяте { $tool ->
        [pickaxe] кирката
        [lamp] фенера
       *[cart] количката
    } на { $whom }.
event-repaired-at-you = { $who } поправя { $tool ->
        [pickaxe] вашата кирка
        [lamp] вашия фенер
       *[cart] вашата количка
    }.
event-repaired-you-self = Поправяте { $tool ->
        [pickaxe] своята кирка
        [lamp] своя фенер
       *[cart] своята количка
    }.
event-looked = { $who } поглежда картата с цел на { $cell }.
event-looked-goal = { $who } поглежда картата с цел на { $cell }: { $goal }.
event-looked-you = Поглеждате картата с цел на { $cell }: { $goal }.
event-discarded = Изчистени: { $cards }.
event-discarded-you = Изчистени: { $cards }.
event-passed = { $who } пасува и изчиства { $count ->
        [one] една карта
       *[other] { $count } карти
    } с лицето надолу.
event-passed-cards = { $who } пасува и изчиства: { $cards }.
event-passed-you = Пасувате и изчиствате: { $cards }.
event-passed-none = { $who } няма повече карти и пасува.
event-passed-none-you = Нямате повече карти и пасувате.
event-drew = { $who } тегли карта.
event-drew-card = { $who } тегли: { $card }.
event-drew-you = Теглите: { $card }.
event-asked = { $who } трябва да избере.
event-asked-you = Вие трябва да изберете.
event-answered = { $who } отговаря.
event-answered-you = Отговорът ви е приет.

## Log: cards of Saboteur 2

event-thief-laid = { $who } поставя „Кражба“ пред себе си.
event-thief-laid-you = Поставяте „Кражба“ пред себе си.
event-thief-chased = { $who } осуетява кражбата на { $whom }.
event-thief-chased-self = { $who } осуетява собствената си кражба.
event-thief-chased-you = Осуетявате кражбата на { $whom }.
event-thief-chased-at-you = { $who } осуетява вашата кражба.
event-thief-chased-you-self = Осуетявате собствената си кражба.
event-trapped = { $who } вкарва { $whom } в капан.
event-trapped-self = { $who } попада в собствения си капан.
event-trapped-you = Вкарвате { $whom } в капан.
event-trapped-at-you = { $who } ви вкарва в капан.
event-trapped-you-self = Попадате в собствения си капан.
event-freed = { $who } освобождава { $whom }.
event-freed-self = { $who } се измъква от капана.
event-freed-you = Освобождавате { $whom }.
event-freed-at-you = { $who } ви освобождава.
event-freed-you-self = Измъквате се от капана.
event-spent = { $who } изчиства { $count ->
        [one] една карта
       *[other] { $count } карти
    } с лицето надолу.
event-spent-cards = { $who } изчиства: { $cards }.
event-spent-you = Изчиствате: { $cards }.
event-cleared = { $who } изчиства две карти, за да махне „{ $card }“.
event-cleared-you = Изчиствате две карти, за да махнете „{ $card }“.
event-inspected = { $who } поглежда джуджето на { $whom }.
event-inspected-dwarf = { $who } поглежда джуджето на { $whom }: { $dwarf }.
event-inspected-you = Поглеждате джуджето на { $whom }: { $dwarf }.
event-inspected-at-you = { $who } поглежда вашето джудже.
event-hats-swapped = { $who } сменя шапките: { $whom } получава ново джудже.
event-hats-swapped-dwarf = { $who } сменя шапките. Новото джудже на { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } сменя шапката си и получава ново джудже.
event-hats-swapped-you = Сменяте шапките: { $whom } получава ново джудже.
event-hats-swapped-at-you = { $who } сменя вашата шапка. Новото ви джудже: { $dwarf }.
event-hats-swapped-you-self = Сменяте шапката си. Новото ви джудже: { $dwarf }.
event-swapped-hands = { $who } и { $whom } си разменят картите.
event-swapped-hands-you = Разменяте картите си с { $whom }.
event-swapped-hands-at-you = { $who } разменя картите си с вас.
event-remembered = { $who } следи кои карти са дадени.
event-remembered-you = Следите кои карти сте дали.
event-proved = Вече всички знаят ролята на { $who }: { $dwarf }.
event-proved-you = Вече всички знаят вашата роля: { $dwarf }.

## Log: the jubilee box

event-reversed = { $who } обръща посоката на играта.
event-reversed-you = Обръщате посоката на играта.
event-searched = { $who } преглежда изчистени карти ({ $count }).
event-searched-you = Преглеждате изчистени карти ({ $count }).
event-kept = { $who } задържа една от тях.
event-kept-you = Задържате: { $card }.
event-shuffled = { $who } разбърква изчистените карти.
event-shuffled-you = Разбърквате изчистените карти.
event-put-back = { $who } връща две скрити цели, разменени или не.
event-put-back-you = Връщате двете цели.
event-lifted = { $who } вдига картата с пътека на { $cell }.
event-lifted-you = Вдигате картата с пътека на { $cell }.
event-vetoed = { $who } налага вето: картата няма ефект.
event-vetoed-you = Налагате вето: картата няма ефект.
event-lost-gold = { $who } плаща { $gold } злато.
event-lost-gold-you = Плащате { $gold } злато.
event-costume-reached = { $who } стига до гардероба.
event-costume-reached-you = Стигате до гардероба.
event-costume-changed = { $who } трябва да вземе друго джудже.
event-costume-changed-you = Вземате друго джудже: { $dwarf }.
event-party-reached = { $who } стига до тунелното парти.
event-party-reached-you = Стигате до тунелното парти.
event-dealt-again = Всички джуджета са разбъркани и раздадени отново.
event-dealt-again-you = Всички джуджета са разбъркани и раздадени отново. Сега сте: { $dwarf }.
event-miner-set = { $who } поставя миньор на { $cell }.
event-miner-set-you = Поставяте миньор на { $cell }.
event-miner-left = Миньорът на { $cell } прави път.
event-miner-left-you = Вашият миньор на { $cell } прави път.
event-toll-paid = { $who } плаща таксата на { $whom }.
event-toll-paid-you = Плащате таксата на { $whom }.
event-toll-paid-at-you = { $who } ви плаща таксата.
event-asked-to-pay = { $who } моли { $whom } да плати таксата.
event-asked-to-pay-you = Молите { $whom } да плати таксата.
event-asked-to-pay-at-you = { $who } ви моли да платите таксата.
event-refused-to-pay = { $who } не плаща.
event-refused-to-pay-you = Не плащате.
event-withdrew = { $who } си взема картата: на { $cell } никой не плаща.
event-withdrew-you = Вземате си картата: на { $cell } никой не плаща.
event-toll-over = Забранените места са отново свободни.
event-toll-over-you = Забранените места са отново свободни.
event-chest-opened = { $who } отваря сандъка на { $cell }.
event-chest-opened-you = Отваряте сандъка на { $cell }.
event-chest-turned = { $who } добавя картата с тунел на { $cell } към мината.
event-chest-turned-you = Добавяте картата с тунел на { $cell } към мината.
event-chest-buried = { $who } срутва тунела със сандъка на { $cell }.
event-chest-buried-you = Срутвате тунела със сандъка на { $cell }.
event-looked-into-chest = { $who } поглежда в сандъка на { $cell }.
event-looked-into-chest-you = Поглеждате в сандъка на { $cell }.
event-fogged = Мъгла покри целите: в този рунд никоя карта не ги показва.
event-fogged-you = Мъгла покри целите: в този рунд никоя карта не ги показва.
event-goal-moved = { $who } премества целта на { $cell } с едно място по-далеч.
event-goal-moved-you = Премествате целта на { $cell } с едно място по-далеч.
event-robbed = { $who } взема карта от ръката на { $whom }.
event-robbed-you = Вземате карта от ръката на { $whom }: { $card }.
event-robbed-at-you = { $who } взема карта от ръката ви: { $card }.
event-drew-several = { $who } тегли карти за избор ({ $count }).
event-drew-several-you = Теглите карти за избор ({ $count }).
event-slid = Свлачище: горните карти от тестето са изчистени, без да се гледат ({ $count }).
event-slid-you = Свлачище: горните карти от тестето са изчистени, без да се гледат ({ $count }).

## Log: goals

event-opened = { $who } обръща картата с цел на { $cell }: { $goal }.
event-opened-you = Обръщате картата с цел на { $cell }: { $goal }.
event-turned = { $who } добавя картата с цел на { $cell } към мината.
event-turned-you = Добавяте картата с цел на { $cell } към мината.

## Log: rounds and gold

event-round-began = Започва рунд { $round }; на ход е { $who }.
event-round-began-you = Започва рунд { $round }; вие сте на ход.
event-round-ended = Рунд { $round } приключи.
round-won-diggers = Съкровището е достигнато: печелят златотърсачите.
round-won-saboteurs = Никой не стигна до съкровището: печелят саботьорите.
round-won-greedy = Алчно джудже стигна до съкровището и взема всичко.
round-won-nobody = Никой не стигна до съкровището, но и никой саботьор не печели: рундът остава без победител.
round-won-blue = Съкровището е достигнато: печели синият отбор.
round-won-green = Съкровището е достигнато: печели зеленият отбор.
round-won-blue-green = Съкровището е достигнато: печелят и двата отбора.
round-won-shut-out = Съкровището е достигнато, но врати блокират и двата отбора: никой от тях не печели.
round-won-profiteer = Никой не стигна до съкровището, а саботьори нямаше: печели само спекулантът.
round-won-spider = Гигантският паяк прекъсва рунда: печелят саботьорите.
round-finder = Последната връзка е дело на { $who }.
round-finder-you = Последната връзка е ваше дело.
round-dwarf = { $who }: { $dwarf }
round-spare = Настрана: { $dwarf }
event-gold-drawn = За подялба { $count ->
        [one] има една карта
       *[other] има { $count } карти
    } със злато; пръв избор: { $who }.
event-gold-drawn-you = За подялба { $count ->
        [one] има една карта
       *[other] има { $count } карти
    } със злато; вие избирате първи.
event-took = { $who } взема карта със злато.
event-took-gold = { $who } взема карта със злато: { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-took-you = Вземате карта със злато: { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-paid = { $who } получава { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-paid-you = Получавате { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-paid-unseen = { $who } получава { $count ->
        [one] една карта
       *[other] { $count } карти
    } със злато.
event-stole = { $who } краде 1 златен къс от { $whom }.
event-stole-you = Крадете 1 златен къс от { $whom }.
event-stole-at-you = { $who } краде 1 златен къс от вас.
event-stole-none = { $who } не краде нищо.
event-stole-none-you = Не крадете нищо.
event-game-over = Играта приключи. Печели { $who } с { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-game-over-you = Играта приключи. Печелите с { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }.
event-game-over-shared = Играта приключи. Победата си поделят { $names }: по { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    } всеки.
event-game-over-shared-you = Играта приключи. Поделяте си победата с { $names }: по { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    } всеки.

## What is being asked now

window-turn = { $who } копае
window-turn-you = Вие сте на ход
window-open = { $who } избира коя цел да обърне
window-open-you = Изберете коя цел да обърнете първо
window-lie = { $who } избира как да лежи целта
window-lie-you = Изберете как да лежи целта
window-take = { $who } избира карта със злато
window-take-you = Изберете карта със злато
window-over = Играта приключи
window-exchange = { $who } решава дали да размени целите
window-exchange-you = Разменете целите или ги оставете така
window-keep = { $who } избира коя карта да задържи
window-keep-you = Изберете коя карта да задържите
window-veto = Изчаква се вето
window-veto-you = Наложете вето или пропуснете картата
window-guide = { $who } поставя още една карта с тунел
window-guide-you = Поставете още една карта с тунел
window-toll = { $who } решава кой ще плати таксата
window-toll-you = Платете таксата, помолете друг или се откажете
window-pay-for = { $who } решава дали да плати такса
window-pay-for-you = { $who } ви моли да платите таксата
window-steal = { $who } избира от кого да открадне
window-steal-you = Изберете от кого да откраднете 1 златен къс
window-move = { $who } отдалечава цел
window-move-you = Изберете коя цел да отдалечите
window-rob = { $who } взема карта от нечия ръка
window-rob-you = Изберете от чия ръка да вземете карта
window-look = { $who } избира чие джудже да погледне
window-look-you = Изберете чие джудже да погледнете
window-lie-chest = { $who } избира как да лежи картата с тунел
window-lie-chest-you = Изберете как да лежи картата с тунел

## Why a move is refused

reason-malformed = Този ход не можа да бъде прочетен: { $detail }.
reason-unknown-card = В тази игра няма карта { $detail }.
reason-no-such-seat = На тази маса няма играч { $detail }.
reason-game-over = Играта приключи.
reason-not-your-turn = Още не е ваш ред.
reason-wrong-moment = Сега това не може.
reason-card-not-in-hand = Нямате тази карта в ръката си.
reason-not-a-path-card = В мината може да се поставят само карти с тунели.
reason-not-an-action-card = Карта с тунел не може да се изиграе като действие; поставете я в мината.
reason-pass-count = За да пасувате, изчистете една карта, в Саботьор 2 до три; без карти в ръката – нито една.
reason-tool-broken = Докато пред вас има счупен инструмент, не може да поставяте карти с тунели; първо трябва да се поправи.
reason-cell-occupied = Тук вече лежи нещо.
reason-not-adjacent = Картата с тунел трябва да лежи до открита карта.
reason-edges-mismatch = Тук не пасва: тунел трябва да среща тунел, а скала – скала.
reason-not-connected = Дотук не води непрекъснат тунел от стартовата карта.
reason-already-broken = Този инструмент вече е счупен; един и същ не се чупи два пъти.
reason-nothing-to-repair = Тук тази карта няма какво да поправи.
reason-wrong-tool = Тази карта не поправя такъв инструмент.
reason-no-path-card-there = Свлачището маха само поставена карта с тунел; стартовата карта и целите остават.
reason-not-a-hidden-goal = Схемата показва само цели, които още са закрити.
reason-trapped = В капан това не може; някой трябва да ви освободи или сами разчистете картата.
reason-ladder-at-goal = Стълба не може да лежи до цел.
reason-ladder-not-joined = Тук стълбата не се свързва с никой отворен тунел.
reason-door-of-another = Врата може да постави само джудже от нейния отбор.
reason-not-oneself = Тази карта е за друг играч, а не за вас.
reason-already-there = Такава карта вече има там; никой няма две еднакви пред себе си.
reason-not-in-front = Тук няма такава карта, която да махнете.
reason-no-dwarf-left = Не е останало свободно джудже.
reason-clear-count = За да разчистите карта, изчистете точно две от ръката си.
reason-not-offered = Това не е сред възможностите.
reason-no-discards = Няма изчистени карти.
reason-same-goal = Изберете две различни цели.
reason-nothing-laid = Няма поставена карта, която да се премести.
reason-not-the-last = Може да се премести само последно поставената карта.
reason-same-cell = Картата трябва да отиде на друго място.
reason-nothing-to-lay = Нито една от вашите карти с пътеки не може да се постави сега.
reason-only-in-answer = Вето се играе само в отговор на карта на друг играч.
reason-no-miner-left = В този рунд няма свободни миньори.
reason-no-place-for-a-miner = Миньорът застава на празно място, до което води свързан тунел.
reason-toll-not-paid = Тук никой не плати таксата; в този ход изберете друго място.
reason-no-gold = Без злато не може да се плати.
reason-asked-already = Този играч вече беше попитан в този ход.
reason-not-to-be-asked = Този играч не може да бъде помолен да плати.
reason-fog = Мъгла покрива целите; в този рунд картата показва само сандъци.

## What went wrong between page and table

error-malformed = Масата не разбра това. Нищо не се промени; заредете страницата отново.
error-stale = Играта вече е напреднала. Нищо не е направено; погледнете пак и изберете.
error-busy = Масата сега не може да запише нищо. Нищо не е изгубено; опитайте пак след малко.
error-too-fast = Твърде много наведнъж. Нищо не е направено; изчакайте секунда и опитайте пак.
error-too-long = Това е твърде дълго. Нищо не е направено; съкратете го.
error-not-yours = Това не зависи от вас.
error-not-now = Сега това не може.
error-full = Всички места на тази маса са заети.
error-name-taken = На тази маса вече има такова име; изберете друго.
error-bad-rules = Тези правила не вървят заедно: { $detail }
error-unknown-seat = Тази връзка не води до място на масата; може да гледате.
error-unknown-table = Няма маса с този код; проверете го и опитайте пак.
error-foreign-origin = Тази страница не е от този сървър; отворете връзката на самата маса.
