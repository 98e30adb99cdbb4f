"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from typing import TypedDict

from saboteur.modding import CardSeen, CellText, PartSecret, Public


class ChestOpened(Public, kind="chest-opened"):
    """A chest was opened: its tunnel card and what is in it."""

    cell: CellText
    card: str
    chest: str


class ChestTurned(Public, kind="chest-turned"):
    """A chest's tunnel card was laid, turned one way or the other."""

    cell: CellText
    card: str


class ChestBuried(Public, kind="chest-buried"):
    """A chest's tunnel card was removed, with its chest if it was covered."""

    cell: CellText


class ChestSeen(TypedDict, total=False):
    """For the player."""

    card: str
    chest: str


class LookedIntoChest(PartSecret[ChestSeen], kind="looked-into-chest"):
    """A player looked into a covered chest."""

    cell: CellText


class Fogged(Public, kind="fogged"):
    """No Map may be used on goals in this round."""


class GoalMoved(Public, kind="goal-moved"):
    """A face-down goal was moved."""

    cell: CellText
    to: CellText


class LootSeen(CardSeen, total=False):
    """For both players."""


class Robbed(PartSecret[LootSeen], kind="robbed"):
    """A card was taken from a hand."""

    target: int


class DrewSeveral(Public, kind="drew-several"):
    """Cards were drawn, of which one will be kept."""

    count: int


class Slid(Public, kind="slid"):
    """Cards of the pile were discarded unseen."""

    count: int
