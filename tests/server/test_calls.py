"""Playing over plain HTTP, as docs/api.md says: with nothing but requests, and with the example's bot."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.routing import Route

from saboteur.server.http.app import application
from saboteur.server.http.openapi import OPERATIONS, description
from saboteur.server.journal.store import SqliteStore
from saboteur.server.tables.all_tables import AllTables

from .client import JSON, at_table, enter, in_a_loop
from .process import PATIENCE, Answer, Server, bearer, wait_for

ROOT = Path(__file__).parents[2]


def by(seat: JSON) -> JSON:
    """Return the header that says whose seat it is."""
    return {"Authorization": f"Bearer {seat['token']}"}


def do(server: Server, seat: JSON, **command: Any) -> Answer:
    """Do a command."""
    return server.ask("POST", f"/api/tables/{seat['code']}/commands", command, by(seat))


def look(server: Server, seat: JSON) -> JSON:
    """Return the game as a seat knows it."""
    return dict(server.ask("GET", f"/api/tables/{seat['code']}/game", headers=by(seat)).data)


def lines(server: Server, seat: JSON | None, code: str) -> Iterator[JSON]:
    """Read a table's stream."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request(
        "GET", f"/api/tables/{code}/stream", headers=by(seat) if seat else bearer(server.keys[code])
    )
    response = connection.getresponse()
    assert response.status == 200 and response.headers["content-type"].startswith("application/x-ndjson")
    try:
        for line in response:
            if line.strip():
                yield json.loads(line)
    finally:
        connection.close()


def play_by_requests(server: Server, seats: list[JSON]) -> None:
    """Let whoever is asked look at the game and post an action, to the end of the game."""
    rng = random.Random(5)
    views = [look(server, seat) for seat in seats]
    while not views[0]["view"]["over"]:
        for number, seat in enumerate(seats):
            views[number] = look(server, seat)
            if views[number]["legal"]:
                action = rng.choice(views[number]["legal"])["do"]
                act: JSON = {"t": "act", "at": views[number]["n"], "action": action}
                while (answer := do(server, seat, **act)).status == 429:
                    time.sleep(0.1)
                assert answer.status == 200, answer.body


def test_a_whole_game_by_single_requests(server: Server) -> None:
    """No socket, no stream: whoever is asked looks at the game and posts; time passes all the same."""
    seats = server.seated(3, {"options": {"rounds": "1"}})
    assert do(server, seats[1], t="start").error_code == (403, "not-yours")
    assert server.get(f"/api/tables/{seats[0]['code']}/game").error == (409, "not-now")
    assert do(server, seats[0], t="start", id="go").data == {"t": "done", "id": "go"}
    assert do(server, seats[0], t="start", id="go").status == 200, "a repeat is answered, not redone"
    play_by_requests(server, seats)
    assert server.shown(seats[0]["code"])["phase"] == "over"


def test_the_end_is_no_secret_from_those_who_sit_at_the_table(server: Server) -> None:
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 600})
    address = f"/api/tables/{seats[0]['code']}"
    do(server, seats[0], t="start")
    play_by_requests(server, seats)
    told = [server.ask("GET", address, headers=by(seat)).data for seat in seats]
    assert {(table["phase"], table["games"]) for table in told} == {("over", 1)}
    assert told[0]["result"]["gold"] == look(server, seats[0])["view"]["gold"]
    stranger = server.get(address).data
    assert (stranger["phase"], stranger["result"]) == ("playing", None)
    assert server.ask("GET", address, headers={"Authorization": "Bearer nobody"}).error[1] == "unknown-table"


def test_what_is_refused_says_so_by_its_status(server: Server) -> None:
    seats = server.seated(3)
    path = f"/api/tables/{seats[0]['code']}/commands"
    assert server.post(path, {"t": "start"}).error == (403, "unknown-seat")
    assert server.ask("POST", path, {"t": "start"}, {"Authorization": "Bearer x"}).error == (
        403,
        "unknown-seat",
    )
    assert server.ask("POST", "/api/tables/QQQQQ/commands", {"t": "start"}, by(seats[0])).status == 404
    for body in (b"", b"[]", b"{", b'"x"', b'{"t":"dance"}', b'{"t":"start","id":7}', b"\xff"):
        assert server.ask("POST", path, body, by(seats[0])).error == (400, "malformed"), body
    assert server.ask("POST", path, b" " * 20_000, by(seats[0])).error == (413, "too-long")
    foreign = {**by(seats[0]), "Origin": "http://elsewhere.example"}
    assert server.ask("POST", path, {"t": "start"}, foreign).error == (403, "foreign-origin")
    assert do(server, seats[0], t="start").status == 200
    games = [look(server, seat) for seat in seats]
    asked = next(i for i, game in enumerate(games) if game["legal"])
    refused = do(server, seats[asked], t="act", at=0, action="place NSEW 40,40")
    assert refused.status == 422 and refused.data["t"] == "refused" and refused.data["rule"]
    assert do(server, seats[asked], t="act", at=9, action="pass map").error_code == (409, "stale")
    statuses: set[int] = set()
    while 429 not in statuses:
        statuses |= at_once(server, seats[0], {"t": "check", "action": "dance"}, 40)
    assert statuses == {422, 429}


