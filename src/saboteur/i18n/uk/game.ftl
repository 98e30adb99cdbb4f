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

card-path = Карта тунелю
card-action = Карта дії
card-start = Карта початку
card-goal = Карта кінця
card-gold = Карта самородків
card-dwarf = Карта гнома
card-hidden = Закрита карта

## What the cards do

card-path-about = Покладіть її в лабіринт так, щоб тунелі вели далі.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Карта тунелю: { $tunnels }
path-card-marked = Карта тунелю, { $mark }: { $tunnels }
path-tunnel = тунель { $sides }
path-dead-end = глухий кут { $sides }
path-cross = перехрестя
side-N = { $turned ->
        [yes] ліворуч
       *[no] угору
    }
side-S = { $turned ->
        [yes] праворуч
       *[no] униз
    }
side-E = { $turned ->
        [yes] угору
       *[no] праворуч
    }
side-W = { $turned ->
        [yes] униз
       *[no] ліворуч
    }
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] перехрестя
        [fork] розгалуження
        [bend] поворот
        [straight] прямий тунель
        [bridge] міст
       *[end] глухий кут
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
place-start = на карті початку
place-goal = на карті кінця { $goal }
place-between = між картами кінця { $goal } і { $other }
place-beside-start = поруч із картою початку
place-before-goal = перед картою кінця { $goal }
place-behind-goal = за картою кінця { $goal }
place-beside-goal = поруч із картою кінця { $goal }
place-card = поруч із { $card ->
        [cross] перехрестям
        [fork] розгалуженням
        [bend] поворотом
        [straight] прямим тунелем
        [bridge] мостом
       *[end] глухим кутом
    }{ $near ->
        [start] {" "}біля карти початку
       *[no] {""}
    }
place-toward = у бік карти кінця { $goal }
place-away = у бік від карти кінця { $goal }
place-toward-goals = у бік карт кінця
place-away-goals = у бік від карт кінця
place-toward-start = у бік карти початку
place-from-start = за { $cards } від карти початку
place-behind-start = на { $cards } позаду карти початку
place-level-start = на рівні карти початку
place-from-goals = за { $cards } до карт кінця
place-behind-goals = на { $cards } позаду карт кінця
place-level-goals = на рівні карт кінця
place-line-goal = на одній лінії з картою кінця { $goal }
place-line-between = між лініями карт кінця { $goal } і { $other }
place-line-off = за { $cards } від лінії карти кінця { $goal } у бік карти кінця { $other }
place-line-out = на { $cards } назовні від лінії карти кінця { $goal }
place-line-left = на { $cards } ліворуч від лінії карти кінця { $goal }, якщо дивитися від карти початку
place-line-right = на { $cards } праворуч від лінії карти кінця { $goal }, якщо дивитися від карти початку

## Goals

goal-hidden = закрита карта кінця

## Editions

edition-classic = Класика
edition-jubilee = Ювілейне
edition-italian = Італійське

## Bots

bot-random = Випадковий
bot-random-about = Робить будь-який дозволений хід.
bot-novice = Новачок
bot-novice-about = Грає як новачок і припускається тих самих помилок.
bot-rule = Практик
bot-rule-about = Грає за перевіреними прийомами.
bot-detective = Детектив
bot-detective-about = Стежить за всіма й вираховує, хто є хто.
bot-bluffer = Блефувальник
bot-bluffer-about = Зважає на те, що думають інші, і збиває їх з пантелику.
bot-seer = Провидець
bot-seer-about = Продумує, що може статися далі.

## Log: on a turn

event-turn = Ходить { $who }.
event-turn-you = Ваш хід.
event-played = { $who } грає карту «{ $card }».
event-played-you = Ви граєте карту «{ $card }».
event-placed = { $who } кладе карту тунелю { $place }: { $card }.
event-placed-you = Ви кладете карту тунелю { $place }: { $card }.
event-discarded = Скинуто: { $cards }.
event-discarded-you = Скинуто: { $cards }.
event-passed = { $who } пропускає хід і скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } долілиць.
event-passed-cards = { $who } пропускає хід і скидає: { $cards }.
event-passed-you = Ви пропускаєте хід і скидаєте: { $cards }.
event-passed-none = { $who } пропускає хід: карт більше немає.
event-passed-none-you = Ви пропускаєте хід: карт більше немає.
event-drew = { $who } бере карту.
event-drew-card = { $who } бере карту: { $card }.
event-drew-you = Ви берете карту: { $card }.
event-asked = Вибір за гравцем { $who }.
event-asked-you = Вибір за вами.
event-answered = { $who } відповідає.
event-answered-you = Вашу відповідь прийнято.

## Log: goals

event-opened = { $who } відкриває карту кінця { $number }: { $goal }.
event-opened-you = Ви відкриваєте карту кінця { $number }: { $goal }.
event-turned = { $who } повертає карту кінця { $number } так, щоб вона пасувала до лабіринту.
event-turned-you = Ви повертаєте карту кінця { $number } так, щоб вона пасувала до лабіринту.

## Log: rounds and gold

event-round-began = Раунд { $round } починається; перший хід: { $who }.
event-round-began-you = Раунд { $round } починається; перший хід за вами.
event-round-ended = Раунд { $round } закінчено.
round-spare = Зайвий гном: { $dwarf }
event-gold-drawn = На поділ { $count ->
        [one] іде { $count } карта самородків
        [few] ідуть { $count } карти самородків
        [many] ідуть { $count } карт самородків
       *[other] ідуть { $count } карти самородків
    }; перший вибір: { $who }.
event-gold-drawn-you = На поділ { $count ->
        [one] іде { $count } карта самородків
        [few] ідуть { $count } карти самородків
        [many] ідуть { $count } карт самородків
       *[other] ідуть { $count } карти самородків
    }; перший вибір за вами.
