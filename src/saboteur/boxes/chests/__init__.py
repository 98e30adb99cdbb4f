"""Chests: four of ten lie covered in the maze; not all that is in them is good (CHEST-1 to CHEST-6)."""

from saboteur.boxes.manifest import JUBILEE, Box

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
)
