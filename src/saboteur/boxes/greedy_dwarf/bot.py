"""What bots know of the greedy dwarf: how to be one."""

from saboteur.bots.advice import Advice
from saboteur.bots.dwarves import Greedy

ADVICE = Advice(dwarves={"greedy": Greedy})
