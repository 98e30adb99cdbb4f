## Its name, and what the lobby says of it

module-costume = Kostümabteilung
module-costume-about = Wer sie als Erstes erreicht, muss einen anderen Zwerg nehmen.
option-costume-place = Lage der Kostümabteilung
option-costume-place-card = Kostümabteilung

## Log

event-costume-reached = { $who } erreicht die Kostümabteilung.
event-costume-reached-you = Du erreichst die Kostümabteilung.
event-costume-changed = { $who } nimmt einen anderen Zwerg.
event-costume-changed-you = Du nimmst einen anderen Zwerg: { $dwarf }.
event-costume-changed-dwarf = { $who } nimmt einen anderen Zwerg: { $dwarf }.

## At the table

piece-spare = oberster übriger Zwerg (nur du weißt es): { $dwarf }

## Lessons

lesson-costume = Kostümabteilung
lesson-costume-1 = Im Bergwerk liegt die Kostümabteilung. Wer sie zuerst erreicht, muss den Zwerg wechseln.
lesson-costume-2 = Erreich sie mit dem geraden Tunnel und schau auf deinen Zwerg.
lesson-costume-end = Du hast den übrigen Zwerg genommen und bist jetzt Saboteur. Nur du weißt es.

## What is this?

piece-costume-about = Wer sie als Erstes erreicht, muss einen anderen Zwerg nehmen und wechselt vielleicht die Seite.
what-piece-costume = Der neue Zwerg ist einer der übrigen; sonst sieht ihn niemand. Danach geschieht hier nichts mehr.
