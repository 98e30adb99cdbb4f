## Its name, and what the lobby says of it

module-reverse = Richtungswechsel
module-reverse-about = Eine Karte, die die Spielrichtung umkehrt.

## Cards

card-reverse = Richtungswechsel
card-reverse-about = Für den Rest der Runde wird andersherum gespielt.

## Log

event-reversed = { $who } kehrt die Spielrichtung um.
event-reversed-you = Du kehrst die Spielrichtung um.

## At the table

fact-order = es wird im Uhrzeigersinn gespielt
fact-order-back = es wird gegen den Uhrzeigersinn gespielt

## Lessons

lesson-reverse = Richtungswechsel
lesson-reverse-1 = Als Nächstes wäre Bruna dran, dann Odvar. Kehr die Richtung um.
lesson-reverse-end = Odvar war zuerst dran. So bleibt es bis zum Ende der Runde, auch Goldkarten gehen dann andersherum.

## What is this?

what-card-reverse = Als Nächstes ist dann dran, wer vor dir war. Auch Goldkarten gehen andersherum.
what-fact-order = In dieser Richtung geht es reihum. Ein Richtungswechsel dreht sie bis zum Ende der Runde um.
