"""Chests: four of ten lie covered in the maze; not all that is in them is good (CHEST-1 to CHEST-6)."""

from saboteur.boxes.manifest import ALL, BOTH, JUBILEE, OWNER, Box, Reveal

from .rules import Chests

BOX = Box(
    rules=Chests,
    year=2024,
    origin=JUBILEE,
    order=160,
    verbs={"move": ("cell",), "rob": ("seat",), "look": ("seat",)},
    reasons={
        "fog": "Fog lies over the goals: no Map shows one in this round.",
    },
    reveals={
        "looked-into-chest": Reveal(("card", "chest"), ("ext",), OWNER),
        "chest-opened": Reveal(("card", "chest"), ("ext",), ALL),
        "drew-several": Reveal((), ("discard",), OWNER),
        "robbed": Reveal(("card",), ("hand", "given"), BOTH),
    },
)
