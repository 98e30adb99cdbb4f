### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Розкласти лабіринт
layout-about = Візьміть карту, а тоді оберіть, де вона лежатиме. Карта початку лишається на місці.
layout-board = Лабіринт на початку
layout-start = Карта початку
layout-cell = { $what }, { $place }
layout-picked = Узято: { $what }. Оберіть, де лежатиме карта.
layout-put = { $what } тепер лежить { $place }.
layout-fine = З цією розкладкою можна грати.
layout-usual = як завжди
layout-reset = Як завжди
layout-by-hand = Розкласти власноруч
layout-use = Узяти цю розкладку
layout-play = Грати з друзями
layout-link = Посилання на цю розкладку
layout-link-about = Хто відкриє це посилання, побачить ту саму розкладку.
layout-boxes = Карти з інших коробок
