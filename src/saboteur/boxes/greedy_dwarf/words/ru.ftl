## Its name, and what the lobby says of it

module-greedy-dwarf = Жадный гном
module-greedy-dwarf-about = Один из золотоискателей хочет сокровище только для себя.

## Lessons

lesson-greedy-dwarf = Жадный гном
lesson-greedy-dwarf-1 = Вы жадный гном: выиграете, только если сами проложите последний отрезок. Тогда больше никто ничего не получит.
lesson-greedy-dwarf-2 = Проложите.
lesson-greedy-dwarf-end = 4 золота, всё ваше. До тех пор вы копали, как все; никто не знал.
