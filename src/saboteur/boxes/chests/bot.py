"""What bots know about the chests: which to open, and what to do with the contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.modding.bots import NEVER, Action, Advice, Chronicle, Dwarf, cell_text

# What a chest is worth to the player who opens it, and to the diggers' side.
_CHESTS: Final = {
    "nugget": (1.0, 0.0), "extra": (0.5, 0.0), "pick-of-three": (0.4, 0.0), "pickpocket": (0.3, 0.0),
    "rummage": (0.4, 0.0), "spyglass": (0.4, 0.0), "tired": (-0.5, 0.0), "fog": (0.0, -0.4),
    "farther": (0.0, -1.2), "landslide": (0.0, -0.3),
}  # fmt: skip
# What a chest is worth that the bot has not looked into.
_COVERED: Final = 0.15


def _inside(dwarf: Dwarf, cell: int) -> str | None:
    """Return what is in a chest, if this seat has looked."""
    chest: str | None = dwarf.view.ext["chests"]["covered"][cell_text(cell)][1]
    return chest


def _reach(dwarf: Dwarf, cell: int) -> float:
    chest = _inside(dwarf, cell)
    if chest is None:
        return _COVERED
    own, diggers = _CHESTS[chest]
    return own + diggers * dwarf.side


def _look(dwarf: Dwarf, cell: int) -> float:
    """Score a Map on a chest (CHEST-5): worth little, and nothing the second time."""
    return NEVER if _inside(dwarf, cell) else 0.5


def _moved(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Move the goal least likely to hide the treasure; a saboteur moves the likeliest."""
    best = min if dwarf.side > 0 else max
    return best(legal, key=lambda action: dwarf.trust.goals.get(action.cell, 0.0))


def _looked(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Look at the dwarf the bot is least sure about."""
    return min(legal, key=lambda action: _sureness(dwarf, action.seat))


def _sureness(dwarf: Dwarf, seat: int) -> float:
    return 1.0 if dwarf.view.dwarves[seat] else abs(dwarf.trust.suspicion(seat) - 0.5)


def _robbed(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Rob the player least likely to be an ally."""
    return max(legal, key=lambda action: dwarf.side * dwarf.trust.suspicion(action.seat))


ADVICE = Advice(
    sites={"chest": _reach},
    looks={"chest": _look},
    answers={"move": _moved, "look": _looked, "rob": _robbed},
    notes={
        "goal-moved": Chronicle.goals_moved,
        "chest-turned": Chronicle.lies,
        "chest-buried": Chronicle.gone,
    },
)
