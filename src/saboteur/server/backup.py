"""Copies of the database that are whole although people go on playing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .errors import StorageError
from .folder import FILE_MODE


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a new file that only its owner may read, and check the copy.

    Writers go on meanwhile. If it fails, nothing is left behind; an existing file is never overwritten.
    """
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    except FileExistsError:
        raise StorageError(f"{target} exists already; choose another name.") from None
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}.") from error
    try:
        _copy(source, target)
    except BaseException as error:
        for ending in ("", "-journal", "-wal", "-shm"):
            Path(f"{target}{ending}").unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise StorageError(f"{target} cannot be written: {error}.") from error
        raise


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        (found,) = copy.execute("PRAGMA quick_check").fetchone()
    if found != "ok":
        raise StorageError(f"The copy in {target} would be damaged: {found}.")
