## Its name, and what the lobby says of it

module-tournament = Турнир
module-tournament-about = Жетоны, жадные гномы и карта на полпути, для 5–9 игроков.

## Lessons

lesson-tournament = Турнир
lesson-tournament-1 = В турнире золото — фишки: кто проложит путь, получит 3, остальные золотоискатели по 2. Одна карта лежит в шахте с начала.
lesson-tournament-2 = Проложите путь.
lesson-tournament-end = 3 вам, по 2 другим золотоискателям. Если бы это сделал жадный гном, он взял бы 4, а остальные ничего.
