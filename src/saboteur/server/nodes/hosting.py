"""The owner's end of links: requests that other nodes pass on are answered as if they had come here."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from typing import Any, Final

from starlette.types import ASGIApp, Message, Scope

from ..admission.visitors import Visitors
from ..journal.ownership import BEAT, LEASE
from .link import END, FORMAT, HELLO, OPEN, PING, LinkStream, Wire

LOG = logging.getLogger("saboteur.node")
# How long a node that connects may take to say who it is, and what it had open to end, in seconds.
_HELLO_WITHIN: Final = 5.0
_FAREWELL: Final = 5.0


class Hosting:
    """Listens for other nodes and serves what they pass on."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        """Serve with an application that asks nobody at the door: the other node has done that."""
        self.app = app
        self.visitors = visitors
        self._server: asyncio.Server | None = None
        self.links: set[HostLink] = set()
        # Whoever may read the database knows it.
        self.secret = secrets.token_urlsafe(24)
        self.address = ""

    async def open(self, host: str, port: int) -> None:
        """Listen; raise OSError if the address cannot be used."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: HostLink(self).wire, host, port)
        self.address = f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Listen no more, and end all links from other nodes."""
        if self._server:
            self._server.close()
        await asyncio.gather(*(link.close() for link in list(self.links)))


class HostLink:
    """One link from another node."""

    def __init__(self, hosting: Hosting) -> None:
        """Hear who it is before anything else, within a while."""
        self._hosting = hosting
        self.wire = Wire(self._greet, self._end)
        self._streams: dict[int, LinkStream] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # How many beats long nothing has come.
        self._silent = 0
        self._late = asyncio.get_running_loop().call_later(_HELLO_WITHIN, self.wire.close)
        hosting.links.add(self)

    def _greet(self, _: int, kind: int, about: Any) -> None:
        """Talk to a node that knows the secret and speaks as this one does."""
        spoken, secret = about if isinstance(about, list) and len(about) == 2 else (0, "")
        is_known = hmac.compare_digest(str(secret).encode(), self._hosting.secret.encode())
        if kind != HELLO or spoken != FORMAT or not is_known:
            self.wire.close()
            return
        self._late.cancel()
        self._late = asyncio.get_running_loop().call_later(BEAT, self._watch)
        self.wire.trust()
        self.wire.hear = self._hear
        self.wire.say(0, HELLO, FORMAT)

    def _watch(self) -> None:
        """Give the link up if the other node, which asks for a sign of life all the time, is silent."""
        self._silent += 1
        if self._silent * BEAT > LEASE:
            self.wire.close()
        elif not self.wire.is_over:
            self._late = asyncio.get_running_loop().call_later(BEAT, self._watch)

    def _hear(self, number: int, kind: int, about: Any) -> None:
        self._silent = 0
        if kind == OPEN:
            stream = self._streams[number] = LinkStream(self.wire, number)
            task = asyncio.create_task(self._run(stream, about))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif kind == PING:
            self.wire.say(0, PING)
        elif number in self._streams:
            self._streams[number].take(kind, about)

    def _end(self) -> None:
        """Let all streams end: nobody is there any more."""
        self._late.cancel()
        self._hosting.links.discard(self)
        for stream in list(self._streams.values()):
            stream.end()
        asyncio.get_running_loop().call_later(_FAREWELL, self._cancel)

    def _cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """End the link, and what came by way of it."""
        self.wire.close()
        self._end()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_FAREWELL)
        self._cancel()

    async def _run(self, stream: LinkStream, told: dict[str, Any]) -> None:
        messages = stream.messages()
        gone = {"type": f"{told['type']}.disconnect", "code": 1006}

        async def receive() -> Message:
            return await anext(messages, gone)

        try:
            await self._hosting.app(scope_from(told, self._hosting.visitors), receive, stream.send)
        except Exception:
            LOG.exception("a request of another node failed")
        finally:
            self._streams.pop(stream.number, None)
            self.wire.say(stream.number, END)


def told_scope(scope: Scope) -> dict[str, Any]:
    """Return what the owner has to know of a request or a socket."""
    names = ("type", "http_version", "method", "path", "raw_path", "query_string", "scheme", "subprotocols")
    told = {name: scope[name] for name in names if name in scope}
    told["headers"] = [[bytes(name), bytes(value)] for name, value in scope["headers"]]
    told["client"] = scope["client"][0] if scope.get("client") else ""
    told["server"] = list(scope["server"]) if scope.get("server") else None
    told["extensions"] = list(scope.get("extensions") or ())
    return told


def scope_from(told: dict[str, Any], visitors: Visitors) -> Scope:
    """Return a request or a socket as the application knows it; the other node has found out who it is."""
    return {
        **told,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "root_path": "",
        "headers": [(name, value) for name, value in told["headers"]],
        "client": (told["client"], 0),
        "server": tuple(told["server"]) if told["server"] else None,
        "extensions": {name: {} for name in told["extensions"]},
        "state": {},
        "visitor": visitors.of(told["client"]),
    }
