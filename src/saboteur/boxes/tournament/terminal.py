"""What the greedy dwarf is called in the terminal."""

from saboteur.modding.terminal import BoxWords

WORDS = BoxWords(
    dwarves={"greedy": "a greedy dwarf, who has to lay the last card"},
    outcomes={"greedy": "the greedy dwarf has found the treasure and takes it all"},
)
