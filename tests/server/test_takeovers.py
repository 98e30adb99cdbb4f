"""Taking a seat during a game: a bot's if the host nods, a lost phone's if two others agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from .client import JSON, Client, at_table, enter, in_a_loop, opened
from .process import Answer, Server, elsewhere, new_device

Start = Callable[..., Server]
SOON = {"tables.live.ABSENT_AFTER": 0.5}


def wish(server: Server, place: JSON, name: str, seat: int | None, device: str) -> Answer:
    """Ask for a seat of a game in play, with the key of the table's link."""
    link = {"Authorization": f"Bearer {place['link'].partition('#')[2]}"}
    parts: JSON = {"name": name, "device": device, **({} if seat is None else {"seat": seat})}
    return server.ask("POST", f"/api/tables/{place['code']}/seats", parts, {**elsewhere(), **link})


async def knocks(client: Client) -> list[JSON]:
    """Return who asks, as somebody is told, once anybody does."""
    found: list[Any] = await client.until(lambda: client.table["knocks"])
    return found


@in_a_loop
async def test_a_bots_seat_is_taken_over_with_the_hosts_nod(own_server: Start) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 3}, pace=10_000)
    ben = server.join(host["code"], "Ben")
    device = new_device()
    async with at_table(server, [host, ben]) as (ada, bens):
        await ada.must("bot", seat=2, level="random")
        await ada.must("start")
        await bens.until(lambda: bens.game)
        strange = server.ask(
            "POST", f"/api/tables/{host['code']}/seats", {"name": "Eve", "seat": 2}, elsewhere()
        )
        assert strange.error == (404, "unknown-table"), "the link is needed"
        assert wish(server, host, "Cleo", None, device).error == (409, "not-now")
        assert wish(server, host, "Cleo", 1, device).error == (409, "not-away"), "Ben is here"
        assert wish(server, host, "Cleo", 7, device).error == (400, "malformed")
        assert wish(server, host, "Aba", 2, device).error == (403, "ask-host")
        assert wish(server, host, "Cleo", 2, device).error == (403, "ask-host"), "one wish a device"
        (asks,) = await knocks(ada)
        assert asks["seat"] == 2 and asks["on"] is None
        assert bens.table["knocks"] == [], "it is the host's to decide"
        assert await bens.error("admit", knock=asks["id"]) == "not-yours"
        await ada.must("admit", knock=asks["id"])
        place = wish(server, host, "Cleo", 2, device)
        assert place.status == 201 and place.data["seat"] == 2
        assert wish(server, host, "Dora", 2, new_device()).error == (409, "not-away"), "no bot any more"
        cleo = await enter(server, host["code"], place.data["token"])
        await cleo.until(lambda: cleo.game)
        assert cleo.you == 2 and cleo.view["dwarves"][2] and cleo.view["hand"]
        assert cleo.view["dwarves"][:2] == [None, None]
        await ada.until(lambda: ada.table["seats"][2]["name"] == "Cleo" and not ada.table["seats"][2]["bot"])
        assert ada.table["knocks"] == []
        await cleo.must("note", text="mine")
    server.kill()
    server.start()
    again = await enter(server, host["code"], place.data["token"])
    assert again.you == 2, "the journal knows"
    await again.close()


@in_a_loop
async def test_who_is_turned_away_may_not_ask_again_at_once(own_server: Start) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 3}, pace=10_000)
    device = new_device()
    async with at_table(server, [host]) as (ada,):
        for seat in (1, 2):
            await ada.must("bot", seat=seat, level="random")
        await ada.must("start")
        wish(server, host, "Eve", 1, device)
        (asks,) = await knocks(ada)
        await ada.must("admit", knock=asks["id"], on=False)
        assert ada.table["knocks"] == []
        assert wish(server, host, "Eve", 2, device).error == (403, "turned-away")
        assert await ada.error("admit", knock=asks["id"]) == "not-now"


async def _with_a_lost_phone(server: Server, players: int = 4) -> tuple[list[JSON], list[Client]]:
    seats = server.seated(players, pace=10_000)
    clients = [await enter(server, seats[0]["code"], seat["token"]) for seat in seats]
    await clients[0].must("start")
    for client in clients:
        await client.until(lambda client=client: client.game)  # type: ignore[misc]
    await clients[1].must("note", text="Nobody else may read this.")
    await clients[1].close()
    return seats, clients


async def _asked_for_in_vain(server: Server, seat: JSON, device: str, name: str = "Lost") -> None:
    """Ask until the player counts as away."""
    while (answer := wish(server, seat, name, 1, device)).error == (409, "not-away"):
        await asyncio.sleep(0.2)
    assert answer.error == (403, "ask-host")


@in_a_loop
async def test_a_lost_phones_seat_is_given_back_when_two_others_agree(own_server: Start) -> None:
    server = own_server(SOON)
    seats, (ada, _, cleo, dora) = await _with_a_lost_phone(server)
    device = new_device()
    await _asked_for_in_vain(server, seats[0], device)
    (asks,) = await knocks(ada)
    assert (await knocks(cleo))[0]["id"] == asks["id"] and asks["seat"] == 1
    await ada.must("admit", knock=asks["id"])
    assert ada.table["knocks"][0]["on"] is True and cleo.table["knocks"][0]["on"] is None
    await ada.must("admit", knock=asks["id"])
    assert wish(server, seats[0], "Lost", 1, device).error == (403, "ask-host"), "not even the host alone"
    await dora.must("admit", knock=asks["id"], on=False)
    await cleo.must("admit", knock=asks["id"])
    place = wish(server, seats[0], "Lost", 1, device)
    assert place.status == 201
    back = await enter(server, seats[0]["code"], place.data["token"])
    await back.until(lambda: back.told("own"))
    assert back.you == 1 and back.view["hand"] and back.view["dwarves"][1]
    assert back.told("own")[-1]["note"] == "", "notes are a person's, not a seat's"
    old = Client(await opened(server, seats[0]["code"]), "old")
    await old.say({"t": "hello", "token": seats[1]["token"]})
    assert await old.until_closed() == 1008 and old.told("error")[0]["code"] == "unknown-table"
    assert not old.told("game")
    for client in (ada, cleo, dora, back):
        await client.close()


@in_a_loop
async def test_whoever_comes_back_keeps_the_seat(own_server: Start) -> None:
    server = own_server(SOON)
    seats, (ada, _, cleo, dora) = await _with_a_lost_phone(server)
    device = new_device()
    await _asked_for_in_vain(server, seats[0], device)
    (asks,) = await knocks(ada)
    ben = await enter(server, seats[0]["code"], seats[1]["token"])
    await ada.until(lambda: not ada.table["knocks"])
    assert ben.table["knocks"] == []
    assert await ada.error("admit", knock=asks["id"]) == "not-now"
    assert wish(server, seats[0], "Lost", 1, device).error == (409, "not-away")
    for client in (ada, cleo, dora, ben):
        await client.close()


@in_a_loop
async def test_two_who_refuse_outweigh_two_who_agree(own_server: Start) -> None:
    server = own_server(SOON)
    seats, (ada, _, cleo, dora, elsa) = await _with_a_lost_phone(server, 5)
    device = new_device()
    await _asked_for_in_vain(server, seats[0], device)
    (asks,) = await knocks(elsa)
    for client, on in ((ada, True), (dora, False), (cleo, False)):
        await client.must("admit", knock=asks["id"], on=on)
    assert wish(server, seats[0], "Lost", 1, device).error == (403, "turned-away")
    await elsa.until(lambda: not elsa.table["knocks"])
    for client in (ada, cleo, dora, elsa):
        await client.close()
