"""Reverse, the championship card of 2020: the order of play is reversed (WC-2020)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Reverse

BOX = Box(
    rules=Reverse,
    year=2020,
    origin=CHAMPIONSHIP,
    order=50,
    listed=50,
    action_cards={"reverse": ()},
)
