### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Чат
talk-earlier-title = Чат до этой игры
talk-earlier = Чат до этой игры ({ $count })
talk-beliefs = Подозрения
talk-claims = Быстрые заявления
talk-say = Сказать что-нибудь
talk-send = Отправить
talk-deleted = (удалено)
talk-quote = Процитировать: { $line }
talk-quote-short = Процитировать
talk-unquote = Убрать цитату
talk-chat-off = Хозяин стола выключил чат. Заявления по-прежнему действуют.
talk-chat-turn-on = Включить чат
talk-chat-turn-off = Выключить чат
talk-watching = Вы наблюдаете, возможно с задержкой. Игроки не видят, что вы пишете.
talk-mute = Скрыть сообщения игрока { $who }
talk-mute-about = Заявления видны всегда.
talk-true = правда
talk-false = неправда
table-stand-in-about = Подействует, когда этого захочет большинство, не меньше двух, а игрока нет или его время вышло. После двух минут отсутствия хватит одного голоса. Голосование тайное.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Карта цели { $goal }
claim-word-gold = золото
claim-word-stone = камень
claim-saw-goal = Карта цели { $goal }: там { $word }.
claim-saw-goal-button = Знаю цель…
claim-suspect = Подозреваю игрока { $whom }.
claim-suspect-you = Подозреваю вас.
claim-suspect-button = Подозреваю…
claim-trust = Верю игроку { $whom }.
claim-trust-you = Верю вам.
claim-trust-button = Верю…
claim-why = { $whom }, почему?
claim-why-you = А вы почему?
claim-why-button = Почему?
claim-because = Потому что { $word }.
claim-because-button = Потому что…
claim-because-nearer = Потому что так мы ближе к сокровищу.
claim-because-nothing-better = Потому что лучшего не было.
claim-because-suspicion = Потому что этот игрок подозрителен.
claim-because-help = Потому что это было нужно.
claim-because-looking = Потому что хотелось знать.
claim-because-in-the-way = Потому что это мешало.
claim-word-nearer = так ближе к сокровищу
claim-word-nothing-better = лучшего не было
claim-word-suspicion = этот игрок подозрителен
claim-word-help = это было нужно
claim-word-looking = хотелось знать
claim-word-in-the-way = это мешало
claim-am = Моя роль: { $word }.
claim-am-button = Я…
claim-repair-me = Почините мой инструмент, пожалуйста.
claim-repair-me-button = Почините инструмент
claim-cannot-dig = Мне нечем копать.
claim-cannot-dig-button = Не могу копать
claim-react = { $word }
claim-react-button = Реакции
claim-word-agree = Точно
claim-word-doubt = Правда?
claim-word-nice = Красиво
claim-word-ouch = Ой
claim-word-laugh = Ха-ха

## What one thinks of the others, for oneself alone

belief-title = Ваши подозрения
belief-about = Это видите только вы. В конце все увидят, кто что думал и когда.
belief-open = не знаю
belief-suspect = под подозрением
belief-suspect-sure = точно саботёр
belief-trust = скорее честный игрок
belief-trust-sure = точно честный игрок
notes-title = Ваши заметки
notes-saved = Сохранено

## The menu of the table

talk-watch-link = По этой ссылке можно наблюдать
table-keys-talk = чат
table-how-lift = Коснитесь карты, чтобы взять её. Загорится всё, на что её можно сыграть.
table-how-point = Коснитесь места и поверните карту, если хотите; затем положите её кнопкой. Или перетащите её туда.
table-how-pass = Ненужную карту можно сбросить рубашкой вверх; никто её не увидит.
table-how-light = Освещённые тоннели соединены с началом. Стройте от них дальше.
table-keys-pick = взять карту
table-keys-walk = двигаться по лабиринту
table-keys-enter = выбрать и подтвердить
table-keys-turn = повернуть карту
table-keys-pass = сбросить карту
table-keys-back = отменить выбор
table-keys-tab = рука, лабиринт, игроки, ход игры
table-keys-help = эта справка
table-leave-sure = Точно уйти? За вас дальше будет играть бот. Вы сможете вернуться в этом браузере.
table-stay = Остаться
table-quick = Достаточно одного касания
table-quick-about = Карты кладутся и сбрасываются сразу, без вопросов.
table-openly = Показывать мои тайны
table-openly-about = Ваш гном и цели, которые вы видели, всегда на виду. Никто другой не должен смотреть на этот экран.
table-short = Короткие сцены
table-short-about = Такие моменты, как сломанный инструмент или конец раунда, показываются сразу.

## What is this?

table-volume = Громкость
table-buzz = Вибрация
table-buzz-about = Устройство вибрирует, когда наступает ваш ход.
table-hints = Объяснять новое
table-hints-about = Строка о каждой карте и каждом вопросе, которых на этом устройстве ещё не было.
table-advising = Подсказки, когда вы ходите
table-advising-about = Только против ботов: строка о том, что можно сделать.
table-keys-what = Что это? (а также: правая кнопка, долгое нажатие)
