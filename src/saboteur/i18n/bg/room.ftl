### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Подаване
hand-over-to = Подайте устройството: { $who }
hand-over-wait = У кого е устройството?
hand-over-about = Картите са закрити. Сега гледа само този, който играе.
hand-over-me = Аз съм { $who }
hand-over-next = Следва { $who }.
hand-over = Подаване на { $who }

## The big screen

screen-qr = Връзката към масата като картинка за телефони
screen-join = Играйте с телефона си
screen-watch = Гледайте на телефона си
screen-empty = свободно
screen-missing = { $count ->
    [one] Още едно място е свободно.
   *[other] Още { $count } места са свободни.
}
screen-ready = Всички са тук. { $host } започва играта.
