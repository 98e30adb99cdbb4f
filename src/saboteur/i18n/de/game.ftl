### The game's own words: cards, dwarves, rules, log, refusals.
### Interface words (buttons, pages) are in ui.ftl.
###
### Variables
###   $who, $whom, $names   players' names as they are ($names: several, joined)
###   $card, $cards, $goal, $dwarf   texts of this catalogue, already looked up ($cards: several, joined)
###   $tool                 a key: pickaxe, lamp or cart
###   $cell                 a cell such as 3,-1
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

card-break-pickaxe = Kaputte Spitzhacke
card-break-lamp = Kaputte Lampe
card-break-cart = Kaputte Lore
card-repair-pickaxe = Spitzhacke reparieren
card-repair-lamp = Lampe reparieren
card-repair-cart = Lore reparieren
card-repair-pickaxe-lamp = Spitzhacke oder Lampe reparieren
card-repair-pickaxe-cart = Spitzhacke oder Lore reparieren
card-repair-lamp-cart = Lampe oder Lore reparieren
card-rockfall = Steinschlag
card-map = Schatzkarte

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

## What the cards do

card-path-about = Lege sie so ins Bergwerk, dass ihre Tunnel weiterführen.
card-break-pickaxe-about = Lege sie vor jemanden hin: ohne Spitzhacke keine Wegekarten.
card-break-lamp-about = Lege sie vor jemanden hin: ohne Lampe keine Wegekarten.
card-break-cart-about = Lege sie vor jemanden hin: ohne Lore keine Wegekarten.
card-repair-pickaxe-about = Repariere eine kaputte Spitzhacke, deine eigene oder eine fremde.
card-repair-lamp-about = Repariere eine kaputte Lampe, deine eigene oder eine fremde.
card-repair-cart-about = Repariere eine kaputte Lore, deine eigene oder eine fremde.
card-repair-pickaxe-lamp-about = Repariere ein kaputtes Werkzeug, deines oder ein fremdes: Spitzhacke oder Lampe.
card-repair-pickaxe-cart-about = Repariere ein kaputtes Werkzeug, deines oder ein fremdes: Spitzhacke oder Lore.
card-repair-lamp-cart-about = Repariere ein kaputtes Werkzeug, deines oder ein fremdes: Lampe oder Lore.
card-rockfall-about = Entferne eine Wegekarte aus dem Bergwerk.
card-map-about = Sieh dir ein verdecktes Ziel an; sonst sieht es niemand.
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

## Path cards in words, for those who listen
## $tunnels: path-tunnel and path-dead-end texts, joined; $sides: side words, joined

path-card = Wegekarte: { $tunnels }
path-card-marked = Wegekarte mit { $mark }: { $tunnels }
path-tunnel = Tunnel { $sides }
path-dead-end = Sackgasse { $sides }
side-N = Norden
side-S = Süden
side-E = Osten
side-W = Westen
mark-blue = blauer Tür
mark-green = grüner Tür
mark-ladder = Leiter
mark-crystal = Kristall
cell-spoken = Spalte { $x }, Reihe { $y }

## Tools

tool-pickaxe = Spitzhacke
tool-lamp = Lampe
tool-cart = Lore

## Dwarves and what they are after

dwarf-digger = Goldsucher
dwarf-digger-aim = Grabe mit den anderen Goldsuchern einen Weg zum Schatz.
dwarf-saboteur = Saboteur
dwarf-saboteur-aim = Sorge dafür, dass niemand den Schatz erreicht, und lass dich nicht erwischen.
dwarf-greedy = Gieriger Zwerg
dwarf-greedy-aim = Stelle die letzte Verbindung zum Schatz selbst her; dann gehört das Gold dir allein.
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

goal-treasure = Schatz
goal-stone-a = Stein
goal-stone-b = Stein
goal-sack-1 = Goldsack mit 1 Goldstück
goal-sack-2 = Goldsack mit 2 Goldstücken
goal-dragon = Drache
goal-spider = Riesenspinne
goal-hidden = verdecktes Ziel

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

## Editions

edition-classic = Klassisch
edition-jubilee = Jubiläum
edition-italian = Italienisch

## Modules

