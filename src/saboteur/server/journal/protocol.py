"""What tables need from a store; SQLite is one (store.py).

Whatever may take long is awaited, or says that a thread has to ask: another engine than SQLite may be far
away.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, TypeVar

from .chain import Link
from .connection import Connection
from .found import Finished, Index
from .ownership import Peer, Pulse
from .writing import Row

R = TypeVar("R")


class Store(Protocol):
    """Journals, an index of the tables, and finished games."""

    @property
    def place(self) -> str:
        """Return where the journals are, so that another process can read them (places.py)."""
        ...

    async def append(self, rows: Sequence[Row], index: Index | None, links: Sequence[Link] = ()) -> None:
        """Write rows durably, with the table's index entry if that changed, and what belongs in the chain of
        deals; raise Busy if impossible, Fenced if another node owns the table.
        """
        ...

    async def look(self, question: Callable[[Connection], R]) -> R:
        """Look something up; raise Busy if it cannot be read now, Damaged if never."""
        ...

    def journal(self, code: str) -> list[Row]:
        """Return a table's entries in order; raise Busy if they cannot be read now, Damaged if never.

        It takes long: a thread has to ask.
        """
        ...

    async def phase(self, code: str) -> str | None:
        """Return the phase of a table by its index, None if there is no such table; raise Busy or Damaged."""
        ...

    async def seatings(self, code: str) -> list[Row]:
        """Return the entries by which tokens got to open a table: its making, and who sat down."""
        ...

    async def keep(self, finished: Finished, revision: int) -> None:
        """Store a finished game, or more of it; nothing if the store has had another revision since.

        Otherwise what was read before somebody was forgotten could be stored after it. Raise Busy if
        it cannot be written.
        """
        ...

    async def finished_at(self, code: str, number: int) -> Finished | None:
        """Return a table's finished game by its number; raise Busy if it cannot be read now."""
        ...

    async def unkept(self) -> list[tuple[str, int]]:
        """Return tables not all of whose finished games are kept, and how many were finished there."""
        ...

    async def games(self, code: str) -> int | None:
        """Return how many games were dealt at a table, as far as its index knows; raise Busy or Damaged."""
        ...

    async def finished(self, name: str) -> Finished | None:
        """Return the finished game with this id; raise Busy if it cannot be read now."""
        ...

    async def holds(self, code: str) -> bool:
        """Tell whether there is such a table; raise Busy if that cannot be read now, Damaged if never."""
        ...

    async def awake(self) -> list[str]:
        """Return the tables that must be in memory although nobody has asked for them."""
        ...

    @property
    def revision(self) -> int:
        """Return how often something was done besides appending: what was read before may be gone."""
        ...

    async def maintain(self, work: Callable[[Connection], R]) -> R:
        """Run work in the writer's thread between two commits; its exceptions are raised here.

        Where the engine fails, that is Busy, with the engine's words.
        """
        ...

    @property
    def is_shared(self) -> bool:
        """Tell whether other nodes may own tables of this store."""
        ...

    async def claim(self, code: str, by_force: bool = False) -> bool:
        """Become the owner of a table, so that it may be written; False while another node has it."""
        ...

    def owns(self, code: str) -> bool:
        """Tell whether a table is this node's, as far as it knows."""
        ...

    async def release(self, codes: Collection[str]) -> None:
        """Own tables no longer: another node may have them."""
        ...

    async def hold(self, code: str) -> None:
        """Keep a table that another node has asked for."""
        ...

    # Tells whether people can be led to another node, which then is not asked to give up its tables.
    reaches: Callable[[str], bool]

    async def peer(self, code: str) -> Peer | None:
        """Return the living node that owns a table, if it is another one that can be reached."""
        ...

    def introduce(self, address: str, secret: str) -> None:
        """Tell the other nodes, with the next beat, how to reach this one."""
        ...

    async def beat(self, waiting: bytes | None = None) -> Pulse:
        """Say that this node lives, and what waits here if that is new; return what others have done."""
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
