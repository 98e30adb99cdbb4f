### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $place                where it is, as an adverbial phrase: a link to the cell
###   $number              a goal’s number, counted from 1
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

## What the cards do

card-path-about = Поставете я в мината така, че тунелите да продължават.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта с тунел: { $tunnels }
path-card-marked = Карта с тунел, { $mark }: { $tunnels }
path-tunnel = тунел { $sides }
path-dead-end = задънен тунел { $sides }
path-cross = кръстовище
side-N = { $turned ->
        [yes] наляво
       *[no] нагоре
    }
side-S = { $turned ->
        [yes] надясно
       *[no] надолу
    }
side-E = { $turned ->
        [yes] нагоре
       *[no] надясно
    }
side-W = { $turned ->
        [yes] надолу
       *[no] наляво
    }
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] кръстовище
        [fork] разклонение
        [bend] завой
        [straight] прав тунел
        [bridge] мост
       *[end] задънен тунел
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] една карта
       *[other] { $count } карти
    }
place-start = на стартовата карта
place-goal = на цел { $goal }
place-between = между цел { $goal } и цел { $other }
place-beside-start = редом със старта
place-before-goal = пред цел { $goal }
place-behind-goal = зад цел { $goal }
place-beside-goal = редом с цел { $goal }
place-card = редом { $card ->
        [cross] с кръстовището
        [fork] с разклонението
        [bend] със завоя
        [straight] с правия тунел
        [bridge] с моста
       *[end] със задънения тунел
    }{ $near ->
        [start] {" "}до старта
       *[no] {""}
    }
place-toward = към цел { $goal }
place-away = в посока, обратна на цел { $goal }
place-toward-goals = към целите
place-away-goals = в посока, обратна на целите
place-toward-start = към старта
place-from-start = на { $cards } от старта
place-behind-start = на { $cards } зад старта
place-level-start = на нивото на старта
place-from-goals = на { $cards } пред целите
place-behind-goals = на { $cards } зад целите
place-level-goals = на нивото на целите
place-line-goal = в една линия с цел { $goal }
place-line-between = между линиите на цел { $goal } и цел { $other }
place-line-off = на { $cards } от линията на цел { $goal } към цел { $other }
place-line-out = на { $cards } извън линията на цел { $goal }
place-line-left = на { $cards } вляво от линията на цел { $goal }, гледано от старта
place-line-right = на { $cards } вдясно от линията на цел { $goal }, гледано от старта

## Goals

goal-hidden = закрита карта с цел

## Editions

edition-classic = Класическо
edition-jubilee = Юбилейно
edition-italian = Италианско

## Bots

bot-random = Случаен
bot-random-about = Прави какъвто и да е позволен ход.
bot-novice = Новак
bot-novice-about = Играе като начинаещ и греши като него.
bot-rule = Практик
bot-rule-about = Играе по изпитани похвати.
bot-detective = Детектив
bot-detective-about = Наблюдава всички и изчислява кой какъв е.
bot-bluffer = Блъфьор
bot-bluffer-about = Следи какво мислят другите и ги подвежда.
bot-seer = Ясновидец
bot-seer-about = Премисля какво може да се случи по-нататък.

## Log: on a turn

event-turn = На ход е { $who }.
event-turn-you = Вие сте на ход.
event-played = { $who } играе „{ $card }“.
event-played-you = Играете „{ $card }“.
event-placed = { $who } поставя карта с тунел { $place }: { $card }.
event-placed-you = Поставяте карта с тунел { $place }: { $card }.
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
event-asked = Изборът е на { $who }.
event-asked-you = Изборът е ваш.
event-answered = { $who } отговаря.
event-answered-you = Отговорът ви е приет.

## Log: goals

event-opened = { $who } обръща картата с цел { $number }: { $goal }.
event-opened-you = Обръщате картата с цел { $number }: { $goal }.
event-turned = { $who } завърта картата с цел { $number }, за да пасне в мината.
event-turned-you = Завъртате картата с цел { $number }, за да пасне в мината.

## Log: rounds and gold

event-round-began = Започва рунд { $round }; на ход е { $who }.
event-round-began-you = Започва рунд { $round }; вие сте на ход.
event-round-ended = Рунд { $round } приключи.
round-spare = Излишно джудже: { $dwarf }
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

window-turn = На ход е { $who }
window-turn-you = Вие сте на ход
window-open = { $who } избира коя цел да обърне
window-open-you = Изберете коя цел да обърнете първо
window-lie = { $who } избира как да легне картата с цел
window-lie-you = Изберете как да легне картата с цел
window-take = { $who } избира карта със злато
window-take-you = Изберете карта със злато
window-over = Играта приключи

