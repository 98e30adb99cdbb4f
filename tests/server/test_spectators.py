"""Spectators: they see what is public and later than the players do, and they are heard by nobody."""

from __future__ import annotations

import asyncio
import random
import time

from saboteur.schema.settings import Delay, Settings
from saboteur.server.admission.visitors import Visitor
from saboteur.server.journal.entries import Acted, Dealt, Made, Sat
from saboteur.server.tables.spectators import Spectators
from saboteur.server.tables.table import Table
from saboteur.server.wire.outbox import Outbox

from .client import (
    JSON,
    Client,
    asked,
    assert_told_nothing,
    at_table,
    enter,
    in_a_loop,
    play_on,
    settled,
)
from .process import PATIENCE, Server
from .test_game import start
from .test_talk import Start, earlier, said
from .witness import Witness


def knows(watcher: Client) -> int:
    """Return how many moves a spectator knows of."""
    return int(watcher.game["n"]) if watcher.game else -1


def move_times(server: Server, code: str) -> list[list[float]]:
    """Return when each move of each game was made."""
    games: list[list[float]] = []
    for entry in server.journal(code):
        if entry["e"] == "dealt":
            games.append([])
        elif entry["e"] == "acted":
            games[-1].append(entry["at"])
    return games


def assert_not_early(server: Server, code: str, watcher: Client, seconds: float) -> None:
    """A spectator was told of every move so many seconds after it, or later, by the journal's times."""
    games = move_times(server, code)
    for frame, came in zip(watcher.frames, watcher.times, strict=True):
        if frame["t"] in ("game", "events"):
            # Of a new deal they learn after the last move of the game before.
            before = [time for moves in games[: frame["k"] - 1] for time in moves]
            last = max([0.0, *before, *games[frame["k"] - 1][: frame["n"]]])
            assert came >= last + seconds - 0.05, (frame["k"], frame["n"])


@in_a_loop
async def test_spectators_learn_everything_some_seconds_later(server: Server) -> None:
    """The moves, the words and the end, each after its time; whoever comes later is told no more."""
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 1})
    code = seats[0]["code"]
    async with at_table(server, seats, watchers=1) as clients:
        people, early = clients[:3], clients[3]
        await start(people)
        await early.until(lambda: knows(early) == 0)
        await play_on(people, random.Random(4), 3)
        await people[0].must("claim", kind="repair-me")
        claim = server.journal(code)[-1]
        assert claim["e"] == "claimed"
        late = await enter(server, code, None)
        for watcher in (early, late):
            await watcher.until(lambda watcher=watcher: knows(watcher) == 3 and said(watcher))  # type: ignore[misc]
            talk = [frame["t"] == "talk" and bool(frame["said"]) for frame in watcher.frames]
            assert watcher.times[talk.index(True)] >= claim["at"] + 1 - 0.05
        assert early.view == late.view == people[0].view | early.view, "it is the same game"
        await play_on(people, random.Random(5))
        await people[0].until(lambda: people[0].table["phase"] == "over")
        shown, looked_at = server.shown(code), time.time()
        await late.must("sync")
        await early.until(lambda: early.table["phase"] == "over")
        over_at = server.acts(code)[-1]["at"] + 1
        for frame, when in zip(early.frames, early.times, strict=True):
            if frame["t"] == "table" and frame["table"]["phase"] == "over":
                assert when >= over_at - 0.05, "nobody tells them the end"
        assert (shown["phase"], shown["result"]) == ("playing", None) or looked_at >= over_at
        assert early.table["result"] == people[0].table["result"]
        await late.until(lambda: late.view["over"])
        for watcher in (early, late):
            assert_not_early(server, code, watcher, 1)
        witness = Witness(server.journal(code), None)
        frames = [frame for one in (early, late) for frame in one.frames if frame["t"] in ("game", "events")]
        for frame in frames:
            witness.check(frame)
        assert len(frames) > 60
        await late.close()


@in_a_loop
async def test_spectators_may_be_some_moves_behind(server: Server) -> None:
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 0, "moves": 2})
    async with at_table(server, seats, watchers=1) as clients:
        people, watcher = clients[:3], clients[3]
        await start(people)
        for moves in range(1, 6):
            await play_on(people, random.Random(moves), 1)
            await watcher.until(lambda moves=moves: knows(watcher) == max(0, moves - 2))  # type: ignore[misc]
        await play_on(people, random.Random(5))
        await watcher.until(lambda: watcher.table["phase"] == "over")
        assert watcher.view["over"], "a game that is over hides nothing"
        await people[0].must("rematch")
        await watcher.until(lambda: watcher.game["k"] == 2 and knows(watcher) == 0)
        assert watcher.table["games"] == 2 and watcher.table["phase"] == "playing"


