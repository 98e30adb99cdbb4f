## Its name, and what the lobby says of it

module-vault = Vault
module-vault-about = A card that takes back one of the latest discards.

## Cards

card-vault = Vault
card-vault-about = Instead of drawing, look at the top five discards and keep one.

## Why a move is refused

reason-no-discards = The discard pile is empty.

## Lessons

lesson-vault = The Vault
lesson-vault-1 = Instead of drawing, you may take one of the discards. Play the Vault.
lesson-vault-2 = The top five discards. Keep the one you like best.
lesson-vault-end = The others go back. Now you know what some players discarded.

## What is this?

what-card-vault = Only you see them, and the others go back. It needs at least one discarded card.
