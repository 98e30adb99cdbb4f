"""Links between nodes: who may use them, and that nothing piles up on them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from saboteur.server.admission.visitors import Visitors
from saboteur.server.journal.ownership import Peer
from saboteur.server.nodes import hosting as hosting_module
from saboteur.server.nodes.hosting import Hosting, told_scope
from saboteur.server.nodes.link import FORMAT, HELLO, OPEN, WINDOW, Wire
from saboteur.server.nodes.relay import Links

from .client import in_a_loop

SOCKET: Scope = {
    "type": "websocket",
    "path": "/ws/QUARK",
    "headers": [(b"a", b"\xff")],
    "client": ("1.2.3.4", 5),
}


class Outside:
    """Somebody outside, who reads slowly if at all."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.reads = asyncio.Event()
        self.gone = asyncio.Event()

    async def receive(self) -> Any:
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(message)


@in_a_loop
async def test_a_slow_reader_holds_up_its_own_stream_at_the_other_end_only() -> None:
    sent, ended = [0, 0], asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["headers"] == [(b"a", b"\xff")] and scope["visitor"].address == "1.2.3.4"
        number = int(scope["query_string"])
        for _ in range(100):
            await send({"type": "websocket.send", "text": "x" * 1000})
            sent[number] += 1
        assert (await receive())["type"] == "websocket.disconnect"
        ended.set()

    hosting, links, slow, quick = Hosting(app, Visitors()), Links(), Outside(), Outside()
    await hosting.open("127.0.0.1", 0)
    link = await links.to(Peer("n", hosting.address, hosting.secret))
    assert link and link is await links.to(Peer("n", hosting.address, hosting.secret))
    quick.reads.set()
    tasks = [
        asyncio.create_task(link.pass_on({**SOCKET, "query_string": b"%d" % n}, one.receive, one.send))
        for n, one in enumerate((slow, quick))
    ]
    async with asyncio.timeout(60):
        while len(quick.got) < 100:
            await asyncio.sleep(0.01)
        assert sent == [WINDOW, 100] and slow.got == []
        slow.reads.set()
        while len(slow.got) < 100:
            await asyncio.sleep(0.01)
        slow.gone.set()
        await ended.wait()
        links.close()  # as when this node stops: whoever is left connects again
        await asyncio.wait(tasks)
    assert quick.got[-1] == {"type": "websocket.close", "code": 1012}
    async with asyncio.timeout(60):  # a link that has just ended keeps nobody waiting
        await link.pass_on({**SOCKET, "query_string": b"0"}, quick.receive, quick.send)
    assert quick.got[-2:] == [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 1012}]
    await hosting.close()


@in_a_loop
async def test_a_node_that_falls_silent_leaves_nobody_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its machine may be gone without a word: nobody may seem to be at a table who is not."""
    monkeypatch.setattr(hosting_module, "LEASE", 0.2)
    gone = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.disconnect"
        gone.set()

    hosting = Hosting(app, Visitors())
    await hosting.open("127.0.0.1", 0)
    host, _, port = hosting.address.rpartition(":")
    wire = Wire(lambda *_: None, lambda: None)
    await asyncio.get_running_loop().create_connection(lambda: wire, host, int(port))
    wire.say(0, HELLO, [FORMAT, hosting.secret])
    wire.say(1, OPEN, told_scope(SOCKET))
    async with asyncio.timeout(60):
        await gone.wait()
    wire.close()
    await hosting.close()


@in_a_loop
async def test_an_answer_without_its_body_becomes_another() -> None:
    hangs = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
        hangs.set()
        await receive()

    hosting, links, outside = Hosting(app, Visitors()), Links(), Outside()
    await hosting.open("127.0.0.1", 0)
    link = await links.to(Peer("n", hosting.address, hosting.secret))
    assert link
    outside.reads.set()
    scope = {**SOCKET, "type": "http", "method": "GET"}
    asked = asyncio.create_task(link.pass_on(scope, outside.receive, outside.send))
    async with asyncio.timeout(60):
        await hangs.wait()
        await hosting.close()
        await asked
    assert [message.get("status") for message in outside.got] == [503, None]
    links.close()


@pytest.mark.parametrize("secret", ["wrong", "x" * 5000])
@in_a_loop
async def test_nobody_else_is_listened_to(secret: str) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("it was let in")

    hosting, links = Hosting(app, Visitors()), Links()
    await hosting.open("127.0.0.1", 0)
    assert await links.to(Peer("n", hosting.address, secret)) is None
    assert await links.to(Peer("n", hosting.address, hosting.secret)) is None, "not again at once"
    await hosting.close()
    assert await Links().to(Peer("n", hosting.address, hosting.secret)) is None, "out of reach"
