## Its name, and what the lobby says of it

module-detour = Umleitung
module-detour-about = Eine Karte, die die zuletzt gelegte Wegekarte versetzt.

## Cards

card-detour = Umleitung
card-detour-about = Lege die zuletzt gelegte Wegekarte an eine andere Stelle.

## Log

event-lifted = { $who } nimmt die Wegekarte auf, { $place }: { $card }.
event-lifted-you = Du nimmst die Wegekarte auf, { $place }: { $card }.

## Why a move is refused

reason-nothing-laid = Es gibt keine gelegte Wegekarte zum Versetzen.
reason-not-the-last = Nur die zuletzt gelegte Wegekarte kann versetzt werden.
reason-same-cell = Die Karte muss an eine andere Stelle.

## Lessons

lesson-detour = Umleitung
lesson-detour-1 = Odvar hat gerade eine Sackgasse gelegt. Die Umleitung versetzt die zuletzt gelegte Wegekarte. Schaff sie aus dem Weg.
lesson-detour-end = Sie muss an der neuen Stelle passen, und es gilt, als hättest du sie gelegt.

## What is this?

what-card-detour = Sie muss dort nach den üblichen Regeln passen. Danach giltst du als die Person, die sie gelegt hat.
