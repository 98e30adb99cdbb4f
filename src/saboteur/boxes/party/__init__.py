"""The tunnel party: once somebody reaches it, all players' dwarves are dealt again (PARTY-1)."""

from saboteur.boxes.manifest import JUBILEE, Box

from .rules import Party

BOX = Box(
    rules=Party,
    year=2024,
    origin=JUBILEE,
    order=140,
)
