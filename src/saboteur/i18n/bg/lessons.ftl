### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Научете играта
learn-about = Всеки урок е една идея на истинска маса и трае около минута. Непозволеният ход се отказва, като се посочва правилото.
learn-first = Вашият първи рунд
learn-box = Разширения и варианти
learn-done-of = { $done } от { $of }
learn-known = готово
learn-all = Всички уроци
learn-step = { $at } от { $of }
learn-on = Напред
learn-next = Следва: { $lesson }
learn-play = Игра
learn-show = Показване
learn-again = Отначало
error-not-here = И това е позволено, но тук опитайте каквото иска урокът.
error-unknown-lesson = Няма такъв урок.
