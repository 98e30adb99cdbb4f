"""During a game and after it: every command and every refusal, as docs/protocol.md says."""

from __future__ import annotations

import contextlib
import http.client
import random
import subprocess
import sys
import time
from pathlib import Path

from saboteur import Game

from .client import (
    JSON,
    Client,
    among_bots,
    asked,
    assert_told_nothing,
    at_table,
    enter,
    in_a_loop,
    opened,
    play_on,
    settled,
)
from .process import PATIENCE, Server, bearer, elsewhere

SHORT = {"options": {"rounds": "1"}}


async def start(clients: list[Client]) -> None:
    """Deal, and wait until everyone has seen it."""
    await clients[0].must("start")
    for client in clients:
        await client.until(lambda client=client: client.game)  # type: ignore[misc]
    assert asked(clients)


@in_a_loop
async def test_a_whole_game_its_record_and_the_next(server: Server, tmp_path: Path) -> None:
    seats = server.seated(3, SHORT)
    code = seats[0]["code"]
    record = f"/api/tables/{code}/games/1/record"
    async with at_table(server, seats, watchers=1) as clients:
        people = clients[:3]
        assert server.get(record).error == (409, "not-now")
        assert await people[0].error("rematch") == "not-now"
        await start(clients)
        promised = {client.game["commitment"] for client in clients}
        assert await people[1].error("rematch") == "not-now"
        assert await play_on(people, random.Random(1), 20) == 20
        assert server.get(record).error == (409, "not-now"), "the record shows every card"
        await play_on(people, random.Random(2))
        for client in clients:
            await client.until(lambda client=client: client.table["phase"] == "over")  # type: ignore[misc]
            assert client.table["result"] == server.shown(code)["result"]
            assert client.view["winners"] and client.legal == []
        answer = server.get(record)
        assert answer.status == 200 and "attachment" in answer.headers["content-disposition"]
        assert server.get(f"/api/tables/{code}/games/2/record").error == (409, "not-now")
        assert server.get(f"/api/tables/{code}/games/0/record").error == (409, "not-now")
        assert_fair(answer.body, promised, tmp_path)
        await people[2].must("rematch")
        for client in clients:
            await client.until(lambda client=client: client.game["k"] == 2)  # type: ignore[misc]
            assert client.game["n"] == 0 and client.game["commitment"] not in promised
        assert server.get(record).body == answer.body, "the next game changes nothing in it"
        assert server.get(f"/api/tables/{code}/games/2/record").error == (409, "not-now")
        assert server.shown(code)["games"] == 2


