### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } долілиць.
event-spent-cards = { $who } скидає: { $cards }.
event-spent-you = Ви скидаєте: { $cards }.
event-inspected = { $who } дивиться карту гнома гравця { $whom }.
event-inspected-dwarf = { $who } дивиться карту гнома гравця { $whom }: { $dwarf }.
event-inspected-you = Ви дивитеся карту гнома гравця { $whom }: { $dwarf }.
event-inspected-at-you = { $who } дивиться вашу карту гнома.
event-remembered = { $who } стежить за відданими картами.
event-remembered-you = Ви стежите за відданими картами.
event-proved = Тепер усі знають роль гравця { $who }: { $dwarf }.
event-proved-you = Тепер усі знають вашу роль: { $dwarf }.
event-played-path = { $who } хоче покласти карту тунелю.
event-played-path-you = Ви хочете покласти карту тунелю.
event-searched = { $who } переглядає скинуті карти ({ $count }).
event-searched-you = Ви переглядаєте скинуті карти ({ $count }).
event-kept = { $who } залишає собі одну з них.
event-kept-you = Ви залишаєте собі: { $card }.
event-kept-card = { $who } залишає собі: { $card }.
event-shuffled = { $who } перемішує скинуті карти.
event-shuffled-you = Ви перемішуєте скинуті карти.

## What is being asked now

window-keep = { $who } обирає, яку карту залишити
window-keep-you = Оберіть, яку карту залишити

## What an action does, as a button

do-keep = Залишити: { $card }{ $word }

## At the table

piece-reached = досягнуто

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Жадібний гном
dwarf-greedy-aim = Завершіть тунель до скарбу власноруч, і все золото буде ваше.
round-won-greedy = До скарбу дістався жадібний гном і забирає все собі.
reveal-side-greedy = жадібного гнома

## What is this?

window-keep-why = Ці карти бачите лише ви. Залиште собі одну; решта піде.
