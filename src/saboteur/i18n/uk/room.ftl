### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Передайте пристрій
hand-over-to = Передайте пристрій: { $who }
hand-over-wait = У кого пристрій?
hand-over-about = Карти сховано. Тепер дивиться лише той, чий хід.
hand-over-me = Я — { $who }
hand-over-next = Далі: { $who }.
hand-over = Передати: { $who }

## The big screen

screen-qr = QR-код із посиланням на стіл
screen-join = Грайте з телефона
screen-watch = Дивіться на телефоні
screen-empty = вільно
screen-missing = { $count ->
    [one] Ще вільне { $count } місце.
    [few] Ще вільні { $count } місця.
    [many] Ще вільно { $count } місць.
   *[other] Ще вільно { $count } місця.
}
screen-ready = Усі тут. Чекаємо, поки { $host } почне гру.
