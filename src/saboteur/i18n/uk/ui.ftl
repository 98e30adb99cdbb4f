### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте золото разом. Але хтось із вас — саботер.
start-title = Грати
play-with-friends = Грати з друзями
play-with-bots = Грати з ботами
bots-line = Гра з ботами
bots-level = Рівень ботів
bots-box = Коробка
bots-players = Гравців: { $count }
setting-players = Гравці
setting-pace = Темп ботів
pace-300 = швидкий
pace-900 = спокійний
pace-2000 = повільний
preset-classic = Класична гра
preset-jubilee = Ювілейна, базова гра
preset-saboteur2 = Саботер 2
preset-everything = Ювілейна, усе
preset-tournament = Турнір
play-one-device = Грати на одному пристрої
play-big-screen = На великому екрані
no-account = Безкоштовно й без реєстрації. Ваше місце за столом зберігається в цьому браузері.
learn = Навчитися грати
watch-record = Переглянути запис гри
credits = Гра Фредеріка Мойерсона: 2–12 гравців, від 8 років, приблизно 30 хвилин.
join-title = Сісти за стіл
join-code = Код або посилання
join = Увійти
join-fault = У коді шість літер; можна вставити й посилання на стіл.
your-tables = Ваші столи
# $since is like "5 minutes ago"
yours-waiting = Чекаємо на гравців · { $taken } із { $seats }
yours-over = Гру закінчено
yours-turn = Ваш хід · { $since }
yours-turn-of = Хід: { $who } · { $since }
yours-playing = Триває · { $since }
open-tables = Відкриті столи
open-tables-none = Зараз жоден стіл не чекає на гравців. Відкрийте свій і поділіться посиланням.
seats-taken = { $taken } із { $seats }
to-front-page = На головну
loading = Хвилинку…
shuffling = Сторінки разом тасують карти…
shuffling-waits = Чекаємо на: { $names }.
close = Закрити

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Богдана, Андрій, Віра, Гліб, Дарина, Ілля, Злата, Лесь, Катря, Назар, Марта, Остап, Оксана, Панас, Рада, Тарас, Соломія, Устим, Ярина, Юрко
bot-names = Бруна, Одвар, Тільде, Ґрім, Ірса, Гольт, Квета, Міло, Руна, Берто, Сіґне, Томек
your-name = Ваше ім’я
your-face = Ваш портрет
face = Портрет { $number }
name-empty = Введіть ім’я.
name-too-long = Не більше { $most } знаків.
name-marks = Забагато значків над однією літерою.

language = Мова
sound = Звук
sound-on = Звук увімкнено
sound-off = Звук вимкнено
theme-auto = Тема: як на пристрої
theme-light = Тема: світла
theme-dark = Тема: темна
motion = Анімація
motion-full = Анімацію ввімкнено
motion-less = Менше анімації

# Something is missing
no-table-title = За кодом { $code } жоден стіл не чекає
no-table-text = Можливо, у коді помилка. Якщо гра там уже почалася, потрібне посилання на стіл: попросіть його в когось із гравців. Нічого вашого не пропало.
codes-refused-title = Коди зараз не приймаються
closed-table-title = Стіл { $code } не вдається відкрити
seat-lost = У вас більше немає місця за цим столом.
host-you = Тепер ви господар столу.
host-other = Тепер господар столу { $who }.
unmuted = Усі знову бачать, що ви пишете.
host-mute = Вимкнути чат: { $who }
host-mute-about = Поки не скасуєте, написаного ніхто не бачить. Заяви й далі діють.
line-down = Зв’язок пропав. Нічого не втрачено; з’єднуємося знову…
line-restarting = Сервер перезапускається; ваш стіл збережено.
part-failed = Цю частину не вдалося завантажити. Вона з’явиться, щойно сервер стане доступним.
outdated = На сервері новіша версія гри. Те, що ви набрали, не зникне.
outdated-reload = Оновити
offline = Немає мережі. Можна читати правила; для гри, уроків і записів потрібен сервер.

# Buttons of several pages
change = Змінити

start = Почати
leave = Піти

copy = Скопіювати
copied = Скопійовано.
copy-failed = Браузер не дозволяє копіювати; виділіть посилання й скопіюйте його самі.

# Rules of the table
rules-title = Правила столу
rulebook = Книга правил

rule-open = Показати правило { $rule }
rule-title = Правило { $rule }
rule-missing = Тексту цього правила тут немає.
error-offline = Сервер недоступний. Нічого не втрачено; спробуйте трохи згодом.
error-other = Сталася помилка: { $detail }

## Table

table-title = Стіл
table-title-turn = Ваш хід
table-mine = Лабіринт
table-empty = порожньо
table-dark = у темряві
table-dark-part = темно: { $sides }
table-goal-known = закрита карта кінця { $number }; ви її бачили: { $goal }
table-looked-by = дивилися: { $names }
table-fits = ваша карта сюди пасує
table-fits-both = ваша карта пасує сюди в обох положеннях
table-target = можна обрати
table-again = тут буде: { $card }; оберіть ще раз, щоб підтвердити
table-again-plain = оберіть ще раз, щоб підтвердити
table-zoom = Масштаб
table-zoom-in = Збільшити
table-zoom-out = Зменшити
table-zoom-fit = Показати весь лабіринт

table-hand = Ваші карти
table-hand-empty = У вас більше немає карт.
table-own-dwarf = Ваша роль: { $dwarf }
table-dwarf-covered = Ваш гном, долілиць; натисніть, щоб побачити
table-your-dwarf = Ваш гном
table-press = натисніть
table-dwarf-hidden = закритий гном
table-idle = зараз можна лише скинути
table-only-you = це знаєте лише ви
table-front-empty = Перед цим гравцем немає карт.

