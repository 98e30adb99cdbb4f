### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте злато заедно. Но някой сред вас пречи.
start-title = Игра
play-with-friends = Игра с приятели
play-with-bots = Игра с ботове
bots-line = Играта срещу ботове
bots-level = Ниво на ботовете
bots-box = Кутия
bots-players = { $count } играчи
setting-players = Играчи
setting-pace = Темпо на ботовете
pace-300 = бързо
pace-900 = спокойно
pace-2000 = бавно
preset-classic = Класическа игра
preset-jubilee = Юбилейна, базова игра
preset-saboteur2 = Саботьор 2
preset-everything = Юбилейна, всичко
preset-tournament = Турнир
play-one-device = Игра на едно устройство
play-big-screen = На голям екран
no-account = Безплатно и без регистрация. Мястото ви на масата се пази в този браузър.
learn = Научете играта
watch-record = Гледане на запис
credits = Игра на Фредерик Мойерсън за 2–12 играчи над 8 години, около 30 минути.
join-title = Сядане на маса
join-code = Код или връзка
join = Вход
join-fault = Кодът има шест букви; може да поставите и връзката на масата.
your-tables = Вашите маси
# $since is like "5 minutes ago"
yours-waiting = Чака играчи · { $taken } от { $seats }
yours-over = Играта свърши
yours-turn = Ваш ред е · { $since }
yours-turn-of = На ход: { $who } · { $since }
yours-playing = Върви · { $since }
open-tables = Отворени маси
open-tables-none = Сега никоя маса не чака играчи. Отворете своя и споделете връзката.
seats-taken = { $taken } от { $seats }
to-front-page = Към началната страница
loading = Един момент…
shuffling = Страниците размесват картите заедно…
shuffling-waits = Чакаме: { $names }.
close = Затваряне

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Биляна, Ангел, Гергана, Велко, Дарина, Димо, Елица, Живко, Злата, Ивайло, Калина, Лъчо, Мила, Недко, Павлина, Огнян, Рада, Стоян, Цвета, Тодор
bot-names = Бруна, Одвар, Тилде, Грим, Ирса, Холт, Квета, Мило, Руна, Берто, Сигне, Томек
your-name = Вашето име
your-face = Вашият портрет
face = Портрет { $number }
name-empty = Въведете име.
name-too-long = Най-много { $most } знака.
name-marks = Твърде много знаци над една буква.

language = Език
sound = Звук
sound-on = Звукът е включен
sound-off = Звукът е изключен
theme-auto = Тема: като на устройството
theme-light = Тема: светла
theme-dark = Тема: тъмна
motion = Анимация
motion-full = Анимацията е включена
motion-less = По-малко анимация

# Something is missing
no-table-title = С код { $code } не чака никоя маса
no-table-text = Може би кодът е сгрешен. Ако играта там вече е започнала, ви трябва връзката на масата: поискайте я от някой, който играе. Нищо ваше не е изгубено.
codes-refused-title = В момента не се приемат кодове
closed-table-title = Масата { $code } не може да се отвори
seat-lost = Вече нямате място на тази маса.
host-you = Сега вие сте домакин.
host-other = Сега домакин е { $who }.
unmuted = Всички отново виждат какво пишете.
host-mute = Изключване на чата: { $who }
host-mute-about = Докато не го отмените, никой не вижда написаното. Твърденията продължават да важат.
line-down = Връзката прекъсна. Нищо не е изгубено; свързваме се отново…
line-restarting = Сървърът се рестартира; масата ви е запазена.
part-failed = Тази част не можа да се зареди. Ще се появи, щом сървърът стане достъпен.
outdated = Сървърът има по-нова версия на играта. Написаното от вас няма да се изгуби.
outdated-reload = Презареждане
offline = Няма мрежа. Може да четете правилата; за игри, уроци и записи е нужен сървърът.

# Buttons of several pages
change = Промяна

start = Започване
leave = Напускане

copy = Копиране
copied = Копирано.
copy-failed = Браузърът не позволява копиране; маркирайте връзката и я копирайте ръчно.

# Rules of the table
rules-title = Правила на масата
rulebook = Книга с правила

rule-open = Показване на правило { $rule }
rule-title = Правило { $rule }
rule-missing = Текстът на това правило липсва.
error-offline = Сървърът не отговаря. Нищо не е изгубено; опитайте пак след малко.
error-other = Грешка: { $detail }

## Table

table-title = Масата
table-title-turn = Вие сте на ход
table-mine = Мината
table-empty = празно
table-dark = на тъмно
table-dark-part = тъмно: { $sides }
table-goal-known = закрита карта с цел { $number }; виждали сте я: { $goal }
table-looked-by = видяна от { $names }
table-fits = вашата карта пасва тук
table-fits-both = вашата карта пасва тук и в двете положения
table-target = може да се избере
table-again = тук ще бъде: { $card }; изберете отново, за да потвърдите
table-again-plain = изберете отново, за да потвърдите
table-zoom = Мащаб
table-zoom-in = Увеличаване
table-zoom-out = Намаляване
table-zoom-fit = Цялата мина

