### Texts that only tables with Saboteur 2 or parts of the jubilee box need; they come with such a table.
### Variables and endings as in game.ftl; $chest: what is in a chest, already looked up.

## Cards and what they do

card-thief = Diebstahl
card-hands-off = Finger weg
card-swap-hands = Handkartentausch
card-inspect = Inspektion
card-swap-hats = Mützentausch
card-trap = Gefangen
card-free = Endlich frei
card-goal-swap = Zieltausch
card-vault = Schatzkammer
card-veto = Veto
card-reverse = Richtungswechsel
card-craftsman = Handwerker
card-guide = Wegweiser
card-detour = Umleitung
card-thief-about = Lege sie vor dich hin: Nach dem Verteilen darfst du 1 Goldstück stehlen.
card-hands-off-about = Wirf einen Diebstahl ab, der vor jemandem liegt.
card-swap-hands-about = Tausche alle Handkarten mit jemandem, der danach eine Karte zieht.
card-inspect-about = Sieh dir einen fremden Zwerg an; sonst sieht ihn niemand.
card-swap-hats-about = Jemand, auch du selbst, tauscht den Zwerg gegen einen neuen.
card-trap-about = Wer gefangen ist, legt keine Wegekarten und bekommt am Ende der Runde kein Gold.
card-free-about = Befreie jemanden, der gefangen ist, oder dich selbst.
card-goal-swap-about = Nimm zwei verdeckte Ziele und lege sie zurück, vertauscht oder nicht.
card-vault-about = Statt zu ziehen, sieh dir die obersten fünf abgelegten Karten an und behalte eine.
card-veto-about = Hebe eine Karte auf, die jemand gerade gespielt hat.
card-reverse-about = Für den Rest der Runde geht es andersherum weiter.
card-craftsman-about = Repariere ein beliebiges kaputtes Werkzeug.
card-guide-about = Lege zwei Wegekarten nacheinander, dann ziehe zwei.
card-detour-about = Lege die zuletzt gelegte Wegekarte an eine andere Stelle.

## Marks of path cards

mark-blue = blauer Tür
mark-green = grüner Tür
mark-ladder = Leiter
mark-crystal = Kristall

## Dwarves

dwarf-blue = Blauer Goldsucher
dwarf-blue-aim = Grabe einen Weg zum Schatz, den keine grüne Tür versperrt.
dwarf-green = Grüner Goldsucher
dwarf-green-aim = Grabe einen Weg zum Schatz, den keine blaue Tür versperrt.
dwarf-boss = Chef
dwarf-boss-aim = Du gewinnst mit jedem der beiden Teams und bekommst 1 Goldstück weniger.
dwarf-profiteer = Profiteur
dwarf-profiteer-aim = Du gewinnst, egal wer gewinnt, und bekommst 2 Goldstücke weniger.
dwarf-geologist = Geologe
dwarf-geologist-aim = Der Schatz ist dir egal: Jeder Kristall im Bergwerk bringt 1 Goldstück; zwei Geologen teilen.

## Goals

goal-sack-1 = Goldsack mit 1 Goldstück
goal-sack-2 = Goldsack mit 2 Goldstücken
goal-dragon = Drache
goal-spider = Riesenspinne

## Chests

chest-nugget = Goldstück
chest-nugget-about = Nimm 1 Goldstück.
chest-fog = Nebel
chest-fog-about = Bis zum Ende der Runde zeigt keine Schatzkarte mehr ein Ziel.
chest-tired = Müde
chest-tired-about = Am Ende dieses Zuges wird nicht gezogen.
chest-extra = Noch eine Karte
chest-extra-about = Ziehe am Ende dieses Zuges eine Karte mehr.
chest-farther = Weiter weg
chest-farther-about = Rücke ein verdecktes Ziel um einen Platz vom Start weg.
chest-pickpocket = Taschendieb
chest-pickpocket-about = Nimm am Ende dieses Zuges jemandem eine Handkarte weg, statt zu ziehen.
chest-pick-of-three = Eine von dreien
chest-pick-of-three-about = Ziehe am Ende dieses Zuges drei Karten und behalte eine.
chest-spyglass = Fernrohr
chest-spyglass-about = Sieh dir einen fremden Zwerg an.
chest-rummage = Stöbern
chest-rummage-about = Sieh dir fünf abgelegte Karten an und behalte eine, statt zu ziehen.
chest-landslide = Erdrutsch
chest-landslide-about = Die obersten fünf Karten des Nachziehstapels werden ungesehen abgelegt.

