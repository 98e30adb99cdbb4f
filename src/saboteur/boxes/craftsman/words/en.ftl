## Its name, and what the lobby says of it

module-craftsman = Craftsman
module-craftsman-about = A card that repairs any broken tool.

## Cards

card-craftsman = Craftsman
card-craftsman-about = Repair one broken tool of any kind.

## Lessons

lesson-craftsman = The Craftsman
lesson-craftsman-1 = The Craftsman repairs any tool, yours or another player’s. Play it and choose which.
lesson-craftsman-end = One card, one tool, whichever it is.

## What is this?

what-card-craftsman = It can be anyone’s tool, your own too. Where nothing is broken it cannot be played.
