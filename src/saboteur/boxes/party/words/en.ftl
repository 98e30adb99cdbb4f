## Its name, and what the lobby says of it

module-party = Tunnel party
module-party-about = When someone reaches it, all dwarves are reshuffled and dealt again.
option-party-place = Where the party is
option-party-place-card = Tunnel party

## Log

event-party-reached = { $who } reaches the tunnel party.
event-party-reached-you = You reach the tunnel party.
event-dealt-again = All dwarves are shuffled and dealt again.
event-dealt-again-you = All dwarves are shuffled and dealt again. You are now: { $dwarf }.

## Lessons

lesson-party = The tunnel party
lesson-party-1 = When the party room is reached for the first time, all dwarves are collected, shuffled and dealt again.
lesson-party-2 = Reach it.
lesson-party-end = Everyone checks their dwarf, which may be new. What you knew about the others is now worthless.

## What is this?

piece-party-about = When it is reached for the first time, all dwarves are gathered, shuffled and dealt again.
what-piece-party = Everyone then looks at their own dwarf. What you knew about the others may no longer be true.
