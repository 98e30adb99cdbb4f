### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте злато заедно. Някой сред вас не иска това.
start-title = Игра
play-with-friends = Игра с приятели
play-with-bots = Игра с ботове
no-account = Безплатно и без регистрация. Мястото ви остава в този браузър.
join-title = Сядане на маса
join-code = Код или връзка
join = Вход
join-fault = Кодът има пет букви; може да поставите и връзката на масата.
your-tables = Къде седите
open-tables = Открити маси
open-tables-none = Сега никоя маса не чака играчи. Открийте своя и споделете връзката.
seats-taken = { $taken } от { $seats }
to-front-page = Към началната страница
loading = Един момент …
close = Затваряне

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Ангел, Биляна, Велко, Гергана, Дарина, Елица, Живко, Злата, Ивайло, Калина, Лъчо, Мила, Недко, Огнян, Павлина, Рада, Стоян, Тодор, Цвета, Яна
your-name = Вашето име
your-face = Вашето лице
face = Лице { $number }
name-empty = Въведете име.
name-too-long = Най-много { $most } букви.

language = Език
sound = Звук
sound-on = Звукът е включен
sound-off = Звукът е изключен
theme-auto = Цветове: като на устройството
theme-light = Цветове: дневна светлина
theme-dark = Цветове: светлина на фенер
motion = Движение
motion-full = Движението е включено
motion-less = По-малко движение

# A friend opened the table's link
join-host = { $host } ви кани в мината
seats-free = { $count ->
    [one] Едно място е свободно.
   *[other] { $count } места са свободни.
}
table-full = Всички места са заети. Когато играта започне, може да гледате.
sit-down = Седнете
no-table-title = Няма маса { $code }
no-table-text = Може би кодът е сгрешен или масата е разтребена. Нищо ваше не е изгубено.
seat-lost = Вече нямате място на тази маса.
line-down = Връзката прекъсна. Нищо не е изгубено; нов опит …

# The table before the start
lobby-title = Маса { $code }
seats-title = На масата
seat-empty = Свободно място
mark-you = вие
mark-host = води масата
mark-bot = бот · { $level }
mark-away = отсъства
bot-choice = Бот на място { $number }
bot-add = Бот
bot-add-label = Бот: поставете на място { $number }
bot-remove = махане
kick = Отстраняване
kick-voted = Гласувахте
kick-label = Отстраняване: { $who }
change = Промяна
change-title = Име и лице
save = Запазване
said-came = { $who } вече е на масата.
said-went = { $who } вече не е на масата.

start = Начало
start-ready = Всички са тук.
balance-hint = Играчи: { $players }. С тези правила в игри между ботове златотърсачите печелят { $percent } % от рундовете.
start-missing = { $count ->
    [one] Едно място още е празно.
   *[other] { $count } места още са празни.
}
start-waits = { $host } започва играта.
# The host plays with those who are here
start-with = { $count ->
    [one] Игра без други
   *[other] Игра: { $count } играчи
}
fill-with-bots = Допълване с ботове
leave = Напускане

share-title = Покана за приятели
share-about = Те отварят връзката или въвеждат кода и сядат.
share-text = Елате да копаем заедно: маса { $code }
share = Споделяне
code-spoken = Код { $code }
qr-alt = Връзката на масата като QR код
table-link = Връзка към масата
copy = Копиране
copied = Копирано.
copy-failed = Браузърът не позволява копиране; маркирайте връзката и я копирайте ръчно.
own-link-title = Продължаване на друго устройство
own-link-about = Тази връзка е вашето място. Пазете я за себе си: който я има, играе вместо вас.
own-link = Връзка към вашето място

# Rules of the table
rules-title = Правила
setting-players = Играчи
players-fewer = Един играч по-малко
players-more = Един играч повече
players-range = Може да играят от { $least } до { $most } души.
players-seated = Толкова вече седят на масата.
setting-edition = Издание
setting-modules = Разширения и варианти
modules-none = няма
setting-house-rules = Издание и домашни правила
setting-time = Време и темпо
setting-clock = Време за мислене
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } с на ход + { $bank } с
clock-days = { $days ->
    [one] един ден на ход
   *[other] { $days } дни на ход
}
clock-none = без ограничение
setting-pace = Ботовете играят
pace-300 = бързо
pace-900 = спокойно
pace-2000 = бавно
pace-other = на всеки { $seconds } с
setting-open = В списъка с открити маси
setting-open-about = Всеки може да седне. Иначе само който има кода.
clash-with = Не върви заедно с: { $what }.
clash-players = За { $least } до { $most } играчи.

rule-open = Правило { $rule }: показване на текста
rule-title = Правило { $rule }
rule-missing = Текстът на това правило не е тук.
error-offline = Сървърът не отговаря. Нищо не е изгубено; опитайте пак след малко.
error-other = Не стана: { $detail }

## Table

table-title = Масата
table-title-turn = Вие сте на ход
table-mine = Мината
table-row = Ред { $y }
table-empty = празно
table-dark = на тъмно
table-dark-part = тъмно към: { $sides }
table-goal-known = закрита карта с цел; виждали сте я: { $goal }
table-looked-by = погледната от { $names }
table-fits = вашата карта пасва тук
table-fits-both = вашата карта пасва тук и в двете положения
table-target = може да се избере
table-again = тук ще лежи: { $card }; изберете отново, за да потвърдите
table-again-plain = изберете отново, за да потвърдите
table-zoom = Размер на мината
table-zoom-in = По-едро
table-zoom-out = По-дребно
table-zoom-fit = Цялата мина

