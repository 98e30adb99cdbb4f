### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Gespräch und Zuschauer
setting-chat = Freies Gespräch
setting-chat-about = Ohne es bleiben Behauptungen, die jeder in seiner Sprache liest.
setting-delay = Zuschauer sehen alles
setting-delay-about = Wer den Link nach Beginn öffnet, schaut zu. Mit Verzögerung kann kein Zuschauer jemandem helfen.
delay-none = sofort
delay-seconds = { $seconds } s später
delay-moves = { $moves ->
    [one] { $moves } Zug später
   *[other] { $moves } Züge später
}

## Several people on one device

add-here = An diesem Gerät
add-here-label = Auf Platz { $number } einen Spieler an diesem Gerät setzen
add-here-title = Noch jemand an diesem Gerät
add-here-about = Ihr gebt das Gerät weiter; zwischen den Zügen ist es verdeckt, damit niemand fremde Karten sieht.
take-away = Entfernen
take-away-label = { $who } entfernen

## The big screen

screen-title = Auf einem großen Bildschirm zeigen
screen-about = Das Bergwerk und alle Mitspielenden für den ganzen Raum; die Karten bleiben auf den Handys. Öffne dort diesen Link.
screen-open = Hier öffnen
