### The end of the game: fetched when it is over.

reveal-story = Историята на играта
reveal-back = Назад
reveal-next = Напред
reveal-skip = Показване на всичко
reveal-clip = Споделяне като клип
reveal-share = Споделяне като картинка
reveal-watch = Повторно гледане
reveal-review = Разбор на моята игра
reveal-fault = Историята на тази игра сега не е достъпна. Нищо не е изгубено; всичко е в записа.
reveal-no-proof = Доказателството за раздаването не може да се зареди в момента.

## Chapters

reveal-gold = Златото
reveal-dwarves = Кой какъв беше
reveal-decided = Какво реши играта
reveal-claims = Какво беше казано
reveal-beliefs = Кой кого разкри
reveal-turns = Повратни моменти

## Claims

reveal-true = вярно
reveal-false = невярно
reveal-best-card = Решаващата карта
reveal-best-lie = Най-добрата лъжа
reveal-best-hunch = Най-добрият усет
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } разкрива { $whom } в рунд { $round } и не си променя мнението.

## Beliefs

reveal-beliefs-about = Колко верни бяха подозренията през рунда. Над средата: повече верни, отколкото грешни.
reveal-plot = Колко верни бяха подозренията накрая: { $what }
reveal-right = вярно
reveal-wrong = грешно
reveal-begin = начало
reveal-end = край на рунда
reveal-marks = Подозренията накрая
reveal-suspected = { $who } подозира { $whom } ({ $dwarf }):
reveal-trusted = { $who } вярва на { $whom } ({ $dwarf }):
reveal-rightly = с право
reveal-wrongly = погрешно

## Turning points

reveal-reckoning = Ботовете преиграват играта много пъти, за да намерят решаващите карти. Трае около половин минута…
reveal-no-turns = Никоя отделна карта не реши рунд: спечелени бяха стъпка по стъпка.
reveal-small-turn = Никоя отделна карта не реши ясно рунд. Най-важна беше тази:
reveal-turns-about = Преди и след всяка карта бот доиграваше рунда много пъти.
# $side is one of the texts below
reveal-chance = Шансове на { $side }: от { $before } на { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, преиграно пъти: { $runs }
reveal-look = Показване

## After the game

table-rematch = Играйте отново
table-reopen = Промяна на играчи или правила
table-look-back = Поглед към мината
