## Its name, and what the lobby says of it

module-tournament = Turnier
module-tournament-about = Goldchips, gierige Zwerge und eine Wegekarte schon auf halbem Weg, für 5 bis 9 Personen.

## Lessons

lesson-tournament = Turnier
lesson-tournament-1 = Im Turnier gibt es Gold in Chips: Wer den Tunnel vollendet, bekommt 3, alle anderen Goldsucher 2. Eine Karte liegt von Anfang an im Bergwerk.
lesson-tournament-2 = Vollende den Tunnel.
lesson-tournament-end = 3 für dich, 2 für die anderen Goldsucher. Hätte der gierige Zwerg den Tunnel vollendet, hätte er 4 bekommen und alle anderen nichts.

## What is this?

share-finder = Verbindung hergestellt: { $gold }
share-digger = Goldsucher: { $gold }
