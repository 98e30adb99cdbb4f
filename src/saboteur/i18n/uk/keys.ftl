### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = наступне місце чи гравець на вибір; із Shift — попереднє
table-keys-last = що сталося після вашого ходу
table-keys-hand = ваша рука
table-keys-ends = відкриті кінці тунелю
table-keys-goals = карти кінця: як далеко й хто дивився
table-keys-who = гравці й що перед ними лежить
table-keys-time = раунд, колоди й час
table-keys-place = стовпець і ряд місця, де ви зараз
table-keys-asked = про що вас питають
table-letters = Літери й цифри — це команди
table-letters-about = Вимкніть, якщо вони потрібні голосовому введенню чи програмі читання з екрана; усе можна зробити клавішами Tab, стрілками, Enter та Esc.
table-listening = Боти чекають на програму читання з екрана
table-listening-about = На кожен хід боти беруть щонайменше чотири секунди, щоб його можна було прочитати.
heard-hand = Ваша рука: { $cards }.
heard-ends = Відкриті кінці: { $places }.
heard-no-ends = Тунель далі нікуди не веде.
heard-goal = Карта кінця { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] лишається { $count } карта
        [few] лишається { $count } карти
        [many] лишається { $count } карт
       *[other] лишається { $count } карти
    }
heard-goal-reached = досягнуто
heard-goal-lost = недосяжна
heard-time = лишилося { $time }
heard-no-clock = без годинника
heard-goal-hidden = закрита
heard-nothing = ще нічого не сталося
table-keys-title = Клавіші
cell-spoken = { $along ->
    [none] стовпець карти початку
   *[some] стовпець { $columns } { $along }
}, { $side ->
    [none] ряд карти початку
   *[some] ряд { $rows } { $side }
}
