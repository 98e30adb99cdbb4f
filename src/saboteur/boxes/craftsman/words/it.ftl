## Its name, and what the lobby says of it

module-craftsman = Artigiano
module-craftsman-about = Una carta che ripara qualsiasi attrezzo.

## Cards

card-craftsman = Artigiano
card-craftsman-about = Ripara un attrezzo rotto qualsiasi.

## Lessons

lesson-craftsman = Artigiano
lesson-craftsman-1 = L’artigiano ripara qualsiasi attrezzo, tuo o altrui. Giocalo e scegli.
lesson-craftsman-end = Una carta, un attrezzo, qualunque sia.

## What is this?

what-card-craftsman = Può essere un attrezzo tuo o di altri. Dove niente è rotto non si può giocare.
