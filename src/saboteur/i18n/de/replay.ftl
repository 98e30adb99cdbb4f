### A finished game looked at again: fetched with its page.

replay-title = Wiederholung
replay-controls = Wiedergabe
replay-begins = Die Karten sind verteilt. Geh Schritt für Schritt weiter oder lass es laufen.
replay-where = Stelle in der Partie
replay-at = Schritt { $at } von { $of }
replay-rounds = Runden
replay-round = Zu Runde { $round }
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-eyes = Blickwinkel
replay-eyes-all = Alles
replay-eyes-public = Als Zuschauer
replay-eyes-of = Wie { $who } es sah
replay-hands = Handkarten
replay-no-cards = keine Karten

## A record that somebody brings

replay-bring = Leg die Datei einer Partie (.sab) hier ab oder wähle sie aus.
replay-bring-about = Die Datei wird nur gelesen und geprüft; auf dem Server bleibt nichts.
replay-choose = Datei wählen
replay-drop-here = Loslassen, um diese Partie anzusehen
replay-too-long = Diese Datei ist zu groß für eine Aufzeichnung (über { $most } KB).
error-unknown-game = Unter dieser Adresse gibt es keine Partie. Vielleicht ist der Link falsch geschrieben.
error-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $detail }

## What is wrong with a record

record-not-a-record = Das ist keine Aufzeichnung eines Spiels, oder sie ist abgeschnitten.
record-over-limit = Das ist keine Aufzeichnung eines Spiels: Keine hat { $what ->
    [text] mehr als { $most } Zeichen
    [depth] mehr als { $most } Verschachtelungsebenen
    [tables] mehr als { $most } Tabellen und Listen
    [keys] mehr als { $most } Schlüssel
    [key] Schlüssel mit mehr als { $most } Zeichen
    [parts] Schlüssel mit mehr als { $most } Punkten
    [number] Zahlen mit mehr als { $most } Ziffern
    *[values] mehr als { $most } Werte
}.
record-not-whole = Diese Aufzeichnung ist nicht vollständig: { $key } fehlt.
record-other-format = Diese Aufzeichnung hat das Format { $found }; hier ist { $expected } lesbar.
record-other-rules = Diese Aufzeichnung wurde nach Regeln der Version { $found } gespielt; hier gilt Version { $expected }.
record-other-box = Diese Aufzeichnung wurde mit der Schachtel „{ $box }“ der Version { $found } gespielt; hier ist es Version { $expected }.
record-unreadable = Etwas in dieser Aufzeichnung ist nicht von der richtigen Art, darum ist sie nicht lesbar.
record-no-seed = Das ist, was eine Person von einem Spiel gesehen hat. Es lässt sich nicht noch einmal spielen: Die geheime Zahl fehlt.
record-cannot-begin = Diese Aufzeichnung beginnt mit Regeln oder Karten, die nicht zusammenpassen.
record-too-many-actions = Diese Aufzeichnung hat mehr als { $most } Züge: So lang ist kein Spiel.
record-no-player = Zug { $number } nennt keinen Platz: { $action }
record-not-legal = Zug { $number }, { $action }, ist gegen die Regeln: { $why } ({ $rule })
record-broken-promise = Die geheime Zahl ist nicht die, deren Fingerabdruck mit den Karten kam.
record-changed = Die Aufzeichnung wurde nachträglich geändert.
record-other-result = Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben.
record-fair-unreadable = Was vor dem Geben vereinbart wurde, ist nicht lesbar und lässt sich deshalb nicht prüfen.
record-fair-algorithm = Gegeben wurde auf eine Art, die hier nicht bekannt ist: { $found } statt { $expected }.
record-fair-rules = Das Geben wurde für andere Regeln vereinbart als die dieser Aufzeichnung.
record-fair-seats = Die Plätze beim Geben sind nicht die des Spiels oder stehen in anderer Reihenfolge.
record-fair-opening = Was die Seite von Person { $number } zum Geben beigetragen hat, ist nicht das, worauf sie sich festgelegt hatte.
record-fair-secret = Das Geheimnis des Tisches ist nicht das, das er vor dem Geben versprochen hatte.
record-fair-seed = Die geheime Zahl folgt nicht aus dem Geheimnis des Tisches und den Beiträgen der Seiten.
record-fair-missing = Der Beweis für das Geben fehlt, obwohl dieser Browser gesehen hat, dass es einen gab.
record-fair-published = Das Versprechen des Tisches ist nicht das, das dieser Browser vor dem Start bekommen hat.
record-fair-seen = Was vereinbart wurde, ist nicht das, was dieser Browser mit den Karten erfahren hat.
record-fair-mine = Was dieser Browser beigetragen hatte, fehlt oder wurde geändert.

