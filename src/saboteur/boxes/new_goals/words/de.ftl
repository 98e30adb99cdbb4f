## Its name, and what the lobby says of it

module-new-goals = Neue Ziele
module-new-goals-about = Fünf Ziele: darunter Goldsäcke, ein Drache oder eine Riesenspinne.

## Goals

goal-sack-1 = Goldsack mit 1 Goldstück
goal-sack-2 = Goldsack mit 2 Goldstücken
goal-dragon = Drache
goal-spider = Riesenspinne

## Log

event-lost-gold = { $who } zahlt { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }.
event-lost-gold-you = Du zahlst { $gold ->
        [one] { $gold } Goldstück
       *[other] { $gold } Goldstücke
    }.

## How a round ends

round-won-spider = Die Riesenspinne beendet die Runde: Die Saboteure gewinnen.
reveal-side-spider = der Riesenspinne

## Claims

claim-word-sack = Goldsack

## Lessons

lesson-new-goals = Neue Ziele
lesson-new-goals-1 = Fünf Ziele: der Schatz und vier andere. Ein Goldsack zahlt, ein Drache nimmt dir 1 Goldstück, die Riesenspinne beendet die Runde für die Saboteure.
lesson-new-goals-2 = Erreich das mittlere und sieh nach.
lesson-new-goals-end = Ein Sack mit 2 Goldstücken, nur für dich. Die Runde geht weiter.

## What is this?

what-goal-sack-1 = Wer ihn erreicht, bekommt sofort 1 Goldstück. Die Runde geht weiter.
what-goal-sack-2 = Wer ihn erreicht, bekommt sofort 2 Goldstücke. Die Runde geht weiter.
what-goal-dragon = Wer ihn erreicht, zahlt 1 Goldstück, wenn etwas da ist. Die Runde geht weiter.
what-goal-spider = Die Runde endet sofort. Die Saboteure gewinnen sie.
