### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Das Spiel lernen
learn-about = Jede Lektion zeigt eine Idee an einem echten Tisch und dauert etwa eine Minute. Was nicht erlaubt ist, wird mit der passenden Regel abgelehnt.
learn-first = Deine erste Runde
learn-box = Erweiterungen und Varianten
learn-done-of = { $done } von { $of }
learn-known = erledigt
learn-all = Alle Lektionen
learn-step = { $at } von { $of }
learn-on = Weiter
learn-next = Als Nächstes: { $lesson }
learn-play = Jetzt spielen
learn-show = Zeig es mir
learn-again = Von vorn
error-not-here = Das ist auch erlaubt, aber versuch hier, was die Lektion will.
error-unknown-lesson = Diese Lektion gibt es nicht.
