"""Shapes and places of the chests, which the box's lost pictures showed: our defaults, easy to change here.

Only the numbers are certain: 7 chest tunnels and 10 chests, of which 4 are laid. Everything else is a guess
(rulebook, section 12).
"""

from __future__ import annotations

from typing import Final

from saboteur.modding import cell_at

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
