## Its name, and what the lobby says of it

module-veto = Вето
module-veto-about = Карта, которая отменяет только что сыгранную чужую карту.

## Cards

card-veto = Вето
card-veto-about = Отмените карту, которую другой игрок только что сыграл.

## Log

event-vetoed = { $who } накладывает вето на «{ $card }»: карта не действует.
event-vetoed-you = Вы накладываете вето на «{ $card }»: карта не действует.

## What is being asked now

window-veto = Ждём, не будет ли вето
window-veto-you = Вето?

## Why a move is refused

reason-only-in-answer = Вето играют только в ответ на карту другого игрока.

## What an action does, as a button

do-veto = Наложить вето
do-allow = Разрешить

## At the table

reaction-aimed = { $who } играет «{ $card }» на игрока { $whom }.
reaction-aimed-you = Вы играете «{ $card }» на игрока { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Вы не возражаете. Остальные ещё думают.

## Claims

claim-no-veto = Вето не у меня.
claim-no-veto-button = У меня нет вето

## Lessons

lesson-veto = Вето
lesson-veto-1 = У вас вето. Его играют в чужой ход, поэтому сначала сделайте свой: копайте дальше.
lesson-veto-2 = Бруна хочет сломать вашу кирку. Всех спрашивают, разрешить ли карту. Скажите нет.
lesson-veto-end = Карта Бруны отменена, а ваше вето использовано. Спрашивают всегда всех, так что никто не догадается, у кого оно.

## What is this?

window-veto-why = После каждой карты спрашивают всех, есть у них вето или нет. «{ do-allow }» ничего не делает; вето отменяет карту.
what-card-veto = Играется в чужой ход. Спрашивают всегда всех, поэтому никто не узнает, у кого оно.
what-do-veto = Карта уйдёт в сброс без действия, и ваше вето вместе с ней.
what-do-allow = Вы ничего не делаете: карта подействует, если никто другой не наложит вето.
