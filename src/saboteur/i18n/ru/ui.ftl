### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте золото вместе. Кто-то из вас этого не хочет.
start-title = Играть
play-with-friends = Играть с друзьями
play-with-bots = Играть с ботами
no-account = Бесплатно и без регистрации. Ваше место хранится в этом браузере.
join-title = Сесть за стол
join-code = Код или ссылка
join = Войти
join-fault = В коде пять букв; можно вставить и ссылку на стол.
your-tables = Где вы сидите
open-tables = Открытые столы
open-tables-none = Сейчас ни один стол не ждёт игроков. Откройте свой и поделитесь ссылкой.
seats-taken = { $taken } из { $seats }
to-front-page = На главную
loading = Минутку …
close = Закрыть

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Агния, Борис, Варя, Глеб, Дарина, Ефим, Злата, Игнат, Ксюша, Лука, Мила, Назар, Оля, Прохор, Рада, Савва, Тася, Устин, Федя, Яна
your-name = Ваше имя
your-face = Ваше лицо
face = Лицо { $number }
name-empty = Введите имя.
name-too-long = Не больше { $most } букв.

language = Язык
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
theme-auto = Цвета: как на устройстве
theme-light = Цвета: дневной свет
theme-dark = Цвета: свет фонаря
motion = Движение
motion-full = Движение включено
motion-less = Меньше движения

# A friend opened the table's link
join-host = { $host } зовёт вас в шахту
seats-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
table-full = Все места заняты. Когда игра начнётся, вы сможете смотреть.
sit-down = Сесть
no-table-title = Стола { $code } нет
no-table-text = Возможно, в коде опечатка или стол уже убрали. Ваше ничего не пропало.
seat-lost = У вас больше нет места за этим столом.
line-down = Связь пропала. Ничего не потеряно; пробуем снова …

# The table before the start
lobby-title = Стол { $code }
seats-title = За столом
seat-empty = Свободное место
mark-you = вы
mark-host = ведёт стол
mark-bot = бот · { $level }
mark-away = нет на месте
bot-choice = Бот на месте { $number }
bot-add = Бот
bot-add-label = Бот: посадить на место { $number }
bot-remove = убрать
kick = Исключить
kick-voted = Вы проголосовали
kick-label = Исключить: { $who }
change = Изменить
change-title = Имя и лицо
save = Сохранить
said-came = { $who } теперь за столом.
said-went = { $who } больше не за столом.

start = Начать
start-ready = Все на месте.
balance-hint = Игроков: { $players }. По этим правилам в играх между ботами золотоискатели выигрывают { $percent } % раундов.
start-missing = { $count ->
    [one] Пустует ещё { $count } место.
    [few] Пустуют ещё { $count } места.
    [many] Пустуют ещё { $count } мест.
   *[other] Пустует ещё { $count } места.
}
start-waits = Игру начинает { $host }.
# The host plays with those who are here
start-with = { $count ->
    [one] Играть без других
    [few] Играть: { $count } игрока
    [many] Играть: { $count } игроков
   *[other] Играть: { $count } игрока
}
fill-with-bots = Заполнить ботами
leave = Уйти

share-title = Позвать друзей
share-about = Они откроют ссылку или введут код и сядут за стол.
share-text = Приходите копать с нами: стол { $code }
share = Поделиться
code-spoken = Код { $code }
qr-alt = Ссылка на стол в виде QR-кода
table-link = Ссылка на стол
copy = Скопировать
copied = Скопировано.
copy-failed = Браузер не даёт копировать; выделите ссылку и скопируйте её сами.
own-link-title = Продолжить на другом устройстве
own-link-about = Эта ссылка и есть ваше место. Никому её не давайте: у кого она, тот играет за вас.
own-link = Ссылка на ваше место

# Rules of the table
rules-title = Правила
setting-players = Игроки
players-fewer = На одного игрока меньше
players-more = На одного игрока больше
players-range = Можно играть от { $least } до { $most } человек.
players-seated = Столько уже сидит за столом.
setting-edition = Издание
setting-modules = Дополнения и варианты
modules-none = нет
setting-house-rules = Издание и домашние правила
setting-time = Время и темп
setting-clock = Время на раздумья
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } с на ход + { $bank } с
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
clock-none = без ограничения
setting-pace = Боты играют
pace-300 = быстро
pace-900 = спокойно
pace-2000 = медленно
pace-other = раз в { $seconds } с
setting-open = В списке открытых столов
setting-open-about = Сесть может кто угодно. Иначе только те, у кого есть код.
clash-with = Не сочетается: { $what }.
clash-players = Для { $least }–{ $most } игроков.

rule-open = Правило { $rule }: показать текст
rule-title = Правило { $rule }
rule-missing = Текста этого правила здесь нет.
error-offline = Сервер недоступен. Ничего не потеряно; попробуйте чуть позже.
error-other = Не получилось: { $detail }

## Table