## Why a move is refused

reason-malformed = Този ход не можа да бъде разбран: { $detail }.
reason-unknown-card = В тази игра няма карта { $detail }.
reason-no-such-seat = На тази маса няма място { $detail }.
reason-game-over = Играта приключи.
reason-not-your-turn = Още не е ваш ред.
reason-wrong-moment = Сега това не е възможно.
reason-card-not-in-hand = Нямате тази карта в ръката си.
reason-not-a-path-card = В мината може да се поставят само карти с тунели.
reason-not-an-action-card = Карта с тунел не може да се изиграе като действие; поставете я в мината.
reason-pass-count = За да пасувате, изчистете една карта, в Саботьор 2 до три; без карти в ръката – нито една.
reason-tool-broken = Със счупен инструмент не се поставят карти с тунели; първо трябва да се ремонтира.
reason-cell-occupied = Тук вече има карта.
reason-not-adjacent = Картата с тунел трябва да е до открита карта.
reason-edges-mismatch = Тук не пасва: тунел трябва да среща тунел, а скала – скала.
reason-not-connected = Дотук не води непрекъснат тунел от стартовата карта.
reason-already-broken = Този инструмент вече е счупен; един и същ не може да се счупи два пъти.
reason-nothing-to-repair = Тук тази карта няма какво да ремонтира.
reason-wrong-tool = Тази карта не ремонтира такъв инструмент.
reason-no-path-card-there = Свлачището премахва само поставена карта с тунел, не стартовата карта или карта с цел.
reason-not-a-hidden-goal = Схемата показва само цели, които още са закрити.
reason-not-offered = Това не е сред възможностите.

## What went wrong between page and table

error-malformed = Нещо се обърка. Нищо не се промени; заредете страницата отново.
error-stale = Играта вече е напреднала. Нищо не е направено; погледнете пак и изберете.
error-busy = Масата сега не може да запази хода. Нищо не е изгубено; опитайте пак след малко.
error-too-fast = Твърде много заявки. Нищо не е направено; изчакайте секунда и опитайте пак.
error-too-much = Повече от това масата не пази от един играч в една игра. Нищо не е променено.
error-used-up = На тази маса се случи толкова много, че повече не се раздава. Отворете нова; тук всичко остава.
error-too-long = Текстът е твърде дълъг. Нищо не е направено; съкратете го.
error-not-yours = Нямате право да направите това.
error-not-now = Сега това не е възможно.
error-full = Всички места на тази маса са заети.
error-name-taken = На тази маса вече има такова или много подобно име; изберете друго.
error-one-seat = Това устройство вече има място на тази маса. Домакинът може да разреши няколко места на устройство в настройките.
error-not-away = Този играч го няма по-малко от две минути.
error-ask-host = Домакинът е попитан дали може да седнете.
error-turned-away = Не бяхте допуснати на тази маса.
error-muted = Домакинът ви изключи чата: никой не вижда написаното. Твърденията продължават да важат.
error-bad-rules = Тези правила не се съчетават: { $detail }
error-unknown-seat = Тази връзка не води до място на масата; може да гледате.
error-unknown-table = С този код не чака никоя маса. Проверете го или поискайте връзката на масата.
error-wrong-codes = От вашата мрежа дойдоха твърде много грешни кодове; нови ще може да се опитват след няколко часа. Връзките към маси още важат, а също и вашето място.
error-damaged = Нещо в дневника ѝ не може да се прочете, затова е отделена настрана. Другите маси не са засегнати. Администраторът на сървъра ще види причината със „saboteur doctor“ и може да възстанови масата от резервно копие.
error-other-rules = На тази маса се играе по правила, които този сървър няма: друга версия или незаредено разширение. Нищо не е изгубено. Администраторът на сървъра ще научи повече със „saboteur doctor“.
error-foreign-origin = Тази страница не е от този сървър; отворете връзката на самата маса.

## What is this?

window-open-why = Вашият тунел стига до няколко закрити карти наведнъж. Вие избирате коя да се обърне.
window-lie-why = Тази цел пасва и в двете посоки или в никоя. Вие решавате как ще лежи оттук нататък.
window-take-why = Златото се дели: вземате една карта, останалите отиват нататък.
card-dead-end-about = Задънен тунел: пътят свършва в тази карта.
card-bridge-about = Тунелите ѝ не се срещат върху картата.
