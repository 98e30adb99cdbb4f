"""The tunnel party: once somebody reaches it, all players' dwarves are dealt again (PARTY-1)."""

from __future__ import annotations

from ..core.events import Out, told
from ..core.known import dwarves_told, lose_dwarf
from ..core.module import Site
from ..core.rng import Stream
from ..core.rules import Rules
from ..core.state import State
from .landmarks import Landmark, reached_patch
from .layouts import PARTY


class Dance(Site):
    """All dwarves are gathered unseen, shuffled and dealt again; everyone looks at his own."""

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Deal again; what people knew of each other is void."""
        if out is not None:
            out.append(told("party-reached", by, {}, reached_patch(Party)))
        everyone = tuple(range(rules.players))
        for other in everyone:
            lose_dwarf(state, other)
        stream = Stream(state.seed, f"{state.round}/{Party.key}/1")
        state.dwarves = tuple(stream.shuffled(state.dwarves))
        if out is not None:
            out.append(dwarves_told(state, "dealt-again", by, {}, everyone))


class Party(Landmark):
    """One card in the maze."""

    key = "party"
    title = "the tunnel party"
    excludes = ("chests=corners",)
    cell, shape = PARTY
    site = Dance
