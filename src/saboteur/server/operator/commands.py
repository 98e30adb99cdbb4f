"""Operator commands on a data folder: sent to the running server, or done here if there is none."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from ..errors import StorageError
from ..journal import maintenance
from ..journal.backup import back_up
from ..journal.connection import Connection, SqliteConnection, sqlite
from ..journal.database import integrity_faults, reading
from ..journal.folder import DATABASE, FILE_MODE, ServerFolder, belongs_to_folder, unused_name
from ..journal.migrate import bring_up_to_date
from ..journal.places import NOT_A_FILE, shown_place
from . import running_server
from .persons import Match, matches
from .restore import prepared
from .retention import Keeping, old_tables
from .running_server import Running


class Caretaker(Protocol):
    """Changes the tables of a folder."""

    def restore(self, copy: Path, code: str | None) -> None:
        """Replace everything, or one table, with a prepared copy."""
        ...

    def forget_table(self, code: str) -> dict[str, Any]:
        """Delete a table with all its games; raise StorageError if there is none."""
        ...

    def forget_person(self, name: str, code: str | None) -> dict[str, Any]:
        """Delete a person's name, words and notes."""
        ...

    def forget_old(self, days: float) -> dict[str, Any]:
        """Delete tables without activity for so many days."""
        ...


class Remote:
    """Sends commands to a running server."""

    def __init__(self, running: Running) -> None:
        self._running = running

    def restore(self, copy: Path, code: str | None) -> None:
        """Replace everything, or one table, with a prepared copy."""
        running_server.ask(self._running, {"do": "restore", "file": str(copy.resolve()), "table": code})

    def forget_table(self, code: str) -> dict[str, Any]:
        """Delete a table with all its games; raise StorageError if there is none."""
        return running_server.ask(self._running, {"do": "forget-table", "table": code})

    def forget_person(self, name: str, code: str | None) -> dict[str, Any]:
        """Delete a person's name, words and notes."""
        return running_server.ask(self._running, {"do": "forget-person", "name": name, "table": code})

    def forget_old(self, days: float) -> dict[str, Any]:
        """Delete tables without activity for so many days."""
        return running_server.ask(self._running, {"do": "forget-old", "days": days})


class Direct:
    """Changes the database itself; no server is running."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        """Change what a function opens, each time anew."""
        self._writing = writing

    def restore(self, copy: Path, code: str | None) -> None:
        """Refuse: what is in no file is not restored from one."""
        raise StorageError(NOT_A_FILE)

    def forget_table(self, code: str) -> dict[str, Any]:
        """Delete a table with all its games; raise StorageError if there is none."""
        with self._writing() as connection:
            if not maintenance.delete_tables(connection, [code]):
                raise StorageError(f"There is no table {code}.")
            return {"tables": [code], "purged": _purge(connection)}

    def forget_person(self, name: str, code: str | None) -> dict[str, Any]:
        """Delete a person's name, words and notes."""
        with self._writing() as connection:
            found = list(matches(connection, name, code))
            whole = [match for match in found if isinstance(match, Match)]
            maintenance.rewrite(connection, [row for match in whole for row in match.forgotten()])
            unreadable = dict(match for match in found if not isinstance(match, Match))
            done = {"tables": [match.code for match in whole], "unreadable": unreadable}
            return {**done, "purged": _purge(connection)}

    def forget_old(self, days: float) -> dict[str, Any]:
        """Delete tables without activity for so many days."""
        with self._writing() as connection:
            old = old_tables(connection, Keeping(days, days), time.time())
            maintenance.delete_tables(connection, old)
            return {"tables": old, "purged": _purge(connection)}


class DirectToFile(Direct):
    """Changes the file of a folder."""

    def __init__(self, database: Path) -> None:
        self._database = database
        super().__init__(self._opened)

    @contextlib.contextmanager
    def _opened(self) -> Iterator[SqliteConnection]:
        try:
            with contextlib.closing(sqlite(self._database, timeout=10)) as connection:
                bring_up_to_date(connection, self._database)
                connection.execute("PRAGMA synchronous = FULL")
                yield connection
        except sqlite3.Error as error:
            raise StorageError(f"{self._database} could not be written: {error}. It is unchanged.") from error

    def restore(self, copy: Path, code: str | None) -> None:
        """Replace everything, or one table, with a prepared copy."""
        if code is None and not _is_sound(self._database):
            _put_in_place(copy, self._database)
            with self._opened() as connection, connection.transaction():
                maintenance.note_restored(connection)
            return
        with self._opened() as connection:
            maintenance.replace(connection, copy, code)


def _purge(connection: Connection) -> bool:
    """Leave no deleted data in the files; return False if the disk is full or the files are in use."""
    try:
        connection.compact()
    except sqlite3.Error:
        return False
    return connection.empty_log()


def _is_sound(database: Path) -> bool:
    try:
        with reading(database) as connection:
            return not integrity_faults(connection)
    except StorageError:
        return False


def _put_in_place(copy: Path, database: Path) -> None:
    """Give a complete copy the name of a damaged or missing database."""
    for ending in ("-wal", "-shm"):
        Path(f"{database}{ending}").unlink(missing_ok=True)
    copy.replace(database)


@contextlib.contextmanager
def caretaker(folder: Path, place: str | None = None) -> Iterator[Caretaker]:
    """Return what can change a folder's tables, or those of a database; no server can start meanwhile."""
    running = running_server.find(folder)
    if running and running.store == shown_place(place or str(folder / DATABASE)):
        yield Remote(running)
    elif place:
        from ..journal.postgres_connection import postgres_alone

        with postgres_alone(place) as connection:
            yield Direct(lambda: contextlib.nullcontext(connection))
    elif running:
        raise StorageError(f"The server on {folder} has its tables in {running.store}: name it with --store.")
    elif not folder.is_dir():
        raise StorageError(f"There is no folder {folder}. Name the data folder with --data.")
    else:
        with _locked(folder) as own:
            yield DirectToFile(own.database)


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[ServerFolder]:
    own = ServerFolder(folder)
    own.open()
    for file in folder.glob("server.*"):
        belongs_to_folder(file)
    try:
        yield own
    finally:
        own.close()


def restore_backup(folder: Path, backup: Path, code: str | None) -> Path | None:
    """Restore a backup after copying the current database; return that copy."""
    with caretaker(folder) as care:
        copy = prepared(backup, folder, code)
        try:
            kept = _kept(folder)
            care.restore(copy, code)
        finally:
            copy.unlink(missing_ok=True)
    return kept


def _kept(folder: Path) -> Path | None:
    """Copy the current database: as a backup, or byte by byte if it is too damaged for that."""
    database = folder / DATABASE
    if not database.exists():
        return None
    if _is_sound(database):
        kept = unused_name(folder, "tables-before-restore")
        back_up(database, kept)
    else:
        kept = unused_name(folder, "tables-damaged")
        for ending in ("", "-wal"):
            if Path(f"{database}{ending}").exists():
                shutil.copyfile(f"{database}{ending}", f"{kept}{ending}")
                Path(f"{kept}{ending}").chmod(FILE_MODE)
    belongs_to_folder(kept)
    return kept
