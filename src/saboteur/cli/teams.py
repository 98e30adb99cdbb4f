"""Saboteur 2 in words: the new cards, and who won a round and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

TEAMS: Final = ("blue", "green")
SIDES: Final = (*TEAMS, "blue-green", "shut-out")

Facts = dict[str, Any]


class Names(Protocol):
    """What seats are called."""

    you: int | None

    def who(self, seat: int) -> str:
        """Return a seat's name for the beginning of a sentence."""
        ...

    def name(self, seat: int) -> str:
        """Return a seat's name for the middle of a sentence."""
        ...

    def whose(self, target: int, seat: int) -> str:
        """Return a seat's possessive."""
        ...


class Teams:
    """Tells the events of Saboteur 2."""

    def __init__(self, names: Names) -> None:
        """Remember everyone's names."""
        self.names = names
        self.tell: dict[str, Callable[[int, Facts], str]] = {
            "thief-laid": lambda seat, _: f"{names.who(seat)} hired a thief.",
            "thief-chased": lambda seat, facts: (
                f"{names.who(seat)} chased {self._of(seat, facts)} thief away."
            ),
            "trapped": lambda seat, facts: f"{names.who(seat)} trapped {self._whom(seat, facts)}.",
            "freed": lambda seat, facts: f"{names.who(seat)} freed {self._whom(seat, facts)}.",
            "cleared": self._cleared,
            "inspected": self._inspected,
            "hats-swapped": self._hats,
            "swapped-hands": self._hands,
            "stole": self._stole,
            "proved": self._proved,
        }

    def _of(self, seat: int, facts: Facts) -> str:
        return self.names.whose(facts["target"], seat)

    def _whom(self, seat: int, facts: Facts) -> str:
        target = facts["target"]
        if target != seat:
            return self.names.name(target)
        return "yourself" if seat == self.names.you else "themselves"

    def _cleared(self, seat: int, facts: Facts) -> str:
        card = facts["card"].replace("-", " ")
        return f"{self.names.who(seat)} put two cards down to get rid of this: {card}."

    def _inspected(self, seat: int, facts: Facts) -> str:
        saw = f" and saw: {facts['dwarf']}" if "dwarf" in facts else ""
        return f"{self.names.who(seat)} looked at {self._of(seat, facts)} dwarf{saw}."

    def _hats(self, seat: int, facts: Facts) -> str:
        now = f", who is now: {facts['dwarf']}" if "dwarf" in facts else ""
        return f"{self.names.who(seat)} gave {self._whom(seat, facts)} another hat{now}."

    def _hands(self, seat: int, facts: Facts) -> str:
        return f"{self.names.who(seat)} swapped hands with {self.names.name(facts['target'])}."

    def _stole(self, seat: int, facts: Facts) -> str:
        if facts["target"] is None:
            return f"{self.names.who(seat)} stole nothing."
        return f"{self.names.who(seat)} stole 1 gold from {self.names.name(facts['target'])}."

    def _proved(self, seat: int, facts: Facts) -> str:
        return f"Laying this door shows that {self.names.name(seat)} is on the {facts['dwarf']} team."

    # The end of a round -----------------------------------------------------------------------

    def outcome(self, facts: Facts) -> str:
        """Say how a round with teams ended, and why."""
        finder: int = facts["finder"]
        dwarf = facts["dwarves"][finder]
        found = f"{self.names.name(finder)} ({dwarf}) reached the treasure"
        return f"{found}; {_why(facts['side'], dwarf)}. {self._winners(facts['winners'])}"

    def _winners(self, winners: list[int]) -> str:
        if not winners:
            return "Nobody wins"
        return f"Winners: {', '.join(map(self.names.name, winners))}"


def _why(side: str, dwarf: str) -> str:
    if side == "shut-out":
        return "doors shut both teams out"
    if side == "blue-green":
        return "both teams win"
    if side == dwarf:
        return f"the {side} team wins"
    if dwarf in TEAMS:
        return f"doors shut the {dwarf} team out, and the {side} team wins"
    return f"only the {side} team has a way, and wins"
