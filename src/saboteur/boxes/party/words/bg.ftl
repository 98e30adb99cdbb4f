## Its name, and what the lobby says of it

module-party = Тунелно парти
module-party-about = Щом някой стигне до него, всички джуджета се размесват и раздават отново.

## Log

event-party-reached = { $who } стига до тунелното парти.
event-party-reached-you = Стигате до тунелното парти.
event-dealt-again = Всички джуджета са разбъркани и раздадени отново.
event-dealt-again-you = Всички джуджета са разбъркани и раздадени отново. Сега сте: { $dwarf }.

## Lessons

lesson-party = Тунелно парти
lesson-party-1 = Щом партито бъде стигнато за първи път, всички джуджета се събират, разбъркват и раздават наново.
lesson-party-2 = Стигнете го.
lesson-party-end = Всеки гледа може би ново джудже. Каквото знаехте за другите, вече не струва.
