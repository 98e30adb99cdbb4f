### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Weitergeben
hand-over-to = Gib das Gerät weiter: { $who }
hand-over-wait = Wer hält das Gerät?
hand-over-about = Die Karten sind verdeckt. Jetzt schaut nur, wer spielt.
hand-over-me = Ich bin { $who }
hand-over-next = Als Nächstes: { $who }.
hand-over = Weitergeben an { $who }

## The big screen

screen-qr = Der Link des Tisches als Bild für Handys
screen-join = Mit dem Handy mitspielen
screen-watch = Mit dem Handy zuschauen
screen-empty = frei
screen-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
screen-ready = Alle sind da. { $host } beginnt das Spiel.
