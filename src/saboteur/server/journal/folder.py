"""The data folder: closed to other users, and for one server at a time."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO, Final

from ..errors import StorageError

DATABASE: Final = "tables.sqlite3"
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
_LOCK: Final = "server.lock"

if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def default_folder() -> Path:
    """Return the default data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "saboteur"


class ServerFolder:
    """A data folder that only this process may change, from `open` to `close`.

    The lock belongs to the open file, so the system releases it however the process ends.
    """

    def __init__(self, path: Path) -> None:
        """Name the folder; nothing is touched yet."""
        self.path = path
        self._lock: IO[str] | None = None

    @property
    def database(self) -> Path:
        """Return where the database is, or will be."""
        return self.path / DATABASE

    def open(self) -> None:
        """Create the folder if needed, lock it and close it to others; raise StorageError if impossible."""
        # SQLite and the worker processes create files later, which must be closed to others as well.
        os.umask(0o777 - FOLDER_MODE)
        try:
            is_new = not self.path.exists()
            self.path.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
            self._take()
            self._close_to_others(is_new)
        except OSError as error:
            raise StorageError(
                f"The folder {self.path} cannot be used: {error.strerror}. Give this user the right to write"
                " there, or choose another folder with --data. Nothing was changed."
            ) from error

    def _take(self) -> None:
        lock = (self.path / _LOCK).open("a", encoding="ascii")
        if not _try_lock(lock.fileno()):
            lock.close()
            raise StorageError(
                f"Another Saboteur server uses {self.path}. Stop it first, or choose another folder"
                " with --data."
            )
        self._lock = lock

    def _close_to_others(self, is_new: bool) -> None:
        """Set modes that keep others out; a folder that may contain other things keeps its own."""
        if is_new or self.database.exists():
            self.path.chmod(FOLDER_MODE)
        for file in (self.path / _LOCK, *self.path.glob(f"{DATABASE}*")):
            file.chmod(FILE_MODE)

    def close(self) -> None:
        """Release the folder, so that another server may use it."""
        if self._lock:
            self._lock.close()
            self._lock = None


def unused_name(folder: Path, what: str) -> Path:
    """Return an unused name for a database file, made from its purpose and the time."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    name = folder / f"{what}-{stamp}.sqlite3"
    number = 1
    while name.exists():
        number += 1
        name = folder / f"{what}-{stamp}-{number}.sqlite3"
    return name


def belongs_to_folder(file: Path) -> None:
    """Give a file created by root to its folder's owner, so that the server can read it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)
