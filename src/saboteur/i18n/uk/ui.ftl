### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Копайте золото разом. Хтось із вас цього не хоче.
start-title = Грати
play-with-friends = Грати з друзями
play-with-bots = Грати з ботами
no-account = Безкоштовно й без реєстрації. Ваше місце зберігається в цьому браузері.
join-title = Сісти за стіл
join-code = Код або посилання
join = Увійти
join-fault = У коді п’ять літер; можна вставити й посилання на стіл.
your-tables = Де ви сидите
open-tables = Відкриті столи
open-tables-none = Зараз жоден стіл не чекає на гравців. Відкрийте свій і поділіться посиланням.
seats-taken = { $taken } із { $seats }
to-front-page = На головну
loading = Хвилинку …
close = Закрити

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Андрій, Богдана, Віра, Гліб, Дарина, Єва, Злата, Ілля, Катря, Лесь, Марта, Назар, Оксана, Панас, Рада, Соломія, Тарас, Устим, Ярина, Юрко
your-name = Ваше ім’я
your-face = Ваше обличчя
face = Обличчя { $number }
name-empty = Введіть ім’я.
name-too-long = Не більше { $most } літер.

language = Мова
sound = Звук
sound-on = Звук увімкнено
sound-off = Звук вимкнено
theme-auto = Кольори: як на пристрої
theme-light = Кольори: денне світло
theme-dark = Кольори: світло ліхтаря
motion = Рух
motion-full = Рух увімкнено
motion-less = Менше руху

# A friend opened the table's link
join-host = { $host } кличе вас у шахту
seats-free = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
table-full = Усі місця зайняті. Коли гра почнеться, ви зможете дивитися.
sit-down = Сісти
no-table-title = Столу { $code } немає
no-table-text = Можливо, у коді помилка або стіл уже прибрали. Ваше нічого не пропало.
seat-lost = У вас більше немає місця за цим столом.
line-down = Зв’язок пропав. Нічого не втрачено; пробуємо знову …

# The table before the start
lobby-title = Стіл { $code }
seats-title = За столом
seat-empty = Вільне місце
mark-you = ви
mark-host = веде стіл
mark-bot = бот · { $level }
mark-away = немає на місці
bot-choice = Бот на місці { $number }
bot-add = Бот
bot-add-label = Бот: посадити на місце { $number }
bot-remove = прибрати
kick = Вилучити
kick-voted = Ви проголосували
kick-label = Вилучити: { $who }
change = Змінити
change-title = Ім’я та обличчя
save = Зберегти
said-came = { $who } тепер за столом.
said-went = { $who } більше не за столом.

start = Почати
start-ready = Усі на місці.
balance-hint = Гравців: { $players }. За цими правилами в іграх між ботами золотошукачі виграють { $percent } % раундів.
start-missing = { $count ->
    [one] Порожнє ще { $count } місце.
    [few] Порожні ще { $count } місця.
    [many] Порожніх місць ще { $count }.
   *[other] Порожні ще { $count } місця.
}
start-waits = Гру починає { $host }.
# The host plays with those who are here
start-with = { $count ->
    [one] Грати без інших
    [few] Грати: { $count } гравці
    [many] Грати: { $count } гравців
   *[other] Грати: { $count } гравця
}
fill-with-bots = Заповнити ботами
leave = Піти

share-title = Покликати друзів
share-about = Вони відкриють посилання або введуть код і сядуть за стіл.
share-text = Приходьте копати з нами: стіл { $code }
share = Поділитися
code-spoken = Код { $code }
qr-alt = Посилання на стіл у вигляді QR-коду
table-link = Посилання на стіл
copy = Скопіювати
copied = Скопійовано.
copy-failed = Браузер не дозволяє копіювати; виділіть посилання й скопіюйте його самі.
own-link-title = Продовжити на іншому пристрої
own-link-about = Це посилання і є ваше місце. Нікому його не давайте: хто його має, той грає за вас.
own-link = Посилання на ваше місце

# Rules of the table
rules-title = Правила
setting-players = Гравці
players-fewer = На одного гравця менше
players-more = На одного гравця більше
players-range = Можуть грати від { $least } до { $most } осіб.
players-seated = Стільки вже сидить за столом.
setting-edition = Видання
setting-modules = Доповнення та варіанти
modules-none = немає
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
setting-pace = Боти грають
pace-300 = швидко
pace-900 = спокійно
pace-2000 = повільно
pace-other = раз на { $seconds } с
setting-open = У списку відкритих столів
setting-open-about = Сісти може будь-хто. Інакше лише ті, хто має код.
clash-with = Не поєднується: { $what }.
clash-players = Для { $least }–{ $most } гравців.

rule-open = Правило { $rule }: показати текст
rule-title = Правило { $rule }
rule-missing = Тексту цього правила тут немає.
error-offline = Сервер недоступний. Нічого не втрачено; спробуйте трохи згодом.
error-other = Не вийшло: { $detail }

## Table

