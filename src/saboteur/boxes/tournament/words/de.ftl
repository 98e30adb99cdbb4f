## Its name, and what the lobby says of it

module-tournament = Turnier
module-tournament-about = Chips, gierige Zwerge und eine Karte auf halbem Weg, für 5 bis 9 Personen.

## Lessons

lesson-tournament = Turnier
lesson-tournament-1 = Im Turnier gibt es Gold in Chips: wer die Verbindung schafft, bekommt 3, jeder andere Goldsucher 2. Eine Karte liegt von Anfang an in der Mine.
lesson-tournament-2 = Schaff die Verbindung.
lesson-tournament-end = 3 für dich, 2 für die anderen Goldsucher. Hätte der gierige Zwerg sie geschafft, hätte er 4 bekommen und alle anderen nichts.
