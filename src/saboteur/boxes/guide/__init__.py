"""The Guide, the championship card of 2022: two path cards in one turn (WC-2022)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Guide

BOX = Box(
    rules=Guide,
    year=2022,
    origin=CHAMPIONSHIP,
    order=100,
    listed=10,
    action_cards={"guide": ()},
    reasons={
        "nothing-to-lay": "No path card of this hand can be laid.",
    },
    asks_by_hand=("guide",),
)
