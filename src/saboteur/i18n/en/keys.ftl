### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = next place or player to choose; with Shift the one before
table-keys-last = what happened since your last turn
table-keys-hand = your hand
table-keys-ends = open ends of the tunnel
table-keys-goals = goals: how far, and who has looked
table-keys-who = players and what lies in front of them
table-keys-time = round, piles and time
table-keys-place = column and row of the place you are at
table-keys-asked = what is asked of you
table-letters = Letters and digits are commands
table-letters-about = Switch this off if speech input or your screen reader needs them; everything can be done with Tab, arrows, Enter and Esc.
table-listening = Bots wait for my screen reader
table-listening-about = Bots take at least four seconds for a move, so that each one can be read out.
heard-hand = Your hand: { $cards }.
heard-ends = Open ends: { $places }.
heard-no-ends = The tunnel has no open end.
heard-goal = Goal { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] one card away
       *[other] { $count } cards away
    }
heard-goal-reached = reached
heard-goal-lost = out of reach
heard-time = { $time } left
heard-no-clock = no clock
heard-goal-hidden = face down
heard-nothing = nothing has happened yet
table-keys-title = Keys
cell-spoken = { $along ->
    [none] the start’s column
   *[some] column { $columns } { $along }
}, { $side ->
    [none] the start’s row
   *[some] row { $rows } { $side }
}
