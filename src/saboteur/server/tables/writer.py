"""The single task that changes a table: it carries out requests in order, and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ...core.errors import IllegalAction
from ...schema.commands import Command
from ..counters import meter
from ..errors import Lost, TableError
from ..wire import frames
from ..wire.outbox import Page
from .newcomers import Newcomer

LOG = logging.getLogger("saboteur.table")
# How long to wait before retrying, in seconds.
_RETRY: Final = 1.0
Change = Callable[[], Awaitable[None]]


class Revise:
    """Change the journal from outside, then read the table again."""

    def __init__(self, change: Change) -> None:
        self.change = change


class End:
    """Do one last thing: delete the journal, or nothing when the server stops."""

    def __init__(self, change: Change | None = None) -> None:
        """Store what is done last."""
        self.change = change


class Queued:
    """Something for the table's task to do."""

    __slots__ = ("answer", "arrived", "key", "page", "what")

    def __init__(self, what: Any, page: Page | None = None, key: str = "") -> None:
        """Store what is asked, and by whom."""
        self.what = what
        self.page = page
        self.key = key
        self.answer: asyncio.Future[Any] | None = None
        self.arrived = time.perf_counter()

    def succeed(self, result: Any) -> None:
        """Hand the result to whoever waits for it; nobody need."""
        if self.answer and not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: Exception) -> bool:
        """Tell the caller that it was not done; return whether anyone could be waiting."""
        if self.answer and not self.answer.done():
            self.answer.set_exception(error)
        return self.answer is not None


class Inbox:
    """A queue of what is asked of one table."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Queued] = asyncio.Queue()

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is waiting."""
        return self._queue.empty()

    def put(self, what: Any, page: Page | None = None) -> None:
        """Ask for something without waiting for it."""
        self._queue.put_nowait(Queued(what, page))

    async def ask(self, what: Any, page: Page | None = None, key: str = "") -> Any:
        """Ask for something and wait for the answer."""
        asked = Queued(what, page, key)
        asked.answer = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(asked)
        return await asked.answer

    def later(self, what: Any, delay: float = _RETRY) -> asyncio.TimerHandle:
        """Ask for something after a while."""
        return asyncio.get_running_loop().call_later(delay, self.put, what)

    async def next(self) -> Queued:
        """Return the next thing to do, once there is one."""
        return await self._queue.get()

    def rest(self) -> list[Queued]:
        """Take everything that is waiting."""
        return [self._queue.get_nowait() for _ in range(self._queue.qsize())]


class SingleWriter:
    """The single writer of something; subclasses define what is done, and how to recover."""

    def __init__(self, name: str) -> None:
        """Start with an empty inbox; `begin` starts the task."""
        self.name = name
        self.began = self.used = time.monotonic()
        # Why it has stopped working, if it has.
        self.fault: TableError | None = None
        self.inbox = Inbox()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the task, in the running event loop."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    def tell(self, page: Page, command: Command) -> None:
        """Queue a page's command; its answer is a frame to that page."""
        self.inbox.put(command, page)

    async def ask(self, what: Any, page: Page | None = None, key: str = "") -> Any:
        """Ask for something and wait until it is done."""
        if self.fault:
            raise self.fault
        return await self.inbox.ask(what, page, key)

    def halt(self) -> None:
        """Stop at once, whatever is in progress; pages stay open, and their commands are not answered.

        Whoever found it a moment ago and asks it now is told that it is lost, and finds it anew.
        """
        self.fault = self.fault or Lost()
        if self._task:
            self._task.cancel()
        self.rest()
        for asked in self.inbox.rest():
            asked.fail(self.fault)

    async def _run(self) -> None:
        while self.fault is None:
            asked = await self.inbox.next()
            self.used = time.monotonic()
            try:
                result = await self.serve(asked)
            except TableError as error:
                self.fail(asked, error)
            except IllegalAction as error:
                meter().refused("rules")
                if asked.page:
                    asked.page.send(frames.refused(asked.what.id, error))
            except Exception:
                LOG.exception("a table stumbled", extra={"table": self.name})
                self.fail(asked, TableError("busy"))
                await self.recover()
            except asyncio.CancelledError:
                asked.fail(self.fault or TableError("busy"))
                raise
            else:
                asked.succeed(result)
        for asked in self.inbox.rest():
            self.fail(asked, self.fault)

    def fail(self, asked: Queued, error: TableError) -> None:
        """Tell the caller why it was not done."""
        meter().refused(error.code)
        if not asked.fail(error) and asked.page and isinstance(asked.what, Command):
            asked.page.send(frames.failed(asked.what.id, error))

    async def serve(self, asked: Queued) -> Any:
        """Carry out a request and return the answer."""
        raise NotImplementedError

    async def recover(self) -> None:
        """Find out what is true after something failed half-way."""
        raise NotImplementedError

    def rest(self) -> None:
        """Stop everything that happens by itself."""
        raise NotImplementedError


class TableWriter(SingleWriter):
    """The single writer of a table, by what others ask of it."""

    async def greet(self, page: Page, key: str) -> None:
        """Let a page in, on its seat if its key opens one."""
        await self.ask("hello", page, key)

    async def join(self, newcomer: Newcomer, key: str) -> int:
        """Seat somebody and return the seat."""
        seat: int = await self.ask(newcomer, None, key)
        return seat

    def part(self, page: Page) -> None:
        """Forget a page that is gone."""
        self.inbox.put("bye", page)

    async def revise(self, change: Change) -> None:
        """Change the journal between two commands, read it again and send everyone the table as it now is."""
        await self.ask(Revise(change))

    async def forget(self, change: Change) -> None:
        """Delete the journal after earlier commands, and tell everyone that it is gone."""
        await self.ask(End(change))

    async def finish(self) -> None:
        """Carry out earlier commands, tell everyone that the server stops, and do nothing more."""
        await self.ask(End())
