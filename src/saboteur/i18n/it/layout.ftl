### The editor of layouts, fetched with it.
### $what: a card; $place: where it lies, by place-…

layout-title = Disponi la miniera
layout-about = Prendi una carta, poi scegli dove posarla. La carta partenza resta dov’è.
layout-board = La miniera all’inizio
layout-start = Carta partenza
layout-cell = { $what }, { $place }
layout-picked = Hai preso: { $what }. Scegli dove posarla.
layout-put = { $what }: ora si trova { $place }.
layout-fine = Con questa disposizione si può giocare.
layout-usual = come al solito
layout-reset = Come al solito
layout-by-hand = Disponi a mano
layout-use = Usa questa disposizione
layout-play = Gioca con gli amici
layout-link = Link a questa disposizione
layout-link-about = Chi apre questo link vede la stessa disposizione.
layout-boxes = Carte di altre scatole