table-hand = Вашата ръка
table-hand-empty = Нямате повече карти.
table-own-dwarf = Вие сте: { $dwarf }. Показване на джуджето
table-dwarf-hidden = закрито джудже
table-idle = сега може само да се изчисти
table-clear = може да се махне
table-only-you = само вие го знаете
table-front-empty = Пред този играч няма нищо.

table-players = Играчи
table-you = Вие
table-you-are = { $name } (вие)
table-asked = на ход
table-bot = бот
table-held = бот играе вместо този играч
table-late = времето изтече
table-away = отсъства
table-cards = { $count ->
        [one] 1 карта
       *[other] { $count } карти
    }
table-gold = { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }
table-gold-cards = { $count ->
        [one] 1 карта със злато
       *[other] { $count } карти със злато
    }
table-is-late = Времето на { $who } изтече.
table-is-away = { $who } отсъства.
table-stand-in = Нека играе бот
table-stand-in-on = ✓ Нека играе бот

table-actions = Какво може да направите
table-turn = Завъртане
table-more = Избор на още
table-take-back = Назад
table-plan = Изчистване в моя ход
table-plan-on = ще се изчисти във вашия ход
table-plan-off = Задържане
table-plan-waiting = Във вашия ход ще се изчисти: { $card }.
table-plan-due = След миг ще се изчисти: { $card }.
table-no-place = Сега за тази карта няма място. Може да я изчистите.
table-no-target = Сега тази карта няма какво да направи. Може да я изчистите.
table-hint-lift = Изберете карта.
table-hint-cell = Изберете къде да легне.
table-hint-point = Изберете едно от отбелязаните места.
table-hint-seat = Изберете играч.
table-hint-again = Изберете отново, за да потвърдите.
table-hint-clear = Изберете две карти от ръката, които да оставите за „{ $card }“.
table-hint-several = Изберете още карти, които да оставите заедно.
table-hint-several-clear = Оставете ги заедно или махнете нещо с две от тях.
table-hint-full = Тези карти се оставят заедно.
table-hint-lift-clear = Изберете карта или докоснете това, което лежи пред вас, за да го махнете.
table-offline = Връзката прекъсна. Нищо не е изгубено; масата ви чака.
table-held-you = Бот играе вместо вас.
table-back = Отново съм тук

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Поставяне тук
do-play = Изиграване
do-play-seat = Изиграване: { $who }
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Изчистване
       *[other] Изчистване на { $count }
    }
do-open = Обръщане на тази
do-turn = Нека остане така
do-take = Карта със злато: { $word }
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
do-miner = Изпращане на миньор
do-keep = Задържане: { $card }{ $word }
do-clear = Разчистване: { $card }

table-round-short = Рунд { $round }
table-round-of = Рунд { $round }
table-pile = { $count ->
        [one] 1 карта за теглене
       *[other] { $count } карти за теглене
    }
table-discard = { $count ->
        [one] 1 изчистена карта
       *[other] { $count } изчистени карти
    }
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин

table-log = Какво се случи
table-log-empty = Още нищо не се е случило.
table-show-cell = Показване на { $cell } в мината

table-you-play = Вие сте: { $dwarf }
table-understood = Към мината
table-close = Затваряне
table-round-over = Рунд { $round } приключи
table-won = печели
table-finder = последната връзка
table-trapped = в капан: без злато
table-stole = открадна 1 от { $whom }
table-lost = обран от { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = Синият отбор има път до съкровището.
way-green = Зеленият отбор има път до съкровището.
shut-blue = Зелена врата спира синия отбор.
shut-green = Синя врата спира зеления отбор.
table-go-on = Към следващия рунд
table-go-on-turn = Нататък, вие сте на ход
table-go-on-end = Към резултата

table-ranking = Класиране
table-rematch = Нова игра
table-look-back = Поглед към мината
table-to-end = Назад към резултата
table-front-page = Начална страница
table-leave = Напускане на масата
table-fair = Честно ли бяха раздадени картите?
table-fair-text = Преди да се раздаде първата карта, всички получиха този отпечатък на разбъркването. Записът съдържа самото разбъркване; „saboteur verify“ показва, че двете съвпадат, и изиграва играта отново.
table-record = Изтегляне на записа

table-help = Меню и помощ
table-how-lift = Докоснете карта, за да я вдигнете. Светва всичко, към което може да се насочи.
table-how-point = Докоснете място, завъртете картата, ако искате, и докоснете отново, за да я поставите.
table-how-pass = Карта, която не помага на никого, може да се изчисти с лицето надолу.
table-how-light = Осветените тунели са свързани със старта. Продължете от тях.
table-keys-pick = вдигане на карта
table-keys-walk = разходка из мината
table-keys-enter = избор и потвърждение
table-keys-turn = завъртане на картата
table-keys-pass = изчистване на картата
table-keys-back = отказ от избора
table-keys-tab = ръка, мина, играчи, ход на играта
table-keys-help = тази страница