event-took = { $who } бере карту самородків.
event-took-gold = { $who } бере карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-took-you = Ви берете карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid = { $who } отримує { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid-you = Ви отримуєте { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-paid-unseen = { $who } отримує { $count ->
        [one] { $count } карту самородків
        [few] { $count } карти самородків
        [many] { $count } карт самородків
       *[other] { $count } карти самородків
    }.
event-game-over = Гру закінчено. Перемагає { $who }: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-you = Гру закінчено. Ви перемагаєте: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-shared = Гру закінчено. Перемогу ділять { $names }: у кожного { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-game-over-shared-you = Гру закінчено. Перемога спільна: ви, { $names }; у кожного { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.

## What is being asked now

window-turn = Ходить { $who }
window-turn-you = Ваш хід
window-open = { $who } обирає, яку карту кінця відкрити
window-open-you = Оберіть, яку карту кінця відкрити першою
window-lie = { $who } обирає, як ляже карта кінця
window-lie-you = Оберіть, як ляже карта кінця
window-take = { $who } обирає карту самородків
window-take-you = Оберіть карту самородків
window-over = Гру закінчено

## Why a move is refused

reason-malformed = Цей хід не вдалося прочитати: { $detail }.
reason-unknown-card = У цій грі немає карти { $detail }.
reason-no-such-seat = За цим столом немає місця { $detail }.
reason-game-over = Гру закінчено.
reason-not-your-turn = Зараз не ваш хід.
reason-wrong-moment = Зараз цього зробити не можна.
reason-card-not-in-hand = Цієї карти немає у вас на руках.
reason-not-a-path-card = У лабіринт можна класти лише карти тунелів.
reason-not-an-action-card = Карту тунелю не можна зіграти як дію; покладіть її в лабіринт.
reason-pass-count = Щоб пропустити хід, скиньте одну карту, у «Саботері 2» до трьох; якщо карт немає, то жодної.
reason-tool-broken = Поки ваш інструмент зламано, карт тунелів класти не можна; спершу його треба відремонтувати.
reason-cell-occupied = Тут уже лежить карта.
reason-not-adjacent = Карта тунелю має лежати поруч із відкритою картою.
reason-edges-mismatch = Тут не пасує: тунель має вести в тунель, а скеля торкатися скелі.
reason-not-connected = Сюди не веде безперервний тунель від карти початку.
reason-already-broken = Цей інструмент уже зламано; той самий двічі зламати не можна.
reason-nothing-to-repair = Цій карті тут нічого ремонтувати.
reason-wrong-tool = Ця карта не ремонтує такого інструмента.
reason-no-path-card-there = Обвал прибирає лише викладену карту тунелю; карти початку й кінця лишаються.
reason-not-a-hidden-goal = Розвідка показує лише ще закриті карти кінця.
reason-not-offered = Такого вибору зараз немає.

## What went wrong between page and table

error-malformed = Щось пішло не так. Нічого не змінилося; оновіть сторінку.
error-stale = Гра вже пішла далі. Нічого не зроблено; погляньте ще раз і оберіть.
error-busy = Стіл зараз не може зберегти хід. Нічого не втрачено; спробуйте трохи згодом.
error-too-fast = Забагато запитів. Нічого не зроблено; зачекайте секунду й спробуйте знову.
error-too-much = Більше за одну гру стіл від одного гравця не зберігає. Нічого не змінено.
error-used-up = За цим столом відбулося стільки, що нових роздач уже не буде. Відкрийте новий стіл; тут усе збережеться.
error-too-long = Текст задовгий. Нічого не зроблено; скоротіть.
error-not-yours = Ви не можете цього зробити.
error-not-now = Зараз цього зробити не можна.
error-full = За цим столом усі місця зайняті.
error-name-taken = За столом уже є таке або дуже схоже ім’я; оберіть інше.
error-one-seat = Цей пристрій уже має місце за цим столом. Господар столу може дозволити в налаштуваннях кілька місць на пристрій.
error-not-away = Цієї людини немає ще менше двох хвилин.
error-ask-host = Господаря столу запитано, чи можна вам сісти.
error-turned-away = Вас не впустили за цей стіл.
error-muted = Господар столу вимкнув вам чат: написаного ніхто не бачить. Заяви й далі діють.
error-bad-rules = Ці правила не поєднуються: { $detail }
error-unknown-seat = За цим посиланням немає місця за столом; ви можете дивитися.
error-unknown-table = За цим кодом жоден стіл не чекає. Перевірте код або попросіть посилання на стіл.
error-wrong-codes = З вашої мережі надійшло забагато хибних кодів; нові можна буде пробувати за кілька годин. Посилання на столи діють і далі, як і ваше місце.
error-damaged = Щось у його журналі не читається, тому його відкладено. Інших столів це не стосується. Адміністрація сервера побачить причину командою «saboteur doctor» і зможе відновити стіл із резервної копії.
error-other-rules = За цим столом грали за правилами, яких на цьому сервері немає: інша версія або незавантажене доповнення. Нічого не втрачено. Адміністрація сервера дізнається більше командою «saboteur doctor».
error-foreign-origin = Ця сторінка не з цього сервера; відкрийте посилання самого столу.

## What is this?

window-open-why = Ваш тунель дійшов одразу до кількох закритих карт. Ви обираєте, яку відкрити.
window-lie-why = Ця карта підходить і так, і так, або ніяк. Ви вирішуєте, як вона лежатиме далі.
window-take-why = Золото ділять: ви берете одну карту, решта йде далі.
card-dead-end-about = Глухий кут: шлях закінчується на цій карті.
card-bridge-about = Її тунелі на карті не зустрічаються.
