"""Playing over plain HTTP: single commands, the current game, and a stream of frames, one per line."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ...schema.commands import Command
from ..admission.visitors import visitor_of
from ..errors import STATUS, TableError
from ..tables.all_tables import AllTables
from ..tables.keys import token_key
from ..tables.live import LiveTable
from ..wire import frames
from ..wire.commands import COMMAND, decoded
from ..wire.outbox import Outbox
from ..wire.rate_limits import pay_for

# How often an empty line keeps a stream alive, in seconds.
STILL_HERE: Final = 15.0
# A table that does not answer within this time is in trouble, in seconds.
PATIENCE: Final = 10.0
_ANSWERS: Final = ("done", "refused", "error", "possible", "advice")
# A refused move is a valid request, but it was not carried out.
_REFUSED: Final = 422


class Call(Outbox):
    """A single command over HTTP: it waits for its response and nothing else."""

    async def answer(self) -> tuple[dict[str, Any], int]:
        """Return the response and its status."""
        while (frame := await self.next()) is not None:
            told = msgspec.json.decode(frame)
            if told["t"] in _ANSWERS:
                return told, _status(told)
        raise TableError("busy")


def _status(told: dict[str, Any]) -> int:
    if told["t"] == "error":
        return STATUS[told["code"]]
    return _REFUSED if told["t"] == "refused" else 200


class FrameStream(Outbox):
    """A page that is a stream of lines."""

    async def lines(self, all_tables: AllTables, table: LiveTable) -> AsyncIterator[bytes]:
        """Yield one line per frame, starting with the whole game."""
        try:
            await table.greet(self, self.key)
            while (line := await self._line()) is not None:
                yield line
        finally:
            all_tables.partings += 1
            table.part(self)
            self.end()

    async def _line(self) -> bytes | None:
        try:
            frame = await asyncio.wait_for(self.next(), STILL_HERE)
        except TimeoutError:
            return b"\n"
        return None if frame is None else frame + b"\n"


def bearer(request: Request) -> str:
    """Return the hash of a request's token; empty if it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token_key(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def seat_of_caller(all_tables: AllTables, request: Request) -> tuple[LiveTable, str]:
    """Return a request's table and key, empty for spectators; reject a key that opens nothing."""
    table, key = await all_tables.visit(request.path_params["code"], bearer(request), visitor_of(request))
    if key and not table.table.opens(key):
        raise TableError("unknown-seat")
    return table, key


async def command(all_tables: AllTables, request: Request, body: bytes) -> tuple[dict[str, Any], int]:
    """Carry out one command of a player; without an id it gets one."""
    table, key = await seat_of_caller(all_tables, request)
    if not key:
        raise TableError("unknown-seat", "no token")
    if not all_tables.callers.of(key).take():
        raise TableError("too-fast")
    wish = decoded(frames.ANY, body)
    if isinstance(wish, dict):
        wish.setdefault("id", secrets.token_hex(8))
    wished: Command = decoded(COMMAND, msgspec.json.encode(wish))
    pay_for(visitor_of(request), wished, len(body))
    call = Call(visitor_of(request))
    call.key = key
    table.call(call, wished)
    try:
        return await asyncio.wait_for(call.answer(), PATIENCE)
    except TimeoutError as error:
        raise TableError("busy") from error
    finally:
        call.end()


async def stream(all_tables: AllTables, request: Request) -> Response:
    """Stream a table: what a seat may know or, without a token, what spectators see."""
    table, key = await seat_of_caller(all_tables, request)
    page = FrameStream(visitor_of(request))
    page.key = key
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(page.lines(all_tables, table), 200, headers, "application/x-ndjson")


async def game(all_tables: AllTables, request: Request) -> bytes:
    """Return the current game as a frame."""
    table, key = await seat_of_caller(all_tables, request)
    page = Outbox(visitor_of(request))
    page.key = key
    table.look(page)
    frame = await page.next()
    page.end()
    if frame is None or msgspec.json.decode(frame)["t"] != "game":
        raise TableError("not-now", "nothing was dealt yet")
    return frame
