### The end of the game: fetched when it is over.

reveal-story = Историята на играта
reveal-back = Назад
reveal-next = Напред
reveal-skip = Покажи всичко
reveal-share = Сподели като картина
reveal-watch = Гледай отново
reveal-fault = Историята на тази игра сега не може да се разкаже. Нищо не е изгубено; всичко е в записа.
reveal-no-proof = Доказателството за раздаването не може да се зареди в момента.

## Chapters

reveal-gold = Златото
reveal-dwarves = Кой какъв беше
reveal-claims = Какво беше казано
reveal-beliefs = Кой кого прозря
reveal-turns = Повратни моменти

## Claims

reveal-true = вярно
reveal-false = невярно
reveal-open = нито вярно, нито невярно
reveal-best-lie = Най-добрата лъжа
reveal-best-hunch = Най-добрият усет
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } прозря { $whom } в рунд { $round } и не отстъпи.

## Beliefs

reveal-beliefs-about = Колко верни бяха подозренията през рунда: над средата повече верни, отколкото грешни.
reveal-plot = Колко верни бяха подозренията накрая: { $what }
reveal-right = вярно
reveal-wrong = грешно
reveal-begin = начало
reveal-end = край на рунда
reveal-marks = Отметките накрая
reveal-suspected = { $who } подозираше { $whom } ({ $dwarf }):
reveal-trusted = { $who } вярваше на { $whom } ({ $dwarf }):
reveal-rightly = с право
reveal-wrongly = погрешно

## Turning points

reveal-reckoning = Ботовете преиграват играта отново и отново, за да намерят решаващите карти. Половин минута …
reveal-no-turns = Никоя отделна карта не обърна рунд: спечелени бяха стъпка по стъпка.
reveal-small-turn = Никоя отделна карта не обърна ясно рунд. Тази промени най-много:
reveal-turns-about = От преди и след всяка карта ботът доиграваше рунда отново и отново.
# $side is one of the texts below
reveal-chance = Шансове на { $side }: от { $before } на { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, преиграно пъти: { $runs }
reveal-look = Виж