## Log

event-thief-laid = { $who } legt „Diebstahl“ vor sich hin.
event-thief-laid-you = Du legst „Diebstahl“ vor dich hin.
event-thief-chased = { $who } vereitelt den Diebstahl von { $whom }.
event-thief-chased-self = { $who } vereitelt den eigenen Diebstahl.
event-thief-chased-you = Du vereitelst den Diebstahl von { $whom }.
event-thief-chased-at-you = { $who } vereitelt deinen Diebstahl.
event-thief-chased-you-self = Du vereitelst deinen eigenen Diebstahl.
event-trapped = { $who } nimmt { $whom } gefangen.
event-trapped-self = { $who } sitzt in der eigenen Falle.
event-trapped-you = Du nimmst { $whom } gefangen.
event-trapped-at-you = { $who } nimmt dich gefangen.
event-trapped-you-self = Du sitzt in der eigenen Falle.
event-freed = { $who } befreit { $whom }.
event-freed-self = { $who } kommt frei.
event-freed-you = Du befreist { $whom }.
event-freed-at-you = { $who } befreit dich.
event-freed-you-self = Du kommst frei.
event-spent = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt ab.
event-spent-cards = { $who } legt ab: { $cards }.
event-spent-you = Du legst ab: { $cards }.
event-cleared = { $who } legt zwei Karten ab, um „{ $card }“ loszuwerden.
event-cleared-you = Du legst zwei Karten ab, um „{ $card }“ loszuwerden.
event-inspected = { $who } sieht sich den Zwerg von { $whom } an.
event-inspected-dwarf = { $who } sieht sich den Zwerg von { $whom } an: { $dwarf }.
event-inspected-you = Du siehst dir den Zwerg von { $whom } an: { $dwarf }.
event-inspected-at-you = { $who } sieht sich deinen Zwerg an.
event-hats-swapped = { $who } tauscht Mützen: { $whom } bekommt einen neuen Zwerg.
event-hats-swapped-dwarf = { $who } tauscht Mützen. Der neue Zwerg von { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } tauscht die eigene Mütze und bekommt einen neuen Zwerg.
event-hats-swapped-you = Du tauschst Mützen: { $whom } bekommt einen neuen Zwerg.
event-hats-swapped-at-you = { $who } tauscht deine Mütze. Dein neuer Zwerg: { $dwarf }.
event-hats-swapped-you-self = Du tauschst deine Mütze. Dein neuer Zwerg: { $dwarf }.
event-swapped-hands = { $who } und { $whom } tauschen ihre Handkarten.
event-swapped-hands-you = Du tauschst die Handkarten mit { $whom }.
event-swapped-hands-at-you = { $who } tauscht die Handkarten mit dir.
event-remembered = { $who } behält weggegebene Karten im Auge.
event-remembered-you = Du behältst im Auge, welche Karten du weggegeben hast.
event-proved = Jetzt wissen alle, wer { $who } ist: { $dwarf }.
event-proved-you = Jetzt wissen alle, wer du bist: { $dwarf }.
event-played-path = { $who } will eine Wegekarte legen.
event-played-path-you = Du willst eine Wegekarte legen.
event-reversed = { $who } kehrt die Spielrichtung um.
event-reversed-you = Du kehrst die Spielrichtung um.
event-searched = { $who } sieht sich abgelegte Karten an ({ $count }).
event-searched-you = Du siehst dir abgelegte Karten an ({ $count }).
event-kept = { $who } behält eine davon.
event-kept-you = Du behältst: { $card }.
event-kept-card = { $who } behält: { $card }.
event-shuffled = { $who } mischt den Ablagestapel.
event-shuffled-you = Du mischst den Ablagestapel.
event-put-back = { $who } legt zwei verdeckte Ziele zurück, vertauscht oder nicht.
event-put-back-you = Du legst die beiden Ziele zurück, wie sie lagen.
event-put-back-swapped = { $who } legt zwei verdeckte Ziele vertauscht zurück.
event-put-back-swapped-you = Du legst die beiden Ziele vertauscht zurück.
event-lifted = { $who } nimmt die Wegekarte bei { $cell } auf.
event-lifted-you = Du nimmst die Wegekarte bei { $cell } auf.
event-vetoed = { $who } legt ein Veto gegen „{ $card }“ ein: Die Karte wirkt nicht.
event-vetoed-you = Du legst ein Veto gegen „{ $card }“ ein: Die Karte wirkt nicht.
event-lost-gold = { $who } zahlt { $gold } Gold.
event-lost-gold-you = Du zahlst { $gold } Gold.
event-costume-reached = { $who } erreicht die Kostümabteilung.
event-costume-reached-you = Du erreichst die Kostümabteilung.
event-costume-changed = { $who } muss einen anderen Zwerg nehmen.
event-costume-changed-you = Du nimmst einen anderen Zwerg: { $dwarf }.
event-costume-changed-dwarf = { $who } muss einen anderen Zwerg nehmen: { $dwarf }.
event-party-reached = { $who } erreicht die Tunnelparty.
event-party-reached-you = Du erreichst die Tunnelparty.
event-dealt-again = Alle Zwerge werden gemischt und neu verteilt.
event-dealt-again-you = Alle Zwerge werden gemischt und neu verteilt. Du bist jetzt: { $dwarf }.
event-miner-set = { $who } stellt einen Bergmann auf { $cell }.
event-miner-set-you = Du stellst einen Bergmann auf { $cell }.
event-miner-left = Der Bergmann bei { $cell } macht Platz.
event-miner-left-you = Dein Bergmann bei { $cell } macht Platz.
event-toll-paid = { $who } zahlt { $whom } die Maut.
event-toll-paid-you = Du zahlst { $whom } die Maut.
event-toll-paid-at-you = { $who } zahlt dir die Maut.
event-asked-to-pay = { $who } bittet { $whom }, die Maut zu zahlen.
event-asked-to-pay-you = Du bittest { $whom }, die Maut zu zahlen.
event-asked-to-pay-at-you = { $who } bittet dich, die Maut zu zahlen.
event-refused-to-pay = { $who } zahlt nicht.
event-refused-to-pay-you = Du zahlst nicht.
event-withdrew = { $who } nimmt die Karte zurück: Bei { $cell } zahlt niemand.
event-withdrew-you = Du nimmst die Karte zurück: Bei { $cell } zahlt niemand.
event-toll-over = Die gesperrten Felder sind wieder frei.
event-toll-over-you = Die gesperrten Felder sind wieder frei.
event-chest-opened = { $who } öffnet die Truhe bei { $cell }: { $chest }.
event-chest-opened-you = Du öffnest die Truhe bei { $cell }: { $chest }.
event-chest-turned = { $who } fügt die Tunnelkarte bei { $cell } ins Bergwerk ein.
event-chest-turned-you = Du fügst die Tunnelkarte bei { $cell } ins Bergwerk ein.
event-chest-buried = { $who } lässt Steine auf den Truhentunnel bei { $cell } fallen.
event-chest-buried-you = Du lässt Steine auf den Truhentunnel bei { $cell } fallen.
event-looked-into-chest = { $who } sieht in die Truhe bei { $cell }.
event-looked-into-chest-you = Du siehst in die Truhe bei { $cell }: { $chest }.
event-looked-into-chest-card = { $who } sieht in die Truhe bei { $cell }: { $chest }.
event-fogged = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-fogged-you = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-goal-moved = { $who } rückt das Ziel bei { $cell } ein Feld weiter weg.
event-goal-moved-you = Du rückst das Ziel bei { $cell } ein Feld weiter weg.
event-robbed = { $who } nimmt { $whom } eine Handkarte weg.
event-robbed-you = Du nimmst { $whom } eine Handkarte weg: { $card }.
event-robbed-at-you = { $who } nimmt dir eine Handkarte weg: { $card }.
event-drew-several = { $who } zieht Karten zur Auswahl ({ $count }).
event-drew-several-you = Du ziehst Karten zur Auswahl ({ $count }).
event-slid = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).
event-slid-you = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).
event-stole = { $who } stiehlt 1 Goldstück von { $whom }.
event-stole-you = Du stiehlst 1 Goldstück von { $whom }.
event-stole-at-you = { $who } stiehlt dir 1 Goldstück.
event-stole-none = { $who } stiehlt nichts.
event-stole-none-you = Du stiehlst nichts.

