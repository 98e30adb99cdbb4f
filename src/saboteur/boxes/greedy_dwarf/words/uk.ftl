## Its name, and what the lobby says of it

module-greedy-dwarf = Жадібний гном
module-greedy-dwarf-about = Один із золотошукачів хоче скарб лише для себе.

## Lessons

lesson-greedy-dwarf = Жадібний гном
lesson-greedy-dwarf-1 = Ви жадібний гном: виграєте, лише якщо самі прокладете останній відтинок. Тоді більше ніхто нічого не отримає.
lesson-greedy-dwarf-2 = Прокладіть.
lesson-greedy-dwarf-end = 4 золота, все ваше. Доти ви копали, як усі; ніхто не знав.
