## The end of a round as a scene

scene-treasure-was = Скарб увесь час був під картою кінця { $goal }.
scene-goals = Карти кінця: { $goals }
scene-skip = Пропустити
scene-again = Подивитися ще раз

## A goal that one looks at

scene-only-you = Це бачите лише ви
scene-goal = Карта кінця { $goal }
scene-press = Натисніть, щоб подивитися
scene-let-go = Відпустіть, щоб закрити
scene-others-read = Інші прочитають лише, що ви подивилися карту кінця { $goal }. Натисніть її в лабіринті, щоб побачити знову.

## The end of the game

scene-story = Далі до історії

## The sheet after a round

round-finder = Тунель завершує { $who }.
round-finder-you = Тунель завершуєте ви.
table-round-over = Раунд { $round } закінчено
table-go-on = Наступний раунд
table-go-on-turn = Далі: ваш хід
table-go-on-end = До підсумків
