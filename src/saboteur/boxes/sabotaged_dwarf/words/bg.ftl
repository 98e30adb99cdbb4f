## Its name, and what the lobby says of it

module-sabotaged-dwarf = Саботирано джудже
module-sabotaged-dwarf-about = Златотърсач със счупен накрая инструмент не получава карта със злато. Препоръчваме го силно за малко играчи.

## Lessons

lesson-sabotaged-dwarf = Саботирано джудже
lesson-sabotaged-dwarf-1 = В този вариант златотърсач, чийто инструмент накрая е счупен, не получава злато. Бруна всеки момент ще стигне до съкровището, а фенерът ви е счупен.
lesson-sabotaged-dwarf-2 = Ремонтирайте го навреме.
lesson-sabotaged-dwarf-end = Бруна намери съкровището и вие получихте дела си.

## What is this?

share-broken-tool = Счупен инструмент: без карта със злато
