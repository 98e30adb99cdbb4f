"""A database opened read-only: what it holds, and what is wrong with it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..errors import StorageError
from .connection import Connection, SqliteConnection, sqlite


class Contents(NamedTuple):
    """How much a database holds."""

    tables: int
    entries: int
    games: int

    @property
    def words(self) -> str:
        """Return the counts as a phrase for the operator."""
        return f"{counted(self.tables, 'table')} with {counted(self.entries, 'entry', 'entries')}"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


@contextlib.contextmanager
def reading(path: Path) -> Iterator[SqliteConnection]:
    """Open a database read-only, so that a running server is not disturbed."""
    if not path.is_file():
        raise StorageError(f"There is no file {path}.")
    try:
        with contextlib.closing(
            sqlite(f"{path.resolve().as_uri()}?mode=ro", timeout=10, uri=True)
        ) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield connection
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be read: {error}. {_advice(error)}") from error


def _advice(error: sqlite3.Error) -> str:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the other bits are details
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return "It is damaged or not a database. Restore a backup: saboteur restore FILE."
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return "Run this as the user that owns it."
        case _:
            return "Try again; if that does not help, check the disk."


def contents(connection: Connection) -> Contents:
    """Count what a database holds."""
    return Contents(*(_count(connection, name) for name in ("tables", "journal", "finished")))


def _count(connection: Connection, name: str) -> int:
    if not connection.has(name):
        return 0  # a database of an earlier version
    return int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


def integrity_faults(connection: sqlite3.Connection) -> list[str]:
    """Return what SQLite finds wrong with a file."""
    found = [str(line) for (line,) in connection.execute("PRAGMA quick_check(20)")]
    return [] if found == ["ok"] else found
