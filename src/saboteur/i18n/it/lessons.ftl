### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Impara a giocare
learn-about = Ogni lezione insegna un’idea a un tavolo vero e dura circa un minuto. Una mossa non permessa viene rifiutata, citando la regola.
learn-first = Il tuo primo round
learn-box = Espansioni e varianti
learn-done-of = { $done } di { $of }
learn-known = fatto
learn-all = Tutte le lezioni
learn-step = { $at } di { $of }
learn-on = Avanti
learn-next = Prossima: { $lesson }
learn-play = Gioca una partita
learn-show = Fammi vedere
learn-again = Dall’inizio
error-not-here = È permesso anche questo, ma qui prova ciò che chiede la lezione.
error-unknown-lesson = Questa lezione non esiste.
