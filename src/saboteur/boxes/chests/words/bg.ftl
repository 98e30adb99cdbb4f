## Its name, and what the lobby says of it

module-chests = Ковчежета
module-chests-about = В мината лежат четири ковчежета, но в тях не винаги има това, което ви се иска.
option-chests = Ковчежета
option-chests-about = Къде лежат четирите ковчежета?
option-chests-zigzag = на зигзаг
option-chests-corners = в ъглите
option-chests-random = на случайни места
option-chests-card = Ковчеже

## Chests

chest-nugget = Златен къс
chest-nugget-about = Вземете 1 златен къс.
chest-fog = Мъгла
chest-fog-about = До края на рунда никоя Схема не показва карта с цел.
chest-tired = Умора
chest-tired-about = Не теглете карта в края на този ход.
chest-extra = Още една карта
chest-extra-about = В края на този ход изтеглете една карта повече.
chest-farther = По-далече
chest-farther-about = Отдалечете една закрита карта с цел с едно място от старта.
chest-pickpocket = Джебчия
chest-pickpocket-about = В края на този ход вземете карта от нечия ръка, вместо да теглите.
chest-pick-of-three = Една от три
chest-pick-of-three-about = В края на този ход изтеглете три карти и задръжте една.
chest-spyglass = Далекоглед
chest-spyglass-about = Погледнете джуджето на друг играч.
chest-rummage = Ровене
chest-rummage-about = Погледнете пет изчистени карти и задръжте една, вместо да теглите.
chest-landslide = Срутване
chest-landslide-about = Горните пет карти от тестето за теглене се изчистват с лицето надолу.

## Log

event-chest-opened = { $who } отваря ковчежето { $place }: { $chest }.
event-chest-opened-you = Отваряте ковчежето { $place }: { $chest }.
event-chest-turned = { $who } завърта картата с тунел на ковчеже, за да пасне в мината, { $place }.
event-chest-turned-you = Завъртате картата с тунел на ковчеже, за да пасне в мината, { $place }.
event-chest-buried = { $who } предизвиква свлачище върху тунела с ковчежето { $place }.
event-chest-buried-you = Предизвиквате свлачище върху тунела с ковчежето { $place }.
event-looked-into-chest = { $who } поглежда в ковчежето { $place }.
event-looked-into-chest-you = Поглеждате в ковчежето { $place }: { $chest }.
event-looked-into-chest-card = { $who } поглежда в ковчежето { $place }: { $chest }.
event-fogged = Мъгла покри целите: в този рунд никоя Схема не ги показва.
event-fogged-you = Мъгла покри целите: в този рунд никоя Схема не ги показва.
event-goal-moved = { $who } премества цел { $number } с едно място по-далеч.
event-goal-moved-you = Премествате цел { $number } с едно място по-далеч.
event-robbed = { $who } взема карта от ръката на { $whom }.
event-robbed-you = Вземате карта от ръката на { $whom }: { $card }.
event-robbed-at-you = { $who } взема карта от ръката ви: { $card }.
event-drew-several = { $who } тегли карти за избор ({ $count }).
event-drew-several-you = Теглите карти за избор ({ $count }).
event-slid = Срутване: { $count ->
        [one] горната карта от тестето е изчистена
       *[other] горните { $count } карти от тестето са изчистени
    } с лицето надолу.
event-slid-you = Срутване: { $count ->
        [one] горната карта от тестето е изчистена
       *[other] горните { $count } карти от тестето са изчистени
    } с лицето надолу.

## What is being asked now

window-move = { $who } отдалечава цел
window-move-you = Изберете коя цел да отдалечите
window-rob = { $who } взема карта от нечия ръка
window-rob-you = Изберете от чия ръка да вземете карта
window-look = { $who } избира чие джудже да погледне
window-look-you = Изберете чие джудже да погледнете
window-lie-chest = { $who } избира как да легне картата с тунел
window-lie-chest-you = Изберете как да легне картата с тунел

## Why a move is refused

reason-fog = Мъгла покрива целите; в този рунд Схемата показва само ковчежета.

## What an action does, as a button

do-rob-seat = Вземане от { $who }
do-look-seat = Поглеждане на джуджето на { $who }
do-move = Преместване на тази цел

## At the table

fact-fog = мъгла: никоя Схема не показва цел
piece-chest = закрито ковчеже
piece-chest-known = закрито ковчеже; видели сте го: { $chest }, { $card }
piece-chest-open = тунел с ковчеже, { $card }

## Claims

claim-saw-chest = Погледнах в ковчеже: { $word }.
claim-saw-chest-button = Видях ковчеже…

## Lessons

lesson-chests = Ковчежета
lesson-chests-1 = В мината има закрити ковчежета. Който стигне до ковчеже, го отваря: злато, мъгла, умора, срутване…
lesson-chests-2 = Поставете правия тунел до старта: води до едно.
lesson-chests-end = Златен къс за вас, а картата с тунел над него вече е част от мината. И със схема може да се погледне в ковчеже.

## What is this?

piece-chest-about = Ковчеже под закрита карта с тунел: който стигне до него, го отваря, за добро или лошо.
piece-chest-open-about = Картата с тунел от отворено ковчеже.
window-move-why = В ковчежето беше „По-далече“: една закрита цел се отмества с едно място от старта.
window-rob-why = В ковчежето беше „Джебчия“: вместо да теглите, вземате наслуки карта от чужда ръка.
window-look-why = В ковчежето беше „Далекоглед“: погледнете чуждо джудже; никой друг не го вижда.
window-lie-chest-why = Картата с тунел пасва и в двете посоки или в никоя. Вие решавате как ще лежи оттук нататък.
what-piece-chest = Със схема може да се погледне под него. Свлачище го затрупва и съдържанието се губи.
what-piece-chest-open = Пътища минават през нея като през всяка карта с тунел. Свлачище може да я махне.
what-fact-fog = Излезе от ковчеже. До края на рунда схемите показват само ковчежета.
what-do-move = Тази цел се отмества с едно място от старта.
what-do-rob = Вземате наслуки една карта от тази ръка.
what-do-look = Само вие виждате кой е.
