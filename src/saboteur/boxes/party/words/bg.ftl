## Its name, and what the lobby says of it

module-party = Тунелно парти
module-party-about = Щом някой стигне до него, всички джуджета се размесват и раздават отново.

## Log

event-party-reached = { $who } стига до тунелното парти.
event-party-reached-you = Стигате до тунелното парти.
event-dealt-again = Всички джуджета са размесени и раздадени отново.
event-dealt-again-you = Всички джуджета са размесени и раздадени отново. Сега сте: { $dwarf }.

## Lessons

lesson-party = Тунелно парти
lesson-party-1 = Щом някой за пръв път стигне до партито, всички джуджета се събират, размесват и раздават отново.
lesson-party-2 = Стигнете до него.
lesson-party-end = Всеки поглежда джуджето си: то може да е ново. Каквото знаехте за другите, вече нищо не струва.
