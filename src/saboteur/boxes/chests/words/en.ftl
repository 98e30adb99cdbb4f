## Its name, and what the lobby says of it

module-chests = Chests
module-chests-about = Four chests lie in the mine; not all that is in them is good.
option-chests = Chests
option-chests-about = Where do the four chests lie?
option-chests-zigzag = in a zigzag
option-chests-corners = in the corners
option-chests-random = anywhere

## Chests

chest-nugget = Nugget
chest-nugget-about = Take 1 gold.
chest-fog = Fog
chest-fog-about = Until the end of the round no map shows a goal.
chest-tired = Tired
chest-tired-about = No draw at the end of this turn.
chest-extra = Extra card
chest-extra-about = Draw one more card at the end of this turn.
chest-farther = Farther away
chest-farther-about = Move one hidden goal one place away from the start.
chest-pickpocket = Pickpocket
chest-pickpocket-about = At the end of this turn take a card from somebody’s hand instead of drawing.
chest-pick-of-three = Pick of three
chest-pick-of-three-about = At the end of this turn draw three cards and keep one.
chest-spyglass = Spyglass
chest-spyglass-about = Look at another player’s dwarf.
chest-rummage = Rummage
chest-rummage-about = Look at five discards and keep one instead of drawing.
chest-landslide = Landslide
chest-landslide-about = The top five cards of the draw pile are discarded unseen.

## Log

event-chest-opened = { $who } opens the chest at { $cell }: { $chest }.
event-chest-opened-you = You open the chest at { $cell }: { $chest }.
event-chest-turned = { $who } fits the tunnel card at { $cell } into the mine.
event-chest-turned-you = You fit the tunnel card at { $cell } into the mine.
event-chest-buried = { $who } brings rocks down on the chest tunnel at { $cell }.
event-chest-buried-you = You bring rocks down on the chest tunnel at { $cell }.
event-looked-into-chest = { $who } looks into the chest at { $cell }.
event-looked-into-chest-you = You look into the chest at { $cell }: { $chest }.
event-looked-into-chest-card = { $who } looks into the chest at { $cell }: { $chest }.
event-fogged = Fog lies over the goals: no map shows one in this round.
event-fogged-you = Fog lies over the goals: no map shows one in this round.
event-goal-moved = { $who } moves the goal at { $cell } one place farther away.
event-goal-moved-you = You move the goal at { $cell } one place farther away.
event-robbed = { $who } takes a card out of { $whom }’s hand.
event-robbed-you = You take a card out of { $whom }’s hand: { $card }.
event-robbed-at-you = { $who } takes a card out of your hand: { $card }.
event-drew-several = { $who } draws { $count } cards to choose from.
event-drew-several-you = You draw { $count } cards to choose from.
event-slid = A landslide: the top cards of the draw pile are discarded unseen ({ $count }).
event-slid-you = A landslide: the top cards of the draw pile are discarded unseen ({ $count }).

## What is being asked now

window-move = { $who } moves a goal
window-move-you = Choose the goal to move farther away
window-rob = { $who } takes a card from somebody’s hand
window-rob-you = Choose whose hand to take a card from
window-look = { $who } chooses whose dwarf to look at
window-look-you = Choose whose dwarf to look at
window-lie-chest = { $who } chooses how the tunnel card lies
window-lie-chest-you = Choose how the tunnel card lies

## Why a move is refused

reason-fog = Fog lies over the goals; in this round a map shows chests only.

## What an action does, as a button

do-rob-seat = Take from { $who }
do-look-seat = Look at { $who }’s dwarf
do-move = Move this goal

## At the table

fact-fog = fog: no map shows a goal
piece-chest = covered chest
piece-chest-known = covered chest; you have seen it: { $chest }, { $card }
piece-chest-open = chest tunnel, { $card }

## Claims

claim-saw-chest = I looked into a chest: { $word }.
claim-saw-chest-button = I saw a chest …

## Lessons

lesson-chests = Chests
lesson-chests-1 = Chests lie covered in the maze. Whoever reaches one opens it: gold, fog, a tired dwarf, a landslide …
lesson-chests-2 = Lay the straight tunnel beside the start: it leads to one.
lesson-chests-end = A nugget for you, and the tunnel card that covered it is part of the mine. A map may look under a chest, too.