## How a round ends

round-won-blue = Der Schatz ist erreicht: Das blaue Team gewinnt.
round-won-green = Der Schatz ist erreicht: Das grüne Team gewinnt.
round-won-blue-green = Der Schatz ist erreicht: Beide Teams gewinnen.
round-won-shut-out = Der Schatz ist erreicht, aber Türen versperren beiden Teams den Weg: Keines der Teams gewinnt.
round-won-profiteer = Der Schatz bleibt verborgen, und es war kein Saboteur dabei: Nur der Profiteur gewinnt.
round-won-spider = Die Riesenspinne beendet die Runde: Die Saboteure gewinnen.

## What is being asked now

window-exchange = { $who } überlegt, ob die Ziele vertauscht werden
window-exchange-you = Vertausche die Ziele oder lass sie liegen
window-keep = { $who } wählt eine Karte zum Behalten
window-keep-you = Wähle eine Karte zum Behalten
window-veto = Wartet auf ein Veto
window-veto-you = Ein Veto?
window-guide = { $who } legt eine Wegekarte (noch { $count })
window-guide-you = Lege eine Wegekarte (noch { $count })
window-toll = { $who } überlegt, wer die Maut zahlt
window-toll-you = Wer zahlt die Maut
window-pay-for = { $who } soll eine Maut zahlen
window-pay-for-you = { $by } bittet dich, die Maut zu zahlen
window-steal = { $who } wählt, wer bestohlen wird
window-steal-you = Wähle, wem du 1 Goldstück stiehlst
window-move = { $who } versetzt ein Ziel
window-move-you = Wähle das Ziel, das weiter weg rückt
window-rob = { $who } nimmt jemandem eine Handkarte weg
window-rob-you = Wähle, wem du eine Handkarte wegnimmst
window-look = { $who } wählt, wessen Zwerg zu sehen ist
window-look-you = Wähle, wessen Zwerg du dir ansiehst
window-lie-chest = { $who } wählt, wie die Tunnelkarte liegt
window-lie-chest-you = Wähle, wie die Tunnelkarte liegt

