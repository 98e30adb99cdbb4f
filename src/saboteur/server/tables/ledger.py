"""How much everyone has written into a table's journal, so that nobody makes it grow without end.

A journal can only be added to, and is read whole when its table wakes. So whatever a person may do as often
as they like has a limit in bytes, per person and game; the time before the first deal counts as a game. Moves
are not limited: a game ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..errors import TableError
from ..journal.entries import (
    Acted,
    Chatted,
    Claimed,
    Dealt,
    Entries,
    Held,
    Hosted,
    Marked,
    Noted,
    Reopened,
    Sat,
)
from ..journal.store import written
from .seats import Sitter

# Bytes in the journal, per person and game: claims and chat; suspicions and notes; and everything else, such
# as names and settings, or leaving a seat and coming back.
MOST_TALK: Final = 128 * 1024
MOST_PRIVATE: Final = 64 * 1024
MOST_DEEDS: Final = 128 * 1024
# In the lobby people can leave and sit down again as somebody new: per network they come from.
MOST_FROM_NETWORK: Final = 1024 * 1024
# A table with a longer journal deals no more games, and seats nobody.
MOST_BYTES: Final = 8 * 1024 * 1024


class Account(NamedTuple):
    """Whose bytes are counted, and which of them."""

    whose: str
    what: str
    most: int


class Ledger:
    """The bytes each person has written since the last deal, and all of a table's."""

    def __init__(self) -> None:
        self.total = 0
        self._bytes: Counter[Account] = Counter()
        # People may come and go: nothing has been dealt yet, or the host has returned there after a game.
        self._in_lobby = True

    def count(self, seats: Sequence[Sitter | None], entry: Entries) -> None:
        """Count an entry, before it changes who sits where."""
        size = len(written(entry))
        self.total += size
        for account in self._accounts(seats, entry):
            self._bytes[account] += size
        if isinstance(entry, Dealt):
            self._bytes.clear()
        if isinstance(entry, Dealt | Reopened):
            self._in_lobby = isinstance(entry, Reopened)

    def check(self, seats: Sequence[Sitter | None], entries: Sequence[Entries]) -> None:
        """Reject what would be too much for one of its accounts, or for the table; moves never are."""
        if any(isinstance(entry, Acted) for entry in entries):
            return  # whoever moves also takes their seat back
        for entry in entries:
            if isinstance(entry, Dealt | Sat | Hosted) and self.total > MOST_BYTES:
                raise TableError("used-up", "so much has happened at this table that it needs a successor")
            for account in self._accounts(seats, entry):
                if self._bytes[account] + len(written(entry)) > account.most:
                    raise TableError("too-much", f"at most {account.most} bytes of {account.what} a game")

    def _accounts(self, seats: Sequence[Sitter | None], entry: Entries) -> Iterator[Account]:
        """Yield what an entry counts for; nothing if no person asked for it."""
        if isinstance(entry, Sat) and entry.by < 0:
            yield Account(entry.address or entry.key, "network", MOST_FROM_NETWORK)
        elif (sitter := _person(seats, entry)) and (kind := _kind(entry)):
            yield Account(sitter.key, *kind)
            if self._in_lobby:
                yield Account(sitter.address or sitter.key, "network", MOST_FROM_NETWORK)


def _person(seats: Sequence[Sitter | None], entry: Entries) -> Sitter | None:
    """Return the person whose command or arrival an entry comes from."""
    by = entry.by
    if isinstance(entry, Held) and not entry.on:
        by = entry.seat
    sitter = seats[by] if 0 <= by < len(seats) else None
    return sitter if sitter and sitter.key else None


def _kind(entry: Entries) -> tuple[str, int] | None:
    """Return what is counted together with an entry, and how much of it may be written; None for moves."""
    if isinstance(entry, Acted | Dealt):
        return None
    if isinstance(entry, Claimed | Chatted):
        return "talk", MOST_TALK
    if isinstance(entry, Marked | Noted):
        return "notes", MOST_PRIVATE
    return "changes", MOST_DEEDS
