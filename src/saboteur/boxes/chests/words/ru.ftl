## Its name, and what the lobby says of it

module-chests = Сундуки
module-chests-about = В лабиринте лежат четыре сундука, и не всё в них вам понравится.
option-chests = Сундуки
option-chests-about = Где лежат четыре сундука?
option-chests-zigzag = зигзагом
option-chests-corners = по углам
option-chests-random = наугад
option-chests-card = Сундук

## Chests

chest-nugget = Самородок
chest-nugget-about = Возьмите 1 самородок.
chest-fog = Туман
chest-fog-about = До конца раунда разведка не показывает целей.
chest-tired = Усталость
chest-tired-about = Не берите карту в конце этого хода.
chest-extra = Ещё карта
chest-extra-about = В конце этого хода возьмите на одну карту больше.
chest-farther = Ещё дальше
chest-farther-about = Отодвиньте одну закрытую цель на одно место дальше от начала.
chest-pickpocket = Карманник
chest-pickpocket-about = В конце хода вместо карты из колоды возьмите карту из чужой руки.
chest-pick-of-three = Одна из трёх
chest-pick-of-three-about = В конце этого хода возьмите три карты и оставьте себе одну.
chest-spyglass = Подзорная труба
chest-spyglass-about = Посмотрите карту гнома другого игрока.
chest-rummage = Поиски в сбросе
chest-rummage-about = Посмотрите пять карт сброса и оставьте себе одну вместо карты из колоды.
chest-landslide = Оползень
chest-landslide-about = Пять верхних карт колоды сбрасывают рубашкой вверх.

## Log

event-chest-opened = { $who } открывает сундук { $place }: { $chest }.
event-chest-opened-you = Вы открываете сундук { $place }: { $chest }.
event-chest-turned = { $who } поворачивает карту тоннеля с сундуком так, чтобы она подошла к лабиринту, { $place }.
event-chest-turned-you = Вы поворачиваете карту тоннеля с сундуком так, чтобы она подошла к лабиринту, { $place }.
event-chest-buried = { $who } засыпает тоннель с сундуком { $place }.
event-chest-buried-you = Вы засыпаете тоннель с сундуком { $place }.
event-looked-into-chest = { $who } заглядывает в сундук { $place }.
event-looked-into-chest-you = Вы заглядываете в сундук { $place }: { $chest }.
event-looked-into-chest-card = { $who } заглядывает в сундук { $place }: { $chest }.
event-fogged = Цели окутал туман: в этом раунде разведка их не покажет.
event-fogged-you = Цели окутал туман: в этом раунде разведка их не покажет.
event-goal-moved = { $who } отодвигает карту цели { $number } на одно место дальше.
event-goal-moved-you = Вы отодвигаете карту цели { $number } на одно место дальше.
event-robbed = { $who } забирает карту из руки игрока { $whom }.
event-robbed-you = Вы забираете карту из руки игрока { $whom }: { $card }.
event-robbed-at-you = { $who } забирает карту из вашей руки: { $card }.
event-drew-several = { $who } берёт карты на выбор ({ $count }).
event-drew-several-you = Вы берёте карты на выбор ({ $count }).
event-slid = Оползень: из колоды { $count ->
        [one] сброшена рубашкой вверх { $count } верхняя карта
        [few] сброшены рубашкой вверх { $count } верхние карты
        [many] сброшены рубашкой вверх { $count } верхних карт
       *[other] сброшены рубашкой вверх { $count } верхней карты
    }.
event-slid-you = Оползень: из колоды { $count ->
        [one] сброшена рубашкой вверх { $count } верхняя карта
        [few] сброшены рубашкой вверх { $count } верхние карты
        [many] сброшены рубашкой вверх { $count } верхних карт
       *[other] сброшены рубашкой вверх { $count } верхней карты
    }.

## What is being asked now

window-move = { $who } отодвигает цель
window-move-you = Выберите, какую цель отодвинуть
window-rob = { $who } берёт карту из чужой руки
window-rob-you = Выберите, из чьей руки взять карту
window-look = { $who } выбирает, чьего гнома посмотреть
window-look-you = Выберите, чьего гнома посмотреть
window-lie-chest = { $who } выбирает, как ляжет карта тоннеля
window-lie-chest-you = Выберите, как ляжет карта тоннеля

## Why a move is refused

reason-fog = Цели окутал туман; в этом раунде можно смотреть только сундуки.

## What an action does, as a button

do-rob-seat = Взять у игрока { $who }
do-look-seat = Посмотреть гнома: { $who }
do-move = Передвинуть эту цель

## At the table

fact-fog = туман: разведка не показывает целей
piece-chest = закрытый сундук
piece-chest-known = закрытый сундук; вы его видели: { $chest }, { $card }
piece-chest-open = тоннель с сундуком, { $card }

## Claims

claim-saw-chest = В сундуке лежит: { $word }.
claim-saw-chest-button = В сундуке…

## Lessons

lesson-chests = Сундуки
lesson-chests-1 = В лабиринте спрятаны сундуки. Кто доберётся до сундука, открывает его: золото, туман, усталость, оползень…
lesson-chests-2 = Положите прямой тоннель у начала: он ведёт к одному.
lesson-chests-end = Самородок вам, а карта тоннеля над сундуком теперь часть лабиринта. Разведка может заглянуть и в сундук.

## What is this?

piece-chest-about = Сундук под закрытой картой тоннеля: кто до него дойдёт, тот его откроет, на радость или на беду.
piece-chest-open-about = Карта тоннеля от открытого сундука.
window-move-why = В сундуке было «Ещё дальше»: одна закрытая цель отодвигается на одно место дальше от начала.
window-rob-why = В сундуке был «Карманник»: вместо карты из колоды вы не глядя берёте карту из чужой руки.
window-look-why = В сундуке была «Подзорная труба»: посмотрите чужого гнома; больше его никто не видит.
window-lie-chest-why = Карта тоннеля подходит и так, и так, или никак. Вы решаете, как она будет лежать дальше.
what-piece-chest = «Разведка» покажет, что под ней. Обвал засыпает сундук, и содержимое пропадает.
what-piece-chest-open = Пути идут через неё, как через любую карту пути. Обвал может её убрать.
what-fact-fog = Он вышел из сундука. До конца раунда «Разведка» показывает только сундуки.
what-do-move = Эта цель отодвигается на одно место дальше от начала.
what-do-rob = Вы не глядя берёте одну карту из этой руки.
what-do-look = Кто это, увидите только вы.
