### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Передайте устройство
hand-over-to = Передайте устройство: { $who }
hand-over-wait = У кого устройство?
hand-over-about = Карты скрыты. Теперь смотрит только тот, чей ход.
hand-over-me = Я — { $who }
hand-over-next = Дальше: { $who }.
hand-over = Передать: { $who }

## The big screen

screen-qr = QR-код со ссылкой на стол
screen-join = Играйте с телефона
screen-watch = Смотрите на телефоне
screen-empty = свободно
screen-missing = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободно { $count } места.
    [many] Ещё свободно { $count } мест.
   *[other] Ещё свободно { $count } места.
}
screen-ready = Все здесь. Ждём, когда { $host } начнёт игру.
