"""The database's format: numbered scripts that upgrade it, and why it cannot be opened, in words."""

from __future__ import annotations

import logging
import sqlite3
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ..errors import StorageError
from .backup import copy_database
from .connection import SqliteConnection
from .folder import unused_name

LOG = logging.getLogger("saboteur.store")


def bring_up_to_date(connection: SqliteConnection, path: Path) -> None:
    """Run the scripts that this file has not seen, after making a copy."""
    seen, newest = connection.format(), newest_format()
    if seen > newest:
        raise StorageError(
            f"{path} was written by a newer version of Saboteur (its format is {seen}, this version knows"
            f" formats up to {newest}). Install the newer version, or choose another folder with --data."
            " Nothing was changed."
        )
    if 0 < seen < newest:
        copy = unused_name(path.parent, f"{path.stem}-format-{seen}")
        copy_database(connection, copy)
        LOG.info("the database is brought up to date", extra={"why": f"a copy of the old one is {copy.name}"})
    connection.execute("PRAGMA journal_mode=WAL")
    migrate(connection)
    for table in ("tables", "journal", "finished", "fair_chain"):
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()


def migrate(connection: SqliteConnection) -> None:
    """Run the scripts that this file has not seen."""
    seen = connection.format()
    for number, script in sorted(_scripts().items()):
        if number > seen:
            text = script.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")


def newest_format() -> int:
    """Return the format number that this program writes."""
    return max(_scripts())


def _scripts() -> dict[int, Traversable]:
    folder = resources.files("saboteur.server.journal") / "migrations"
    return {int(item.name.removesuffix(".sql")): item for item in folder.iterdir() if ".sql" in item.name}


def cannot_open(path: Path, error: sqlite3.Error) -> StorageError:
    """Return why the database cannot be opened, and what to do, in words."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the other bits are details
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            advice = "It is damaged. Restore a backup, or choose another folder with --data."
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            advice = "The disk cannot be written; it may be full. Free some space, then start again."
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            advice = "Give this user the right to write to it and its folder, or choose another with --data."
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            advice = "Another program has locked it. Stop that program, then start again."
        case _:
            advice = "Choose another folder with --data, or restore a backup."
    return StorageError(f"{path} cannot be opened: {error}. {advice} Nothing was changed.")
