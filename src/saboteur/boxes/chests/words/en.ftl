## Its name, and what the lobby says of it

module-chests = Chests
module-chests-about = Four chests are hidden in the mine; not everything in them is good.
option-chests = Chests
option-chests-about = Where are the four chests?
option-chests-zigzag = in a zigzag
option-chests-corners = in the corners
option-chests-random = random
option-chests-card = Chest

## Chests

chest-nugget = Nugget
chest-nugget-about = Take 1 gold.
chest-fog = Fog
chest-fog-about = Maps can’t be used on goals for the rest of the round.
chest-tired = Tired
chest-tired-about = Don’t draw a card at the end of this turn.
chest-extra = Extra card
chest-extra-about = Draw one more card at the end of this turn.
chest-farther = Further away
chest-farther-about = Move one hidden goal one space away from the start.
chest-pickpocket = Pickpocket
chest-pickpocket-about = At the end of this turn, take a card from any player’s hand instead of drawing.
chest-pick-of-three = Pick of three
chest-pick-of-three-about = At the end of this turn, draw three cards and keep one.
chest-spyglass = Spyglass
chest-spyglass-about = Look at another player’s dwarf.
chest-rummage = Rummage
chest-rummage-about = Look at five discards and keep one instead of drawing.
chest-landslide = Landslide
chest-landslide-about = The top five cards of the draw pile are discarded face down.

## Log

event-chest-opened = { $who } opens the chest { $place }: { $chest }.
event-chest-opened-you = You open the chest { $place }: { $chest }.
event-chest-turned = { $who } turns a chest’s tunnel card to fit the mine { $place }.
event-chest-turned-you = You turn a chest’s tunnel card to fit the mine { $place }.
event-chest-buried = { $who } causes a rockfall on the chest tunnel { $place }.
event-chest-buried-you = You cause a rockfall on the chest tunnel { $place }.
event-looked-into-chest = { $who } looks into the chest { $place }.
event-looked-into-chest-you = You look into the chest { $place }: { $chest }.
event-looked-into-chest-card = { $who } looks into the chest { $place }: { $chest }.
event-fogged = Fog covers the goals: maps can’t be used on them this round.
event-fogged-you = Fog covers the goals: maps can’t be used on them this round.
event-goal-moved = { $who } moves goal { $number } one space further away.
event-goal-moved-you = You move goal { $number } one space further away.
event-robbed = { $who } takes a card from { $whom }’s hand.
event-robbed-you = You take a card from { $whom }’s hand: { $card }.
event-robbed-at-you = { $who } takes a card from your hand: { $card }.
event-drew-several = { $who } draws { $count } cards to choose from.
event-drew-several-you = You draw { $count } cards to choose from.
event-slid = Landslide: the top { $count ->
        [one] card of the draw pile is
       *[other] { $count } cards of the draw pile are
    } discarded face down.
event-slid-you = Landslide: the top { $count ->
        [one] card of the draw pile is
       *[other] { $count } cards of the draw pile are
    } discarded face down.

## What is being asked now

window-move = { $who } moves a goal
window-move-you = Choose the goal to move further away
window-rob = { $who } takes a card from someone’s hand
window-rob-you = Choose whose hand to take a card from
window-look = { $who } chooses whose dwarf to look at
window-look-you = Choose whose dwarf to look at
window-lie-chest = { $who } chooses which way round the tunnel card goes
window-lie-chest-you = Choose which way round the tunnel card goes

## Why a move is refused

reason-fog = Fog covers the goals; this round a map can only be used on chests.

## What an action does, as a button

do-rob-seat = Take from { $who }
do-look-seat = Look at { $who }’s dwarf
do-move = Move this goal

## At the table

fact-fog = fog: maps can’t be used on goals
piece-chest = hidden chest
piece-chest-known = hidden chest; you have seen it: { $chest }, { $card }
piece-chest-open = chest tunnel, { $card }

## Claims

claim-saw-chest = I looked into a chest: { $word }.
claim-saw-chest-button = I saw a chest…

## Lessons

lesson-chests = Chests
lesson-chests-1 = Chests are hidden in the mine. Reach one and you open it: gold, fog, a tired dwarf, a landslide…
lesson-chests-2 = Place the straight tunnel next to the start: it leads to one.
lesson-chests-end = A nugget for you, and the tunnel card that covered it is part of the mine. A map can also be used on a chest.

## What is this?

piece-chest-about = A chest under a face-down tunnel card: whoever reaches it opens it, for better or worse.
piece-chest-open-about = The tunnel card of a chest that was opened.
window-move-why = “Farther away” was in the chest: one hidden goal moves one place away from the start.
window-rob-why = “Pickpocket” was in the chest: instead of drawing, you take a card from someone’s hand without seeing it.
window-look-why = “Spyglass” was in the chest: look at another player’s dwarf; nobody else sees it.
window-lie-chest-why = The tunnel card fits both ways, or neither. You decide how it lies from now on.
what-piece-chest = A map can look under it. A rockfall buries it, and what is inside is lost.
what-piece-chest-open = Ways lead through it as through any path card. A rockfall can remove it.
what-fact-fog = It came out of a chest. Until the end of the round maps show chests only.
what-do-move = This goal moves one place away from the start.
what-do-rob = You take one card out of this hand without seeing it.
what-do-look = You alone see who this is.
