### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Chat und Zuschauer
setting-chat = Chat
setting-chat-about = Ohne Chat bleiben Behauptungen, die alle in ihrer Sprache lesen.
setting-delay = Verzögerung für Zuschauer
setting-delay-about = Wer den Link nach Beginn öffnet, schaut zu. Mit Verzögerung kann kein Zuschauer jemandem helfen.
setting-shared = Mehrere Plätze je Gerät
setting-shared-about = Auch die anderen dürfen noch jemanden an ihr Gerät setzen. Du darfst es immer.
delay-none = sofort
delay-seconds = { $seconds } s später
delay-moves = { $moves ->
    [one] { $moves } Zug später
   *[other] { $moves } Züge später
}

## Several people on one device

add-here = An diesem Gerät
add-here-label = Person an diesem Gerät auf Platz { $number } setzen
add-here-title = Noch jemand an diesem Gerät
add-here-about = Ihr gebt das Gerät weiter; zwischen den Zügen sind die Karten verdeckt, damit niemand fremde Karten sieht.
add-here-refused = Jedes Gerät hat hier einen Platz. { $host } kann in den Einstellungen des Tisches mehr erlauben.
take-away = Entfernen
take-away-label = { $who } entfernen

## The big screen

screen-title = Auf einem großen Bildschirm zeigen
screen-about = Das Bergwerk und alle Mitspielenden für den ganzen Raum; die Karten bleiben auf den Handys. Öffne diesen Link auf dem großen Bildschirm.
screen-open = Hier öffnen

## Seats, invitation and start

join-host = { $host } lädt dich ins Bergwerk ein
seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
table-full = Alle Plätze sind besetzt. Wenn das Spiel beginnt, kannst du zusehen.
sit-down = Hinsetzen
lobby-title = Tisch { $code }
seats-title = Am Tisch
seat-empty = Freier Platz
mark-you = du
mark-host = Gastgeber
mark-bot = Bot · { $level }
mark-away = nicht da
mark-muted = stumm
bot-choice = Bot auf Platz { $number }
bot-add = Bot
bot-add-label = Bot: einen auf Platz { $number } setzen
bot-remove = entfernen
kick = Rauswählen
kick-voted = Du hast abgestimmt
kick-label = Rauswählen: { $who }
manage = Verwalten
manage-label = { $who } verwalten
remove = Vom Tisch entfernen
remove-about = Der Platz ist sofort frei. Vom selben Gerät oder Netz setzt sich niemand mehr ohne deine Zustimmung.
knock-title = Vor der Tür
knock-about = Vom selben Gerät oder Netz wurde schon jemand von diesem Tisch entfernt.
knock-asks = { $who } möchte sich setzen.
admit = Einlassen
admit-label = { $who } einlassen
turn-away = Abweisen
turn-away-label = { $who } abweisen
asked-host = { $host } ist gefragt worden, ob du dich setzen darfst. Sobald die Antwort Ja ist, hast du deinen Platz; lass diese Seite offen.
asked-in-vain = Es kam keine Antwort. Du kannst noch einmal fragen.
asked-stop = Nicht mehr fragen
take-seat-about = Den Platz eines Bots bekommst du, wenn die Person zustimmt, die den Tisch leitet. Hast du dein Telefon verloren, bekommst du deinen eigenen Platz zurück, sobald du zwei Minuten fort bist und zwei der anderen zustimmen.
take-seat-which = Welcher Platz
take-seat-bot = { $who } (Bot)
take-seat-away = { $who } (nicht da)
take-seat-ask = Um diesen Platz bitten
asked-others = Am Tisch ist gefragt worden. Sobald die Antwort Ja ist, hast du den Platz; lass diese Seite offen.
knock-bot = { $who } möchte für den Bot { $whom } weiterspielen.
knock-away = { $who } bittet um den Platz von { $whom }. Zwei von euch müssen zustimmen. Sag nur Ja, wenn du sicher bist, wer es ist: Das alte Gerät verliert den Platz.
change-title = Name und Porträt
save = Speichern
said-came = { $who } ist jetzt am Tisch.
said-went = { $who } hat den Tisch verlassen.
start-ready = Alle sind da.
balance-hint = Bei { $players } Personen und diesen Regeln gewinnen die Goldsucher { $percent } % der Runden (Bots gegen Bots).
start-missing = { $count ->
    [one] Ein Platz ist noch leer.
   *[other] { $count } Plätze sind noch leer.
}
start-waits = Warten, bis { $host } das Spiel startet.
start-with = { $count ->
    [one] Allein spielen
   *[other] Mit { $count } Personen spielen
}
fill-with-bots = Mit Bots auffüllen
share-title = Freunde einladen
share-about = Sie öffnen den Link oder geben den Code ein und setzen sich. Sobald das Spiel begonnen hat, gilt nur noch der Link.
share-text = Komm und grab mit uns an Tisch { $code }
share = Teilen
code-spoken = Code { $code }
qr-alt = Der Link des Tisches als QR-Code
table-link = Link zum Tisch
own-link-title = Auf einem anderen Gerät weiterspielen
own-link-about = Dieser Link ist dein Platz. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.
own-link = Link zu deinem Platz
players-fewer = Eine Person weniger
players-more = Eine Person mehr
players-range = { $least } bis { $most } können spielen.
players-seated = So viele sitzen schon hier.
suggested = Empfohlen für { $players } Personen: { $what }
setting-minutes = Wie viel Zeit habt ihr?
minutes = { $minutes ->
    [0] egal
   *[some] { $minutes } Min.
}
suggested-game = { $rounds ->
    [1] { $what }: eine Runde, etwa { $minutes } Min.
   *[some] { $what }: drei Runden, etwa { $minutes } Min.
}
setting-edition = Ausgabe
setting-modules = Erweiterungen und Varianten
modules-none = keine
modules-no-bots = Bots kennen es nicht: Sie spielen diese Karten zufällig.
setting-house-rules = Ausgabe und Hausregeln
setting-time = Zeit und Tempo
setting-clock = Bedenkzeit
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } s je Zug + { $bank } s
clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-none = unbegrenzt
pace-other = alle { $seconds } s
setting-open = In der Liste der offenen Tische
setting-open-about = Alle dürfen sich setzen. Sonst nur, wer den Code hat.
clash-with = Geht nicht zusammen mit: { $what }.
clash-needs = Nur zusammen mit: { $what }.
clash-players = Für { $least } bis { $most } Personen.

