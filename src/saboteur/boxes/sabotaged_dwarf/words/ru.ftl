## Its name, and what the lobby says of it

module-sabotaged-dwarf = Гном без инструмента
module-sabotaged-dwarf-about = Золотоискатель со сломанным в конце инструментом не получает карту самородков. Очень советуем, если вас немного.

## Lessons

lesson-sabotaged-dwarf = Гном без инструмента
lesson-sabotaged-dwarf-1 = В этом варианте золотоискатель со сломанным в конце инструментом золота не получает. Бруна вот-вот доберётся до сокровища, а ваш фонарь сломан.
lesson-sabotaged-dwarf-2 = Почините его вовремя.
lesson-sabotaged-dwarf-end = Бруна нашла сокровище, и вы получили свою долю.

## What is this?

share-broken-tool = Сломан инструмент: без карты самородков