## Why a move is refused

reason-trapped = Gefangen kannst du das nicht tun; jemand muss dich befreien, oder du räumst die Karte weg.
reason-ladder-at-goal = Eine Leiter darf nicht an einem Ziel liegen.
reason-ladder-not-joined = Hier würde die Leiter an keinen offenen Tunnel anschließen.
reason-door-of-another = Eine Tür darf nur ein Zwerg aus ihrem eigenen Team legen.
reason-not-oneself = Diese Karte ist für andere, nicht für dich selbst.
reason-already-there = So eine Karte liegt dort schon; zwei gleiche gehen nicht.
reason-not-in-front = Hier liegt keine solche Karte, die du wegnehmen könntest.
reason-no-dwarf-left = Es ist kein Zwerg mehr übrig.
reason-clear-count = Lege zum Wegräumen einer Karte genau zwei Handkarten ab.
reason-no-discards = Der Ablagestapel ist leer.
reason-same-goal = Wähle zwei verschiedene Ziele.
reason-nothing-laid = Es liegt keine gelegte Wegekarte da, die man verlegen könnte.
reason-not-the-last = Nur die zuletzt gelegte Wegekarte kann verlegt werden.
reason-same-cell = Die Karte muss an eine andere Stelle.
reason-nothing-to-lay = Keine deiner Wegekarten lässt sich gerade legen.
reason-only-in-answer = Ein Veto spielt man nur als Antwort auf die Karte eines anderen.
reason-no-miner-left = In dieser Runde steht kein Bergmann mehr bereit.
reason-no-place-for-a-miner = Ein Bergmann steht auf einem freien Feld, auf das ein verbundener Tunnel führt.
reason-toll-not-paid = Hier hat niemand die Maut gezahlt; wähle in diesem Zug eine andere Stelle.
reason-no-gold = Ohne Gold kann niemand zahlen.
reason-asked-already = Dieser Spieler wurde in diesem Zug schon gefragt.
reason-not-to-be-asked = Dieser Spieler kann nicht um Zahlung gebeten werden.
reason-fog = Nebel liegt über den Zielen; in dieser Runde zeigt eine Schatzkarte nur Truhen.

