## Its name, and what the lobby says of it

module-sabotaged-dwarf = Гном без інструмента
module-sabotaged-dwarf-about = Золотошукач зі зламаним інструментом не бере карти самородків.

## Lessons

lesson-sabotaged-dwarf = Гном без інструмента
lesson-sabotaged-dwarf-1 = У цьому варіанті золотошукач зі зламаним інструментом наприкінці золота не бере. Bruna от-от дістанеться скарбу, а ваш ліхтар зламано.
lesson-sabotaged-dwarf-2 = Полагодьте його вчасно.
lesson-sabotaged-dwarf-end = Bruna знайшла скарб, і ви отримали свою частку.
