"""The tunnel party: once somebody reaches it, all players' dwarves are dealt again (PARTY-1)."""

from saboteur.boxes.manifest import ALL, JUBILEE, Box, Reveal

from .rules import Party

BOX = Box(
    rules=Party,
    year=2019,
    origin=JUBILEE,
    order=140,
    reveals={"dealt-again": Reveal(("dwarf",), ("dwarves",), ALL)},
)
