## Its name, and what the lobby says of it

module-saboteur2 = Saboteur 2
module-saboteur2-about = Zwei Teams, Türen, Leitern, Diebstähle und Fallen, für 2 bis 12 Personen.

## Cards

card-thief = Diebstahl
card-hands-off = Finger weg
card-swap-hands = Handkartentausch
card-inspect = Inspektion
card-swap-hats = Mützentausch
card-trap = Gefangen
card-free = Endlich frei
card-thief-about = Lege sie vor dich hin: Nach dem Verteilen darfst du 1 Goldstück stehlen.
card-hands-off-about = Lege einen Diebstahl ab, der vor jemandem liegt.
card-swap-hands-about = Tausche alle Handkarten mit jemandem, der danach eine Karte zieht.
card-inspect-about = Sieh dir heimlich einen fremden Zwerg an.
card-swap-hats-about = Jemand, auch du selbst, tauscht den Zwerg gegen einen neuen.
card-trap-about = Wer gefangen ist, legt keine Wegekarten und bekommt am Ende der Runde kein Gold.
card-free-about = Befreie jemanden, der gefangen ist, oder dich selbst.

## Marks of path cards

mark-blue = eine blaue Tür
mark-green = eine grüne Tür
mark-ladder = eine Leiter
mark-crystal = ein Kristall

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
event-cleared = { $who } legt zwei Karten ab, um „{ $card }“ loszuwerden.
event-cleared-you = Du legst zwei Karten ab, um „{ $card }“ loszuwerden.
event-hats-swapped = { $who } tauscht Mützen: { $whom } bekommt einen neuen Zwerg.
event-hats-swapped-dwarf = { $who } tauscht Mützen. Der neue Zwerg von { $whom }: { $dwarf }.
event-hats-swapped-self = { $who } tauscht die eigene Mütze und bekommt einen neuen Zwerg.
event-hats-swapped-you = Du tauschst Mützen: { $whom } bekommt einen neuen Zwerg.
event-hats-swapped-at-you = { $who } tauscht deine Mütze. Dein neuer Zwerg: { $dwarf }.
event-hats-swapped-you-self = Du tauschst deine Mütze. Dein neuer Zwerg: { $dwarf }.
event-swapped-hands = { $who } und { $whom } tauschen ihre Handkarten.
event-swapped-hands-you = Du tauschst die Handkarten mit { $whom }.
event-swapped-hands-at-you = { $who } tauscht die Handkarten mit dir.
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
reveal-side-blue = des blauen Teams
reveal-side-green = des grünen Teams
reveal-side-blue-green = beider Teams
reveal-side-shut-out = eines Schatzes hinter Türen
reveal-side-profiteer = des Profiteurs

## What is being asked now

window-steal = { $who } wählt, wer bestohlen wird
window-steal-you = Wähle, wem du 1 Goldstück stiehlst

## Why a move is refused

reason-trapped = Solange du gefangen bist, geht das nicht; lass dich befreien oder lege zwei Karten ab, um die Karte wegzuräumen.
reason-ladder-at-goal = Eine Leiter darf nicht neben einem Ziel liegen.
reason-ladder-not-joined = Hier würde die Leiter an keinen offenen Tunnel anschließen.
reason-door-of-another = Eine Tür darf nur ein Zwerg aus ihrem eigenen Team legen.
reason-not-oneself = Diese Karte ist für andere, nicht für dich selbst.
reason-already-there = Vor dieser Person liegt schon so eine Karte; zwei gleiche gehen nicht.
reason-not-in-front = Hier liegt keine solche Karte, die du wegräumen könntest.
reason-no-dwarf-left = Es ist kein Zwerg mehr übrig.
reason-clear-count = Lege zum Wegräumen einer Karte genau zwei Handkarten ab.

## What an action does, as a button

do-steal-seat = Bestehlen: { $who }
do-steal-none = Nichts stehlen
do-clear = Wegräumen: { $card }

## Who has a way to the treasure past the doors

way-blue = Das blaue Team hat einen Weg zum Schatz.
way-green = Das grüne Team hat einen Weg zum Schatz.
shut-blue = Eine grüne Tür sperrt das blaue Team aus.
shut-green = Eine blaue Tür sperrt das grüne Team aus.

## At the table

table-clear = lässt sich wegräumen
table-hint-clear = Wähle zwei Handkarten, die du für „{ $card }“ ablegst.
table-hint-several = Wähle weitere Karten, um sie zusammen abzulegen.
table-hint-several-clear = Lege sie zusammen ab, oder räume mit zweien davon eine Karte vor dir weg.
table-hint-full = Diese Karten werden zusammen abgelegt.
table-hint-lift-clear = Wähle eine Karte, oder tippe eine Karte vor dir an, um sie wegzuräumen.
table-trapped = gefangen: kein Gold
table-stole = hat { $whom } 1 Goldstück gestohlen
table-lost = bestohlen von { $who }

