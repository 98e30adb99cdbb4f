## Its name, and what the lobby says of it

module-veto = Veto
module-veto-about = Eine Karte, die aufhebt, was jemand gerade gespielt hat.

## Cards

card-veto = Veto
card-veto-about = Hebe eine Karte auf, die jemand gerade gespielt hat.

## Log

event-vetoed = { $who } legt ein Veto gegen „{ $card }“ ein: Die Karte wirkt nicht.
event-vetoed-you = Du legst ein Veto gegen „{ $card }“ ein: Die Karte wirkt nicht.

## What is being asked now

window-veto = Ein Veto ist noch möglich
window-veto-you = Ein Veto?

## Why a move is refused

reason-only-in-answer = Ein Veto spielt man nur als Antwort auf die Karte einer anderen Person.

## What an action does, as a button

do-veto = Veto einlegen
do-allow = Gelten lassen

## At the table

reaction-aimed = { $who } spielt „{ $card }“ auf { $whom }.
reaction-aimed-you = Du spielst „{ $card }“ auf { $whom }.
reaction-seconds = { $seconds } s
reaction-answered = Du lässt es zu. Die anderen überlegen noch.

## Claims

claim-no-veto = Ich habe das Veto nicht.
claim-no-veto-button = Ich habe kein Veto

## Lessons

lesson-veto = Veto
lesson-veto-1 = Du hast das Veto. Es wird im Zug einer anderen Person gespielt, also mach erst deinen: Grab weiter.
lesson-veto-2 = Bruna will deine Spitzhacke kaputt machen. Alle werden gefragt, ob die Karte gilt. Sag nein.
lesson-veto-end = Brunas Karte ist aufgehoben und dein Veto verbraucht. Es werden immer alle gefragt, so verrät sich niemand.

## What is this?

window-veto-why = Nach jeder Karte werden alle gefragt, mit oder ohne Veto. „{ do-allow }“ tut nichts; ein Veto hebt die Karte auf.
what-card-veto = Es wird im Zug einer anderen Person gespielt. Alle werden immer gefragt, darum verrät niemand, wer es hat.
what-do-veto = Die Karte wird ohne Wirkung abgelegt, und dein Veto mit ihr.
what-do-allow = Du tust nichts: Die Karte wirkt, außer jemand anderes legt ein Veto ein.