## What stands behind the game

replay-about = Über diese Partie
replay-story = Die Geschichte dieser Partie
replay-link = Link zu dieser Partie
replay-record = Aufzeichnung herunterladen
replay-keys = Tasten: ← und → Schritt, Leertaste Wiedergabe, Pos1 und Ende zu den Enden, Bild auf und Bild ab von Runde zu Runde.

## Was the deal fair?

replay-fair = Wurde ehrlich gemischt?
replay-fair-about = Mit den ersten Karten bekamen alle den Fingerabdruck einer geheimen Zahl. Aus dieser Zahl folgt jedes Mischen, also konnte danach keine Karte mehr geändert werden.
replay-promised = Fingerabdruck, der mit den Karten kam
replay-seed = Die geheime Zahl
replay-print = Ihr Fingerabdruck, auf dieser Seite berechnet
replay-right = stimmt
replay-wrong = stimmt nicht
replay-kept = Beide Fingerabdrücke sind gleich: Die Zahl wurde nach dem Geben nicht geändert.
replay-broken = Die Fingerabdrücke sind verschieden: Aus dieser Zahl wurde nicht gegeben.
replay-remembered = Dieser Browser bekam den Fingerabdruck vor dem ersten Zug.
replay-plays = { $count ->
    [one] Der Server hat aus dieser Zahl noch einmal gegeben und den einen Zug nach den Regeln gespielt; das Ergebnis ist dasselbe.
   *[other] Der Server hat aus dieser Zahl noch einmal gegeben und alle { $count } Züge nach den Regeln gespielt; das Ergebnis ist dasselbe.
}
replay-no-deal = Diese Partie begann mit einer vorbereiteten Stellung; es gibt kein Geben zu prüfen.

## The proof of a deal

proof-nobody = Niemand konnte diese Karten aussuchen
proof-nobody-mine = Niemand konnte diese Karten aussuchen: Deine Seite hat mitgemischt
proof-alone = Keine Seite hat mitgemischt; wer gegeben hat, hätte die Karten also aussuchen können
proof-failed = Mit dem Geben in diesem Spiel stimmt etwas nicht
proof-details = Was geprüft wurde
proof-about = Diese Seite hat es soeben geprüft. Es gilt, solange eine der beteiligten Seiten ehrlich war.
proof-form = Die vereinbarten Regeln und Plätze sind die dieses Spiels.
proof-secret = Das Geheimnis des Tisches ist das, das er vor dem Start versprochen hatte.
proof-published = Das Versprechen ist das, das dieser Browser vor dem Start bekommen hat.
proof-seen = Was vereinbart wurde, ist Wort für Wort das, was dieser Browser mit den Karten erfahren hat.
proof-mine = Was dieser Browser beigetragen hat, ist unverändert dabei.
proof-openings = Jede Seite hat das beigetragen, worauf sie sich festgelegt hatte.
proof-seed = Die geheime Zahl folgt aus dem Geheimnis des Tisches und dem, was vereinbart wurde (HMAC-SHA256).
proof-print = Ihr Fingerabdruck ist der, der mit den Karten kam.
proof-seats = Wer mitgemischt hat
proof-part-opened = hat mitgemischt
proof-part-left-out = hatte sich festgelegt, blieb aber außen vor
proof-part-none = hat nicht mitgemischt
proof-part-bot = ein Bot; Bots mischen nicht mit
proof-deal = Das Versprechen des Tisches
proof-table-secret = Das Geheimnis des Tisches
proof-chain = Eintrag in der Liste aller Mischungen
proof-verify = Die Aufzeichnung ohne diesen Server prüfen
proof-list = Alle Mischungen dieses Servers
fair-save = Beleg speichern

## Why a move was made
## $tip, $much, $weight, $level: what it amounts to; $place, $card: as in the log