## Editions, modules and options

edition-classic-about = Wie in den ersten Heften: eine Goldkarte pro Person, und nur ein Ziel auf einmal wird aufgedeckt.
edition-jubilee-about = Wie in der Ausgabe zum 20. Geburtstag: eine Goldkarte je Goldsucher, und alle erreichten Ziele werden aufgedeckt.
edition-italian-about = Die klassischen Regeln, für Saboteur 2 die italienischen: Nur das eigene Team darf seine Türen legen.

## Games that are made with one tap

setting-presets = Spiel
preset-surprise = Überrasche mich
preset-fair = Ausgeglichen ({ $percent } %)
preset-fair-about = Mit { $players } Personen und diesen Regeln gewinnen die Goldsucher { $percent } % der Runden (zwischen { $low } und { $high } %): Keine gemessenen Regeln sind ausgeglichener.
setting-window = Zeit für eine Antwort
window-seconds = { $seconds } s
lobby-talk = Chat beim Warten

## Who begins

setting-begins = Wer beginnt
begins-lot = das Los
begins-youngest = wer am jüngsten ist
begins-seat = jemand Bestimmtes
begins-winner = wer zuletzt gewonnen hat
begins-loser = wer zuletzt am wenigsten Gold hatte
begins-youngest-who = Tipp auf den Namen der jüngsten Person
begins-seat-who = Wer soll beginnen?
mark-begins = beginnt
take-seat = Mitspielen

## Layouts of one’s own

layout-edit = Bergwerk auslegen
layout-edit-about = Bestimme, wo die Ziele liegen und was sonst im Bergwerk liegt.
layout-own = eigene Auslage
layout-see = Auslage ansehen
reason-layout-unreadable = Diese Auslage lässt sich nicht lesen.
reason-layout-count = Von diesen Karten liegen genau so viele aus, wie die Schachtel sagt, jede an einer eigenen Stelle.
reason-layout-outside = Karten liegen höchstens zehn Karten vom Start entfernt und höchstens vier zur Seite.
reason-layout-touching = Keine zwei dieser Karten liegen direkt nebeneinander und keine neben der Startkarte.
reason-layout-near = Zwischen den Start und ein Ziel müssen mindestens drei Wegekarten passen.
reason-layout-corners = Diese Karten berühren sich nicht einmal an den Ecken.
reason-layout-no-room = Bei dieser Auslage finden zufällig verteilte Karten keinen Platz.
error-bad-layout = Diese Auslage verstößt gegen eine Regel des Aufbaus.
