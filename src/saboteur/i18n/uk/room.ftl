### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Передача
hand-over-to = Передайте пристрій: { $who }
hand-over-wait = У кого пристрій?
hand-over-about = Карти закриті. Тепер дивиться лише той, хто грає.
hand-over-me = Я: { $who }
hand-over-next = Далі: { $who }.
hand-over = Передати: { $who }

## The big screen

screen-qr = Посилання на стіл як зображення для телефонів
screen-join = Грайте з телефона
screen-watch = Дивіться на телефоні
screen-empty = вільно
screen-missing = { $count ->
    [one] Ще вільне { $count } місце.
    [few] Ще вільні { $count } місця.
    [many] Ще вільно { $count } місць.
   *[other] Ще вільно { $count } місця.
}
screen-ready = Усі тут. Гру починає { $host }.
