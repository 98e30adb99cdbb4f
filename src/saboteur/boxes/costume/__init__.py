"""The costume department: whoever reaches it first changes their dwarf (COSTUME-1)."""

from saboteur.boxes.manifest import JUBILEE, OWNER, Box, Reveal

from .rules import Costume

BOX = Box(
    rules=Costume,
    year=2016,
    origin=JUBILEE,
    order=130,
    reveals={"costume-changed": Reveal(("dwarf",), ("dwarves",), OWNER)},
)
