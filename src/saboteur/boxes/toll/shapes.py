"""The shapes of what this box shows in a view."""

from __future__ import annotations

from typing import TypedDict

from saboteur.modding import CellsShape, CellText


class TollShape(CellsShape):
    """Where a toll is due, and to which seat."""

    to: int


class MinersShape(TypedDict):
    """How many miners are ready, where the others stand and whose they are, and what was barred or asked."""

    ready: int
    miners: dict[str, int]
    barred: list[CellText]
    asked: list[int]
