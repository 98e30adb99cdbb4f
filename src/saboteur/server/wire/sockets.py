"""One connection: its first frame, commands in, frames out, and its limits."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..admission.visitors import visitor_of
from ..counters import meter
from ..errors import Elsewhere, Lost, OverBudget, TableError
from ..http.page_files import version
from ..tables.all_tables import AllTables
from ..tables.keys import token_key
from ..tables.live import RESTARTING, LiveTable
from . import frames
from .commands import COMMAND, HELLO, decoded
from .outbox import LATER, SocketPage
from .rate_limits import Bucket, pay_for

LONGEST_FRAME: Final = 16 * 1024
HELLO_WITHIN: Final = 5.0
COMMANDS_A_SECOND: Final = 10
COMMANDS_AT_ONCE: Final = 20
MOST_NONSENSE: Final = 50
# A client that slows down when told to may stay.
FORGIVEN_A_SECOND: Final = 5
# How long a closing connection may take to read what is still on its way, in seconds.
_FAREWELL: Final = 10.0
_NONSENSE: Final = 1008


async def converse(all_tables: AllTables, socket: WebSocket) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    page = SocketPage(socket, visitor_of(socket))
    all_tables.sockets.add(page)
    writer = asyncio.create_task(page.write())
    page.listener = asyncio.create_task(_listen(all_tables, socket, page))
    try:
        await asyncio.wait({writer, page.listener}, return_when=asyncio.FIRST_COMPLETED)
        _part(all_tables, socket, page)
        if page.is_closing:
            # A client that does not read must not stay at the table until it has heard why it has to go.
            await asyncio.wait({writer}, timeout=_FAREWELL)
    finally:
        all_tables.sockets.discard(page)
        writer.cancel()
        page.listener.cancel()
        outcomes = await asyncio.gather(writer, page.listener, return_exceptions=True)
        page.end()
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
            raise outcome


def _part(all_tables: AllTables, socket: WebSocket, page: SocketPage) -> None:
    all_tables.partings += 1
    table = all_tables.live.get(str(socket.path_params["code"]).upper())
    if table:
        table.part(page)


async def _listen(all_tables: AllTables, socket: WebSocket, page: SocketPage) -> None:
    try:
        table = await _greeted(all_tables, socket, page)
    except Elsewhere:
        raise
    except TableError as error:
        page.send(frames.failed("", error))
        page.close(*_farewell(error, all_tables.draining))
        return
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE)
    patience = Bucket(FORGIVEN_A_SECOND, MOST_NONSENSE)
    is_welcome = True
    while is_welcome:
        text = await _text(socket)
        is_welcome = await _heard(all_tables, table, page, text, bucket) or patience.take()
    page.close(_NONSENSE)


def _farewell(error: TableError, draining: bool) -> tuple[int, str]:
    """Return the close code and reason for a page that cannot be let in."""
    if isinstance(error, OverBudget):
        return LATER, error.detail
    return (RESTARTING if draining else _NONSENSE), ""


async def _text(socket: WebSocket) -> str:
    """Return the next frame; one that is not text counts as empty."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def _heard(
    all_tables: AllTables, table: LiveTable, page: SocketPage, text: str, bucket: Bucket
) -> bool:
    """Pass on a command; return whether it was one, within the rate limit.

    While the server is stopping, it is neither carried out nor answered: the page sends it again once the
    server is back.
    """
    if all_tables.draining:
        return True
    if not bucket.take():
        _refuse(page, text, TableError("too-fast"))
        return False
    try:
        command = decoded(COMMAND, text)
        pay_for(page.visitor, command, len(text))
        # A table that was put to sleep and woken again has another task.
        (await all_tables.find(table.table.code)).tell(page, command)
    except TableError as error:
        _refuse(page, text, error)
        return False
    return True


def _refuse(page: SocketPage, text: str, error: TableError) -> None:
    meter().refused(error.code)
    page.send(frames.failed(_id_of(text), error))


def _id_of(text: str) -> str:
    """Return the id of a frame that is not a command, if it has one."""
    with contextlib.suppress(TableError):
        found = decoded(frames.ANY, text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:40]
    return ""


async def _greeted(all_tables: AllTables, socket: WebSocket, page: SocketPage) -> LiveTable:
    try:
        text = await asyncio.wait_for(_text(socket), HELLO_WITHIN)
    except TimeoutError:
        raise TableError("malformed", "no hello") from None
    hello = decoded(HELLO, text)
    key = token_key(hello.token) if hello.token else ""
    page.also = tuple(token_key(token) for token in hello.also)
    page.holds = hello.holds
    page.listens = hello.listens
    if hello.version and hello.version != (now := await asyncio.to_thread(version)):
        page.send(frames.upgraded(now))
    return await _let_in(all_tables, socket, page, key)


async def _let_in(all_tables: AllTables, socket: WebSocket, page: SocketPage, key: str) -> LiveTable:
    """Let a page in where its table is; again, if that is given up or falls asleep at this moment."""
    while True:
        table, opens = await all_tables.visit(socket.path_params["code"], key, visitor_of(socket))
        if opens and not table.table.opens(opens):
            page.send(frames.failed("", TableError("unknown-seat")))
            key = opens = ""
        with contextlib.suppress(Lost):
            await table.greet(page, opens)
            return table
