## Its name, and what the lobby says of it

module-greedy-dwarf = Жадный гном
module-greedy-dwarf-about = Один из золотоискателей хочет сокровище только для себя.

## Lessons

lesson-greedy-dwarf = Жадный гном
lesson-greedy-dwarf-1 = Вы жадный гном: вы выиграете, только если сами завершите путь. Тогда больше никто ничего не получит.
lesson-greedy-dwarf-2 = Завершите путь.
lesson-greedy-dwarf-end = 4 самородка, и все ваши. До тех пор вы копали, как все; никто не знал.
