"""Waking tables: each is read from its journal once, in a thread, while the others play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ..errors import Elsewhere, TableError
from ..journal.ownership import LEASE
from ..journal.protocol import Store
from ..journal.reading import reading_store
from ..turns import Asker, Turns
from .live import LiveTable
from .restore import Woken, read_table

# How long to wait until another node hands a table over or counts as dead, after how long to ask again, twice
# as long each time, and how long at most, in seconds.
_HANDING_OVER: Final = 2 * LEASE
_AGAIN: Final = 0.2
_SELDOM: Final = 0.8


class Waking:
    """The tables that are being woken; addresses take turns."""

    def __init__(self, store: Store, began: Callable[[str, Woken, str], LiveTable]) -> None:
        """Read tables from a store, and hand each to a function that lets it begin."""
        self._store = store
        self._began = began
        self._turns = Turns()
        self._tasks: dict[str, asyncio.Task[LiveTable]] = {}
        self._stirred = asyncio.Event()

    def stir(self) -> None:
        """Let all who wait for a table ask for it at once: a node has died."""
        self._stirred.set()
        self._stirred.clear()

    async def wake(self, code: str, asker: str) -> LiveTable:
        """Return a table once it is awake; everyone who asks meanwhile gets the same."""
        task = self._tasks.get(code)
        if task is None:
            task = self._tasks[code] = asyncio.create_task(self._woken(code, asker))
            task.add_done_callback(lambda done: self._forget(code, done))
        return await asyncio.shield(task)

    def __contains__(self, code: str) -> bool:
        """Tell whether a table is being woken."""
        return code in self._tasks

    def _forget(self, code: str, task: asyncio.Task[LiveTable]) -> None:
        del self._tasks[code]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; retrieved to avoid a warning

    async def _woken(self, code: str, asker: str) -> LiveTable:
        await self._claim(code)  # nobody else has to wait for what another node does
        async with self._turns.turn(Asker(asker, code)):
            woken = await read_table(self._store, code)
            if not self._store.owns(code):
                raise TableError("busy")  # another node has taken it meanwhile
            return self._began(code, woken, asker)

    async def _claim(self, code: str) -> None:
        """Own a table before its journal is read; a node that is out of reach is asked for it for a while.

        If another one was quicker and can be reached, whoever asks is led there.
        """
        until, pause = time.monotonic() + _HANDING_OVER, _AGAIN
        with reading_store():
            while not await self._store.claim(code):
                peer = await self._store.peer(code)
                if peer and self._store.reaches(peer.node):
                    raise Elsewhere
                if time.monotonic() > until:
                    raise TableError("busy")
                # A node that dies has hundreds of tables, and asking for all of them takes the time of beats.
                try:
                    await asyncio.wait_for(self._stirred.wait(), pause)
                    pause = _AGAIN
                except TimeoutError:
                    pause = min(2 * pause, _SELDOM)

    def close(self) -> None:
        """Leave asleep what is not awake yet; whoever waits for it is cancelled."""
        for task in self._tasks.values():
            task.cancel()
