module-lantern = Lantern
module-lantern-about = Gib einer Mitspielerin Licht: Beide zieht ihr eine Karte.

card-lantern = Lantern
card-lantern-about = Spiel die Karte auf jemand anderen. Am Ende des Zuges zieht ihr beide eine Karte.
what-card-lantern = Sie ist für jemand anderen, nie für dich selbst.

event-lantern-lit = { $who } gibt { $whom } Licht.
event-lantern-lit-you = Du gibst { $whom } Licht.
event-lantern-lit-at-you = { $who } gibt dir Licht.

reason-lantern-alone = Diese Karte ist für jemand anderen.

lesson-lantern = Lantern
lesson-lantern-1 = Bruna braucht Karten. Spiel die Karte auf sie.
lesson-lantern-end = Ihr habt beide eine Karte gezogen.
