### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $place                where it is, as an adverbial phrase: a link to the cell
###   $number              a goal’s number, counted from 1
###   $count, $gold, $round numbers
###   $detail               what was refused, as the server sent it
###
### Endings of log lines
###   (none)     told of somebody else        -you       the reader did it
###   -at-you    done to the reader           -self      somebody did it to himself
###   -you-self  the reader did it to himself
###   -goal, -card, -cards, -gold, -dwarf  told with what it was, to those who may know
###   -none      nothing was put down or taken

## Cards

card-path = Wegekarte
card-action = Aktionskarte
card-start = Startkarte
card-goal = Zielkarte
card-gold = Goldkarte
card-dwarf = Zwergenkarte
card-hidden = Verdeckte Karte

## What the cards do

card-path-about = Lege sie so ins Bergwerk, dass ihre Tunnel weiterführen.

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Wegekarte: { $tunnels }
path-card-marked = Wegekarte, darauf { $mark }: { $tunnels }
path-tunnel = Tunnel nach { $sides }
path-dead-end = Sackgasse nach { $sides }
path-cross = Kreuzung
side-N = { $turned ->
        [yes] links
       *[no] oben
    }
side-S = { $turned ->
        [yes] rechts
       *[no] unten
    }
side-E = { $turned ->
        [yes] oben
       *[no] rechts
    }
side-W = { $turned ->
        [yes] unten
       *[no] links
    }
# What kind of path card it is, beside its picture
path-kind = { $card ->
        [cross] Kreuzung
        [fork] Abzweigung
        [bend] Kurve
        [straight] gerader Tunnel
        [bridge] Brücke
       *[end] Sackgasse
    }

## Places in the mine (docs/naming.md): parts of a name, joined by commas; each is an adverbial phrase
## $goal, $other: numbers of goals; $cards: how many, by place-cards; $card: a kind of path card; $near: whether it lies beside the start

place-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
place-start = auf der Startkarte
place-goal = bei Ziel { $goal }
place-between = zwischen Ziel { $goal } und Ziel { $other }
place-beside-start = neben dem Start
place-before-goal = vor Ziel { $goal }
place-behind-goal = hinter Ziel { $goal }
place-beside-goal = neben Ziel { $goal }
place-card = neben { $card ->
        [cross] der Kreuzung
        [fork] der Abzweigung
        [bend] der Kurve
        [straight] dem geraden Tunnel
        [bridge] der Brücke
       *[end] der Sackgasse
    }{ $near ->
        [start] {" "}am Start
       *[no] {""}
    }
place-toward = Richtung Ziel { $goal }
place-away = weg von Ziel { $goal }
place-toward-goals = zu den Zielen hin
place-away-goals = von den Zielen weg
place-toward-start = zum Start hin
place-from-start = { $cards } vom Start entfernt
place-behind-start = { $cards } hinter dem Start
place-level-start = auf Höhe des Starts
place-from-goals = { $cards } vor den Zielen
place-behind-goals = { $cards } hinter den Zielen
place-level-goals = auf Höhe der Ziele
place-line-goal = in einer Linie mit Ziel { $goal }
place-line-between = zwischen den Linien von Ziel { $goal } und Ziel { $other }
place-line-off = { $cards } von der Linie von Ziel { $goal } in Richtung Ziel { $other }
place-line-out = { $cards } außerhalb der Linie von Ziel { $goal }
place-line-left = { $cards } links der Linie von Ziel { $goal }, vom Start aus gesehen
place-line-right = { $cards } rechts der Linie von Ziel { $goal }, vom Start aus gesehen

## Goals

goal-hidden = verdecktes Ziel

## Editions

edition-classic = Klassisch
edition-jubilee = Jubiläumsausgabe
edition-italian = Italienisch

## Bots

bot-random = Zufall
bot-random-about = Macht irgendeinen erlaubten Zug.
bot-novice = Neuling
bot-novice-about = Spielt wie ein Neuling und macht auch dessen Fehler.
bot-rule = Praktiker
bot-rule-about = Spielt nach guten Faustregeln.
bot-detective = Detektiv
bot-detective-about = Beobachtet alle und schließt daraus, wer wer ist.
bot-bluffer = Bluffer
bot-bluffer-about = Achtet darauf, was die anderen glauben, und führt sie in die Irre.
bot-seer = Seher
bot-seer-about = Denkt mehrere Züge voraus.

