"""Fair turns at something that only one may use at a time: a worker process, or the thread that wakes tables.

Whoever has used it least goes next, counted by address and then by table, so that nobody gains by asking
more often. Tables where nobody is connected wait behind those with people.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple

from .admission.addresses import site_of

# A deserted table that has waited this long is served like any other, in seconds.
LONG_WAIT: Final = 30.0
# How many addresses and tables are remembered while the queue is never empty.
_MOST_KNOWN: Final = 10_000


def _never() -> bool:
    return False


class Asker(NamedTuple):
    """Who asks: the address that is charged, the table, and whether nobody is connected to it (now)."""

    address: str = ""
    table: str = ""
    is_deserted: Callable[[], bool] = _never

    @property
    def account(self) -> str:
        """Return who waits for whom: a network of IPv6, however many addresses it has."""
        return site_of(self.address)


NOBODY: Final = Asker()


class TurnedAway(Exception):
    """The queue is full, and this address has the most in it."""


class _Waiting:
    """Somebody in the queue."""

    __slots__ = ("asker", "since", "turn")

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.since = time.monotonic()
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """One turn at a time."""

    def __init__(self, most_waiting: int | None = None) -> None:
        """Let anyone wait, or only so many: then the newest of whoever has the most is turned away."""
        self._most_waiting = most_waiting
        self._is_taken = False
        self._queue: list[_Waiting] = []
        # By address: how many wait or have their turn, and how many seconds it has used.
        self._asked: dict[str, int] = {}
        self._used: dict[str, float] = {}
        # By address, and by address and table: which turn was the last.
        self._last: dict[tuple[str, ...], int] = {}
        self._count = 0

    @property
    def waiting(self) -> int:
        """Return how many wait or have their turn."""
        return sum(self._asked.values())

    def asked_by(self, address: str) -> int:
        """Return how many turns an address waits for, including one it has."""
        return self._asked.get(site_of(address), 0)

    def share(self, address: str) -> float:
        """Return the part of its usual time that a turn of this address may take.

        It shrinks for an address that waits for many turns, and for everyone if many addresses wait.
        """
        here = {one.asker.account for one in self._queue if not one.asker.is_deserted()}
        present = here | {site_of(address)}
        return 1 / max(self.asked_by(address), len(present))

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block; raise TurnedAway if too many wait."""
        self._make_room(asker.account)
        self._enter(asker.account)
        try:
            await self._wait(asker)
            began = time.perf_counter()
            try:
                yield
            finally:
                self._used[asker.account] += time.perf_counter() - began
                self._pass_on()
        finally:
            self._leave(asker.account)

    def _make_room(self, address: str) -> None:
        if self._most_waiting is None or self.waiting < self._most_waiting:
            return
        counts = {**self._asked, address: self.asked_by(address) + 1}
        most = max(counts, key=lambda other: (counts[other], other == address))
        newest = next((one for one in reversed(self._queue) if one.asker.account == most), None)
        if most == address or newest is None:
            raise TurnedAway
        self._queue.remove(newest)
        newest.turn.set_exception(TurnedAway())

    def _enter(self, address: str) -> None:
        if address not in self._asked:
            # Having asked for nothing earns no credit: it begins level with whoever has used least.
            least = min((self._used[other] for other in self._asked), default=0.0)
            self._used[address] = max(self._used.get(address, 0.0), least)
        self._asked[address] = self._asked.get(address, 0) + 1

    def _leave(self, address: str) -> None:
        self._asked[address] -= 1
        if not self._asked[address]:
            del self._asked[address]
        if not self._asked:
            self._used.clear()
            self._last.clear()
        elif len(self._last) > _MOST_KNOWN:
            self._used = {known: used for known, used in self._used.items() if known in self._asked}
            self._last = {key: turn for key, turn in self._last.items() if key[0] in self._asked}

    async def _wait(self, asker: Asker) -> None:
        if not self._is_taken:
            self._take(asker)
            return
        waiting = _Waiting(asker)
        self._queue.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            elif waiting.turn.done() and not waiting.turn.cancelled():
                self._pass_on()  # it had just been given its turn
            raise

    def _take(self, asker: Asker) -> None:
        self._is_taken = True
        self._count += 1
        self._last[asker.account,] = self._last[asker.account, asker.table] = self._count

    def _pass_on(self) -> None:
        self._is_taken = False
        # Whoever was cancelled leaves the queue only when its task runs again.
        self._queue = [one for one in self._queue if not one.turn.done()]
        if self._queue:
            chosen = min(self._queue, key=self._order)
            self._queue.remove(chosen)
            self._take(chosen.asker)
            chosen.turn.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[bool, float, int, int]:
        address, table = waiting.asker.account, waiting.asker.table
        is_behind = waiting.asker.is_deserted() and time.monotonic() - waiting.since < LONG_WAIT
        return (
            is_behind,
            self._used[address],
            self._last.get((address,), 0),
            self._last.get((address, table), 0),
        )
