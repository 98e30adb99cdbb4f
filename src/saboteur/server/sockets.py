"""One connection: its first frame, its commands in, its frames out, and its limits."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from . import frames
from .decide import token_key
from .errors import TableError
from .house import House
from .limits import Bucket
from .live import LiveTable
from .wishes import COMMAND, HELLO, decoded

LONGEST_FRAME: Final = 16 * 1024
HELLO_WITHIN: Final = 5.0
COMMANDS_A_SECOND: Final = 10
COMMANDS_AT_ONCE: Final = 20
MOST_WAITING: Final = 200
MOST_NONSENSE: Final = 50
# How long a connection that is being closed may take to hear what is still on its way, in seconds.
_FAREWELL: Final = 10.0
_NONSENSE: Final = 1008
_TOO_SLOW: Final = 1013


class Socket:
    """A page over a WebSocket: frames wait in a bounded queue, so that a slow reader stops nobody."""

    def __init__(self, socket: WebSocket) -> None:
        """Wrap an accepted socket."""
        self.key = ""
        self.seat: int | None = None
        self._socket = socket
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._closing = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        """Tell whether the connection is being ended from here."""
        return self._closing.is_set()

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting; a reader that has fallen too far behind is let go."""
        if self.is_closing:
            return
        try:
            self._out.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(_TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection after what waits, or at once if too much does."""
        if self.is_closing:
            return
        self._closing.set()
        if self._out.full():
            while not self._out.empty():
                self._out.get_nowait()
        self._out.put_nowait(code)

    async def closing(self) -> None:
        """Wait until the connection is being ended from here."""
        await self._closing.wait()

    async def write(self) -> None:
        """Send what waits until the connection ends."""
        while True:
            frame = await self._out.get()
            if isinstance(frame, int):
                await self._socket.close(frame)
                return
            await self._socket.send_text(frame.decode())


async def converse(house: House, socket: WebSocket) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    page = Socket(socket)
    writer = asyncio.create_task(page.write())
    tasks = {writer, *(asyncio.create_task(work) for work in (_listen(house, socket, page), page.closing()))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        _part(house, socket, page)
        if page.is_closing:
            # A reader that does not read does not stay at the table until it has heard why it must go.
            await asyncio.wait({writer}, timeout=_FAREWELL)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
            raise outcome


def _part(house: House, socket: WebSocket, page: Socket) -> None:
    table = house.live.get(str(socket.path_params["code"]).upper())
    if table:
        table.part(page)


async def _listen(house: House, socket: WebSocket, page: Socket) -> None:
    try:
        table = await _greeted(house, socket, page)
    except TableError as error:
        page.send(frames.failed("", error))
        page.close(_NONSENSE)
        return
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE)
    nonsense = 0
    while nonsense <= MOST_NONSENSE:
        nonsense += _heard(house, table, page, await _text(socket), bucket)
    page.close(_NONSENSE)


async def _text(socket: WebSocket) -> str:
    """Return the next frame; one that is no text is as good as an empty one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


def _heard(house: House, table: LiveTable, page: Socket, text: str, bucket: Bucket) -> bool:
    """Pass a command on; tell whether it was nonsense."""
    if not bucket.take():
        page.send(frames.failed(_id_of(text), TableError("too-fast")))
        return True
    try:
        command = decoded(COMMAND, text)
    except TableError as error:
        page.send(frames.failed(_id_of(text), error))
        return True
    # A table that was put to sleep and woken again has another task.
    house.find(table.table.code).tell(page, command)
    return False


def _id_of(text: str) -> str:
    """Return the id of a frame that is no command, as far as there is one."""
    with contextlib.suppress(TableError):
        found = decoded(frames.ANY, text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:40]
    return ""


async def _greeted(house: House, socket: WebSocket, page: Socket) -> LiveTable:
    try:
        text = await asyncio.wait_for(_text(socket), HELLO_WITHIN)
    except TimeoutError:
        raise TableError("malformed", "no hello") from None
    token = decoded(HELLO, text).token
    table = house.find(socket.path_params["code"])
    key = token_key(token) if token else ""
    if key and table.table.find(key) is None:
        page.send(frames.failed("", TableError("unknown-seat")))
        key = ""
    await table.greet(page, key)
    return table
