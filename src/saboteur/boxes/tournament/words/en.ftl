## Its name, and what the lobby says of it

module-tournament = Tournament
module-tournament-about = Chips, greedy dwarves and a card halfway, for 5 to 9 players.

## Lessons

lesson-tournament = The tournament
lesson-tournament-1 = In the tournament gold comes in chips: whoever makes the connection gets 3, every other digger 2. A card lies in the mine from the start.
lesson-tournament-2 = Make the connection.
lesson-tournament-end = 3 for you, 2 for the other diggers. Had the greedy dwarf made it, he would have got 4 and everyone else nothing.
