### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt ab.
event-spent-cards = { $who } legt ab: { $cards }.
event-spent-you = Du legst ab: { $cards }.
event-inspected = { $who } sieht sich den Zwerg von { $whom } an.
event-inspected-dwarf = { $who } sieht sich den Zwerg von { $whom } an: { $dwarf }.
event-inspected-you = Du siehst dir den Zwerg von { $whom } an: { $dwarf }.
event-inspected-at-you = { $who } sieht sich deinen Zwerg an.
event-remembered = { $who } behält weggegebene Karten im Auge.
event-remembered-you = Du behältst im Auge, welche Karten du weggegeben hast.
event-proved = Jetzt wissen alle, wer { $who } ist: { $dwarf }.
event-proved-you = Jetzt wissen alle, wer du bist: { $dwarf }.
event-played-path = { $who } will eine Wegekarte legen.
event-played-path-you = Du willst eine Wegekarte legen.
event-searched = { $who } sieht sich abgelegte Karten an ({ $count }).
event-searched-you = Du siehst dir abgelegte Karten an ({ $count }).
event-kept = { $who } behält eine davon.
event-kept-you = Du behältst: { $card }.
event-kept-card = { $who } behält: { $card }.
event-shuffled = { $who } mischt den Ablagestapel.
event-shuffled-you = Du mischst den Ablagestapel.

## What is being asked now

window-keep = { $who } wählt eine Karte zum Behalten
window-keep-you = Wähle eine Karte zum Behalten

## What an action does, as a button

do-keep = Behalten: { $card }{ $word }

## At the table

piece-reached = erreicht

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Gieriger Zwerg
dwarf-greedy-aim = Vollende den Tunnel zum Schatz selbst; dann gehört das Gold dir allein.
round-won-greedy = Ein gieriger Zwerg hat den Schatz erreicht und behält alles.
reveal-side-greedy = des gierigen Zwergs

## What is this?

window-keep-why = Nur du siehst diese Karten. Behalte eine; die anderen kommen weg.
