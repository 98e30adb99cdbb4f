### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Чат и зрители
setting-chat = Чат
setting-chat-about = Без чат остават твърденията, които всеки чете на своя език.
setting-delay = Закъснение за зрителите
setting-delay-about = Който отвори връзката след началото, е зрител. Със закъснение никой зрител не може да подсказва.
setting-shared = Няколко места на устройство
setting-shared-about = И другите могат да настанят някого на своето устройство. Вие можете винаги.
delay-none = веднага
delay-seconds = { $seconds } с по-късно
delay-moves = { $moves ->
    [one] { $moves } ход по-късно
   *[other] { $moves } хода по-късно
}

## Several people on one device

add-here = На това устройство
add-here-label = Добавяне на играч на това устройство, място { $number }
add-here-title = Добавяне на играч на това устройство
add-here-about = Подавайте си устройството; между ходовете картите са закрити, за да не вижда никой чужди карти.
add-here-refused = Всяко устройство има тук едно място. { $host } може да разреши повече в настройките на масата.
take-away = Махане
take-away-label = Махане: { $who }

## The big screen

screen-title = Показване на голям екран
screen-about = Мината и играчите за всички в стаята; картите остават на телефоните. Отворете тази връзка на големия екран.
screen-open = Отваряне тук

## Seats, invitation and start

join-host = { $host } ви кани в мината
seats-free = { $count ->
    [one] Едно място е свободно.
   *[other] { $count } места са свободни.
}
table-full = Всички места са заети. Когато играта започне, може да гледате.
sit-down = Сядане
lobby-title = Маса { $code }
seats-title = На масата
seat-empty = Свободно място
mark-you = вие
mark-host = домакин
mark-bot = бот · { $level }
mark-away = отсъства
mark-muted = без чат
bot-choice = Бот на място { $number }
bot-add = Бот
bot-add-label = Бот: добавяне на място { $number }
bot-remove = махане
kick = Гласуване за отстраняване
kick-voted = Гласувахте
kick-label = Гласуване за отстраняване: { $who }
manage = Управление
manage-label = Управление: { $who }
remove = Отстраняване от масата
remove-about = Мястото се освобождава веднага. От същото устройство или мрежа никой не сяда без вашето съгласие.
knock-title = Пред вратата
knock-about = От същото устройство или мрежа вече е отстраняван човек от тази маса.
knock-asks = { $who } иска да седне.
admit = Пускане
admit-label = Пускане: { $who }
turn-away = Отказ
turn-away-label = Отказ: { $who }
asked-host = { $host } решава дали може да седнете. Щом отговорът е „да“, мястото е ваше; не затваряйте страницата.
asked-in-vain = Нямаше отговор. Можете да попитате отново.
asked-stop = Спиране на питането
take-seat-about = Мястото на бот е ваше, ако домакинът се съгласи. Ако сте загубили телефона си, получавате мястото си обратно, щом ви няма две минути и двама от останалите се съгласят.
take-seat-which = Кое място
take-seat-bot = { $who } (бот)
take-seat-away = { $who } (няма го)
take-seat-ask = Искане на мястото
asked-others = Хората на масата са попитани. Мястото е ваше, щом се съгласят; не затваряйте страницата.
knock-bot = { $who } иска да играе вместо бота { $whom }.
knock-away = { $who } иска мястото на { $whom }. Двама от вас трябва да се съгласят. Съгласете се само ако сте сигурни кой е: старото устройство губи мястото.
change-title = Име и портрет
save = Запазване
said-came = { $who } сяда на масата.
said-went = { $who } напуска масата.
start-ready = Всички са тук.
balance-hint = Играчи: { $players }. С тези правила златотърсачите печелят { $percent } % от рундовете (ботове срещу ботове).
start-missing = { $count ->
    [one] Едно място още е празно.
   *[other] { $count } места още са празни.
}
start-waits = Чакаме { $host } да започне играта.
start-with = { $count ->
    [one] Самостоятелна игра
   *[other] Игра: { $count } играчи
}
fill-with-bots = Допълване с ботове
share-title = Покана за приятели
share-about = Те отварят връзката или въвеждат кода и сядат. След началото на играта важи само връзката.
share-text = Елате да копаем заедно на маса { $code }
share = Споделяне
code-spoken = Код { $code }
qr-alt = Връзката на масата като QR код
table-link = Връзка към масата
own-link-title = Продължаване на друго устройство
own-link-about = Тази връзка е вашето място. Пазете я за себе си: който я има, може да играе вместо вас.
own-link = Връзка към вашето място
players-fewer = Един играч по-малко
players-more = Един играч повече
players-range = Може да играят от { $least } до { $most } души.
players-seated = Толкова играчи вече са на масата.
suggested = Препоръчва се за { $players } играчи: { $what }
setting-minutes = Колко време имате
minutes = { $minutes ->
    [0] без значение
   *[some] { $minutes } мин
}
suggested-game = { $rounds ->
    [1] { $what }: един рунд, около { $minutes } мин
   *[some] { $what }: три рунда, около { $minutes } мин
}
setting-edition = Издание
setting-modules = Разширения и варианти
modules-none = няма
modules-no-bots = Ботовете не го познават: играят тези карти на случаен принцип.
setting-house-rules = Издание и домашни правила
setting-time = Време и темпо
setting-clock = Време за мислене
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } с на ход + { $bank } с
clock-days = { $days ->
    [one] един ден на ход
   *[other] { $days } дни на ход
}
clock-none = без ограничение
pace-other = на всеки { $seconds } с
setting-open = В списъка с отворени маси
setting-open-about = Всеки може да седне. Иначе само хората с кода.
clash-with = Не се съчетава с: { $what }.
clash-needs = Само заедно с: { $what }.
clash-players = За { $least } до { $most } играчи.

