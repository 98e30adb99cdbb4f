"""What bots know about the greedy dwarf: how to be one."""

from saboteur.modding.bots import Advice, Greedy

ADVICE = Advice(dwarves={"greedy": Greedy})
