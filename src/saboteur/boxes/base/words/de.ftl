## Its name, and what the lobby says of it

module-base = Grundspiel
module-base-about = Goldsucher und Saboteure, drei Ziele, drei Runden, für 3 bis 10 Personen.
option-placement = Anlegen
option-placement-about = Muss eine neue Wegekarte mit der Startkarte verbunden sein, oder reicht es, dass sie zu ihren Nachbarn passt?
option-placement-connected = mit dem Start verbunden
option-placement-adjacent = neben jeder Karte
option-gold = Gold
option-gold-about = Bleibt das Gold aller bis zum Ende des Spiels geheim?
option-gold-secret = geheim
option-gold-open = offen
option-spare = Übriger Zwerg
option-spare-about = Eine Zwergenkarte bleibt übrig; ohne sie hat jede Runde ihre Saboteure.
option-spare-dealt = einer bleibt übrig
option-spare-none = keiner bleibt übrig
option-rounds = Länge
option-rounds-about = Wie viele Runden ein Spiel hat.
option-rounds-3 = drei Runden
option-rounds-1 = schnelles Spiel, eine Runde

## Cards

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

## Tools

tool-pickaxe = Spitzhacke
tool-lamp = Lampe
tool-cart = Lore

## Dwarves

dwarf-digger = Goldsucher
dwarf-digger-aim = Grabe mit den anderen Goldsuchern einen Weg zum Schatz.
dwarf-saboteur = Saboteur
dwarf-saboteur-aim = Sorge dafür, dass niemand den Schatz erreicht, und lass dich nicht erwischen.

## Goals

goal-treasure = Schatz
goal-stone-a = Stein
goal-stone-b = Stein

## Log

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

## How a round ends

round-won-diggers = Der Schatz ist erreicht: Die Goldsucher gewinnen.
round-won-saboteurs = Der Schatz bleibt verborgen: Die Saboteure gewinnen.
round-won-nobody = Der Schatz bleibt verborgen, aber kein Saboteur hat etwas davon: Niemand gewinnt diese Runde.
reveal-side-diggers = der Goldsucher
reveal-side-saboteurs = der Saboteure
reveal-side-nobody = einer Runde ohne Sieger

## Claims

claim-am-digger = Ich bin Goldsucher.
claim-am-saboteur = Ich bin Saboteur.

## Lessons

lesson-lay = Einen Tunnel graben
lesson-lay-1 = Du bist ein Zwerg. Die Karte mit der Leiter ist der Start; weit weg liegen drei Ziele, unter einem der Schatz. Gemeinsam grabt ihr einen Tunnel dorthin.
lesson-lay-2 = Heb eine Wegekarte aus deiner Hand und leg sie neben den Start, auf die Seite der Ziele: Karte antippen, Platz antippen, dann „{ do-place }“.
lesson-lay-3 = Licht zeigt, was mit dem Start verbunden ist. Versuch jetzt, eine Karte weit weg davon zu legen, irgendwo im Dunkeln.
lesson-lay-4 = Abgelehnt: eine Karte muss die Mine berühren. Eine Zeile sagt warum und nennt die Regel; tipp die Regel an, um sie zu lesen. Bau jetzt am Ende deines Tunnels weiter.
lesson-lay-end = Nach jedem Zug ziehst du eine Karte. Eine Karte je Zug, dann ist der Nächste dran.
lesson-turn = Passen und drehen
lesson-turn-1 = Tunnel muss auf Tunnel treffen. Heb die Karte, deren gerader Tunnel { $turned ->
        [yes] von links nach rechts
       *[no] von oben nach unten
    } führt, und versuch, sie ans Ende von eurem zu legen.
lesson-turn-2 = Sie passt nicht. Die Karte mit drei Wegen passt, sogar auf zwei Arten. Leg sie ans Ende des Tunnels, sodass ihr dritter Weg nach { side-N } führt: tipp die Karte, die dort liegt, an, um sie zu drehen{ $keys ->
        [yes] , oder drück R
       *[no] { "" }
    }.
