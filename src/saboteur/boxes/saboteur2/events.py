"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.modding import CellText, DwarfSeen, PartSecret, Public, RoundFacts


class BeforePlayer(Public):
    """What lies in front of a player has changed."""

    target: int
    card: str


class ThiefLaid(BeforePlayer, kind="thief-laid"):
    """A player laid a thief in front of themselves."""


class ThiefChased(BeforePlayer, kind="thief-chased"):
    """A thief was removed from in front of a player."""


class Trapped(BeforePlayer, kind="trapped"):
    """A trap was laid in front of a player."""


class Freed(BeforePlayer, kind="freed"):
    """A trap was removed from in front of a player."""


class Cleared(BeforePlayer, kind="cleared"):
    """A player discarded a card that lay in front of them."""


class TargetsDwarf(DwarfSeen, total=False):
    """For the target."""


class HatsSwapped(PartSecret[TargetsDwarf], kind="hats-swapped"):
    """A player's dwarf was swapped for the top one of the pile."""

    target: int


class Stole(Public, kind="stole"):
    """A thief took one gold; `target` is null for nobody."""

    target: int | None


# Cell, card and the sides a way uses.
Step = tuple[CellText, str, str]


@dataclass(frozen=True)
class TeamFacts(RoundFacts):
    """How the teams did.

    `ways` has, for each team, a way to the treasure if it has one, or else, under `shut`, the way that doors
    shut; `trapped` seats get nothing.
    """

    ways: dict[str, list[Step]]
    trapped: list[int]
