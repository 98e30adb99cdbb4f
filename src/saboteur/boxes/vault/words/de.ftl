## Its name, and what the lobby says of it

module-vault = Schatzkammer
module-vault-about = Eine Karte, die eine der zuletzt abgelegten Karten zurückholt.

## Cards

card-vault = Schatzkammer
card-vault-about = Statt zu ziehen, sieh dir die obersten fünf abgelegten Karten an und behalte eine.

## Why a move is refused

reason-no-discards = Der Ablagestapel ist leer.

## Lessons

lesson-vault = Schatzkammer
lesson-vault-1 = Statt zu ziehen, darfst du eine der abgelegten Karten wählen. Spiel die Schatzkammer.
lesson-vault-2 = Die obersten fünf abgelegten Karten. Behalt die beste.
lesson-vault-end = Die anderen gehen zurück. Du weißt jetzt, was manche abgelegt haben.

## What is this?

what-card-vault = Nur du siehst sie, und die anderen kommen zurück. Es muss mindestens eine abgelegte Karte geben.
