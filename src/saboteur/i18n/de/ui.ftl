### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Grabt gemeinsam nach Gold. Jemand unter euch will das nicht.
start-title = Spielen
play-with-friends = Mit Freunden spielen
play-with-bots = Mit Bots spielen
no-account = Kostenlos und ohne Konto. Dein Platz bleibt in diesem Browser.
join-title = An einen Tisch gehen
join-code = Code oder Link
join = Hingehen
join-fault = Ein Code hat fünf Buchstaben; du kannst auch den Link des Tisches einfügen.
your-tables = Wo du sitzt
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und teile den Link.
seats-taken = { $taken } von { $seats }
to-front-page = Zur Startseite
loading = Einen Moment …
close = Schließen

# Names for players who have not chosen one, separated by commas, at most 24 letters each
suggested-names = Alma, Bruna, Dorin, Edda, Falko, Gudrun, Hanno, Ida, Jorun, Kuno, Lotta, Marek, Nele, Odo, Petra, Runa, Sven, Tilda, Ulla, Viggo
your-name = Dein Name
your-face = Dein Gesicht
face = Gesicht { $number }
name-empty = Gib einen Namen ein.
name-too-long = Höchstens { $most } Buchstaben.

language = Sprache
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
theme-auto = Farben: wie das Gerät
theme-light = Farben: Tageslicht
theme-dark = Farben: Lampenlicht
motion = Bewegung
motion-full = Bewegung ist an
motion-less = Wenig Bewegung

# A friend opened the table's link
join-host = { $host } lädt dich ins Bergwerk ein
seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
table-full = Alle Plätze sind besetzt. Wenn das Spiel beginnt, kannst du zusehen.
sit-down = Hinsetzen
no-table-title = Es gibt keinen Tisch { $code }
no-table-text = Vielleicht ist der Code vertippt, oder der Tisch wurde abgeräumt. Von dir ging nichts verloren.
seat-lost = Du hast an diesem Tisch keinen Platz mehr.
line-down = Die Verbindung ist weg. Nichts ging verloren; neuer Versuch …

# The table before the start
lobby-title = Tisch { $code }
seats-title = Am Tisch
seat-empty = Freier Platz
mark-you = du
mark-host = lädt ein
mark-bot = Bot · { $level }
mark-away = nicht da
bot-choice = Bot auf Platz { $number }
bot-add = Bot
bot-add-label = Bot: einen auf Platz { $number } setzen
bot-remove = wegnehmen
kick = Abwählen
kick-voted = Du hast gestimmt
kick-label = Abwählen: { $who }
change = Ändern
change-title = Name und Gesicht
save = Speichern
said-came = { $who } ist gekommen.
said-went = { $who } ist gegangen.

start = Anfangen
start-ready = Alle sind da.
balance-hint = Mit { $players } Spielern und diesen Regeln gewinnen zwischen Bots die Goldsucher { $percent } % der Runden.
start-missing = { $count ->
    [one] Ein Platz ist noch leer.
   *[other] { $count } Plätze sind noch leer.
}
start-waits = { $host } startet das Spiel.
# The host plays with those who are here
start-with = { $count ->
    [one] Allein spielen
   *[other] Zu { $count } spielen
}
fill-with-bots = Mit Bots auffüllen
leave = Gehen

share-title = Freunde einladen
share-about = Sie öffnen den Link oder geben den Code ein und setzen sich.
share-text = Komm und grab mit uns: Tisch { $code }
share = Teilen
code-spoken = Code { $code }
qr-alt = Der Link des Tisches als QR-Code
table-link = Link zum Tisch
copy = Kopieren
copied = Kopiert.
copy-failed = Der Browser erlaubt das Kopieren nicht; markiere den Link und kopiere ihn von Hand.
own-link-title = Auf einem anderen Gerät weiterspielen
own-link-about = Dieser Link ist dein Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
own-link = Link zu deinem Platz

