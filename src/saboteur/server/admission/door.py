"""The door every request and every socket passes once: it finds out who comes, and whether they may."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..errors import TableError
from ..http.responses import failure
from .visitors import Visitor, Visitors


class FrontDoor:
    """Lets requests and sockets in within their address's budgets, and says when to come back otherwise."""

    def __init__(self, app: ASGIApp, visitors: Visitors, always_open: frozenset[str]) -> None:
        """Stand before an application; some paths answer however much their caller has used."""
        self.app = app
        self.visitors = visitors
        self.always_open: Final = always_open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or tell them when to come back."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visitor = self._recognised(scope)
        if scope["path"] in self.always_open:
            await self.app(scope, receive, send)
            return
        try:
            visitor.spend("requests")
        except TableError as error:
            await _refuse(error, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _recognised(self, scope: Scope) -> Visitor:
        """Find out who comes, and note it in the scope: the only place that looks at addresses."""
        proxies = self.visitors.proxies
        address, scheme = proxies.caller(scope), proxies.scheme(scope)
        scope["client"] = (address, 0)
        scope["scheme"] = scheme
        visitor = scope["visitor"] = self.visitors.of(address)
        return visitor


async def _refuse(error: TableError, scope: Scope, receive: Receive, send: Send) -> None:
    response = failure(error)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)
