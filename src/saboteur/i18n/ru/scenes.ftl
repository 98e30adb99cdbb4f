## The end of a round as a scene

scene-treasure-was = Сокровище всё это время было под целью { $goal }.
scene-goals = Цели: { $goals }
scene-skip = Пропустить
scene-again = Посмотреть ещё раз

## A goal that one looks at

scene-only-you = Это видите только вы
scene-goal = Цель { $goal }
scene-press = Нажмите, чтобы посмотреть
scene-let-go = Отпустите, чтобы закрыть
scene-others-read = Остальные прочтут лишь, что вы посмотрели цель { $goal }. Нажмите на неё в лабиринте, чтобы увидеть снова.

## The end of the game

scene-story = Дальше к истории

## The sheet after a round

round-finder = Путь завершает { $who }.
round-finder-you = Путь завершаете вы.
table-round-over = Раунд { $round } окончен
table-go-on = Следующий раунд
table-go-on-turn = Дальше: ваш ход
table-go-on-end = К итогам