module-base = Grundspiel
module-saboteur2 = Saboteur 2
module-greedy-dwarf = Gieriger Zwerg
module-goal-swap = Zieltausch
module-vault = Schatzkammer
module-veto = Veto
module-reverse = Richtungswechsel
module-craftsman = Handwerker
module-guide = Wegweiser
module-detour = Umleitung
module-toll = Tunnelmaut
module-costume = Kostümabteilung
module-party = Tunnelparty
module-new-goals = Neue Ziele
module-chests = Truhen
module-sabotaged-dwarf = Sabotierter Zwerg
module-tournament = Turnier

## House rules

## Bots

bot-random = Zufall
bot-random-about = Tut irgendetwas, was erlaubt ist.
bot-simple = Einfach
bot-simple-about = Gräbt zum Gold hin oder davon weg, ohne viel nachzudenken.
bot-rule = Praktiker
bot-rule-about = Spielt nach guten Faustregeln.
bot-detective = Detektiv
bot-detective-about = Beobachtet alle und schließt daraus, wer wer ist.
bot-bluffer = Bluffer
bot-bluffer-about = Achtet darauf, was die anderen glauben, und führt sie in die Irre.
bot-seer = Seher
bot-seer-about = Denkt durch, was als Nächstes geschehen kann.

## Log: on a turn

event-turn = { $who } ist am Zug.
event-turn-you = Du bist am Zug.
event-played = { $who } spielt „{ $card }“.
event-played-you = Du spielst „{ $card }“.
event-placed = { $who } legt eine Wegekarte bei { $cell }.
event-placed-you = Du legst eine Wegekarte bei { $cell }.
event-collapsed = { $who } lässt bei { $cell } Steine fallen: Die Wegekarte ist weg.
event-collapsed-you = Du lässt bei { $cell } Steine fallen: Die Wegekarte ist weg.
event-broke = { $who } macht die { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } von { $whom } kaputt.
event-broke-self = { $who } macht die eigene { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } kaputt.
event-broke-you = Du machst die { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } von { $whom } kaputt.
event-broke-at-you = { $who } macht deine { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } kaputt.
event-broke-you-self = Du machst deine eigene { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } kaputt.
event-repaired = { $who } repariert die { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } von { $whom }.
event-repaired-self = { $who } repariert die eigene { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    }.
event-repaired-you = Du reparierst die { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    } von { $whom }.
event-repaired-at-you = { $who } repariert deine { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    }.
event-repaired-you-self = Du reparierst deine eigene { $tool ->
        [pickaxe] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    }.
event-looked = { $who } sieht sich das Ziel bei { $cell } an.
event-looked-goal = { $who } sieht sich das Ziel bei { $cell } an: { $goal }.
event-looked-you = Du siehst dir das Ziel bei { $cell } an: { $goal }.
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

## Log: cards of Saboteur 2

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

## Log: the jubilee box

