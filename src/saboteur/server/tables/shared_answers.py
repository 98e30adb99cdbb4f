"""Answers that take long to prepare: each is prepared once, however many ask, and the last are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from ..errors import TableError

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class SharedAnswers(Generic[K, V]):
    """Answers by what was asked; whoever asks first causes the work, and pays for it."""

    def __init__(self, most: int) -> None:
        """Remember the last so many answers."""
        self.known: OrderedDict[K, V] = OrderedDict()
        self._most = most
        self._preparing: dict[K, asyncio.Task[V]] = {}

    async def get(self, key: K, prepare: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """Return the answer; it is prepared to its end even if whoever asked has gone."""
        if key in self.known:
            return self.known[key]
        if (task := self._preparing.get(key)) is None:
            task = self._preparing[key] = asyncio.create_task(prepare())
            task.add_done_callback(lambda done: self._finish(key, done))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise  # it was the one who asked
            raise TableError("busy", "what was asked for has changed meanwhile") from None

    def forget(self) -> None:
        """Forget all, and what is being prepared as well."""
        self.known.clear()
        for task in self._preparing.values():
            task.cancel()
        self._preparing.clear()

    def _finish(self, key: K, task: asyncio.Task[V]) -> None:
        if self._preparing.get(key) is task:
            del self._preparing[key]
        # Whoever asked may have gone; an exception is retrieved to avoid a warning.
        if task.cancelled() or task.exception() is not None:
            return
        self.known[key] = task.result()
        if len(self.known) > self._most:
            self.known.popitem(last=False)
