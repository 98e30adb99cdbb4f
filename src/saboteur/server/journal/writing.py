"""What is written to a journal: rows, and jobs that wait until their rows are on disk."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .chain import Link
from .connection import Connection
from .found import Finished, Index


class Busy(Exception):
    """The store cannot be used at the moment; nothing was written. The message is the engine's, if any."""


class Damaged(Exception):
    """What is stored cannot be read, now or later; the message is the engine's."""


class Conflict(Exception):
    """Somebody else wrote this part of the journal: the table must be read again."""


class Fenced(Exception):
    """Another node owns the table: it has to be given up here."""


class Row(NamedTuple):
    """One entry of one table's journal."""

    code: str
    seq: int
    body: bytes


class Job:
    """Rows that belong together, and the caller waiting for them."""

    __slots__ = ("done", "epoch", "finished", "index", "links", "loop", "revision", "rows", "since", "work")

    def __init__(
        self,
        rows: Sequence[Row] = (),
        index: Index | None = None,
        finished: Finished | None = None,
        work: Callable[[Connection], Any] | None = None,
        revision: int = -1,
        links: Sequence[Link] = (),
        epoch: int = 0,
    ) -> None:
        self.rows = rows
        # Since when its node owns the table, where several nodes share a store.
        self.epoch = epoch
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
