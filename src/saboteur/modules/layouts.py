"""Shapes and places of the jubilee box that its lost pictures showed: defaults of ours, easy to change here.

Certain are the numbers: 8 goals of which 5 are laid, 7 chest tunnels and 10 chests of which 4 are laid. All
else in this file is a guess (rulebook, section 12).
"""

from __future__ import annotations

from typing import Final

from ..core.cells import cell_at

# New goals: card -> shape, and how many there are of it.
GOALS: Final = {
    "treasure": ("NSEW", 1),
    "stone-a": ("NW", 1),
    "stone-b": ("SW", 1),
    "sack-1": ("NSEW", 1),
    "sack-2": ("NSEW", 1),
    "dragon": ("NSEW", 2),
    "spider": ("NSEW", 1),
}
GOAL_CELLS: Final = tuple(cell_at(8, y) for y in (-4, -2, 0, 2, 4))
# Cards of set-up that lie face up in the maze: cell and shape.
COSTUME: Final = (cell_at(4, -2), "NSEW")
PARTY: Final = (cell_at(4, 2), "NSEW")
# Chest tunnels with their numbers; the chests, one of each; how many of both are laid.
CHEST_TUNNELS: Final = (("NSEW", 3), ("SEW", 2), ("NSW", 2))
CHESTS: Final = (
    "nugget", "fog", "tired", "extra", "farther", "pickpocket", "pick-of-three", "spyglass", "rummage",
    "landslide",
)  # fmt: skip
CHESTS_LAID: Final = 4
CHEST_LAYOUTS: Final = {
    "zigzag": tuple(cell_at(x, y) for x, y in ((2, -1), (3, 1), (5, -1), (6, 1))),
    # Not with the costume department or the tunnel party: it would touch them.
    "corners": tuple(cell_at(x, y) for x, y in ((2, -2), (2, 2), (5, -2), (5, 2))),
}
# Where a random layout may put them: none touches another, the start, a goal or a landmark.
CHEST_ROOM: Final = tuple(cell_at(x, y) for y in range(-2, 3) for x in range(1, 8))