event-reversed = { $who } kehrt die Spielrichtung um.
event-reversed-you = Du kehrst die Spielrichtung um.
event-searched = { $who } sieht sich abgelegte Karten an ({ $count }).
event-searched-you = Du siehst dir abgelegte Karten an ({ $count }).
event-kept = { $who } behält eine davon.
event-kept-you = Du behältst: { $card }.
event-shuffled = { $who } mischt den Ablagestapel.
event-shuffled-you = Du mischst den Ablagestapel.
event-put-back = { $who } legt zwei verdeckte Ziele zurück, vertauscht oder nicht.
event-put-back-you = Du legst die beiden Ziele zurück.
event-lifted = { $who } nimmt die Wegekarte bei { $cell } auf.
event-lifted-you = Du nimmst die Wegekarte bei { $cell } auf.
event-vetoed = { $who } legt ein Veto ein: Die Karte hat keine Wirkung.
event-vetoed-you = Du legst ein Veto ein: Die Karte hat keine Wirkung.
event-lost-gold = { $who } zahlt { $gold } Gold.
event-lost-gold-you = Du zahlst { $gold } Gold.
event-costume-reached = { $who } erreicht den Kostümfundus.
event-costume-reached-you = Du erreichst den Kostümfundus.
event-costume-changed = { $who } muss einen anderen Zwerg nehmen.
event-costume-changed-you = Du nimmst einen anderen Zwerg: { $dwarf }.
event-party-reached = { $who } erreicht das Stollenfest.
event-party-reached-you = Du erreichst das Stollenfest.
event-dealt-again = Alle Zwerge werden gemischt und neu verteilt.
event-dealt-again-you = Alle Zwerge werden gemischt und neu verteilt. Du bist jetzt: { $dwarf }.
event-miner-set = { $who } stellt einen Bergmann auf { $cell }.
event-miner-set-you = Du stellst einen Bergmann auf { $cell }.
event-miner-left = Der Bergmann bei { $cell } macht Platz.
event-miner-left-you = Dein Bergmann bei { $cell } macht Platz.
event-toll-paid = { $who } zahlt { $whom } den Wegezoll.
event-toll-paid-you = Du zahlst { $whom } den Wegezoll.
event-toll-paid-at-you = { $who } zahlt dir den Wegezoll.
event-asked-to-pay = { $who } bittet { $whom }, den Wegezoll zu zahlen.
event-asked-to-pay-you = Du bittest { $whom }, den Wegezoll zu zahlen.
event-asked-to-pay-at-you = { $who } bittet dich, den Wegezoll zu zahlen.
event-refused-to-pay = { $who } zahlt nicht.
event-refused-to-pay-you = Du zahlst nicht.
event-withdrew = { $who } nimmt die Karte zurück: Bei { $cell } zahlt niemand.
event-withdrew-you = Du nimmst die Karte zurück: Bei { $cell } zahlt niemand.
event-toll-over = Die gesperrten Felder sind wieder frei.
event-toll-over-you = Die gesperrten Felder sind wieder frei.
event-chest-opened = { $who } öffnet die Truhe bei { $cell }.
event-chest-opened-you = Du öffnest die Truhe bei { $cell }.
event-chest-turned = { $who } fügt die Stollenkarte bei { $cell } ins Bergwerk ein.
event-chest-turned-you = Du fügst die Stollenkarte bei { $cell } ins Bergwerk ein.
event-chest-buried = { $who } lässt Steine auf den Truhenstollen bei { $cell } fallen.
event-chest-buried-you = Du lässt Steine auf den Truhenstollen bei { $cell } fallen.
event-looked-into-chest = { $who } sieht in die Truhe bei { $cell }.
event-looked-into-chest-you = Du siehst in die Truhe bei { $cell }.
event-fogged = Nebel liegt über den Zielen: In dieser Runde zeigt keine Karte eines.
event-fogged-you = Nebel liegt über den Zielen: In dieser Runde zeigt keine Karte eines.
event-goal-moved = { $who } rückt das Ziel bei { $cell } ein Feld weiter weg.
event-goal-moved-you = Du rückst das Ziel bei { $cell } ein Feld weiter weg.
event-robbed = { $who } nimmt { $whom } eine Handkarte weg.
event-robbed-you = Du nimmst { $whom } eine Handkarte weg: { $card }.
event-robbed-at-you = { $who } nimmt dir eine Handkarte weg: { $card }.
event-drew-several = { $who } zieht Karten zur Auswahl ({ $count }).
event-drew-several-you = Du ziehst Karten zur Auswahl ({ $count }).
event-slid = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).
event-slid-you = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).

## Log: goals

event-opened = { $who } deckt das Ziel bei { $cell } auf: { $goal }.
event-opened-you = Du deckst das Ziel bei { $cell } auf: { $goal }.
event-turned = { $who } fügt das Ziel bei { $cell } ins Bergwerk ein.
event-turned-you = Du fügst das Ziel bei { $cell } ins Bergwerk ein.

## Log: rounds and gold