## Log: on a turn

event-turn = { $who } ist am Zug.
event-turn-you = Du bist am Zug.
event-played = { $who } spielt „{ $card }“.
event-played-you = Du spielst „{ $card }“.
event-placed = { $who } legt eine Wegekarte { $place }: { $card }.
event-placed-you = Du legst eine Wegekarte { $place }: { $card }.
event-discarded = Abgelegt: { $cards }.
event-discarded-you = Abgelegt: { $cards }.
event-passed = { $who } passt und legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt ab.
event-passed-cards = { $who } passt und legt ab: { $cards }.
event-passed-you = Du passt und legst ab: { $cards }.
event-passed-none = { $who } hat keine Karten mehr und passt.
event-passed-none-you = Du hast keine Karten mehr und passt.
event-drew = { $who } zieht eine Karte.
event-drew-card = { $who } zieht: { $card }.
event-drew-you = Du ziehst: { $card }.
event-asked = { $who } hat die Wahl.
event-asked-you = Du hast die Wahl.
event-answered = { $who } hat geantwortet.
event-answered-you = Du hast geantwortet.

## Log: goals

event-opened = { $who } deckt Ziel { $number } auf: { $goal }.
event-opened-you = Du deckst Ziel { $number } auf: { $goal }.
event-turned = { $who } dreht Ziel { $number } passend ins Bergwerk.
event-turned-you = Du drehst Ziel { $number } passend ins Bergwerk.

## Log: rounds and gold

event-round-began = Runde { $round } beginnt; { $who } fängt an.
event-round-began-you = Runde { $round } beginnt; du fängst an.
event-round-ended = Runde { $round } ist zu Ende.
round-spare = Übriger Zwerg: { $dwarf }
event-gold-drawn = { $count ->
        [one] Eine Goldkarte wird
       *[other] { $count } Goldkarten werden
    } verteilt; { $who } wählt zuerst.
event-gold-drawn-you = { $count ->
        [one] Eine Goldkarte wird
       *[other] { $count } Goldkarten werden
    } verteilt; du wählst zuerst.
event-took = { $who } nimmt eine Goldkarte.
event-took-gold = { $who } nimmt eine Goldkarte mit { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücken
    }.
event-took-you = Du nimmst eine Goldkarte mit { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücken
    }.
