"""Connections: read in time, counted by address, and never written to without bounds."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import re
import socket as sockets
import time
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import InvalidStatus

from saboteur.schema.settings import LONGEST_SAYING
from saboteur.server.admission.budgets import BUDGETS, budgets_with
from saboteur.server.admission.visitors import Visitors
from saboteur.server.serve import bound
from saboteur.server.wire.outbox import LATER, MOST_WAITING

from .client import at_table, enter, in_a_loop, opened, play_on, settled
from .process import PATIENCE, Server, free_port, wait_for
from .test_bad_traffic import drained, masked, raw_connection

Start = Callable[..., Server]
SOON = {"admission.connections.HEAD_WITHIN": 0.5, "admission.connections.BODY_WITHIN": 0.5}


@pytest.fixture
def dialled() -> Iterator[Callable[[Server, bytes], sockets.socket]]:
    """Open plain connections, and close them after the test."""
    with contextlib.ExitStack() as kept:

        def dial(server: Server, words: bytes = b"") -> sockets.socket:
            line = kept.enter_context(sockets.create_connection(("127.0.0.1", server.port), PATIENCE))
            line.sendall(words)
            return line

        yield dial


Dial = Callable[..., sockets.socket]


def heard(line: sockets.socket) -> bytes:
    """Return all that comes until the server ends the connection."""
    got = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(4096):
            got += part
    return got


# Time ---------------------------------------------------------------------------------------------

HALF = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    "half a chunk": b"POST /api/replays HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nx",
    "a body nobody reads": b"POST /api/offer HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
}


def test_who_does_not_say_everything_in_time_is_let_go_without_a_traceback(
    own_server: Start, dialled: Dial
) -> None:
    server = own_server(SOON)
    lines = {name: dialled(server, words) for name, words in HALF.items()}
    answers = {name: heard(line) for name, line in lines.items()}
    assert {name for name, answer in answers.items() if answer.startswith(b"HTTP/1.1 ")} == set(HALF)
    assert server.get("/healthz").status == 200
    assert server.errors() == []


def test_a_head_that_comes_letter_by_letter_is_not_waited_for_either(
    own_server: Start, dialled: Dial
) -> None:
    server = own_server(SOON)
    line = dialled(server, b"GET / HTTP/1.1\r\n")
    until = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < until:
            line.sendall(b"X")
            time.sleep(0.05)
    assert time.monotonic() < until, "it may drip on for ever"


def test_who_is_in_time_is_not_cut_off(own_server: Start, dialled: Dial) -> None:
    """Neither is a stream without news, nor a connection that is used again."""
    server = own_server({**dict.fromkeys(SOON, 2.0), "http.play.STILL_HERE": 0.2})
    code = server.make()["code"]
    lines = [dialled(server, f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())]
    lines[0].settimeout(PATIENCE)
    got, until = b"", time.monotonic() + 2.5
    while time.monotonic() < until:
        part = lines[0].recv(4096)
        assert part, "the stream was cut off"
        got += part
    assert got.startswith(b"HTTP/1.1 200")
    again = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with contextlib.closing(again):
        for _ in range(3):
            again.request("GET", "/healthz")
            assert again.getresponse().read()
            time.sleep(0.8)


def test_a_body_that_is_abandoned_leaves_no_traceback(own_server: Start, dialled: Dial) -> None:
    server = own_server()
    for path in ("/api/tables", "/api/replays", "/api/lessons/first"):
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{{"
        line = dialled(server, head.encode())
        wait_for(lambda: server.get("/healthz").status == 200, "an answer to somebody else")
        line.close()
    server.stop()
    assert server.errors() == []


@pytest.mark.parametrize("path", ["/nothing", "/api/offer", "/api/tables"])
def test_a_body_that_is_no_http_is_refused_once(server: Server, dialled: Dial, path: str) -> None:
    """What answers meanwhile, because it reads no body or has heard of its end, says nothing more."""
    for method in ("GET", "POST", "HEAD"):
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        got = heard(dialled(server, head.encode() + b"nonsense\r\n\r\n"))
        assert got.startswith(b"HTTP/1.1 400 ") and got.count(b"HTTP/1.1") == 1
    assert server.errors() == []


def test_a_body_that_says_it_is_too_long_is_not_waited_for(own_server: Start, dialled: Dial) -> None:
    server = own_server()
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
    assert dialled(server, head).recv(100).startswith(b"HTTP/1.1 413")


# Numbers ------------------------------------------------------------------------------------------


@in_a_loop
async def test_an_address_keeps_so_many_connections_and_the_operator_gets_through(
    own_server: Start, dialled: Dial
) -> None:
    server = own_server(proxy="", options=["--budget", "connections=20"])
    code = server.make()["code"]
    silent = [dialled(server) for _ in range(20)]
    wait_for(lambda: server.get("/api/offer").status == 429, "the connections to be counted")
    answer = server.get("/api/offer")
    assert answer.error == (429, "too-fast")
    assert answer.data["about"]["budget"] == "connections"
    assert int(answer.headers["retry-after"]) > 0
    with pytest.raises(InvalidStatus) as refused:
        await opened(server, code)
    assert refused.value.response.status_code == 429
    assert server.get("/healthz").status == 200
    others = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, ("127.0.0.2", 0))
    with contextlib.closing(others):
        others.request("GET", "/api/offer")
        assert others.getresponse().status == 200, "another address"
    for line in silent:
        line.close()
    wait_for(lambda: server.get("/api/offer").status == 200, "the connections to be given back")
    client = await enter(server, code, None)
    await client.close()


def test_far_too_many_connections_are_closed_without_a_word(own_server: Start) -> None:
    server = own_server(proxy="", options=["--budget", "connections=5"])
    before = server.files()
    with contextlib.ExitStack() as kept:
        for _ in range(150):
            line = sockets.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.2", 0))
            kept.enter_context(line)
        # The last was accepted after all others: it is closed at once, and they have been.
        assert heard(line) == b""
        assert server.files() - before <= 5 + 60
        assert server.get("/api/offer").status == 200


@in_a_loop
async def test_a_crowd_is_turned_away_before_the_loop_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.admission.doorstep._MOST_LEAVING", 25)
    monkeypatch.setattr("saboteur.server.admission.doorstep._APART", 3600.0)
    visitors = Visitors(budgets_with({"connections": 1}))
    visitors.of("127.0.0.2").charge("connections", 100)
    with contextlib.ExitStack() as kept:
        doorstep = kept.enter_context(bound("127.0.0.1", 0))
        doorstep.visitors = visitors
        doorstep.setblocking(False)

        def dial(home: str) -> sockets.socket:
            return kept.enter_context(sockets.create_connection(doorstep.getsockname(), PATIENCE, (home, 0)))

        crowd = [dial("127.0.0.2") for _ in range(30)]
        dial("127.0.0.3")
        with pytest.raises(BlockingIOError):
            doorstep.accept()  # others have their turn before all are turned away
        line, (home, _) = doorstep.accept()
        kept.enter_context(line)
        assert home == "127.0.0.3"
        assert [heard(one) for one in crowd[25:]] == [b""] * 5, "only so many may wait to be turned away"
        for number, one in enumerate(crowd[:25]):
            one.setblocking(False)
            with pytest.raises(BlockingIOError):
                one.recv(1)
            one.settimeout(PATIENCE)
            if number < 24:
                doorstep._close_next()  # one after the other, when its time has come
                assert heard(one) == b""


def test_streams_through_a_named_proxy_count_for_who_opened_them(own_server: Start, dialled: Dial) -> None:
    server = own_server(options=["--budget", "connections=3"])
    code = server.make()["code"]

    def stream(home: str) -> bytes:
        words = (
            f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {home}\r\n\r\n"
        )
        return dialled(server, words.encode()).recv(12)

    assert [stream("198.51.100.1") for _ in range(4)] == [*[b"HTTP/1.1 200"] * 3, b"HTTP/1.1 429"]
    assert stream("198.51.100.2") == b"HTTP/1.1 200"


# Bytes --------------------------------------------------------------------------------------------


def watching(server: Server, code: str) -> sockets.socket:
    """Return a spectator's socket that is never read."""
    return raw_connection(server, code, server.keys[code], room=4096)


