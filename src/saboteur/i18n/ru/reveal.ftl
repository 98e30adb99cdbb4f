### The end of the game: fetched when it is over.

reveal-story = История игры
reveal-back = Назад
reveal-next = Дальше
reveal-skip = Показать всё
reveal-clip = Поделиться видео
reveal-share = Поделиться картинкой
reveal-watch = Посмотреть ещё раз
reveal-review = Разбор моей игры
reveal-fault = История этой игры сейчас недоступна. Ничего не потеряно; всё есть в записи.
reveal-no-proof = Доказательство раздачи сейчас нельзя загрузить.

## Chapters

reveal-gold = Золото
reveal-dwarves = Кто кем был
reveal-decided = Что решило игру
reveal-claims = Что было сказано
reveal-beliefs = Кто кого раскрыл
reveal-turns = Переломные моменты

## Claims

reveal-true = правда
reveal-false = неправда
reveal-best-card = Решающая карта
reveal-best-lie = Лучшая ложь
reveal-best-hunch = Лучшее чутьё
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } раскрывает игрока { $whom } в раунде { $round } и не меняет мнения.

## Beliefs

reveal-beliefs-about = Насколько верны были подозрения в течение раунда. Выше середины: больше правды, чем ошибок.
reveal-plot = Насколько верны были подозрения в конце: { $what }
reveal-right = верно
reveal-wrong = неверно
reveal-begin = начало
reveal-end = конец раунда
reveal-marks = Подозрения в конце
reveal-suspected = { $who } подозревает игрока { $whom } ({ $dwarf }):
reveal-trusted = { $who } доверяет игроку { $whom } ({ $dwarf }):
reveal-rightly = верно
reveal-wrongly = ошибочно

## Turning points

reveal-reckoning = Боты разыгрывают игру много раз, чтобы найти решающие карты. Это займёт около полминуты…
reveal-no-turns = Ни одна карта сама не решила исход раунда: их выиграли шаг за шагом.
reveal-small-turn = Ни одна карта сама явно не решила исход раунда. Больше всего значила эта:
reveal-turns-about = До и после каждой карты бот снова и снова доигрывал раунд.
# $side is one of the texts below
reveal-chance = Шансы { $side }: с { $before } до { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, разыграно раз: { $runs }
reveal-look = Показать

## After the game

table-rematch = Сыграть ещё раз
table-reopen = Сменить игроков или правила
table-look-back = Посмотреть лабиринт
