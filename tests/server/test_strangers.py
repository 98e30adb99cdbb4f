"""Strangers at one table: the host keeps order, nobody takes it over, and who was put out stays out."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from .client import JSON, Client, at_table, enter, in_a_loop, opened, play_on
from .process import Answer, Server, elsewhere, new_device

SOON = {"tables.live.ABSENT_AFTER": 0.5}
AT_ONCE = {"tables.live.ABSENT_AFTER": 0.0}
START = Callable[..., Server]


def knock(
    server: Server, code: str, name: str, home: JSON, device: str | None = None, token: str = ""
) -> Answer:
    """Ask for a seat; not every answer is a seat."""
    wish = {"name": name, **({"device": device} if device else {})}
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    return server.ask("POST", f"/api/tables/{code}/seats", wish, {**home, **bearer})


def names(table: JSON) -> list[str | None]:
    return [seat and seat["name"] for seat in table["seats"]]


# The host keeps order -----------------------------------------------------------------------------


@in_a_loop
async def test_nobody_votes_the_host_out(server: Server) -> None:
    seats = server.seated(4)
    async with at_table(server, seats) as clients:
        for guest in clients[1:]:
            answer = await guest.do("vote", what="kick", seat=0)
            assert answer["code"] == "not-now" and "host" in answer["detail"]
        assert names(server.shown(seats[0]["code"]))[0] == "Player 0"


@in_a_loop
async def test_the_host_mutes_somebody_for_all(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as (host, loud, other, watcher):
        assert await loud.error("mute", seat=2) == "not-yours"
        assert await host.error("mute", seat=0) == "not-yours"
        assert await host.error("mute", seat=9) == "not-now"
        await host.must("mute", seat=1)
        for page in (loud, other, watcher):
            await page.until(lambda page=page: page.table["seats"][1]["muted"])  # type: ignore[misc]
        answer = await loud.do("say", text="You are all fools")
        assert answer["code"] == "muted" and "host" in answer["detail"]
        await other.must("say", text="Thank you")
        await host.must("start")
        await loud.until(lambda: loud.game)
        assert await loud.error("say", text="Still fools") == "muted"
        await loud.must("claim", kind="suspect", about=0)
        await host.must("mute", seat=1, on=False)
        await loud.patiently("say", text="Sorry")
        await other.until(lambda: "Sorry" in str(other.told("talk")))
        assert "fools" not in str(other.texts)


@in_a_loop
async def test_muting_follows_the_person(own_server: START) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 5})
    first, device, home = server.join(host["code"], "First"), new_device(), elsewhere()
    seat = knock(server, host["code"], "Loud", home, device).data
    async with at_table(server, [host, first, seat]) as (ada, one, louds):
        await ada.must("mute", seat=2)
        await one.must("leave")
        await ada.must("settings", rules={"players": 4}, clock={"kind": "none"})
        await ada.must("settings", rules={"players": 3}, clock={"kind": "none"})
        await louds.until(lambda: louds.you == 1 or louds.table["seats"][1] is None)
        assert [s and s["muted"] for s in ada.table["seats"]].count(True) == 1
        assert await louds.error("say", text="x") == "muted"
        await louds.must("leave")
    server.kill()
    server.start()
    again = knock(server, host["code"], "Lovely", home, device).data
    async with at_table(server, [again]) as (back,):
        assert await back.error("say", text="x") == "muted", "getting up and sitting down again frees nobody"


@in_a_loop
async def test_the_host_removes_and_the_removed_one_must_knock(own_server: START) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 3})
    code, home, device = host["code"], elsewhere(), new_device()
    eve = knock(server, code, "Eve", home, device).data
    async with at_table(server, [host, eve]) as (ada, eves):
        assert await eves.error("remove", seat=0) == "not-yours"
        assert await ada.error("remove", seat=0) == "not-yours"
        await ada.must("remove", seat=1)
        await eves.until(lambda: eves.you is None)
        assert knock(server, code, "Eve", home, device).error == (403, "ask-host")
        assert knock(server, code, "Eva", home, new_device()).error == (403, "ask-host"), "the same network"
        assert knock(server, code, "Evi", elsewhere(), device).error == (403, "ask-host"), "the same device"
        assert names(server.shown(code)) == ["Ada", None, None]
        await ada.until(lambda: len(ada.table["knocks"]) == 2)
        assert eves.table["knocks"] == [] and "knocks" not in server.shown(code)
        asking = {one["name"]: one["id"] for one in ada.table["knocks"]}
        assert asking.keys() == {"Eva", "Evi"}, "a device knocks once"
        assert await ada.error("admit", knock="nobody") == "not-now"
        assert await eves.error("admit", knock=asking["Evi"]) == "not-yours"
        await ada.must("admit", knock=asking["Eva"], on=False)
        await ada.must("admit", knock=asking["Evi"])
        assert ada.table["knocks"] == []
        assert knock(server, code, "Eve", home, device).data["seat"] == 1
        assert server.join(code, "Ben")["seat"] == 2, "nobody else is asked"
        await ada.must("remove", seat=1)
        assert knock(server, code, "Eve", home, device).error == (403, "ask-host"), "the leave was for once"
        journal = json.dumps(server.journal(code))
        assert home["X-Forwarded-For"] not in journal and device not in journal
    server.kill()
    server.start()
    assert knock(server, code, "Eve", home, device).error == (403, "ask-host"), "a restart forgives nothing"


@in_a_loop
async def test_who_is_turned_away_is_told_and_cannot_flood_the_door(server: Server) -> None:
    host = server.make("Ada", rules={"players": 3})
    code, home, device = host["code"], elsewhere(), new_device()
    knock(server, code, "Eve", home, device)
    async with at_table(server, [host]) as (ada,):
        await ada.must("remove", seat=1)
        assert knock(server, code, "Eve", home, device).error == (403, "ask-host")
        await ada.until(lambda: ada.table["knocks"])
        await ada.must("admit", knock=ada.table["knocks"][0]["id"], on=False)
        assert knock(server, code, "Eve", home, device).error == (403, "turned-away")
        for i in range(20):
            assert knock(server, code, f"Eve {i}", home, new_device()).status == 403
        await ada.must("sync")
        assert len(ada.table["knocks"]) <= 8
        assert knock(server, code, "Kim", home, device, host["token"]).data["seat"] == 1, (
            "the host's own guest"
        )


@in_a_loop
async def test_who_is_voted_out_must_knock_too(server: Server) -> None:
    host = server.make("Ada", rules={"players": 4})
    code, home = host["code"], elsewhere()
    eve, ben = knock(server, code, "Eve", home).data, server.join(code, "Ben")
    async with at_table(server, [host, eve, ben]) as (ada, eves, bens):
        await ada.must("vote", what="kick", seat=1)
        await bens.must("vote", what="kick", seat=1)
        await eves.until(lambda: eves.you is None)
        assert knock(server, code, "Eve", home).error == (403, "ask-host")


# Votes --------------------------------------------------------------------------------------------


@in_a_loop
async def test_votes_follow_the_person_when_the_table_shrinks(server: Server) -> None:
    seats = server.seated(6)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        await clients[1].must("leave")
        for voter in (clients[2], clients[3]):
            await voter.must("vote", what="kick", seat=4)
        await clients[0].must("settings", rules={"players": 5}, clock={"kind": "none"})
        await clients[2].until(lambda: clients[2].you == 1)
        assert clients[2].table["votes"] == [["kick", 3]], "Player 4 sits there now"
        # Two of four so far; a third vote against Player 5, who has the number of Player 4, decides nothing.
        await clients[0].must("vote", what="kick", seat=4)
        assert names(server.shown(code)) == ["Player 0", "Player 2", "Player 3", "Player 4", "Player 5"]
        await clients[0].must("vote", what="kick", seat=3)
        await clients[4].until(lambda: clients[4].you is None)
        assert names(server.shown(code)) == ["Player 0", "Player 2", "Player 3", None, "Player 5"]


async def two_and_a_bot(server: Server) -> tuple[list[JSON], Client, Client]:
    host = server.make("Ada", rules={"players": 3})
    ben = server.join(host["code"], "Ben")
    ada = await enter(server, host["code"], host["token"])
    bens = await enter(server, host["code"], ben["token"])
    await ada.must("bot", seat=2, level="random")
    return [host, ben], ada, bens


@in_a_loop
async def test_of_two_persons_none_decides_alone(server: Server) -> None:
    seats, ada, bens = await two_and_a_bot(server)
    await ada.must("vote", what="kick", seat=1)
    assert server.shown(seats[0]["code"])["seats"][1], "the host has another way"
    await ada.must("start")
    await bens.must("vote", what="stand-in", seat=0)
    await ada.close()
    # The line is cut for long enough to be noticed, but not for two minutes.
    await bens.until(lambda: not bens.table["seats"][0]["here"])
    await bens.must("vote", what="stand-in", seat=0)
    assert not server.shown(seats[0]["code"])["seats"][0]["held"]
    await bens.close()


@in_a_loop
async def test_for_who_stays_away_one_vote_is_enough(own_server: START) -> None:
    server = own_server(SOON)
    seats, ada, bens = await two_and_a_bot(server)
    await bens.until(lambda: bens.table["host"] == 0)
    await ada.must("start")
    await ada.must("vote", what="stand-in", seat=1)
    await ada.must("sync")
    assert not ada.table["seats"][1]["held"], "the player is here"
    await bens.close()
    await ada.until(lambda: ada.table["seats"][1]["held"], 30)
    back = await enter(server, seats[1]["code"], seats[1]["token"])
    assert not back.table["seats"][1]["held"], "who comes back has the seat back"
    await ada.close()
    await back.close()


@in_a_loop
async def test_where_a_move_may_take_days_nobody_stays_away(own_server: START) -> None:
    server = own_server(AT_ONCE)
    host = server.make("Ada", rules={"players": 3}, clock={"kind": "days", "days": 2})
    ben = server.join(host["code"], "Ben")
    async with at_table(server, [host]) as (ada,):
        await ada.must("bot", seat=2, level="random")
        await ada.must("start")
        await ada.must("vote", what="stand-in", seat=1)
        assert not ada.table["seats"][1]["held"] and not ada.table["seats"][1]["here"]
    async with at_table(server, [ben]) as (bens,):
        await bens.until(lambda: not bens.table["seats"][0]["here"])
        await bens.must("sync")
        assert bens.table["host"] == 0


@in_a_loop
async def test_who_stays_away_is_host_no_more(own_server: START) -> None:
    """In the lobby, and when a game is over; whoever comes back does not get it back."""
    server = own_server(SOON)
    host = server.make("Ada", rules={"players": 3, "options": {"rounds": "1"}})
    code = host["code"]
    ben = server.join(code, "Ben")
    ada = await enter(server, code, host["token"])
    await ada.close()
    async with at_table(server, [ben]) as (bens,):
        await bens.until(lambda: bens.table["host"] == 1, 30)
        back = await enter(server, code, host["token"])
        assert await back.error("start") == "not-yours" and back.table["host"] == 1
        await bens.must("bot", seat=2, level="random")
        await bens.must("start")
        await back.until(lambda: back.game)
        await play_on([back, bens], random.Random(5))
        await bens.until(lambda: bens.table["phase"] == "over")
    await back.until(lambda: back.table["host"] == 0, 30)
    await back.must("chat", on=False)
    await back.close()
    server.kill()
    server.start()
    assert server.shown(code)["host"] == 0, "the journal knows"


# Devices ------------------------------------------------------------------------------------------


@in_a_loop
async def test_one_seat_a_device_unless_the_host_allows_more(server: Server) -> None:
    own = new_device()
    host = server.make("Ada", rules={"players": 6}, device=own)
    code, home, device = host["code"], elsewhere(), new_device()
    assert knock(server, code, "Ben", home, device).status == 201
    answer = knock(server, code, "Ben's friend", home, device)
    assert answer.error == (409, "one-seat") and "host" in answer.data["detail"]
    ben = knock(server, code, "Bob", home, device, "wrong")
    assert ben.error == (409, "one-seat"), "a token that is not the host's helps nobody"
    assert knock(server, code, "Flatmate", home, new_device()).status == 201, (
        "another device at the same address"
    )
    assert knock(server, code, "Kim", {}, own, host["token"]).status == 201, "the host hands the device round"
    assert own not in json.dumps(server.journal(code))
    async with at_table(server, [host]) as (ada,):
        await ada.must("settings", rules={"players": 6}, clock={"kind": "none"}, shared=True)
        assert ada.table["shared"] is True
    assert knock(server, code, "Ben's friend", home, device).status == 201


def test_who_names_no_device_has_one_seat_an_address(server: Server) -> None:
    code, home = server.make("Ada", rules={"players": 4})["code"], elsewhere()
    assert knock(server, code, "Ben", home).status == 201
    assert knock(server, code, "Bob", home).error == (409, "one-seat")
    assert knock(server, code, "Bob", elsewhere()).status == 201
    for device in ("", "x" * 65, 5):
        wish = {"name": "Eve", "device": device}
        assert server.ask("POST", f"/api/tables/{code}/seats", wish, elsewhere()).error == (400, "malformed")


def test_one_household_has_one_network_of_version_6(server: Server) -> None:
    code = server.make("Ada", rules={"players": 4})["code"]
    assert knock(server, code, "Ben", {"X-Forwarded-For": "2001:db8:1:2::5"}).status == 201
    assert knock(server, code, "Bob", {"X-Forwarded-For": "2001:db8:1:2:9::7"}).error == (409, "one-seat")
    assert knock(server, code, "Bob", {"X-Forwarded-For": "2001:db8:1:3::5"}).status == 201


# The big screen -----------------------------------------------------------------------------------


@in_a_loop
async def test_who_is_removed_has_no_big_screen_any_more(own_server: START) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 3}, delay={"seconds": 600})
    eve, ben = server.join(host["code"], "Eve"), server.join(host["code"], "Ben")
    async with at_table(server, [host, eve, ben]) as (ada, eves, bens):
        screens = [page.table["screen"] for page in (ada, eves, bens)]
        assert len(set(screens)) == 3 and all(screens)
        async with at_table(server, [{**eve, "token": screens[1]}, {**ben, "token": screens[2]}]) as (
            lost,
            kept,
        ):
            assert lost.table["screen"] == screens[1] and lost.you is None
            await ada.must("remove", seat=1)
            await lost.until(lambda: lost.table["screen"] is None)
            server.join(host["code"], "Cleo")
            await ada.must("start")
            await kept.until(lambda: kept.game)
            again = Client(await opened(server, host["code"]), "x")
            await again.say({"t": "hello", "token": screens[1]})
            assert await again.until_closed() == 1008
            assert again.told("error")[0]["code"] == "unknown-table"
    server.kill()
    server.start()
    after = await enter(server, host["code"], screens[2])
    assert not after.told("error") and after.table["screen"] == screens[2], "a restart keeps the others'"
    await after.close()


@in_a_loop
async def test_big_screens_of_old_tables_stay_open(own_server: START) -> None:
    server = own_server()
    host = server.make("Ada", rules={"players": 3})
    server.stop()
    with server.database() as database:
        (body,) = database.execute("SELECT body FROM journal WHERE seq = 0").fetchone()
        made = json.loads(body)
        del made["secret"]
        old = json.dumps({**made, "screen": "told-to-everybody"}).encode()
        database.execute("UPDATE journal SET body = ? WHERE seq = 0", (old,))
    server.start()
    async with at_table(server, [host]) as (ada,):
        assert ada.table["screen"] == "told-to-everybody"
    screen = await enter(server, host["code"], "told-to-everybody")
    assert not screen.told("error") and screen.you is None
    await screen.close()
