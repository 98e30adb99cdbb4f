## Its name, and what the lobby says of it

module-tournament = Турнир
module-tournament-about = Жетоны с золотом, жадные гномы и карта пути уже на полпути, для 5–9 игроков.

## Lessons

lesson-tournament = Турнир
lesson-tournament-1 = В турнире золото выдают жетонами: кто завершит путь, получит 3, остальные золотоискатели по 2. Одна карта лежит в лабиринте с начала.
lesson-tournament-2 = Завершите путь.
lesson-tournament-end = 3 вам, по 2 другим золотоискателям. Если бы это удалось жадному гному, ему досталось бы 4, а остальным ничего.

## What is this?

share-finder = За завершённый путь: { $gold }
share-digger = Золотоискатель: { $gold }