table-title = Стіл
table-title-turn = Ваш хід
table-mine = Лабіринт
table-row = Ряд { $y }
table-empty = порожньо
table-dark = у темряві
table-dark-part = темно в бік: { $sides }
table-goal-known = закрита карта кінця; ви її бачили: { $goal }
table-looked-by = дивилися: { $names }
table-fits = ваша карта сюди пасує
table-fits-both = ваша карта пасує сюди в обох положеннях
table-target = можна обрати
table-again = тут лежатиме: { $card }; оберіть ще раз, щоб підтвердити
table-again-plain = оберіть ще раз, щоб підтвердити
table-zoom = Розмір лабіринту
table-zoom-in = Більше
table-zoom-out = Менше
table-zoom-fit = Показати весь лабіринт

table-hand = Ваша рука
table-hand-empty = У вас більше немає карт.
table-own-dwarf = Ви: { $dwarf }. Показати гнома
table-dwarf-hidden = закритий гном
table-idle = зараз можна лише скинути
table-clear = можна прибрати
table-only-you = це знаєте лише ви
table-front-empty = Перед цим гравцем нічого не лежить.

table-players = Гравці
table-you = Ви
table-you-are = { $name } (ви)
table-asked = на ходу
table-bot = бот
table-held = за цього гравця грає бот
table-late = час вийшов
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
table-is-late = У гравця { $who } вийшов час.
table-is-away = { $who } зараз не за столом.
table-stand-in = Хай грає бот
table-stand-in-on = ✓ Хай грає бот

table-actions = Що ви можете зробити
table-turn = Повернути
table-more = Обрати ще
table-take-back = Назад
table-plan = Скинути в мій хід
table-plan-on = буде скинута у ваш хід
table-plan-off = Залишити
table-plan-waiting = У ваш хід буде скинуто: { $card }.
table-plan-due = Зараз буде скинуто: { $card }.
table-no-place = Для цієї карти зараз немає місця. Її можна скинути.
table-no-target = Цій карті зараз нічого робити. Її можна скинути.
table-hint-lift = Оберіть карту.
table-hint-cell = Оберіть, куди її покласти.
table-hint-point = Оберіть одне з позначених місць.
table-hint-seat = Оберіть гравця.
table-hint-again = Оберіть ще раз, щоб підтвердити.
table-hint-clear = Виберіть дві карти з руки, щоб скинути їх за «{ $card }».
table-hint-several = Виберіть ще карти, щоб скинути їх разом.
table-hint-several-clear = Скиньте їх разом або приберіть щось двома з них.
table-hint-full = Ці карти скидаються разом.
table-hint-lift-clear = Виберіть карту або торкніться того, що лежить перед вами, щоб прибрати.
table-offline = Зв’язок пропав. Нічого не втрачено; стіл на вас чекає.
table-held-you = За вас грає бот.
table-back = Я знову тут

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Покласти сюди
do-play = Зіграти
do-play-seat = Зіграти на: { $who }
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
do-veto = Накласти вето
do-allow = Пропустити
do-exchange = Поміняти місцями
do-leave = Залишити як є
do-pay = Заплатити за прохід
do-ask = Попросити заплатити: { $who }
do-refuse = Не платити
do-steal-seat = Вкрасти в гравця { $who }
do-steal-none = Нічого не красти
do-rob-seat = Узяти в гравця { $who }
do-look-seat = Подивитися гнома: { $who }
do-miner = Послати шахтаря
do-keep = Залишити: { $card }{ $word }
do-clear = Прибрати: { $card }

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

table-log = Що сталося
table-log-empty = Поки нічого не сталося.
table-show-cell = Показати { $cell } в лабіринті

table-you-play = Ви: { $dwarf }
table-understood = У шахту
table-close = Закрити
table-round-over = Раунд { $round } закінчено
table-won = перемога
table-finder = останнє з’єднання
table-trapped = у пастці: без золота
table-stole = краде 1 золото: { $whom }
table-lost = обікрадено, злодій: { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = Синя команда має шлях до скарбу.
way-green = Зелена команда має шлях до скарбу.
shut-blue = Зелені двері закривають шлях синій команді.
shut-green = Сині двері закривають шлях зеленій команді.
table-go-on = До наступного раунду
table-go-on-turn = Далі, ваш хід
table-go-on-end = До підсумків

table-ranking = Місця
table-rematch = Зіграти ще раз
table-look-back = Подивитися лабіринт
table-to-end = Назад до підсумків
table-front-page = Головна
table-leave = Піти з-за столу
table-fair = Чи чесною була роздача?
table-fair-text = До роздачі першої карти всі отримали цей відбиток тасування. У записі гри є саме тасування; «saboteur verify» показує, що вони збігаються, і програє гру знову.
table-record = Завантажити запис гри

table-help = Меню й допомога
table-how-lift = Торкніться карти, щоб підняти її. Засвітиться все, на що її можна зіграти.
table-how-point = Торкніться місця, поверніть карту, якщо хочете, і торкніться ще раз, щоб покласти її.
table-how-pass = Карту, яка нікому не допоможе, можна скинути долілиць.
table-how-light = Освітлені тунелі з’єднані з початком. Будуйте від них далі.
table-keys-pick = підняти карту
table-keys-walk = іти лабіринтом
table-keys-enter = обрати й підтвердити
table-keys-turn = повернути карту
table-keys-pass = скинути карту
table-keys-back = скасувати вибір
table-keys-tab = рука, лабіринт, гравці, перебіг гри
table-keys-help = ця сторінка