table-title = Стол
table-title-turn = Ваш ход
table-mine = Лабиринт
table-row = Ряд { $y }
table-empty = пусто
table-dark = в темноте
table-dark-part = темно в сторону: { $sides }
table-goal-known = закрытая цель; вы её видели: { $goal }
table-looked-by = смотрели: { $names }
table-fits = ваша карта сюда подходит
table-fits-both = ваша карта подходит сюда в обоих положениях
table-target = можно выбрать
table-again = здесь будет лежать: { $card }; выберите ещё раз, чтобы подтвердить
table-again-plain = выберите ещё раз, чтобы подтвердить
table-zoom = Размер лабиринта
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-fit = Показать весь лабиринт

table-hand = Ваша рука
table-hand-empty = У вас больше нет карт.
table-own-dwarf = Вы: { $dwarf }. Показать гнома
table-dwarf-hidden = закрытый гном
table-idle = сейчас можно только сбросить
table-clear = можно убрать
table-only-you = это знаете только вы
table-front-empty = Перед этим игроком ничего не лежит.

table-players = Игроки
table-you = Вы
table-you-are = { $name } (вы)
table-asked = на ходу
table-bot = бот
table-held = за этого игрока играет бот
table-late = время вышло
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
table-is-late = У игрока { $who } вышло время.
table-is-away = { $who } сейчас не за столом.
table-stand-in = Пусть играет бот
table-stand-in-on = ✓ Пусть играет бот

table-actions = Что вы можете сделать
table-turn = Повернуть
table-more = Выбрать ещё
table-take-back = Назад
table-plan = Сбросить в мой ход
table-plan-on = будет сброшена в ваш ход
table-plan-off = Оставить
table-plan-waiting = В ваш ход уйдёт в сброс: { $card }.
table-plan-due = Сейчас уйдёт в сброс: { $card }.
table-no-place = Для этой карты сейчас нет места. Её можно сбросить.
table-no-target = Этой карте сейчас нечего делать. Её можно сбросить.
table-hint-lift = Выберите карту.
table-hint-cell = Выберите, куда её положить.
table-hint-point = Выберите одно из отмеченных мест.
table-hint-seat = Выберите игрока.
table-hint-again = Выберите ещё раз, чтобы подтвердить.
table-hint-clear = Выберите две карты с руки, чтобы сбросить их за «{ $card }».
table-hint-several = Выберите ещё карты, чтобы сбросить их вместе.
table-hint-several-clear = Сбросьте их вместе или уберите что-нибудь двумя из них.
table-hint-full = Эти карты сбрасываются вместе.
table-hint-lift-clear = Выберите карту или коснитесь того, что лежит перед вами, чтобы убрать.
table-offline = Связь пропала. Ничего не потеряно; стол вас ждёт.
table-held-you = За вас играет бот.
table-back = Я снова здесь

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Положить сюда
do-play = Сыграть
do-play-seat = Сыграть на: { $who }
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
do-veto = Наложить вето
do-allow = Пропустить
do-exchange = Поменять местами
do-leave = Оставить как есть
do-pay = Заплатить за проход
do-ask = Попросить заплатить: { $who }
do-refuse = Не платить
do-steal-seat = Украсть у игрока { $who }
do-steal-none = Ничего не красть
do-rob-seat = Взять у игрока { $who }
do-look-seat = Посмотреть гнома: { $who }
do-miner = Послать шахтёра
do-keep = Оставить: { $card }{ $word }
do-clear = Убрать: { $card }

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

table-log = Что произошло
table-log-empty = Пока ничего не произошло.
table-show-cell = Показать { $cell } в лабиринте

table-you-play = Вы: { $dwarf }
table-understood = В шахту
table-close = Закрыть
table-round-over = Раунд { $round } окончен
table-won = победа
table-finder = последнее соединение
table-trapped = в ловушке: без золота
table-stole = крадёт 1 золото: { $whom }
table-lost = обокрали, вор: { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = У синей команды есть путь к сокровищу.
way-green = У зелёной команды есть путь к сокровищу.
shut-blue = Зелёная дверь закрывает путь синей команде.
shut-green = Синяя дверь закрывает путь зелёной команде.
table-go-on = К следующему раунду
table-go-on-turn = Дальше, ваш ход
table-go-on-end = К итогам

table-ranking = Места
table-rematch = Сыграть ещё раз
table-look-back = Посмотреть лабиринт
table-to-end = Назад к итогам
table-front-page = Главная
table-leave = Уйти из-за стола
table-fair = Честной ли была раздача?
table-fair-text = До раздачи первой карты все получили этот отпечаток тасовки. В записи игры есть сама тасовка; «saboteur verify» показывает, что они совпадают, и проигрывает игру заново.
table-record = Скачать запись игры

table-help = Меню и помощь
table-how-lift = Коснитесь карты, чтобы поднять её. Загорится всё, на что её можно сыграть.
table-how-point = Коснитесь места, поверните карту, если хотите, и коснитесь ещё раз, чтобы положить её.
table-how-pass = Карту, которая никому не поможет, можно сбросить в закрытую.
table-how-light = Освещённые тоннели соединены с началом. Стройте от них дальше.
table-keys-pick = поднять карту
table-keys-walk = идти по лабиринту
table-keys-enter = выбрать и подтвердить
table-keys-turn = повернуть карту
table-keys-pass = сбросить карту
table-keys-back = отменить выбор
table-keys-tab = рука, лабиринт, игроки, ход игры
table-keys-help = эта страница
