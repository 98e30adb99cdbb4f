## Its name, and what the lobby says of it

module-tournament = Турнір
module-tournament-about = Жетони, жадібні гноми й карта на півдорозі, для 5–9 гравців.

## Lessons

lesson-tournament = Турнір
lesson-tournament-1 = У турнірі золото — фішки: хто прокладе шлях, отримає 3, решта золотошукачів по 2. Одна карта лежить у шахті від початку.
lesson-tournament-2 = Прокладіть шлях.
lesson-tournament-end = 3 вам, по 2 іншим золотошукачам. Якби це зробив жадібний гном, він узяв би 4, а решта нічого.
