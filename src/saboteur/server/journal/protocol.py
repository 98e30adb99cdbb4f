"""What tables need from a store; SQLite is one (store.py)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from .chain import Link
from .store import Finished, Index, Row

R = TypeVar("R")


class Store(Protocol):
    """Journals, an index of the tables, and finished games."""

    @property
    def path(self) -> Path:
        """Return the file, so that another process can read it (`journal_at`)."""
        ...

    async def append(self, rows: Sequence[Row], index: Index | None, links: Sequence[Link] = ()) -> None:
        """Write rows durably, with the table's index entry if that changed, and what belongs in the chain of
        deals; raise Busy if impossible.
        """
        ...

    def read(self, look: Callable[[sqlite3.Connection], R]) -> R:
        """Look something up at once; raise Busy if it cannot be read now, Damaged if never."""
        ...

    def journal(self, code: str) -> list[Row]:
        """Return a table's entries in order; raise Busy if they cannot be read now, Damaged if never."""
        ...

    def phase(self, code: str) -> str | None:
        """Return the phase of a table by its index, None if there is no such table; raise Busy or Damaged."""
        ...

    def seatings(self, code: str) -> list[Row]:
        """Return the entries by which tokens got to open a table: its making, and who sat down."""
        ...

    async def keep(self, finished: Finished, revision: int) -> None:
        """Store a finished game, or more of it; nothing if the store has had another revision since.

        Otherwise what was read before somebody was forgotten could be stored after it. Raise Busy if
        it cannot be written.
        """
        ...

    def finished_at(self, code: str, number: int) -> Finished | None:
        """Return a table's finished game by its number; raise Busy if it cannot be read now."""
        ...

    def games(self, code: str) -> int | None:
        """Return how many games were dealt at a table, as far as its index knows; raise Busy or Damaged."""
        ...

    def finished(self, name: str) -> Finished | None:
        """Return the finished game with this id; raise Busy if it cannot be read now."""
        ...

    def holds(self, code: str) -> bool:
        """Tell whether there is such a table; raise Busy if that cannot be read now, Damaged if never."""
        ...

    def awake(self) -> list[str]:
        """Return the tables that must be in memory although nobody has asked for them."""
        ...

    @property
    def revision(self) -> int:
        """Return how often something was done besides appending: what was read before may be gone."""
        ...

    async def maintain(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run work in the writer's thread between two commits; its exceptions are raised here."""
        ...

    @property
    def backlog(self) -> tuple[int, float]:
        """Return the number of waiting writes, and the age of the oldest in seconds."""
        ...

    @property
    def healthy(self) -> bool:
        """Tell whether the last write succeeded."""
        ...

    def close(self) -> None:
        """Write what is waiting, then stop."""
        ...
