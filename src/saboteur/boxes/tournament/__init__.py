"""The tournament variant for 5 to 9 players: chips, greedy dwarves, a card halfway (TOUR-1 to TOUR-3)."""

from saboteur.boxes.manifest import VARIANT, Box

from .rules import Tournament

BOX = Box(
    rules=Tournament,
    year=2024,
    origin=VARIANT,
    order=40,
    measured_at=(5, 6, 7, 8, 9),
)
