"""Chests: four of ten lie covered in the mine, and not everything in them is good (CHEST-1 to CHEST-6)."""

from collections.abc import Mapping
from typing import Any

from saboteur.boxes.claim import Claim, ClaimKind
from saboteur.boxes.manifest import ALL, BOTH, JUBILEE, OWNER, Box, Reveal

from .layouts import CHESTS
from .rules import Chests


def _saw(position: Mapping[str, Any], claim: Claim) -> bool:
    _, chest, seen = position["ext"]["chests"]["covered"].get(claim.cell, ("", "", 0))
    return bool(chest == claim.word and seen >> claim.seat & 1)


BOX = Box(
    rules=Chests,
    year=2024,
    origin=JUBILEE,
    order=160,
    verbs={"move": ("cell",), "rob": ("seat",), "look": ("seat",)},
    reasons={
        "fog": "Fog lies over the goals: no Map shows one in this round.",
    },
    claims={"saw-chest": ClaimKind(site="chest", words=lambda _: CHESTS, truth=_saw)},
    reveals={
        "looked-into-chest": Reveal(("card", "chest"), ("ext",), OWNER),
        "chest-opened": Reveal(("card", "chest"), ("ext",), ALL),
        "drew-several": Reveal((), ("discard",), OWNER),
        "robbed": Reveal(("card",), ("hand", "given"), BOTH),
    },
)
