## Its name, and what the lobby says of it

module-chests = Скрині
module-chests-about = У лабіринті лежать чотири скрині, і не все в них вам сподобається.
option-chests = Скрині
option-chests-about = Де лежать чотири скрині?
option-chests-zigzag = зигзагом
option-chests-corners = по кутах
option-chests-random = навмання
option-chests-card = Скриня

## Chests

chest-nugget = Самородок
chest-nugget-about = Візьміть 1 самородок.
chest-fog = Туман
chest-fog-about = До кінця раунду розвідка не показує карт кінця.
chest-tired = Втома
chest-tired-about = Не беріть карти наприкінці цього ходу.
chest-extra = Ще карта
chest-extra-about = Наприкінці цього ходу візьміть на одну карту більше.
chest-farther = Ще далі
chest-farther-about = Відсуньте одну закриту карту кінця на одне місце далі від початку.
chest-pickpocket = Кишеньковий злодій
chest-pickpocket-about = Наприкінці ходу замість карти з колоди візьміть карту з чужої руки.
chest-pick-of-three = Одна з трьох
chest-pick-of-three-about = Наприкінці цього ходу візьміть три карти й залиште собі одну.
chest-spyglass = Підзорна труба
chest-spyglass-about = Подивіться карту гнома іншого гравця.
chest-rummage = Пошуки у скинутих
chest-rummage-about = Подивіться п’ять скинутих карт і залиште собі одну замість карти з колоди.
chest-landslide = Зсув
chest-landslide-about = П’ять верхніх карт колоди скидають долілиць.

## Log

event-chest-opened = { $who } відкриває скриню { $place }: { $chest }.
event-chest-opened-you = Ви відкриваєте скриню { $place }: { $chest }.
event-chest-turned = { $who } повертає карту тунелю зі скринею так, щоб вона пасувала до лабіринту, { $place }.
event-chest-turned-you = Ви повертаєте карту тунелю зі скринею так, щоб вона пасувала до лабіринту, { $place }.
event-chest-buried = { $who } засипає тунель зі скринею { $place }.
event-chest-buried-you = Ви засипаєте тунель зі скринею { $place }.
event-looked-into-chest = { $who } зазирає у скриню { $place }.
event-looked-into-chest-you = Ви зазираєте у скриню { $place }: { $chest }.
event-looked-into-chest-card = { $who } зазирає у скриню { $place }: { $chest }.
event-fogged = Карти кінця вкрив туман: цього раунду розвідка їх не покаже.
event-fogged-you = Карти кінця вкрив туман: цього раунду розвідка їх не покаже.
event-goal-moved = { $who } відсуває карту кінця { $number } на одне місце далі.
event-goal-moved-you = Ви відсуваєте карту кінця { $number } на одне місце далі.
event-robbed = { $who } забирає карту з руки гравця { $whom }.
event-robbed-you = Ви забираєте карту з руки гравця { $whom }: { $card }.
event-robbed-at-you = { $who } забирає карту з вашої руки: { $card }.
event-drew-several = { $who } бере карти на вибір ({ $count }).
event-drew-several-you = Ви берете карти на вибір ({ $count }).
event-slid = Зсув: з колоди { $count ->
        [one] скинуто долілиць { $count } верхню карту
        [few] скинуто долілиць { $count } верхні карти
        [many] скинуто долілиць { $count } верхніх карт
       *[other] скинуто долілиць { $count } верхньої карти
    }.
event-slid-you = Зсув: з колоди { $count ->
        [one] скинуто долілиць { $count } верхню карту
        [few] скинуто долілиць { $count } верхні карти
        [many] скинуто долілиць { $count } верхніх карт
       *[other] скинуто долілиць { $count } верхньої карти
    }.

## What is being asked now

window-move = { $who } відсуває карту кінця
window-move-you = Оберіть, яку карту кінця відсунути
window-rob = { $who } бере карту з чужої руки
window-rob-you = Оберіть, з чиєї руки взяти карту
window-look = { $who } обирає, чийого гнома подивитися
window-look-you = Оберіть, чийого гнома подивитися
window-lie-chest = { $who } обирає, як ляже карта тунелю
window-lie-chest-you = Оберіть, як ляже карта тунелю

## Why a move is refused

reason-fog = Карти кінця вкрив туман; цього раунду можна дивитися лише скрині.

## What an action does, as a button

do-rob-seat = Узяти в гравця { $who }
do-look-seat = Подивитися гнома: { $who }
do-move = Пересунути цю карту кінця

## At the table

fact-fog = туман: розвідка не показує карт кінця
piece-chest = закрита скриня
piece-chest-known = закрита скриня; ви її бачили: { $chest }, { $card }
piece-chest-open = тунель зі скринею, { $card }

## Claims

claim-saw-chest = У скрині лежить: { $word }.
claim-saw-chest-button = У скрині…

## Lessons

lesson-chests = Скрині
lesson-chests-1 = У лабіринті сховано скрині. Хто дістанеться скрині, відкриває її: золото, туман, утома, зсув…
lesson-chests-2 = Покладіть прямий тунель біля початку: він веде до однієї.
lesson-chests-end = Самородок вам, а карта тунелю над скринею тепер частина лабіринту. Розвідка може зазирнути й у скриню.

## What is this?

piece-chest-about = Скриня під закритою картою тунелю: хто до неї дійде, той її відкриє, на радість чи на біду.
piece-chest-open-about = Карта тунелю від відкритої скрині.
window-move-why = У скрині було «Ще далі»: одна закрита карта кінця відсувається на одне місце далі від початку.
window-rob-why = У скрині був «Кишеньковий злодій»: замість карти з колоди ви не дивлячись берете карту з чужої руки.
window-look-why = У скрині була «Підзорна труба»: подивіться чужого гнома; більше його ніхто не бачить.
window-lie-chest-why = Карта тунелю підходить і так, і так, або ніяк. Ви вирішуєте, як вона лежатиме далі.
what-piece-chest = «Розвідка» покаже, що під нею. Обвал засипає скриню, і вміст пропадає.
what-piece-chest-open = Шляхи йдуть крізь неї, як крізь будь-яку карту тунелю. Обвал може її прибрати.
what-fact-fog = Він вийшов зі скрині. До кінця раунду «Розвідка» показує лише скрині.
what-do-move = Ця карта відсувається на одне місце далі від початку.
what-do-rob = Ви не дивлячись берете одну карту з цієї руки.
what-do-look = Хто це, побачите лише ви.
