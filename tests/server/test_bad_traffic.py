"""Bad traffic gets the answer that docs/protocol.md promises, and disturbs no table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket as sockets
import struct
import time
from collections.abc import AsyncIterator, Callable

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from saboteur.server.wire.sockets import HELLO_WITHIN

from .client import JSON, Client, asked, at_table, enter, in_a_loop, opened
from .process import PATIENCE, Server, elsewhere, wait_for

Start = Callable[..., Server]
LIMIT = 16 * 1024

NONSENSE: list[str | bytes] = [
    "", " ", "{", "[]", "null", "7", '"act"', "NaN", "{}", '{"t":"act"}', '{"t":"nope","id":"i"}',
    '{"t":"sync"}', '{"t":"sync","id":""}', '{"t":"sync","id":7}', '{"t":"sync","id":"i","more":1}',
    json.dumps({"t": "sync", "id": "x" * 41}), '{"t":"hello","token":null}', '{"id":"i"}',
    '{"t":["sync"],"id":"i"}', '{"t":"act","id":"i","at":-1,"action":"x"}',
    '{"t":"act","id":"i","at":1.5,"action":"x"}', '{"t":"act","id":"i","at":0,"action":null}',
    '{"t":"act","id":"i","at":0}', json.dumps({"t": "act", "id": "i", "at": 0, "action": "x" * 201}),
    '{"t":"act","id":"i","at":' + "9" * 5000 + ',"action":"x"}', '{"t":"me","id":"i","name":"","portrait":0}',
    '{"t":"me","id":"i","name":"\\ud800","portrait":0}', '{"t":"me","id":"i","name":"x","portrait":12}',
    '{"t":"vote","id":"i","what":"kick","seat":12}', '{"t":"vote","id":"i","what":"kick","seat":true}',
    '{"t":"bot","id":"i","seat":"1","level":"rule"}', '{"t":"settings","id":"i","rules":{},"clock":[]}',
    "[" * 8000, '{"a":' * 3000, b'{"t":"sync","id":"i"}', b"\x00\xff" * 50, b"",
]  # fmt: skip
# These are no JSON for everyone, so that their id cannot be read.
BROKEN = re.compile("999|ud800")


@contextlib.asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[None]:
    """Play at another table meanwhile: it must go on as if nothing were."""
    async with at_table(server, server.seated(3)) as clients:
        await clients[0].must("start")

        async def play() -> int:
            for done in range(100_000):
                await clients[0].until(lambda: asked(clients) or clients[0].view.get("over"))
                if actors := asked(clients):
                    answer = await actors[0].act()
                    assert answer["t"] == "done", answer
                else:
                    await clients[0].must("rematch")
                await asyncio.sleep(0.1)
                if finished:
                    return done
            return 0

        finished = False
        playing = asyncio.create_task(play())
        yield
        finished = True
        assert await asyncio.wait_for(playing, PATIENCE) >= 0
    assert server.get("/healthz").status == 200


# One frame at a time ------------------------------------------------------------------------------


@in_a_loop
async def test_frames_that_are_no_commands_are_malformed_and_do_nothing(server: Server) -> None:
    seats = server.seated(3)
    before = server.shown(seats[0]["code"])
    journal = server.journal(seats[0]["code"])
    async with undisturbed(server):
        for start in range(0, len(NONSENSE), 15):
            client = await enter(server, seats[0]["code"], seats[0]["token"])
            for frame in NONSENSE[start : start + 15]:
                seen = len(client.told("error"))
                await client.say(frame)
                await client.until(lambda c=client, seen=seen: len(c.told("error")) > seen)  # type: ignore[misc]
                answer = client.told("error")[-1]
                assert answer["code"] == "malformed", (frame, answer)
                if isinstance(frame, str) and '"id":"i"' in frame and not BROKEN.search(frame):
                    assert answer["id"] == "i"
            await client.must("sync")
            await client.close()
    assert server.journal(seats[0]["code"]) == journal
    assert server.shown(seats[0]["code"])["seats"][1:] == before["seats"][1:]


@in_a_loop
async def test_a_frame_may_have_16_kib_and_no_more(server: Server) -> None:
    seats = server.seated(3)
    async with undisturbed(server):
        client = await enter(server, seats[0]["code"], seats[0]["token"])
        await client.say("x" * LIMIT)
        await client.until(lambda: client.told("error"))
        assert client.told("error")[0]["code"] == "malformed"
        await client.say("x" * (LIMIT + 1))
        assert await client.until_closed() == 1009
        again = await enter(server, seats[0]["code"], seats[0]["token"])
        await again.socket.send(["x" * 9000, "x" * 9000])  # in two parts
        assert await again.until_closed() == 1009


@in_a_loop
async def test_commands_may_not_come_too_fast(server: Server) -> None:
    seats = server.seated(3)
    async with undisturbed(server), at_table(server, seats[:2]) as (client, other):
        began = time.monotonic()
        for number in range(40):
            await client.say({"t": "me", "id": f"n{number}", "name": f"Name {number}", "portrait": 0})
        await client.until(lambda: all(client.answers(f"n{number}") for number in range(40)))
        took = time.monotonic() - began
        codes = [client.answers(f"n{number}")[0] for number in range(40)]
        done = [number for number, answer in enumerate(codes) if answer["t"] == "done"]
        assert done[:20] == list(range(20)) and len(done) <= 21 + 10 * took
        assert {answer["code"] for answer in codes if answer["t"] == "error"} == {"too-fast"}
        named = [e["name"] for e in server.journal(seats[0]["code"]) if e["e"] == "renamed"]
        assert named == [f"Name {number}" for number in done], "what was too fast was not done"
        await other.must("me", name="Calm", portrait=1)
        await client.must("me", name="Patient", portrait=1)


@in_a_loop
async def test_nonsense_without_end_is_shown_the_door(server: Server) -> None:
    seats = server.seated(3)
    async with undisturbed(server):
        for frame in ("nonsense", '{"t":"sync","id":"i"}'):
            client = await enter(server, seats[0]["code"], seats[0]["token"])
            with contextlib.suppress(WebSocketException):
                for _ in range(190):
                    await client.say(frame)
            assert await client.until_closed() == 1008
            assert len(client.told("error")) >= 50


@in_a_loop
async def test_nonsense_is_forgiven_after_a_while(server: Server) -> None:
    """A client that is told now and then that it was too fast may stay as long as it likes."""
    seats = server.seated(3)
    client = await enter(server, seats[0]["code"], seats[0]["token"])
    for count in (40, 60):
        await asyncio.sleep(3 if client.told("error") else 0)
        while len(client.told("error")) < count:
            await client.do("nonsense")
    await client.must("me", name="Sorry", portrait=1)
    await client.close()


@in_a_loop
async def test_a_seat_has_a_few_pages_and_the_oldest_goes(server: Server) -> None:
    seats = server.seated(3)
    code, token = seats[0]["code"], seats[0]["token"]
    pages = [await enter(server, code, token) for _ in range(6)]
    assert await pages[0].until_closed() == 1008
    for page in pages[1:]:
        await page.must("sync")
        await page.close()


# Connections --------------------------------------------------------------------------------------


@in_a_loop
async def test_a_connection_says_hello_and_soon(own_server: Start) -> None:
    server = own_server({"wire.sockets.HELLO_WITHIN": 1.0})
    assert HELLO_WITHIN == 5, "as docs/protocol.md says"
    code = server.make()["code"]
    began = time.monotonic()
    silent = Client(await opened(server, code), "x")
    assert await silent.until_closed() == 1008
    assert time.monotonic() - began > 0.9
    assert silent.told("error")[0]["code"] == "malformed"


@in_a_loop
async def test_a_connection_says_nothing_but_hello_first(server: Server) -> None:
    code = server.make()["code"]
    for frame in ('{"t":"sync","id":"i"}', "x", b"\x00", '{"t":"hello","token":7}', '{"t":"hello","x":1}'):
        client = Client(await opened(server, code), "x")
        await client.say(frame)
        assert await client.until_closed() == 1008
        assert [answer["code"] for answer in client.told("error")] == ["malformed"]


FOREIGN = ("http://evil.example", "https://127.0.0.1:1", "null", "http://[", "http://", "", "file:///x")


@pytest.mark.parametrize("origin", FOREIGN)
@in_a_loop
async def test_foreign_pages_are_turned_away(server: Server, origin: str) -> None:
    code = server.make()["code"]
    with pytest.raises(InvalidStatus) as refused:
        await opened(server, code, origin=origin)
    assert refused.value.response.status_code == 403
    for path in ("/api/tables", f"/api/tables/{code}/seats"):
        answer = server.ask("POST", path, {"name": "Eve"}, {"Origin": origin, **elsewhere()})
        assert answer.error == (403, "foreign-origin")
    assert server.shown(code)["seats"][1:] == [None] * 4


@in_a_loop
async def test_the_own_page_is_let_in(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    code = server.make()["code"]
    client = Client(await opened(server, code, origin=own), "x")
    await client.say({"t": "hello", "token": None})
    await client.until(lambda: client.table)
    await client.close()
    assert server.ask("POST", "/api/tables", {"name": "Ada"}, {"Origin": own}).status == 201


def raw_connection(server: Server, code: str, token: str | None, room: int) -> sockets.socket:
    """Say hello over a socket that takes in little and is never read."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, room)
    raw.connect(("127.0.0.1", server.port))
    lines = (
        f"GET /ws/{code} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        "", "",
    )  # fmt: skip
    raw.sendall("\r\n".join(lines).encode())
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    raw.sendall(masked(json.dumps({"t": "hello", "token": token}).encode()))
    return raw


