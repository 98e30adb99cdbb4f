"""What the greedy dwarf is called at the terminal."""

from saboteur.modding.terminal import BoxWords

WORDS = BoxWords(
    dwarves={"greedy": "a greedy dwarf, who must lay the last card himself"},
    outcomes={"greedy": "the greedy dwarf has found the treasure himself and takes it all"},
)
