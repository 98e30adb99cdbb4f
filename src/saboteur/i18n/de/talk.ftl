### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Chat
talk-earlier-title = Chat vor diesem Spiel
talk-earlier = Chat vor diesem Spiel ({ $count })
talk-beliefs = Verdacht
talk-claims = Mit einem Tippen sagen
talk-say = Etwas sagen
talk-send = Senden
talk-deleted = (gelöscht)
talk-quote = Zitieren: { $line }
talk-quote-short = Zitieren
talk-unquote = Zitat entfernen
talk-chat-off = Der Chat ist an diesem Tisch abgeschaltet. Behauptungen gelten weiterhin.
talk-chat-turn-on = Chat einschalten
talk-chat-turn-off = Chat abschalten
talk-watching = Du schaust zu, vielleicht mit Verzögerung. Am Tisch liest niemand, was du schreibst.
talk-mute = Nachrichten von { $who } ausblenden
talk-mute-about = Behauptungen siehst du immer.
talk-true = wahr
talk-false = falsch
table-stand-in-about = Es gilt, wenn die meisten es wollen, mindestens zwei, und die Person nicht da ist oder keine Zeit mehr hat. Nach zwei Minuten Abwesenheit genügt eine Stimme. Die Abstimmung ist geheim.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Ziel { $goal }
claim-word-gold = Gold
claim-word-stone = Stein
claim-saw-goal = Ich habe Ziel { $goal } gesehen: { $word }.
claim-saw-goal-button = Ich kenne ein Ziel…
claim-suspect = Ich verdächtige { $whom }.
claim-suspect-you = Ich verdächtige dich.
claim-suspect-button = Ich verdächtige…
claim-trust = Ich vertraue { $whom }.
claim-trust-you = Ich vertraue dir.
claim-trust-button = Ich vertraue…
claim-why = { $whom }, warum?
claim-why-you = Warum hast du das gemacht?
claim-why-button = Warum?
claim-because = Begründung: { $word }.
claim-because-button = Weil…
claim-because-nearer = Weil es uns näher bringt.
claim-because-nothing-better = Weil ich nichts Besseres hatte.
claim-because-suspicion = Weil ich diese Person verdächtigt habe.
claim-because-help = Weil es nötig war.
claim-because-looking = Weil ich es wissen wollte.
claim-because-in-the-way = Weil es im Weg war.
claim-word-nearer = es bringt uns näher
claim-word-nothing-better = ich hatte nichts Besseres
claim-word-suspicion = ich habe diese Person verdächtigt
claim-word-help = es war nötig
claim-word-looking = ich wollte es wissen
claim-word-in-the-way = es war im Weg
claim-am = Meine Rolle: { $word }.
claim-am-button = Ich bin…
claim-repair-me = Bitte repariert mein Werkzeug.
claim-repair-me-button = Bitte reparieren
claim-cannot-dig = Ich habe keine Wegekarte, die passt.
claim-cannot-dig-button = Kann nicht graben
claim-react = { $word }
claim-react-button = Reaktionen
claim-word-agree = Genau
claim-word-doubt = Wirklich?
claim-word-nice = Sauber
claim-word-ouch = Autsch
claim-word-laugh = Haha

## What one thinks of the others, for oneself alone

belief-title = Dein Verdacht
belief-about = Das siehst nur du. Am Ende sehen alle, wer wann was vermutet hat.
belief-open = weiß nicht
belief-suspect = verdächtig
belief-suspect-sure = ganz sicher Saboteur
belief-trust = eher ehrlich
belief-trust-sure = ganz sicher ehrlich
notes-title = Deine Notizen
notes-saved = Gespeichert

## The menu of the table

talk-watch-link = Mit diesem Link kann man zuschauen
table-keys-talk = chatten
table-how-lift = Tippe eine Karte an, um sie zu nehmen. Alles, worauf du sie spielen kannst, leuchtet auf.
table-how-point = Tippe eine Stelle an und drehe die Karte, wenn du magst; dann leg sie mit dem Knopf. Oder zieh sie dorthin.
table-how-pass = Eine Karte, die du nicht brauchst, kannst du verdeckt ablegen; niemand sieht sie.
table-how-light = Beleuchtete Tunnel sind mit dem Start verbunden. Baue von ihnen aus weiter.
table-keys-pick = eine Karte nehmen
table-keys-walk = sich durchs Bergwerk bewegen
table-keys-enter = wählen und bestätigen
table-keys-turn = die Karte drehen
table-keys-pass = die Karte ablegen
table-keys-back = Auswahl abbrechen
table-keys-tab = Hand, Bergwerk, Mitspielende, Verlauf
table-keys-help = diese Hilfe
table-leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter. Mit diesem Browser kannst du zurückkommen.
table-stay = Bleiben
table-quick = Einmal tippen genügt
table-quick-about = Karten werden ohne Nachfrage gelegt und abgelegt.
table-openly = Meine Geheimnisse offen zeigen
table-openly-about = Dein Zwerg und die Ziele, die du gesehen hast, sind immer zu sehen. Niemand sonst sollte auf diesen Bildschirm schauen.
table-short = Kurze Szenen
table-short-about = Augenblicke wie ein kaputtes Werkzeug oder das Ende einer Runde werden sofort gezeigt.

## What is this?

table-volume = Lautstärke
table-buzz = Vibration
table-buzz-about = Das Gerät vibriert, wenn du an der Reihe bist.
table-hints = Neues erklären
table-hints-about = Eine Zeile zu jeder Karte und Frage, die dieses Gerät noch nicht kennt.
table-advising = Tipps, wenn du am Zug bist
table-advising-about = Nur gegen Bots: eine Zeile mit dem, was du tun könntest.
table-keys-what = Was ist das? (auch: Rechtsklick, langes Drücken)
