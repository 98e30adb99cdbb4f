### The page's own words: buttons, pages, the table's controls.
### The game's words (cards, rules, log, refusals, errors) are in game.ftl.

## Pages

# One line under the game's name
motto = Grabt gemeinsam nach Gold. Doch jemand unter euch sabotiert.
start-title = Spielen
play-with-friends = Mit Freunden spielen
play-with-bots = Mit Bots spielen
bots-line = Spiel gegen Bots
bots-level = Stärke der Bots
bots-box = Schachtel
bots-players = { $count } Personen
setting-players = Personen
setting-pace = Tempo der Bots
pace-300 = zügig
pace-900 = gemütlich
pace-2000 = langsam
preset-classic = Klassisch
preset-jubilee = Jubiläumsausgabe, Grundspiel
preset-saboteur2 = Saboteur 2
preset-everything = Jubiläumsausgabe, alles
preset-tournament = Turnier
play-one-device = Ein Gerät herumreichen
play-big-screen = Auf großem Bildschirm
no-account = Kostenlos und ohne Konto. Dein Platz am Tisch bleibt in diesem Browser gespeichert.
learn = Spiel lernen
watch-record = Aufzeichnung ansehen
credits = Ein Spiel von Frederic Moyersoen für 2–12 Personen ab 8 Jahren, etwa 30 Minuten.
join-title = Einem Tisch beitreten
join-code = Code oder Link
join = Beitreten
join-fault = Ein Code hat sechs Buchstaben; du kannst auch den Link des Tisches einfügen.
your-tables = Deine Tische
# $since is like "5 minutes ago"
yours-waiting = Wartet auf Mitspielende · { $taken } von { $seats }
yours-over = Das Spiel ist vorbei
yours-turn = Du bist dran · { $since }
yours-turn-of = Am Zug: { $who } · { $since }
yours-playing = Läuft · { $since }
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen und teile den Link.
seats-taken = { $taken } von { $seats }
to-front-page = Zur Startseite
loading = Einen Moment…
shuffling = Die Seiten mischen gemeinsam die Karten…
shuffling-waits = Noch warten wir auf { $names }.
close = Schließen

# Names for players who have not chosen one, separated by commas, at most 24 letters each
# Women’s and men’s names take turns, so that the suggested face fits.
suggested-names = Alma, Arne, Bruna, Dorin, Edda, Falko, Gudrun, Hanno, Ida, Kuno, Lotta, Marek, Nele, Odo, Petra, Ruben, Runa, Sven, Tilda, Viggo
bot-names = Bruna, Odvar, Tilde, Grim, Yrsa, Holt, Kveta, Milo, Runa, Berto, Signe, Tomek
your-name = Dein Name
your-face = Dein Porträt
face = Porträt { $number }
name-empty = Gib einen Namen ein.
name-too-long = Höchstens { $most } Zeichen.
name-marks = Zu viele Akzente auf einem Buchstaben.

language = Sprache
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
theme-auto = Farben: wie auf dem Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel
motion = Bewegung
motion-full = Bewegung ist an
motion-less = Weniger Bewegung

# Something is missing
no-table-title = Unter { $code } wartet kein Tisch
no-table-text = Vielleicht hast du dich vertippt. Wenn das Spiel dort schon begonnen hat, brauchst du den Link des Tisches: Frag jemanden, der mitspielt. Dir ist nichts verloren gegangen.
codes-refused-title = Codes werden gerade nicht angenommen
closed-table-title = Tisch { $code } lässt sich nicht öffnen
seat-lost = Du hast an diesem Tisch keinen Platz mehr.
host-you = Jetzt leitest du den Tisch.
host-other = Jetzt leitet { $who } den Tisch.
unmuted = Alle lesen wieder, was du schreibst.
host-mute = { $who } für alle stummschalten
host-mute-about = Bis du es aufhebst, liest niemand, was diese Person schreibt. Behauptungen gelten weiterhin.
line-down = Die Verbindung ist unterbrochen. Nichts ging verloren; neuer Versuch…
line-restarting = Der Server startet neu; dein Tisch bleibt erhalten.
part-failed = Dieser Teil ließ sich nicht laden. Er kommt, sobald der Server zu erreichen ist.
outdated = Der Server hat eine neuere Version des Spiels. Was du getippt hast, bleibt erhalten.
outdated-reload = Neu laden
offline = Es gibt kein Netz. Das Regelheft kannst du lesen; Spiele, Lektionen und Wiederholungen brauchen den Server.

