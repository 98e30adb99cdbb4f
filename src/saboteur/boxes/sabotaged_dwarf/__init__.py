"""The variant in which diggers with a broken tool take no gold (SABDWARF-1)."""

from saboteur.boxes.manifest import VARIANT, Box

from .rules import SabotagedDwarf

BOX = Box(
    rules=SabotagedDwarf,
    year=2024,
    origin=VARIANT,
    order=30,
)
