## Its name, and what the lobby says of it

module-reverse = Richtungswechsel
module-reverse-about = Eine Karte, die die Reihenfolge umdreht.

## Cards

card-reverse = Richtungswechsel
card-reverse-about = Für den Rest der Runde geht es andersherum weiter.

## Log

event-reversed = { $who } kehrt die Spielrichtung um.
event-reversed-you = Du kehrst die Spielrichtung um.

## At the table

fact-order = es geht im Uhrzeigersinn
fact-order-back = es geht andersherum

## Lessons

lesson-reverse = Richtungswechsel
lesson-reverse-1 = Als Nächste wäre Bruna dran, dann Odvar. Dreh die Reihenfolge um.
lesson-reverse-end = Odvar war zuerst dran. So bleibt es bis zum Ende der Runde, auch Goldkarten gehen dann andersherum.
