### One device for several people, and the big screen; fetched with them.

## One device, handed round

hand-over-title = Weitergeben
hand-over-to = Gib das Gerät weiter: { $who }
hand-over-wait = Wer hat das Gerät?
hand-over-about = Die Karten sind verdeckt. Jetzt schaut nur hin, wer am Zug ist.
hand-over-me = Ich bin { $who }
hand-over-next = Als Nächstes: { $who }.
hand-over = Weitergeben an { $who }

## The big screen

screen-qr = QR-Code mit dem Link zum Tisch
screen-join = Mit dem Handy mitspielen
screen-watch = Mit dem Handy zuschauen
screen-empty = frei
screen-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
screen-ready = Alle sind da. Warten, bis { $host } das Spiel startet.
