### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Чат
talk-earlier-title = Чат преди тази игра
talk-earlier = Чат преди тази игра ({ $count })
talk-beliefs = Подозрения
talk-claims = Бързи твърдения
talk-say = Кажете нещо
talk-send = Изпращане
talk-deleted = (изтрито)
talk-quote = Цитиране: { $line }
talk-quote-short = Цитиране
talk-unquote = Премахване на цитата
talk-chat-off = Домакинът изключи чата. Твърденията продължават да важат.
talk-chat-turn-on = Включване на чата
talk-chat-turn-off = Изключване на чата
talk-watching = Вие гледате, може би със закъснение. Играчите не виждат какво пишете.
talk-mute = Скриване на съобщенията на { $who }
talk-mute-about = Твърденията се виждат винаги.
talk-true = вярно
talk-false = невярно
table-stand-in-about = Важи, когато повечето го искат, поне двама, а играчът отсъства или времето му е изтекло. След две минути отсъствие стига един глас. Гласуването е тайно.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Цел { $goal }
claim-word-gold = злато
claim-word-stone = скала
claim-saw-goal = Погледнах цел { $goal }: { $word }.
claim-saw-goal-button = Видях цел…
claim-suspect = Подозирам { $whom }.
claim-suspect-you = Подозирам ви.
claim-suspect-button = Подозирам…
claim-trust = Вярвам на { $whom }.
claim-trust-you = Вярвам ви.
claim-trust-button = Вярвам…
claim-why = { $whom }, защо?
claim-why-you = А вие защо?
claim-why-button = Защо?
claim-because = Защото { $word }.
claim-because-button = Защото…
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
claim-am = Моята роля: { $word }.
claim-am-button = Аз съм…
claim-repair-me = Моля, ремонтирайте инструмента ми.
claim-repair-me-button = Нужен ми е ремонт
claim-cannot-dig = Нямам карта с тунел, която да използвам.
claim-cannot-dig-button = Не мога да копая
claim-react = { $word }
claim-react-button = Реакции
claim-word-agree = Точно
claim-word-doubt = Сериозно?
claim-word-nice = Браво
claim-word-ouch = Ох
claim-word-laugh = Ха-ха

## What one thinks of the others, for oneself alone

belief-title = Вашите подозрения
belief-about = Това виждате само вие. Накрая всички виждат кой какво и кога е мислил.
belief-open = не знам
belief-suspect = под съмнение
belief-suspect-sure = със сигурност саботьор
belief-trust = по-скоро честен играч
belief-trust-sure = със сигурност честен играч
notes-title = Вашите бележки
notes-saved = Запазено

## The menu of the table

talk-watch-link = С тази връзка може да се гледа
table-keys-talk = чат
table-how-lift = Докоснете карта, за да я вземете. Светва всичко, върху което може да се изиграе.
table-how-point = Докоснете място и завъртете картата, ако искате; после я поставете с бутона. Или я плъзнете дотам.
table-how-pass = Ненужна карта може да се изчисти с лицето надолу; никой не я вижда.
table-how-light = Осветените тунели са свързани със старта. Продължете от тях.
table-keys-pick = вземане на карта
table-keys-walk = движение из мината
table-keys-enter = избор и потвърждение
table-keys-turn = завъртане на картата
table-keys-pass = изчистване на картата
table-keys-back = отказ от избора
table-keys-tab = ръка, мина, играчи, ход на играта
table-keys-help = тази помощ
table-leave-sure = Наистина ли напускате? Бот ще играе вместо вас. Може да се върнете в този браузър.
table-stay = Оставане
table-quick = Едно докосване стига
table-quick-about = Картите се поставят и изчистват веднага, без въпроси.
table-openly = Показване на тайните ми
table-openly-about = Вашето джудже и целите, които сте видели, винаги се виждат. Никой друг не бива да гледа този екран.
table-short = Кратки сцени
table-short-about = Моменти като счупен инструмент или край на рунд се показват веднага.

## What is this?

table-volume = Сила на звука
table-buzz = Вибрация
table-buzz-about = Устройството вибрира, когато е ваш ред.
table-hints = Обясняване на новото
table-hints-about = По един ред за всяка карта и всеки въпрос, които това устройство още не е срещало.
table-advising = Подсказки, когато сте на ход
table-advising-about = Само срещу ботове: един ред за това, което можете да направите.
table-keys-what = Какво е това? (също: десен бутон, дълго натискане)
