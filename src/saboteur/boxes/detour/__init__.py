"""Detour, the championship card of 2023: the last laid path card is moved (WC-2023)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Detour

BOX = Box(
    rules=Detour,
    year=2023,
    origin=CHAMPIONSHIP,
    order=90,
    listed=30,
    action_cards={"detour": ("tile", "cell")},
    reasons={
        "nothing-laid": "No path card that was laid lies on the grid.",
        "not-the-last": "{detail} is not the path card that was laid last.",
        "same-cell": "The card lies at {detail} already.",
    },
)