## Lessons

lesson-doors = Teams und Türen
lesson-doors-1 = In Saboteur 2 graben zwei Teams, Blau und Grün. Du gehörst zu Blau. Nur ein Team mit einem Weg zum Schatz gewinnt, und eine Tür lässt nur das eigene Team durch.
lesson-doors-2 = Leg deine blaue Tür ans Ende des Tunnels.
lesson-doors-3 = Erreich jetzt den Schatz.
lesson-doors-end = Deine Tür sperrt das grüne Team aus: Blau gewinnt, und der Chef mit ihm.
lesson-ladders = Leitern
lesson-ladders-1 = Hinter der Sackgasse liegt eine Kreuzung im Dunkeln. Versuch, die Kurve daneben zu legen.
lesson-ladders-2 = Nicht verbunden. Eine Leiter braucht keinen Tunnel vom Start: Leg sie neben die dunkle Kreuzung.
lesson-ladders-end = Licht von oben: Jede Leiter ist mit dem Start und allen anderen Leitern verbunden. Neben einem Ziel darf sie nicht liegen.
lesson-bridges = Brücken
lesson-bridges-1 = Auf einer Brücke kreuzen sich zwei Tunnel, ohne sich zu treffen. Eurer führt geradeaus darüber auf die Ziele zu.
lesson-bridges-2 = Versuch, dort weiterzubauen, wo der andere Tunnel die Brücke verlässt.
lesson-bridges-3 = Dieser Tunnel ist dunkel: Kein Weg führt vom Start dorthin. Bau auf die Ziele zu weiter.
lesson-bridges-end = Bei einer Karte mit zwei Tunneln muss beim Legen nur einer beleuchtet sein.
lesson-crystals = Die Kristalle des Geologen
lesson-crystals-1 = Du bist Geologe und gehörst zu keinem Team. Egal wer gewinnt: Jeder Kristall im Bergwerk bringt dir 1 Goldstück.
lesson-crystals-2 = Leg die Karte mit dem Kristall.
lesson-crystals-end = Zwei Geologen teilen sich das Gold der Kristalle. Ein Steinschlag auf einen Kristall kostet dich Gold.
lesson-clear = Sich selbst helfen
lesson-clear-1 = Deine Lampe ist kaputt und du hast keine Reparaturkarte. In Saboteur 2 kannst du stattdessen zwei Karten ablegen.
lesson-clear-2 = Tipp die kaputte Lampe auf deinem Schild an, dann zwei entbehrliche Karten, und bestätige.
lesson-clear-end = Zwei Karten weg, eine gezogen: Deine Hand ist von nun an um eine kleiner.
lesson-several = Mehrere Karten ablegen
lesson-several-1 = Nichts Gutes auf der Hand? Leg zwei oder drei Karten auf einmal ab: eine nehmen, „{ table-more }“, die anderen nehmen, ablegen.
lesson-several-end = Du ziehst so viele nach, wie du abgelegt hast.
lesson-inspect = Inspektion
lesson-inspect-1 = Spiel die Inspektion auf jemanden: Nur du siehst den Zwerg.
lesson-inspect-2 = Der Zwerg steht jetzt mit einem Auge am Schild: Nur du weißt es.
lesson-inspect-end = Denk daran: Mit Mützentausch kann sich ein Zwerg danach ändern.
lesson-hats = Mützentausch
lesson-hats-1 = Du bist Saboteur und durchschaut. Mützentausch gibt jemandem (auch dir) einen neuen Zwerg vom Stapel.
lesson-hats-2 = Spiel ihn auf dich selbst.
lesson-hats-end = Ein neuer Zwerg mit neuem Ziel; niemand sonst weiß, welcher. Es zählt, wer du am Ende bist.
lesson-thief = Diebstahl
lesson-thief-1 = Leg den Diebstahl vor dich.
lesson-thief-2 = Er bleibt bis zum Ende der Runde liegen, wenn niemand Finger weg spielt. Erreich den Schatz.
lesson-thief-3 = Das Gold ist verteilt; jetzt nimmst du mit dem Diebstahl jemandem 1 Goldstück weg. Wem?
lesson-thief-end = Wer gefangen ist, stiehlt nichts.
lesson-trap = Gefangen
lesson-trap-1 = Du sitzt in der Falle. Versuch, eine Wegekarte zu legen.
lesson-trap-2 = Abgelehnt, und es kommt schlimmer: Wer am Ende gefangen ist, bekommt kein Gold. Befrei dich.
lesson-trap-end = „Endlich frei“ hilft allen, und zwei eigene Karten tun es auch, wie bei kaputtem Werkzeug.
lesson-swap-hands = Handkartentausch
lesson-swap-hands-1 = Deine Karten taugen nichts. Tausch deine ganze Hand mit Bruna.
lesson-swap-hands-end = Danach zieht Bruna eine Karte, nicht du. Und ihr wisst jetzt beide, was die andere Person auf der Hand hat.

