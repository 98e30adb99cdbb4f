### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Разговор
talk-earlier-title = Разговор преди тази игра
talk-earlier = Разговор преди тази игра ({ $count })
talk-beliefs = Подозрения
talk-claims = Кажете с едно докосване
talk-say = Кажете нещо
talk-send = Изпращане
talk-deleted = (изтрито)
talk-quote = Цитиране: { $line }
talk-quote-short = Цитиране
talk-unquote = Без цитат
talk-chat-off = Домакинът изключи чата. Твърденията се чуват винаги.
talk-chat-turn-on = Включване на чата
talk-chat-turn-off = Изключване на чата
talk-watching = Вие гледате, може би с малко закъснение. На масата никой не ви чува.
talk-mute = Скриване на думите: { $who }
talk-mute-about = Твърденията се виждат винаги.
talk-true = вярно
talk-false = невярно
table-stand-in-about = Важи, когато повечето го искат, поне двама, и играчът го няма или времето му е изтекло. След две минути отсъствие стига един глас. Никой не вижда кой е гласувал.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Цел { $goal }
claim-word-gold = злато
claim-word-stone = камък
claim-saw-goal = Видях цел { $goal }: { $word }.
claim-saw-goal-button = Видях цел …
claim-suspect = Подозирам { $whom }.
claim-suspect-you = Подозирам Ви.
claim-suspect-button = Подозирам …
claim-trust = Вярвам на { $whom }.
claim-trust-you = Вярвам Ви.
claim-trust-button = Вярвам …
claim-why = { $whom }, защо?
claim-why-you = Вие: защо?
claim-why-button = Защо?
claim-because = Защото: { $word }.
claim-because-button = Защото …
claim-because-nearer = Защото така сме по-близо.
claim-because-nothing-better = Защото нямах нищо по-добро.
claim-because-suspicion = Защото подозирам този играч.
claim-because-help = Защото беше нужно.
claim-because-looking = Защото исках да знам.
claim-because-in-the-way = Защото пречеше.
claim-word-nearer = така сме по-близо
claim-word-nothing-better = нямах нищо по-добро
claim-word-suspicion = подозирам този играч
claim-word-help = беше нужно
claim-word-looking = исках да знам
claim-word-in-the-way = пречеше
claim-am = Аз съм: { $word }.
claim-am-button = Аз съм …
claim-repair-me = Моля, поправете инструмента ми.
claim-repair-me-button = Поправете ме
claim-cannot-dig = Нямам карта за копаене.
claim-cannot-dig-button = Не мога да копая

## What one thinks of the others, for oneself alone

belief-title = Какво мислите
belief-about = Това виждате само Вие. Накрая всички виждат кой какво и кога е вярвал.
belief-open = не знам
belief-suspect = под съмнение
belief-suspect-sure = сигурно саботьор
belief-trust = по-скоро честно
belief-trust-sure = сигурно честно
notes-title = Бележки за себе си
notes-saved = Запазено

## The menu of the table

talk-watch-link = Който отвори тази връзка, гледа
table-keys-talk = разговор
table-how-lift = Докоснете карта, за да я вдигнете. Светва всичко, към което може да се насочи.
table-how-point = Докоснете място и завъртете картата, ако искате; после я поставете с бутона. Или я плъзнете дотам.
table-how-pass = Карта, която не помага на никого, може да се изчисти с лицето надолу.
table-how-light = Осветените тунели са свързани със старта. Продължете от тях.
table-keys-pick = вдигане на карта
table-keys-walk = разходка из мината
table-keys-enter = избор и потвърждение
table-keys-turn = завъртане на картата
table-keys-pass = изчистване на картата
table-keys-back = отказ от избора
table-keys-tab = ръка, мина, играчи, ход на играта
table-keys-help = тази страница
table-leave-sure = Наистина ли напускате? Бот продължава вместо вас. Може да се върнете, докато този браузър помни мястото ви.
table-stay = Оставане
table-quick = Едно докосване стига
table-quick-about = Картите се поставят и изчистват веднага, без въпроси.
table-openly = Тайните ми са открити
table-openly-about = Вашето джудже и целите, които сте видели, винаги се виждат. Никой друг не бива да гледа този екран.
