"""Where ladders may lie, and who may lay doors (S2-LADDER-1, S2-LADDER-2, S2-DOOR)."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.cards import TILES, Tile
from ...core.cells import DELTA, OPPOSITE, cell_text
from ...core.errors import IllegalAction
from ...core.module import Laying
from ...core.rules import Rules
from ...core.state import State


class Ladder(Laying):
    """A ladder need not be connected; the edition says what it must lie beside (ED-LADDER)."""

    free = True

    def __init__(self, joined: bool, beside: bool) -> None:
        """Know whether it must be joined to an open side, and whether it may lie beside a goal."""
        self.joined = joined
        self.beside = beside
        # Goals change a few times a game; per cell beside one the sides that face it.
        self._last: tuple[Mapping[int, str], dict[int, int]] = ({}, {})
        # Sides that face goals -> the ladders, as bits, that may lie so.
        self._bits: dict[int, int] = {}

    def refusal(self, rules: Rules, state: State, tile: Tile, cell: int) -> IllegalAction | None:
        """Refuse a ladder at a goal, or one that joins nothing."""
        sides = self._facing(state).get(cell, 0)
        if not self._may_face(tile, sides):
            return IllegalAction("ladder-at-goal", "S2-LADDER-2", cell_text(cell))
        if self.joined and not state.rim[cell] & 15:
            return IllegalAction("ladder-not-joined", "S2-LADDER-1", cell_text(cell))
        return None

    def fitting(self, rules: Rules, state: State, cell: int, demand: int) -> int:
        """Return the ladders that may lie there."""
        if self.joined and not demand & 15:
            return 0
        sides = self._facing(state).get(cell, 0)
        if sides not in self._bits:
            tiles = [(TILES[text], bit) for text, bit in rules.tile_bits.items()]
            self._bits[sides] = sum(
                bit for tile, bit in tiles if tile.mark == "ladder" and self._may_face(tile, sides)
            )
        return self._bits[sides]

    def _may_face(self, tile: Tile, sides: int) -> bool:
        """Tell whether a ladder may lie with goals on these sides, face up or down (S2-LADDER-2)."""
        return not (tile.mask & sides if self.beside else sides)

    def _facing(self, state: State) -> dict[int, int]:
        goals, facing = self._last
        if goals is not state.goals:
            facing = {}
            for goal in state.goals:
                for side, step in DELTA.items():
                    facing[goal + step] = facing.get(goal + step, 0) | OPPOSITE[side]
            self._last = (state.goals, facing)
        return facing


class Door(Laying):
    """A door that only dwarves of its team may lay (ED-DOOR-PLAY)."""

    def __init__(self, team: str) -> None:
        """Know the team."""
        self.team = team

    def barred(self, rules: Rules, state: State, seat: int) -> IllegalAction | None:
        """Refuse everyone else."""
        if state.dwarves[seat] == self.team:
            return None
        return IllegalAction("door-of-another", "S2-DOOR", self.team)
