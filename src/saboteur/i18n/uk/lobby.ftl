### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Чат і глядачі
setting-chat = Чат
setting-chat-about = Без чату лишаються заяви, які кожен читає своєю мовою.
setting-delay = Затримка для глядачів
setting-delay-about = Хто відкриє посилання після початку, стає глядачем. Із затримкою глядач нікому не підкаже.
setting-shared = Кілька місць на пристрій
setting-shared-about = Інші теж можуть посадити когось за свій пристрій. Ви можете завжди.
delay-none = одразу
delay-seconds = на { $seconds } с пізніше
delay-moves = { $moves ->
    [one] на { $moves } хід пізніше
    [few] на { $moves } ходи пізніше
    [many] на { $moves } ходів пізніше
   *[other] на { $moves } ходу пізніше
}

## Several people on one device

add-here = На цьому пристрої
add-here-label = Додати гравця на цьому пристрої, місце { $number }
add-here-title = Додати гравця на цьому пристрої
add-here-about = Передавайте пристрій по колу; між ходами карти сховано, щоб ніхто не бачив чужих.
add-here-refused = Кожен пристрій має тут одне місце. { $host } може дозволити більше в налаштуваннях столу.
take-away = Прибрати
take-away-label = Прибрати: { $who }

## The big screen

screen-title = Показати на великому екрані
screen-about = Лабіринт і гравці для всіх у кімнаті; карти лишаються на телефонах. Відкрийте це посилання на великому екрані.
screen-open = Відкрити тут

## Seats, invitation and start

join-host = { $host } кличе вас у шахту
seats-free = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
table-full = Усі місця зайняті. Коли гра почнеться, ви зможете дивитися.
sit-down = Сісти
lobby-title = Стіл { $code }
seats-title = За столом
seat-empty = Вільне місце
mark-you = ви
mark-host = господар столу
mark-bot = бот · { $level }
mark-away = немає на місці
mark-muted = без чату
bot-choice = Бот на місці { $number }
bot-add = Бот
bot-add-label = Бот: посадити на місце { $number }
bot-remove = прибрати
kick = Голосувати за вилучення
kick-voted = Ви проголосували
kick-label = Голосувати за вилучення: { $who }
manage = Керувати
manage-label = Керувати: { $who }
remove = Вилучити з-за столу
remove-about = Місце звільняється одразу. З того самого пристрою чи мережі ніхто не сяде без вашої згоди.
knock-title = Біля дверей
knock-about = З того самого пристрою чи мережі вже когось вилучали з-за цього столу.
knock-asks = { $who } хоче сісти.
admit = Впустити
admit-label = Впустити: { $who }
turn-away = Відмовити
turn-away-label = Відмовити: { $who }
asked-host = { $host } вирішує, чи можна вам сісти. Щойно відповідь буде «так», ви матимете місце; не закривайте сторінку.
asked-in-vain = Відповіді не було. Можна спитати ще раз.
asked-stop = Більше не питати
take-seat-about = Місце бота — ваше, якщо погодиться господар столу. Якщо ви загубили телефон, ви повернете своє місце, щойно вас не буде дві хвилини і двоє з решти погодяться.
take-seat-which = Яке місце
take-seat-bot = { $who } (бот)
take-seat-away = { $who } (немає)
take-seat-ask = Попросити це місце
asked-others = Людей за столом запитано. Місце ваше, щойно вони погодяться; не закривайте цю сторінку.
knock-bot = { $who } хоче грати замість бота { $whom }.
knock-away = { $who } просить місце гравця { $whom }. Мають погодитися двоє з вас. Погоджуйтеся, лише якщо певні, хто це: старий пристрій втратить місце.
change-title = Ім’я та портрет
save = Зберегти
said-came = { $who } сідає за стіл.
said-went = { $who } йде з-за столу.
start-ready = Усі на місці.
balance-hint = Гравців: { $players }. За цими правилами золотошукачі виграють { $percent } % раундів (боти проти ботів).
start-missing = { $count ->
    [one] Порожнім лишається { $count } місце.
    [few] Порожніми лишаються { $count } місця.
    [many] Порожніми лишаються { $count } місць.
   *[other] Порожніми лишаються { $count } місця.
}
start-waits = Чекаємо, поки { $host } почне гру.
start-with = { $count ->
    [one] Грати самотужки
    [few] Грати: { $count } гравці
    [many] Грати: { $count } гравців
   *[other] Грати: { $count } гравця
}
fill-with-bots = Заповнити ботами
share-title = Покликати друзів
share-about = Вони відкриють посилання або введуть код і сядуть за стіл. Коли гра почнеться, діятиме лише посилання.
share-text = Приходьте копати з нами за стіл { $code }
share = Поділитися
code-spoken = Код { $code }
qr-alt = Посилання на стіл у вигляді QR-коду
table-link = Посилання на стіл
own-link-title = Продовжити на іншому пристрої
own-link-about = Це посилання — ваше місце. Нікому його не давайте: хто його має, може грати за вас.
own-link = Посилання на ваше місце
players-fewer = На одного гравця менше
players-more = На одного гравця більше
players-range = Можуть грати від { $least } до { $most } осіб.
players-seated = Стільки гравців уже за столом.
suggested = Радимо, коли гравців { $players }: { $what }
setting-minutes = Скільки є часу
minutes = { $minutes ->
    [0] байдуже
   *[some] { $minutes } хв
}
suggested-game = { $rounds ->
    [1] { $what }: один раунд, приблизно { $minutes } хв
   *[some] { $what }: три раунди, приблизно { $minutes } хв
}
setting-edition = Видання
setting-modules = Доповнення та варіанти
modules-none = немає
modules-no-bots = Боти цього не знають: грають такі карти навмання.
setting-house-rules = Видання та домашні правила
setting-time = Час і темп
setting-clock = Час на роздуми
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } с на хід + { $bank } с
clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
clock-none = без обмеження
pace-other = раз на { $seconds } с
setting-open = У списку відкритих столів
setting-open-about = Сісти може будь-хто. Інакше лише ті, хто має код.
clash-with = Не поєднується з: { $what }.
clash-needs = Лише разом із: { $what }.
clash-players = Для { $least }–{ $most } гравців.

