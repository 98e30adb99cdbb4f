### Tipps in Spielen gegen Bots: geladen, wenn man zuerst danach fragt, oder mit „Warum?“ in der Wiederholung.

## $what: a move in words; $tip: what it amounts to

hint-title = Was du tun könntest
hint-line = Tipp: { $what }
hint-show = Zeigen
hint-none = Zu dieser Frage gibt es keinen Tipp.
hint-known = Was du wissen kannst
hint-treasure = { $sure ->
        [yes] Der Schatz liegt unter Ziel { $goal }.
        [likely] Der Schatz liegt wahrscheinlich unter Ziel { $goal }.
       *[no] Du weißt noch nicht, wo der Schatz liegt. Eine Schatzkarte würde es zeigen.
    }
hint-far = { $count ->
        [one] Bis zu Ziel { $goal } fehlt dem Tunnel noch eine Karte.
       *[other] Bis zu Ziel { $goal } fehlen dem Tunnel noch { $count } Karten.
    }
hint-because = Das spricht dafür: { $deeds }
hint-cover = Außerdem siehst du damit ehrlich aus.
hint-tip = { $tip ->
        [ahead] Damit kommt der Tunnel dem Ziel eine ganze Karte näher.
        [nearer] Damit kommt der Tunnel dem Ziel etwas näher.
        [aside] Für den Tunnel ändert das wenig.
        [back] Das führt den Tunnel vom Schatz weg.
        [block] Das versperrt den Weg zum Schatz.
        [spare] So liegt eine Sackgasse da, wo sie nicht schadet.
        [clear] Das macht den Weg frei.
        [tear] Das reißt den Tunnel auf.
        [hit-suspect] Das hält jemanden auf, der gut zu den Saboteuren gehören kann.
        [hit] Das hält jemanden vom Graben ab.
        [help] Das lässt jemanden weitergraben, bei dem du nicht sicher sein kannst.
        [help-friend] Das lässt jemanden weitergraben, dem du trauen kannst.
        [dig] Danach kannst du wieder graben.
        [look] Dann weißt du, was unter einem Ziel liegt.
       *[drop] Das macht Platz für eine bessere Karte.
    }
hint-deed = { $tip ->
        [ahead] eine Karte, die den Tunnel näher brachte
        [nearer] eine Karte, die den Tunnel etwas näher brachte
        [aside] eine Karte, die wenig änderte
        [back] eine Karte, die vom Schatz wegführte
        [block] eine Sackgasse im Weg
        [spare] eine Sackgasse, die nicht schadet
        [clear] ein Steinschlag, der den Weg frei machte
        [tear] ein Steinschlag, der den Tunnel aufriss
        [hit-suspect] ein kaputtes Werkzeug für jemanden unter Verdacht
        [hit] ein kaputtes Werkzeug für jemanden ohne Verdacht
        [help] eine Reparatur für jemanden ohne viel Vertrauen
        [help-friend] eine Reparatur für jemanden mit Vertrauen
        [dig] das eigene Werkzeug repariert
        [look] ein Blick auf ein Ziel
       *[drop] eine abgelegte Karte
    }

## Moves and beliefs, for hints and for “Why?”; $place, $card: as in the log

why-belief = { $who }: { $level ->
        [sure] fast sicher auf der Seite der Saboteure
        [suspect] wahrscheinlich auf der Seite der Saboteure
        [open] schwer zu sagen
        [trust] wahrscheinlich ehrlich
       *[friend] fast sicher ehrlich
    }
why-do-place = eine Wegekarte { $place }: { $card }.
why-do-play = „{ $card }“.
why-do-play-seat = „{ $card }“ auf { $who }.
why-do-play-place = „{ $card }“ { $place }.
why-do-pass = ablegen: { $cards }.
why-do-other = etwas anderes.