# Rules of the table
rules-title = Regeln
setting-players = Personen
players-fewer = Eine Person weniger
players-more = Eine Person mehr
players-range = { $least } bis { $most } können spielen.
players-seated = So viele sitzen schon hier.
setting-edition = Ausgabe
setting-modules = Erweiterungen und Varianten
modules-none = keine
setting-house-rules = Ausgabe und Hausregeln
setting-time = Zeit und Tempo
setting-clock = Bedenkzeit
# Seconds: $bank for the whole game, $increment for each turn
clock-live = { $increment } s je Zug + { $bank } s
clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-none = keine Grenze
setting-pace = Bots spielen
pace-300 = zügig
pace-900 = gemütlich
pace-2000 = langsam
pace-other = alle { $seconds } s
setting-open = Auf der Liste der offenen Tische
setting-open-about = Alle dürfen sich setzen. Sonst nur, wer den Code hat.
clash-with = Geht nicht zusammen mit: { $what }.
clash-players = Für { $least } bis { $most } Personen.

rule-open = Regel { $rule }: Text zeigen
rule-title = Regel { $rule }
rule-missing = Der Text dieser Regel ist nicht hier.
error-offline = Der Server ist nicht zu erreichen. Nichts ging verloren; versuch es gleich noch einmal.
error-other = Das hat nicht geklappt: { $detail }

## Table

table-title = Der Tisch
table-title-turn = Du bist am Zug
table-mine = Das Bergwerk
table-row = Reihe { $y }
table-empty = leer
table-dark = im Dunkeln
table-dark-part = dunkel nach { $sides }
table-goal-known = verdecktes Ziel; du hast es gesehen: { $goal }
table-looked-by = angesehen von { $names }
table-fits = deine Karte passt hierhin
table-fits-both = deine Karte passt hierhin, in beiden Richtungen
table-target = wählbar
table-again = { $card } wird hier liegen; zum Bestätigen noch einmal wählen
table-again-plain = zum Bestätigen noch einmal wählen
table-zoom = Größe des Bergwerks
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-fit = Das ganze Bergwerk zeigen

table-hand = Deine Hand
table-hand-empty = Du hast keine Karten mehr.
table-own-dwarf = Du bist: { $dwarf }. Zwerg zeigen
table-dwarf-hidden = verdeckter Zwerg
table-idle = kann gerade nur abgelegt werden
table-clear = lässt sich wegräumen
table-only-you = das weißt nur du
table-front-empty = Vor dieser Person liegt nichts.

table-players = Mitspielende
table-you = Du
table-you-are = { $name } (du)
table-asked = am Zug
table-bot = Bot
table-held = ein Bot spielt für diesen Platz
table-late = Zeit abgelaufen
table-away = nicht da
table-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-gold = { $gold } Gold
table-gold-cards = { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    }
table-is-late = Die Zeit von { $who } ist abgelaufen.
table-is-away = { $who } ist nicht da.
table-stand-in = Einen Bot spielen lassen
table-stand-in-on = ✓ Einen Bot spielen lassen

table-actions = Was du tun kannst
table-turn = Drehen
table-more = Mehr auswählen
table-take-back = Zurück
table-plan = In meinem Zug ablegen
table-plan-on = wird in deinem Zug abgelegt
table-plan-off = Behalten
table-plan-waiting = Wird abgelegt, wenn du am Zug bist: { $card }.
table-plan-due = Wird gleich abgelegt: { $card }.
table-no-place = Für diese Karte gibt es gerade keinen Platz. Du kannst sie ablegen.
table-no-target = Für diese Karte gibt es gerade nichts zu tun. Du kannst sie ablegen.
table-hint-lift = Wähle eine Karte.
table-hint-cell = Wähle, wohin sie kommt.
table-hint-point = Wähle eine der markierten Stellen.
table-hint-seat = Wähle, wen es trifft.
table-hint-again = Wähle sie zum Bestätigen noch einmal.
table-hint-clear = Wähle zwei Handkarten, die du für „{ $card }“ ablegst.
table-hint-several = Wähle weitere Karten, um sie zusammen abzulegen.
table-hint-several-clear = Lege sie zusammen ab, oder räume mit zweien etwas weg.
table-hint-full = Diese Karten gehen zusammen weg.
table-hint-lift-clear = Wähle eine Karte, oder tippe auf das, was vor dir liegt, um es wegzuräumen.
table-offline = Die Verbindung ist weg. Nichts ging verloren; der Tisch wartet auf dich.
table-held-you = Ein Bot spielt für dich.
table-back = Ich bin wieder da

