"""The greedy dwarf of the 2016 championship: wins alone or not at all (WC-2016)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import GreedyDwarf

BOX = Box(
    rules=GreedyDwarf,
    year=2016,
    origin=CHAMPIONSHIP,
    order=20,
)