def metric(port: int, name: str) -> float:
    """Return a metric of a server."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as page:
        found = re.search(rf"^{re.escape(name)} (\S+)$", page.read().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


@in_a_loop
async def test_spectators_who_do_not_read_are_dropped_before_they_cost_much(own_server: Start) -> None:
    """Thirty of them, who ask for the whole game with a full chat again and again."""
    port = free_port()
    limits = {"wire.sockets.COMMANDS_AT_ONCE": 2000}
    server = own_server(limits, options=["--metrics", f"127.0.0.1:{port}"])
    seats = server.seated(10)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        for client in 6 * clients:
            await client.must("say", text="😀" * LONGEST_SAYING)
        await play_on(clients, random.Random(1), most=3)
        watcher = await enter(server, seats[0]["code"], None)
        await watcher.until(lambda: watcher.told("talk"))
        whole = sum(len(text.encode()) for text in watcher.texts[1:])
        await watcher.close()
        # Three frames each: a limit of 200 frames would let all of them wait.
        asked = b"".join(masked(json.dumps({"t": "sync", "id": f"s{i}"}).encode()) for i in range(60))
        assert 60 * whole > 4 * MOST_WAITING, "they ask for more bytes than may wait"
        before, lines = server.memory(), list[sockets.socket]()
        for _ in range(30):
            lines.append(watching(server, seats[0]["code"]))
            lines[-1].sendall(asked)
        most = [0.0]

        def are_dropped() -> bool:
            most[0] = max(most[0], metric(port, "saboteur_waiting_bytes"))
            return metric(port, 'saboteur_over_budget_total{budget="waiting"}') >= 30

        wait_for(are_dropped, "all of them to be dropped")
        assert most[0] <= 30 * MOST_WAITING and most[0] <= BUDGETS["waiting"].size
        # Half of what was asked for, at the very most.
        assert server.memory() - before < 30 * 60 * whole / 2
        assert await asyncio.to_thread(drained, lines[0]) == LATER
        for line in lines:
            line.close()
        await settled(clients)
        wait_for(lambda: metric(port, "saboteur_waiting_bytes") == 0, "everything to be given back")
        again = await enter(server, seats[0]["code"], None)
        await again.until(lambda: again.game)
        assert again.view == watcher.view, "who comes back sees everything"
        await again.close()


@in_a_loop
async def test_what_waits_for_one_address_is_bounded_too(own_server: Start) -> None:
    """A reader who gets nothing at all, and slow ones elsewhere go on as before."""
    server = own_server({"wire.sockets.COMMANDS_AT_ONCE": 2000}, options=["--budget", "waiting=200000"])
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        with contextlib.closing(watching(server, seats[0]["code"])) as line:
            asked = (masked(json.dumps({"t": "sync", "id": f"s{i}"}).encode()) for i in range(1000))
            line.sendall(b"".join(asked))
            assert await asyncio.to_thread(drained, line) == LATER
        await settled(clients)


@in_a_loop
async def test_spectators_who_come_and_go_cost_the_table_no_frames(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as clients:
        before = await settled(clients)
        for _ in range(20):
            page = await enter(server, seats[0]["code"], None)
            await page.close()
        again = await enter(server, seats[0]["code"], seats[0]["token"])  # a second page, not a second person
        await again.close()
        await settled(clients)
        tables = [
            [frame for frame in client.frames[count:] if frame["t"] == "table"]
            for client, count in zip(clients, before, strict=True)
        ]
        assert tables == [[]] * 4
