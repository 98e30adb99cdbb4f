## Its name, and what the lobby says of it

module-guide = Wegweiser
module-guide-about = Eine Karte für zwei Wegekarten in einem Zug.

## Cards

card-guide = Wegweiser
card-guide-about = Lege zwei Wegekarten nacheinander, dann ziehe zwei.

## What is being asked now

window-guide = { $who } legt eine Wegekarte (noch { $count })
window-guide-you = Lege eine Wegekarte (noch { $count })

## Why a move is refused

reason-nothing-to-lay = Keine deiner Wegekarten lässt sich gerade legen.

## Lessons

lesson-guide = Wegweiser
lesson-guide-1 = Mit dem Wegweiser legst du zwei Wegekarten in einem Zug. Spiel ihn.
lesson-guide-2 = Die erste.
lesson-guide-3 = Und die zweite, ans Ende des Tunnels.
lesson-guide-end = Dann ziehst du zwei Karten.

## What is this?

window-guide-why = Dein Wegweiser lässt dich in diesem Zug zwei Wegekarten legen.
what-card-guide = Jede muss nach den üblichen Regeln passen. Solange dich etwas am Graben hindert, kannst du ihn nicht spielen.
option-guide-draws = Wegweiser mit nur einer Wegekarte
option-guide-draws-about = Wie viele Karten werden gezogen, wenn nur eine Wegekarte gelegt werden konnte?
option-guide-draws-two = immer zwei
option-guide-draws-laid = so viele, wie gelegt wurden
