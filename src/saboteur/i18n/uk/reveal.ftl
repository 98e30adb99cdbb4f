### The end of the game: fetched when it is over.

reveal-story = Історія гри
reveal-back = Назад
reveal-next = Далі
reveal-skip = Показати все
reveal-share = Поділитися картинкою
reveal-watch = Переглянути ще раз
reveal-fault = Історію цієї гри зараз розповісти не можна. Нічого не втрачено; усе є в записі.
reveal-no-proof = Доказ роздачі зараз неможливо завантажити.

## Chapters

reveal-gold = Золото
reveal-dwarves = Хто ким був
reveal-claims = Що було сказано
reveal-beliefs = Хто кого розкусив
reveal-turns = Переломні миті

## Claims

reveal-true = правда
reveal-false = неправда
reveal-open = ні правда, ні неправда
reveal-best-lie = Найкраща брехня
reveal-best-hunch = Найкраще чуття
# $who suspected $whom, rightly and longest
reveal-hunch = { $who }: розкусив(ла) { $whom } у раунді { $round } і не відступив(ла).

## Beliefs

reveal-beliefs-about = Наскільки слушними були підозри протягом раунду: вище середини — більше правди, ніж помилок.
reveal-plot = Наскільки слушними були підозри наприкінці: { $what }
reveal-right = слушно
reveal-wrong = хибно
reveal-begin = початок
reveal-end = кінець раунду
reveal-marks = Позначки наприкінці
reveal-suspected = { $who }: підозра на { $whom } ({ $dwarf }) —
reveal-trusted = { $who }: довіра до { $whom } ({ $dwarf }) —
reveal-rightly = слушно
reveal-wrongly = помилково

## Turning points

reveal-reckoning = Боти розігрують гру знов і знов, щоб знайти вирішальні карти. Пів хвилини …
reveal-no-turns = Жодна карта сама не змінила раунду: їх виграно крок за кроком.
reveal-small-turn = Жодна карта сама явно не змінила раунду. Найбільше змінила ця:
reveal-turns-about = До і після кожної карти бот знов і знов догравав раунд.
# $side is one of the texts below
reveal-chance = Шанси { $side }: з { $before } до { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, розіграно разів: { $runs }
reveal-look = Глянути
