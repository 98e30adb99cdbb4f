### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $place                where it is, as an adverbial phrase: a link to the cell
###   $number              a goal’s number, counted from 1
###   $count, $gold, $round numbers
###   $detail               what was refused, as the server sent it
###
### Endings of log lines
###   (none)     told of somebody else        -you       the reader did it
###   -at-you    done to the reader           -self      somebody did it to himself
###   -you-self  the reader did it to himself
###   -goal, -card, -cards, -gold, -dwarf  told with what it was, to those who may know
###   -none      nothing was put down or taken

## Cards

card-path = Карта пути
card-action = Карта действия
card-start = Начальная карта
card-goal = Карта цели
card-gold = Карта самородков
card-dwarf = Карта гнома
card-hidden = Закрытая карта

## What the cards do

card-path-about = Положите её в лабиринт так, чтобы тоннели продолжались.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта пути: { $tunnels }
path-card-marked = Карта пути, { $mark }: { $tunnels }
path-tunnel = тоннель { $sides }
path-dead-end = тупик { $sides }
path-cross = перекрёсток
side-N = { $turned ->
        [yes] влево
       *[no] вверх
    }
side-S = { $turned ->
        [yes] вправо
       *[no] вниз
    }
side-E = { $turned ->
        [yes] вверх
       *[no] вправо
    }
side-W = { $turned ->
        [yes] вниз
       *[no] влево
    }
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] перекрёсток
        [fork] развилка
        [bend] поворот
        [straight] прямой тоннель
        [bridge] мост
       *[end] тупик
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] { $count } карте
        [few] { $count } картах
        [many] { $count } картах
       *[other] { $count } карты
    }
place-start = на начальной карте
place-goal = на карте цели { $goal }
place-between = между целями { $goal } и { $other }
place-beside-start = рядом с начальной картой
place-before-goal = перед целью { $goal }
place-behind-goal = за целью { $goal }
place-beside-goal = рядом с целью { $goal }
place-card = рядом с { $card ->
        [cross] перекрёстком
        [fork] развилкой
        [bend] поворотом
        [straight] прямым тоннелем
        [bridge] мостом
       *[end] тупиком
    }{ $near ->
        [start] {" "}у начальной карты
       *[no] {""}
    }
place-toward = в сторону цели { $goal }
place-away = в сторону от цели { $goal }
place-toward-goals = в сторону целей
place-away-goals = в сторону от целей
place-toward-start = в сторону начальной карты
place-from-start = в { $cards } от начальной карты
place-behind-start = в { $cards } позади начальной карты
place-level-start = на уровне начальной карты
place-from-goals = в { $cards } перед целями
place-behind-goals = в { $cards } за целями
place-level-goals = на уровне целей
place-line-goal = на одной линии с целью { $goal }
place-line-between = между линиями целей { $goal } и { $other }
place-line-off = в { $cards } от линии цели { $goal } в сторону цели { $other }
place-line-out = в { $cards } снаружи от линии цели { $goal }
place-line-left = в { $cards } слева от линии цели { $goal }, если смотреть от начальной карты
place-line-right = в { $cards } справа от линии цели { $goal }, если смотреть от начальной карты

## Goals

goal-hidden = закрытая цель

## Editions

edition-classic = Классика
edition-jubilee = Юбилейное
edition-italian = Итальянское

## Bots

bot-random = Случайный
bot-random-about = Делает любой разрешённый ход.
bot-novice = Новичок
bot-novice-about = Играет как новичок и так же ошибается.
bot-rule = Практик
bot-rule-about = Играет по проверенным приёмам.
bot-detective = Сыщик
bot-detective-about = Следит за всеми и вычисляет, кто есть кто.
bot-bluffer = Блефующий
bot-bluffer-about = Следит за тем, что думают другие, и сбивает их с толку.
bot-seer = Провидец
bot-seer-about = Продумывает, что может случиться дальше.