table-players = Гравці
table-you = Ви
table-you-are = { $name } (ви)
player-unnamed = Гравець { $number }
table-asked = ходить
table-bot = бот
table-held = за цього гравця грає бот
table-away = немає на місці
table-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
table-gold = Золото: { $gold }
table-gold-cards = { $count ->
        [one] { $count } карта самородків
        [few] { $count } карти самородків
        [many] { $count } карт самородків
       *[other] { $count } карти самородків
    }
table-is-away = { $who } зараз не за столом.
table-stand-in = Хай грає бот
table-stand-in-on = ✓ Хай грає бот
table-nudge = Поквапити: { $who }
table-nudged = { $who }: надіслано нагадування.
table-nudged-you = На вас чекають.
table-late = Ваш час вийшов.
table-late-cards = Ваш час вийшов. За вас скинуто: { $cards }.

table-actions = Ваші можливості
table-turn = Повернути
table-more = Обрати ще
table-keep = Залишити
table-discard-sure = Справді скинути? Ніхто не побачить, що це було.
table-only-way = Вона підходить лише так.
table-plan = Скинути в мій хід
table-plan-on = { $verb ->
        [pass] буде скинута у ваш хід
       *[play] буде зіграна у ваш хід
    }
table-plan-off = Залишити
table-plan-returned = Задуманий хід уже неможливий. { $why }
table-plan-waiting = { $verb ->
        [pass] У ваш хід буде скинуто: { $card }.
       *[play] У ваш хід буде зіграно: { $card }.
    }
table-plan-due = { $verb ->
        [pass] Зараз буде скинуто: { $card }.
       *[play] Зараз буде зіграно: { $card }.
    }
table-plan-it = Запланувати
table-plan-ahead = Буде зіграно у ваш хід, якщо це ще буде можливо.
table-plan-at = заплановано: { $card }
table-no-place = Для цієї карти зараз немає місця. Її можна скинути.
table-no-target = Ця карта зараз нічого не дасть. Її можна скинути.
table-hint = Підказка
table-hint-lift = Оберіть карту, щоб покласти, зіграти або скинути.
table-hint-cell = Оберіть, куди її покласти.
table-hint-point = Оберіть одне з позначених місць.
table-hint-seat = Оберіть гравця.
table-hint-again = Оберіть ще раз, щоб підтвердити.
preview-ends = Світло тут закінчується.
preview-reaches = Світло сягає карти кінця { $goal }.
preview-short = Світло йде далі: { $count ->
        [one] лишається { $count } карта
        [few] лишається { $count } карти
        [many] лишається { $count } карт
       *[other] лишається { $count } карти
    } до карти кінця { $goal }.
table-offline = Зв’язок пропав. Нічого не втрачено; стіл на вас чекає.
table-held-you = За вас грає бот.
table-back = Я знову тут

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Щойно прочитане
heard-placed = { $who } кладе: { $card }; { $place }.
heard-placed-you = Ви кладете: { $card }; { $place }.
heard-ways = До карти кінця { $goal } { $count ->
        [one] лишається { $count } карта
        [few] лишається { $count } карти
        [many] лишається { $count } карт
       *[other] лишається { $count } карти
    }.
heard-reached = Тунель сягає карти кінця { $goal }.
heard-many = Сталося подій: { $count }.{ $keys ->
        [yes] {" "}Натисніть L, щоб почути їх.
       *[no] {""}
    }
table-has-gold = має золото

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Покласти сюди
do-play = Зіграти
do-play-seat = Зіграти на: { $who }
do-play-seat-own = Зіграти на себе
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Скинути
        [few] Скинути { $count }
        [many] Скинути { $count }
       *[other] Скинути { $count }
    }
do-open = Відкрити цю
do-turn = Залишити так
do-take = Карта самородків: { $word }

table-round-short = Раунд { $round }
table-round-of = Раунд { $round }
table-pile = { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
table-discard = { $count ->
        [one] { $count } скинута карта
        [few] { $count } скинуті карти
        [many] { $count } скинутих карт
       *[other] { $count } скинутої карти
    }
time-days = { $days } д { $hours } год
time-hours = { $hours } год { $minutes } хв

table-log = Перебіг гри
table-talk = Перебіг і чат
table-talk-new = Перебіг і чат, нового: { $unread }
table-log-empty = Поки нічого не сталося.
table-show-cell = Показати, де: { $place }

table-you-play = Ваша роль: { $dwarf }
table-turn-over = Відкрити
table-dwarf-alone = Подивіться самі, щоб ніхто не бачив.
table-understood = У шахту
table-finder = завершує тунель
table-readiness = Готові: { $ready } з { $players }. Продовжимо, коли будуть усі, або через { $seconds } с.

table-ranking = Підсумкова таблиця
table-to-end = Назад до підсумків
table-front-page = Головна
table-leave = Піти з-за столу

table-help = Меню й допомога

## Fair deals

fair-left-out = Внесок вашої сторінки в тасування не врахували, хоча він надійшов. Доказ збережено в цьому браузері.
fair-replaced = Стіл вимагає не того, що зафіксувала ваша сторінка, тому вона не бере участі. Доказ збережено в цьому браузері.
fair-late = Ваша сторінка відповіла запізно, і в тасуванні її не врахували.

## What is this?

table-what = Що це?
table-first = Уперше: { $what }. { $about }
