"""What a table is asked to do, in the order in which it was asked; whoever asked may wait for the answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..wire.outbox import Page

# After how many seconds something is tried again that could not be done.
_RETRY: Final = 1.0
Change = Callable[[], Awaitable[None]]


class Revise:
    """Change the journal from outside, then read the table anew."""

    def __init__(self, change: Change) -> None:
        """Note what changes it."""
        self.change = change


class End:
    """Do something last: delete the journal, or nothing when the server stops."""

    def __init__(self, change: Change | None = None) -> None:
        """Note what is done last."""
        self.change = change


class Queued:
    """Something for the table's task to do."""

    __slots__ = ("answer", "arrived", "key", "page", "what")

    def __init__(self, what: Any, page: Page | None = None, key: str = "") -> None:
        """Note what is asked, by whom."""
        self.what = what
        self.page = page
        self.key = key
        self.answer: asyncio.Future[Any] | None = None
        self.arrived = time.perf_counter()

    def succeed(self, result: Any) -> None:
        """Answer whoever waits."""
        if self.answer and not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: Exception) -> bool:
        """Tell whoever waits that it was not done; tell whether anybody could wait."""
        if self.answer and not self.answer.done():
            self.answer.set_exception(error)
        return self.answer is not None


class Inbox:
    """A queue of what is asked of one table."""

    def __init__(self) -> None:
        """Start empty."""
        self._queue: asyncio.Queue[Queued] = asyncio.Queue()

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing waits."""
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
        """Return what is to be done next, when there is something."""
        return await self._queue.get()

    def rest(self) -> list[Queued]:
        """Take everything that waits."""
        return [self._queue.get_nowait() for _ in range(self._queue.qsize())]
