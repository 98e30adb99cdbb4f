## Its name, and what the lobby says of it

module-party = Tunnelparty
module-party-about = Sobald sie erreicht ist, werden alle Zwerge gemischt und neu verteilt.
option-party-place = Ort der Tunnelparty
option-party-place-card = Tunnelparty

## Log

event-party-reached = { $who } erreicht die Tunnelparty.
event-party-reached-you = Du erreichst die Tunnelparty.
event-dealt-again = Alle Zwerge werden gemischt und neu verteilt.
event-dealt-again-you = Alle Zwerge werden gemischt und neu verteilt. Du bist jetzt: { $dwarf }.

## Lessons

lesson-party = Tunnelparty
lesson-party-1 = Wird der Partyraum zum ersten Mal erreicht, werden alle Zwerge eingesammelt, gemischt und neu verteilt.
lesson-party-2 = Erreich ihn.
lesson-party-end = Alle sehen sich ihren Zwerg an, der vielleicht ein neuer ist. Was du von den anderen wusstest, ist nichts mehr wert.

## What is this?

piece-party-about = Wird sie zum ersten Mal erreicht, werden alle Zwerge eingesammelt, gemischt und neu verteilt.
what-piece-party = Alle sehen sich dann ihren eigenen Zwerg an. Was du über die anderen wusstest, stimmt vielleicht nicht mehr.