# Buttons of several pages
change = Ändern

start = Anfangen
leave = Gehen

copy = Kopieren
copied = Kopiert.
copy-failed = Der Browser erlaubt das Kopieren nicht; markiere den Link und kopiere ihn von Hand.

# Rules of the table
rules-title = Regeln am Tisch
rulebook = Regelheft

rule-open = Regel { $rule } zeigen
rule-title = Regel { $rule }
rule-missing = Der Text dieser Regel fehlt hier.
error-offline = Der Server ist nicht zu erreichen. Nichts ging verloren; versuch es gleich noch einmal.
error-other = Das hat nicht geklappt: { $detail }

## Table

table-title = Der Tisch
table-title-turn = Du bist am Zug
table-mine = Das Bergwerk
table-empty = leer
table-dark = im Dunkeln
table-dark-part = dunkel Richtung { $sides }
table-goal-known = verdecktes Ziel { $number }; du hast es gesehen: { $goal }
table-looked-by = angesehen von { $names }
table-fits = deine Karte passt hierhin
table-fits-both = deine Karte passt hierhin, in beiden Lagen
table-target = wählbar
table-again = { $card } wird hier liegen; zum Bestätigen noch einmal wählen
table-again-plain = zum Bestätigen noch einmal wählen
table-zoom = Zoom
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Das ganze Bergwerk zeigen

table-hand = Deine Karten
table-hand-empty = Du hast keine Karten mehr.
table-own-dwarf = Deine Rolle: { $dwarf }
table-dwarf-covered = Dein Zwerg, verdeckt; zum Ansehen drücken
table-your-dwarf = Dein Zwerg
table-press = drücken
table-dwarf-hidden = verdeckter Zwerg
table-idle = kann gerade nur abgelegt werden
table-only-you = das weißt nur du
table-front-empty = Vor dieser Person liegen keine Karten.

table-players = Mitspielende
table-you = Du
table-you-are = { $name } (du)
player-unnamed = Person { $number }
table-asked = am Zug
table-bot = Bot
table-held = ein Bot spielt für diesen Platz
table-away = nicht da
table-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-gold = { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }
table-gold-cards = { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    }
table-is-away = { $who } ist nicht da.
table-stand-in = Einen Bot spielen lassen
table-stand-in-on = ✓ Einen Bot spielen lassen
table-nudge = { $who } anstupsen
table-nudged = { $who } wurde angestupst.
table-nudged-you = Die anderen warten auf dich.
table-late = Deine Zeit ist abgelaufen.
table-late-cards = Deine Zeit ist abgelaufen. Für dich abgelegt: { $cards }.

table-actions = Deine Möglichkeiten
table-turn = Drehen
table-more = Mehr auswählen
table-keep = Behalten
table-discard-sure = Wirklich ablegen? Niemand sieht, was es war.
table-only-way = Sie passt nur so herum.
table-plan = In meinem Zug ablegen
table-plan-on = { $verb ->
        [pass] wird in deinem Zug abgelegt
       *[play] wird in deinem Zug gespielt
    }
table-plan-off = Behalten
table-plan-returned = Was du geplant hast, geht nicht mehr. { $why }
table-plan-waiting = { $verb ->
        [pass] Wird abgelegt, wenn du am Zug bist: { $card }.
       *[play] Wird gespielt, wenn du am Zug bist: { $card }.
    }
