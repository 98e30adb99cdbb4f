"""A store's writer: one thread that commits whatever has gathered, for any engine.

An append returns once it is on disk. While the database cannot be written, the thread retries; what has
waited too long is given up, unwritten, and its table gets Busy. The thread keeps trying even without anything
to write, so that it notices when writing works again.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeVar

from ..counters import meter
from . import questions
from .chain import Link
from .connection import Connection
from .found import Finished, Index
from .ownership import SoleOwner
from .writing import Busy, Conflict, Fenced, Job, Row

LOG = logging.getLogger("saboteur.store")
R = TypeVar("R")
# How long an append waits for a database that cannot be written, in seconds.
PATIENCE: Final = 1.5
_RETRY: Final = 0.1
_MOST_AT_ONCE: Final = 500


class GroupCommit(SoleOwner, ABC):
    """Journals written by one thread, and looked up from the event loop."""

    # What the engine raises when something fails, and when rows are there already.
    FAILURE: ClassVar[type[Exception]]
    TAKEN: ClassVar[type[Exception] | tuple[type[Exception], ...]]

    def __init__(self) -> None:
        """Start the writer; the engine must be ready."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        # What was taken out of the queue too early, and what is being written.
        self._next: Job | None = None
        self._current: Sequence[Job] = ()
        # How often something was done besides appending: what was read before may be gone.
        self.revision = 0
        # Tells whether people can be led to another node, which then is not asked to give up its tables.
        self.reaches: Callable[[str], bool] = lambda _: False
        self._ok = True
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    # What engines do -----------------------------------------------------------------------------

    # Where the journals are, so that another process can read them (places.py).
    place: str

    @abstractmethod
    def journal(self, code: str) -> list[Row]:
        """Return a table's entries in order; raise Busy if they cannot be read now, Damaged if never.

        Any thread may ask, and a thread should: nobody may wait for a long journal.
        """

    @abstractmethod
    async def look(self, question: Callable[[Connection], R]) -> R:
        """Look something up; raise Busy if it cannot be read now, Damaged if never."""

    @abstractmethod
    def _writer(self) -> Connection:
        """Return the writer's connection; called in its thread."""

    @abstractmethod
    def _commit(self, jobs: Sequence[Job]) -> None:
        """Write jobs in one transaction."""

    @abstractmethod
    def _probe(self) -> None:
        """Write what is already there, to find out whether that is possible."""

    @abstractmethod
    def _end(self) -> None:
        """Close the writer's connection; called in its thread."""

    # Looking up ----------------------------------------------------------------------------------

    async def holds(self, code: str) -> bool:
        """Tell whether there is such a table; raise Busy if that cannot be read now, Damaged if never."""
        return await self.look(lambda stored: questions.holds_journal(stored, code))

    async def phase(self, code: str) -> str | None:
        """Return the phase of a table by its index, None if there is no such table; raise Busy or Damaged."""
        return await self.look(lambda stored: questions.phase_of(stored, code))

    async def games(self, code: str) -> int | None:
        """Return how many games were dealt at a table, as far as its index knows; raise Busy or Damaged."""
        return await self.look(lambda stored: questions.games_at(stored, code))

    async def seatings(self, code: str) -> list[Row]:
        """Return the entries by which tokens got to open a table: its making, and who sat down."""
        return await self.look(lambda stored: questions.seatings_of(stored, code))

    async def finished(self, name: str) -> Finished | None:
        """Return the finished game with this id; raise Busy if it cannot be read now."""
        return await self.look(lambda stored: questions.finished_where(stored, "id = ?", name))

    async def finished_at(self, code: str, number: int) -> Finished | None:
        """Return a table's finished game by its number; raise Busy if it cannot be read now."""
        where = "code = ? AND number = ?"
        return await self.look(lambda stored: questions.finished_where(stored, where, code, number))

    async def unkept(self) -> list[tuple[str, int]]:
        """Return tables not all of whose finished games are kept, and how many were finished there."""
        return await self.look(questions.not_kept)

    async def awake(self) -> list[str]:
        """Return tables where a clock of days is running, or that were about to deal."""
        return await self.look(questions.restless)

    # Writing -------------------------------------------------------------------------------------

    @property
    def healthy(self) -> bool:
        """Tell whether the last write succeeded and the writer is alive."""
        return self._ok and self._thread.is_alive()

    @property
    def backlog(self) -> tuple[int, float]:
        """Return the number of waiting writes, and the age of the oldest in seconds."""
        current = self._current
        oldest = min((job.since for job in current), default=None)
        return self._jobs.qsize() + len(current), 0.0 if oldest is None else time.monotonic() - oldest

    async def append(
        self, rows: Sequence[Row], index: Index | None = None, links: Sequence[Link] = ()
    ) -> None:
        """Write rows durably; raise Busy if impossible now, Conflict if they exist already."""
        await self._do(Job(rows, index, links=links))

    async def keep(self, finished: Finished, revision: int) -> None:
        """Store a finished game, unless the operator has changed something since this revision."""
        await self._do(Job(finished=finished, revision=revision))

    async def maintain(self, work: Callable[[Connection], R]) -> R:
        """Run work in the writer's thread between two commits; its exceptions are raised here.

        Where the engine fails, that is Busy, with the engine's words.
        """
        done: R = await self._do(Job(work=work))
        return done

    async def _do(self, job: Job) -> Any:
        if not self._thread.is_alive():
            raise Busy
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=5)

    # The writer's thread -------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            while (jobs := self._gathered()) is not None:
                self._current = jobs
                try:
                    self._serve(jobs)
                except Exception:  # a node that cannot write any more would keep its tables from the others
                    LOG.exception("the journal's writer stumbled")
                    for job in jobs:
                        job.answer(Busy())
                self._current = ()
        finally:
            self._end()

    def _serve(self, jobs: list[Job]) -> None:
        if not jobs:
            self._try()
        elif jobs[0].work:
            self._maintain(jobs[0])
        else:
            self._write(jobs)

    def _gathered(self) -> list[Job] | None:
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

    def _try(self) -> None:
        """Find out whether the database can be written again."""
        try:
            self._probe()
        except self.FAILURE:
            return
        self._is_well()

    def _maintain(self, job: Job) -> None:
        """Run work given by a caller, who gets its exceptions."""
        assert job.work is not None
        try:
            result = job.work(self._writer())
        except self.FAILURE as error:
            job.answer(Busy(str(error)))
        except Exception as error:
            job.answer(error)
        else:
            self._note_change()
            job.answer(None, result)

    def _note_change(self) -> None:
        self.revision += 1

    def _write(self, jobs: list[Job]) -> None:
        """Commit jobs together; retry until they are written or have waited too long."""
        while jobs:
            try:
                jobs = self._committed(jobs)
            except self.FAILURE as error:
                jobs = self._give_up_old(jobs, error)

    def _committed(self, jobs: list[Job]) -> list[Job]:
        """Commit jobs, or remove those that can never be written; return what is left to do."""
        began = time.perf_counter()
        try:
            self._commit(jobs)
        except self.TAKEN:
            return self._without_conflicts(jobs)
        meter().committed(time.perf_counter() - began)
        self._is_well()
        for job in jobs:
            job.answer(None)
        return []

    def _is_well(self) -> None:
        if not self._ok:
            LOG.warning("the journal can be written again")
        self._ok = True

    def _give_up_old(self, jobs: list[Job], error: Exception) -> list[Job]:
        if self._ok:
            LOG.warning("the journal cannot be written", extra={"why": str(error)})
        self._ok = False
        limit = time.monotonic() - PATIENCE
        for job in jobs:
            if job.since < limit:
                job.answer(Busy())
        time.sleep(_RETRY)
        return [job for job in jobs if job.since >= limit]

    def _without_conflicts(self, jobs: list[Job]) -> list[Job]:
        """Find whose rows are taken, one by one, and tell them; the others are retried.

        What was found is on this database's disk, but perhaps not yet on its replica's. Whatever is committed
        after it gets there only together with it.
        """
        self._probe()
        kept = []
        for job in jobs:
            taken = [_stored(self._writer(), row) for row in job.rows]
            if job.rows and taken == [row.body for row in job.rows]:
                job.answer(None)  # an earlier commit succeeded although it was reported as failed
            elif self._is_fenced(job):
                job.answer(Fenced())
            elif all(old is None for old in taken):
                kept.append(job)
            else:
                job.answer(Conflict())
        return kept


def _stored(connection: Connection, row: Row) -> bytes | None:
    found = connection.execute("SELECT body FROM journal WHERE code = ? AND seq = ?", row[:2]).fetchone()
    return bytes(found[0]) if found else None
