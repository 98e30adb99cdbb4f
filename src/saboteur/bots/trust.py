"""What a dwarf believes about the other dwarves and the place of the treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ..core.cards import Tile
from ..core.view import View

# The suspicion of an unknown player, and of one who has just laid a dead end.
UNSUSPECTED: Final = 0.35
CAUGHT: Final = 0.9


class Trust(Protocol):
    """What a dwarf believes about the others: suspicion by seat, and where the treasure is."""

    # How likely each face-down goal hides the treasure.
    goals: dict[int, float]

    def suspicion(self, seat: int) -> float:
        """Return how likely a seat is a saboteur, from 0 to 1."""
        ...

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        """Return the expectation of a value over a seat's dwarf; `doubt` if nothing is known."""
        ...


class NaiveTrust:
    """Uses only what is on the table now and remembers nothing."""

    def __init__(self, view: View) -> None:
        """Weigh the goals of a view."""
        self.view = view
        self.goals = weigh_goals(view)

    def suspicion(self, seat: int) -> float:
        """Suspect the player who has just laid a dead end, and known saboteurs."""
        dwarf = self.view.dwarves[seat]
        if dwarf is not None:
            return 1.0 if dwarf == "saboteur" else 0.0
        return CAUGHT if self._has_harmed(seat) else UNSUSPECTED

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        """Use what is known, and the last laid card."""
        dwarf = self.view.dwarves[seat]
        if dwarf is not None:
            return of(dwarf)
        return CAUGHT * of("saboteur") if self._has_harmed(seat) else doubt

    def _has_harmed(self, seat: int) -> bool:
        """Tell whether a seat laid the last path card and it is a dead end."""
        laid = self.view.laid
        return bool(laid) and seat == self.view.last_layer and is_dead_end(self.view.tiles[laid[-1]])


def weigh_goals(view: View) -> dict[int, float]:
    """Return how likely each face-down goal hides the treasure, given what the seat has seen."""
    hidden = [cell for cell, kind in view.sites.items() if kind == "goal"]
    for cell in hidden:
        if view.goals.get(cell) == "treasure":
            return {cell: 1.0}
    unseen = [cell for cell in hidden if view.goals.get(cell) is None] or hidden
    return {cell: 1 / len(unseen) for cell in unseen}


def is_dead_end(tile: Tile) -> bool:
    """Tell whether no way leads through a tile; a ladder is a way."""
    return not tile.source and all(tunnel.bit_count() == 1 for tunnel in tile.tunnels)
