## Its name, and what the lobby says of it

module-party = Вечеринка в тоннеле
module-party-about = Когда до неё доберутся, всех гномов перетасуют и раздадут заново.

## Log

event-party-reached = { $who } добирается до вечеринки в тоннеле.
event-party-reached-you = Вы добираетесь до вечеринки в тоннеле.
event-dealt-again = Все гномы перемешаны и розданы заново.
event-dealt-again-you = Все гномы перемешаны и розданы заново. Теперь вы: { $dwarf }.

## Lessons

lesson-party = Вечеринка в тоннеле
lesson-party-1 = Когда впервые доберутся до комнаты вечеринки, всех гномов собирают, тасуют и раздают заново.
lesson-party-2 = Доберитесь до неё.
lesson-party-end = Каждый смотрит на, может быть, нового гнома. Что вы знали о других, уже ничего не стоит.
