"""Several servers on one PostgreSQL: each table is at one of them, and any of them may die, pause or stop."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

from saboteur.server.journal.places import reading_at
from saboteur.server.journal.questions import journal_of

from .client import Client, at_table, enter, in_a_loop, opened, play_on
from .operating import must
from .process import JSON, PATIENCE, Server, new_device, wait_for

Start = Callable[..., Server]
# After so many silent seconds a node counts as dead where one dies: longer than a busy machine is silent.
MORTAL = 4.0


def pair(own_server: Start, place: str, lease: float = 60.0, **limits: float) -> tuple[Server, Server]:
    """Start two servers that share their tables; a busy machine lets nobody die, unless that is tried."""
    names = ["journal.postgres_ownership.LEASE", "journal.postgres_ownership._BLINK"]
    names += ("nodes.relay.LEASE", "nodes.hosting.LEASE", "tables.node.LEASE")
    given = {**dict.fromkeys(names, lease), **limits}
    first, second = (own_server(limits=given, options=["--store", place]) for _ in range(2))
    return first, second


def met(first: Server, second: Server) -> None:
    """Wait until both have seen the other live for a while, as in a cluster that has been up."""
    time.sleep(1.0)
    assert first.get("/healthz").status == second.get("/healthz").status == 200


async def taken_over(server: Server, seats: list[JSON]) -> float:
    """Wait until a table acts at a server; return how many seconds it took."""
    began = time.monotonic()
    code, token = seats[0]["code"], seats[0]["token"]
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{code}"
    while (await asyncio.to_thread(server.ask, "GET", path, None, headers)).status != 200:
        await asyncio.sleep(0.05)
    return time.monotonic() - began


@in_a_loop
async def test_a_table_goes_on_at_another_server_when_its_own_is_killed(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place, MORTAL)
    seats = first.seated(3)
    met(first, second)
    async with at_table(first, seats) as people:
        await people[0].must("start")
        await play_on(people, random.Random(1), 5)
        told = people[0].game["n"]
        first.kill()
    print(f"taken over after {await taken_over(second, seats):.1f} s")
    async with at_table(second, seats) as people:
        assert people[0].game["n"] == told
        await play_on(people, random.Random(2), 5)
    assert second.errors() == []


@in_a_loop
async def test_a_server_that_was_paused_gives_its_tables_up_and_writes_nothing(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place, MORTAL)
    seats, own = first.seated(3), first.seated(3)
    met(first, second)
    async with at_table(first, seats) as people:
        await people[0].must("start")
        await play_on(people, random.Random(1), 5)
        assert first.process
        os.kill(first.process.pid, signal.SIGSTOP)
        await people[0].say({"t": "say", "id": "late", "text": "from before"})
        await taken_over(second, seats)
        async with at_table(second, seats) as again:
            await play_on(again, random.Random(2), 5)
            told = again[0].game["n"]
            os.kill(first.process.pid, signal.SIGCONT)
            codes = [await page.until_closed() for page in people]
            assert set(codes) == {1012}, "the pages are told to connect again"
            await play_on(again, random.Random(3), 3)
            assert again[0].game["n"] > told
            assert "from before" not in str(again[0].told("talk"))
    async with at_table(first, own) as people:
        await people[0].must("start")  # nobody asked for this one: it is still its own
        await play_on(people, random.Random(4), 2)
    assert first.errors() == second.errors() == []


@in_a_loop
async def test_a_server_that_stops_hands_its_tables_over_at_once(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place)
    seats = first.seated(3)
    async with at_table(first, seats) as people:
        await people[0].must("start")
        await play_on(people, random.Random(1), 5)
        told = people[0].game["n"]
        assert first.process
        first.process.send_signal(signal.SIGTERM)
        assert await people[0].until_closed() == 1012
        seconds = await taken_over(second, seats)
    print(f"handed over in {seconds:.2f} s")
    async with at_table(second, seats) as people:
        assert people[0].game["n"] == told
        await play_on(people, random.Random(2), 2)
    wait_for(lambda: first.process and first.process.poll() is not None, "its end")
    assert first.errors() == second.errors() == []


@in_a_loop
async def test_people_of_one_table_may_come_to_any_server(own_server: Start, postgres_place: str) -> None:
    first, second = pair(own_server, postgres_place, MORTAL)
    met(first, second)
    host = first.make("Player 0", rules={"players": 3}, open=True)
    page = await enter(first, host["code"], host["token"], "s0")  # lists show tables where somebody is
    wait_for(lambda: second.get("/api/tables").data, "the list of the other")
    assert second.get("/api/tables").data == first.get("/api/tables").data
    await page.close()
    second.keys = first.keys
    seats = [host, second.join(host["code"], "Player 1"), first.join(host["code"], "Player 2")]
    second.keys.update(first.keys)
    pages = [
        await enter(server, seat["code"], seat["token"], f"s{seat['seat']}")
        for server, seat in zip((first, second, second), seats, strict=True)
    ]
    watcher = await enter(second, host["code"], None, "w")
    try:
        assert sum(seat["here"] for seat in pages[0].table["seats"]) == 3, "everyone sees everyone"
        await pages[1].must("say", text="from elsewhere")
        await pages[0].until(lambda: pages[0].told("talk"))
        await pages[0].must("start")
        await play_on(pages, random.Random(1), 8)
        headers = {"Authorization": f"Bearer {seats[1]['token']}"}
        path = f"/api/tables/{host['code']}"
        shown = [server.ask("GET", path, None, headers).data for server in (first, second)]
        assert shown[0] == shown[1] and shown[1]["you"] == 1
        games = [server.ask("GET", f"{path}/game", None, headers).data for server in (first, second)]
        assert games[0] == games[1] and games[0]["view"]["seat"] == 1, "a seat sees its own everywhere"
        refused = second.ask("POST", f"{path}/commands", {"t": "act", "at": 0, "action": "x"}, headers)
        assert refused.status == 409
        assert second.ask("GET", path).status == 404, "without a key it is the same as one that never was"
        told = pages[0].game["n"]
        assert first.get("/healthz").data["seats"] == 4 and second.get("/healthz").data["seats"] == 0
        first.kill()
        assert await pages[1].until_closed() == await watcher.until_closed() == 1012
        await taken_over(second, seats)
        async with at_table(second, seats) as again:
            assert again[0].game["n"] == told
            await play_on(again, random.Random(2), 3)
    finally:
        for page in (*pages, watcher):
            await page.close()
    assert second.errors() == []


def all_here(page: Client) -> bool:
    return all(seat["here"] for seat in page.table["seats"])


@in_a_loop
async def test_a_page_is_led_on_when_another_server_takes_its_table_first(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place)
    seats = first.seated(3)
    first.stop()  # now nobody owns the table
    first.start()
    met(first, second)
    lines = [await opened(server, seats[0]["code"]) for server in (first, second, first)]
    pages = [Client(line, f"s{seat}") for seat, line in enumerate(lines)]
    try:  # each server took the page in while the table was nobody's
        for page, seat in zip(pages, seats, strict=True):
            await page.say({"t": "hello", "token": seat["token"], "also": []})
        for page in pages:
            await page.until(lambda page=page: page.table and all_here(page))  # type: ignore[misc]
        await pages[0].must("start")
        await play_on(pages, random.Random(1), 3)
    finally:
        for page in pages:
            await page.close()
    assert first.errors() == second.errors() == []


def test_a_request_is_led_on_with_its_body_when_another_server_takes_its_table_first(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place)
    host = first.make("Player 0", rules={"players": 3})
    second.keys.update(first.keys)
    first.stop()
    first.start()
    met(first, second)
    body = json.dumps({"name": "Player 1", "device": new_device()}).encode()
    head = f"POST /api/tables/{host['code']}/seats HTTP/1.1\r\nHost: 127.0.0.1:{first.port}\r\n"
    with socket.create_connection(("127.0.0.1", first.port), PATIENCE) as line:
        line.sendall(f"{head}Expect: 100-continue\r\nContent-Length: {len(body)}\r\n\r\n".encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 100"), "it serves the request, and waits for its body"
        assert second.join(host["code"], "Player 2")["seat"] == 1
        line.sendall(body)
        assert line.recv(1000).startswith(b"HTTP/1.1 201")
    assert first.errors() == second.errors() == []


@in_a_loop
async def test_a_server_that_stops_lets_those_go_whom_it_leads_elsewhere(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place)
    met(first, second)
    seats = first.seated(3)
    page = await enter(second, seats[0]["code"], seats[0]["token"], "s0")
    second.stop()
    assert await page.until_closed() == 1012
    page = await enter(first, seats[0]["code"], seats[0]["token"], "s0")
    await page.must("say", text="still here")
    words = ["forget", "--person", "player 0", "--yes", "--store", postgres_place]
    assert f"Done: {seats[0]['code']}" in must(first.data, *words)
    await page.until(lambda: page.table["seats"][0]["name"] == "Player 1 (2)")
    await page.close()
    assert first.errors() == second.errors() == []


@in_a_loop
async def test_without_a_link_a_table_follows_its_people_and_operators_reach_it_anyway(
    own_server: Start, postgres_place: str
) -> None:
    limits = {"tables.node.STAYS": 0.0, "nodes.relay._CONNECTING": 0.0}
    first, second = pair(own_server, postgres_place, **limits)
    seats = first.seated(3)
    page = await enter(second, seats[0]["code"], seats[0]["token"], "s0")  # nobody has it open at the first
    await page.must("say", text="pangolin")
    words = ["forget", "--person", "player 0", "--yes", "--store", postgres_place]
    assert f"Done: {seats[0]['code']}" in must(first.data, *words)
    assert await page.until_closed() == 1012
    page = await enter(second, seats[0]["code"], seats[0]["token"], "s0")
    assert page.table["seats"][0]["name"] == "Player 1 (2)", "without the name they had"
    other = await enter(first, seats[1]["code"], seats[1]["token"], "s1")
    assert await page.until_closed() == 1012, "the table has followed whoever came last"
    await other.must("say", text="armadillo")
    await other.close()
    assert first.errors() == second.errors() == []


def test_a_node_whose_clock_is_an_hour_off_goes_by_the_databases(
    own_server: Start, postgres_place: str, tmp_path: Path
) -> None:
    """Otherwise spectators would see a move at once when its table goes to another node."""
    clock = tmp_path / "clock"
    clock.write_text("-3600")
    server = own_server(options=["--store", postgres_place], env={"CLOCK": str(clock)})
    code = server.make()["code"]
    with reading_at(postgres_place) as connection:
        times = [json.loads(row.body)["at"] for row in journal_of(connection, code)]
    assert times and all(abs(at - time.time()) < PATIENCE for at in times)
    assert [line for line in server.lines() if "clocks" in line["what"]]
