### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте золото вместе. Но кто-то из вас — саботёр.
start-title = Играть
play-with-friends = Играть с друзьями
play-with-bots = Играть с ботами
bots-line = Игра с ботами
bots-level = Уровень ботов
bots-box = Коробка
bots-players = Игроков: { $count }
setting-players = Игроки
setting-pace = Темп ботов
pace-300 = быстрый
pace-900 = спокойный
pace-2000 = медленный
preset-classic = Классическая игра
preset-jubilee = Юбилейная, базовая игра
preset-saboteur2 = Саботёр 2
preset-everything = Юбилейная, всё
preset-tournament = Турнир
play-one-device = На одном устройстве
play-big-screen = На большом экране
no-account = Бесплатно и без регистрации. Ваше место за столом хранится в этом браузере.
learn = Научиться играть
watch-record = Посмотреть запись игры
credits = Игра Фредерика Мойерсона: 2–12 игроков, от 8 лет, примерно 30 минут.
join-title = Сесть за стол
join-code = Код или ссылка
join = Войти
join-fault = В коде шесть букв; можно вставить и ссылку на стол.
your-tables = Ваши столы
# $since is like "5 minutes ago"
yours-waiting = Ждём игроков · { $taken } из { $seats }
yours-over = Игра окончена
yours-turn = Ваш ход · { $since }
yours-turn-of = Ход: { $who } · { $since }
yours-playing = Идёт · { $since }
open-tables = Открытые столы
open-tables-none = Сейчас ни один стол не ждёт игроков. Откройте свой и поделитесь ссылкой.
seats-taken = { $taken } из { $seats }
to-front-page = На главную
loading = Минутку…
shuffling = Страницы вместе тасуют карты…
shuffling-waits = Ждём: { $names }.
close = Закрыть

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Агния, Борис, Варя, Глеб, Дарина, Ефим, Злата, Игнат, Ксюша, Лука, Мила, Назар, Оля, Прохор, Рада, Савва, Тася, Устин, Яна, Федя
bot-names = Бруна, Одвар, Тильде, Грим, Ирса, Хольт, Квета, Мило, Руна, Берто, Сигне, Томек
your-name = Ваше имя
your-face = Ваш портрет
face = Портрет { $number }
name-empty = Введите имя.
name-too-long = Не больше { $most } знаков.
name-marks = Слишком много значков над одной буквой.

language = Язык
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
theme-auto = Тема: как на устройстве
theme-light = Тема: светлая
theme-dark = Тема: тёмная
motion = Анимация
motion-full = Анимация включена
motion-less = Меньше анимации

# Something is missing
no-table-title = По коду { $code } ни один стол не ждёт
no-table-text = Возможно, в коде опечатка. Если игра там уже началась, нужна ссылка на стол: попросите её у кого-нибудь из игроков. Ничего вашего не пропало.
codes-refused-title = Коды сейчас не принимаются
closed-table-title = Стол { $code } не открывается
seat-lost = У вас больше нет места за этим столом.
host-you = Теперь вы хозяин стола.
host-other = Теперь хозяин стола { $who }.
unmuted = Все снова видят, что вы пишете.
host-mute = Отключить чат: { $who }
host-mute-about = Пока не отмените, написанного никто не видит. Заявления по-прежнему действуют.
line-down = Связь пропала. Ничего не потеряно; подключаемся снова…
line-restarting = Сервер перезапускается; ваш стол сохранён.
part-failed = Эту часть не удалось загрузить. Она появится, как только сервер станет доступен.
outdated = На сервере более новая версия игры. То, что вы набрали, не пропадёт.
outdated-reload = Обновить
offline = Нет сети. Можно читать правила; для игры, уроков и записей нужен сервер.

# Buttons of several pages
change = Изменить

start = Начать
leave = Уйти

copy = Скопировать
copied = Скопировано.
copy-failed = Браузер не даёт копировать; выделите ссылку и скопируйте её сами.

# Rules of the table
rules-title = Правила стола
rulebook = Книга правил

rule-open = Показать правило { $rule }
rule-title = Правило { $rule }
rule-missing = Текста этого правила здесь нет.
error-offline = Сервер недоступен. Ничего не потеряно; попробуйте чуть позже.
error-other = Ошибка: { $detail }

## Table

table-title = Стол
table-title-turn = Ваш ход
table-mine = Лабиринт
table-empty = пусто
table-dark = в темноте
table-dark-part = темно: { $sides }
table-goal-known = закрытая цель { $number }; вы её видели: { $goal }
table-looked-by = смотрели: { $names }
table-fits = ваша карта сюда подходит
table-fits-both = ваша карта подходит сюда в обоих положениях
table-target = можно выбрать
table-again = здесь будет: { $card }; выберите ещё раз, чтобы подтвердить
table-again-plain = выберите ещё раз, чтобы подтвердить
table-zoom = Масштаб
table-zoom-in = Увеличить
table-zoom-out = Уменьшить
table-zoom-fit = Показать весь лабиринт

table-hand = Ваши карты
table-hand-empty = У вас больше нет карт.
table-own-dwarf = Ваша роль: { $dwarf }
table-dwarf-covered = Ваш гном, рубашкой вверх; нажмите, чтобы увидеть
table-your-dwarf = Ваш гном
table-press = нажмите
table-dwarf-hidden = закрытый гном
table-idle = сейчас можно только сбросить
table-only-you = это знаете только вы
table-front-empty = Перед этим игроком нет карт.