def assert_fair(record: bytes, promised: set[str], folder: Path) -> None:
    """The record passes `saboteur verify`, and keeps what was promised before the deal."""
    file = folder / "game.sab"
    file.write_bytes(record)
    run = [sys.executable, "-m", "saboteur", "verify", str(file)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "fault" not in done.stdout and "fair" in done.stdout
    assert {_line(record.decode(), "commitment")} == promised
    assert Game.replay(record.decode()).over


def _line(record: str, name: str) -> str:
    return next(line.split('"')[-2] for line in record.splitlines() if name in line)


@in_a_loop
async def test_only_who_is_asked_plays_and_only_by_the_rules(server: Server) -> None:
    async with at_table(server, server.seated(3), watchers=1) as clients:
        assert await clients[0].error("act", at=0, action="pass map") == "not-now"
        assert await clients[0].error("check", action="pass map") == "not-now"
        await start(clients)
        actor = asked(clients)[0]
        waiting = next(client for client in clients[:3] if client is not actor)
        answer = await waiting.act(f"pass {waiting.view['hand'][0]}")
        assert answer["t"] == "refused" and answer["reason"] == "not-your-turn" and answer["rule"]
        for action in ("place NSEW 40,40", "dance", "", "play map 1,1", "\u0000", "pass " + "map " * 48):
            refused = await actor.do("act", at=actor.game["n"], action=action)
            assert refused["t"] == "refused" and refused["reason"], action
            again = await actor.do("check", action=action)
            assert {**again, "id": 0} == {**refused, "id": 0}
        legal = actor.legal[0]["do"]
        await actor.must("check", action=legal)
        assert actor.game["n"] == 0, "asking changes nothing"
        assert await clients[3].error("act", at=0, action=legal) == "not-yours"
        assert await clients[3].error("check", action=legal) == "not-yours"
        await actor.must("act", at=0, action=legal)


@in_a_loop
async def test_stale_commands_are_not_done_and_the_view_is_sent(server: Server) -> None:
    async with at_table(server, server.seated(3)) as clients:
        await start(clients)
        actor = asked(clients)[0]
        await actor.act()
        second = (await wait_asked(clients))[0]
        seen = len(second.told("game"))
        for at in (0, second.game["n"] + 1, 10**15):
            assert await second.error("act", at=at, action=second.legal[0]["do"]) == "stale"
        await second.until(lambda: len(second.told("game")) == seen + 3)
        assert second.told("game")[-1]["n"] == 1 and second.told("game")[-1]["view"] == second.view
        assert len(server.acts(second.table["code"])) == 1


async def wait_asked(clients: list[Client]) -> list[Client]:
    """Wait until somebody is asked."""
    await clients[0].until(lambda: asked(clients))
    return asked(clients)


@in_a_loop
async def test_a_command_sent_again_is_answered_again_and_done_once(server: Server) -> None:
    """In the same connection, in another one, and both at the same time."""
    seats = server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        await clients[0].must("start", id="go")
        await clients[0].must("start", id="go")
        actor = (await wait_asked(clients))[0]
        assert actor.you is not None
        command: JSON = {"t": "act", "id": "mine", "at": 0, "action": actor.legal[0]["do"]}
        twin = await enter(server, code, seats[actor.you]["token"])
        for client in (actor, twin, actor, actor):
            await client.say(command)
        await actor.until(lambda: len(actor.answers("mine")) == 3)
        await twin.until(lambda: len(twin.answers("mine")) == 1)
        assert {frame["t"] for frame in actor.answers("mine") + twin.answers("mine")} == {"done"}
        await twin.close()
        later = await enter(server, code, seats[actor.you]["token"])
        await later.must("act", **{key: command[key] for key in ("id", "at", "action")})
        assert later.game["n"] == 1
        await later.close()
        assert len(server.acts(code)) == 1
        deals = [entry for entry in server.journal(code) if entry["e"] == "dealt"]
        assert len(deals) == 1


@in_a_loop
async def test_what_belongs_before_the_start_is_over_with_it(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        host = clients[0]
        await start(clients)
        assert await host.error("start") == "not-now"
        assert await host.error("me", name="Zoe", portrait=0) == "not-now"
        assert await host.error("bot", seat=1, level="rule") == "not-now"
        clock = {"kind": "none"}
        assert await host.error("settings", rules={"players": 3}, clock=clock) == "not-now"
        assert await host.error("vote", what="kick", seat=1) == "not-now"
        await host.must("vote", what="stand-in", seat=1)
        await clients[2].must("vote", what="stand-in", seat=1)
        assert not server.shown(seats[0]["code"])["seats"][1]["held"], "they are present and in time"
        code = seats[0]["code"]
        late = elsewhere() | bearer(server.keys[code])
        answer = server.ask("POST", f"/api/tables/{code}/seats", {"name": "Late"}, late)
        assert answer.error == (409, "not-now")


@in_a_loop
async def test_a_table_starts_only_when_it_is_full(server: Server) -> None:
    host = server.make(rules={"players": 4})
    ben = server.join(host["code"], "Ben")
    async with at_table(server, [host, ben]) as (ada, bens):
        assert await ada.error("start") == "not-now"
        for seat in (2, 3):
            await ada.must("bot", seat=seat, level="random")
        assert await bens.error("start") == "not-yours"
        await ada.must("start")
        await bens.until(lambda: bens.game)


@in_a_loop
async def test_bots_play_too(server: Server) -> None:
    seat, ada = await among_bots(server, 4, "random")
    await play_on([ada], random.Random(3), 4)
    assert len(server.acts(seat["code"])) >= 4 + 3 * 3
    await ada.close()


@in_a_loop
async def test_who_leaves_is_held_and_who_comes_back_plays_himself(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await start(clients)
        leaver, others = clients[1], [clients[0], clients[2]]
        await leaver.must("leave")
        await others[0].until(lambda: others[0].table["seats"][1]["held"])
        await play_on(others, random.Random(4), 6)
        played = [entry for entry in server.acts(seats[0]["code"]) if entry["seat"] == 1]
        assert played and not any("id" in entry for entry in played), "a bot played"
        await leaver.must("leave")
        await leaver.must("back")
        await others[0].until(lambda: not others[0].table["seats"][1]["held"])
        await leaver.must("back")
        await leaver.must("leave")
        await others[0].until(lambda: others[0].table["seats"][1]["held"])
        again = await enter(server, seats[0]["code"], seats[1]["token"])
        await again.until(lambda: not again.table["seats"][1]["held"])
        await again.close()


@in_a_loop
async def test_a_vote_for_a_stand_in_waits_in_secret_until_the_player_is_away(server: Server) -> None:
    seats = server.seated(3, pace=10_000)
    async with at_table(server, seats) as clients:
        await start(clients)
        voters, third = clients[:2], clients[2]
        [before] = await settled([third])
        for voter in voters:
            await voter.must("vote", what="stand-in", seat=2)
        assert await voters[0].error("vote", what="stand-in", seat=0) == "not-yours"
        await assert_told_nothing([third], [before])
        assert not voters[0].table["seats"][2]["held"]
        assert voters[0].table["votes"] == [["stand-in", 2]]
        await third.close()
        await voters[0].until(lambda: voters[0].table["seats"][2]["held"])
        await voters[0].until(lambda: voters[0].table["votes"] == [])
        assert await voters[0].error("vote", what="stand-in", seat=2) == "not-now"


@in_a_loop
async def test_a_held_seat_is_its_owners_as_soon_as_he_plays(server: Server) -> None:
    seats = server.seated(3, pace=10_000)
    async with at_table(server, seats) as clients:
        await start(clients)
        actor = asked(clients)[0]
        assert actor.you is not None
        await actor.must("leave")
        assert (await actor.act())["t"] == "done"
        await actor.until(lambda: not actor.table["seats"][actor.you]["held"])


@in_a_loop
async def test_a_token_opens_its_own_seat_and_no_other(server: Server) -> None:
    seats, strangers = server.seated(3), server.seated(3)
    code = seats[0]["code"]
    for token in ("x" * 22, strangers[0]["token"], "", None):
        client = await enter(server, code, token)
        assert client.you is None
        wrong = [frame["code"] for frame in client.told("error")]
        assert wrong == (["unknown-seat"] if token else [])
        for kind in ("start", "leave", "back", "rematch"):
            assert await client.error(kind) == "not-yours"
        await client.close()
    assert len(server.journal(code)) == 5


@in_a_loop
async def test_a_spectator_is_shown_what_is_public(server: Server) -> None:
    async with at_table(server, server.seated(3), watchers=1) as clients:
        await start(clients)
        await play_on(clients[:3], random.Random(5), 8)
        watcher = clients[3]
        await watcher.must("sync")
        view = watcher.view
        assert view["seat"] is None and view["hand"] == [] and watcher.legal == []
        assert view["dwarves"] == [None] * 3 and view["gold"] == [None] * 3
        assert all(goal["card"] is None for goal in view["goals"].values())


@in_a_loop
async def test_unknown_tables_and_late_hellos_over_the_socket(server: Server) -> None:
    for code in ("QQQQQ", "x", "QQQQQQQQ"):
        client = Client(await opened(server, code), "x")
        await client.say({"t": "hello", "token": None})
        assert await client.until_closed() == 1008
        assert [frame["code"] for frame in client.told("error")] == ["unknown-table"]


@in_a_loop
async def test_sync_sends_the_whole_view_again(server: Server) -> None:
    async with at_table(server, server.seated(3), watchers=1) as clients:
        await clients[0].must("sync")
        assert clients[0].told("game") == [], "nothing was dealt yet"
        await start(clients)
        await play_on(clients[:3], random.Random(6), 12)
        for client in clients:
            await client.until(lambda client=client: client.game["n"] == 12)  # type: ignore[misc]
            mine, n = client.view, client.game["n"]
            await client.must("sync")
            fresh = client.told("game")[-1]
            assert fresh["view"] == mine and fresh["n"] == n
            heard = [event for frame in client.told("events") for event in frame["events"]]
            assert fresh["log"] == [{k: v for k, v in e.items() if k != "patch"} for e in heard]


def test_pages_and_health(server: Server) -> None:
    health = server.get("/healthz")
    assert health.status == 200 and health.data["ok"] is True
    assert health.data.keys() == {"ok", "tables", "seats"}
    code = server.make()["code"]
    drawn = server.get(f"/qr/{code}.svg")
    assert drawn.status == 200 and drawn.headers["content-type"] == "image/svg+xml"
    assert server.get("/qr/xx.svg").status == 404
    assert server.get("/static/../server/app.py").status == 404
    for path in ("/static/" + "a" * 3000, "/static" + "/a" * 3000, "/box/toll/" + "a" * 3000 + ".js"):
        assert server.get(path).status == 404
    assert server.get("/static/%2e%2e/server/app.py").status == 404
    assert server.get("/box/veto/table.js").status == 200
    # Rules are not the page's, and no name leads out of a box.
    for name in ("rules.py", "%2e%2e/__init__.py", "..%2ftoll%2ftable.js", ".js"):
        assert server.get(f"/box/veto/{name}").status == 404
    assert server.get("/nowhere").status == 404
    for path in ("/healthz", "/api/offer", "/api/tables"):
        headers = server.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_answers_are_not_held_back(server: Server) -> None:
    """An answer in two small parts must not wait until the reader has confirmed the first: 40 ms."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    times = [1.0]
    with contextlib.closing(connection):
        # A busy machine holds some of them back, but not all.
        while min(times) > 0.03 and len(times) < 200:
            began = time.perf_counter()
            connection.request("GET", "/healthz")
            connection.getresponse().read()
            times.append(time.perf_counter() - began)
    assert min(times) <= 0.03, times
