"""Operations on a whole database: deleting tables, rewriting entries, putting a backup in place.

Everything here takes a connection: the writer's of a running server (Store.maintain), or a separate one if no
server is running. Each function is one transaction, unless it says otherwise.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ...core.fair import promise_of
from . import chain
from .chain import ABORTED, NO_DEAL, RESTORED, Link
from .connection import Connection, SqliteConnection
from .entries import Promised
from .writing import Row

# The chain of deals is not among them: it outlives the tables.
TABLES: Final = ("journal", "tables", "finished")


def holds_table(connection: Connection, code: str) -> bool:
    """Tell whether anything of a table is stored."""
    asked = " UNION ALL ".join(f"SELECT 1 FROM {name} WHERE code = ?" for name in TABLES)
    return connection.execute(asked, [code] * len(TABLES)).fetchone() is not None


def delete_tables(connection: Connection, codes: Collection[str]) -> int:
    """Delete tables with their journals and finished games; return the number of deleted rows.

    The chain keeps their deals: those that were not opened are aborted now.
    """
    with connection.transaction():
        for code in codes:
            chain.append_links(connection, [Link(ABORTED, deal) for deal in _promised(connection, code)])
        return sum(
            connection.execute(f"DELETE FROM {name} WHERE code = ?", (code,)).rowcount
            for code in codes
            for name in TABLES
        )


def _promised(connection: Connection, code: str | None = None) -> list[str]:
    """Return the deals that a table, or any table, has promised."""
    asked, word = "SELECT body FROM journal WHERE instr(body, ?) > 0", b'"e":"promised"'
    of_table = f"{asked} AND code = ?"
    rows = connection.execute(of_table, (word, code)) if code else connection.execute(asked, (word,))
    found = []
    for (body,) in rows.fetchall():
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):  # damaged, or somebody's words
            found.append(promise_of(msgspec.json.decode(body, type=Promised).secret))
    return found


def rewrite(connection: Connection, rows: Sequence[Row]) -> None:
    """Replace entries, and delete what is kept of their tables' games: it contains names and words."""
    with connection.transaction():
        for code, seq, body in rows:
            connection.execute("UPDATE journal SET body = ? WHERE code = ? AND seq = ?", (body, code, seq))
        for code in {row.code for row in rows}:
            connection.execute("UPDATE finished SET story = NULL, kept = NULL WHERE code = ?", (code,))


def replace(connection: SqliteConnection, source: Path, code: str | None) -> None:
    """Replace everything, or one table, with the content of another database of the same version.

    The chain of deals goes on: it says that something was restored, and deals that are gone are aborted. Only
    a server without a chain continues the other one's.
    """
    connection.execute("ATTACH ? AS incoming", (str(source),))
    try:
        with connection.transaction():
            for name in TABLES:
                _replace_rows(connection, name, code)
            chain.take_over(connection, "incoming")
            note_restored(connection)
    finally:
        connection.execute("DETACH incoming")
    connection.empty_log()


def note_restored(connection: Connection) -> None:
    """Say in the chain that journals were restored, and abort the deals that are gone with the old ones."""
    here = set(_promised(connection))
    gone = [deal for deal in chain.unsettled(connection) if deal not in here]
    chain.append_links(connection, [Link(RESTORED, NO_DEAL), *(Link(ABORTED, deal) for deal in gone)])


def _replace_rows(connection: SqliteConnection, name: str, code: str | None) -> None:
    where, given = ("", ()) if code is None else (" WHERE code = ?", (code,))
    columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({name})"))
    connection.execute(f"DELETE FROM main.{name}{where}", given)
    connection.execute(
        f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM incoming.{name}{where}", given
    )
