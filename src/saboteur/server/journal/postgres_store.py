"""Journals in PostgreSQL: a database that other programs look after, on this machine or another.

Its writer commits what has gathered in one transaction and one exchange with the database. Several servers
may share it, as nodes: each table has one owner at a time, and every write is refused that comes from another
one (postgres_ownership.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, ClassVar, Final, TypeVar, cast

import psycopg

from ..errors import StorageError
from . import chain, group_commit, questions
from .batches import Batches
from .chain import Link
from .connection import Connection
from .found import Index
from .group_commit import GroupCommit
from .ownership import Peer, Pulse
from .places import shown_place
from .postgres_connection import (
    PostgresConnection,
    cannot_use,
    closed_on_failure,
    serving_session_at,
    session_at,
)
from .postgres_migrate import upgrade
from .postgres_ownership import Ownership
from .writing import Busy, Conflict, Damaged, Fenced, Job, Row

R = TypeVar("R")
# How many lookups go on at a time, and how long one may take, in seconds.
_READERS: Final = 4
_READING: Final = 5.0
# For how long an idle session is taken to live, and so soon it is noticed if it was ended, in seconds.
_FRESH: Final = 1.0
# How long a start waits for an operator who needs the database alone, in seconds.
_HANDING_OVER: Final = 5.0
# What goes by: no connection, no answer, a session that was ended, a database that only follows another.
_PASSING: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.IdleInTransactionSessionTimeout,
    psycopg.errors.InFailedSqlTransaction,
)
_JOURNAL: Final = (
    "INSERT INTO journal (code, seq, body) SELECT * FROM unnest(%b::text[], %b::integer[], %b::bytea[])"
)
_INDEX: Final = (
    "INSERT INTO tables (code, made, phase, open, wakes, games) VALUES (%s, %s, %s, %s, %s, %s)"
    " ON CONFLICT (code) DO UPDATE SET phase = excluded.phase, open = excluded.open, wakes = excluded.wakes,"
    " games = excluded.games"
)
_FINISHED: Final = (
    "INSERT INTO finished (id, code, number, story, kept) SELECT %s, %s, %s, %b, %b FROM revision"
    " WHERE revision.number = %s ON CONFLICT (id) DO"
    " UPDATE SET story = coalesce(excluded.story, finished.story),"
    " kept = coalesce(excluded.kept, finished.kept)"
)


class PostgresStore(GroupCommit):
    """Journals in a database of PostgreSQL."""

    is_shared: ClassVar[bool] = True
    FAILURE: ClassVar[type[Exception]] = psycopg.Error
    TAKEN: ClassVar[type[Exception] | tuple[type[Exception], ...]] = (
        psycopg.errors.UniqueViolation,
        psycopg.errors.ObjectNotInPrerequisiteState,  # see `fence` in script 6
    )

    def __init__(self, place: str) -> None:
        """Open the database, join those who serve it, upgrade it and start the writer."""
        self.place = place
        self.own = Ownership()
        self._session: PostgresConnection | None = None
        self._is_closed = False
        try:
            self._session = self._serving(time.monotonic() + _HANDING_OVER)
            with closed_on_failure(self._session):
                upgrade(self._session, place)
                first = self.own.beat(self._session)
        except psycopg.Error as error:
            raise cannot_use(place, error) from error
        # Idle sessions, and when each was used last.
        self._idle: queue.LifoQueue[tuple[PostgresConnection, float]] = queue.LifoQueue()
        self._threads = ThreadPoolExecutor(_READERS, "lookup")
        # One of its own, so that lookups never keep the others waiting for a sign of life.
        self._heart = ThreadPoolExecutor(1, "heart")
        super().__init__()
        self.revision = first.revision

    def _serving(self, until: float) -> PostgresConnection:
        """Return a session that keeps away whoever needs the database alone."""
        connection = serving_session_at(self.place)
        with closed_on_failure(connection):
            while not connection.server_lock(shared=True):
                if time.monotonic() > until:
                    raise StorageError(
                        f"{shown_place(self.place)} is being changed: wait until that is done."
                    )
                time.sleep(0.1)
        return connection

    # Looking up ----------------------------------------------------------------------------------

    async def look(self, question: Callable[[Connection], R]) -> R:
        """Look something up in a thread; raise Busy if that is impossible now or takes too long."""
        return await self._asked_by(self._threads, question)

    async def _asked_by(self, threads: ThreadPoolExecutor, question: Callable[[Connection], R]) -> R:
        asked = asyncio.get_running_loop().run_in_executor(threads, self._asked, question)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), _READING)
        except TimeoutError as error:
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            asked.cancel()  # unless it is being asked
            raise Busy("PostgreSQL does not answer") from error
        except asyncio.CancelledError:
            if asked.cancelled():
                raise Busy("the store is being closed") from None
            raise

    def journal(self, code: str) -> list[Row]:
        """Return a table's entries in order; raise Busy if they cannot be read now, Damaged if never."""
        return self._asked(lambda stored: questions.journal_of(stored, code))

    def _asked(self, question: Callable[[Connection], R]) -> R:
        began = time.monotonic()
        with reading_postgres():
            try:
                with self._reader(_FRESH) as connection:
                    return question(connection)
            except _PASSING:
                if time.monotonic() - began > _FRESH:
                    raise
            # The session may have been ended since its last use, as by a restart of the database.
            with self._reader(0.0) as connection:
                return question(connection)

    @contextlib.contextmanager
    def _reader(self, fresh: float) -> Iterator[PostgresConnection]:
        """Lend a session, an idle one if there is one that still lives; it is not asked if it is fresh."""
        connection = self._living(fresh)
        try:
            yield connection
        finally:
            if connection.session.closed or self._idle.qsize() > _READERS:
                connection.session.close()
            else:
                self._idle.put((connection, time.monotonic()))
                if self._is_closed:  # while it was lent
                    self._close_idle()

    def _close_idle(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._idle.get_nowait()[0].session.close()

    def _living(self, fresh: float) -> PostgresConnection:
        while True:
            try:
                connection, used = self._idle.get_nowait()
            except queue.Empty:
                return serving_session_at(self.place)
            if time.monotonic() - used < fresh:
                return connection
            with contextlib.suppress(psycopg.Error):
                connection.execute("")  # the database may have been restarted since
                return connection

    async def seatings(self, code: str) -> list[Row]:
        """Return the entries by which tokens got to open a table: its making, and who sat down.

        When a node has died, all pages of its tables ask for them at the same moment.
        """
        return await self._seatings.get(code) or []

    @cached_property
    def _seatings(self) -> Batches[list[Row]]:
        def asked(stored: Connection, codes: Sequence[str]) -> dict[str, list[Row]]:
            return {code: questions.seatings_of(stored, code) for code in codes}

        return Batches(lambda codes: self.look(lambda stored: asked(stored, codes)))

    # Ownership -----------------------------------------------------------------------------------

    async def claim(self, code: str, by_force: bool = False) -> bool:
        """Become the owner of a table, so that it may be written; False while another node has it."""
        if by_force:
            return await self._owning(lambda stored: self.own.claim(stored, code, by_force))
        return await self._claims.get(code) is not None

    @cached_property
    def _claims(self) -> Batches[int]:
        def claim(stored: PostgresConnection, codes: Sequence[str]) -> dict[str, int]:
            return self.own.claim_all(stored, codes, reaches=self.reaches)

        return Batches(lambda codes: self._owning(lambda stored: claim(stored, codes)))

    @cached_property
    def _peers(self) -> Batches[Peer]:
        return Batches(lambda codes: self._owning(lambda stored: self.own.peers(stored, codes)))

    async def release(self, codes: Collection[str]) -> None:
        """Own tables no longer: another node may have them."""
        await asyncio.gather(*(self._releases.get(code) for code in codes))

    @cached_property
    def _releases(self) -> Batches[None]:
        def release(stored: PostgresConnection, codes: Sequence[str]) -> dict[str, None]:
            self.own.release(stored, codes)
            return {}

        return Batches(lambda codes: self._owning(lambda stored: release(stored, codes)))

    async def hold(self, code: str) -> None:
        """Keep a table that another node has asked for."""
        await self._owning(lambda stored: self.own.hold(stored, code))

    async def peer(self, code: str) -> Peer | None:
        """Return the living node that owns a table, if it is another one that can be reached."""
        return await self._peers.get(code)

    def introduce(self, address: str, secret: str) -> None:
        """Tell the other nodes, with the next beat, how to reach this one."""
        self.own.address, self.own.secret = address, secret

    async def beat(self, waiting: bytes | None = None) -> Pulse:
        """Say that this node lives, and what waits here if that is new; return what others have done."""
        asked = lambda stored: self.own.beat(cast("PostgresConnection", stored), waiting)  # noqa: E731
        pulse = await self._asked_by(self._heart, asked)
        self.own.told(pulse)
        self.revision = max(self.revision, pulse.revision)
        return pulse

    def owns(self, code: str) -> bool:
        """Tell whether a table is this node's, as far as it knows."""
        return code in self.own.epochs

    async def awake(self) -> list[str]:
        """Return the tables that must be in memory although nobody has asked, and that no other node has."""
        return await self._owning(self.own.restless)

    async def _owning(self, step: Callable[[PostgresConnection], R]) -> R:
        return await self.look(lambda stored: step(cast("PostgresConnection", stored)))

    async def append(
        self, rows: Sequence[Row], index: Index | None = None, links: Sequence[Link] = ()
    ) -> None:
        """Write rows durably; raise Busy, Conflict, or Fenced if this node does not own the table."""
        epoch = self.own.epochs.get(rows[0].code, 0) if rows else 0
        if rows and not epoch:
            if rows[0].seq > 0:
                raise Fenced
            if not await self.claim(rows[0].code):
                raise Conflict
            epoch = self.own.epochs.get(rows[0].code, 0)
        await self._do(Job(rows, index, links=links, epoch=epoch))

    def _is_fenced(self, job: Job) -> bool:
        return bool(job.rows) and self.own.is_fenced(self._writer(), job.rows[0].code, job.epoch)

    def close(self) -> None:
        """Write what is waiting, own nothing more and stop."""
        super().close()
        for threads in (self._threads, self._heart):
            threads.shutdown(wait=False, cancel_futures=True)
        self._is_closed = True
        self._close_idle()

    # Writing -------------------------------------------------------------------------------------

    @property
    def healthy(self) -> bool:
        """Tell whether writing works; a database that does not even answer is not healthy either."""
        return super().healthy and self.backlog[1] < 2 * group_commit.PATIENCE

    async def _do(self, job: Job) -> Any:
        """Wait for a job, but for rows not longer than a table may wait: the database may be silent.

        What is given up while it is on its way may be written all the same. Its table notices with its next
        write, reads its journal again, and knows the command when it is sent again.
        """
        if job.work:
            return await super()._do(job)
        try:
            return await asyncio.wait_for(super()._do(job), 2 * group_commit.PATIENCE)
        except TimeoutError as error:
            raise Busy("PostgreSQL does not answer") from error

    def _writer(self) -> PostgresConnection:
        if self._session is None or self._session.session.closed:
            self._session = None
            try:
                self._session = self._serving(time.monotonic())
            except StorageError as error:
                raise psycopg.OperationalError(str(error)) from error
        return self._session

    def _commit(self, jobs: Sequence[Job]) -> None:
        # Whoever waits no longer has been told that nothing was written.
        jobs = [job for job in jobs if not job.done.cancelled()]
        connection = self._writer()
        with connection.session.pipeline(), connection.transaction():
            write_jobs(connection, jobs, self.own.node)

    def _probe(self) -> None:
        self._writer().execute("UPDATE format SET number = number")

    def _maintain(self, job: Job) -> None:
        try:
            # Before and after: what any node has read until then is not kept.
            self._note_change()
            super()._maintain(job)
        except psycopg.Error as error:
            job.answer(Busy(str(error)))

    def _note_change(self) -> None:
        counted = "UPDATE revision SET number = number + 1 RETURNING number"
        (self.revision,) = self._writer().execute(counted).fetchone()

    def _end(self) -> None:
        with contextlib.suppress(psycopg.Error):
            self.own.leave(self._writer())
        if self._session:
            self._session.session.close()


def write_jobs(connection: PostgresConnection, jobs: Sequence[Job], node: str) -> None:
    """Send everything at once; the answers come with the end of the transaction."""
    cursor = connection.session.cursor()
    if owned := [(job.rows[0].code, job.epoch) for job in jobs if job.rows]:
        codes, epochs = zip(*owned, strict=True)
        cursor.execute("SELECT fence(%s, %s, %s)", (node, list(codes), list(epochs)))
    if rows := [row for job in jobs for row in job.rows]:
        cursor.execute(_JOURNAL, [list(column) for column in zip(*rows, strict=True)])
    if indexes := [job.index for job in jobs if job.index]:
        cursor.executemany(_INDEX, indexes)
    if games := [(*job.finished, job.revision) for job in jobs if job.finished]:
        cursor.executemany(_FINISHED, games)
    if links := [link for job in jobs for link in job.links]:
        chain.append_links(connection, links)


@contextlib.contextmanager
def reading_postgres() -> Iterator[None]:
    """Separate what can be read later (no connection, no answer) from what never can."""
    try:
        yield
    except _PASSING as error:
        raise Busy(str(error)) from error
    except psycopg.Error as error:
        raise Damaged(str(error)) from error


def journal_in_postgres(place: str, code: str) -> list[Row]:
    """Return a table's entries in order, from any process; raise Busy or Damaged as a store does."""
    with reading_postgres():
        connection = session_at(place)
        with contextlib.closing(connection.session):
            return questions.journal_of(connection, code)
