"""Journals in SQLite, written by one thread that commits whatever has gathered.

An append returns once it is on disk. While the file is locked or the disk is full, the thread retries; what
has waited too long is given up, unwritten, and its table gets Busy. The thread keeps trying even without
anything to write, so that it notices when writing works again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from ..counters import meter
from . import chain
from .chain import Link
from .entries import Entry
from .found import Finished, Index
from .migrate import bring_up_to_date, cannot_open

__all__ = ["Busy", "Conflict", "Damaged", "Finished", "Index", "Row", "SqliteStore", "rows_of", "written"]

LOG = logging.getLogger("saboteur.store")
R = TypeVar("R")
# How long an append waits for a locked file or a full disk, in seconds.
PATIENCE: Final = 1.5
_RETRY: Final = 0.1
# How long a reader waits for a locked file, in seconds.
_READING: Final = 5.0
_MOST_AT_ONCE: Final = 500
# Who made a table and who sat down, found without reading the rest; the text is '"sat"', as in migration 5.
_SEATINGS: Final = (
    "SELECT code, seq, body FROM journal WHERE code = :code AND seq = 0 UNION ALL SELECT code, seq, body"
    " FROM journal INDEXED BY seatings WHERE code = :code AND instr(body, X'2273617422')"
)


class Busy(Exception):
    """The store cannot be used at the moment; nothing was written."""


class Damaged(Exception):
    """What is stored cannot be read, now or later; the message is SQLite's."""


class Conflict(Exception):
    """Somebody else wrote this part of the journal: the table must be read again."""


class Row(NamedTuple):
    """One entry of one table's journal."""

    code: str
    seq: int
    body: bytes


def written(entry: Entry) -> bytes:
    """Encode an entry as it is stored."""
    return msgspec.json.encode(entry)


def rows_of(code: str, first: int, entries: Iterable[Entry]) -> list[Row]:
    """Return entries as rows of a table's journal, numbered from the first."""
    return [Row(code, seq, written(entry)) for seq, entry in enumerate(entries, first)]


