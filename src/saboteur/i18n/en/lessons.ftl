### Lessons: fetched with their pages.
### lesson-KEY is a lesson’s name, lesson-KEY-N what is said at its step N, lesson-KEY-end what is said when it is done.

learn-title = Learn the game
learn-about = Each lesson teaches one idea at a real table and takes about a minute. Illegal moves are refused, with the rule shown.
learn-first = Your first round
learn-box = Expansions and variants
learn-done-of = { $done } of { $of }
learn-known = done
learn-all = All lessons
learn-step = { $at } of { $of }
learn-on = Continue
learn-next = Next: { $lesson }
learn-play = Play a game
learn-show = Show me
learn-again = Start over
error-not-here = That’s allowed too, but try what the lesson asks for.
error-unknown-lesson = There is no such lesson.