event-round-began = Runde { $round } beginnt; { $who } fängt an.
event-round-began-you = Runde { $round } beginnt; du fängst an.
event-round-ended = Runde { $round } ist zu Ende.
round-won-diggers = Der Schatz ist erreicht: Die Goldsucher gewinnen.
round-won-saboteurs = Der Schatz bleibt verborgen: Die Saboteure gewinnen.
round-won-greedy = Ein gieriger Zwerg hat den Schatz erreicht und behält alles.
round-won-nobody = Der Schatz bleibt verborgen, aber kein Saboteur hat etwas davon: Niemand gewinnt diese Runde.
round-won-blue = Der Schatz ist erreicht: Das blaue Team gewinnt.
round-won-green = Der Schatz ist erreicht: Das grüne Team gewinnt.
round-won-blue-green = Der Schatz ist erreicht: Beide Teams gewinnen.
round-won-shut-out = Der Schatz ist erreicht, aber Türen versperren beiden Teams den Weg: Keines der Teams gewinnt.
round-won-profiteer = Der Schatz bleibt verborgen, und es war kein Saboteur dabei: Nur der Profiteur gewinnt.
round-won-spider = Die Riesenspinne beendet die Runde: Die Saboteure gewinnen.
round-finder = { $who } hat die letzte Verbindung hergestellt.
round-finder-you = Du hast die letzte Verbindung hergestellt.
round-dwarf = { $who }: { $dwarf }
round-spare = Übrig: { $dwarf }
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
event-stole = { $who } stiehlt 1 Goldstück von { $whom }.
event-stole-you = Du stiehlst 1 Goldstück von { $whom }.
event-stole-at-you = { $who } stiehlt dir 1 Goldstück.
event-stole-none = { $who } stiehlt nichts.
event-stole-none-you = Du stiehlst nichts.
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

window-turn = { $who } gräbt
window-turn-you = Du bist am Zug
window-open = { $who } wählt, welches Ziel aufgedeckt wird
window-open-you = Wähle, welches Ziel zuerst aufgedeckt wird
window-lie = { $who } wählt, wie das Ziel liegt
window-lie-you = Wähle, wie das Ziel liegt
window-take = { $who } wählt eine Goldkarte
window-take-you = Wähle eine Goldkarte
window-over = Das Spiel ist zu Ende
window-exchange = { $who } überlegt, ob die Ziele vertauscht werden
window-exchange-you = Vertausche die Ziele oder lass sie liegen
window-keep = { $who } wählt eine Karte zum Behalten
window-keep-you = Wähle eine Karte zum Behalten
window-veto = Wartet auf ein Veto
window-veto-you = Lege ein Veto ein oder lass die Karte gelten
window-guide = { $who } legt noch eine Wegekarte
window-guide-you = Lege noch eine Wegekarte
window-toll = { $who } überlegt, wer die Maut zahlt
window-toll-you = Zahle die Maut, bitte jemanden darum oder lass es
window-pay-for = { $who } soll eine Maut zahlen
window-pay-for-you = { $who } bittet dich, die Maut zu zahlen
window-steal = { $who } wählt, wer bestohlen wird
window-steal-you = Wähle, wem du 1 Goldstück stiehlst
window-move = { $who } versetzt ein Ziel
window-move-you = Wähle das Ziel, das weiter weg rückt
window-rob = { $who } nimmt jemandem eine Handkarte weg
window-rob-you = Wähle, wem du eine Handkarte wegnimmst
window-look = { $who } wählt, wessen Zwerg zu sehen ist
window-look-you = Wähle, wessen Zwerg du dir ansiehst
window-lie-chest = { $who } wählt, wie die Stollenkarte liegt
window-lie-chest-you = Wähle, wie die Stollenkarte liegt

## Why a move is refused

