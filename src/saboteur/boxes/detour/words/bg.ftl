## Its name, and what the lobby says of it

module-detour = Отклонение
module-detour-about = Карта, която премества последната карта с тунел.

## Cards

card-detour = Отклонение
card-detour-about = Преместете последната изиграна карта с тунел на друго място.

## Log

event-lifted = { $who } вдига картата с тунел { $place }: { $card }.
event-lifted-you = Вдигате картата с тунел { $place }: { $card }.

## Why a move is refused

reason-nothing-laid = Няма поставена карта, която да се премести.
reason-not-the-last = Може да се премести само последно поставената карта.
reason-same-cell = Картата трябва да отиде на друго място.

## Lessons

lesson-detour = Отклонение
lesson-detour-1 = Одвар току-що постави задънен тунел. Отклонението премества последно поставената карта с тунел. Махнете я от пътя си.
lesson-detour-end = На новото място трябва да пасва и се смята, че вие сте я поставили.

## What is this?

what-card-detour = Там трябва да пасва по обичайните правила. После се брои, че вие сте я поставили.
