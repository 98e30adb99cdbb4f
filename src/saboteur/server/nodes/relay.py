"""The other end of links: what is asked about a table of another node goes there."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import time
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import Elsewhere, TableError
from ..journal.ownership import BEAT, LEASE, Peer
from ..journal.reading import reading_store
from ..tables.all_tables import AllTables
from .answers import LinkedAnswer, Retold
from .hosting import told_scope
from .link import END, FORMAT, HELLO, OPEN, PING, LinkStream, Wire

# What concerns a table that somebody has open; its finished games may be asked of any node.
_TABLE: Final = re.compile(
    r"/(?:ws/(\w+)|api/tables/(\w+)(?:/(?:seats|commands|game|stream))?|qr/(\w+)\.svg)"
)
# How long connecting may take, and after how long a node that was out of reach is tried again, in seconds.
_CONNECTING: Final = 1.0
_RESTS: Final = LEASE + 1.0


class Relay:
    """Passes on what concerns tables of other nodes."""

    def __init__(self, app: ASGIApp, all_tables: AllTables, links: Links) -> None:
        self.app = app
        self._all_tables = all_tables
        self._links = links

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request here, or let the owner of its table do so."""
        found = _TABLE.fullmatch(scope["path"]) if scope["type"] != "lifespan" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        code = next(filter(None, found.groups())).upper()
        if link := await self._link_for(code):
            await link.pass_on(scope, receive, send)
        else:
            await self._serve(code, scope, receive, send)

    async def _serve(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request here, unless another node takes its table while this one is about to.

        When an owner has gone, people of one table come to several nodes at the same moment.
        """
        told = Retold(receive, send)
        try:
            await self.app(scope, told.receive, told.send)
        except Elsewhere:
            link = await self._link_for(code)
            if link and not told.is_answered:
                await link.pass_on(scope, told.receive_again, told.send_again)
            else:
                await told.end(scope)

    async def _link_for(self, code: str) -> NodeLink | None:
        """Return a link to the node that owns a table; None if it is this one, nobody or out of reach.

        None, too, while the table is being woken here, which ends with `Elsewhere` if another node has it.
        """
        all_tables = self._all_tables
        live = all_tables.live.get(code)
        if all_tables.draining or (live and live.fault is None) or code in all_tables.waking:
            return None
        with contextlib.suppress(TableError), reading_store():
            peer = await all_tables.store.peer(code)
            return await self._links.to(peer) if peer else None
        return None


class Links:
    """The links of this node to others, one for each."""

    def __init__(self) -> None:
        """Start without any; they are made when they are needed."""
        self._links: dict[str, asyncio.Task[NodeLink]] = {}
        self._out_of_reach: dict[str, float] = {}

    async def to(self, peer: Peer) -> NodeLink | None:
        """Return the link to a node; None if it cannot be reached, as was found out a moment ago."""
        if not self.reaches(peer.node):
            return None
        task = self._links.get(peer.node)
        if task is None or _is_of_no_use(task):
            task = self._links[peer.node] = asyncio.create_task(_connected(peer))
        try:
            return await asyncio.shield(task)
        except (OSError, TimeoutError, ValueError):
            # Until it counts as dead or hands its tables over, whoever asks waits where tables wake.
            self._out_of_reach[peer.node] = time.monotonic() + _RESTS
            self._links.pop(peer.node, None)
            return None

    def reaches(self, node: str) -> bool:
        """Tell whether a node can be reached, as far as is known."""
        return time.monotonic() >= self._out_of_reach.get(node, 0.0)

    def close(self) -> None:
        """End all links: whoever is here by way of them connects again, elsewhere."""
        for task in self._links.values():
            if not _is_of_no_use(task) and task.done():
                task.result().end()
            task.cancel()
        self._links.clear()


def _is_of_no_use(task: asyncio.Task[NodeLink]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None or task.result().is_over)


async def _connected(peer: Peer) -> NodeLink:
    host, _, port = peer.address.rpartition(":")
    async with asyncio.timeout(_CONNECTING):
        link = NodeLink()
        await asyncio.get_running_loop().create_connection(lambda: link.wire, host, int(port))
        try:
            await link.greet(peer.secret)
        except BaseException:
            link.end()
            raise
    return link


class NodeLink:
    """One link to another node."""

    def __init__(self) -> None:
        self.wire = Wire(self._hear, self.end)
        self._streams: dict[int, LinkStream] = {}
        self._numbers = itertools.count(1)
        self._answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pings: asyncio.Task[None] | None = None
        # How many signs of life were asked for since the last frame came.
        self._unanswered = 0
        self.is_over = False

    async def greet(self, secret: str) -> None:
        """Say who this is; raise ConnectionError if the other node does not listen, or speaks otherwise."""
        self.wire.say(0, HELLO, [FORMAT, secret])
        if not await self._answered:
            raise ConnectionError("the other node does not listen")
        self.wire.trust()
        self._pings = asyncio.create_task(self._ping())

    def _hear(self, number: int, kind: int, about: Any) -> None:
        self._unanswered = 0
        if number in self._streams:
            self._streams[number].take(kind, about)
        elif kind == HELLO and not self._answered.done():
            self._answered.set_result(about == FORMAT)

    async def _ping(self) -> None:
        """Ask for a sign of life again and again: a node that is paused does not say that it is gone.

        Requests are counted, not seconds: those in which this node stood still prove nothing.
        """
        while self._unanswered * BEAT <= LEASE:
            self._unanswered += 1
            self.wire.say(0, PING)
            await asyncio.sleep(BEAT)
        self.end()

    def end(self) -> None:
        """End all streams: the other node is gone, or this one stops."""
        self.is_over = True
        self.wire.close()
        if self._pings:
            self._pings.cancel()
        if not self._answered.done():
            self._answered.set_result(False)
        for stream in list(self._streams.values()):
            stream.end()

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the other node serve a request or a socket, from its beginning to its end."""
        number = next(self._numbers)
        stream = self._streams[number] = LinkStream(self.wire, number)
        if self.is_over:  # since it was asked for
            stream.end()
        self.wire.say(number, OPEN, told_scope(scope))
        answer = LinkedAnswer(scope, send)
        pump = asyncio.create_task(_pump(receive, stream))
        try:
            async for message in stream.messages():
                await answer.send(message)
            await answer.end(receive)
        finally:
            pump.cancel()
            self._streams.pop(number, None)
            self.wire.say(number, END)


async def _pump(receive: Receive, stream: LinkStream) -> None:
    """Pass on what comes from outside."""
    while True:
        message = await receive()
        await stream.send(message)
        if message["type"].endswith(".disconnect"):
            return
