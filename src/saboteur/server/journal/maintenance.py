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

from .store import Row

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
    """Delete tables with their journals and finished games; return the number of deleted rows."""
    with transaction(connection):
        return sum(
            connection.execute(f"DELETE FROM {name} WHERE code = ?", (code,)).rowcount
            for code in codes
            for name in TABLES
        )


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
    """Replace everything, or one table, with the content of another database of the same version."""
    connection.execute("ATTACH ? AS incoming", (str(source),))
    try:
        with transaction(connection):
            for name in TABLES:
                _replace_rows(connection, name, code)
    finally:
        connection.execute("DETACH incoming")
    empty_log(connection)


def _replace_rows(connection: sqlite3.Connection, name: str, code: str | None) -> None:
    where, given = ("", ()) if code is None else (" WHERE code = ?", (code,))
    columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({name})"))
    connection.execute(f"DELETE FROM main.{name}{where}", given)
    connection.execute(
        f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM incoming.{name}{where}", given
    )
