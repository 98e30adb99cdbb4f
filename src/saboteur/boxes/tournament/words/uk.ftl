## Its name, and what the lobby says of it

module-tournament = Турнір
module-tournament-about = Жетони із золотом, жадібні гноми й карта тунелю вже на півдорозі, для 5–9 гравців.

## Lessons

lesson-tournament = Турнір
lesson-tournament-1 = У турнірі золото видають жетонами: хто завершить тунель, отримає 3, решта золотошукачів по 2. Одна карта лежить у лабіринті від початку.
lesson-tournament-2 = Завершіть тунель.
lesson-tournament-end = 3 вам, по 2 іншим золотошукачам. Якби це вдалося жадібному гномові, йому дісталося б 4, а решті нічого.

## What is this?

share-finder = За завершений тунель: { $gold }
share-digger = Золотошукач: { $gold }
