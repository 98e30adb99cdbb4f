"""Mutated frames and requests to every route: no 5xx, no traceback, and no table is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast, get_args

import msgspec
import pytest
from starlette.routing import Route
from websockets.exceptions import WebSocketException

from saboteur import Game
from saboteur.schema.commands import Commands
from saboteur.server.http import app
from saboteur.server.journal.entries import Entries
from saboteur.server.journal.store import rows_of
from saboteur.server.tables.finished_games import id_of
from saboteur.server.tables.restore import restored_table
from saboteur.server.wire.commands import COMMAND

from .client import JSON, Client, at_table, opened, run
from .mutations import VALID, Requests, mutated
from .process import PATIENCE, Server
from .test_bad_traffic import undisturbed
from .test_replays import journal_of, played

Start = Callable[..., Server]
PELTING = 4
FINISHED = "QUARK"


def routes() -> list[tuple[str, list[str]]]:
    """Return all routes over plain HTTP, with their methods."""
    nothing = cast(Any, SimpleNamespace(archive=None, reviews=None, store=None))
    every = [*app._routes(nothing), *app._page_routes(nothing, sources=False)]
    found = [route for route in every if isinstance(route, Route)]
    return [(route.path, sorted(route.methods or ())) for route in found]


async def pelt_with_frames(server: Server, seats: list[JSON], frames: int, rng: random.Random) -> None:
    """Send mutated frames over many connections, with the tokens of all kinds of seats."""
    sent = 0
    while sent < frames:
        seat = rng.choice(seats)
        tokens = (seat["token"], seat["token"], rng.choice(seats)["token"], None, "wrong")
        client = Client(await opened(server, seat["code"]), "x")
        with contextlib.suppress(WebSocketException):
            if rng.random() < 0.95:
                await client.say({"t": "hello", "token": rng.choice(tokens)})
            for _ in range(min(rng.randrange(10, 45), frames - sent)):
                body = mutated(rng)
                sent += 1
                # A browser sends text; now and then it is bytes, or text that is none.
                how = rng.random()
                if how < 0.9:
                    await client.socket.send(body.decode("utf-8", "replace"))
                else:
                    await client.socket.send(body, text=how > 0.95)
        await client.close()


async def pelt_with_requests(server: Server, requests: Requests, count: int, seen: Counter[int]) -> None:
    """Send mutated requests, each from another address; nothing may be answered with 5xx."""
    rng = random.Random(count)
    for _ in range(count):
        request, route = requests.one(rng)
        status = await answered(server, request, rng)
        assert status < 500, (route, status, request[:300])
        seen[status] += 1


async def answered(server: Server, request: bytes, rng: random.Random) -> int:
    """Send bytes and hang up; return the status of the answer, 0 if there is none."""
    # Every address has budgets of its own. Only Linux lets one choose it freely.
    place = (f"127.{rng.randrange(2, 250)}.{rng.randrange(256)}.{rng.randrange(1, 255)}", 0)
    local = place if sys.platform == "linux" else None
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=local)
            with contextlib.closing(writer):
                writer.write(request)
                writer.write_eof()
                first = await reader.readline()
                return int(first[9:12]) if first.startswith(b"HTTP/1.1 ") else 0
    return 0


def put_finished(server: Server, game: Game) -> None:
    """Store a table whose game is over."""
    rows = rows_of(FINISHED, 0, journal_of(FINISHED, [game]))
    with server.database() as database:
        database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)


def names_of(seats: list[JSON], replay: str) -> dict[str, list[str]]:
    """Return names that exist for the places in routes."""
    return {
        "code": [*{seat["code"] for seat in seats}, FINISHED],
        "token": [seat["token"] for seat in seats],
        "number": ["1", "2"],
        "move": ["1", "9999"],
        "name": [replay, "base.md", "table.js"],
        "key": ["base", "chests", "pass"],
        "seat": ["p1", "p3"],
        "language": ["en", "de"],
        "part": ["game", "lobby"],
        "path": ["app.js", "style/base.css", "../serve.py", "table"],
    }


async def pelted(server: Server, count: int) -> Counter[int]:
    """Pelt a server with frames and as many requests while people play; return the statuses."""
    waiting, playing = server.seated(5), server.seated(3)
    async with at_table(server, playing) as clients:
        await clients[0].must("start")
    seats = [*waiting, *playing]
    game = played({"players": 3})
    put_finished(server, game)
    server.get(f"/api/tables/{FINISHED}/games/1")
    requests = Requests(routes(), names_of(seats, id_of(game)), game.record())
    seen: Counter[int] = Counter()
    async with undisturbed(server):
        await asyncio.gather(
            *(
                pelt_with_frames(server, seats, count // PELTING // 2, random.Random(f"{i}"))
                for i in range(PELTING)
            ),
            *(pelt_with_requests(server, requests, count // PELTING // 2 + i, seen) for i in range(PELTING)),
        )
    async with at_table(server, playing) as clients:
        await clients[0].until(lambda: clients[0].game or clients[0].table)
    return seen


def assert_whole(server: Server) -> None:
    """Check that every table there is can be read from its journal, and its game replayed from the record."""
    with server.database() as database:
        codes = [code for (code,) in database.execute("SELECT DISTINCT code FROM journal")]
    decode = msgspec.json.Decoder(Entries).decode
    assert len(codes) >= 3
    for code in codes:
        table, _ = restored_table(decode(msgspec.json.encode(entry)) for entry in server.journal(code))
        if table.game:
            assert Game.replay(table.game.record()).position() == table.game.position()


def break_nothing(server: Server, count: int) -> None:
    """Pelt a server, and look what became of it."""
    before = server.memory()
    seen = run(pelted(server, count))
    grown = server.memory() - before
    print(f"{count} frames and requests; answers {dict(seen)}; memory {grown / 1e6:+.1f} MB")
    assert {200, 400, 404} <= seen.keys()
    assert grown < 60e6
    assert [(line["what"], line.get("trace", "")[-300:]) for line in server.errors()] == []
    assert_whole(server)


def test_every_command_is_mutated() -> None:
    commands = {type(COMMAND.decode(msgspec.json.encode(frame))) for frame in VALID if frame["t"] != "hello"}
    assert commands == set(get_args(Commands))


def test_mutated_frames_and_requests_break_nothing(own_server: Start) -> None:
    break_nothing(own_server(), 2_000)


@pytest.mark.soak
def test_a_hundred_thousand_mutated_frames_and_requests_break_nothing(own_server: Start) -> None:
    break_nothing(own_server(), 100_000)
