## Its name, and what the lobby says of it

module-veto = Вето
module-veto-about = Карта, която отменя току-що изиграната карта на друг играч.

## Cards

card-veto = Вето
card-veto-about = Отменете карта, която друг играч току-що е изиграл.

## Log

event-vetoed = { $who } налага вето на „{ $card }“: картата няма ефект.
event-vetoed-you = Налагате вето на „{ $card }“: картата няма ефект.

## What is being asked now

window-veto = Изчаква се вето
window-veto-you = Вето?

## Why a move is refused

reason-only-in-answer = Вето се играе само в отговор на карта на друг играч.

## What an action does, as a button

do-veto = Вето
do-allow = Без вето

## At the table

reaction-aimed = { $who } играе „{ $card }“ върху { $whom }.
reaction-aimed-you = Играете „{ $card }“ върху { $whom }.
reaction-seconds = { $seconds } с
reaction-answered = Не възразявате. Другите още мислят.

## Claims

claim-no-veto = Ветото не е у мен.
claim-no-veto-button = Нямам вето

## Lessons

lesson-veto = Вето
lesson-veto-1 = Имате вето. Играе се в чужд ход, затова първо вашия: копайте.
lesson-veto-2 = Бруна иска да счупи кирката ви. Всички биват попитани дали картата да важи. Кажете не.
lesson-veto-end = Картата ѝ си отиде без действие, а с нея и ветото. Винаги се питат всички, затова никой не издава у кого е.

## What is this?

window-veto-why = След всяка карта се питат всички, със или без вето. „{ do-allow }“ не прави нищо; ветото отменя картата.
what-card-veto = Играе се в чужд ход. Винаги се питат всички, затова никой не може да разбере у кого е.
what-do-veto = Картата се изчиства без действие, а с нея и вашето вето.
what-do-allow = Не правите нищо: картата действа, освен ако някой друг не наложи вето.
