## Its name, and what the lobby says of it

module-sabotaged-dwarf = Гном без інструмента
module-sabotaged-dwarf-about = Золотошукач зі зламаним наприкінці інструментом не отримує карти самородків. Дуже радимо, якщо вас небагато.

## Lessons

lesson-sabotaged-dwarf = Гном без інструмента
lesson-sabotaged-dwarf-1 = У цьому варіанті золотошукач зі зламаним наприкінці інструментом золота не отримує. Бруна от-от дістанеться скарбу, а ваш ліхтар зламано.
lesson-sabotaged-dwarf-2 = Відремонтуйте його вчасно.
lesson-sabotaged-dwarf-end = Бруна знайшла скарб, і ви отримали свою частку.

## What is this?

share-broken-tool = Зламано інструмент: без карти самородків