## What an action does, as a button

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
do-miner = Den Bergmann hierher stellen
do-keep = Behalten: { $card }{ $word }
do-clear = Wegräumen: { $card }
do-miner-mode = Bergmann schicken
do-withdraw = Karte zurücknehmen
do-move = Dieses Ziel verschieben

## Who has a way to the treasure past the doors

way-blue = Das blaue Team hat einen Weg zum Schatz.
way-green = Das grüne Team hat einen Weg zum Schatz.
shut-blue = Eine grüne Tür sperrt das blaue Team aus.
shut-green = Eine blaue Tür sperrt das grüne Team aus.

## At the table

table-clear = lässt sich wegräumen
table-hint-clear = Wähle zwei Handkarten, die du für „{ $card }“ ablegst.
table-hint-several = Wähle weitere Karten, um sie zusammen abzulegen.
table-hint-several-clear = Lege sie zusammen ab, oder räume mit zweien etwas weg.
table-hint-full = Diese Karten gehen zusammen weg.
table-hint-lift-clear = Wähle eine Karte, oder tippe auf das, was vor dir liegt, um es wegzuräumen.
table-trapped = gefangen: kein Gold
table-stole = stahl 1 von { $whom }
table-lost = bestohlen von { $who }
table-hint-miner = Wähle, wo der Bergmann steht. Die Karte wird verdeckt abgelegt, und du ziehst keine dafür.
table-hint-toll = Zahle selbst oder tippe an, wer für dich zahlen soll.
reaction-aimed = { $who } spielt „{ $card }“ gegen { $whom }.
reaction-aimed-you = Du spielst „{ $card }“ gegen { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = Du lässt es zu. Die anderen überlegen noch.
fact-order = es geht im Uhrzeigersinn
fact-order-back = es geht andersherum
fact-miners = Bergleute bereit: { $count }
fact-fog = Nebel: keine Schatzkarte zeigt ein Ziel
piece-reached = erreicht
piece-spare = oberster übriger Zwerg, nur du weißt es: { $dwarf }
piece-chest = verdeckte Truhe
piece-chest-known = verdeckte Truhe; du hast sie gesehen: { $chest }, { $card }
piece-chest-open = Truhentunnel, { $card }
piece-miner = Bergmann von { $who }, die Maut ist 1 Gold
piece-miner-you = dein eigener Bergmann
piece-barred = in diesem Zug gesperrt
