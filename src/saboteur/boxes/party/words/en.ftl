## Its name, and what the lobby says of it

module-party = Tunnel party
module-party-about = Once it is reached, all dwarves are shuffled and dealt again.

## Log

event-party-reached = { $who } reaches the tunnel party.
event-party-reached-you = You reach the tunnel party.
event-dealt-again = All dwarves are shuffled and dealt again.
event-dealt-again-you = All dwarves are shuffled and dealt again. You are now: { $dwarf }.

## Lessons

lesson-party = The tunnel party
lesson-party-1 = When the party room is reached for the first time, all dwarves are gathered, shuffled and dealt anew.
lesson-party-2 = Reach it.
lesson-party-end = Everyone looks at a dwarf that may be a new one. What you knew of the others is worth nothing now.
