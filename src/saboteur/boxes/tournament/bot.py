"""What bots know about the tournament: how to be the greedy dwarf it deals."""

from saboteur.modding.bots import Advice, Greedy

ADVICE = Advice(dwarves={"greedy": Greedy})
