"""The exact cards and dwarves of Saboteur 2 (S2-SETUP-1, S2-SETUP-2)."""

from __future__ import annotations

from typing import Final

BRIDGES_AND_CURVES: Final = (("NS|EW", 2), ("NW|SE", 1), ("NE|SW", 1))
LADDERS: Final = (("S:ladder", 1), ("W:ladder", 1), ("NW:ladder", 1), ("NE:ladder", 1))
DOORS: Final = (
    ("NS:blue", 1), ("EW:blue", 1), ("SW:blue", 1), ("NS|E:green", 1), ("EW:green", 1), ("SE:green", 1),
)  # fmt: skip
CRYSTALS: Final = (
    ("SEW:crystal", 3), ("NSE:crystal", 1), ("NSEW:crystal", 1), ("NSW|E:crystal", 1),
    ("SEW|N:crystal", 1), ("EW|S:crystal", 1), ("S:crystal", 1), ("W:crystal", 1),
)  # fmt: skip
STUBS: Final = (("EW|N|S", 1), ("NS|E|W", 1), ("NS|E", 1), ("SE|N", 2), ("NE|S", 1))
PATHS: Final = (*BRIDGES_AND_CURVES, *LADDERS, *DOORS, *CRYSTALS, *STUBS)
NEW_ACTIONS: Final = (
    ("thief", 4), ("hands-off", 3), ("swap-hands", 2), ("inspect", 2), ("swap-hats", 2), ("trap", 3),
    ("free", 4),
)  # fmt: skip
# Together with the base game there is a fourth rockfall.
ACTIONS: Final = (*NEW_ACTIONS, ("rockfall", 1))
TEAMS: Final = ("blue", "green")
DWARVES: Final = (
    ("blue",) * 4 + ("green",) * 4 + ("boss", "profiteer") + ("geologist",) * 2 + ("saboteur",) * 3
)
ASIDE: Final = 10
HAND: Final = 6
