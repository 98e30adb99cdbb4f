"""Between two rounds people look at how the last one ended; bots and programs are not slowed down."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from saboteur.server.tables import intermission
from saboteur.server.tables.intermission import Intermission

from .client import JSON, Client, asked, at_table, enter, in_a_loop, opened, play_on, settled
from .clocks import Clocks
from .process import Server

RULES: JSON = {"options": {"rounds": "3"}}
Start = Callable[..., Server]


async def showing(server: Server, seat: JSON) -> Client:
    """Open a page that shows people how rounds end."""
    client = Client(await opened(server, seat["code"]), f"s{seat['seat']}")
    await client.say({"t": "hello", "token": seat["token"], "holds": True})
    await client.until(lambda: client.told("table"))
    return client


async def until_round_two(clients: list[Client], rng: random.Random) -> None:
    """Play until the second round has been dealt."""
    while clients[0].view["round"] == 1:
        assert await play_on(clients, rng, 1) == 1


def test_it_lasts_until_the_last_one_here_or_half_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks()
    monkeypatch.setattr(intermission, "time", clocks)
    pause = Intermission()
    assert not pause.look({0, 1, 2}) and pause.shown() is None
    pause.begin({0, 1, 2})
    pause.ready({1})
    clocks.now += 6
    assert pause.look({0, 1, 2}) and pause.shown() == {"looking": [0, 2], "left": 24_000}
    assert pause.look({1, 2}) and pause.shown() == {"looking": [2], "left": 24_000}, "one has gone away"
    clocks.now += 24
    assert not pause.look({1, 2}) and pause.shown() is None


@in_a_loop
async def test_the_next_round_waits_for_those_who_look(own_server: Start) -> None:
    server = own_server({"tables.intermission.LONGEST": 600.0})
    seats = server.seated(3, RULES, clock={"kind": "live", "bank": 5, "increment": 5})
    people = [await showing(server, seat) for seat in seats]
    watcher = await enter(server, seats[0]["code"], None)
    await people[0].must("start")
    for client in people:
        await client.until(lambda client=client: client.game)  # type: ignore[misc]
    await until_round_two(people, random.Random(3))
    for client in people:
        await client.must("sync")
        assert client.table["intermission"]["looking"] == [0, 1, 2]
        assert client.legal == [], "nobody is asked under the sheet"
    clocks = {client.game["clock"]["left"] for client in people}
    assert len(clocks) == 1 and min(clocks) > 9_000, "no clock runs under it"
    await watcher.must("sync")
    assert watcher.table["intermission"] is None
    actor = people[people[0].view["turn"]]
    assert await actor.error("act", at=actor.game["n"], action="pass") == "not-now"
    await people[0].must("ready")
    await people[1].must("ready")
    await people[2].until(lambda: people[2].table["intermission"]["looking"] == [2])
    assert asked(people) == []
    await people[2].must("ready")
    await people[0].until(lambda: people[0].table["intermission"] is None and asked(people))
    assert asked(people) == [actor] and actor.game["clock"]["left"] > 9_000
    before = await settled(people)
    await people[1].must("ready")
    await people[0].must("sync")
    # Whoever sends this fast may be asked to wait.
    frames = [one["t"] for one in people[0].frames[before[0] :] if one.get("code") != "too-fast"]
    assert frames == ["game", "talk", "own", "done"]
    for client in (*people, watcher):
        await client.close()


@in_a_loop
async def test_it_ends_by_itself_and_when_somebody_closes_the_page(own_server: Start) -> None:
    server = own_server({"tables.intermission.LONGEST": 1.0})
    seats = server.seated(3, RULES)
    people = [await showing(server, seat) for seat in seats]
    await people[0].must("start")
    for client in people:
        await client.until(lambda client=client: client.game)  # type: ignore[misc]
    await until_round_two(people, random.Random(3))
    await people[0].until(lambda: asked(people))
    assert any(frame["table"]["intermission"] for frame in people[0].told("table"))
    for client in people:
        await client.close()


@in_a_loop
async def test_who_does_not_look_is_not_waited_for(server: Server) -> None:
    """Programs, streams and bots count as ready: nothing in their frames changes."""
    seats = server.seated(3, RULES)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        await until_round_two(clients, random.Random(3))
        assert asked(clients), "the events that begin the round already say what can be done"
        assert not any(frame["table"]["intermission"] for frame in clients[0].told("table"))
        await clients[0].must("ready")
