### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Чат и зрители
setting-chat = Чат
setting-chat-about = Без чата остаются заявления, которые каждый читает на своём языке.
setting-delay = Задержка для зрителей
setting-delay-about = Кто откроет ссылку после начала, становится зрителем. С задержкой зритель никому не подскажет.
setting-shared = Несколько мест на устройство
setting-shared-about = Другие тоже могут посадить кого-то за своё устройство. Вы можете всегда.
delay-none = сразу
delay-seconds = на { $seconds } с позже
delay-moves = { $moves ->
    [one] на { $moves } ход позже
    [few] на { $moves } хода позже
    [many] на { $moves } ходов позже
   *[other] на { $moves } хода позже
}

## Several people on one device

add-here = На этом устройстве
add-here-label = Добавить игрока на этом устройстве, место { $number }
add-here-title = Добавить игрока на этом устройстве
add-here-about = Передавайте устройство по кругу; между ходами карты скрыты, чтобы никто не видел чужих.
add-here-refused = У каждого устройства здесь одно место. { $host } может разрешить больше в настройках стола.
take-away = Убрать
take-away-label = Убрать: { $who }

## The big screen

screen-title = Показать на большом экране
screen-about = Лабиринт и игроки для всех в комнате; карты остаются на телефонах. Откройте эту ссылку на большом экране.
screen-open = Открыть здесь

## Seats, invitation and start

join-host = { $host } зовёт вас в шахту
seats-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
table-full = Все места заняты. Когда игра начнётся, вы сможете смотреть.
sit-down = Сесть
lobby-title = Стол { $code }
seats-title = За столом
seat-empty = Свободное место
mark-you = вы
mark-host = хозяин стола
mark-bot = бот · { $level }
mark-away = нет на месте
mark-muted = без чата
bot-choice = Бот на месте { $number }
bot-add = Бот
bot-add-label = Бот: посадить на место { $number }
bot-remove = убрать
kick = Голосовать за исключение
kick-voted = Вы проголосовали
kick-label = Голосовать за исключение: { $who }
manage = Управлять
manage-label = Управлять: { $who }
remove = Удалить из-за стола
remove-about = Место освобождается сразу. С того же устройства или из той же сети никто не сядет без вашего согласия.
knock-title = У двери
knock-about = С того же устройства или из той же сети уже кого-то удаляли из-за этого стола.
knock-asks = { $who } хочет сесть.
admit = Впустить
admit-label = Впустить: { $who }
turn-away = Отказать
turn-away-label = Отказать: { $who }
asked-host = { $host } решает, можно ли вам сесть. Как только ответом будет «да», место ваше; не закрывайте страницу.
asked-in-vain = Ответа не было. Можно спросить ещё раз.
asked-stop = Больше не спрашивать
take-seat-about = Место бота — ваше, если согласится хозяин стола. Если вы потеряли телефон, вы вернёте своё место, как только вас не будет две минуты и двое из остальных согласятся.
take-seat-which = Какое место
take-seat-bot = { $who } (бот)
take-seat-away = { $who } (нет на месте)
take-seat-ask = Попросить это место
asked-others = Людей за столом спросили. Место ваше, как только они согласятся; не закрывайте эту страницу.
knock-bot = { $who } хочет играть вместо бота { $whom }.
knock-away = { $who } просит место игрока { $whom }. Согласиться должны двое из вас. Соглашайтесь, только если уверены, кто это: старое устройство потеряет место.
change-title = Имя и портрет
save = Сохранить
said-came = { $who } садится за стол.
said-went = { $who } уходит из-за стола.
start-ready = Все на месте.
balance-hint = Игроков: { $players }. По этим правилам золотоискатели выигрывают { $percent } % раундов (боты против ботов).
start-missing = { $count ->
    [one] Пустует ещё { $count } место.
    [few] Пустуют ещё { $count } места.
    [many] Пустует ещё { $count } мест.
   *[other] Пустует ещё { $count } места.
}
start-waits = Ждём, когда { $host } начнёт игру.
start-with = { $count ->
    [one] Играть в одиночку
    [few] Играть: { $count } игрока
    [many] Играть: { $count } игроков
   *[other] Играть: { $count } игрока
}
fill-with-bots = Заполнить ботами
share-title = Позвать друзей
share-about = Они откроют ссылку или введут код и сядут за стол. Когда игра начнётся, будет действовать только ссылка.
share-text = Приходите копать с нами за стол { $code }
share = Поделиться
code-spoken = Код { $code }
qr-alt = Ссылка на стол в виде QR-кода
table-link = Ссылка на стол
own-link-title = Продолжить на другом устройстве
own-link-about = Эта ссылка — ваше место. Никому её не давайте: у кого она есть, тот может играть за вас.
own-link = Ссылка на ваше место
players-fewer = На одного игрока меньше
players-more = На одного игрока больше
players-range = Играть могут от { $least } до { $most } человек.
players-seated = Столько игроков уже за столом.
suggested = Советуем, когда игроков { $players }: { $what }
setting-minutes = Сколько есть времени
minutes = { $minutes ->
    [0] неважно
   *[some] { $minutes } мин
}
suggested-game = { $rounds ->
    [1] { $what }: один раунд, примерно { $minutes } мин
   *[some] { $what }: три раунда, примерно { $minutes } мин
}
setting-edition = Издание
setting-modules = Дополнения и варианты
modules-none = нет
modules-no-bots = Боты этого не знают: играют такие карты наугад.
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
pace-other = раз в { $seconds } с
setting-open = В списке открытых столов
setting-open-about = Сесть может кто угодно. Иначе только те, у кого есть код.
clash-with = Не сочетается с: { $what }.
clash-needs = Только вместе с: { $what }.
clash-players = Для { $least }–{ $most } игроков.

