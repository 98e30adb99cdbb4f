### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Passa il dispositivo
hand-over-to = Passa il dispositivo a { $who }
hand-over-wait = Chi ha il dispositivo?
hand-over-about = Le carte sono nascoste. Ora guarda solo chi è di turno.
hand-over-me = Sono { $who }
hand-over-next = Ora tocca a { $who }.
hand-over = Passa a { $who }

## The big screen

screen-qr = Codice QR con il link del tavolo
screen-join = Gioca con il telefono
screen-watch = Guarda sul telefono
screen-empty = libero
screen-missing = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
screen-ready = Ci siete tutti. In attesa che { $host } cominci la partita.
