## Its name, and what the lobby says of it

module-tournament = Tournament
module-tournament-about = Gold chips, greedy dwarves and a path card already halfway, for 5 to 9 players.

## Lessons

lesson-tournament = The tournament
lesson-tournament-1 = In a tournament, gold is paid in chips: the player who completes the tunnel gets 3, every other gold-digger 2. A card is in the mine from the start.
lesson-tournament-2 = Complete the tunnel.
lesson-tournament-end = 3 for you, 2 for the other gold-diggers. If the greedy dwarf had completed it, they’d have got 4 and everyone else nothing.

## What is this?

share-finder = Completed the tunnel: { $gold }
share-digger = Gold-digger: { $gold }