## Log: on a turn

event-turn = Ходит { $who }.
event-turn-you = Ваш ход.
event-played = { $who } играет карту «{ $card }».
event-played-you = Вы играете карту «{ $card }».
event-placed = { $who } кладёт карту пути { $place }: { $card }.
event-placed-you = Вы кладёте карту пути { $place }: { $card }.
event-discarded = В сброс: { $cards }.
event-discarded-you = В сброс: { $cards }.
event-passed = { $who } пропускает ход и сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } рубашкой вверх.
event-passed-cards = { $who } пропускает ход и сбрасывает: { $cards }.
event-passed-you = Вы пропускаете ход и сбрасываете: { $cards }.
event-passed-none = { $who } пропускает ход: карт больше нет.
event-passed-none-you = Вы пропускаете ход: карт больше нет.
event-drew = { $who } берёт карту.
event-drew-card = { $who } берёт карту: { $card }.
event-drew-you = Вы берёте карту: { $card }.
event-asked = Выбор за игроком { $who }.
event-asked-you = Выбор за вами.
event-answered = { $who } отвечает.
event-answered-you = Ваш ответ принят.

## Log: goals

event-opened = { $who } открывает карту цели { $number }: { $goal }.
event-opened-you = Вы открываете карту цели { $number }: { $goal }.
event-turned = { $who } поворачивает карту цели { $number } так, чтобы она подошла к лабиринту.
event-turned-you = Вы поворачиваете карту цели { $number } так, чтобы она подошла к лабиринту.

## Log: rounds and gold

event-round-began = Раунд { $round } начинается; первый ход: { $who }.
event-round-began-you = Раунд { $round } начинается; первый ход за вами.
event-round-ended = Раунд { $round } окончен.
round-spare = Лишний гном: { $dwarf }
event-gold-drawn = На делёж { $count ->
        [one] идёт { $count } карта самородков
        [few] идут { $count } карты самородков
        [many] идут { $count } карт самородков
       *[other] идут { $count } карты самородков
    }; первый выбор: { $who }.
event-gold-drawn-you = На делёж { $count ->
        [one] идёт { $count } карта самородков
        [few] идут { $count } карты самородков
        [many] идут { $count } карт самородков
       *[other] идут { $count } карты самородков
    }; первый выбор за вами.