why = Warum?
why-title = Warum { $who } das tat
why-alone = Es gab kaum eine Wahl.
why-level = So hat der Bot „{ $level }“ wirklich abgewogen:
why-person = Diesen Zug hat ein Mensch gemacht. Der Bot „Detektiv“ hätte so gedacht:
why-treasure = { $sure ->
        [yes] { $who } wusste, dass der Schatz unter Ziel { $goal } liegt.
       *[no] { $who } vermutete den Schatz unter Ziel { $goal }.
    }
why-weight = { $weight ->
        [much-for] Das sprach stark für Sabotage.
        [for] Das sprach für Sabotage.
        [against] Das sprach gegen Sabotage.
       *[much-against] Das sprach stark gegen Sabotage.
    }
why-said = { $who } hat gesagt: „{ $words }“
why-go = Dorthin
why-second = Das Nächstbeste wäre gewesen:
why-by = { $much ->
        [worse] Das hätte sogar besser ausgesehen.
        [hair] Beides war fast gleich gut.
        [little] Der Zug sah etwas besser aus.
       *[much] Der Zug sah deutlich besser aus.
    }
why-tip = { $tip ->
        [ahead] Er brachte den Tunnel eine ganze Karte näher an den vermuteten Schatz.
        [nearer] Er brachte den Tunnel dem vermuteten Schatz etwas näher.
        [aside] Für den Tunnel änderte er wenig.
        [back] Er brachte den Tunnel weiter weg vom Schatz.
        [block] Er versperrte den Weg zum Schatz.
        [spare] Er legte eine Sackgasse dorthin, wo sie nicht schadet.
        [clear] Er räumte den Weg frei.
        [tear] Er riss den Tunnel auf.
        [hit-suspect] Er traf jemanden unter Verdacht.
        [hit] Er traf jemanden, der nicht unter Verdacht stand.
        [help] Er half jemandem ohne viel Vertrauen.
        [help-friend] Er half jemandem, der Vertrauen genoss.
        [dig] Danach konnte weitergegraben werden.
        [look] Er zeigte, was unter einem Ziel liegt.
       *[drop] Keine Karte war es wert, gespielt zu werden.
    }

## A game reviewed: what could have been better
## $tip, $much: as above; $at, $of: the moment and how many there are

review-heading = Was wäre besser gewesen?
review-about = Der stärkste Bot geht alle Züge einer Person durch und weiß dabei nur, was sie damals wusste.
review-title = Bessere Züge: { $who }
review-making = Der stärkste Bot geht jeden Zug durch. Das dauert einen Augenblick.
review-none = Kein Zug fällt auf: Nach dem, was damals bekannt war, war nichts deutlich besser.
review-part = Für alle Züge reichte die Zeit nicht.
review-moments = Augenblicke
review-back = Zurück
review-next = Weiter
review-at = Augenblick { $at } von { $of }
review-did = Gespielt wurde:
review-better = Besser gewesen wäre:
review-because = Denn:
review-by = { $much ->
        [little] Das sah im Mittel besser aus.
       *[much] Das sah im Mittel deutlich besser aus.
    }
review-tip = { $tip ->
        [ahead] Der Tunnel wäre dem vermuteten Schatz eine ganze Karte näher gekommen.
        [nearer] Der Tunnel wäre dem vermuteten Schatz etwas näher gekommen.
        [aside] Für den Tunnel hätte es wenig geändert.
        [back] Der Tunnel wäre vom Schatz abgekommen.
        [block] Der Weg zum Schatz wäre versperrt gewesen.
        [spare] Eine Sackgasse hätte dort gelegen, wo sie nicht schadet.
        [clear] Der Weg wäre wieder frei gewesen.
        [tear] Der Tunnel wäre aufgerissen worden.
        [hit-suspect] Es hätte jemanden unter Verdacht getroffen.
        [hit] Es hätte jemanden getroffen, der nicht unter Verdacht stand.
        [help] Es hätte jemandem ohne viel Vertrauen geholfen.
        [help-friend] Es hätte jemandem geholfen, der Vertrauen genoss.
        [dig] Danach hätte weitergegraben werden können.
        [look] Es hätte gezeigt, was unter einem Ziel liegt.
       *[drop] Die Karten waren auf der Hand mehr wert als auf dem Tisch.
    }
review-on = Von hier weiterspielen
try-title = Weiterspielen als { $who }
try-about = Alle anderen spielen Bots. Nichts davon wird aufgehoben.
try-over = Die Runde ist zu Ende.
try-again = Noch einmal von hier
try-back = Zurück zur Aufzeichnung
