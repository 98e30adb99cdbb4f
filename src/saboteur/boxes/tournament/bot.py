"""What bots know of the tournament: how to be the greedy dwarf, whom it deals."""

from saboteur.modding.bots import Advice, Greedy

ADVICE = Advice(dwarves={"greedy": Greedy})
