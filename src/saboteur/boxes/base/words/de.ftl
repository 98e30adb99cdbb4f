## Its name, and what the lobby says of it

module-base = Grundspiel
module-base-about = Goldsucher und Saboteure, drei Ziele, drei Runden, für 3 bis 10 Personen.
option-placement = Anlegen der Karten
option-placement-about = Muss eine neue Wegekarte mit der Startkarte verbunden sein, oder reicht es, dass sie zu ihren Nachbarn passt?
option-placement-connected = mit dem Start verbunden
option-placement-adjacent = neben einer beliebigen Karte
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
option-rounds-3 = drei Runden, etwa 30 Minuten
option-rounds-1 = schnelles Spiel, eine Runde, etwa 10 Minuten
option-goal-places = Lage der Ziele
option-goal-places-card = Ziel

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
card-map-about = Sieh dir heimlich ein verdecktes Ziel an.

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

event-collapsed = { $who } löst einen Steinschlag aus, { $place }. Weg ist: { $card }.
event-collapsed-you = Du löst einen Steinschlag aus, { $place }. Weg ist: { $card }.
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
event-looked = { $who } sieht sich Ziel { $number } an.
event-looked-goal = { $who } sieht sich Ziel { $number } an: { $goal }.
event-looked-you = Du siehst dir Ziel { $number } an: { $goal }.

## How a round ends

round-won-diggers = Der Schatz ist erreicht: Die Goldsucher gewinnen.
round-won-saboteurs = Der Schatz bleibt verborgen: Die Saboteure gewinnen.
round-won-nobody = Der Schatz bleibt verborgen, aber es war kein Saboteur dabei: Niemand gewinnt diese Runde.
reveal-side-diggers = der Goldsucher
reveal-side-saboteurs = der Saboteure
reveal-side-nobody = einer Runde ohne Sieger

## Claims

claim-am-digger = Ich bin Goldsucher.
claim-am-saboteur = Ich bin Saboteur.

## Lessons

lesson-lay = Einen Tunnel graben
lesson-lay-1 = Du bist ein Zwerg. Die Karte mit der Leiter ist der Start; weit weg liegen drei Ziele, unter einem der Schatz. Gemeinsam grabt ihr einen Tunnel dorthin.
lesson-lay-2 = Nimm eine Wegekarte aus deiner Hand und leg sie neben den Start, auf die Seite der Ziele: Karte antippen, Feld antippen, dann „{ do-place }“.
lesson-lay-3 = Licht zeigt, was mit dem Start verbunden ist. Versuch jetzt, eine Karte weit weg davon zu legen, irgendwo im Dunkeln.
lesson-lay-4 = Abgelehnt: Eine Karte muss das Bergwerk berühren. Eine Zeile sagt, warum, und nennt die Regel; tipp die Regel an, um sie zu lesen. Bau jetzt am Ende deines Tunnels weiter.
lesson-lay-end = Du spielst pro Zug eine Karte und ziehst eine neue, dann ist die nächste Person dran.
lesson-turn = Anlegen und drehen
lesson-turn-1 = Tunnel muss auf Tunnel treffen. Nimm die Karte, deren gerader Tunnel { $turned ->
        [yes] von links nach rechts
       *[no] von oben nach unten
    } führt, und versuch, sie ans Ende eures Tunnels zu legen.
lesson-turn-2 = Sie passt nicht. Die Karte mit drei Wegen passt, sogar auf zwei Arten. Leg sie ans Ende des Tunnels, sodass ihr dritter Weg nach { side-N } führt: Tipp die gelegte Karte an, um sie zu drehen{ $keys ->
        [yes] , oder drück R
       *[no] { "" }
    }.
