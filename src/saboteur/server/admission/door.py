"""The door every request and every socket passes once: it finds out who comes, and whether they may."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..errors import OverBudget, TableError
from ..http.responses import failure
from ..operator import running_server
from .connections import TOO_MANY
from .visitors import Visitor, Visitors

# Longer bodies are sent in pieces, each once its reader has taken most of the last, in bytes.
PIECE: Final = 64 * 1024
# Answered however much an address has used: the operator must be able to see and help.
ALWAYS_OPEN: Final = frozenset({"/healthz", running_server.PATH})
# What opening a socket counts as, in requests.
SOCKET: Final = 10
# How long whoever is over a budget waits for the answer that says so, in seconds: hurrying is no use.
PENALTY: Final = 1.0


class FrontDoor:
    """Lets requests and sockets in within their address's budgets, and says when to come back otherwise."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self.app = app
        self.visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or tell them when to come back."""
        if scope["type"] == "lifespan" or scope["path"] in ALWAYS_OPEN:
            await self.app(scope, receive, send)
            return
        # People behind a named proxy share its connections: each request counts as one.
        is_proxied = self.visitors.proxies.include(scope["client"][0] if scope["client"] else "")
        visitor = self._recognised(scope)
        try:
            if refusal := scope.get("state", {}).get(TOO_MANY):
                raise refusal
            visitor.spend("requests", SOCKET if scope["type"] == "websocket" else 1)
            if is_proxied:
                visitor.spend("connections")
        except OverBudget as error:
            await _refuse(error, scope, receive, send)
            return
        try:
            await visitor.take_turn()
            is_plain = scope["type"] == "http"
            await self.app(scope, receive, Answer(scope, receive, send).send if is_plain else send)
        finally:
            if is_proxied:
                visitor.give_back("connections")

    def _recognised(self, scope: Scope) -> Visitor:
        """Find out who comes, and note it in the scope: the only place that looks at addresses."""
        proxies = self.visitors.proxies
        address, scheme = proxies.caller(scope), proxies.scheme(scope)
        scope["client"] = (address, 0)
        scope["scheme"] = scheme
        visitor = scope["visitor"] = self.visitors.of(address)
        return visitor


async def delayed_failure(error: TableError) -> Response:
    """Return the answer to a request that cannot be met; whoever is over a budget waits for it."""
    if isinstance(error, OverBudget) and error.budget != "connections":
        await asyncio.sleep(PENALTY)
    return failure(error)


async def _refuse(error: OverBudget, scope: Scope, receive: Receive, send: Send) -> None:
    response = await delayed_failure(error)
    if error.budget == "connections":
        response.headers["connection"] = "close"
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


class Answer:
    """An answer on its way: long bodies go in pieces, and what has not been sent yet counts as waiting."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Prepare to answer a request."""
        self._scope = scope
        self._receive = receive
        self._send = send
        # The head, which waits for the first piece: only then is it clear whether there is room for the body.
        self._head: Message | None = None
        self._is_refused = False

    async def send(self, message: Message) -> None:
        """Send the head, or a part of the body."""
        if message["type"] == "http.response.start":
            self._head = message
        elif message["type"] != "http.response.body":
            await self._send(message)
        elif not self._is_refused:
            await self._send_body(message, message.get("body", b""))

    async def _send_body(self, message: Message, body: bytes) -> None:
        if len(body) <= PIECE:
            await self._send_piece(message)
            return
        visitor: Visitor = self._scope["visitor"]
        try:
            visitor.spend("waiting", len(body))
        except OverBudget as error:
            self._is_refused = True
            await _refuse(error, self._scope, self._receive, self._send)
            return
        try:
            for start in range(0, len(body), PIECE):
                rest = message.get("more_body", False) or start + PIECE < len(body)
                await self._send_piece({**message, "body": body[start : start + PIECE], "more_body": rest})
        finally:
            visitor.give_back("waiting", len(body))

    async def _send_piece(self, message: Message) -> None:
        if self._head:
            head, self._head = self._head, None
            await self._send(head)
        await self._send(message)
