## Its name, and what the lobby says of it

module-chests = Truhen
module-chests-about = Vier Truhen liegen im Bergwerk; nicht alles darin ist gut.
option-chests = Truhen
option-chests-about = Wo liegen die vier Truhen?
option-chests-zigzag = im Zickzack
option-chests-corners = in den Ecken
option-chests-random = zufällig
option-chests-card = Truhe

## Chests

chest-nugget = Goldstück
chest-nugget-about = Nimm 1 Goldstück.
chest-fog = Nebel
chest-fog-about = Bis zum Ende der Runde zeigt keine Schatzkarte mehr ein Ziel.
chest-tired = Müde
chest-tired-about = Zieh am Ende dieses Zuges keine Karte.
chest-extra = Noch eine Karte
chest-extra-about = Ziehe am Ende dieses Zuges eine Karte mehr.
chest-farther = Weiter weg
chest-farther-about = Rücke ein verdecktes Ziel um ein Feld vom Start weg.
chest-pickpocket = Taschendieb
chest-pickpocket-about = Nimm am Ende dieses Zuges jemandem eine Handkarte weg, statt zu ziehen.
chest-pick-of-three = Eine von dreien
chest-pick-of-three-about = Ziehe am Ende dieses Zuges drei Karten und behalte eine.
chest-spyglass = Fernrohr
chest-spyglass-about = Sieh dir einen fremden Zwerg an.
chest-rummage = Stöbern
chest-rummage-about = Sieh dir fünf abgelegte Karten an und behalte eine, statt zu ziehen.
chest-landslide = Erdrutsch
chest-landslide-about = Die obersten fünf Karten des Nachziehstapels werden verdeckt abgelegt.

## Log

event-chest-opened = { $who } öffnet die Truhe { $place }: { $chest }.
event-chest-opened-you = Du öffnest die Truhe { $place }: { $chest }.
event-chest-turned = { $who } dreht die Tunnelkarte einer Truhe passend ins Bergwerk, { $place }.
event-chest-turned-you = Du drehst die Tunnelkarte einer Truhe passend ins Bergwerk, { $place }.
event-chest-buried = Mit einem Steinschlag begräbt { $who } den Truhentunnel { $place }.
event-chest-buried-you = Mit einem Steinschlag begräbst du den Truhentunnel { $place }.
event-looked-into-chest = { $who } sieht in die Truhe { $place }.
event-looked-into-chest-you = Du siehst in die Truhe { $place }: { $chest }.
event-looked-into-chest-card = { $who } sieht in die Truhe { $place }: { $chest }.
event-fogged = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-fogged-you = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-goal-moved = { $who } rückt Ziel { $number } ein Feld weiter weg.
event-goal-moved-you = Du rückst Ziel { $number } ein Feld weiter weg.
event-robbed = { $who } nimmt { $whom } eine Handkarte weg.
event-robbed-you = Du nimmst { $whom } eine Handkarte weg: { $card }.
event-robbed-at-you = { $who } nimmt dir eine Handkarte weg: { $card }.
event-drew-several = { $who } zieht Karten zur Auswahl ({ $count }).
event-drew-several-you = Du ziehst Karten zur Auswahl ({ $count }).
event-slid = Erdrutsch: { $count ->
        [one] Die oberste Karte des Nachziehstapels wird
       *[other] Die obersten { $count } Karten des Nachziehstapels werden
    } verdeckt abgelegt.
event-slid-you = Erdrutsch: { $count ->
        [one] Die oberste Karte des Nachziehstapels wird
       *[other] Die obersten { $count } Karten des Nachziehstapels werden
    } verdeckt abgelegt.

## What is being asked now

window-move = { $who } rückt ein Ziel weiter weg
window-move-you = Wähle das Ziel, das weiter weg rückt
window-rob = { $who } nimmt jemandem eine Handkarte weg
window-rob-you = Wähle, wem du eine Handkarte wegnimmst
window-look = { $who } wählt, wessen Zwerg angesehen wird
window-look-you = Wähle, wessen Zwerg du dir ansiehst
window-lie-chest = { $who } wählt, wie herum die Tunnelkarte liegt
window-lie-chest-you = Wähle, wie herum die Tunnelkarte liegen soll

## Why a move is refused

reason-fog = Nebel liegt über den Zielen; in dieser Runde zeigt eine Schatzkarte nur Truhen.

## What an action does, as a button

do-rob-seat = Karte wegnehmen: { $who }
do-look-seat = Den Zwerg von { $who } ansehen
do-move = Dieses Ziel verschieben

## At the table

fact-fog = Nebel: keine Schatzkarte zeigt ein Ziel
piece-chest = verdeckte Truhe
piece-chest-known = verdeckte Truhe; du hast sie gesehen: { $chest }, { $card }
piece-chest-open = Truhentunnel, { $card }

## Claims

claim-saw-chest = Ich habe in eine Truhe gesehen: { $word }.
claim-saw-chest-button = Ich kenne eine Truhe…

## Lessons

lesson-chests = Truhen
lesson-chests-1 = Im Bergwerk liegen verdeckte Truhen. Wer eine erreicht, öffnet sie: Gold, Nebel, ein müder Zwerg, ein Erdrutsch…
lesson-chests-2 = Leg den geraden Tunnel neben den Start: Er führt zu einer.
lesson-chests-end = Ein Goldstück für dich, und die Tunnelkarte darüber gehört jetzt zum Bergwerk. Mit einer Schatzkarte darfst du auch in eine Truhe schauen.

## What is this?

piece-chest-about = Eine Truhe unter einer verdeckten Tunnelkarte: Wer sie erreicht, öffnet sie, was auch immer darin ist.
piece-chest-open-about = Die Tunnelkarte einer geöffneten Truhe.
window-move-why = In der Truhe war „Weiter weg“: Ein verdecktes Ziel rückt ein Feld vom Start weg.
window-rob-why = In der Truhe war „Taschendieb“: Statt zu ziehen, nimmst du blind eine Karte aus einer fremden Hand.
window-look-why = In der Truhe war „Fernrohr“: Sieh dir einen fremden Zwerg an; sonst sieht ihn niemand.
window-lie-chest-why = Die Tunnelkarte passt in beiden Richtungen oder in keiner. Du bestimmst, wie sie von nun an liegt.
what-piece-chest = Mit einer Schatzkarte kann man darunter nachsehen. Ein Steinschlag verschüttet sie, und der Inhalt ist verloren.
what-piece-chest-open = Wege führen hindurch wie durch jede Wegekarte. Ein Steinschlag kann sie entfernen.
what-fact-fog = Er kam aus einer Truhe. Bis zum Ende der Runde zeigen Schatzkarten nur Truhen.
what-do-move = Dieses Ziel rückt ein Feld vom Start weg.
what-do-rob = Du nimmst blind eine Karte aus dieser Hand.
what-do-look = Nur du siehst, wer das ist.
