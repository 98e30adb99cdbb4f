"""Operations on a whole database: deleting tables, rewriting entries, putting a backup in place.

Everything here takes a connection: the writer's of a running server (Store.maintain), or a separate one if no
server is running. Each function is one transaction, unless it says otherwise.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ...core.fair import promise_of
from . import chain
from .chain import ABORTED, NO_DEAL, RESTORED, Link
from .entries import Promised
from .store import Row

# The chain of deals is not among them: it outlives the tables.
TABLES: Final = ("journal", "tables", "finished")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything or nothing; deleted bytes are overwritten."""
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def holds_table(connection: sqlite3.Connection, code: str) -> bool:
    """Tell whether anything of a table is stored."""
    asked = " UNION ALL ".join(f"SELECT 1 FROM {name} WHERE code = :code" for name in TABLES)
    return connection.execute(asked, {"code": code}).fetchone() is not None


def delete_tables(connection: sqlite3.Connection, codes: Collection[str]) -> int:
    """Delete tables with their journals and finished games; return the number of deleted rows.

    The chain keeps their deals: those that were not opened are aborted now.
    """
    with transaction(connection):
        for code in codes:
            chain.append_links(connection, [Link(ABORTED, deal) for deal in _promised(connection, code)])
        return sum(
            connection.execute(f"DELETE FROM {name} WHERE code = ?", (code,)).rowcount
            for code in codes
            for name in TABLES
        )


def _promised(connection: sqlite3.Connection, code: str | None = None) -> list[str]:
    """Return the deals that a table, or any table, has promised."""
    asked = 'SELECT body FROM journal WHERE instr(body, CAST(\'"e":"promised"\' AS BLOB))'
    rows = connection.execute(f"{asked} AND code = ?", (code,)) if code else connection.execute(asked)
    found = []
    for (body,) in rows.fetchall():
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):  # damaged, or somebody's words
            found.append(promise_of(msgspec.json.decode(body, type=Promised).secret))
    return found


def rewrite(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Replace entries, and delete what is kept of their tables' games: it contains names and words."""
    with transaction(connection):
        for code, seq, body in rows:
            connection.execute("UPDATE journal SET body = ? WHERE code = ? AND seq = ?", (body, code, seq))
        for code in {row.code for row in rows}:
            connection.execute("UPDATE finished SET story = NULL, kept = NULL WHERE code = ?", (code,))


def compact(connection: sqlite3.Connection) -> None:
    """Rewrite the file without anything that was deleted.

    Overwriting alone is not enough: as a page fills up, SQLite moves entries and leaves copies behind. This
    takes about a second per 100 MB, during which nothing else is written.
    """
    connection.execute("VACUUM")


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move the log beside the database into it; return False while somebody is reading it."""
    (is_busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not is_busy


def replace(connection: sqlite3.Connection, source: Path, code: str | None) -> None:
    """Replace everything, or one table, with the content of another database of the same version.

    The chain of deals goes on: it says that something was restored, and deals that are gone are aborted. Only
    a server without a chain continues the other one's.
    """
    connection.execute("ATTACH ? AS incoming", (str(source),))
    try:
        with transaction(connection):
            for name in TABLES:
                _replace_rows(connection, name, code)
            chain.take_over(connection, "incoming")
            note_restored(connection)
    finally:
        connection.execute("DETACH incoming")
    empty_log(connection)


def note_restored(connection: sqlite3.Connection) -> None:
    """Say in the chain that journals were restored, and abort the deals that are gone with the old ones."""
    here = set(_promised(connection))
    gone = [deal for deal in chain.unsettled(connection) if deal not in here]
    chain.append_links(connection, [Link(RESTORED, NO_DEAL), *(Link(ABORTED, deal) for deal in gone)])


def _replace_rows(connection: sqlite3.Connection, name: str, code: str | None) -> None:
    where, given = ("", ()) if code is None else (" WHERE code = ?", (code,))
    columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({name})"))
    connection.execute(f"DELETE FROM main.{name}{where}", given)
    connection.execute(
        f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM incoming.{name}{where}", given
    )
