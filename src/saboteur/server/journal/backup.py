"""Consistent copies of the database, made while people play."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..errors import StorageError
from .connection import SqliteConnection, sqlite
from .database import Contents, contents, integrity_faults, reading
from .folder import FILE_MODE


def back_up(source: Path, target: Path) -> Contents:
    """Copy a database as it is at this moment; return how much the copy holds."""
    with reading(source) as connection:
        copy_database(connection, target)
    with reading(target) as copy:
        return contents(copy)


def copy_database(source: SqliteConnection, target: Path) -> None:
    """Copy a database into a new file that only its owner may read, and check the copy.

    Writers carry on meanwhile. The file gets its name once it is complete: a failure leaves nothing behind,
    and an existing file is never overwritten.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        if target.exists():
            raise FileExistsError
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    except FileExistsError:
        raise StorageError(f"{target} already exists; choose another name.") from None
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}.") from error
    try:
        _copy(source, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{target} cannot be written: {error}.") from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _copy(source: SqliteConnection, target: Path) -> None:
    source.execute("BEGIN")  # so that what is counted is what is copied
    try:
        held = contents(source)
        with closing(sqlite(target)) as copy:
            source.backup(copy)
            # One file, without a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            wrong = integrity_faults(copy)
            is_whole = contents(copy) == held
    finally:
        source.execute("ROLLBACK")
    if wrong or not is_whole:
        why = wrong[0] if wrong else "something is missing"
        raise StorageError(f"The copy in {target} would be damaged: {why}.")
    with target.open("rb+") as file:
        os.fsync(file.fileno())
