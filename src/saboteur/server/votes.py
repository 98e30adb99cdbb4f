"""Votes at a table: nobody sees who voted, and a vote is done when more than half of the others want it."""

from __future__ import annotations

from collections.abc import Iterable


class Votes:
    """Who wants what done to which seat."""

    def __init__(self) -> None:
        """Start without any."""
        self._voters: dict[tuple[str, int], set[int]] = {}

    def cast(self, what: str, seat: int, voter: int, on: bool) -> None:
        """Note that somebody wants it, or does not any more."""
        voters = self._voters.setdefault((what, seat), set())
        (voters.add if on else voters.discard)(voter)

    def has_passed(self, what: str, seat: int, persons: Iterable[int]) -> bool:
        """Tell whether more than half of the other persons want it."""
        others = {person for person in persons if person != seat}
        return 2 * len(self._voters.get((what, seat), set()) & others) > len(others)

    def passed(self, persons: Iterable[int]) -> list[tuple[str, int]]:
        """Return what more than half of the other persons want."""
        there = list(persons)
        return [vote for vote in self._voters if self.has_passed(*vote, there)]

    def forget(self, seat: int) -> None:
        """Forget the votes about a seat, and of whoever sat there."""
        self._voters = {vote: who - {seat} for vote, who in self._voters.items() if vote[1] != seat}

    def clear(self) -> None:
        """Forget all."""
        self._voters.clear()

    def of(self, seat: int | None) -> list[tuple[str, int]]:
        """Return what a seat has voted for."""
        return [vote for vote, voters in self._voters.items() if seat in voters]
