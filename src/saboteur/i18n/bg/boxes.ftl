### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } изчиства { $count ->
        [one] една карта
       *[other] { $count } карти
    } с лицето надолу.
event-spent-cards = { $who } изчиства: { $cards }.
event-spent-you = Изчиствате: { $cards }.
event-inspected = { $who } поглежда джуджето на { $whom }.
event-inspected-dwarf = { $who } поглежда джуджето на { $whom }: { $dwarf }.
event-inspected-you = Поглеждате джуджето на { $whom }: { $dwarf }.
event-inspected-at-you = { $who } поглежда вашето джудже.
event-remembered = { $who } следи кои карти са дадени.
event-remembered-you = Следите кои карти сте дали.
event-proved = Вече всички знаят ролята на { $who }: { $dwarf }.
event-proved-you = Вече всички знаят вашата роля: { $dwarf }.
event-played-path = { $who } иска да постави карта с тунел.
event-played-path-you = Искате да поставите карта с тунел.
event-searched = { $who } преглежда изчистени карти ({ $count }).
event-searched-you = Преглеждате изчистени карти ({ $count }).
event-kept = { $who } задържа една от тях.
event-kept-you = Задържате: { $card }.
event-kept-card = { $who } задържа: { $card }.
event-shuffled = { $who } размесва изчистените карти.
event-shuffled-you = Размесвате изчистените карти.

## What is being asked now

window-keep = { $who } избира коя карта да задържи
window-keep-you = Изберете коя карта да задържите

## What an action does, as a button

do-keep = Задържане: { $card }{ $word }

## At the table

piece-reached = достигнато

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Алчно джудже
dwarf-greedy-aim = Завършете сами тунела до съкровището и цялото злато е ваше.
round-won-greedy = Алчно джудже стигна до съкровището и взема всичко.
reveal-side-greedy = алчното джудже

## What is this?

window-keep-why = Тези карти виждате само вие. Задръжте една; останалите се прибират.
