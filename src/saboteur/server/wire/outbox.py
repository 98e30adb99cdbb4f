"""Frames waiting for one page: a limited number of bytes, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

from ..admission.visitors import Visitor
from ..counters import meter
from ..errors import OverBudget

# How many bytes may wait for one page; the largest game with the longest talk is a third of it.
MOST_WAITING: Final = 512 * 1024
# What a waiting frame takes beside its bytes.
_OVERHEAD: Final = 100
# The close code for connections that may come back: too slow, or too many from their address.
LATER: Final = 1013
_TOO_SLOW: Final = "too slow; connect again"


class Page(Protocol):
    """A connection: somebody's open page."""

    key: str
    # The keys of other seats on the same device, which is passed around.
    also: tuple[str, ...]
    seat: int | None
    others: tuple[int | None, ...]
    # It belongs to nobody at the table, and sees everything later.
    is_distant: bool
    # It shows how a round ended, and says when the next may begin.
    holds: bool
    # A screen reader reads it out, which takes a while.
    listens: bool
    # Opening it takes the seat back from a bot; a request only looks.
    takes_back: bool

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting."""
        ...

    def notice(self, reached: Callable[[], None]) -> bool:
        """Call something once everything now waiting is sent; return False if nothing is sent any more."""
        ...

    def close(self, code: int, reason: str = "") -> None:
        """End the connection with this WebSocket close code and reason."""
        ...


class Outbox:
    """Frames on their way to a page, over a socket or a stream.

    Uses a list and a future instead of an asyncio.Queue, which takes 2 KB per connection.
    """

    def __init__(self, visitor: Visitor) -> None:
        """Start with nothing to send; what waits counts for the visitor."""
        self.visitor = visitor
        self.key = ""
        self.also: tuple[str, ...] = ()
        self.seat: int | None = None
        self.others: tuple[int | None, ...] = ()
        self.is_distant = False
        self.holds = False
        self.listens = False
        self.takes_back = False
        # The task that listens: it has nothing left to do once the connection is being closed from here.
        self.listener: asyncio.Task[None] | None = None
        self.code = 0
        self.reason = ""
        # How many bytes wait or are on their way; and how many of them are on their way.
        self.waiting = 0
        self._leaving = 0
        # Frames, and functions to call once those before them are sent.
        self._out: list[bytes | Callable[[], None]] = []
        self._news: asyncio.Future[None] | None = None

    @property
    def is_closing(self) -> bool:
        """Tell whether the connection is being closed from here."""
        return bool(self.code)

    def send(self, frame: bytes) -> None:
        """Send a frame without waiting; a reader that has fallen too far behind is disconnected."""
        if self.is_closing:
            return
        size = len(frame) + _OVERHEAD
        if self.waiting + size > MOST_WAITING:
            meter().over_budget("waiting")
            self._drop(_TOO_SLOW)
            return
        try:
            self.visitor.spend("waiting", size)
        except OverBudget as error:
            self._drop(error.detail)
            return
        self.waiting += size
        self._out.append(frame)
        self._wake()

    def _drop(self, why: str) -> None:
        """Forget what has not been sent yet; after connecting again, the page gets everything at once."""
        self._out.clear()
        self._release(self.waiting - self._leaving, self._leaving)
        self.close(LATER, why)

    def notice(self, reached: Callable[[], None]) -> bool:
        """Call something once everything now waiting is sent; return False if nothing is sent any more."""
        if self.is_closing:
            return False
        self._out.append(reached)
        self._wake()
        return True

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection after what is waiting."""
        if self.is_closing:
            return
        self.code, self.reason = code, reason
        self._wake()
        if self.listener:
            self.listener.cancel()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def next(self) -> bytes | None:
        """Return the next frame, once there is one; None when the connection should close."""
        # Whoever asks for the next one has sent the last.
        self._release(self._leaving)
        while True:
            while not self._out:
                if self.is_closing:
                    return None
                self._news = asyncio.get_running_loop().create_future()
                await self._news
            first = self._out.pop(0)
            if isinstance(first, bytes):
                self._leaving = len(first) + _OVERHEAD
                return first
            first()

    def end(self) -> None:
        """Forget what waits, because the connection has ended."""
        self.close(LATER)
        self._out.clear()
        self._release(self.waiting)

    def _release(self, size: int, leaving: int = 0) -> None:
        """Count bytes that no longer wait, and those that are still on their way."""
        self._leaving = leaving
        self.waiting -= size
        self.visitor.give_back("waiting", size)


class SocketPage(Outbox):
    """A page over a WebSocket."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.takes_back = True
        self._socket = socket

    async def write(self) -> None:
        """Send what is waiting until the connection ends."""
        while (frame := await self.next()) is not None:
            await self._socket.send_text(frame.decode())
        await self._socket.close(self.code, self.reason)
