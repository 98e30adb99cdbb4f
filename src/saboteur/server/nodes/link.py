"""One connection between two nodes, on which many requests and sockets go side by side.

What goes over it are messages of ASGI, as the application itself receives and sends them, each with the
number of its stream. Whoever sends waits until the other side has passed on all but the last few messages of
the stream, so a slow reader at one end slows down its own stream at the other, and nothing piles up.

An action is told to everyone at a table at once, so many small frames are said at the same moment: they go
out together, and those that come in together are heard without a task for each.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
from starlette.types import Message

# How many messages of a stream may be on their way, and after how many the other side is told of room.
WINDOW: Final = 8
_TOLD_AFTER: Final = WINDOW // 2
# Longer frames are none of ours, in bytes; and before the other side has said who it is.
_LONGEST: Final = 16 * 1024 * 1024
_LONGEST_HELLO: Final = 1024
_HEAD: Final = struct.Struct(">I")
# How much is read at once, in bytes.
_AT_ONCE: Final = 64 * 1024
# What frames are. Whoever changes what they mean raises FORMAT: nodes of different formats do not talk, and
# tables follow those who ask for them instead.
FORMAT: Final = 1
HELLO: Final = 0
OPEN: Final = 1
MESSAGE: Final = 2
TAKEN: Final = 3
END: Final = 4
PING: Final = 5

_encode = msgspec.msgpack.Encoder().encode
_decoder: Final = msgspec.msgpack.Decoder(tuple[int, int, Any])

Hear = Callable[[int, int, Any], None]


class Wire(asyncio.BufferedProtocol):
    """Frames over a connection: the number of a stream, what it is, and what comes with it."""

    def __init__(self, hear: Hear, lost: Callable[[], None]) -> None:
        """Tell one function of every frame that comes, and another one, once, of the end."""
        self.hear = hear
        self._lost = lost
        self._longest = _LONGEST_HELLO
        self._transport: asyncio.Transport | None = None
        self._room = bytearray(_AT_ONCE)
        self._got = bytearray()
        self._out: list[bytes] = []
        self._writable = asyncio.Event()
        self._writable.set()
        self.is_over = False

    def trust(self) -> None:
        """Take longer frames: the other side has said who it is."""
        self._longest = _LONGEST

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection, to write to it."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell of the end, whichever side it came from."""
        self.is_over = True
        self._writable.set()
        self._lost()

    def pause_writing(self) -> None:
        """Let whoever sends wait: the other side is slow to read."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """Let whoever waits send again: the other side has read most of it."""
        self._writable.set()

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return where to put what comes in."""
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        """Hear every frame that is whole; end the connection if it is none of ours."""
        self._got += memoryview(self._room)[:nbytes]
        try:
            frames, end = self._whole()
        except (ConnectionError, msgspec.MsgspecError):
            self.close()
            return
        del self._got[:end]
        for frame in frames:
            if not self.is_over:
                self.hear(*frame)

    def _whole(self) -> tuple[list[tuple[int, int, Any]], int]:
        frames, at = [], 0
        with memoryview(self._got) as got:
            while len(got) - at >= _HEAD.size:
                (size,) = _HEAD.unpack_from(got, at)
                if size > self._longest:
                    raise ConnectionError("a frame is too long")
                if len(got) - at < _HEAD.size + size:
                    break
                at += _HEAD.size
                frames.append(_decoder.decode(got[at : at + size]))
                at += size
        return frames, at

    def say(self, stream: int, kind: int, about: Any = None) -> None:
        """Send a frame, with all that are said at this moment; over a connection that is gone it is lost."""
        if self.is_over:
            return
        frame = _encode((stream, kind, about))
        if not self._out:
            asyncio.get_running_loop().call_soon(self._send)
        self._out += (_HEAD.pack(len(frame)), frame)

    def _send(self) -> None:
        if self._transport and self._out:
            self._transport.write(b"".join(self._out))
        self._out.clear()

    async def writable(self) -> None:
        """Wait until the other side has read most of what was said."""
        await self._writable.wait()

    def close(self) -> None:
        """End the connection after what was said."""
        self._send()
        self.is_over = True
        self._writable.set()
        if self._transport:
            self._transport.close()


class LinkStream:
    """One request or socket on a link, seen from one of its ends."""

    def __init__(self, wire: Wire, number: int) -> None:
        """Begin with nothing on its way."""
        self._wire = wire
        self.number = number
        self._room = asyncio.Semaphore(WINDOW)
        self._taken = 0
        self._waiting: deque[Message] = deque()
        self._news: asyncio.Future[None] | None = None
        self.is_over = False

    async def send(self, message: Message) -> None:
        """Send a message once there is room for it; once the stream is over, it is lost."""
        if not self.is_over:
            await self._room.acquire()
        if self.is_over:
            self._room.release()  # for whoever else waits
        else:
            self._wire.say(self.number, MESSAGE, message)
            await self._wire.writable()

    def take(self, kind: int, about: Any) -> None:
        """Take what the other end says about this stream."""
        if kind == MESSAGE:
            self._waiting.append(about)
            self._wake()
        elif kind == TAKEN:
            for _ in range(about):
                self._room.release()
        elif kind == END:
            self.end()

    def end(self) -> None:
        """Let whoever waits for a message or for room go on: nothing comes any more."""
        self.is_over = True
        self._wake()
        self._room.release()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def messages(self) -> AsyncIterator[Message]:
        """Yield what comes, until the end; each counts as passed on once the next is asked for."""
        while True:
            while not self._waiting:
                if self.is_over:
                    return
                self._news = asyncio.get_running_loop().create_future()
                await self._news
            yield self._waiting.popleft()
            self._taken += 1
            if self._taken == _TOLD_AFTER:
                self._wire.say(self.number, TAKEN, self._taken)
                self._taken = 0