table-players = Игроки
table-you = Вы
table-you-are = { $name } (вы)
player-unnamed = Игрок { $number }
table-asked = ходит
table-bot = бот
table-held = за этого игрока играет бот
table-away = нет на месте
table-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-gold = Золото: { $gold }
table-gold-cards = { $count ->
        [one] { $count } карта самородков
        [few] { $count } карты самородков
        [many] { $count } карт самородков
       *[other] { $count } карты самородков
    }
table-is-away = { $who } сейчас не за столом.
table-stand-in = Пусть играет бот
table-stand-in-on = ✓ Пусть играет бот
table-nudge = Поторопить: { $who }
table-nudged = { $who }: отправлено напоминание.
table-nudged-you = Вас ждут.
table-late = Ваше время вышло.
table-late-cards = Ваше время вышло. За вас сброшено: { $cards }.

table-actions = Ваши возможности
table-turn = Повернуть
table-more = Выбрать ещё
table-keep = Оставить
table-discard-sure = Точно сбросить? Никто не увидит, что это было.
table-only-way = Она подходит только так.
table-plan = Сбросить в мой ход
table-plan-on = { $verb ->
        [pass] будет сброшена в ваш ход
       *[play] будет сыграна в ваш ход
    }
table-plan-off = Оставить
table-plan-returned = Задуманный ход уже невозможен. { $why }
table-plan-waiting = { $verb ->
        [pass] В ваш ход уйдёт в сброс: { $card }.
       *[play] В ваш ход будет сыграно: { $card }.
    }
table-plan-due = { $verb ->
        [pass] Сейчас уйдёт в сброс: { $card }.
       *[play] Сейчас будет сыграно: { $card }.
    }
table-plan-it = Запланировать
table-plan-ahead = Будет сыграно в ваш ход, если это ещё будет возможно.
table-plan-at = запланировано: { $card }
table-no-place = Для этой карты сейчас нет места. Её можно сбросить.
table-no-target = Эта карта сейчас ничего не даст. Её можно сбросить.
table-hint = Подсказка
table-hint-lift = Выберите карту, чтобы положить, сыграть или сбросить.
table-hint-cell = Выберите, куда её положить.
table-hint-point = Выберите одно из отмеченных мест.
table-hint-seat = Выберите игрока.
table-hint-again = Выберите ещё раз, чтобы подтвердить.
preview-ends = Свет здесь кончается.
preview-reaches = Свет доходит до цели { $goal }.
preview-short = Свет идёт дальше: { $count ->
        [one] остаётся { $count } карта
        [few] остаётся { $count } карты
        [many] остаётся { $count } карт
       *[other] остаётся { $count } карты
    } до цели { $goal }.
table-offline = Связь пропала. Ничего не потеряно; стол вас ждёт.
table-held-you = За вас играет бот.
table-back = Я снова здесь

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Только что прочитанное
heard-placed = { $who } кладёт: { $card }; { $place }.
heard-placed-you = Вы кладёте: { $card }; { $place }.
heard-ways = До цели { $goal } { $count ->
        [one] остаётся { $count } карта
        [few] остаётся { $count } карты
        [many] остаётся { $count } карт
       *[other] остаётся { $count } карты
    }.
heard-reached = Тоннель доходит до цели { $goal }.
heard-many = Произошло событий: { $count }.{ $keys ->
        [yes] {" "}Нажмите L, чтобы услышать их.
       *[no] {""}
    }
table-has-gold = есть золото

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Положить сюда
do-play = Сыграть
do-play-seat = Сыграть на: { $who }
do-play-seat-own = Сыграть на себя
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Сбросить
        [few] Сбросить { $count }
        [many] Сбросить { $count }
       *[other] Сбросить { $count }
    }
do-open = Открыть эту
do-turn = Оставить так
do-take = Карта самородков: { $word }

table-round-short = Раунд { $round }
table-round-of = Раунд { $round }
table-pile = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
table-discard = { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
        [many] { $count } карт в сбросе
       *[other] { $count } карты в сбросе
    }
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин

table-log = Ход игры
table-talk = Ход игры и чат
table-talk-new = Ход игры и чат, нового: { $unread }
table-log-empty = Пока ничего не произошло.
table-show-cell = Показать, где: { $place }

table-you-play = Ваша роль: { $dwarf }
table-turn-over = Открыть
table-dwarf-alone = Посмотрите так, чтобы никто не видел.
table-understood = В шахту
table-finder = завершает путь
table-readiness = Готовы: { $ready } из { $players }. Продолжим, когда будут все, или через { $seconds } с.

table-ranking = Итоговая таблица
table-to-end = Назад к итогам
table-front-page = Главная
table-leave = Уйти из-за стола

table-help = Меню и помощь

## Fair deals

fair-left-out = Вклад вашей страницы в тасовку не учли, хотя он пришёл. Доказательство сохранено в этом браузере.
fair-replaced = Стол требует не то, что зафиксировала ваша страница, поэтому она не участвует. Доказательство сохранено в этом браузере.
fair-late = Ваша страница ответила слишком поздно, и в тасовке её не учли.

## What is this?

table-what = Что это?
table-first = Впервые: { $what }. { $about }
