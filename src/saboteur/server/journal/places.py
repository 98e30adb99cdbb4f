"""Where journals are, as text that any process can open: the path of a file, or an address of PostgreSQL."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from .connection import Connection
from .database import reading
from .store import SqliteStore, journal_in_file
from .writing import Row

if TYPE_CHECKING:
    from .group_commit import GroupCommit

SCHEMES: Final = ("postgresql", "postgres")


# What is said to whoever wants a file copied that is none.
NOT_A_FILE: Final = (
    "These tables are in PostgreSQL, which has its own tools: pg_dump makes a backup, pg_restore brings it"
    " back (see docs/scaling.md)."
)


def shown_place(place: str) -> str:
    """Return where journals are, without a password, as it may be told to the operator."""
    if not is_postgres(place):
        return str(Path(place).resolve())
    parts = urlsplit(place)
    user, at, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}"


def is_postgres(place: str) -> bool:
    """Tell whether an address names a database of PostgreSQL."""
    return place.startswith(tuple(f"{scheme}://" for scheme in SCHEMES))


def store_at(place: str) -> GroupCommit:
    """Open journals to serve them; StorageError says why that is impossible."""
    if not is_postgres(place):
        return SqliteStore(Path(place))
    from .postgres_connection import driver

    driver()
    from .postgres_store import PostgresStore

    return PostgresStore(place)


def journal_at(place: str, code: str) -> list[Row]:
    """Return a table's entries in order, from any process; raise Busy or Damaged as a store does."""
    if not is_postgres(place):
        return journal_in_file(place, code)
    from .postgres_store import journal_in_postgres

    return journal_in_postgres(place, code)


@contextlib.contextmanager
def reading_at(place: str) -> Iterator[Connection]:
    """Open journals to read them only: running servers are not disturbed. StorageError says why not."""
    if is_postgres(place):
        from .postgres_connection import postgres_reading

        with postgres_reading(place) as connection:
            yield connection
    else:
        with reading(Path(place)) as file:
            yield file
