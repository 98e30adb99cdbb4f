"""What questions and changes are put to: a database connection, whichever engine is behind it.

Statements are written once, with `?` for what is given and with `instr(body, ?)` to look for bytes. Where
engines differ, a connection has a method.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Protocol

# Who made a table and who sat down, found without reading the rest; the text is '"sat"', as in migration 5.
_SEATINGS: Final = (
    "SELECT code, seq, body FROM journal WHERE code = ?1 AND seq = 0 UNION ALL SELECT code, seq, body"
    " FROM journal INDEXED BY seatings WHERE code = ?1 AND instr(body, X'2273617422')"
)


class Found(Protocol):
    """What a statement found: rows as tuples, and how many were changed."""

    @property
    def rowcount(self) -> int:
        """Return how many rows the statement changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open database; nothing is in a transaction unless it was asked for."""

    def execute(self, asked: str, given: Sequence[Any] = ..., /) -> Found:
        """Carry out a statement with `?` for each value that is given."""
        ...

    def executemany(self, asked: str, given: Iterable[Sequence[Any]], /) -> object:
        """Carry out a statement once for each row of values."""
        ...

    def transaction(self) -> AbstractContextManager[None]:
        """Do everything or nothing of what happens in this context."""
        ...

    def chain_lock(self) -> None:
        """Wait until nobody else adds to the chain of deals, within a transaction."""
        ...

    def seatings(self, code: str) -> list[tuple[str, int, bytes]]:
        """Return the entries by which tokens got to open a table, without reading its journal."""
        ...

    def has(self, table: str) -> bool:
        """Tell whether the database has such a table; older formats lack some."""
        ...

    def format(self) -> int:
        """Return the number of the database's format."""
        ...

    def compact(self) -> None:
        """Leave as little as possible of what was deleted."""
        ...

    def empty_log(self) -> bool:
        """Leave no deleted rows in the engine's log, as far as that is ours to do; False if it is in use."""
        ...


class SqliteConnection(sqlite3.Connection):
    """A connection to a file of SQLite; transactions are begun and ended explicitly."""

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Do everything or nothing; deleted bytes are overwritten."""
        self.execute("PRAGMA secure_delete = ON")
        self.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.execute("COMMIT")
        except BaseException:
            if self.in_transaction:
                self.execute("ROLLBACK")
            raise

    def chain_lock(self) -> None:
        """Do nothing: a transaction that writes keeps all others out."""

    def seatings(self, code: str) -> list[tuple[str, int, bytes]]:
        """Return the entries by which tokens got to open a table, without reading its journal."""
        return self.execute(_SEATINGS, (code,)).fetchall()

    def has(self, table: str) -> bool:
        """Tell whether the database has such a table; older formats lack some."""
        return self.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone() is not None

    def format(self) -> int:
        """Return the number of the database's format."""
        return int(self.execute("PRAGMA user_version").fetchone()[0])

    def compact(self) -> None:
        """Rewrite the file without anything that was deleted.

        Overwriting alone is not enough: as a page fills up, SQLite moves entries and leaves copies behind.
        This takes about a second per 100 MB, during which nothing else is written.
        """
        self.execute("VACUUM")

    def empty_log(self) -> bool:
        """Move the log beside the database into it; return False while somebody is reading it."""
        (is_busy, *_) = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_busy


def sqlite(path: Path | str, timeout: float = 2.0, uri: bool = False) -> SqliteConnection:
    """Open a file of SQLite; any thread may use the connection, one at a time."""
    return sqlite3.connect(
        path,
        timeout=timeout,
        isolation_level=None,
        check_same_thread=False,
        factory=SqliteConnection,
        uri=uri,
    )
