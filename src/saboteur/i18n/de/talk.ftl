### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Gespräch
talk-earlier-title = Gespräch vor diesem Spiel
talk-earlier = Gespräch vor diesem Spiel ({ $count })
talk-beliefs = Verdacht
talk-claims = Mit einem Tipp gesagt
talk-say = Etwas sagen
talk-send = Senden
talk-deleted = (gelöscht)
talk-quote = Zitieren: { $line }
talk-quote-short = Zitieren
talk-unquote = Nicht zitieren
talk-chat-off = Der Gastgeber hat das freie Gespräch abgeschaltet. Behauptungen hört man immer.
talk-chat-turn-on = Gespräch einschalten
talk-chat-turn-off = Gespräch abschalten
talk-watching = Du schaust zu, vielleicht etwas später als am Tisch. Dort hört dich niemand.
talk-mute = Nicht zeigen, was { $who } schreibt
talk-mute-about = Behauptungen siehst du immer.
talk-true = wahr
talk-false = falsch
table-stand-in-about = Es gilt, wenn die meisten es wollen, mindestens zwei, und die Person fort ist oder keine Zeit mehr hat. Nach zwei Minuten Abwesenheit genügt eine Stimme. Niemand sieht, wer gestimmt hat.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Ziel { $goal }
claim-word-gold = Gold
claim-word-stone = Stein
claim-saw-goal = Ich habe Ziel { $goal } gesehen: { $word }.
claim-saw-goal-button = Ich sah ein Ziel …
claim-suspect = Ich verdächtige { $whom }.
claim-suspect-you = Ich verdächtige dich.
claim-suspect-button = Ich verdächtige …
claim-trust = Ich vertraue { $whom }.
claim-trust-you = Ich vertraue dir.
claim-trust-button = Ich vertraue …
claim-why = { $whom }, warum?
claim-why-you = Du da: warum?
claim-why-button = Warum?
claim-because = Weil: { $word }.
claim-because-button = Weil …
claim-because-nearer = Weil es uns näher bringt.
claim-because-nothing-better = Weil ich nichts Besseres hatte.
claim-because-suspicion = Weil ich den Mitspieler verdächtigt habe.
claim-because-help = Weil es nötig war.
claim-because-looking = Weil ich es wissen wollte.
claim-because-in-the-way = Weil es im Weg war.
claim-word-nearer = es bringt uns näher
claim-word-nothing-better = ich hatte nichts Besseres
claim-word-suspicion = ich habe den Mitspieler verdächtigt
claim-word-help = es war nötig
claim-word-looking = ich wollte es wissen
claim-word-in-the-way = es war im Weg
claim-am = Ich bin: { $word }.
claim-am-button = Ich bin …
claim-repair-me = Bitte repariert mein Werkzeug.
claim-repair-me-button = Repariert mich
claim-cannot-dig = Ich habe keine Karte zum Graben.
claim-cannot-dig-button = Kann nicht graben

## What one thinks of the others, for oneself alone

belief-title = Was du denkst
belief-about = Das siehst nur du. Am Ende sehen alle, was wann geglaubt wurde.
belief-open = weiß nicht
belief-suspect = verdächtig
belief-suspect-sure = sicher Saboteur
belief-trust = eher ehrlich
belief-trust-sure = sicher ehrlich
notes-title = Notizen für dich
notes-saved = Gemerkt

## The menu of the table

talk-watch-link = Wer diesen Link öffnet, schaut zu
table-keys-talk = reden
table-how-lift = Tippe eine Karte an, um sie anzuheben. Was sie treffen kann, leuchtet auf.
table-how-point = Tippe eine Stelle an und drehe die Karte, wenn du magst; dann leg sie mit dem Knopf. Oder zieh sie dorthin.
table-how-pass = Eine Karte, die niemandem hilft, kannst du ungesehen ablegen.
table-how-light = Beleuchtete Tunnel sind mit dem Start verbunden. Baue von ihnen aus weiter.
table-keys-pick = eine Karte anheben
table-keys-walk = durch das Bergwerk gehen
table-keys-enter = wählen und bestätigen
table-keys-turn = die Karte drehen
table-keys-pass = die Karte ablegen
table-keys-back = zurücknehmen
table-keys-tab = Hand, Bergwerk, Mitspielende, Verlauf
table-keys-help = diese Seite
table-leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange dieser Browser deinen Platz kennt.
table-stay = Bleiben
table-quick = Einmal tippen genügt
table-quick-about = Karten werden ohne Nachfrage gelegt und abgelegt.
table-openly = Meine Geheimnisse liegen offen
table-openly-about = Dein Zwerg und die Ziele, die du gesehen hast, sind immer zu sehen. Niemand sonst sollte auf diesen Bildschirm schauen.
