"""What bots know of the tournament: how to be the greedy dwarf, whom it deals."""

from saboteur.bots.advice import Advice
from saboteur.bots.dwarves import Greedy

ADVICE = Advice(dwarves={"greedy": Greedy})
