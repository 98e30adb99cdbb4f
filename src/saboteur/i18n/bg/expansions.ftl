### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

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

## Marks of path cards

mark-blue = синя врата
mark-green = зелена врата
mark-ladder = стълба
mark-crystal = кристал

## Dwarves

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

goal-sack-1 = чувалче с 1 златен къс
goal-sack-2 = чувалче с 2 златни къса
goal-dragon = дракон
goal-spider = гигантски паяк

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

## Log

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
event-played-path = { $who } иска да постави карта с тунел.
event-played-path-you = Искате да поставите карта с тунел.
event-reversed = { $who } обръща посоката на играта.
event-reversed-you = Обръщате посоката на играта.
event-searched = { $who } преглежда изчистени карти ({ $count }).
event-searched-you = Преглеждате изчистени карти ({ $count }).
event-kept = { $who } задържа една от тях.
event-kept-you = Задържате: { $card }.
event-kept-card = { $who } задържа: { $card }.
event-shuffled = { $who } разбърква изчистените карти.
event-shuffled-you = Разбърквате изчистените карти.
event-put-back = { $who } връща две скрити цели, разменени или не.
event-put-back-you = Връщате двете цели, както лежаха.
event-put-back-swapped = { $who } връща две скрити цели с разменени места.
event-put-back-swapped-you = Връщате двете цели с разменени места.
event-lifted = { $who } вдига картата с тунел на { $cell }.
event-lifted-you = Вдигате картата с тунел на { $cell }.
event-vetoed = { $who } налага вето на „{ $card }“: картата няма ефект.
event-vetoed-you = Налагате вето на „{ $card }“: картата няма ефект.
event-lost-gold = { $who } плаща { $gold } злато.
event-lost-gold-you = Плащате { $gold } злато.
event-costume-reached = { $who } стига до отдел костюми.
event-costume-reached-you = Стигате до отдел костюми.
event-costume-changed = { $who } трябва да вземе друго джудже.
event-costume-changed-you = Вземате друго джудже: { $dwarf }.
event-costume-changed-dwarf = { $who } трябва да вземе друго джудже: { $dwarf }.
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
event-chest-opened = { $who } отваря ковчежето на { $cell }: { $chest }.
event-chest-opened-you = Отваряте ковчежето на { $cell }: { $chest }.
event-chest-turned = { $who } добавя картата с тунел на { $cell } към мината.
event-chest-turned-you = Добавяте картата с тунел на { $cell } към мината.
event-chest-buried = { $who } срутва тунела с ковчежето на { $cell }.
event-chest-buried-you = Срутвате тунела с ковчежето на { $cell }.
event-looked-into-chest = { $who } поглежда в ковчежето на { $cell }.
event-looked-into-chest-you = Поглеждате в ковчежето на { $cell }: { $chest }.
event-looked-into-chest-card = { $who } поглежда в ковчежето на { $cell }: { $chest }.
event-fogged = Мъгла покри целите: в този рунд никоя Схема не ги показва.
event-fogged-you = Мъгла покри целите: в този рунд никоя Схема не ги показва.
event-goal-moved = { $who } премества целта на { $cell } с едно място по-далеч.
event-goal-moved-you = Премествате целта на { $cell } с едно място по-далеч.
event-robbed = { $who } взема карта от ръката на { $whom }.
event-robbed-you = Вземате карта от ръката на { $whom }: { $card }.
event-robbed-at-you = { $who } взема карта от ръката ви: { $card }.
event-drew-several = { $who } тегли карти за избор ({ $count }).
event-drew-several-you = Теглите карти за избор ({ $count }).
event-slid = Срутване: горните карти от тестето са изчистени, без да се гледат ({ $count }).
event-slid-you = Срутване: горните карти от тестето са изчистени, без да се гледат ({ $count }).
event-stole = { $who } краде 1 златен къс от { $whom }.
event-stole-you = Крадете 1 златен къс от { $whom }.
event-stole-at-you = { $who } краде 1 златен къс от вас.
event-stole-none = { $who } не краде нищо.
event-stole-none-you = Не крадете нищо.

## How a round ends

