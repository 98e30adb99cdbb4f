"""Journals in SQLite: one file, which needs nothing installed and no other program."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, Final, TypeVar

import msgspec

from . import chain, questions
from .connection import Connection, SqliteConnection, sqlite
from .entries import Entry
from .found import Finished, Index
from .group_commit import GroupCommit
from .migrate import bring_up_to_date, cannot_open
from .writing import Busy, Conflict, Damaged, Job, Row

__all__ = ["Busy", "Conflict", "Damaged", "Finished", "Index", "Row", "SqliteStore", "rows_of", "written"]

R = TypeVar("R")
# How long a reader waits for a locked file, in seconds.
_READING: Final = 5.0


def written(entry: Entry) -> bytes:
    """Encode an entry as it is stored."""
    return msgspec.json.encode(entry)


def rows_of(code: str, first: int, entries: Iterable[Entry]) -> list[Row]:
    """Return entries as rows of a table's journal, numbered from the first."""
    return [Row(code, seq, written(entry)) for seq, entry in enumerate(entries, first)]


class SqliteStore(GroupCommit):
    """Journals in one SQLite file (write-ahead log, synchronous=FULL)."""

    FAILURE: ClassVar[type[Exception]] = sqlite3.Error
    TAKEN: ClassVar[type[Exception] | tuple[type[Exception], ...]] = sqlite3.IntegrityError

    def __init__(self, path: Path) -> None:
        """Open the file, upgrade it and start the writer."""
        self.place = str(path)
        try:
            with contextlib.closing(sqlite(path)) as connection:
                bring_up_to_date(connection, path)
            self._reader = sqlite(path, _READING)
            self._file = sqlite(path, timeout=0.2)
            self._file.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error as error:
            raise cannot_open(path, error) from error
        super().__init__()

    async def look(self, question: Callable[[Connection], R]) -> R:
        """Look something up at once: it takes less time than a thread would."""
        with _reading():
            return question(self._reader)

    def journal(self, code: str) -> list[Row]:
        # On a connection of its own: any thread may ask.
        return journal_in_file(self.place, code)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        super().close()
        self._reader.close()

    # The writer's thread -------------------------------------------------------------------------

    def _writer(self) -> SqliteConnection:
        return self._file

    def _commit(self, jobs: Sequence[Job]) -> None:
        _commit(self._file, jobs, self.revision)

    def _probe(self) -> None:
        self._file.execute(f"PRAGMA user_version = {self._file.format()}")

    def _end(self) -> None:
        self._file.close()


def journal_in_file(path: str, code: str) -> list[Row]:
    """Return a table's entries in order, from any process; raise Busy or Damaged as a store does."""
    with _reading(), contextlib.closing(sqlite(path, _READING)) as reader:
        return questions.journal_of(reader, code)


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Separate what can be read later (a locked file, a failing disk) from what never can."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise Busy from error
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from error


def _commit(connection: SqliteConnection, jobs: Iterable[Job], revision: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        rows = [row for job in jobs for row in job.rows]
        connection.executemany("INSERT INTO journal (code, seq, body) VALUES (?, ?, ?)", rows)
        indexes = [job.index for job in jobs if job.index]
        connection.executemany(
            "INSERT INTO tables (code, made, phase, open, wakes, games) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT"
            " (code) DO UPDATE SET phase = excluded.phase, open = excluded.open, wakes = excluded.wakes,"
            " games = excluded.games",
            indexes,
        )
        games = [job.finished for job in jobs if job.finished and job.revision == revision]
        connection.executemany(
            "INSERT INTO finished (id, code, number, story, kept) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO"
            " UPDATE SET story = coalesce(excluded.story, story), kept = coalesce(excluded.kept, kept)",
            games,
        )
        if links := [link for job in jobs for link in job.links]:
            chain.append_links(connection, links)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
