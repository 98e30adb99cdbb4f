"""New goals: five of eight, with gold sacks, dragons and a giant spider (NEWGOAL-1 to NEWGOAL-3)."""

from saboteur.boxes.manifest import JUBILEE, Box

from .rules import NewGoals

BOX = Box(
    rules=NewGoals,
    year=2024,
    origin=JUBILEE,
    order=120,
    measured_at=tuple(range(3, 11)),
)
