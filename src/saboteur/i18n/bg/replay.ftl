### A finished game looked at again: fetched with its page.

replay-title = Една игра отново
replay-player = Играч { $number }
replay-controls = Стъпки и преглед
replay-begins = Картите са раздадени. Вървете стъпка по стъпка или пуснете прегледа.
replay-where = Място в играта
replay-at = стъпка { $at } от { $of }
replay-rounds = Рундове
replay-round = Към рунд { $round }
replay-steps = Стъпки
replay-first = В началото
replay-back = Стъпка назад
replay-play = Пускане
replay-pause = Пауза
replay-next = Стъпка напред
replay-last = В края
replay-speed = Скорост
replay-eyes = През чии очи
replay-eyes-all = Да се вижда всичко
replay-eyes-public = Като зрител
replay-eyes-of = През очите на { $who }
replay-hands = Карти в ръка
replay-no-cards = без карти

## A record that somebody brings

replay-bring = Пуснете тук запис на игра (файл .sab) или го изберете.
replay-bring-about = Записът се прочита, проверява и забравя: нищо не остава на сървъра.
replay-choose = Избор на запис
replay-drop-here = Пуснете, за да видите играта
replay-too-long = Файлът е твърде голям за запис (над { $most } КБ).
error-unknown-game = На този адрес няма игра. Може връзката да е сгрешена.
error-bad-record = Този запис не може да се изиграе: { $detail }

## What is wrong with a record

record-not-a-record = Това не е запис на игра или е отрязан.
record-over-limit = Това не е запис на игра: в никой запис няма { $what ->
    [text] повече от { $most } знака
    [depth] повече от { $most } нива на вложеност
    [tables] повече от { $most } таблици и списъка
    [keys] повече от { $most } ключа
    [key] ключове с повече от { $most } знака
    [parts] ключове с повече от { $most } точки
    [number] числа с повече от { $most } цифри
    *[values] повече от { $most } стойности
}.
record-not-whole = Този запис не е цял: липсва { $key }.
record-other-format = Този запис е с формат { $found }; тук се чете { $expected }.
record-other-rules = Този запис е игран по правила от версия { $found }; тук важи версия { $expected }.
record-other-box = Този запис е игран с кутията „{ $box }“ от версия { $found }; тук тя е от версия { $expected }.
record-unreadable = Нещо в този запис не е от правилния вид, затова не може да се прочете.
record-no-seed = Това е видяното от един играч. Не може да се преиграе: липсва тайното число.
record-cannot-begin = Този запис започва с правила или карти, които не си подхождат.
record-too-many-actions = В този запис има повече от { $most } хода: няма толкова дълга игра.
record-no-player = Ход { $number } не започва с играч: { $action }
record-not-legal = Ход { $number }, { $action }, е против правилата: { $why } ({ $rule })
record-broken-promise = Тайното число не е онова, чийто отпечатък дойде с картите.
record-changed = Записът е променен, след като е бил направен.
record-other-result = Записът казва друг резултат от този, до който водят ходовете му.
record-fair-unreadable = Уговореното преди раздаването не може да се прочете, затова не може и да се провери.
record-fair-algorithm = Раздадено е по начин, който тук не е познат: { $found } вместо { $expected }.
record-fair-rules = Раздаването е уговорено за други правила, не за тези на записа.
record-fair-seats = Местата при раздаването не са тези от играта или са в друг ред.
record-fair-opening = Това, което страницата на играч { $number } добави към раздаването, не е това, с което се беше обвързала.
record-fair-secret = Тайната на масата не е тази, която беше обещана преди раздаването.
record-fair-seed = Тайното число не следва от тайната на масата и от добавеното от страниците.

## What stands behind the game

replay-about = За тази игра
replay-story = Историята на тази игра
replay-link = Връзка към тази игра
replay-record = Изтегляне на записа
replay-keys = Клавиши: ← и → стъпка, интервал преглед, Home и End до началото и края, Page Up и Page Down от рунд на рунд.

## Was the deal fair?

replay-fair = Честно ли е раздадено?
replay-fair-about = С първите карти всички получиха отпечатък на тайно число. От него следва всяко разбъркване, затова после никоя карта не можеше да бъде сменена.
replay-promised = Отпечатък, получен с картите
replay-seed = Тайното число
replay-print = Неговият отпечатък, пресметнат на тази страница
replay-right = вярно
replay-wrong = невярно
replay-kept = Двата отпечатъка са еднакви: числото не е сменяно след раздаването.
replay-broken = Отпечатъците са различни: не е раздадено от това число.
replay-remembered = Този браузър е получил отпечатъка преди първия ход.
replay-plays = { $count ->
    [one] Сървърът раздаде отново от това число и изигра единствения ход по правилата; резултатът е същият.
   *[other] Сървърът раздаде отново от това число и изигра всички { $count } хода по правилата; резултатът е същият.
}
replay-no-deal = Тази игра е започнала от подготвена позиция, затова няма раздаване за проверка.

## Why a move was made

why = Защо?
why-title = Защо така: { $who }
why-second-points = Второто по сила беше { $second }; разлика в точки: { $by }.
why-second-gold = Второто по сила беше { $second }; разлика в злато: { $by }.
why-alone = Нямаше много за избиране.
why-beliefs = Подозрение, че е саботьор:
why-belief = { $who }: { $percent } %
why-person = човек; така би помислил детектив
why-about = До всяко действие стои колко говори за саботьор (+) или против (−). Една карта напредък на тунела е 2 точки.
