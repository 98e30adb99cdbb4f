"""Who asks with GET changes nothing: no route writes to the database, whoever asks and for whatever."""

from __future__ import annotations

import contextlib
import http.client
import re
import sqlite3
from collections.abc import Iterator

from saboteur.server.tables.finished_games import id_of

from .client import JSON, asked, at_table, in_a_loop
from .process import PATIENCE, Server, bearer
from .test_mutations import FINISHED, put_finished, routes
from .test_replays import played


def paths(code: str, replay: str) -> Iterator[str]:
    """Return the addresses of everything there is at a table and about a finished game."""
    named = {"code": code, "name": replay, "number:int": "1", "move:int": "2", "seat": "p1", "language": "en"}
    for route, methods in routes():
        if "GET" in methods:
            yield re.sub(r"\{([^}]+)\}", lambda hole: named.get(hole[1], hole[1]), route)


def status_of(server: Server, path: str, token: str | None) -> int:
    """Ask, and read no more than the beginning: a stream has no end."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.request("GET", path, headers=bearer(token) if token else {})
        answer = connection.getresponse()
        answer.read1(1000)
        return answer.status


@in_a_loop
async def test_no_get_writes(server: Server) -> None:
    seats: list[JSON] = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        # A bot holds the seat of somebody who is not asked: it has nothing to do.
        await next(client for client in clients if not client.legal).must("leave")
    game = played({"players": 3})
    put_finished(server, game)
    code = seats[0]["code"]
    tokens = (None, server.keys[code], *(seat["token"] for seat in seats), "wrong")
    with contextlib.closing(sqlite3.connect(server.folder / "tables.sqlite3", timeout=PATIENCE)) as watching:

        def version() -> int:
            (found,) = watching.execute("PRAGMA data_version").fetchone()
            return int(found)

        before, seen = version(), set[int]()
        for path in (*paths(FINISHED, id_of(game)), *paths(code, id_of(game))):
            for token in tokens if code in path else (None,):
                seen.add(status_of(server, path, token))
                assert version() == before, (path, tokens.index(token))
        assert version() == before
    assert {200, 404} <= seen and max(seen) < 500
