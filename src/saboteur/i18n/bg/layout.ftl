### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Подреждане на мината
layout-about = Вземете карта и изберете къде да лежи. Стартовата карта остава на мястото си.
layout-board = Мината в началото
layout-start = Стартова карта
layout-cell = { $what }, { $place }
layout-picked = Взехте: { $what }. Изберете къде да лежи картата.
layout-put = { $what } вече лежи { $place }.
layout-fine = С тази подредба може да се играе.
layout-usual = както обикновено
layout-reset = Както обикновено
layout-by-hand = Ръчно подреждане
layout-use = Използване на тази подредба
layout-play = Игра с приятели
layout-link = Връзка към тази подредба
layout-link-about = Който отвори тази връзка, вижда същата подредба.
layout-boxes = Карти от други кутии
