"""Landmarks: set-up cards that lie face up in the mine, where something happens once.

Tunnels lead through them; nothing removes or moves them (rulebook, section 12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .actions import NOBODY
from .cards import TILES
from .cells import cell_text, parse_cell
from .events import GONE, Patch
from .module import Module, Site
from .rng import Stream
from .shapes import LandmarkShape
from .state import State
from .tunnels import rebuild

if TYPE_CHECKING:
    from .rules import Rules


class Landmark(Module):
    """A module with one such card; subclasses define what its site does.

    `place` is its only layout: the house rule that says where the card lies.
    """

    place: ClassVar[str]
    shape: ClassVar[str]
    site: ClassVar[type[Site]]

    def sites(self, rules: Rules) -> dict[str, Site]:
        return {self.key: self.site()}

    @classmethod
    def cell_in(cls, rules: Rules) -> int:
        """Return where the card lies under these rules."""
        return rules.laid[cls.place][0]

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        self._lay(state, self.cell_in(rules), reached=False)

    def _lay(self, state: State, cell: int, reached: bool) -> None:
        state.tiles[cell] = TILES[self.shape]
        state.fixed |= {cell}
        if not reached:
            state.sites = {**state.sites, cell: self.key}

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> LandmarkShape:
        """Show the card and whether somebody has reached it."""
        cell = self.cell_in(rules)
        return {"cell": cell_text(cell), "card": self.shape, "reached": cell not in state.sites}

    def encode_ext(self, rules: Rules, state: State) -> dict[str, Any]:
        """Return whether it was reached; ways through it may have reached other sites."""
        by = {cell_text(cell): seat for cell, seat in state.reached.items()}
        return {"reached": self.cell_in(rules) not in state.sites, "by": by}

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Lay the card, and find what is then connected."""
        cell = self.cell_in(rules)
        if cell in state.tiles or cell in state.sites:
            raise ValueError(f"two things lie at {cell_text(cell)}")
        data = data or {"reached": False, "by": {}}
        self._lay(state, cell, bool(data["reached"]))
        rebuild(state, state.turn if state.last_layer == NOBODY else state.last_layer)
        by = {parse_cell(text): seat for text, seat in data["by"].items()}
        if any(seat not in range(rules.players) for seat in by.values()):
            raise ValueError(f"{data['by']} names a seat that is not at the table")
        state.reached = {cell: by.get(cell, seat) for cell, seat in state.reached.items()}


def reached_patch(landmark: type[Landmark], rules: Rules) -> Patch:
    """Return the patches for the moment somebody reaches the card."""
    return (("sites", cell_text(landmark.cell_in(rules))), GONE), (("ext", landmark.key, "reached"), True)
