### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Навчитися грати
learn-about = Кожен урок — одна ідея за справжнім столом, на одну хвилину. Недозволений хід відхиляється з посиланням на правило.
learn-first = Ваш перший раунд
learn-box = Доповнення й варіанти
learn-done-of = { $done } з { $of }
learn-known = готово
learn-all = Усі уроки
learn-step = { $at } з { $of }
learn-on = Далі
learn-next = Наступний: { $lesson }
learn-play = Зіграти
learn-show = Показати
learn-again = Спочатку
error-not-here = Це теж дозволено, але тут спробуйте те, про що урок.
error-unknown-lesson = Такого уроку немає.
