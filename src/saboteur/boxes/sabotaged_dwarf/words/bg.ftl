## Its name, and what the lobby says of it

module-sabotaged-dwarf = Саботирано джудже
module-sabotaged-dwarf-about = Златотърсач със счупен инструмент не взема карта със злато.

## Lessons

lesson-sabotaged-dwarf = Саботирано джудже
lesson-sabotaged-dwarf-1 = В този вариант златотърсач със счупен инструмент накрая не взима злато. Bruna всеки момент ще стигне съкровището, а фенерът ви е счупен.
lesson-sabotaged-dwarf-2 = Поправете го навреме.
lesson-sabotaged-dwarf-end = Bruna намери съкровището и вие получихте дела си.