table-hand = Вашите карти
table-hand-empty = Нямате повече карти.
table-own-dwarf = Вашата роля: { $dwarf }
table-dwarf-covered = Вашето джудже, с лицето надолу; натиснете, за да го видите
table-your-dwarf = Вашето джудже
table-press = вижте
table-dwarf-hidden = закрито джудже
table-idle = сега може само да се изчисти
table-only-you = само вие го знаете
table-front-empty = Пред този играч няма нищо.

table-players = Играчи
table-you = Вие
table-you-are = { $name } (вие)
player-unnamed = Играч { $number }
table-asked = на ход
table-bot = бот
table-held = бот играе вместо този играч
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
table-is-away = { $who } отсъства.
table-stand-in = Нека играе бот
table-stand-in-on = ✓ Нека играе бот
table-nudge = Подканване: { $who }
table-nudged = { $who } получи подкана.
table-nudged-you = Другите ви чакат.
table-late = Времето ви изтече.
table-late-cards = Времето ви изтече. Изчистена вместо вас: { $cards }.

table-actions = Вашите възможности
table-turn = Завъртане
table-more = Избор на още
table-keep = Задържане
table-discard-sure = Наистина ли да се изчисти? Никой не вижда какво е било.
table-only-way = Пасва само така.
table-plan = Изчистване в моя ход
table-plan-on = { $verb ->
        [pass] ще се изчисти във вашия ход
       *[play] ще се изиграе във вашия ход
    }
table-plan-off = Задържане
table-plan-returned = Планираният ход вече не е възможен. { $why }
table-plan-waiting = { $verb ->
        [pass] Във вашия ход ще се изчисти: { $card }.
       *[play] Във вашия ход ще се изиграе: { $card }.
    }
table-plan-due = { $verb ->
        [pass] След миг ще се изчисти: { $card }.
       *[play] След миг ще се изиграе: { $card }.
    }
table-plan-it = Планиране
table-plan-ahead = Ще се изиграе във вашия ход, ако още е възможно.
table-plan-at = планирано: { $card }
table-no-place = Сега за тази карта няма място. Може да я изчистите.
table-no-target = Сега тази карта няма полза. Може да я изчистите.
table-hint = Подсказка
table-hint-lift = Изберете карта за поставяне, изиграване или изчистване.
table-hint-cell = Изберете къде да я поставите.
table-hint-point = Изберете едно от отбелязаните места.
table-hint-seat = Изберете играч.
table-hint-again = Изберете отново, за да потвърдите.
preview-ends = Светлината свършва тук.
preview-reaches = Светлината стига до цел { $goal }.
preview-short = Светлината продължава: { $count ->
        [one] остава една карта
       *[other] остават { $count } карти
    } до цел { $goal }.
table-offline = Връзката прекъсна. Нищо не е изгубено; масата ви чака.
table-held-you = Бот играе вместо вас.
table-back = Отново съм тук

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Прочетено наскоро
heard-placed = { $who } поставя: { $card }; { $place }.
heard-placed-you = Поставяте: { $card }; { $place }.
heard-ways = До цел { $goal } { $count ->
        [one] остава една карта
       *[other] остават { $count } карти
    }.
heard-reached = Тунелът стига до цел { $goal }.
heard-many = Случиха се { $count } неща.{ $keys ->
        [yes] {" "}Натиснете L, за да ги чуете.
       *[no] {""}
    }
table-has-gold = има злато

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Поставяне тук
do-play = Изиграване
do-play-seat = Изиграване: { $who }
do-play-seat-own = Върху себе си
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Изчистване
       *[other] Изчистване на { $count }
    }
do-open = Обръщане на тази
do-turn = Нека остане така
do-take = Карта със злато: { $word }

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

table-log = Ход на играта
table-talk = Ход на играта и чат
table-talk-new = Ход на играта и чат, нови: { $unread }
table-log-empty = Още нищо не се е случило.
table-show-cell = Показване къде: { $place }

table-you-play = Вашата роля: { $dwarf }
table-turn-over = Обръщане
table-dwarf-alone = Погледнете я само вие.
table-understood = Към мината
table-finder = завърши тунела
table-readiness = Готови: { $ready } от { $players }. Продължаваме, когато са готови всички, или след { $seconds } с.

table-ranking = Класиране
table-to-end = Назад към резултата
table-front-page = Начална страница
table-leave = Напускане на масата

table-help = Меню и помощ

## Fair deals

fair-left-out = Приносът на вашата страница към размесването е пропуснат, макар че беше пристигнал. Доказателството се пази в този браузър.
fair-replaced = Масата иска нещо различно от това, с което страницата ви се обвърза, затова тя не участва. Доказателството се пази в този браузър.
fair-late = Страницата ви отговори твърде късно и остана извън размесването.

## What is this?

table-what = Какво е това?
table-first = Ново: { $what }. { $about }