## What an action does, as a button
## $card, $word, $who, $cell: what it is done with

do-place = Hierhin legen
do-play = Spielen
do-play-seat = Spielen: { $who }
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Ablegen
       *[other] { $count } ablegen
    }
do-open = Dieses aufdecken
do-turn = So liegen lassen
do-take = Goldkarte im Wert von { $word }
do-veto = Veto einlegen
do-allow = Gelten lassen
do-exchange = Vertauschen
do-leave = Liegen lassen
do-pay = Die Maut zahlen
do-ask = Um die Maut bitten: { $who }
do-refuse = Nicht zahlen
do-steal-seat = Bestehlen: { $who }
do-steal-none = Nichts stehlen
do-rob-seat = Karte wegnehmen: { $who }
do-look-seat = Den Zwerg von { $who } ansehen
do-miner = Einen Bergmann schicken
do-keep = Behalten: { $card }{ $word }
do-clear = Wegräumen: { $card }

table-round-short = Runde { $round }
table-round-of = Runde { $round }
table-pile = { $count ->
        [one] 1 Karte zum Ziehen
       *[other] { $count } Karten zum Ziehen
    }
table-discard = { $count ->
        [one] 1 Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
time-days = { $days } T { $hours } Std
time-hours = { $hours } Std { $minutes } Min

table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-show-cell = { $cell } im Bergwerk zeigen

table-you-play = Du bist: { $dwarf }
table-understood = Ins Bergwerk
table-close = Schließen
table-round-over = Runde { $round } ist zu Ende
table-won = gewinnt
table-finder = stellte die letzte Verbindung her
table-trapped = gefangen: kein Gold
table-stole = stahl 1 von { $whom }
table-lost = bestohlen von { $who }
# Saboteur 2: who has a way to the treasure past the doors
way-blue = Das blaue Team hat einen Weg zum Schatz.
way-green = Das grüne Team hat einen Weg zum Schatz.
shut-blue = Eine grüne Tür sperrt das blaue Team aus.
shut-green = Eine blaue Tür sperrt das grüne Team aus.
table-go-on = Weiter zur nächsten Runde
table-go-on-turn = Weiter, du bist am Zug
table-go-on-end = Weiter zum Ergebnis

table-ranking = Rangliste
table-rematch = Noch einmal spielen
table-look-back = Das Bergwerk ansehen
table-to-end = Zurück zum Ergebnis
table-front-page = Startseite
table-leave = Den Tisch verlassen
table-fair = Wurde ehrlich gemischt?
table-fair-text = Bevor die erste Karte verteilt wurde, bekamen alle diesen Fingerabdruck der Mischung. Die Aufzeichnung enthält die Mischung selbst; „saboteur verify“ zeigt, dass beide zusammenpassen, und spielt das Spiel noch einmal nach.
table-record = Aufzeichnung herunterladen

table-help = Menü und Hilfe
table-how-lift = Tippe eine Karte an, um sie anzuheben. Was sie treffen kann, leuchtet auf.
table-how-point = Tippe eine Stelle an, drehe die Karte, wenn du magst, und tippe noch einmal, um sie zu legen.
table-how-pass = Eine Karte, die niemandem hilft, kann ungesehen abgelegt werden.
table-how-light = Beleuchtete Tunnel sind mit dem Start verbunden. Baue von ihnen aus weiter.
table-keys-pick = eine Karte anheben
table-keys-walk = durch das Bergwerk gehen
table-keys-enter = wählen und bestätigen
table-keys-turn = die Karte drehen
table-keys-pass = die Karte ablegen
table-keys-back = zurücknehmen
table-keys-tab = Hand, Bergwerk, Mitspielende, Verlauf
table-keys-help = diese Seite
