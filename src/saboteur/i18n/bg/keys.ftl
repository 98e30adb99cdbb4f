### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = следващото място или играч за избор; с Shift — предишното
table-keys-last = какво се случи след хода ви
table-keys-hand = вашата ръка
table-keys-ends = отворени краища на тунела
table-keys-goals = цели: колко далеч са и кой ги е погледнал
table-keys-who = играчите и какво лежи пред тях
table-keys-time = рунд, тестета и време
table-keys-place = колона и ред на мястото, където сте
table-keys-asked = какво се иска от вас
table-letters = Буквите и цифрите са команди
table-letters-about = Изключете ги, ако са нужни на гласовото въвеждане или на екранния четец; всичко става с Tab, стрелки, Enter и Esc.
table-listening = Ботовете изчакват екранния ми четец
table-listening-about = За всеки ход ботовете изчакват поне четири секунди, за да може да бъде прочетен.
heard-hand = Вашата ръка: { $cards }.
heard-ends = Отворени краища: { $places }.
heard-no-ends = Тунелът няма отворен край.
heard-goal = Цел { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] остава една карта
       *[other] остават { $count } карти
    }
heard-goal-reached = достигната
heard-goal-lost = недостижима
heard-time = остават { $time }
heard-no-clock = без часовник
heard-goal-hidden = закрита
heard-nothing = още нищо не се е случило
table-keys-title = Клавиши
cell-spoken = { $along ->
    [none] колоната на старта
   *[some] колона { $columns } { $along }
}, { $side ->
    [none] редът на старта
   *[some] ред { $rows } { $side }
}
