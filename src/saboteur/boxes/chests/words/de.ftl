## Its name, and what the lobby says of it

module-chests = Truhen
module-chests-about = Vier Truhen liegen im Bergwerk; nicht alles darin ist gut.
option-chests = Truhen
option-chests-about = Wo liegen die vier Truhen?
option-chests-zigzag = im Zickzack
option-chests-corners = in den Ecken
option-chests-random = irgendwo

## Chests

chest-nugget = Goldstück
chest-nugget-about = Nimm 1 Goldstück.
chest-fog = Nebel
chest-fog-about = Bis zum Ende der Runde zeigt keine Schatzkarte mehr ein Ziel.
chest-tired = Müde
chest-tired-about = Am Ende dieses Zuges wird nicht gezogen.
chest-extra = Noch eine Karte
chest-extra-about = Ziehe am Ende dieses Zuges eine Karte mehr.
chest-farther = Weiter weg
chest-farther-about = Rücke ein verdecktes Ziel um einen Platz vom Start weg.
chest-pickpocket = Taschendieb
chest-pickpocket-about = Nimm am Ende dieses Zuges jemandem eine Handkarte weg, statt zu ziehen.
chest-pick-of-three = Eine von dreien
chest-pick-of-three-about = Ziehe am Ende dieses Zuges drei Karten und behalte eine.
chest-spyglass = Fernrohr
chest-spyglass-about = Sieh dir einen fremden Zwerg an.
chest-rummage = Stöbern
chest-rummage-about = Sieh dir fünf abgelegte Karten an und behalte eine, statt zu ziehen.
chest-landslide = Erdrutsch
chest-landslide-about = Die obersten fünf Karten des Nachziehstapels werden ungesehen abgelegt.

## Log

event-chest-opened = { $who } öffnet die Truhe bei { $cell }: { $chest }.
event-chest-opened-you = Du öffnest die Truhe bei { $cell }: { $chest }.
event-chest-turned = { $who } fügt die Tunnelkarte bei { $cell } ins Bergwerk ein.
event-chest-turned-you = Du fügst die Tunnelkarte bei { $cell } ins Bergwerk ein.
event-chest-buried = { $who } lässt Steine auf den Truhentunnel bei { $cell } fallen.
event-chest-buried-you = Du lässt Steine auf den Truhentunnel bei { $cell } fallen.
event-looked-into-chest = { $who } sieht in die Truhe bei { $cell }.
event-looked-into-chest-you = Du siehst in die Truhe bei { $cell }: { $chest }.
event-looked-into-chest-card = { $who } sieht in die Truhe bei { $cell }: { $chest }.
event-fogged = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-fogged-you = Nebel liegt über den Zielen: In dieser Runde zeigt keine Schatzkarte eines.
event-goal-moved = { $who } rückt das Ziel bei { $cell } ein Feld weiter weg.
event-goal-moved-you = Du rückst das Ziel bei { $cell } ein Feld weiter weg.
event-robbed = { $who } nimmt { $whom } eine Handkarte weg.
event-robbed-you = Du nimmst { $whom } eine Handkarte weg: { $card }.
event-robbed-at-you = { $who } nimmt dir eine Handkarte weg: { $card }.
event-drew-several = { $who } zieht Karten zur Auswahl ({ $count }).
event-drew-several-you = Du ziehst Karten zur Auswahl ({ $count }).
event-slid = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).
event-slid-you = Ein Erdrutsch: Die obersten Karten des Stapels werden verdeckt abgelegt ({ $count }).

## What is being asked now

window-move = { $who } versetzt ein Ziel
window-move-you = Wähle das Ziel, das weiter weg rückt
window-rob = { $who } nimmt jemandem eine Handkarte weg
window-rob-you = Wähle, wem du eine Handkarte wegnimmst
window-look = { $who } wählt, wessen Zwerg zu sehen ist
window-look-you = Wähle, wessen Zwerg du dir ansiehst
window-lie-chest = { $who } wählt, wie die Tunnelkarte liegt
window-lie-chest-you = Wähle, wie die Tunnelkarte liegt

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
claim-saw-chest-button = Ich sah eine Truhe …

## Lessons

lesson-chests = Truhen
lesson-chests-1 = Im Labyrinth liegen verdeckte Truhen. Wer eine erreicht, öffnet sie: Gold, Nebel, ein müder Zwerg, ein Erdrutsch …
lesson-chests-2 = Leg den geraden Tunnel neben den Start: er führt zu einer.
lesson-chests-end = Ein Goldstück für dich, und die Tunnelkarte darüber gehört jetzt zur Mine. Auch unter eine Truhe darf eine Schatzkarte schauen.