lesson-turn-end = Eine Karte darf halb herum gedreht werden, aber nie um ein Viertel. Jede Seite, die eine offene Karte berührt, muss passen.
lesson-break = Werkzeug zerbrechen
lesson-break-1 = Du traust Odvar nicht. Leg ihm die kaputte Lampe hin: heb sie, tipp sein Schild an, bestätige.
lesson-break-2 = Sieh da: Odvar musste eine Karte ablegen. Ohne Lampe legt er keine Wegekarten.
lesson-break-end = Spitzhacke, Lampe, Lore: schon ein kaputtes Werkzeug hält jemanden vom Graben ab. Aktionskarten darf er weiter spielen.
lesson-repair = Reparieren
lesson-repair-1 = Jemand hat deine Spitzhacke zerbrochen. Versuch trotzdem, eine Wegekarte zu legen.
lesson-repair-2 = Abgelehnt, wie es sich gehört. Reparier deine Spitzhacke: heb die Reparaturkarte und tipp dein eigenes Schild an.
lesson-repair-3 = Die Spitzhacke ist wieder ganz. Grab weiter.
lesson-repair-end = Du kannst auch anderen helfen: ein Freund, der gräbt, ist einen Zug wert. Eine Karte mit zwei Werkzeugen repariert eines davon.
lesson-rockfall = Steinschlag
lesson-rockfall-1 = Jemand hat eine Sackgasse in euren Tunnel gelegt: Geröll, dahinter Dunkelheit. Versuch, dahinter weiterzubauen.
lesson-rockfall-2 = Nicht mit dem Start verbunden: abgelehnt. Räum sie mit dem Steinschlag weg.
lesson-rockfall-3 = Füll jetzt die Lücke.
lesson-rockfall-end = Ein Steinschlag entfernt eine beliebige Wegekarte. Saboteure nutzen ihn auch: dann geht das Licht aus.
lesson-map = Ein Ziel ansehen
lesson-map-1 = Unter welchem Ziel liegt der Schatz? Spiel die Schatzkarte auf eines davon.
lesson-map-2 = Nur du siehst, was dort liegt; das Auge erinnert dich daran. Die anderen wissen, dass du geschaut hast, und fragen sich, ob du die Wahrheit sagst.
lesson-map-end = Sag den anderen, was du gesehen hast, oder etwas anderes. Niemand prüft es vor dem Ende.
lesson-pass = Passen
lesson-pass-1 = Deine Lore ist kaputt und keine deiner Karten hilft. Dann legst du eine verdeckt ab und ziehst eine neue.
lesson-pass-2 = Wähl eine Karte und leg sie ab.
lesson-pass-end = Niemand erfährt, welche Karte es war. Eine Sackgasse legst du besser ab als in die Mine, wenn du Goldsucher bist.
lesson-win = Den Schatz erreichen
lesson-win-1 = Eine Karte fehlt noch. Leg sie.
lesson-win-2 = Der Schatz. Alle Zwerge werden umgedreht: Odvar war der Saboteur. Es werden so viele Goldkarten gezogen, wie es Goldsucher gibt; du hast die Verbindung geschafft, also wählst du zuerst.
lesson-win-end = Eine Partie hat drei Runden, jede mit neuen Zwergen. Wer am Ende am meisten Gold hat, gewinnt.
lesson-saboteur = Saboteur sein
lesson-saboteur-1 = Jetzt bist du der Saboteur: dein Zwerg liegt links. Gehen die Karten aus, bevor der Schatz erreicht ist, gewinnst du. Der Stapel ist leer, und Bruna hat die Karte, die hinführt.
lesson-saboteur-2 = Halt sie auf: zerbrich ihre Lampe.
lesson-saboteur-end = Niemand hat den Schatz erreicht, das Gold ist deins. Die Kunst ist, spät entdeckt zu werden: einen Saboteur, den alle kennen, lässt keiner mehr graben.
