## Its name, and what the lobby says of it

module-greedy-dwarf = Gieriger Zwerg
module-greedy-dwarf-about = Ein Goldsucher will den Schatz für sich allein.

## Lessons

lesson-greedy-dwarf = Gieriger Zwerg
lesson-greedy-dwarf-1 = Du bist der gierige Zwerg: du gewinnst nur, wenn du selbst die letzte Verbindung schaffst. Dann bekommt sonst niemand etwas.
lesson-greedy-dwarf-2 = Schaff sie.
lesson-greedy-dwarf-end = 4 Gold, nur für dich. Bis dahin hast du gegraben wie alle; niemand wusste es.