table-plan-due = { $verb ->
        [pass] Wird gleich abgelegt: { $card }.
       *[play] Wird gleich gespielt: { $card }.
    }
table-plan-it = Vormerken
table-plan-ahead = Wird in deinem Zug gespielt, falls es dann noch geht.
table-plan-at = vorgemerkt: { $card }
table-no-place = Für diese Karte gibt es gerade keinen Platz. Du kannst sie ablegen.
table-no-target = Diese Karte nützt gerade nichts. Du kannst sie ablegen.
table-hint = Tipp
table-hint-lift = Wähle eine Karte zum Legen, Spielen oder Ablegen.
table-hint-cell = Wähle, wohin du sie legst.
table-hint-point = Wähle eine der markierten Stellen.
table-hint-seat = Wähle, wen es trifft.
table-hint-again = Wähle sie zum Bestätigen noch einmal.
preview-ends = Das Licht endet hier.
preview-reaches = Das Licht reicht bis Ziel { $goal }.
preview-short = Das Licht reicht weiter, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vor Ziel { $goal }.
table-offline = Die Verbindung ist unterbrochen. Nichts ging verloren; der Tisch wartet auf dich.
table-held-you = Ein Bot spielt für dich.
table-back = Ich bin wieder da

## Read out to those who listen
## $card: a path card in words; $place: where it is

heard-log = Zuletzt vorgelesen
heard-placed = { $who } legt: { $card }; { $place }.
heard-placed-you = Du legst: { $card }; { $place }.
heard-ways = Zum Ziel { $goal } { $count ->
        [one] fehlt noch eine Karte
       *[other] fehlen noch { $count } Karten
    }.
heard-reached = Der Tunnel erreicht Ziel { $goal }.
heard-many = { $count } Dinge sind geschehen.{ $keys ->
        [yes] {" "}Mit L hörst du sie.
       *[no] {""}
    }
table-has-gold = hat Gold

## What an action does, as a button
## $card, $word, $who: what it is done with

do-place = Hierhin legen
do-play = Spielen
do-play-seat = Auf { $who } spielen
do-play-seat-own = Auf dich selbst spielen
do-play-word-seat = { $word }: { $who }
do-pass = { $count ->
        [one] Ablegen
       *[other] { $count } ablegen
    }
do-open = Dieses aufdecken
do-turn = So liegen lassen
do-take = Goldkarte mit { $word } Gold

table-round-short = Runde { $round }
table-round-of = Runde { $round }
table-pile = { $count ->
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
table-discard = { $count ->
        [one] 1 Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
time-days = { $days } Tg. { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.

table-log = Verlauf
table-talk = Verlauf und Chat
table-talk-new = Verlauf und Chat, neu: { $unread }
table-log-empty = Noch ist nichts passiert.
table-show-cell = Zeigen, wo: { $place }

table-you-play = Deine Rolle: { $dwarf }
table-turn-over = Aufdecken
table-dwarf-alone = Schau ihn allein an.
table-understood = Ins Bergwerk
table-finder = hat den Tunnel vollendet
table-readiness = { $ready } von { $players } sind bereit. Weiter geht es, wenn alle so weit sind, oder in { $seconds } s.

table-ranking = Rangliste
table-to-end = Zurück zum Ergebnis
table-front-page = Startseite
table-leave = Tisch verlassen

table-help = Menü und Hilfe

## Fair deals

fair-left-out = Der Beitrag deiner Seite zum Mischen wurde weggelassen, obwohl er angekommen war. Der Beleg dafür bleibt in diesem Browser.
fair-replaced = Der Tisch verlangt etwas anderes, als worauf sich deine Seite festgelegt hatte; sie macht deshalb nicht mit. Der Beleg dafür bleibt in diesem Browser.
fair-late = Deine Seite hat zu spät geantwortet und blieb beim Mischen außen vor.

## What is this?

table-what = Was ist das?
table-first = Neu hier: { $what }. { $about }
