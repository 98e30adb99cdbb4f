### The end of the game: fetched when it is over.

reveal-story = Історія гри
reveal-back = Назад
reveal-next = Далі
reveal-skip = Показати все
reveal-clip = Поділитися відео
reveal-share = Поділитися картинкою
reveal-watch = Переглянути ще раз
reveal-review = Розбір моєї гри
reveal-fault = Історія цієї гри зараз недоступна. Нічого не втрачено; усе є в записі.
reveal-no-proof = Доказ роздачі зараз неможливо завантажити.

## Chapters

reveal-gold = Золото
reveal-dwarves = Хто ким був
reveal-decided = Що вирішило гру
reveal-claims = Що було сказано
reveal-beliefs = Хто кого викрив
reveal-turns = Переломні миті

## Claims

reveal-true = правда
reveal-false = неправда
reveal-best-card = Вирішальна карта
reveal-best-lie = Найкраща брехня
reveal-best-hunch = Найкраще чуття
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } викриває гравця { $whom } у раунді { $round } і не змінює думки.

## Beliefs

reveal-beliefs-about = Наскільки слушними були підозри протягом раунду. Вище середини: більше правди, ніж помилок.
reveal-plot = Наскільки слушними були підозри наприкінці: { $what }
reveal-right = слушно
reveal-wrong = хибно
reveal-begin = початок
reveal-end = кінець раунду
reveal-marks = Підозри наприкінці
reveal-suspected = { $who } підозрює гравця { $whom } ({ $dwarf }):
reveal-trusted = { $who } довіряє гравцеві { $whom } ({ $dwarf }):
reveal-rightly = слушно
reveal-wrongly = помилково

## Turning points

reveal-reckoning = Боти розігрують гру багато разів, щоб знайти вирішальні карти. Це триває близько пів хвилини…
reveal-no-turns = Жодна карта сама не вирішила раунду: їх виграно крок за кроком.
reveal-small-turn = Жодна карта сама явно не вирішила раунду. Найбільше важила ця:
reveal-turns-about = До і після кожної карти бот знов і знов догравав раунд.
# $side is one of the texts below
reveal-chance = Шанси { $side }: з { $before } до { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, розіграно разів: { $runs }
reveal-look = Показати

## After the game

table-rematch = Зіграти ще раз
table-reopen = Змінити гравців або правила
table-look-back = Подивитися лабіринт
