## The end of a round as a scene

scene-treasure-was = Съкровището през цялото време е било под цел { $goal }.
scene-goals = Цели: { $goals }
scene-skip = Пропускане
scene-again = Гледане отново

## A goal that one looks at

scene-only-you = Само вие виждате това
scene-goal = Цел { $goal }
scene-press = Натиснете, за да погледнете
scene-let-go = Пуснете, за да я закриете
scene-others-read = Другите четат само, че сте погледнали цел { $goal }. Натиснете я в мината, за да я видите отново.

## The end of the game

scene-story = Към историята

## The sheet after a round

round-finder = { $who } завърши тунела.
round-finder-you = Вие завършихте тунела.
table-round-over = Рунд { $round } приключи
table-go-on = Следващ рунд
table-go-on-turn = Напред: вие сте на ход
table-go-on-end = Към резултата
