## Its name, and what the lobby says of it

module-tournament = Турнирен вариант
module-tournament-about = Чипове, алчни джуджета и карта по средата, за 5–9 играчи.

## Lessons

lesson-tournament = Турнирен вариант
lesson-tournament-1 = В турнира златото е в жетони: който направи връзката, получава 3, другите златотърсачи по 2. Една карта лежи в мината от началото.
lesson-tournament-2 = Направете връзката.
lesson-tournament-end = 3 за вас, по 2 за другите златотърсачи. Ако го беше направило алчното джудже, щеше да вземе 4, а другите нищо.
