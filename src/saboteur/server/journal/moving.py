"""Moving journals from one store to another, of any engine: tables, finished games and the chain of deals."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ..errors import StorageError
from .connection import Connection, sqlite
from .database import Contents, contents, integrity_faults
from .folder import ServerFolder
from .migrate import bring_up_to_date, cannot_open
from .places import is_postgres

# How many rows are in memory at a time.
_AT_ONCE: Final = 2000


class _Table(NamedTuple):
    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]
    # The columns that are true or false; SQLite has numbers there.
    flags: frozenset[int] = frozenset()


_TABLES: Final = (
    _Table("tables", ("code",), ("code", "made", "phase", "open", "wakes", "games"), frozenset({3, 4})),
    _Table("journal", ("code", "seq"), ("code", "seq", "body")),
    _Table("finished", ("id",), ("id", "code", "number", "story", "kept")),
    _Table("fair_chain", ("number",), ("number", "what", "deal", "note", "day", "hash")),
    _Table("fair_counts", ("kind",), ("kind", "count")),
)


def move_store(source: str, target: str) -> Contents:
    """Copy everything into a store that has nothing yet, and compare the two; the source stays as it is.

    No server may use either meanwhile.
    """
    if source == target:
        raise StorageError("These are the same store.")
    with _alone_at(source, must_exist=True) as old, _alone_at(target) as new:
        if held := _held(new):
            raise StorageError(f"{held} of the target has rows already. Name a store that has nothing yet.")
        with new.transaction():
            for table in _TABLES:
                _copy(table, old, new)
        for table in _TABLES:
            if _digest(table, old) != _digest(table, new):
                raise StorageError(f"{table.name} differs in the two stores: do not use the new one.")
        return contents(new)


def _held(connection: Connection) -> str:
    """Return the first table that has rows; empty if none has."""
    names = (table.name for table in _TABLES)
    return next(
        (name for name in names if connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()), ""
    )


def _copy(table: _Table, old: Connection, new: Connection) -> None:
    holes = ", ".join("?" for _ in table.columns)
    asked = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({holes})"
    for rows in _batches(table, old):
        new.executemany(asked, rows)


def _batches(table: _Table, connection: Connection) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows in the order of their keys, the same from every engine."""
    key, holes = ", ".join(table.key), ", ".join("?" for _ in table.key)
    asked = f"SELECT {', '.join(table.columns)} FROM {table.name}"
    ordered = f"ORDER BY {key} LIMIT {_AT_ONCE}"
    found = connection.execute(f"{asked} {ordered}").fetchall()
    places = [table.columns.index(column) for column in table.key]
    while found:
        yield [_plain(table, row) for row in found]
        last = [found[-1][place] for place in places]
        found = connection.execute(f"{asked} WHERE ({key}) > ({holes}) {ordered}", last).fetchall()


def _plain(table: _Table, row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(bool(cell) if place in table.flags else cell for place, cell in enumerate(row))


def _digest(table: _Table, connection: Connection) -> str:
    found = hashlib.sha256()
    for rows in _batches(table, connection):
        found.update(msgspec.msgpack.encode(rows))
    return found.hexdigest()


@contextlib.contextmanager
def _alone_at(place: str, must_exist: bool = False) -> Iterator[Connection]:
    """Open a store, up to date, that no server uses and none can use meanwhile."""
    if is_postgres(place):
        from .postgres_connection import postgres_alone

        with postgres_alone(place) as connection:
            yield connection
        return
    own = ServerFolder(Path(place))
    if must_exist and not own.database.is_file():
        raise StorageError(f"There is no table in {place}. Name the data folder of a server.")
    own.open()
    try:
        with contextlib.closing(sqlite(own.database, timeout=10)) as file:
            bring_up_to_date(file, own.database)
            if wrong := integrity_faults(file):
                raise StorageError(f"{own.database} is damaged: {wrong[0]}.")
            file.execute("PRAGMA synchronous = FULL")
            yield file
    except sqlite3.Error as error:
        raise cannot_open(own.database, error) from error
    finally:
        own.close()