round-won-blue = Съкровището е достигнато: печели синият отбор.
round-won-green = Съкровището е достигнато: печели зеленият отбор.
round-won-blue-green = Съкровището е достигнато: печелят и двата отбора.
round-won-shut-out = Съкровището е достигнато, но врати блокират и двата отбора: никой от тях не печели.
round-won-profiteer = Никой не стигна до съкровището, а саботьори нямаше: печели само спекулантът.
round-won-spider = Гигантският паяк прекъсва рунда: печелят саботьорите.

## What is being asked now

window-exchange = { $who } решава дали да размени целите
window-exchange-you = Разменете целите или ги оставете така
window-keep = { $who } избира коя карта да задържи
window-keep-you = Изберете коя карта да задържите
window-veto = Изчаква се вето
window-veto-you = Вето?
window-guide = { $who } поставя карта с тунел (още { $count })
window-guide-you = Поставете карта с тунел (още { $count })
window-toll = { $who } решава кой ще плати таксата
window-toll-you = Кой ще плати таксата
window-pay-for = { $who } решава дали да плати такса
window-pay-for-you = { $by } ви моли да платите таксата
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

reason-trapped = В капан това не може; някой трябва да ви освободи или сами разчистете картата.
reason-ladder-at-goal = Стълба не може да лежи до цел.
reason-ladder-not-joined = Тук стълбата не се свързва с никой отворен тунел.
reason-door-of-another = Врата може да постави само джудже от нейния отбор.
reason-not-oneself = Тази карта е за друг играч, а не за вас.
reason-already-there = Такава карта вече има там; никой няма две еднакви пред себе си.
reason-not-in-front = Тук няма такава карта, която да махнете.
reason-no-dwarf-left = Не е останало свободно джудже.
reason-clear-count = За да разчистите карта, изчистете точно две от ръката си.
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
reason-fog = Мъгла покрива целите; в този рунд Схемата показва само ковчежета.

## What an action does, as a button

do-veto = Вето
do-allow = Пропускане
do-exchange = Размяна
do-leave = Нека останат така
do-pay = Плащане на таксата
do-ask = Молба за плащане: { $who }
do-refuse = Без плащане
do-steal-seat = Кражба от { $who }
do-steal-none = Без кражба
do-rob-seat = Вземане от { $who }
do-look-seat = Джуджето на { $who }
do-miner = Миньорът застава тук
do-keep = Задържане: { $card }{ $word }
do-clear = Разчистване: { $card }
do-miner-mode = Изпращане на миньор
do-withdraw = Връщане на картата
do-move = Преместване на тази цел

## Who has a way to the treasure past the doors

way-blue = Синият отбор има път до съкровището.
way-green = Зеленият отбор има път до съкровището.
shut-blue = Зелена врата спира синия отбор.
shut-green = Синя врата спира зеления отбор.

## At the table

table-clear = може да се махне
table-hint-clear = Изберете две карти от ръката, които да оставите за „{ $card }“.
table-hint-several = Изберете още карти, които да оставите заедно.
table-hint-several-clear = Оставете ги заедно или махнете нещо с две от тях.
table-hint-full = Тези карти се оставят заедно.
table-hint-lift-clear = Изберете карта или докоснете това, което лежи пред вас, за да го махнете.
table-trapped = в капан: без злато
table-stole = открадна 1 от { $whom }
table-lost = обран от { $who }
table-hint-miner = Изберете къде да застане миньорът. Картата се изчиства скрито и не теглите друга за нея.
table-hint-toll = Платете сами или докоснете кой да плати вместо вас.
reaction-aimed = { $who } играе „{ $card }“ срещу { $whom }.
reaction-aimed-you = Играете „{ $card }“ срещу { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Не възразявате. Другите още мислят.
fact-order = играе се по часовниковата стрелка
fact-order-back = играе се в обратна посока
fact-miners = готови миньори: { $count }
fact-fog = мъгла: никоя Схема не показва цел
piece-reached = достигнато
piece-spare = най-горното излишно джудже, знаете само вие: { $dwarf }
piece-chest = скрито ковчеже
piece-chest-known = скрито ковчеже; видели сте го: { $chest }, { $card }
piece-chest-open = тунел с ковчеже, { $card }
piece-miner = миньор на { $who }, таксата е 1 злато
piece-miner-you = вашият миньор
piece-barred = преградено за този ход
