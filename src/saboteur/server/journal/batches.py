"""Questions that many ask at the same moment, and that one exchange with the database answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

from .writing import Busy

V = TypeVar("V")


class Batches(Generic[V]):
    """Looks keys up together: whatever is asked while a batch is on its way goes with the next one."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, V]]]) -> None:
        """Begin with nothing to ask."""
        self._ask = ask
        self._waiting: dict[str, asyncio.Future[V | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: str) -> V | None:
        """Return what is found for a key; raise what the whole batch raises."""
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._answer_all())
        return await asyncio.shield(answer)

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                await self._answer(waiting)
        finally:
            self._task = None

    async def _answer(self, waiting: Mapping[str, asyncio.Future[V | None]]) -> None:
        try:
            found = await self._ask(sorted(waiting))
        except Exception as error:  # everyone who has asked hears of it
            for answer in waiting.values():
                answer.set_exception(error)
                answer.exception()  # whoever asked may have gone; retrieved to avoid a warning
        else:
            for key, answer in waiting.items():
                answer.set_result(found.get(key))
        finally:  # if this was cancelled, nobody else was
            for answer in waiting.values():
                if not answer.done():
                    answer.set_exception(Busy("the store is being closed"))
                    answer.exception()
