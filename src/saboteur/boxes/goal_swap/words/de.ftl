## Its name, and what the lobby says of it

module-goal-swap = Zieltausch
module-goal-swap-about = Eine Karte, mit der du heimlich zwei Ziele vertauschst – oder auch nicht.

## Cards

card-goal-swap = Zieltausch
card-goal-swap-about = Nimm zwei verdeckte Ziele und lege sie zurück, vertauscht oder nicht.

## Log

event-put-back = { $who } legt zwei verdeckte Ziele zurück, vertauscht oder nicht.
event-put-back-you = Du legst die beiden Ziele zurück, wie sie lagen.
event-put-back-swapped = { $who } legt zwei verdeckte Ziele vertauscht zurück.
event-put-back-swapped-you = Du legst die beiden Ziele vertauscht zurück.

## What is being asked now

window-exchange = { $who } überlegt, ob die Ziele vertauscht werden
window-exchange-you = Vertausche die Ziele oder lass sie liegen

## Why a move is refused

reason-same-goal = Wähle zwei verschiedene Ziele.

## What an action does, as a button

do-exchange = Vertauschen
do-leave = Liegen lassen

## Claims

claim-word-swapped = vertauscht
claim-word-left = wie sie lagen
claim-put-back = Die beiden Ziele: { $word }.
claim-put-back-swapped = Ich habe die beiden Ziele vertauscht.
claim-put-back-left = Ich habe die beiden Ziele so gelassen, wie sie lagen.
claim-put-back-button = Die beiden Ziele…

## Lessons

lesson-goal-swap = Zieltausch
lesson-goal-swap-1 = Du hast gesehen, dass Ziel 1 Stein ist. Spiel den Zieltausch auf zwei Ziele.
lesson-goal-swap-2 = Du hältst beide, verdeckt. Vertausche sie oder leg sie zurück, wie sie lagen: Nur du weißt es.
lesson-goal-swap-end = Was andere mit ihren Schatzkarten erfahren haben, stimmt vielleicht nicht mehr.

## What is this?

window-exchange-why = Du hältst beide Ziele, ohne sie zu sehen. Nur du wirst wissen, ob du sie vertauscht hast.
what-card-goal-swap = Alle sehen, welche zwei Ziele du nimmst. Was andere mit einer Schatzkarte gesehen haben, stimmt vielleicht nicht mehr.
what-do-exchange = Jedes Ziel kommt an die Stelle des anderen; sonst erfährt es niemand.
what-do-leave = Beide Ziele kommen zurück, wo sie lagen; sonst erfährt es niemand.
