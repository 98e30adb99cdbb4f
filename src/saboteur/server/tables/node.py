"""A server as one of several nodes: it says that it lives, and gives up tables that others have or want."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from ...schema.tables import OpenTableShape
from ..errors import TableError
from ..journal.ownership import BEAT, LEASE, Pulse
from ..journal.reading import reading_store

if TYPE_CHECKING:
    from .all_tables import AllTables

LOG = logging.getLogger("saboteur.node")
# A table in use is left to a node that has asked for it for so long, without pauses longer than these, but
# not before it has stayed here for a while; in seconds.
_INSISTS: Final = 1.0
_GOES_ON: Final = 4 * BEAT
STAYS: Final = 10.0
# How many of its public tables a node tells the others of.
_MOST_TOLD: Final = 100
_WAITING: Final = msgspec.json.Decoder(list[OpenTableShape])


class Node:
    """The heartbeat of a server whose store others share."""

    def __init__(self, all_tables: AllTables) -> None:
        """Begin to beat, in the running loop: if that stands still, so does the node."""
        self._all_tables = all_tables
        self._revision = all_tables.store.revision
        self._beaten = time.monotonic()
        self._is_silent = False
        # Public tables that wait at other nodes.
        self.elsewhere: list[OpenTableShape] = []
        self._heard: tuple[bytes, ...] = ()
        self._told: bytes | None = None
        # By table that others want although it is in use here: when they first and last asked.
        self._asked: dict[str, tuple[float, float]] = {}
        self._task = asyncio.create_task(self._live())

    @property
    def age(self) -> float:
        """Return how many seconds ago it said that it lives."""
        return time.monotonic() - self._beaten

    @property
    def is_doubtful(self) -> bool:
        """Tell whether others may have taken its tables, because it has not said for long that it lives."""
        return self.age > LEASE

    def close(self) -> None:
        """Beat no more: the tables are put to sleep."""
        self._task.cancel()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            began = time.monotonic()
            try:
                with reading_store():
                    await self._follow(await self._all_tables.store.beat(self._news()))
            except TableError as error:
                self._told = None  # it is not known whether they have heard it
                if not self._is_silent:
                    why = str(error.__cause__)
                    LOG.warning("the other nodes do not hear of this one", extra={"why": why})
                self._is_silent = True
            except Exception:  # whatever it is, a node that is silent loses its tables
                LOG.exception("a beat stumbled")
            else:
                self._is_silent = False
                self._beaten = began

    def _news(self) -> bytes | None:
        """Return the public tables that wait here, if others have not been told of them."""
        waiting = msgspec.json.encode(self._all_tables.waiting_here()[:_MOST_TOLD])
        if self._told == waiting:
            return None
        self._told = waiting
        return waiting

    async def _follow(self, pulse: Pulse) -> None:
        """Do what follows from what others have done."""
        for code in pulse.lost:
            await self._all_tables.give_up(code)
        if pulse.waiting != self._heard:
            self._heard = pulse.waiting
            self.elsewhere = [table for said in pulse.waiting for table in _listed(said)]
        if pulse.revision != self._revision:
            self._revision = pulse.revision
            self._all_tables.archive.forget()
        for code in pulse.wanted:
            await self._offer(code)
        if pulse.died:
            self._all_tables.wake()

    async def _offer(self, code: str) -> None:
        """Hand a table over to a node that asks for it; one that is in use here only if that goes on asking.

        A balancer may lead people elsewhere than before: then those who are still here have to follow.
        """
        live = self._all_tables.live.get(code)
        is_used = live and (live.audience.pages or not live.inbox.is_empty)
        if live and is_used and not self._must_follow(code, live.began):
            await self._all_tables.store.hold(code)
            return
        self._asked.pop(code, None)
        await self._all_tables.give_up(code)
        await self._all_tables.store.release([code])

    def _must_follow(self, code: str, began: float) -> bool:
        now = time.monotonic()
        first, last = self._asked.get(code, (now, now))
        first = now if now - last > _GOES_ON else first
        self._asked[code] = first, now
        return now - first > _INSISTS and now - began > STAYS


def _listed(said: bytes) -> list[OpenTableShape]:
    """Return the tables of which a node has told, unless its version tells it in other words."""
    try:
        return _WAITING.decode(said)
    except msgspec.MsgspecError:
        return []
