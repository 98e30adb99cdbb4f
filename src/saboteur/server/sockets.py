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
_NONSENSE: Final = 1008
_TOO_LONG: Final = 1009
_TOO_SLOW: Final = 1013


class Socket:
    """A page over a WebSocket: frames wait in a bounded queue, so that a slow reader stops nobody."""

    def __init__(self, socket: WebSocket) -> None:
        """Wrap an accepted socket."""
        self.key = ""
        self.seat: int | None = None
        self._socket = socket
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._closing = False

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting; a reader that has fallen too far behind is let go."""
        if self._closing:
            return
        try:
            self._out.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(_TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection after what waits, or at once if too much does."""
        if self._closing:
            return
        self._closing = True
        if self._out.full():
            while not self._out.empty():
                self._out.get_nowait()
        self._out.put_nowait(code)

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
    table: LiveTable | None = None
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        reader = asyncio.create_task(_listen(house, socket, page))
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            writer.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
    table = house.live.get(str(socket.path_params["code"]).upper())
    if table:
        table.part(page)


async def _listen(house: House, socket: WebSocket, page: Socket) -> None:
    try:
        table = await _greeted(house, socket, page)
    except TableError as error:
        page.send(frames.failed("", error))
        page.close(_NONSENSE)
        await asyncio.sleep(1)
        return
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE)
    nonsense = 0
    while True:
        text = await socket.receive_text()
        nonsense += _heard(house, table, page, text, bucket)
        if nonsense > MOST_NONSENSE:
            page.close(_NONSENSE)
            await asyncio.sleep(1)
            return


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
        text = await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN)
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