## Editions, modules and options

edition-classic-about = Как в первых правилах: по карте самородков на каждого игрока, цели открываются по одной.
edition-jubilee-about = Как в издании к двадцатилетию: по карте самородков на золотоискателя, открываются все достигнутые цели.
edition-italian-about = Классические правила, а «Саботёр 2» по итальянским: дверь кладёт только её команда.

## Games that are made with one tap

setting-presets = Игра
preset-surprise = Удивите меня
preset-fair = Поровну ({ $percent } %)
preset-fair-about = При числе игроков { $players } и этих правилах золотоискатели выигрывают { $percent } % раундов (от { $low } до { $high } %): более ровных правил среди измеренных нет.
setting-window = Время на ответ
window-seconds = { $seconds } с
lobby-talk = Чат, пока ждёте

## Who begins

setting-begins = Кто начинает
begins-lot = по жребию
begins-youngest = самый младший из нас
begins-seat = кто-то из нас
begins-winner = кто выиграл в прошлый раз
begins-loser = у кого в прошлый раз меньше всего золота
begins-youngest-who = Коснитесь имени самого младшего
begins-seat-who = Кто ходит первым?
mark-begins = начинает
take-seat = Вступить в игру

## Layouts of one’s own

layout-edit = Разложить лабиринт
layout-edit-about = Выберите, где лежат цели и что ещё лежит в лабиринте.
layout-own = своя раскладка
layout-see = Посмотреть раскладку
reason-layout-unreadable = Эту раскладку не удаётся прочитать.
reason-layout-count = Таких карт должно быть ровно столько, сколько говорит коробка, каждая на своём месте.
reason-layout-outside = Карты лежат не дальше десяти карт от начала и не больше чем на четыре в сторону.
reason-layout-touching = Никакие две из этих карт не лежат рядом, и ни одна — рядом с начальной картой.
reason-layout-near = Между началом и целью должны уместиться хотя бы три карты пути.
reason-layout-corners = Эти карты не соприкасаются даже углами.
reason-layout-no-room = При такой раскладке картам, которые кладут наугад, не хватает места.
error-bad-layout = Эта раскладка нарушает правило подготовки.