class _Job:
    """Rows that belong together, and the caller waiting for them."""

    __slots__ = ("done", "finished", "index", "links", "loop", "revision", "rows", "since", "work")

    def __init__(
        self,
        rows: Sequence[Row] = (),
        index: Index | None = None,
        finished: Finished | None = None,
        work: Callable[[sqlite3.Connection], Any] | None = None,
        revision: int = -1,
        links: Sequence[Link] = (),
    ) -> None:
        self.rows = rows
        self.links = links
        self.index = index
        self.finished = finished
        # Runs alone, in a transaction of its own.
        self.work = work
        self.revision = revision
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.since = time.monotonic()

    def answer(self, error: Exception | None, result: Any = None) -> None:
        """Wake the waiting table, in whatever loop it runs."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            self.loop.call_soon_threadsafe(self._settle, error, result)

    def _settle(self, error: Exception | None, result: Any) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class SqliteStore:
    """Journals in one SQLite file (write-ahead log, synchronous=FULL)."""

    def __init__(self, path: Path) -> None:
        """Open the file, upgrade it and start the writer."""
        self.path = path
        try:
            with contextlib.closing(_connection(path)) as connection:
                bring_up_to_date(connection, path)
            self._reader = _connection(path, _READING)
            self._writer = _connection(path, timeout=0.2)
            self._writer.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error as error:
            raise cannot_open(path, error) from error
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        # What was taken out of the queue too early, and what is being written.
        self._next: _Job | None = None
        self._current: Sequence[_Job] = ()
        # How often something was done besides appending: what was read before may be gone.
        self.revision = 0
        self._ok = True
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    @property
    def healthy(self) -> bool:
        """Tell whether the last write succeeded and the writer is alive."""
        return self._ok and self._thread.is_alive()

    async def append(
        self, rows: Sequence[Row], index: Index | None = None, links: Sequence[Link] = ()
    ) -> None:
        """Write rows durably; raise Busy if impossible now, Conflict if they exist already."""
        await self._do(_Job(rows, index, links=links))

    async def keep(self, finished: Finished, revision: int) -> None:
        """Store a finished game, unless the operator has changed something since this revision."""
        await self._do(_Job(finished=finished, revision=revision))

    async def maintain(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run work in the writer's thread between two commits; its exceptions are raised here."""
        done: R = await self._do(_Job(work=work))
        return done

    async def _do(self, job: _Job) -> Any:
        if not self._thread.is_alive():
            raise Busy
        self._jobs.put(job)
        return await job.done

    @property
    def backlog(self) -> tuple[int, float]:
        """Return the number of waiting writes, and the age of the oldest in seconds."""
        current = self._current
        oldest = min((job.since for job in current), default=None)
        return self._jobs.qsize() + len(current), 0.0 if oldest is None else time.monotonic() - oldest

    def journal(self, code: str) -> list[Row]:
        """Return a table's entries in order; raise Busy if they cannot be read now, Damaged if never.

        Any thread may ask: it gets a connection of its own, because nobody may wait for a long journal.
        """
        return journal_at(self.path, code)

    def holds(self, code: str) -> bool:
        """Tell whether there is such a table; raise Busy if that cannot be read now, Damaged if never."""
        asked = "SELECT 1 FROM journal WHERE code = ? LIMIT 1"
        with _reading():
            return self._reader.execute(asked, (code,)).fetchone() is not None

    def phase(self, code: str) -> str | None:
        """Return the phase of a table by its index, None if there is no such table; raise Busy or Damaged."""
        with _reading():
            found = self._reader.execute("SELECT phase FROM tables WHERE code = ?", (code,)).fetchone()
        return str(found[0]) if found else None

    def seatings(self, code: str) -> list[Row]:
        """Return the entries by which tokens got to open a table: its making, and who sat down."""
        with _reading():
            return [Row(*row) for row in self._reader.execute(_SEATINGS, {"code": code})]

    def finished(self, name: str) -> Finished | None:
        """Return the finished game with this id; raise Busy if it cannot be read now."""
        return self._finished("id = ?", name)

    def finished_at(self, code: str, number: int) -> Finished | None:
        """Return a table's finished game by its number; raise Busy if it cannot be read now."""
        return self._finished("code = ? AND number = ?", code, number)

    def _finished(self, where: str, *given: str | int) -> Finished | None:
        asked = f"SELECT id, code, number, story, kept FROM finished WHERE {where}"
        with _reading():
            return next((Finished(*found) for found in self._reader.execute(asked, given)), None)

    def games(self, code: str) -> int | None:
        """Return how many games were dealt at a table, as far as its index knows; raise Busy or Damaged."""
        with _reading():
            asked = self._reader.execute("SELECT games FROM tables WHERE code = ?", (code,))
            return next((games for (games,) in asked), None)

    def read(self, look: Callable[[sqlite3.Connection], R]) -> R:
        """Look something up at once; raise Busy if it cannot be read now, Damaged if never."""
        with _reading():
            return look(self._reader)

    def awake(self) -> list[str]:
        """Return tables where a clock of days is running, or that were about to deal."""
        asked = "SELECT code FROM tables WHERE phase = 'playing' AND wakes OR phase = 'dealing'"
        with _reading():
            return [code for (code,) in self._reader.execute(asked)]

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=5)
        self._reader.close()

    # The writer's thread -------------------------------------------------------------------------

    def _work(self) -> None:
        connection = self._writer
        try:
            while (jobs := self._gathered()) is not None:
                self._current = jobs
                if not jobs:
                    self._try(connection)
                elif jobs[0].work:
                    self._maintain(connection, jobs[0])
                else:
                    self._write(connection, jobs)
                self._current = ()
        finally:
            connection.close()

    def _gathered(self) -> list[_Job] | None:
        """Wait for a job and return it with all others that are waiting; None when it is time to stop.

        Returns an empty list if nothing is waiting although the last write failed.
        """
        try:
            first = self._next or self._jobs.get(timeout=None if self._ok else PATIENCE)
        except queue.Empty:
            return []
        self._next = None
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < _MOST_AT_ONCE and not first.work:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)  # for the next round
                break
            if job.work:
                self._next = job
                break
            jobs.append(job)
        return jobs

    def _try(self, connection: sqlite3.Connection) -> None:
        """Find out whether the file can be written again, by writing what it already says."""
        with contextlib.suppress(sqlite3.Error):
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")
            self._is_well()

    def _maintain(self, connection: sqlite3.Connection, job: _Job) -> None:
        """Run work given by a caller, who gets its exceptions."""
        assert job.work is not None
        try:
            result = job.work(connection)
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            job.answer(error)
        else:
            self.revision += 1
            job.answer(None, result)

    def _write(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Commit jobs together; retry until they are written or have waited too long."""
        while jobs:
            try:
                jobs = self._committed(connection, jobs)
            except sqlite3.Error as error:
                jobs = self._give_up_old(jobs, error)

    def _committed(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Job]:
        """Commit jobs, or remove those whose rows are taken; return what is left to do."""
        began = time.perf_counter()
        try:
            _commit(connection, jobs, self.revision)
        except sqlite3.IntegrityError:
            return self._without_conflicts(connection, jobs)
        meter().committed(time.perf_counter() - began)
        self._is_well()
        for job in jobs:
            job.answer(None)
        return []

    def _is_well(self) -> None:
        if not self._ok:
            LOG.warning("the journal can be written again")
        self._ok = True

    def _give_up_old(self, jobs: list[_Job], error: sqlite3.Error) -> list[_Job]:
        if self._ok:
            LOG.warning("the journal cannot be written", extra={"why": str(error)})
        self._ok = False
        limit = time.monotonic() - PATIENCE
        for job in jobs:
            if job.since < limit:
                job.answer(Busy())
        time.sleep(_RETRY)
        return [job for job in jobs if job.since >= limit]

    def _without_conflicts(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Job]:
        """Find whose rows are taken, one by one, and tell them; the others are retried."""
        kept = []
        for job in jobs:
            taken = [_stored(connection, row) for row in job.rows]
            if all(old is None for old in taken):
                kept.append(job)
            elif taken == [row.body for row in job.rows]:
                job.answer(None)  # an earlier commit succeeded although it was reported as failed
            else:
                job.answer(Conflict())
        return kept


def journal_at(path: Path, code: str) -> list[Row]:
    """Return a table's entries in order, from any process; raise Busy or Damaged as a store does."""
    asked = "SELECT code, seq, body FROM journal WHERE code = ? ORDER BY seq"
    with _reading(), contextlib.closing(_connection(path, _READING)) as reader:
        return [Row(code, seq, bytes(body)) for code, seq, body in reader.execute(asked, (code,))]


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Separate what can be read later (a locked file, a failing disk) from what never can."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise Busy from error
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from error


def _connection(path: Path, timeout: float = 2.0) -> sqlite3.Connection:
    # Transactions are begun and ended explicitly.
    return sqlite3.connect(path, timeout=timeout, isolation_level=None, check_same_thread=False)


def _commit(connection: sqlite3.Connection, jobs: Iterable[_Job], revision: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        rows = [row for job in jobs for row in job.rows]
        connection.executemany("INSERT INTO journal (code, seq, body) VALUES (?, ?, ?)", rows)
        indexes = [job.index for job in jobs if job.index]
        connection.executemany(
            "INSERT INTO tables (code, made, phase, open, wakes, games) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT"
            " (code) DO UPDATE SET phase = excluded.phase, open = excluded.open, wakes = excluded.wakes,"
            " games = excluded.games",
            indexes,
        )
        games = [job.finished for job in jobs if job.finished and job.revision == revision]
        connection.executemany(
            "INSERT INTO finished (id, code, number, story, kept) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO"
            " UPDATE SET story = coalesce(excluded.story, story), kept = coalesce(excluded.kept, kept)",
            games,
        )
        if links := [link for job in jobs for link in job.links]:
            chain.append_links(connection, links)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _stored(connection: sqlite3.Connection, row: Row) -> bytes | None:
    found = connection.execute("SELECT body FROM journal WHERE code = ? AND seq = ?", row[:2]).fetchone()
    return bytes(found[0]) if found else None
