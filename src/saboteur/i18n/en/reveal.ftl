### The end of the game: fetched when it is over.

reveal-story = The story of the game
reveal-back = Back
reveal-next = Next
reveal-skip = Show everything
reveal-clip = Share as a clip
reveal-share = Share as a picture
reveal-watch = Watch it again
reveal-review = Review my game
reveal-fault = The story of this game isn’t available right now. Nothing is lost; the replay has everything.
reveal-no-proof = The proof of the deal can’t be fetched right now.

## Chapters

reveal-gold = The gold
reveal-dwarves = Who was who
reveal-decided = What decided it
reveal-claims = What was said
reveal-beliefs = Who saw through whom
reveal-turns = Turning points

## Claims

reveal-true = true
reveal-false = false
reveal-best-card = The card that turned it
reveal-best-lie = The best lie
reveal-best-hunch = The best hunch
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } saw through { $whom } in round { $round } and never wavered.

## Beliefs

reveal-beliefs-about = How accurate everyone’s suspicions were during the round. Above the middle line: more right than wrong.
reveal-plot = Accuracy of suspicions at the end: { $what }
reveal-right = right
reveal-wrong = wrong
reveal-begin = beginning
reveal-end = end of the round
reveal-marks = Final suspicions
reveal-suspected = { $who } suspected { $whom } ({ $dwarf }):
reveal-trusted = { $who } trusted { $whom } ({ $dwarf }):
reveal-rightly = rightly
reveal-wrongly = wrongly

## Turning points

reveal-reckoning = Bots are replaying the game many times to find the moves that mattered. About half a minute…
reveal-no-turns = No single card decided a round; they were won step by step.
reveal-small-turn = No single card clearly decided a round. This one mattered most:
reveal-turns-about = A bot played the round to its end many times, from before and after each card.
# $side is one of the texts below
reveal-chance = Chances of { $side }: from { $before } to { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, { $runs } runs
reveal-look = Show this moment

## After the game

table-rematch = Play again
table-reopen = Change players or rules
table-look-back = View the mine
