"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from typing import TypedDict

from saboteur.modding import CellText, PartSecret


class Exchange(TypedDict):
    """For the player."""

    exchanged: bool


class PutBack(PartSecret[Exchange], kind="put-back"):
    """Two face-down goals were put back, exchanged or not."""

    cells: list[CellText]
