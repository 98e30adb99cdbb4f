## Its name, and what the lobby says of it

module-veto = Вето
module-veto-about = Карта, що скасовує щойно зіграну чужу карту.

## Cards

card-veto = Вето
card-veto-about = Скасуйте карту, яку інший гравець щойно зіграв.

## Log

event-vetoed = { $who } накладає вето на «{ $card }»: карта не діє.
event-vetoed-you = Ви накладаєте вето на «{ $card }»: карта не діє.

## What is being asked now

window-veto = Чекаємо, чи не буде вето
window-veto-you = Вето?

## Why a move is refused

reason-only-in-answer = Вето грають лише у відповідь на карту іншого гравця.

## What an action does, as a button

do-veto = Накласти вето
do-allow = Дозволити

## At the table

reaction-aimed = { $who } грає «{ $card }» на гравця { $whom }.
reaction-aimed-you = Ви граєте «{ $card }» на гравця { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Ви не заперечуєте. Інші ще думають.

## Claims

claim-no-veto = Вето не в мене.
claim-no-veto-button = У мене немає вето

## Lessons

lesson-veto = Вето
lesson-veto-1 = У вас вето. Його грають у чужий хід, тож спершу зробіть свій: копайте далі.
lesson-veto-2 = Бруна хоче зламати вашу кирку. Усіх питають, чи дозволити карту. Скажіть ні.
lesson-veto-end = Карту Бруни скасовано, а ваше вето використано. Питають завжди всіх, тож ніхто не здогадається, у кого воно.

## What is this?

window-veto-why = Після кожної карти запитують усіх, є в них вето чи ні. «{ do-allow }» нічого не робить; вето скасовує карту.
what-card-veto = Грається в чужий хід. Запитують завжди всіх, тому ніхто не дізнається, у кого воно.
what-do-veto = Карту буде скинуто без дії, і ваше вето разом із нею.
what-do-allow = Ви нічого не робите: карта подіє, якщо ніхто інший не накладе вето.
