"""Votes at a table: nobody sees who voted. They belong to people, by their keys, wherever they sit."""

from __future__ import annotations

from collections.abc import Set


class Votes:
    """Who wants what done to whom."""

    def __init__(self) -> None:
        """Start without any."""
        self._voters: dict[tuple[str, str], set[str]] = {}

    def cast(self, what: str, about: str, voter: str, on: bool) -> None:
        """Note that somebody wants it, or does not any more."""
        voters = self._voters.setdefault((what, about), set())
        (voters.add if on else voters.discard)(voter)

    def counted(self, persons: Set[str]) -> list[tuple[str, str, int]]:
        """Return what is wanted, of whom, and how many of the other persons want it."""
        return [
            (what, about, len((voters & persons) - {about})) for (what, about), voters in self._voters.items()
        ]

    def keep(self, keys: Set[str]) -> None:
        """Forget the votes about people who are gone, and theirs."""
        self._voters = {vote: who & keys for vote, who in self._voters.items() if vote[1] in keys}

    def forget(self, about: str) -> None:
        """Forget the votes about somebody."""
        self._voters = {vote: who for vote, who in self._voters.items() if vote[1] != about}

    def clear(self) -> None:
        """Forget all."""
        self._voters.clear()

    def of(self, voter: str) -> list[tuple[str, str]]:
        """Return what somebody has voted for."""
        return [vote for vote, voters in self._voters.items() if voter in voters]
