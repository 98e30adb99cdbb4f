### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Подайте устройството
hand-over-to = Подайте устройството: { $who }
hand-over-wait = У кого е устройството?
hand-over-about = Картите са закрити. Сега гледа само играчът, който е на ход.
hand-over-me = Аз съм { $who }
hand-over-next = Следва { $who }.
hand-over = Подаване на { $who }

## The big screen

screen-qr = QR код с връзка към масата
screen-join = Играйте с телефона си
screen-watch = Гледайте на телефона си
screen-empty = свободно
screen-missing = { $count ->
    [one] Едно място още е свободно.
   *[other] { $count } места още са свободни.
}
screen-ready = Всички са тук. Чакаме { $host } да започне играта.