reason-malformed = Dieser Zug war nicht zu lesen: { $detail }.
reason-unknown-card = In diesem Spiel gibt es keine Karte { $detail }.
reason-no-such-seat = An diesem Tisch sitzt niemand namens { $detail }.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist noch nicht am Zug.
reason-wrong-moment = Das geht gerade nicht.
reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-a-path-card = Ins Bergwerk können nur Wegekarten gelegt werden.
reason-not-an-action-card = Eine Wegekarte ist keine Aktionskarte; lege sie ins Bergwerk.
reason-pass-count = Lege zum Passen eine Karte ab, in Saboteur 2 bis zu drei; ohne Handkarten keine.
reason-tool-broken = Mit kaputtem Werkzeug vor dir kannst du keine Wegekarten legen; es muss erst repariert werden.
reason-cell-occupied = Hier liegt schon etwas.
reason-not-adjacent = Eine Wegekarte muss neben einer offenen Karte liegen.
reason-edges-mismatch = Hier passt sie nicht: Tunnel muss an Tunnel stoßen und Fels an Fels.
reason-not-connected = Kein durchgehender Tunnel führt von der Startkarte hierher.
reason-already-broken = Dieses Werkzeug ist schon kaputt; zweimal das gleiche geht nicht.
reason-nothing-to-repair = Hier gibt es für diese Karte nichts zu reparieren.
reason-wrong-tool = Diese Karte repariert dieses Werkzeug nicht.
reason-no-path-card-there = Steine fallen nur auf gelegte Wegekarten; Startkarte und Ziele bleiben liegen.
reason-not-a-hidden-goal = Eine Schatzkarte zeigt nur Ziele, die noch verdeckt sind.
reason-trapped = Gefangen kannst du das nicht tun; jemand muss dich befreien, oder du räumst die Karte weg.
reason-ladder-at-goal = Eine Leiter darf nicht an einem Ziel liegen.
reason-ladder-not-joined = Hier würde die Leiter an keinen offenen Tunnel anschließen.
reason-door-of-another = Eine Tür darf nur ein Zwerg aus ihrem eigenen Team legen.
reason-not-oneself = Diese Karte ist für andere, nicht für dich selbst.
reason-already-there = So eine Karte liegt dort schon; zwei gleiche gehen nicht.
reason-not-in-front = Hier liegt keine solche Karte, die du wegnehmen könntest.
reason-no-dwarf-left = Es ist kein Zwerg mehr übrig.
reason-clear-count = Lege zum Wegräumen einer Karte genau zwei Handkarten ab.
reason-not-offered = Das steht nicht zur Wahl.
reason-no-discards = Der Ablagestapel ist leer.
reason-same-goal = Wähle zwei verschiedene Ziele.
reason-nothing-laid = Es liegt keine gelegte Wegekarte da, die man verlegen könnte.
reason-not-the-last = Nur die zuletzt gelegte Wegekarte kann verlegt werden.
reason-same-cell = Die Karte muss an eine andere Stelle.
reason-nothing-to-lay = Keine deiner Wegekarten lässt sich gerade legen.
reason-only-in-answer = Ein Veto spielt man nur als Antwort auf die Karte eines anderen.
reason-no-miner-left = In dieser Runde steht kein Bergmann mehr bereit.
reason-no-place-for-a-miner = Ein Bergmann steht auf einem freien Feld, auf das ein verbundener Stollen führt.
reason-toll-not-paid = Hier hat niemand den Wegezoll gezahlt; wähle in diesem Zug eine andere Stelle.
reason-no-gold = Ohne Gold kann niemand zahlen.
reason-asked-already = Dieser Spieler wurde in diesem Zug schon gefragt.
reason-not-to-be-asked = Dieser Spieler kann nicht um Zahlung gebeten werden.
reason-fog = Nebel liegt über den Zielen; in dieser Runde zeigt eine Karte nur Truhen.

## What went wrong between page and table

error-malformed = Der Tisch hat das nicht verstanden. Nichts hat sich geändert; lade die Seite neu.
error-stale = Das Spiel war schon weiter. Nichts ist geschehen; schau noch einmal hin und wähle.
error-busy = Der Tisch kann gerade nichts aufschreiben. Nichts ging verloren; versuch es gleich noch einmal.
error-too-fast = Das war zu viel auf einmal. Nichts ist geschehen; warte eine Sekunde und versuch es noch einmal.
error-too-long = Das ist zu lang. Nichts ist geschehen; mach es kürzer.
error-not-yours = Das steht dir nicht zu.
error-not-now = Das geht gerade nicht.
error-full = An diesem Tisch sind alle Plätze besetzt.
error-name-taken = So heißt hier schon jemand; wähle einen anderen Namen.
error-bad-rules = Diese Regeln passen nicht zusammen: { $detail }
error-unknown-seat = Dieser Link gehört zu keinem Platz an diesem Tisch; du kannst zusehen.
error-unknown-table = Es gibt keinen Tisch mit diesem Code; prüfe ihn und versuch es noch einmal.
error-foreign-origin = Diese Seite kommt nicht von diesem Server; öffne den Link des Tisches selbst.