event-paid = { $who } bekommt { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }.
event-paid-you = Du bekommst { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }.
event-paid-unseen = { $who } bekommt { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
event-game-over = Das Spiel ist zu Ende. { $who } gewinnt mit { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücken
    }.
event-game-over-you = Das Spiel ist zu Ende. Du gewinnst mit { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücken
    }.
event-game-over-shared = Das Spiel ist zu Ende. { $names } teilen sich den Sieg mit je { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücken
    }.
event-game-over-shared-you = Das Spiel ist zu Ende. Du teilst dir den Sieg mit { $names }: je { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }.

## What is being asked now

window-turn = { $who } ist am Zug
window-turn-you = Du bist am Zug
window-open = { $who } wählt, welches Ziel aufgedeckt wird
window-open-you = Wähle, welches Ziel zuerst aufgedeckt wird
window-lie = { $who } wählt, wie herum das Ziel liegt
window-lie-you = Wähle, wie herum das Ziel liegen soll
window-take = { $who } wählt eine Goldkarte
window-take-you = Wähle eine Goldkarte
window-over = Das Spiel ist zu Ende

## Why a move is refused

reason-malformed = Dieser Zug war nicht zu verstehen: { $detail }.
reason-unknown-card = In diesem Spiel gibt es keine Karte { $detail }.
reason-no-such-seat = An diesem Tisch gibt es den Platz { $detail } nicht.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist noch nicht am Zug.
reason-wrong-moment = Das geht gerade nicht.
reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-a-path-card = Ins Bergwerk können nur Wegekarten gelegt werden.
reason-not-an-action-card = Eine Wegekarte ist keine Aktionskarte; lege sie ins Bergwerk.
reason-pass-count = Lege zum Passen eine Karte ab, in Saboteur 2 bis zu drei; ohne Handkarten keine.
reason-tool-broken = Mit kaputtem Werkzeug kannst du keine Wegekarten legen; es muss erst repariert werden.
reason-cell-occupied = Hier liegt schon eine Karte.
reason-not-adjacent = Eine Wegekarte muss neben einer offenen Karte liegen.
reason-edges-mismatch = Hier passt sie nicht: Tunnel muss an Tunnel stoßen und Fels an Fels.
reason-not-connected = Kein durchgehender Tunnel führt von der Startkarte hierher.
reason-already-broken = Dieses Werkzeug ist schon kaputt; dasselbe Werkzeug kann nicht zweimal kaputt sein.
reason-nothing-to-repair = Hier gibt es für diese Karte nichts zu reparieren.
reason-wrong-tool = Diese Karte repariert dieses Werkzeug nicht.
reason-no-path-card-there = Ein Steinschlag entfernt nur gelegte Wegekarten; Startkarte und Ziele bleiben liegen.
reason-not-a-hidden-goal = Eine Schatzkarte zeigt nur Ziele, die noch verdeckt sind.
reason-not-offered = Das steht nicht zur Wahl.

## What went wrong between page and table

error-malformed = Da ist etwas schiefgegangen. Nichts hat sich geändert; lade die Seite neu.
error-stale = Das Spiel ist schon weiter. Nichts ist passiert; schau noch einmal hin und wähle.
error-busy = Der Tisch kann gerade nichts speichern. Nichts ging verloren; versuch es gleich noch einmal.
error-too-fast = Das war zu viel auf einmal. Nichts ist geschehen; warte eine Sekunde und versuch es noch einmal.
error-too-much = Mehr behält der Tisch in einem Spiel nicht von einer Person. Nichts wurde geändert.
error-used-up = An diesem Tisch ist so viel geschehen, dass nicht mehr neu gegeben wird. Eröffne einen neuen; hier bleibt alles erhalten.
error-too-long = Das ist zu lang. Nichts ist geschehen; mach es kürzer.
error-not-yours = Das darfst du hier nicht.
error-not-now = Das geht gerade nicht.
error-full = An diesem Tisch sind alle Plätze besetzt.
error-name-taken = An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich; wähle einen anderen Namen.
error-one-seat = Dieses Gerät hat an diesem Tisch schon einen Platz. Mehrere Plätze je Gerät lassen sich in den Einstellungen des Tisches erlauben.
error-not-away = Diese Person ist noch keine zwei Minuten fort.
error-ask-host = Es wurde nachgefragt, ob du dich setzen darfst.
error-turned-away = Du wurdest nicht eingelassen.
error-muted = Du wurdest stummgeschaltet: Niemand liest, was du schreibst. Behauptungen gelten weiterhin.
error-bad-rules = Diese Regeln passen nicht zusammen: { $detail }
error-unknown-seat = Dieser Link gehört zu keinem Platz an diesem Tisch; du kannst zusehen.
error-unknown-table = Unter diesem Code wartet kein Tisch. Prüfe ihn oder frag nach dem Link des Tisches.
error-wrong-codes = Aus deinem Netz kamen zu viele falsche Codes; erst in ein paar Stunden werden von dort wieder welche angenommen. Links zu Tischen gelten weiterhin, und auch dein eigener Platz.
error-damaged = Etwas in seinem Protokoll ist nicht lesbar, deshalb wurde er beiseitegestellt. Andere Tische sind nicht betroffen. Wer diesen Server betreibt, findet den Grund mit „saboteur doctor“ und kann den Tisch aus einer Sicherung wiederherstellen.
error-other-rules = An diesem Tisch gelten Regeln, die dieser Server nicht hat: eine andere Version oder eine Erweiterung, die nicht geladen ist. Nichts ist verloren. Wer diesen Server betreibt, erfährt mit „saboteur doctor“ mehr.
error-foreign-origin = Diese Seite kommt nicht von diesem Server; öffne den Link des Tisches selbst.

## What is this?

window-open-why = Dein Tunnel erreicht mehrere verdeckte Karten auf einmal. Du wählst, welche aufgedeckt wird.
window-lie-why = Dieses Ziel passt in beiden Richtungen oder in keiner. Du bestimmst, wie es von nun an liegt.
window-take-why = Das Gold wird geteilt: Du nimmst eine Karte, der Rest geht weiter.
card-dead-end-about = Eine Sackgasse: Der Weg endet in dieser Karte.
card-bridge-about = Ihre Tunnel treffen sich auf der Karte nicht.