event-took = { $who } берёт карту самородков.
event-took-gold = { $who } берёт карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-took-you = Вы берёте карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid = { $who } получает { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid-you = Вы получаете { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-paid-unseen = { $who } получает { $count ->
        [one] { $count } карту самородков
        [few] { $count } карты самородков
        [many] { $count } карт самородков
       *[other] { $count } карты самородков
    }.
event-game-over = Игра окончена. Побеждает { $who }: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-you = Игра окончена. Вы побеждаете: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-shared = Игра окончена. Победу делят { $names }: у каждого { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.
event-game-over-shared-you = Игра окончена. Победа общая: вы, { $names }; у каждого { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        [many] { $gold } самородков
       *[other] { $gold } самородка
    }.

## What is being asked now

window-turn = Ходит { $who }
window-turn-you = Ваш ход
window-open = { $who } выбирает, какую цель открыть
window-open-you = Выберите, какую цель открыть первой
window-lie = { $who } выбирает, как ляжет карта цели
window-lie-you = Выберите, как ляжет карта цели
window-take = { $who } выбирает карту самородков
window-take-you = Выберите карту самородков
window-over = Игра окончена

## Why a move is refused

reason-malformed = Этот ход не удалось прочитать: { $detail }.
reason-unknown-card = В этой игре нет карты { $detail }.
reason-no-such-seat = За этим столом нет места { $detail }.
reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-wrong-moment = Сейчас этого сделать нельзя.
reason-card-not-in-hand = Этой карты нет у вас в руке.
reason-not-a-path-card = В лабиринт можно класть только карты пути.
reason-not-an-action-card = Карту пути нельзя сыграть как действие; положите её в лабиринт.
reason-pass-count = Чтобы пропустить ход, сбросьте одну карту, в «Саботёре 2» до трёх; если карт нет, то ни одной.
reason-tool-broken = Пока ваш инструмент сломан, карты пути класть нельзя; сначала его нужно починить.
reason-cell-occupied = Здесь уже лежит карта.
reason-not-adjacent = Карта пути должна лежать рядом с открытой картой.
reason-edges-mismatch = Здесь не подходит: тоннель должен вести в тоннель, а скала касаться скалы.
reason-not-connected = Сюда не ведёт непрерывный путь от начальной карты.
reason-already-broken = Этот инструмент уже сломан; один и тот же нельзя сломать дважды.
reason-nothing-to-repair = Этой карте здесь нечего чинить.
reason-wrong-tool = Эта карта не чинит такой инструмент.
reason-no-path-card-there = Обвал убирает только выложенную карту пути; начальная карта и цели остаются.
reason-not-a-hidden-goal = Разведка показывает только ещё закрытые цели.
reason-not-offered = Такого выбора сейчас нет.

## What went wrong between page and table

error-malformed = Что-то пошло не так. Ничего не изменилось; обновите страницу.
error-stale = Игра уже ушла вперёд. Ничего не сделано; взгляните ещё раз и выберите.
error-busy = Стол сейчас не может сохранить ход. Ничего не потеряно; попробуйте чуть позже.
error-too-fast = Слишком много запросов. Ничего не сделано; подождите секунду и попробуйте снова.
error-too-much = Больше за одну игру стол от одного игрока не хранит. Ничего не изменено.
error-used-up = За этим столом произошло столько, что новых раздач больше не будет. Откройте новый стол; здесь всё сохранится.
error-too-long = Слишком длинный текст. Ничего не сделано; сократите.
error-not-yours = Вы не можете этого сделать.
error-not-now = Сейчас этого сделать нельзя.
error-full = За этим столом все места заняты.
error-name-taken = За столом уже есть такое или очень похожее имя; выберите другое.
error-one-seat = У этого устройства уже есть место за этим столом. Хозяин стола может разрешить в настройках несколько мест на устройство.
error-not-away = Этого человека нет ещё меньше двух минут.
error-ask-host = Хозяина стола спросили, можно ли вам сесть.
error-turned-away = Вас не пустили за этот стол.
error-muted = Хозяин стола отключил вам чат: написанного никто не видит. Заявления по-прежнему действуют.
error-bad-rules = Эти правила не сочетаются: { $detail }
error-unknown-seat = По этой ссылке нет места за столом; вы можете смотреть.
error-unknown-table = По этому коду ни один стол не ждёт. Проверьте код или попросите ссылку на стол.
error-wrong-codes = Из вашей сети пришло слишком много неверных кодов; новые можно будет пробовать через несколько часов. Ссылки на столы по-прежнему действуют, как и ваше место.
error-damaged = Что-то в его журнале не читается, поэтому он отложен. Других столов это не касается. Администрация сервера увидит причину командой «saboteur doctor» и сможет восстановить стол из резервной копии.
error-other-rules = За этим столом играли по правилам, которых на этом сервере нет: другая версия или незагруженное дополнение. Ничего не потеряно. Администрация сервера узнает больше командой «saboteur doctor».
error-foreign-origin = Эта страница не с этого сервера; откройте ссылку самого стола.

## What is this?

window-open-why = Ваш тоннель дошёл сразу до нескольких закрытых карт. Вы выбираете, какую открыть.
window-lie-why = Эта цель подходит и так, и так, или никак. Вы решаете, как она будет лежать дальше.
window-take-why = Золото делят: вы берёте одну карту, остальные идут дальше.
card-dead-end-about = Тупик: путь кончается на этой карте.
card-bridge-about = Её тоннели на карте не встречаются.