## Editions, modules and options

edition-classic-about = Както в първите правила: по карта със злато за всеки играч, целите се обръщат една по една.
edition-jubilee-about = Както в изданието за 20 години: по карта със злато за всеки златотърсач, обръщат се всички достигнати цели.
edition-italian-about = Класическите правила, а Саботьор 2 е по италианските: врата поставя само нейният отбор.

## Games that are made with one tap

setting-presets = Игра
preset-surprise = Изненадайте ме
preset-fair = Поравно ({ $percent } %)
preset-fair-about = При { $players } играчи и тези правила златотърсачите печелят { $percent } % от рундовете (между { $low } и { $high } %): измерените правила не предлагат по-равностойна игра.
setting-window = Време за отговор
window-seconds = { $seconds } с
lobby-talk = Чат, докато чакате

## Who begins

setting-begins = Кой започва
begins-lot = по жребий
begins-youngest = най-младият
begins-seat = един от нас
begins-winner = който спечели последно
begins-loser = който имаше най-малко злато последно
begins-youngest-who = Докоснете името на най-младия
begins-seat-who = Кой играе пръв?
mark-begins = започва
take-seat = Включване в играта

## Layouts of one’s own

layout-edit = Подреждане на мината
layout-edit-about = Изберете къде лежат целите и какво друго има в мината.
layout-own = собствена подредба
layout-see = Преглед на подредбата
reason-layout-unreadable = Тази подредба не може да се прочете.
reason-layout-count = От тези карти трябва да има точно колкото казва кутията, всяка на свое място.
reason-layout-outside = Картите лежат най-много на десет карти от старта и на четири встрани.
reason-layout-touching = Никои две от тези карти не лежат една до друга и никоя не е до стартовата карта.
reason-layout-near = Между старта и цел трябва да се побират поне три карти с тунел.
reason-layout-corners = Тези карти не се допират дори с ъглите си.
reason-layout-no-room = При тази подредба няма място за картите, които се поставят на случаен принцип.
error-bad-layout = Тази подредба нарушава правило от подготовката.
