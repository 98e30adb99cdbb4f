### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } рубашкой вверх.
event-spent-cards = { $who } сбрасывает: { $cards }.
event-spent-you = Вы сбрасываете: { $cards }.
event-inspected = { $who } смотрит карту гнома игрока { $whom }.
event-inspected-dwarf = { $who } смотрит карту гнома игрока { $whom }: { $dwarf }.
event-inspected-you = Вы смотрите карту гнома игрока { $whom }: { $dwarf }.
event-inspected-at-you = { $who } смотрит вашу карту гнома.
event-remembered = { $who } следит за отданными картами.
event-remembered-you = Вы следите за отданными картами.
event-proved = Теперь все знают роль игрока { $who }: { $dwarf }.
event-proved-you = Теперь все знают вашу роль: { $dwarf }.
event-played-path = { $who } хочет положить карту пути.
event-played-path-you = Вы хотите положить карту пути.
event-searched = { $who } просматривает сброшенные карты ({ $count }).
event-searched-you = Вы просматриваете сброшенные карты ({ $count }).
event-kept = { $who } оставляет себе одну из них.
event-kept-you = Вы оставляете себе: { $card }.
event-kept-card = { $who } оставляет себе: { $card }.
event-shuffled = { $who } перемешивает сброшенные карты.
event-shuffled-you = Вы перемешиваете сброшенные карты.

## What is being asked now

window-keep = { $who } выбирает, какую карту оставить
window-keep-you = Выберите, какую карту оставить

## What an action does, as a button

do-keep = Оставить: { $card }{ $word }

## At the table

piece-reached = достигнуто

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Жадный гном
dwarf-greedy-aim = Завершите путь к сокровищу сами, и всё золото достанется вам.
round-won-greedy = До сокровища добрался жадный гном и забирает всё себе.
reveal-side-greedy = жадного гнома

## What is this?

window-keep-why = Эти карты видите только вы. Оставьте себе одну; остальные уйдут.
