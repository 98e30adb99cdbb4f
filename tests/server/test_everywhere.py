"""What a table offers is the same at every node, also at one of another release."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec
import psycopg
import pytest

from saboteur import Rules
from saboteur.server.admission.visitors import Visitors
from saboteur.server.journal.ownership import Peer
from saboteur.server.nodes import relay
from saboteur.server.nodes.hosting import Hosting
from saboteur.server.nodes.relay import Links

from .client import Client, at_table, enter, in_a_loop, play_on
from .postgres import Shared
from .process import JSON, Server, bearer, elsewhere, wait_for
from .test_nodes import met, pair

Start = Callable[..., Server]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: Shared) -> Iterator[tuple[Server, Server]]:
    """Two servers that share their tables, for tests that leave them as they are; the first makes tables."""
    running: list[Server] = []

    def start(**how: Any) -> Server:
        running.append(Server(tmp_path_factory.mktemp("house"), **how))
        running[-1].start()
        return running[-1]

    with postgres.schema() as place:
        try:
            first, second = pair(start, place)
            met(first, second)
            yield first, second
        finally:
            for server in running:
                server.close()
    assert first.errors() == second.errors() == []


async def entered(server: Server, owner: Server, seat: JSON) -> Client:
    """Open a page at a server for a table that another one made."""
    server.keys.update(owner.keys)
    return await enter(server, seat["code"], seat["token"], f"s{seat['seat']}")


@in_a_loop
async def test_votes_count_wherever_they_are_cast(nodes: tuple[Server, Server]) -> None:
    first, second = nodes
    seats = first.seated(4)
    pages = [
        await entered(server, first, seat)
        for server, seat in zip((first, second, second, first), seats, strict=True)
    ]
    await pages[1].must("vote", what="kick", seat=3)
    assert pages[0].table["seats"][3], "one vote is not enough"
    for voter in (pages[2], pages[0]):
        await voter.do("vote", what="kick", seat=3)  # it may be settled already
    for page in pages[:3]:
        await page.until(lambda page=page: page.table["seats"][3] is None)  # type: ignore[misc]
    for page in pages:
        await page.close()


@in_a_loop
async def test_bots_layouts_and_words_work_by_way_of_another_server(nodes: tuple[Server, Server]) -> None:
    first, second = nodes
    host, guest = first.seated(2, {"players": 3}, pace=0)[:2]
    ada, ben = await entered(second, first, host), await entered(first, first, guest)
    kept = {key: ada.table[key] for key in ("clock", "open", "pace", "window", "delay")}
    rules = {**ada.table["rules"], "options": {"goal-places": "5,2 7,0 5,-2"}}
    await ada.must("settings", **kept, rules=rules)
    await ada.must("bot", seat=2, level="random")
    await ada.must("start")
    await play_on([ada, ben], random.Random(1), 6)
    assert ben.table["rules"]["options"]["goal-places"] == "5,-2 7,0 5,2"
    assert ben.table["seats"][2]["bot"] == "random"
    await ben.until(lambda: ben.game["n"] > 6)  # the bot has moved, too
    again = await entered(first, first, host)  # the same seat, by way of the other server
    began, said = time.monotonic(), 0
    while (answer := await (ada, again)[said % 2].do("say", text=f"word {said}"))["t"] == "done":
        said += 1
    assert answer["code"] == "too-fast"
    assert 6 <= said <= 7 + (time.monotonic() - began) / 2, "both pages share what a player may say"
    for page in (ada, ben, again):
        await page.close()


@in_a_loop
async def test_spectators_are_as_late_at_every_server(nodes: tuple[Server, Server]) -> None:
    first, second = nodes
    seats = first.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 0, "moves": 2})
    second.keys.update(first.keys)
    async with at_table(first, seats) as people:
        await people[0].must("start")
        watcher = await enter(second, seats[0]["code"], None, "w")
        for moves in range(1, 5):
            await play_on(people, random.Random(moves), 1)
            late = max(0, moves - 2)
            await watcher.until(lambda late=late: watcher.game and watcher.game["n"] == late)  # type: ignore[misc]
        assert watcher.view["dwarves"] == [None] * 3
        await watcher.close()


@in_a_loop
async def test_a_table_counts_what_an_address_uses_wherever_it_comes_from(
    own_server: Start, postgres_place: str
) -> None:
    few = ["--budget", "writing=3000"]
    options = ["--store", postgres_place, *few]
    first, second = (own_server(options=options, proxy="127.0.0.1") for _ in range(2))
    home = elsewhere()
    wish = {"name": "Ada", "rules": {"players": 3}, "clock": {"kind": "none"}}
    host = first.ask("POST", "/api/tables", wish, home).data
    path, headers = f"/api/tables/{host['code']}/commands", {**home, **bearer(host["token"])}
    answers = [
        (first, second)[number % 2].ask("POST", path, {"t": "chat", "on": on}, headers)
        for number, on in enumerate([False, True] * 10)
    ]
    assert {answer.status for answer in answers} == {200, 429}
    assert all(answer.status == 429 for answer in answers[-2:]), "it is used up at both"


# Other releases ------------------------------------------------------------------------------------


async def served(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody asks")


@in_a_loop
async def test_nodes_that_speak_otherwise_do_not_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Hosting(served, Visitors())
    await host.open("127.0.0.1", 0)
    peer = Peer("n", host.address, host.secret)
    monkeypatch.setattr(relay, "FORMAT", 2)  # the one that asks is newer
    assert await Links().to(peer) is None
    monkeypatch.undo()
    links = Links()
    assert await links.to(peer)
    links.close()
    await host.close()


@in_a_loop
async def test_without_a_common_language_a_table_follows_its_people(
    own_server: Start, postgres_place: str
) -> None:
    limits: dict[str, float] = {"tables.node.STAYS": 0.0}
    names = ["journal.postgres_ownership.LEASE", "journal.postgres_ownership._BLINK"]
    names += ("nodes.relay.LEASE", "nodes.hosting.LEASE", "tables.node.LEASE")
    limits |= dict.fromkeys(names, 60.0)
    old = own_server(limits=limits, options=["--store", postgres_place])
    newer = {**limits, "nodes.relay.FORMAT": 2, "nodes.hosting.FORMAT": 2}
    new = own_server(limits=newer, options=["--store", postgres_place])
    met(old, new)
    seats = old.seated(3)
    async with at_table(new, seats) as people:  # as when the old one is about to be replaced
        await people[0].must("start")
        await play_on(people, random.Random(1), 4)
        told = people[0].game["n"]
    new.stop()
    async with at_table(old, seats) as people:
        assert people[0].game["n"] == told
        await play_on(people, random.Random(2), 2)
    assert old.errors() == new.errors() == []


def changed(place: str, query: str, *values: Any) -> list[Any]:
    """Do something in the database, as a node of another release does."""
    with closing(psycopg.connect(place, autocommit=True)) as session:
        done = session.execute(query.encode(), values)
        return done.fetchall() if done.description else []


def test_what_another_release_tells_of_its_tables_disturbs_nobody(
    own_server: Start, postgres_place: str
) -> None:
    first, _ = pair(own_server, postgres_place)
    known = {"code": "QUARK", "host": "Ada", "seats": 3, "taken": 1, "rules": Rules.build(3).as_dict()}
    more = {**known, "mood": "good"}
    told = [msgspec.json.encode([more]), b'[{"code":7}]', b"\xff"]
    for number, waiting in enumerate(told):
        beats = "INSERT INTO nodes (id, beats, address, secret, waiting) VALUES (%s, 1, '', '', %s)"
        changed(postgres_place, beats, f"other{number}", waiting)
    wait_for(lambda: first.get("/api/tables").data, "the list of the other")
    assert [table["code"] for table in first.get("/api/tables").data] == ["QUARK"]
    ours = "SELECT sum(beats) FROM nodes WHERE id NOT LIKE 'other%%'"
    before = changed(postgres_place, ours)
    wait_for(lambda: changed(postgres_place, ours)[0] > before[0], "beats")


@in_a_loop
async def test_a_table_that_one_release_cannot_read_is_left_to_the_others(
    own_server: Start, postgres_place: str
) -> None:
    first, second = pair(own_server, postgres_place)
    seats = first.seated(3)
    second.keys.update(first.keys)
    first.stop()
    first.start()
    code, known = seats[0]["code"], bearer(seats[0]["token"])
    read = "SELECT seq, body FROM journal WHERE code = %s ORDER BY seq DESC LIMIT 1"
    ((seq, body),) = changed(postgres_place, read, code)
    newer = "UPDATE journal SET body = %s WHERE code = %s AND seq = %s"
    changed(postgres_place, newer, b'{"e":"of-a-newer-release"}', code, seq)
    refused = await asyncio.to_thread(first.ask, "GET", f"/api/tables/{code}", None, known)
    assert refused.error == (500, "damaged")
    owner = "SELECT node FROM owners WHERE code = %s"
    wait_for(lambda: changed(postgres_place, owner, code) == [], "nobody to own it")
    changed(postgres_place, newer, body, code, seq)  # the other one can read it
    assert second.ask("GET", f"/api/tables/{code}", None, known).status == 200
    assert first.ask("GET", f"/api/tables/{code}", None, known).status == 200, "by way of the other"
    assert [line["what"] for line in first.errors()] == ["a table was put aside"] and second.errors() == []