lesson-turn-end = Eine Karte darf um 180° gedreht, aber nie quer gelegt werden. Jede Seite, die eine offene Karte berührt, muss passen.
lesson-break = Werkzeug kaputt machen
lesson-break-1 = Du traust Odvar nicht. Spiel die kaputte Lampe auf Odvar: Nimm sie, tipp das Namensschild an, bestätige.
lesson-break-2 = Siehst du? Odvar musste eine Karte ablegen. Ohne Lampe kann niemand Wegekarten legen.
lesson-break-end = Spitzhacke, Lampe, Lore: Schon ein kaputtes Werkzeug hält jemanden vom Graben ab. Aktionskarten darf man weiter spielen.
lesson-repair = Reparieren
lesson-repair-1 = Jemand hat deine Spitzhacke kaputt gemacht. Versuch trotzdem, eine Wegekarte zu legen.
lesson-repair-2 = Abgelehnt, wie es sich gehört. Reparier deine Spitzhacke: Nimm die Reparaturkarte und tipp dein eigenes Schild an.
lesson-repair-3 = Die Spitzhacke ist wieder ganz. Grab weiter.
lesson-repair-end = Du kannst auch anderen helfen: Wer mit dir gräbt, ist einen Zug wert. Eine Karte mit zwei Werkzeugen repariert eines davon.
lesson-rockfall = Steinschlag
lesson-rockfall-1 = Jemand hat eine Sackgasse in euren Tunnel gelegt: Geröll, dahinter Dunkelheit. Versuch, dahinter weiterzubauen.
lesson-rockfall-2 = Nicht mit dem Start verbunden: abgelehnt. Entferne sie mit dem Steinschlag.
lesson-rockfall-3 = Füll jetzt die Lücke.
lesson-rockfall-end = Ein Steinschlag entfernt eine beliebige Wegekarte. Saboteure nutzen ihn auch: Dann geht das Licht aus.
lesson-map = Ein Ziel ansehen
lesson-map-1 = Unter welchem Ziel liegt der Schatz? Spiel die Schatzkarte auf eines davon.
lesson-map-2 = Nur du siehst, was dort liegt; das Auge erinnert dich daran. Die anderen wissen, dass du geschaut hast, und fragen sich, ob du die Wahrheit sagst.
lesson-map-end = Sag den anderen, was du gesehen hast, oder erfinde etwas. Vor dem Ende kann es niemand prüfen.
lesson-pass = Passen
lesson-pass-1 = Deine Lore ist kaputt und keine deiner Karten hilft. Leg dann eine verdeckt ab und zieh eine neue.
lesson-pass-2 = Wähl eine Karte und leg sie ab.
lesson-pass-end = Niemand erfährt, welche Karte es war. Als Goldsucher legst du eine Sackgasse besser ab als ins Bergwerk.
lesson-win = Den Schatz erreichen
lesson-win-1 = Eine Karte fehlt noch. Leg sie.
lesson-win-2 = Du hast den Schatz gefunden. Alle Zwerge werden umgedreht: Odvar war der Saboteur. Es werden so viele Goldkarten gezogen, wie es Goldsucher gibt; du hast den Tunnel vollendet, also wählst du zuerst.
lesson-win-end = Eine Partie hat drei Runden, jede mit neuen Zwergen. Wer am Ende am meisten Gold hat, gewinnt.
lesson-saboteur = Saboteur sein
lesson-saboteur-1 = Jetzt bist du der Saboteur: Dein Zwerg liegt links. Gehen die Karten aus, bevor der Schatz erreicht ist, gewinnst du. Der Stapel ist leer, und Bruna hat die Karte, die hinführt.
lesson-saboteur-2 = Halte Bruna auf: Mach die Lampe kaputt.
lesson-saboteur-end = Niemand hat den Schatz erreicht, das Gold ist deins. Die Kunst ist, möglichst spät entdeckt zu werden: Einen Saboteur, den alle kennen, lässt niemand mehr graben.

## What is this?

what-card-break-pickaxe = Alle haben höchstens ein kaputtes Werkzeug von jeder Art. Es liegt da, bis es repariert wird oder die Runde vorbei ist.
what-card-break-lamp = { what-card-break-pickaxe }
what-card-break-cart = { what-card-break-pickaxe }
what-card-repair-pickaxe = Beide Karten werden dann abgelegt. Wo nichts kaputt ist, kann sie nicht gespielt werden.
what-card-repair-lamp = { what-card-repair-pickaxe }
what-card-repair-cart = { what-card-repair-pickaxe }
what-card-repair-pickaxe-lamp = Sie zeigt zwei Werkzeuge, repariert aber nur eines. Wo nichts kaputt ist, kann sie nicht gespielt werden.
what-card-repair-pickaxe-cart = { what-card-repair-pickaxe-lamp }
what-card-repair-lamp-cart = { what-card-repair-pickaxe-lamp }
what-card-rockfall = Startkarte und Ziele bleiben. Die Lücke kann später gefüllt werden, und abgeschnittene Tunnel werden dunkel.
what-card-map = Alle sehen, wo du nachgesehen hast, aber nicht, was da lag. Du darfst darüber die Wahrheit sagen oder nicht.
what-dwarf-digger = Wird der Schatz erreicht, gewinnen alle Goldsucher und teilen sich Goldkarten.
what-dwarf-saboteur = Wird der Schatz nicht erreicht, bekommen die Saboteure das Gold. Wer sie sind, weiß bis zum Ende der Runde niemand.
what-goal-treasure = Wird er erreicht, endet die Runde sofort.
what-goal-stone-a = Nichts als Stein. Er bleibt als Teil der Tunnel liegen, und die Runde geht weiter.
what-goal-stone-b = { what-goal-stone-a }
share-saboteurs = Saboteure: { $number }, also je { $gold }
share-gold-cards = Goldkarten: { $number }, Goldsucher, die davon nehmen: { $among }
