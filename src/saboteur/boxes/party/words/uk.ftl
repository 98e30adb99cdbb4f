## Its name, and what the lobby says of it

module-party = Вечірка в тунелі
module-party-about = Коли до неї дістануться, усіх гномів перетасують і роздадуть знову.
option-party-place = Де вечірка
option-party-place-card = Вечірка в тунелі

## Log

event-party-reached = { $who } дістається вечірки в тунелі.
event-party-reached-you = Ви дістаєтеся вечірки в тунелі.
event-dealt-again = Усіх гномів перемішано й роздано знову.
event-dealt-again-you = Усіх гномів перемішано й роздано знову. Тепер ви: { $dwarf }.

## Lessons

lesson-party = Вечірка в тунелі
lesson-party-1 = Коли вперше дістануться кімнати вечірки, усіх гномів збирають, тасують і роздають знову.
lesson-party-2 = Дістаньтеся туди.
lesson-party-end = Кожен дивиться свого гнома: він може бути новий. Що ви знали про інших, уже нічого не варте.

## What is this?

piece-party-about = Коли сюди дійдуть уперше, усіх гномів зберуть, перемішають і роздадуть заново.
what-piece-party = Потім кожен дивиться свого гнома. Те, що ви знали про інших, може бути вже неправдою.
