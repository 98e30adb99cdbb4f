"""Restoring backups: checked, copied into the data folder and upgraded there."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from pathlib import Path

from ..errors import StorageError
from ..journal.backup import back_up
from ..journal.connection import SqliteConnection, sqlite
from ..journal.database import integrity_faults, reading
from ..journal.folder import belongs_to_folder
from ..journal.migrate import migrate, newest_format


def prepared(backup: Path, folder: Path, code: str | None) -> Path:
    """Check a backup and return an upgraded copy in the data folder, which the caller deletes."""
    with reading(backup) as connection:
        _check(connection, backup, code)
    copy = folder / f"restoring-{secrets.token_hex(4)}.sqlite3"
    back_up(backup, copy)
    belongs_to_folder(copy)
    try:
        with contextlib.closing(sqlite(copy)) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        copy.unlink()
        raise StorageError(f"{backup} cannot be upgraded: {error}.") from error
    return copy


def _check(connection: SqliteConnection, backup: Path, code: str | None) -> None:
    if wrong := integrity_faults(connection):
        raise StorageError(f"{backup} is damaged: {wrong[0]}.")
    version = connection.format()
    if version > newest_format():
        raise StorageError(
            f"{backup} was made by a newer version of Saboteur (its format is {version}, this version knows"
            f" formats up to {newest_format()}). Install the newer version first."
        )
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    # Finished games came with the second version.
    if version < 1 or not names >= {"tables", "journal"}:
        raise StorageError(f"{backup} is not a backup of Saboteur's tables.")
    if code and not connection.execute("SELECT 1 FROM journal WHERE code = ?", (code,)).fetchone():
        raise StorageError(f"There is no table {code} in {backup}.")
