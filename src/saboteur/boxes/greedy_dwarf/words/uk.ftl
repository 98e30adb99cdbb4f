## Its name, and what the lobby says of it

module-greedy-dwarf = Жадібний гном
module-greedy-dwarf-about = Один із золотошукачів хоче скарб лише для себе.

## Lessons

lesson-greedy-dwarf = Жадібний гном
lesson-greedy-dwarf-1 = Ви жадібний гном: ви виграєте, лише якщо самі завершите тунель. Тоді більше ніхто нічого не отримає.
lesson-greedy-dwarf-2 = Завершіть тунель.
lesson-greedy-dwarf-end = 4 самородки, і всі ваші. Доти ви копали, як усі; ніхто не знав.
