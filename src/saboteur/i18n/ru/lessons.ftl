### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Научиться играть
learn-about = Каждый урок — одна идея за настоящим столом, на одну минуту. Неразрешённый ход отклоняется со ссылкой на правило.
learn-first = Ваш первый раунд
learn-box = Дополнения и варианты
learn-done-of = { $done } из { $of }
learn-known = готово
learn-all = Все уроки
learn-step = { $at } из { $of }
learn-on = Дальше
learn-next = Следующий: { $lesson }
learn-play = Сыграть
learn-show = Показать
learn-again = Сначала
error-not-here = Это тоже разрешено, но здесь попробуйте то, о чём урок.
error-unknown-lesson = Такого урока нет.
