### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = следующее место или игрок на выбор; с Shift — предыдущее
table-keys-last = что произошло после вашего хода
table-keys-hand = ваша рука
table-keys-ends = открытые концы тоннеля
table-keys-goals = цели: как далеко и кто смотрел
table-keys-who = игроки и что перед ними лежит
table-keys-time = раунд, колоды и время
table-keys-place = столбец и ряд места, где вы сейчас
table-keys-asked = о чём вас спрашивают
table-letters = Буквы и цифры — это команды
table-letters-about = Выключите, если они нужны голосовому вводу или программе чтения с экрана; всё можно сделать клавишами Tab, стрелками, Enter и Esc.
table-listening = Боты ждут программу чтения с экрана
table-listening-about = На каждый ход боты тратят не меньше четырёх секунд, чтобы его можно было прочитать.
heard-hand = Ваша рука: { $cards }.
heard-ends = Открытые концы: { $places }.
heard-no-ends = У тоннеля нет открытых концов.
heard-goal = Цель { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] остаётся { $count } карта
        [few] остаётся { $count } карты
        [many] остаётся { $count } карт
       *[other] остаётся { $count } карты
    }
heard-goal-reached = достигнута
heard-goal-lost = недостижима
heard-time = осталось { $time }
heard-no-clock = без часов
heard-goal-hidden = закрыта
heard-nothing = ещё ничего не произошло
table-keys-title = Клавиши
cell-spoken = { $along ->
    [none] столбец начальной карты
   *[some] столбец { $columns } { $along }
}, { $side ->
    [none] ряд начальной карты
   *[some] ряд { $rows } { $side }
}