def at_once(server: Server, seat: JSON, command: JSON, times: int) -> set[int]:
    """Do a command many times before any answer is read; return the answers' statuses."""
    path, body = f"/api/tables/{seat['code']}/commands", json.dumps(command)
    with contextlib.ExitStack() as stack:
        lines = [http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE) for _ in range(times)]
        for line in lines:
            stack.callback(line.close)
            line.request("POST", path, body, by(seat))
        return {line.getresponse().status for line in lines}


def test_the_stream_has_the_frames_of_the_socket(server: Server) -> None:
    seats = server.seated(3)
    code = seats[0]["code"]
    stream = lines(server, seats[0], code)
    assert next(stream)["you"] == 0
    assert next(stream).items() >= {"t": "talk", "whole": True, "said": []}.items()
    wait_for(lambda: server.shown(code)["seats"][0]["here"], "somebody who streams is here")
    do(server, seats[0], t="start")
    kinds = [frame["t"] for frame, _ in zip(stream, range(4), strict=False)]
    assert kinds[:3] == ["table", "game", "talk"] or kinds[:2] == ["table", "game"], kinds
    watching = lines(server, None, code)
    frames = [next(watching) for _ in range(3)]
    assert [frame["t"] for frame in frames] == ["table", "game", "talk"]
    assert frames[0]["you"] is None and frames[0]["table"]["screen"] is None
    assert frames[1]["view"]["hand"] == [] and frames[1]["legal"] == []
    stream.close()  # type: ignore[attr-defined]
    watching.close()  # type: ignore[attr-defined]
    wait_for(lambda: not server.shown(code)["seats"][1]["here"], "who hung up is gone")
    assert (
        server.ask("GET", f"/api/tables/{code}/stream", headers={"Authorization": "Bearer x"}).status == 404
    )


@in_a_loop
async def test_the_examples_bot_plays_a_whole_game(server: Server) -> None:
    """Two of them join by the link; a person starts the game and plays with them."""
    seat = server.make(rules={"players": 3, "options": {"rounds": "1"}})
    code = seat["code"]
    link = f"http://127.0.0.1:{server.port}{seat['link']}"
    command = [sys.executable, str(ROOT / "examples/bot.py"), link]
    bots = [subprocess.Popen([*command, f"Pick {i}"]) for i in range(2)]
    try:
        ada = await enter(server, code, seat["token"])
        await ada.until(lambda: all(ada.table["seats"]))
        await ada.must("start")
        while ada.table["phase"] != "over":
            await ada.until(lambda: ada.legal or ada.table["phase"] == "over")
            if ada.legal and (await ada.act())["t"] != "done":
                await asyncio.sleep(0.2)
        assert [bot.wait(PATIENCE) for bot in bots] == [0, 0]
        await ada.close()
    finally:
        for bot in bots:
            bot.kill()
    acts = server.acts(code)
    assert {entry["by"] for entry in acts} == {0, 1, 2}, "every move was somebody's own"


def test_the_example_has_forty_lines() -> None:
    text = (ROOT / "examples/bot.py").read_text(encoding="utf-8")
    code = [line for line in text.split('"""', 2)[2].splitlines() if line.strip()]
    code = [line for line in code if not re.match(r'\s*("""|#)', line)]
    assert len(code) <= 40


def test_every_request_is_described_and_nothing_else(tmp_path: Path) -> None:
    described = {(op.method.upper(), re.sub(r"{(\w+)}", r"{\1}", op.path)) for op in OPERATIONS}
    routes: set[tuple[str, str]] = set()
    with contextlib.closing(SqliteStore(tmp_path / "tables.sqlite3")) as store:
        served = application(AllTables(store)).routes
    for route in served:
        if isinstance(route, Route) and (route.path.startswith("/api/") or route.path == "/healthz"):
            path = re.sub(r":\w+}", "}", route.path)
            routes |= {(method, path) for method in (route.methods or set()) - {"HEAD"}}
    assert described == routes


def test_the_document_is_served(server: Server) -> None:
    answer = server.get("/api/openapi.json")
    assert answer.status == 200 and answer.data == json.loads(json.dumps(description()))
    commands = answer.data["components"]["schemas"]
    assert commands["Act"]["required"] == ["t", "at", "action"], "an id may be left out"


@in_a_loop
async def test_the_big_screen_sees_what_all_see_at_once(server: Server) -> None:
    """A table made without a name belongs to nobody: the first to join is its host."""
    answer = server.post("/api/tables", {"name": None, "rules": {"players": 3}, "delay": {"seconds": 600}})
    assert answer.status == 201 and answer.data["seat"] is None
    code, screen = answer.data["code"], answer.data["token"]
    assert server.shown(code)["seats"] == [None] * 3
    seats = [server.join(code, name) for name in ("Ada", "Ben", "Cleo")]
    tv = await enter(server, code, screen)
    async with at_table(server, seats, watchers=1) as clients:
        assert tv.table["screen"] == screen and clients[3].table["screen"] is None
        await clients[0].must("start")
        await tv.until(lambda: tv.game)
        await clients[0].until(lambda: any(client.legal for client in clients))
        actor = next(client for client in clients if client.legal)
        await actor.act()
        await tv.until(lambda: tv.game["n"] == 1)
        assert tv.you is None and tv.view["hand"] == [] and tv.legal == []
        assert await tv.error("claim", kind="repair-me") == "not-yours"
        await tv.close()
