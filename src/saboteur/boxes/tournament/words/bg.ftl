## Its name, and what the lobby says of it

module-tournament = Турнирен вариант
module-tournament-about = Чипове със злато, алчни джуджета и карта с тунел по средата, за 5–9 играчи.

## Lessons

lesson-tournament = Турнирен вариант
lesson-tournament-1 = В турнира златото е в чипове: който завърши тунела, получава 3, другите златотърсачи по 2. Една карта е в мината от началото.
lesson-tournament-2 = Завършете тунела.
lesson-tournament-end = 3 за вас, по 2 за другите златотърсачи. Ако алчното джудже беше завършило тунела, щеше да вземе 4, а другите нищо.

## What is this?

share-finder = Завърши тунела: { $gold }
share-digger = Златотърсач: { $gold }
