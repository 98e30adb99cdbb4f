## Its name, and what the lobby says of it

module-greedy-dwarf = Gieriger Zwerg
module-greedy-dwarf-about = Ein Goldsucher will den Schatz für sich allein.

## Lessons

lesson-greedy-dwarf = Gieriger Zwerg
lesson-greedy-dwarf-1 = Du bist der gierige Zwerg: Du gewinnst nur, wenn du selbst den Tunnel vollendest. Dann bekommt sonst niemand etwas.
lesson-greedy-dwarf-2 = Vollende den Tunnel.
lesson-greedy-dwarf-end = 4 Goldstücke, nur für dich. Bis dahin hast du gegraben wie alle; niemand wusste es.