@in_a_loop
async def test_a_restart_does_not_hurry_the_spectators(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 600, "moves": 0})
    code = seats[0]["code"]
    async with at_table(server, seats) as people:
        await people[0].must("say", text="before the deal")
        await start(people)
        await play_on(people, random.Random(4), 4)
        await people[0].must("say", text="after four moves")
    server.kill()
    server.start()
    watcher = await enter(server, code, None)
    await watcher.until(lambda: watcher.game and watcher.told("talk"))
    assert knows(watcher) == 0 and [one["text"] for one in earlier(watcher)] == ["before the deal"]
    await watcher.close()


@in_a_loop
async def test_whoever_comes_to_an_unwatched_table_sees_what_is_old_enough(server: Server) -> None:
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 1})
    code = seats[0]["code"]
    async with at_table(server, seats) as people:
        await start(people)
        await play_on(people, random.Random(4), 4)
        await asyncio.sleep(1.2)
        watcher = await enter(server, code, None)
        await watcher.until(lambda: watcher.game)
        assert knows(watcher) == 4 and len(watcher.told("game")) == 1
        await watcher.close()
        await play_on(people, random.Random(5))
        shown, looked_at = server.shown(code), time.time()
        over_at = server.acts(code)[-1]["at"] + 1
        assert shown["phase"] == "playing" or looked_at >= over_at
        await asyncio.sleep(1.2)
        assert server.shown(code)["phase"] == "over", "nobody watched, and yet time has passed"


@in_a_loop
async def test_a_rematch_does_not_hurry_the_spectators(server: Server) -> None:
    """The last moves of the old game come first, then the new one."""
    seats = server.seated(3, {"options": {"rounds": "1"}}, delay={"seconds": 1})
    async with at_table(server, seats, watchers=1) as clients:
        people, watcher = clients[:3], clients[3]
        await start(people)
        await play_on(people, random.Random(5))
        await people[0].must("rematch")
        await watcher.until(lambda: watcher.game["k"] == 2)
        ended = [frame for frame in watcher.told("table") if frame["table"]["phase"] == "over"]
        assert ended and ended[0]["table"]["games"] == 1
        assert_not_early(server, seats[0]["code"], watcher, 1)


@in_a_loop
async def test_time_that_passes_while_the_gallery_looks_keeps_nothing_from_it() -> None:
    """A move that comes due between two looks at the clock is told all the same, with no other after it."""
    table = Table(Made(code="ABCDE", settings=Settings(delay=Delay(seconds=1))))
    for seat in range(5):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0, key=str(seat)))
    spectators, page = Spectators(), Outbox(Visitor(""))
    table.apply(Dealt(seed="00" * 32, at=0.0))
    spectators.happened(table, lambda: [page])
    assert table.game is not None
    seat = table.game.actors[0]
    table.apply(Acted(seat=seat, action=table.game.legal(seat)[0].text, at=0.0))
    loop, skips = asyncio.get_running_loop(), [0.0, 0.7]
    usual = loop.time
    loop.time = lambda: usual() + (skips.pop(0) if skips else 1.4)  # type: ignore[method-assign]
    spectators.happened(table, lambda: [page])
    async with asyncio.timeout(PATIENCE):
        while spectators._move < 1:
            await asyncio.sleep(0.01)
    spectators.close()


@in_a_loop
async def test_nobody_at_the_table_hears_a_spectator(server: Server) -> None:
    async with at_table(server, server.seated(3), watchers=1) as clients:
        await start(clients)
        watcher = clients[3]
        before = await settled(clients[:3])
        wishes: dict[str, JSON] = {
            "say": {"text": "it is the left one"},
            "claim": {"kind": "suspect", "about": 1},
            "mark": {"seat": 1, "level": 2},
            "note": {"text": "x"},
            "chat": {"on": False},
            "vote": {"what": "stand-in", "seat": 1},
            "leave": {},
        }
        for kind, parts in wishes.items():
            assert await watcher.error(kind, **parts) == "not-yours"
        await assert_told_nothing(clients[:3], before)


@in_a_loop
async def test_one_device_may_hold_several_seats(server: Server) -> None:
    """All of them are here while it is open, and gone with it; the page plays for the one it names first."""
    seats = server.seated(3)
    code = seats[0]["code"]
    watcher = await enter(server, code, None)
    device = await enter(server, code, seats[0]["token"], also=[seat["token"] for seat in seats[1:]])
    await watcher.until(lambda: all(seat["here"] for seat in watcher.table["seats"]))
    await device.must("start")
    await device.until(lambda: device.game)
    assert device.you == 0
    mine = device.view["window"]["seats"][0]
    other = await enter(server, code, seats[mine]["token"], also=[seat["token"] for seat in seats])
    await other.until(lambda: asked([other]))
    await device.close()
    assert (await other.act())["t"] == "done"
    await other.close()
    await watcher.until(lambda: not any(seat["here"] for seat in watcher.table["seats"]))
    await watcher.close()
