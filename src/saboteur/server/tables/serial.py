"""One task that does what it is asked, one thing after the other, and answers whoever asked."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from ...core.errors import IllegalAction
from ..counters import meter
from ..errors import TableError
from ..wire import frames
from ..wire.commands import Command
from ..wire.outbox import Page
from .inbox import Inbox, Queued

LOG = logging.getLogger("saboteur.table")


class SerialTask:
    """The single writer of something; subclasses say what is done, and what is done after an accident."""

    def __init__(self, name: str) -> None:
        """Begin with nothing asked; the task starts with `begin`."""
        self.name = name
        self.used = time.monotonic()
        # Why it does nothing any more, if so.
        self.fault: TableError | None = None
        self.inbox = Inbox()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to work."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def ask(self, what: Any, page: Page | None = None, key: str = "") -> Any:
        """Ask for something and wait until it is done."""
        if self.fault:
            raise self.fault
        return await self.inbox.ask(what, page, key)

    def halt(self) -> None:
        """Stop at once, whatever is under way; pages stay open, and their commands are not answered."""
        if self._task:
            self._task.cancel()
        self.rest()
        for asked in self.inbox.rest():
            asked.fail(TableError("busy"))

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
                self.recover()
            except asyncio.CancelledError:
                asked.fail(TableError("busy"))
                raise
            else:
                asked.succeed(result)
        for asked in self.inbox.rest():
            self.fail(asked, self.fault)

    def fail(self, asked: Queued, error: TableError) -> None:
        """Tell whoever asked why it was not done."""
        meter().refused(error.code)
        if not asked.fail(error) and asked.page and isinstance(asked.what, Command):
            asked.page.send(frames.failed(asked.what.id, error))

    async def serve(self, asked: Queued) -> Any:
        """Do what is asked and return the answer."""
        raise NotImplementedError

    def recover(self) -> None:
        """Find out what is true after something went wrong half-way."""
        raise NotImplementedError

    def rest(self) -> None:
        """Let nothing happen by itself any more."""
        raise NotImplementedError
