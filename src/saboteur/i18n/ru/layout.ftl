### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Разложить лабиринт
layout-about = Возьмите карту и выберите, где она будет лежать. Начальная карта остаётся на месте.
layout-board = Лабиринт в начале
layout-start = Начальная карта
layout-cell = { $what }, { $place }
layout-picked = Взято: { $what }. Выберите, где будет лежать карта.
layout-put = { $what } теперь лежит { $place }.
layout-fine = С этой раскладкой можно играть.
layout-usual = как обычно
layout-reset = Как обычно
layout-by-hand = Разложить самим
layout-use = Взять эту раскладку
layout-play = Играть с друзьями
layout-link = Ссылка на эту раскладку
layout-link-about = Кто откроет эту ссылку, увидит ту же раскладку.
layout-boxes = Карты из других коробок
