### The end of the game: fetched when it is over.

reveal-story = The story of the game
reveal-back = Back
reveal-next = Next
reveal-skip = Show everything
reveal-share = Share as a picture
reveal-watch = Watch it again
reveal-fault = The story of this game cannot be told right now. Nothing is lost; the replay has it all.
reveal-no-proof = The proof of the deal cannot be fetched right now.

## Chapters

reveal-gold = The gold
reveal-dwarves = Who was who
reveal-claims = What was said
reveal-beliefs = Who saw through whom
reveal-turns = Turning points

## Claims

reveal-true = true
reveal-false = false
reveal-open = neither true nor false
reveal-best-lie = The best lie
reveal-best-hunch = The best hunch
# $who suspected $whom, rightly and longest
reveal-hunch = { $who } saw through { $whom } in round { $round } and kept to it.

## Beliefs

reveal-beliefs-about = How right everyone’s suspicions were in the course of a round: above the middle more right than wrong.
reveal-plot = How right the suspicions were at the end: { $what }
reveal-right = right
reveal-wrong = wrong
reveal-begin = beginning
reveal-end = end of the round
reveal-marks = The marks at the end
reveal-suspected = { $who } suspected { $whom } ({ $dwarf }):
reveal-trusted = { $who } trusted { $whom } ({ $dwarf }):
reveal-rightly = rightly
reveal-wrongly = wrongly

## Turning points

reveal-reckoning = The bots are playing the game over and over to find the cards that mattered. Half a minute …
reveal-no-turns = No single card turned a round: they were won step by step.
reveal-small-turn = No single card clearly turned a round. This one changed most:
reveal-turns-about = From before and after each card the rule bot played the round on again and again.
# $side is one of the texts below
reveal-chance = Chances of { $side }: from { $before } to { $after }
# How far the change may be off, and how often the round was played on from there
reveal-doubt = ± { $error }, { $runs } runs
reveal-look = Look
