"""Between two games: the host takes the table back to its lobby."""

from __future__ import annotations

import random
from collections.abc import Callable

from .client import JSON, Client, at_table, enter, in_a_loop, play_on
from .process import Server
from .test_game import start

RULES: JSON = {"options": {"rounds": "1"}}
Start = Callable[..., Server]


async def lobby_again(clients: list[Client]) -> None:
    """Let the host take the table back, and everyone hear of it."""
    await clients[0].must("reopen")
    for client in clients:
        await client.until(lambda client=client: client.table["phase"] == "lobby")  # type: ignore[misc]


@in_a_loop
async def test_latecomers_join_and_rules_change_between_two_games(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3, RULES)
    code = seats[0]["code"]
    async with at_table(server, seats, watchers=1) as clients:
        people, watcher = clients[:3], clients[3]
        await start(people)
        assert await people[0].error("reopen") == "not-now", "not during a game"
        await play_on(people, random.Random(5))
        assert await people[1].error("reopen") == "not-yours"
        await lobby_again(clients)
        assert people[0].table["games"] == 1 and watcher.table["result"] is None
        settings = {
            key: people[0].table[key] for key in ("rules", "clock", "open", "pace", "window", "delay")
        }
        settings["rules"] = {**settings["rules"], "players": 4, "edition": "classic"}
        await people[0].must("settings", **settings)
        late = await enter(server, code, server.join(code, "Late")["token"])
        assert await people[0].error("rematch") == "not-now"
        await people[0].must("start")
        for client in (*people, late, watcher):
            await client.until(lambda client=client: client.game.get("k") == 2)  # type: ignore[misc]
        assert len(people[0].view["cards"]) == 4 and late.view["hand"]
        assert await play_on([*people, late], random.Random(6)) > 0
        await late.close()
    for number in (1, 2):
        assert server.get(f"/api/tables/{code}/games/{number}/record").status == 200
    server.kill()
    server.start()
    assert server.shown(code)["games"] == 2


@in_a_loop
async def test_a_restart_finds_the_lobby_again_and_the_last_game(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3, RULES, open=True)
    code = seats[0]["code"]
    async with at_table(server, seats) as people:
        await start(people)
        await play_on(people, random.Random(5))
        await lobby_again(people)
        await people[1].must("leave")
        assert code in [one["code"] for one in server.get("/api/tables").data]
    server.kill()
    server.start()
    assert server.shown(code)["phase"] == "lobby"
    assert server.get(f"/api/tables/{code}/games/1/record").status == 200
    watcher = await enter(server, code, None)
    await watcher.must("sync")
    assert watcher.table["phase"] == "lobby" and watcher.game == {}
    await watcher.close()


@in_a_loop
async def test_notes_and_the_hosts_role_follow_people_to_other_seats(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(4, RULES)
    async with at_table(server, seats) as people:
        first, *rest = people
        await start(people)
        for number, client in enumerate(rest, 1):
            await client.must("note", text=f"thoughts of seat {number}")
        await play_on(people, random.Random(5))
        await lobby_again(people)
        await first.must("leave")
        host = rest[0]
        await host.until(lambda: host.table["host"] == 1)
        settings = {key: host.table[key] for key in ("rules", "clock", "open", "pace", "window", "delay")}
        await host.must("settings", **{**settings, "rules": {**settings["rules"], "players": 3}})
        await host.until(lambda: len(host.table["seats"]) == 3)
        assert host.table["host"] == 0
        await host.must("start")
    for number, seat in enumerate(seats[1:], 1):
        async with at_table(server, [seat]) as (back,):
            await back.until(lambda back=back: bool(back.told("own")))  # type: ignore[misc]
            assert back.told("own")[-1]["note"] == f"thoughts of seat {number}"
