### A finished game looked at again: fetched with its page.

replay-title = Гра ще раз
replay-player = Гравець { $number }
replay-controls = Кроки й перегляд
replay-begins = Карти роздано. Ідіть крок за кроком або ввімкніть перегляд.
replay-where = Місце у грі
replay-at = крок { $at } з { $of }
replay-rounds = Раунди
replay-round = До раунду { $round }
replay-steps = Кроки
replay-first = На початок
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-next = Крок уперед
replay-last = У кінець
replay-speed = Швидкість
replay-eyes = Чиїми очима
replay-eyes-all = Бачити все
replay-eyes-public = Як глядач
replay-eyes-of = Очима { $who }
replay-hands = Карти в руках
replay-no-cards = без карт

## A record that somebody brings

replay-bring = Перетягніть сюди запис гри (файл .sab) або оберіть його.
replay-bring-about = Його прочитають, перевірять і забудуть: на сервері нічого не лишиться.
replay-choose = Обрати запис
replay-drop-here = Відпустіть, щоб подивитися гру
replay-too-long = Цей файл завеликий для запису (понад { $most } КБ).
error-unknown-game = За цією адресою гри немає. Можливо, у посиланні помилка.
error-bad-record = Цей запис не можна відтворити: { $detail }

## What is wrong with a record

record-not-a-record = Це не запис гри, або його обрізано.
record-over-limit = Це не запис гри: у жодному записі немає { $what ->
    [text] понад { $most } символів
    [depth] понад { $most } рівнів вкладеності
    [tables] понад { $most } таблиць і списків
    [keys] понад { $most } ключів
    [key] ключів, довших за { $most } символів
    [parts] ключів, у яких понад { $most } крапок
    [number] чисел, у яких понад { $most } цифр
    *[values] понад { $most } значень
}.
record-not-whole = Цей запис неповний: бракує { $key }.
record-other-format = Цей запис має формат { $found }; тут читається { $expected }.
record-other-rules = Цей запис зіграно за правилами версії { $found }; тут діє версія { $expected }.
record-other-box = Цей запис зіграно з коробкою «{ $box }» версії { $found }; тут вона версії { $expected }.
record-unreadable = Щось у цьому записі не того виду, тому його не прочитати.
record-no-seed = Це те, що бачив один гравець. Переграти не вийде: бракує таємного числа.
record-cannot-begin = Цей запис починається з правил або карт, які не пасують одне до одного.
record-too-many-actions = У цьому записі понад { $most } ходів: таких довгих ігор не буває.
record-no-player = Хід { $number } не починається з гравця: { $action }
record-not-legal = Хід { $number }, { $action }, суперечить правилам: { $why } ({ $rule })
record-broken-promise = Таємне число не те, чий відбиток прийшов разом із картами.
record-changed = Запис змінено після того, як його було зроблено.
record-other-result = Запис називає інший результат, ніж дають його ходи.
record-fair-unreadable = Те, про що домовилися перед роздачею, неможливо прочитати, тож перевірити його не можна.
record-fair-algorithm = Роздано способом, який тут невідомий: { $found } замість { $expected }.
record-fair-rules = Про роздачу домовилися за іншими правилами, ніж у цьому записі.
record-fair-seats = Місця в роздачі не ті, що в грі, або стоять в іншому порядку.
record-fair-opening = Те, що додала до роздачі сторінка гравця { $number }, не збігається з тим, що вона зафіксувала раніше.
record-fair-secret = Таємниця столу не та, яку він обіцяв перед роздачею.
record-fair-seed = Таємне число не випливає з таємниці столу й того, що додали сторінки.

## What stands behind the game

replay-about = Про цю гру
replay-story = Історія цієї гри
replay-link = Посилання на цю гру
replay-record = Завантажити запис
replay-keys = Клавіші: ← і → крок, пробіл перегляд, Home і End на початок і в кінець, Page Up і Page Down від раунду до раунду.

## Was the deal fair?

replay-fair = Чи чесно роздано?
replay-fair-about = З першими картами всі отримали відбиток таємного числа. З цього числа випливає кожне тасування, тож потім жодної карти вже не можна було змінити.
replay-promised = Відбиток, отриманий разом із картами
replay-seed = Таємне число
replay-print = Його відбиток, обчислений на цій сторінці
replay-right = правильно
replay-wrong = неправильно
replay-kept = Обидва відбитки однакові: після роздачі число не змінювали.
replay-broken = Відбитки різні: роздано не за цим числом.
replay-remembered = Цей браузер отримав відбиток до першого ходу.
replay-plays = { $count ->
    [one] Сервер ще раз роздав за цим числом і зіграв { $count } хід за правилами; результат той самий.
    [few] Сервер ще раз роздав за цим числом і зіграв усі { $count } ходи за правилами; результат той самий.
    [many] Сервер ще раз роздав за цим числом і зіграв усі { $count } ходів за правилами; результат той самий.
   *[other] Сервер ще раз роздав за цим числом і зіграв усі { $count } ходу за правилами; результат той самий.
}
replay-no-deal = Ця гра почалася з підготовленої позиції, тож роздачі для перевірки немає.

## Why a move was made

why = Чому?
why-title = Чому так: { $who }
why-second-points = Друга думка: { $second }; різниця в очках: { $by }.
why-second-gold = Друга думка: { $second }; різниця в золоті: { $by }.
why-alone = Вибору майже не було.
why-beliefs = Підозра, що це саботер:
why-belief = { $who }: { $percent } %
why-person = людина; так подумав би детектив
why-about = Біля кожної дії — наскільки вона свідчила за саботера (+) чи проти (−). Одна карта поступу тунелю — 2 очки.
