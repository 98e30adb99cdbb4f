### A finished game looked at again: fetched with its page.

replay-title = Игра ещё раз
replay-player = Игрок { $number }
replay-controls = Шаги и просмотр
replay-begins = Карты розданы. Идите шаг за шагом или включите просмотр.
replay-where = Место в игре
replay-at = шаг { $at } из { $of }
replay-rounds = Раунды
replay-round = К раунду { $round }
replay-steps = Шаги
replay-first = В начало
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-all = Видеть всё
replay-eyes-public = Как зритель
replay-eyes-of = Глазами { $who }
replay-hands = Карты в руках
replay-no-cards = без карт

## A record that somebody brings

replay-bring = Перетащите сюда запись игры (файл .sab) или выберите её.
replay-bring-about = Её прочтут, проверят и забудут: на сервере ничего не останется.
replay-choose = Выбрать запись
replay-drop-here = Отпустите, чтобы посмотреть игру
replay-too-long = Этот файл слишком велик для записи (больше { $most } КБ).
error-unknown-game = По этому адресу игры нет. Возможно, в ссылке ошибка.
error-bad-record = Эту запись нельзя воспроизвести: { $detail }

## What is wrong with a record

record-not-a-record = Это не запись игры, или она обрезана.
record-over-limit = Это не запись игры: ни в одной записи нет { $what ->
    [text] более { $most } символов
    [depth] более { $most } уровней вложенности
    [tables] более { $most } таблиц и списков
    [keys] более { $most } ключей
    [key] ключей длиннее { $most } символов
    [parts] ключей, в которых более { $most } точек
    [number] чисел, в которых более { $most } цифр
    *[values] более { $most } значений
}.
record-not-whole = Эта запись неполная: не хватает { $key }.
record-other-format = У этой записи формат { $found }; здесь читается { $expected }.
record-other-rules = Эта запись сыграна по правилам версии { $found }; здесь действует версия { $expected }.
record-other-box = Эта запись сыграна с коробкой «{ $box }» версии { $found }; здесь она версии { $expected }.
record-unreadable = Что-то в этой записи не того вида, поэтому её не прочесть.
record-no-seed = Это то, что видел один игрок. Переиграть нельзя: не хватает тайного числа.
record-cannot-begin = Эта запись начинается с правил или карт, которые не подходят друг другу.
record-too-many-actions = В этой записи больше { $most } ходов: таких долгих игр не бывает.
record-no-player = Ход { $number } не начинается с игрока: { $action }
record-not-legal = Ход { $number }, { $action }, противоречит правилам: { $why } ({ $rule })
record-broken-promise = Тайное число не то, чей отпечаток пришёл вместе с картами.
record-changed = Запись изменили после того, как она была сделана.
record-other-result = Запись называет другой результат, чем дают её ходы.
record-fair-unreadable = То, о чём договорились перед раздачей, невозможно прочитать, поэтому проверить это нельзя.
record-fair-algorithm = Роздано способом, который здесь неизвестен: { $found } вместо { $expected }.
record-fair-rules = О раздаче договорились по другим правилам, чем в этой записи.
record-fair-seats = Места в раздаче не те, что в игре, или стоят в другом порядке.
record-fair-opening = То, что добавила к раздаче страница игрока { $number }, не совпадает с тем, что она зафиксировала раньше.
record-fair-secret = Тайна стола не та, которую он обещал перед раздачей.
record-fair-seed = Тайное число не следует из тайны стола и того, что добавили страницы.

## What stands behind the game

replay-about = Об этой игре
replay-story = История этой игры
replay-link = Ссылка на эту игру
replay-record = Скачать запись
replay-keys = Клавиши: ← и → шаг, пробел просмотр, Home и End в начало и в конец, Page Up и Page Down от раунда к раунду.

## Was the deal fair?

replay-fair = Честно ли роздано?
replay-fair-about = С первыми картами все получили отпечаток тайного числа. Из этого числа следует каждая тасовка, так что потом ни одной карты уже нельзя было изменить.
replay-promised = Отпечаток, полученный вместе с картами
replay-seed = Тайное число
replay-print = Его отпечаток, вычисленный на этой странице
replay-right = верно
replay-wrong = неверно
replay-kept = Оба отпечатка одинаковы: после раздачи число не меняли.
replay-broken = Отпечатки разные: роздано не по этому числу.
replay-remembered = Этот браузер получил отпечаток до первого хода.
replay-plays = { $count ->
    [one] Сервер ещё раз роздал по этому числу и сыграл { $count } ход по правилам; результат тот же.
    [few] Сервер ещё раз роздал по этому числу и сыграл все { $count } хода по правилам; результат тот же.
    [many] Сервер ещё раз роздал по этому числу и сыграл все { $count } ходов по правилам; результат тот же.
   *[other] Сервер ещё раз роздал по этому числу и сыграл все { $count } хода по правилам; результат тот же.
}
replay-no-deal = Эта игра началась с подготовленной позиции, поэтому раздачи для проверки нет.

## Why a move was made

why = Почему?
why-title = Почему так: { $who }
why-second-points = Второй вариант: { $second }; разница в очках: { $by }.
why-second-gold = Второй вариант: { $second }; разница в золоте: { $by }.
why-alone = Выбора почти не было.
why-beliefs = Подозрение, что это саботёр:
why-belief = { $who }: { $percent } %
why-person = человек; так подумал бы сыщик
why-about = Рядом с каждым поступком — насколько он говорил за саботёра (+) или против (−). Одна карта продвижения туннеля — 2 очка.
