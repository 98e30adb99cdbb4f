## The end of a round as a scene

scene-treasure-was = The treasure was in goal { $goal } all along.
scene-goals = Goals: { $goals }
scene-skip = Skip
scene-again = Watch again

## A goal that one looks at

scene-only-you = Only you see this
scene-goal = Goal { $goal }
scene-press = Press to look
scene-let-go = Let go to cover it
scene-others-read = The others read only that you looked at goal { $goal }. Press it in the mine to see it again.

## The end of the game

scene-story = On to the story

## The sheet after a round

round-finder = { $who } completed the tunnel.
round-finder-you = You completed the tunnel.
table-round-over = End of round { $round }
table-go-on = Next round
table-go-on-turn = Continue: it’s your turn
table-go-on-end = See the results
