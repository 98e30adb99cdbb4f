"""What a simulated cluster runs on: one thread, and a clock and a network that follow from a seed.

What the program's threads do happens in greenlets: where one waits for the database, the loop goes on, and
what was asked may arrive late, or its answer never. A machine that is paused runs none of its callbacks until
it goes on, and none ever again once it was killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import queue
import random
import time
import types
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context, ContextVar, copy_context
from typing import Any, Protocol, TypeVar
from unittest import mock

import greenlet  # it comes with playwright
import psycopg

from saboteur.server.journal import group_commit
from saboteur.server.journal.group_commit import GroupCommit
from saboteur.server.journal.postgres_ownership import Ownership
from saboteur.server.journal.postgres_store import PostgresStore

from .clocks import LeapingLoop
from .imitation import ImitatedSession, Imitation

R = TypeVar("R")
# How long an answer of the database takes, and after how long a lost one is given up, in seconds.
WAY = (0.001, 0.03)
LOST = 5.0


class Machine:
    """What a node runs on: it may be paused, killed and cut off from the database, one way or both."""

    def __init__(self, name: str) -> None:
        """Begin well."""
        self.name = name
        self.is_paused = self.is_dead = False
        self.sends = self.hears = True
        # How much longer than usual a message to the database may take, in seconds.
        self.lag = 0.0
        self._frozen: deque[Callable[[], object]] = deque()

    def run(self, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
        """Run a callback, later if it is paused, never if it is dead."""
        if self.is_paused:
            self._frozen.append(functools.partial(callback, *args))
        elif not self.is_dead:
            callback(*args)

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Go on after a pause, with all that has come meanwhile."""
        self.is_paused = False
        while self._frozen:
            loop.call_soon(self._frozen.popleft())


HERE: ContextVar[Machine | None] = ContextVar("machine", default=None)


class SimulatedLoop(LeapingLoop):
    """A loop whose callbacks belong to machines, and whose threads are greenlets."""

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        return super().call_soon(*_placed(callback, args, context), context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        return super().call_at(when, *_placed(callback, args, context), context=context)

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        return asyncio.shield(self.create_task(in_a_greenlet(functools.partial(func, *args))))


def _placed(callback: Any, args: tuple[Any, ...], context: Context | None) -> tuple[Any, ...]:
    machine = HERE.get() if context is None else context.get(HERE)
    return (machine.run, callback, args) if machine else (callback, *args)


async def in_a_greenlet(work: Callable[[], R]) -> R:
    """Run what would run in a thread; what it waits for is awaited here."""
    thread: Any = greenlet.greenlet(work)
    thread.gr_context = copy_context()
    waits = thread.switch()
    while not thread.dead:
        try:
            found = await waits
        except Exception as error:
            waits = thread.throw(error)
        else:
            waits = thread.switch(found)
    return waits  # type: ignore[no-any-return]


def awaited(waits: Any) -> Any:
    """Wait for something, within what would be a thread."""
    parent: Any = greenlet.getcurrent().parent
    return parent.switch(waits)


class Nature(Protocol):
    """What all machines have in common."""

    rng: random.Random
    database: Imitation
    is_down: bool


class Wire(ImitatedSession):
    """A session over a network: what is sent may arrive late or never, and so may the answer."""

    def __init__(self, world: Nature, machine: Machine) -> None:
        super().__init__(world.database)
        self.world = world
        self.machine = machine

    def execute(self, asked: str, given: Any = (), /) -> Any:
        if self._depth:
            return super().execute(asked, given)
        return self._carried(lambda: super(Wire, self).execute(asked, given))

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Let everything happen when it arrives; whether it did is not known if the answer is lost."""
        if self._depth:
            yield
            return
        self._wait(self.machine.sends)
        with super().transaction():
            yield
        self._answered()

    def _carried(self, thunk: Callable[[], R]) -> R:
        self._wait(self.machine.sends)
        found = thunk()
        self._answered()
        return found

    def _answered(self) -> None:
        """Let the answer arrive: at once, or never."""
        if not self.machine.hears or self.closed:
            self._wait(False)

    def _wait(self, arrives: bool) -> None:
        """Let a message be on its way."""
        if self.closed or self.world.is_down:
            self.closed = True
            raise psycopg.OperationalError("the connection is gone")
        way = self.world.rng.uniform(*WAY) + self.world.rng.uniform(0.0, self.machine.lag)
        awaited(asyncio.sleep(way if arrives else LOST))
        if not arrives or self.closed:
            self.closed = True
            raise psycopg.OperationalError("no answer")


class Thread:
    """It stands for the writer's thread."""

    def __init__(self, target: Callable[[], None], **_: Any) -> None:
        self._target = target
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(in_a_greenlet(self._target))

    def is_alive(self) -> bool:
        return self._task is not None and not self._task.done()

    def join(self, timeout: float) -> None:
        """Wait for nothing: whoever closes a store here is about to be gone."""


class Waiting:
    """It stands for the writer's queue."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._news: asyncio.Future[None] | None = None

    def put(self, item: Any) -> None:
        self._items.append(item)
        if self._news and not self._news.done():
            self._news.set_result(None)

    def get(self, timeout: float | None = None) -> Any:
        while not self._items:
            self._news = asyncio.get_running_loop().create_future()
            try:
                awaited(asyncio.wait_for(self._news, timeout))
            except TimeoutError as error:
                raise queue.Empty from error
        return self._items.popleft()

    def get_nowait(self) -> Any:
        if not self._items:
            raise queue.Empty
        return self._items.popleft()

    def qsize(self) -> int:
        return len(self._items)


class SimulatedStore(PostgresStore):
    """The store of a node, but for its sessions."""

    def __init__(self, world: Nature, machine: Machine) -> None:
        self.place = "simulated"
        self.world, self.machine = world, machine
        self.own = Ownership(asyncio.get_running_loop().time)
        self.own.node = machine.name
        self._session, self._is_closed = None, False
        self._idle = queue.LifoQueue()
        self._threads = self._heart = mock.Mock()
        GroupCommit.__init__(self)

    def _serving(self, until: float) -> Any:
        return Wire(self.world, self.machine)

    def _living(self, fresh: float) -> Any:
        return Wire(self.world, self.machine)


@contextlib.contextmanager
def in_simulated_time(loop: SimulatedLoop, seed: int) -> Iterator[None]:
    """Let the program read the loop's clock, draw lots that follow from the seed, and have no threads."""
    lots = random.Random(seed).randbytes
    threads = types.SimpleNamespace(Thread=Thread)
    queues = types.SimpleNamespace(SimpleQueue=Waiting, Empty=queue.Empty)
    with (
        mock.patch.object(time, "monotonic", loop.time),
        mock.patch.object(time, "time", lambda: 1e9 + loop.time()),
        mock.patch.object(time, "sleep", lambda seconds: awaited(asyncio.sleep(seconds))),
        mock.patch.object(random, "_urandom", lots),
        mock.patch.object(os, "urandom", lots),
        mock.patch.object(group_commit, "threading", threads),
        mock.patch.object(group_commit, "queue", queues),
    ):
        yield


def simulated(seed: int, work: Callable[[], Coroutine[Any, Any, R]]) -> R:
    """Run on a loop of its own, and leave nothing of it behind."""
    loop = SimulatedLoop()
    try:
        with in_simulated_time(loop, seed):
            found = loop.run_until_complete(work())
            left = asyncio.all_tasks(loop)
            for task in left:
                task.cancel()
            return found
    finally:
        loop.close()
