"""Connections: how many an address keeps open, how long it may take to ask, and how much waits to be sent.

uvicorn limits none of these itself: it waits for the rest of a request as long as the caller likes.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..errors import OverBudget
from .visitors import Visitor, Visitors

# How long a request's head may take, from the connection or its first byte, and then its body, in seconds.
HEAD_WITHIN: Final = 10.0
BODY_WITHIN: Final = 20.0
# How much of what was sent may wait for a slow reader in a connection, in bytes.
MOST_BUFFERED: Final = 32 * 1024
# How long an ended socket may take to read what is still on its way, in seconds.
FAREWELL: Final = 10.0
_MOST_FRAGMENTS: Final = 64
_TOO_BIG: Final = 1009
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# Where a connection notes in a request's state that it is one too many.
TOO_MANY: Final = "too many connections"


class AddressPlace:
    """A connection's place among those of its address; people behind a named proxy are counted by request."""

    def __init__(self, visitors: Visitors, host: str) -> None:
        """Take a place, even if it is one too many."""
        is_proxy = visitors.proxies.include(host)
        self._visitor: Visitor | None = None if is_proxy else visitors.of(host)
        self.refusal: OverBudget | None = None
        if self._visitor:
            try:
                self._visitor.afford("connections", 1)
            except OverBudget as error:
                self.refusal = error
            self._visitor.charge("connections", 1)

    def leave(self) -> None:
        """Give the place back, once."""
        if self._visitor:
            self._visitor.give_back("connections", 1)
            self._visitor = None


class HttpConnection(H11Protocol):
    """A connection that has to say what it wants in time."""

    visitors: ClassVar[Visitors]
    _place: AddressPlace
    _deadline: asyncio.TimerHandle | None = None
    _phase: tuple[Any, Any] = (None, h11.IDLE)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or be told that there are too many."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_BUFFERED)
        self._place = AddressPlace(self.visitors, self.client[0] if self.client else "")
        if self._place.refusal:
            self.app_state = {**self.app_state, TOO_MANY: self._place.refusal}
        self._wait(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let another connection of the same address have the place."""
        self._place.leave()
        self._wait(None)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Go on reading, and note how far the request is."""
        super().handle_events()
        phase = (self.cycle, self.conn.their_state)
        if phase != self._phase and not self.transport.is_closing():
            self._phase = phase
            self._wait({h11.IDLE: HEAD_WITHIN, h11.SEND_BODY: BODY_WITHIN}.get(phase[1]))

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; a request whose body it was gets no second answer."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            # An answer to HEAD has no body, not even one that says what is wrong.
            is_head = self.cycle is not None and self.cycle.scope["method"] == "HEAD"
            super().send_400_response("" if is_head else msg)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket, which takes a place of its own."""
        self._phase = (self.cycle, self.conn.their_state)
        self._wait(None)
        self._place.leave()
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float | None) -> None:
        """Close the connection after so many seconds, instead of when was said before."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_TOO_LATE)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket whose reader is waited for, but not for ever."""

    visitors: ClassVar[Visitors]
    _place: AddressPlace
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the place that the request for the socket had."""
        super().connection_made(transport)
        self._place = AddressPlace(self.visitors, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Let another connection of the same address have the place."""
        self._place.leave()
        if self._end:
            self._end.cancel()
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send, and wait until the reader has taken most of it: the rest has to wait where it is counted."""
        await super().send(message)
        await self.writable.wait()

    async def run_asgi(self) -> None:
        """Serve the socket; afterwards it may read what is left, if it is quick."""
        await super().run_asgi()
        self._end = self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """End a connection whose other side is silent: it will not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless the one who pings does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless one before it was no text and has ended the conversation."""
        if self.conn.close_sent is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message; its parts have to be as large as they are many."""
        super().handle_cont(event)
        if len(self.frames) > _MOST_FRAGMENTS:
            self.conn.fail(_TOO_BIG, "too many parts")
            self.handle_parser_exception()


def connections_for(visitors: Visitors) -> tuple[type[HttpConnection], type[SocketConnection]]:
    """Return the kinds of connections of a server with these visitors."""
    counted = {"visitors": visitors}
    return type("Http", (HttpConnection,), counted), type("Socket", (SocketConnection,), counted)
