### The booklet, beside what the boxes say in it; a text is one line, without cases.

booklet-title = Saboteur: the rules
booklet-author = A game by { $what }
booklet-players = Players: { $what }
booklet-age = Age { $what } and up
booklet-minutes = About { $what } minutes
booklet-edition-classic = By the wording of the classic edition.
booklet-edition-jubilee = By the wording of the 20-year jubilee edition.
booklet-edition-italian = By the wording of the Italian edition.
booklet-setup = Set up for this number of players: { $players }
booklet-mine = The mine at the start: the start card at the left, the goals face down at the right
booklet-dwarves = Dwarf cards
booklet-hand = Cards in each hand
booklet-pile = Cards in the draw pile
booklet-gold = Gold cards
booklet-try = Try it: { $what }
booklet-rulings = What we had to decide
booklet-rulings-about = The printed booklets are silent in places, or may be read in two ways. These are the rules in question; what is marked is our decision, the rest is what the booklets say.
booklet-by-number = All rules by number
booklet-print = Print
