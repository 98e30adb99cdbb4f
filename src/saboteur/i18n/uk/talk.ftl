### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Чат
talk-earlier-title = Чат до цієї гри
talk-earlier = Чат до цієї гри ({ $count })
talk-beliefs = Підозри
talk-claims = Швидкі заяви
talk-say = Сказати щось
talk-send = Надіслати
talk-deleted = (видалено)
talk-quote = Процитувати: { $line }
talk-quote-short = Процитувати
talk-unquote = Прибрати цитату
talk-chat-off = Господар столу вимкнув чат. Заяви й далі діють.
talk-chat-turn-on = Увімкнути чат
talk-chat-turn-off = Вимкнути чат
talk-watching = Ви спостерігаєте, можливо з затримкою. Гравці не бачать, що ви пишете.
talk-mute = Приховати повідомлення гравця { $who }
talk-mute-about = Заяви видно завжди.
talk-true = правда
talk-false = неправда
table-stand-in-about = Подіє, коли цього захоче більшість, щонайменше двоє, а гравця немає або його час вийшов. Після двох хвилин відсутності досить одного голосу. Голосування таємне.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Карта кінця { $goal }
claim-word-gold = золото
claim-word-stone = камінь
claim-saw-goal = Карта кінця { $goal }: там { $word }.
claim-saw-goal-button = Знаю карту кінця…
claim-suspect = Підозрюю гравця { $whom }.
claim-suspect-you = Підозрюю вас.
claim-suspect-button = Підозрюю…
claim-trust = Вірю гравцеві { $whom }.
claim-trust-you = Вірю вам.
claim-trust-button = Вірю…
claim-why = { $whom }, чому?
claim-why-you = А ви чому?
claim-why-button = Чому?
claim-because = Бо { $word }.
claim-because-button = Бо…
claim-because-nearer = Бо так ми ближче до скарбу.
claim-because-nothing-better = Бо кращого в мене не було.
claim-because-suspicion = Бо я підозрюю цього гравця.
claim-because-help = Бо це було потрібно.
claim-because-looking = Бо хотілося знати.
claim-because-in-the-way = Бо це заважало.
claim-word-nearer = так ближче до скарбу
claim-word-nothing-better = кращого не було
claim-word-suspicion = підозрюю цього гравця
claim-word-help = це було потрібно
claim-word-looking = хотілося знати
claim-word-in-the-way = це заважало
claim-am = Моя роль: { $word }.
claim-am-button = Я…
claim-repair-me = Відремонтуйте мій інструмент, будь ласка.
claim-repair-me-button = Відремонтуйте
claim-cannot-dig = Мені нема чим копати.
claim-cannot-dig-button = Не можу копати
claim-react = { $word }
claim-react-button = Реакції
claim-word-agree = Згода
claim-word-doubt = Справді?
claim-word-nice = Гарно
claim-word-ouch = Ой
claim-word-laugh = Ха-ха

## What one thinks of the others, for oneself alone

belief-title = Ваші підозри
belief-about = Це бачите лише ви. Наприкінці всі побачать, хто що думав і коли.
belief-open = не знаю
belief-suspect = під підозрою
belief-suspect-sure = точно саботер
belief-trust = радше чесний гравець
belief-trust-sure = точно чесний гравець
notes-title = Ваші нотатки
notes-saved = Збережено

## The menu of the table

talk-watch-link = За цим посиланням можна спостерігати
table-keys-talk = чат
table-how-lift = Торкніться карти, щоб узяти її. Засвітиться все, на що її можна зіграти.
table-how-point = Торкніться місця й поверніть карту, якщо хочете; тоді покладіть її кнопкою. Або перетягніть її туди.
table-how-pass = Непотрібну карту можна скинути долілиць; ніхто її не побачить.
table-how-light = Освітлені тунелі з’єднані з початком. Будуйте від них далі.
table-keys-pick = узяти карту
table-keys-walk = рухатися лабіринтом
table-keys-enter = обрати й підтвердити
table-keys-turn = повернути карту
table-keys-pass = скинути карту
table-keys-back = скасувати вибір
table-keys-tab = рука, лабіринт, гравці, перебіг гри
table-keys-help = ця довідка
table-leave-sure = Справді піти? За вас далі гратиме бот. Ви зможете повернутися в цьому браузері.
table-stay = Залишитися
table-quick = Досить одного дотику
table-quick-about = Карти кладуться й скидаються одразу, без запитань.
table-openly = Показувати мої таємниці
table-openly-about = Ваш гном і карти кінця, які ви бачили, завжди видно. Ніхто інший не повинен дивитися на цей екран.
table-short = Короткі сцени
table-short-about = Такі миті, як зламаний інструмент чи кінець раунду, показуються одразу.

## What is this?

table-volume = Гучність
table-buzz = Вібрація
table-buzz-about = Пристрій вібрує, коли настає ваш хід.
table-hints = Пояснювати нове
table-hints-about = Рядок про кожну карту й кожне запитання, яких на цьому пристрої ще не було.
table-advising = Підказки, коли ви ходите
table-advising-about = Лише проти ботів: рядок про те, що можна зробити.
table-keys-what = Що це? (а також: права кнопка, довге натискання)