## Editions, modules and options

edition-classic-about = Як у перших правилах: по карті самородків на кожного гравця, карти кінця відкриваються по одній.
edition-jubilee-about = Як у виданні до двадцятиріччя: по карті самородків на золотошукача, відкриваються всі досягнуті карти кінця.
edition-italian-about = Класичні правила, а «Саботер 2» за італійськими: двері кладе лише їхня команда.

## Games that are made with one tap

setting-presets = Гра
preset-surprise = Здивуйте мене
preset-fair = Порівну ({ $percent } %)
preset-fair-about = За кількості гравців { $players } і цих правил золотошукачі виграють { $percent } % раундів (від { $low } до { $high } %): рівніших правил серед виміряних немає.
setting-window = Час на відповідь
window-seconds = { $seconds } с
lobby-talk = Чат, поки чекаєте

## Who begins

setting-begins = Хто починає
begins-lot = за жеребом
begins-youngest = наймолодша людина
begins-seat = хтось із нас
begins-winner = хто виграв минулого разу
begins-loser = у кого минулого разу було найменше золота
begins-youngest-who = Торкніться імені наймолодшої людини
begins-seat-who = Хто ходитиме перший?
mark-begins = починає
take-seat = Приєднатися до гри

## Layouts of one’s own

layout-edit = Розкласти лабіринт
layout-edit-about = Оберіть, де лежать карти кінця і що ще лежить у лабіринті.
layout-own = власна розкладка
layout-see = Подивитися розкладку
reason-layout-unreadable = Цю розкладку не вдається прочитати.
reason-layout-count = Таких карт має бути рівно стільки, скільки каже коробка, кожна на своєму місці.
reason-layout-outside = Карти лежать щонайбільше за десять карт від початку й за чотири вбік.
reason-layout-touching = Жодні дві з цих карт не лежать поруч, і жодна — поруч із картою початку.
reason-layout-near = Між початком і картою кінця мають уміститися щонайменше три карти тунелю.
reason-layout-corners = Ці карти не торкаються навіть кутами.
reason-layout-no-room = За такої розкладки для карт, що лежать навмання, бракує місця.
error-bad-layout = Ця розкладка порушує правило підготовки.
