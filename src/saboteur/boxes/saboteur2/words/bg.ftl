## Its name, and what the lobby says of it

module-saboteur2 = Саботьор 2
module-saboteur2-about = Два отбора, врати, стълби, кражби и капани, за 2–12 играчи.

## Cards

card-thief = Кражба
card-hands-off = Долу ръцете
card-swap-hands = Обмен
card-inspect = Шпиониране
card-swap-hats = Смяна на шапките
card-trap = Капан
card-free = Свобода
card-thief-about = Поставете я пред себе си: след подялбата може да откраднете 1 златен къс.
card-hands-off-about = Изчистете карта Кражба пред който и да е играч.
card-swap-hands-about = Разменете всичките си карти с друг играч, който после тегли една.
card-inspect-about = Погледнете джуджето на друг играч; никой друг не го вижда.
card-swap-hats-about = Някой играч, може и вие, сменя джуджето си с ново.
card-trap-about = Който е в капан, не поставя карти с тунели и не получава злато в края на рунда.
card-free-about = Освободете играч от капана или себе си.

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
event-cleared = { $who } изчиства две карти, за да махне „{ $card }“.
event-cleared-you = Изчиствате две карти, за да махнете „{ $card }“.
event-hats-swapped = { $who } сменя шапките: { $whom } получава ново джудже.
event-hats-swapped-dwarf = { $who } сменя шапките. Новото джудже на { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } сменя шапката си и получава ново джудже.
event-hats-swapped-you = Сменяте шапките: { $whom } получава ново джудже.
event-hats-swapped-at-you = { $who } сменя вашата шапка. Новото ви джудже: { $dwarf }.
event-hats-swapped-you-self = Сменяте шапката си. Новото ви джудже: { $dwarf }.
event-swapped-hands = { $who } и { $whom } си разменят картите.
event-swapped-hands-you = Разменяте картите си с { $whom }.
event-swapped-hands-at-you = { $who } разменя картите си с вас.
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
reveal-side-blue = синия отбор
reveal-side-green = зеления отбор
reveal-side-blue-green = двата отбора
reveal-side-shut-out = съкровище зад врати
reveal-side-profiteer = спекуланта

## What is being asked now

window-steal = { $who } избира от кого да открадне
window-steal-you = Изберете от кого да откраднете 1 златен къс

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

## What an action does, as a button

do-steal-seat = Кражба от { $who }
do-steal-none = Без кражба
do-clear = Разчистване: { $card }

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

## Lessons

lesson-doors = Отбори и врати
lesson-doors-1 = В Саботьор 2 копаят два отбора, син и зелен. Вие сте син. Печели само отбор с път до съкровището, а вратата пуска само своя отбор.
lesson-doors-2 = Сложете синята си врата в края на тунела.
lesson-doors-3 = Сега стигнете до съкровището.
lesson-doors-end = Вратата ви спря зелените: сините печелят, а с тях и началникът.
lesson-ladders = Стълби
lesson-ladders-1 = Зад задънения край в мрака има кръстовище. Опитайте да сложите завоя до него.
lesson-ladders-2 = Не е свързано. На стълбата не ѝ трябва тунел от началото: сложете я до тъмното кръстовище.
lesson-ladders-end = Светлина отгоре: всяка стълба е свързана с началото и с всички други. Не може да лежи до цел.
lesson-bridges = Мостове
lesson-bridges-1 = На мост два тунела се пресичат, без да се срещат. Вашият върви право към целите.
lesson-bridges-2 = Опитайте да строите там, където другият тунел излиза от моста.
lesson-bridges-3 = Онзи тунел е тъмен: от началото няма път дотам. Продължете към целите.
lesson-bridges-end = На карта с два тунела ѝ стига единият да е осветен при слагането.
lesson-crystals = Кристалите на геолога
lesson-crystals-1 = Вие сте геолог и нямате отбор. Който и да спечели, всеки кристал в мината е 1 злато за вас.
lesson-crystals-2 = Сложете картата с кристала.
lesson-crystals-end = Двама геолози си делят печалбата. Свлачище върху кристал ви струва злато.
lesson-clear = Помогнете си сами
lesson-clear-1 = Фенерът ви е счупен, а нямате поправка. В Саботьор 2 стигат две карти.
lesson-clear-2 = Докоснете счупения фенер на табелката си, после две ненужни карти и потвърдете.
lesson-clear-end = Две карти отидоха, една изтеглена: оттук нататък имате с една по-малко.
lesson-several = Свалете няколко карти
lesson-several-1 = Нищо добро в ръката? Свалете две или три карти наведнъж: вземете една, изберете още и ги свалете.
lesson-several-end = Теглите толкова, колкото сте свалили.
lesson-inspect = Шпиониране
lesson-inspect-1 = Изиграйте шпиониране върху някого: само вие виждате джуджето.
lesson-inspect-2 = Джуджето стои на табелката с око: само вие знаете.
lesson-inspect-end = Помнете: с смяна на шапките джуджето може после да се смени.
lesson-hats = Смяна на шапките
lesson-hats-1 = Вие сте саботьор и сте разкрит. Смяната на шапките дава на играч, и на вас, ново джудже от купчината.
lesson-hats-2 = Изиграйте я върху себе си.
lesson-hats-end = Ново джудже с нова цел; никой друг не знае кое. Важно е кой сте накрая.
lesson-thief = Кражба
lesson-thief-1 = Сложете кражбата пред себе си.
lesson-thief-2 = Стои там до края на рунда, ако никой не изиграе „Долу ръцете“. Стигнете до съкровището.
lesson-thief-3 = Златото е поделено; сега крадецът взима 1 злато от някого, който има. От кого?
lesson-thief-end = Хванат крадец не краде нищо.
lesson-trap = В капан
lesson-trap-1 = Вие сте в капан. Опитайте да сложите карта с тунел.
lesson-trap-2 = Отказано, и по-лошо: който накрая е в капан, не получава злато. Освободете се.
lesson-trap-end = „Свобода“ помага на всеки; помагат и две свои карти, както при счупен инструмент.
lesson-swap-hands = Обмен
lesson-swap-hands-1 = Картите ви не струват. Разменете цялата си ръка с Bruna.
lesson-swap-hands-end = За това карта тегли тя, не вие. И сега всеки знае какво държи другият.
