"""Waking tables: each is read from its journal once, in a thread, while the others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..journal.protocol import Store
from ..turns import Asker, Turns
from .live import LiveTable
from .restore import Woken, read_table


class Waking:
    """The tables that are being woken; addresses take turns."""

    def __init__(self, store: Store, began: Callable[[str, Woken, str], LiveTable]) -> None:
        """Read tables from a store, and hand each to a function that lets it begin."""
        self._store = store
        self._began = began
        self._turns = Turns()
        self._tasks: dict[str, asyncio.Task[LiveTable]] = {}

    async def wake(self, code: str, asker: str) -> LiveTable:
        """Return a table once it is awake; everyone who asks meanwhile gets the same."""
        task = self._tasks.get(code)
        if task is None:
            task = self._tasks[code] = asyncio.create_task(self._woken(code, asker))
            task.add_done_callback(lambda done: self._forget(code, done))
        return await asyncio.shield(task)

    def _forget(self, code: str, task: asyncio.Task[LiveTable]) -> None:
        del self._tasks[code]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; retrieved to avoid a warning

    async def _woken(self, code: str, asker: str) -> LiveTable:
        async with self._turns.turn(Asker(asker, code)):
            return self._began(code, await read_table(self._store, code), asker)

    def close(self) -> None:
        """Leave asleep what is not awake yet; whoever waits for it is cancelled."""
        for task in self._tasks.values():
            task.cancel()
