## Its name, and what the lobby says of it

module-greedy-dwarf = Алчно джудже
module-greedy-dwarf-about = Един златотърсач иска съкровището само за себе си.

## Lessons

lesson-greedy-dwarf = Алчно джудже
lesson-greedy-dwarf-1 = Вие сте алчното джудже: печелите само ако сами завършите тунела. Тогава никой друг не получава нищо.
lesson-greedy-dwarf-2 = Завършете тунела.
lesson-greedy-dwarf-end = 4 златни къса, всичките ваши. Дотогава копаехте като всички; никой не знаеше.
