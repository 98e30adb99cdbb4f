## Its name, and what the lobby says of it

module-toll = Tunnelmaut
module-toll-about = Bergleute sperren einen Tunnel, bis jemand zahlt.

## Log

event-miner-set = { $who } stellt einen Bergmann hin, { $place }.
event-miner-set-you = Du stellst einen Bergmann hin, { $place }.
event-miner-left = Der Bergmann macht Platz { $place }.
event-miner-left-you = Dein Bergmann macht Platz { $place }.
event-toll-paid = { $who } zahlt { $whom } die Maut.
event-toll-paid-you = Du zahlst { $whom } die Maut.
event-toll-paid-at-you = { $who } zahlt dir die Maut.
event-asked-to-pay = { $who } bittet { $whom }, die Maut zu zahlen.
event-asked-to-pay-you = Du bittest { $whom }, die Maut zu zahlen.
event-asked-to-pay-at-you = { $who } bittet dich, die Maut zu zahlen.
event-refused-to-pay = { $who } zahlt nicht.
event-refused-to-pay-you = Du zahlst nicht.
event-withdrew = { $who } nimmt die Karte zurück. Niemand hat die Maut gezahlt { $place }.
event-withdrew-you = Du nimmst die Karte zurück. Niemand hat die Maut gezahlt { $place }.
event-toll-over = Die gesperrten Felder sind wieder frei.
event-toll-over-you = Die gesperrten Felder sind wieder frei.

## What is being asked now

window-toll = { $who } überlegt, wer die Maut zahlt
window-toll-you = Wer zahlt die Maut?
window-pay-for = { $who } soll eine Maut zahlen
window-pay-for-you = { $by } bittet dich, die Maut zu zahlen

## Why a move is refused

reason-no-miner-left = In dieser Runde steht kein Bergmann mehr bereit.
reason-no-place-for-a-miner = Ein Bergmann muss auf einem freien Feld stehen, auf das ein verbundener Tunnel führt.
reason-toll-not-paid = Hier hat niemand die Maut gezahlt; wähle in diesem Zug eine andere Stelle.
reason-no-gold = Ohne Gold kann niemand zahlen.
reason-asked-already = Diese Person wurde in diesem Zug schon gefragt.
reason-not-to-be-asked = Diese Person kann nicht um Zahlung gebeten werden.

## What an action does, as a button

do-pay = Maut zahlen
do-ask = Um die Maut bitten: { $who }
do-refuse = Nicht zahlen
do-miner = Bergmann hierher stellen
do-miner-mode = Bergmann schicken
do-withdraw = Karte zurücknehmen

## At the table

table-hint-miner = Wähle, wohin du den Bergmann stellst. Die Karte wird verdeckt abgelegt, und du ziehst keine dafür.
table-hint-toll = Zahle selbst oder tippe an, wer für dich zahlen soll.
fact-miners = Bergleute bereit: { $count }
piece-miner = Bergmann von { $who }, die Maut beträgt 1 Goldstück
piece-miner-you = dein eigener Bergmann
piece-barred = in diesem Zug gesperrt

## Lessons

lesson-toll = Tunnelmaut
lesson-toll-1 = Alle haben 1 Goldstück. Statt deines normalen Zuges darfst du eine Karte ablegen, um einen Bergmann vor einen offenen Tunnel zu stellen. Stell einen ans Ende von eurem.
lesson-toll-2 = Bruna wollte dort bauen und hat dir 1 Goldstück gezahlt; der Bergmann ist weg.
lesson-toll-end = In jeder Runde stehen zwei Bergleute bereit. Dein eigener kostet dich nichts.

## What is this?

piece-miner-about = Wer hier eine Wegekarte legt, zahlt zuerst 1 Goldstück an die Person, der der Bergmann gehört; dann geht er.
window-toll-why = Dort steht ein Bergmann und verlangt 1 Goldstück: Zahle, bitte jemanden, für dich zu zahlen, oder nimm die Karte zurück.
window-pay-for-why = Zahlst du 1 Goldstück, darf { $by } die Karte legen; wenn nicht, behältst du dein Gold.
what-piece-miner = Wem er gehört, zahlt nichts. Andere dürfen für dich zahlen, wenn sie wollen.
what-fact-miners = So viele Bergleute sind in dieser Runde noch bereit. Statt etwas anderem darfst du eine Karte ablegen und einen vor einen hellen Tunnel stellen.
what-do-pay = 1 Goldstück von dir geht an die Person, der der Bergmann gehört, und er geht.
what-do-ask = Diese Person wird gebeten, für dich zu zahlen, und darf ablehnen.
what-do-refuse = Du behältst dein Gold.
what-do-withdraw = Die Karte kommt zurück auf deine Hand, und diese Stelle ist in diesem Zug gesperrt.
option-toll-owner = Wem der Bergmann gehört
option-toll-owner-about = Darf auch gebeten werden zu zahlen, wer den Bergmann aufgestellt hat?
option-toll-owner-spared = wird nicht gefragt
option-toll-owner-asked = darf gefragt werden
