"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from typing import TypedDict

from saboteur.modding import CellText, PartSecret, Public


class Broke(Public, kind="broke"):
    """A broken tool was laid in front of a player."""

    target: int
    card: str


class GoalSeen(TypedDict):
    """For the player."""

    goal: str


class Looked(PartSecret[GoalSeen], kind="looked"):
    """A player looked at a goal."""

    cell: CellText