def masked(body: bytes, opcode: int = 1) -> bytes:
    """Return a frame as a browser sends it, masked with zeros."""
    size = len(body)
    head = struct.pack("!BB", 0x80 | opcode, 0x80 | size) if size < 126 else b""
    return (head or struct.pack("!BBH", 0x80 | opcode, 0xFE, size)) + bytes(4) + body


async def noise(server: Server, seat: JSON) -> None:
    """Send as many commands as are allowed at once."""
    page = await enter(server, seat["code"], seat["token"])
    ids = [page.new_id() for _ in range(20)]
    for number, one in enumerate(ids):
        await page.say({"t": "me", "id": one, "name": f"{seat['seat']} {number}", "portrait": 0})
    await page.until(lambda: all(page.answers(one) for one in ids))
    await page.close()


@in_a_loop
async def test_a_reader_that_does_not_read_is_let_go_and_the_others_play_on(server: Server) -> None:
    seats = server.seated(10)
    code, token = seats[0]["code"], seats[0]["token"]
    async with at_table(server, seats[8:]) as (page, other):
        with contextlib.closing(raw_connection(server, code, token, room=4096)) as raw:
            await page.until(lambda: page.table["seats"][0]["here"])
            rounds = 0
            # Nobody waits for this reader, which reads nothing until it is gone.
            while page.table["seats"][0]["here"]:
                await noise(server, seats[1 + rounds % 7])
                for reader in (page, other):
                    await reader.must("me", name=f"{reader.you} in round {rounds}", portrait=0)
                rounds += 1
                assert rounds < 200, "they still count as present"
            code_told = await asyncio.to_thread(drained, raw)  # at last
            assert code_told == 1013


def drained(raw: sockets.socket) -> int | None:
    """Read all that comes; return the code that the connection ended with."""
    got = b""
    with contextlib.suppress(OSError):
        raw.settimeout(PATIENCE)
        while not (end := re.search(rb"\x88[\x02-\x7d](..)[ -~]*$", got[-130:], re.DOTALL)):
            if not (part := raw.recv(1 << 16)):
                return None
            got += part
        return int(struct.unpack("!H", end[1])[0])
    return None


@pytest.mark.soak
@in_a_loop
async def test_a_reader_that_never_reads_does_not_keep_its_connection(own_server: Start) -> None:
    """Not even in the system's own buffers."""
    server = own_server({"wire.sockets._FAREWELL": 10.0, "serve.LONGEST_UNSENT": 30_000, "serve.PING": 20.0})
    seats = server.seated(10)
    async with at_table(server, seats[1:]) as others:
        before = server.files()
        with contextlib.closing(raw_connection(server, seats[0]["code"], seats[0]["token"], room=4096)):
            wait_for(lambda: server.files() == before + 1, "the connection")
            for number in range(70):
                await asyncio.gather(*(o.must("me", name=f"{o.you} {number}", portrait=0) for o in others))
            wait_for(lambda: server.files() == before, "its end")