## What is this?

mark-blue-about = Lege sie wie jede Wegekarte. Am Ende ist der Weg hindurch für das blaue Team offen und für das grüne zu.
mark-green-about = Lege sie wie jede Wegekarte. Am Ende ist der Weg hindurch für das grüne Team offen und für das blaue zu.
mark-ladder-about = Sie braucht keinen Tunnel vom Start: Lege sie neben eine Karte im Bergwerk, aber nicht neben ein Ziel.
mark-crystal-about = Lege sie wie jede Wegekarte. Am Ende bringt jeder Kristall im Bergwerk dem Geologen 1 Goldstück.
window-steal-why = Das Gold ist verteilt; jetzt darfst du mit dem Diebstahl jemandem 1 Goldstück nehmen.
what-card-thief = Bis dahin können alle ihn mit „Finger weg“ vertreiben. Bist du am Ende gefangen, stiehlst du nichts.
what-card-hands-off = Mit diesem Diebstahl wird nichts mehr gestohlen. Wo keiner liegt, kann sie nicht gespielt werden.
what-card-swap-hands = Du selbst ziehst keine Karte. Danach wisst ihr beide, was die andere Hand hält.
what-card-inspect = Alle sehen, wessen Zwerg du dir ansiehst. Durch einen Mützentausch kann er sich später ändern.
what-card-swap-hats = Der alte Zwerg kommt verdeckt weg. Es zählt, wer du am Ende der Runde bist.
what-card-trap = Sie bleibt, bis jemand die Person befreit oder sie die Karte mit zwei Handkarten wegräumt. Wer gefangen ist, stiehlt auch nichts.
what-card-free = Beide Karten werden dann abgelegt. Wo niemand gefangen ist, kann sie nicht gespielt werden.
what-mark-blue = Chef, Profiteur und Geologe kommen durch jede Tür. Türen hindern nie am Graben: Sie entscheiden nur, wer gewinnt.
what-mark-green = { what-mark-blue }
what-mark-ladder = Jede Leiter ist mit dem Start und allen anderen Leitern verbunden. Darum ist es hier hell.
what-mark-crystal = Zwei Geologen teilen sich, was die Kristalle bringen. Ein Steinschlag nimmt einen Kristall wieder weg.
what-dwarf-blue = Gewinner werden nach ihrer Zahl bezahlt: einer bekommt 5 Goldstücke, zwei je 4, drei je 3, vier je 2, mehr je 1.
what-dwarf-green = { what-dwarf-blue }
what-dwarf-boss = Gewinner werden nach ihrer Zahl bezahlt: einer bekommt 5 Goldstücke, zwei je 4, drei je 3, vier je 2, mehr je 1. Der Chef bekommt 1 weniger.
what-dwarf-profiteer = Gewinner werden nach ihrer Zahl bezahlt: einer bekommt 5 Goldstücke, zwei je 4, drei je 3, vier je 2, mehr je 1. Der Profiteur bekommt 2 weniger.
what-dwarf-geologist = Es zählt, was am Ende der Runde im Bergwerk liegt. Bist du dann gefangen, bekommst du nichts.
what-do-steal = 1 Goldstück geht von dieser Person zu dir, und alle sehen es.
what-do-steal-none = Niemand verliert etwas.
share-winners = Gewinner: { $number }, also je { $gold }
share-boss = Chef: { $gold }
share-profiteer = Profiteur: { $gold }
share-not-below = nie unter 0
share-crystals = Kristalle: { $number }, Geologen: { $among }
option-thief = Diebstahl, wenn man gefangen ist
option-thief-about = Darf die Karte Diebstahl spielen, wer gefangen ist?
option-thief-edition = wie in der Ausgabe
option-thief-free = nur wer frei ist
option-empty-hand = Leere Hand
option-empty-hand-about = Was geschieht, wenn jemand ohne Karten passt und noch ein Nachziehstapel da ist?
option-empty-hand-draws = eine Karte ziehen
option-empty-hand-nothing = nichts ziehen
