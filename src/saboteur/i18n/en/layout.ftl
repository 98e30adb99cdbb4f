### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Arrange the mine
layout-about = Pick up a card, then choose where it lies. The start card stays where it is.
layout-board = The mine at the start
layout-start = Start card
layout-cell = { $what }, { $place }
layout-picked = { $what } picked up. Choose where it lies.
layout-put = { $what } now lies { $place }.
layout-fine = You can play with this layout.
layout-usual = as usual
layout-reset = Back to usual
layout-by-hand = Arrange by hand
layout-use = Use this layout
layout-play = Play with friends
layout-link = Link to this layout
layout-link-about = Whoever opens this link sees the same layout.
layout-boxes = Cards from other boxes
