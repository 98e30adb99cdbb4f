"""Frames waiting for one page: a limited number, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

MOST_WAITING: Final = 200
TOO_SLOW: Final = 1013


class Page(Protocol):
    """A connection: somebody's open page."""

    key: str
    # The keys of other seats on the same device, which is passed around.
    also: tuple[str, ...]
    seat: int | None
    others: tuple[int | None, ...]
    # It belongs to nobody at the table, and sees everything later.
    is_distant: bool

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting."""
        ...

    def notice(self, reached: Callable[[], None]) -> bool:
        """Call something once everything now waiting is sent; return False if nothing is sent any more."""
        ...

    def close(self, code: int) -> None:
        """End the connection with this WebSocket close code."""
        ...


class Outbox:
    """Frames on their way to a page, over a socket or a stream.

    Uses a list and a future instead of an asyncio.Queue, which takes 2 KB per connection.
    """

    def __init__(self) -> None:
        """Start with nothing to send."""
        self.key = ""
        self.also: tuple[str, ...] = ()
        self.seat: int | None = None
        self.others: tuple[int | None, ...] = ()
        self.is_distant = False
        # The task that listens: it has nothing left to do once the connection is being closed from here.
        self.listener: asyncio.Task[None] | None = None
        self.code = 0
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
        if len(self._out) >= MOST_WAITING:
            self._out.clear()
            self.close(TOO_SLOW)
        else:
            self._out.append(frame)
            self._wake()

    def notice(self, reached: Callable[[], None]) -> bool:
        """Call something once everything now waiting is sent; return False if nothing is sent any more."""
        if self.is_closing:
            return False
        self._out.append(reached)
        self._wake()
        return True

    def close(self, code: int) -> None:
        """Close the connection after what is waiting."""
        if self.is_closing:
            return
        self.code = code
        self._wake()
        if self.listener:
            self.listener.cancel()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def next(self) -> bytes | None:
        """Return the next frame, once there is one; None when the connection should close."""
        while True:
            while not self._out:
                if self.is_closing:
                    return None
                self._news = asyncio.get_running_loop().create_future()
                await self._news
            first = self._out.pop(0)
            if isinstance(first, bytes):
                return first
            first()


class SocketPage(Outbox):
    """A page over a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()
        self._socket = socket

    async def write(self) -> None:
        """Send what is waiting until the connection ends."""
        while (frame := await self.next()) is not None:
            await self._socket.send_text(frame.decode())
        await self._socket.close(self.code)
