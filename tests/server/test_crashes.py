"""What was answered with `done` survives kill -9, and every table comes back where it was."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable

import pytest
from msgspec import structs

from saboteur.server.journal.entries import Acted, Sat
from saboteur.server.tables.keys import token_key

from .client import JSON, Client, asked, at_table, enter, in_a_loop, play_on, run
from .drill import Guest, assert_kept, games_in
from .operating import keep
from .process import PATIENCE, Server, bearer
from .test_replays import journal_of
from .test_replays import played as ended

Start = Callable[[], Server]


def without_presence(table: JSON) -> JSON:
    """Return a table without whose page is open, and without what only requests over HTTP are told."""
    seats = [seat and {**seat, "here": None} for seat in table["seats"]]
    shown = {key: value for key, value in table.items() if key not in ("you", "asked", "since")}
    return {**shown, "seats": seats, "votes": [], "knocks": [], "screen": None, "fair": None}


def position(client: Client) -> JSON:
    """Return all that a page knows."""
    game = {key: value for key, value in client.game.items() if key not in ("clock", "log", "legal", "view")}
    return {
        "table": without_presence(client.table), "you": client.you, "game": game, "view": client.view,
        "legal": client.legal,
    }  # fmt: skip


@in_a_loop
async def test_a_restart_brings_every_table_back_where_it_was(own_server: Start) -> None:
    server = own_server()
    lobby = [server.make("Ada", rules={"players": 4}, open=True)]
    lobby.append(server.join(lobby[0]["code"], "Ben"))
    # At the last table a bot holds a seat that is not asked, so that nothing happens between two looks.
    tables = [lobby, server.seated(3), server.seated(5, {"modules": ["greedy-dwarf"]}), server.seated(3)]
    before: list[list[JSON]] = []
    for number, seats in enumerate(tables):
        async with at_table(server, seats, watchers=1) as clients:
            people = clients[:-1]
            if number:
                await people[0].must("start")
                await people[0].until(lambda people=people: asked(people))  # type: ignore[misc]
                await play_on(people, random.Random(number), 15)
            if number == 3:
                while people[1].legal:
                    await play_on(people, random.Random(number), 1)
                await people[1].must("leave")
            for client in clients:
                await client.must("sync")
            before.append([position(client) for client in clients])
    others = [server.make()["code"] for _ in range(20)]
    server.kill()
    server.start()
    assert server.get("/healthz").data["tables"] == 0, "no table is read before somebody asks for it"
    assert all(server.get(f"/api/tables/{code}").status == 200 for code in others)
    for number, seats in enumerate(tables):
        shown = server.shown(seats[0]["code"])
        games = games_in(server.journal(seats[0]["code"]))
        assert without_presence(shown) == without_presence(before[number][0]["table"])
        async with at_table(server, seats, watchers=1) as clients:
            for client, old in zip(clients, before[number], strict=True):
                if number:
                    await client.until(lambda client=client: client.game)  # type: ignore[misc]
                    assert client.view == games[-1].view(client.you).as_dict(), "the journal says otherwise"
                if number != 3:
                    await client.until(lambda c=client, o=old: position(c) == o)  # type: ignore[misc]
                else:
                    assert client.view == old["view"] and client.game["n"] == old["game"]["n"]
                    await client.until(lambda c=client: not c.table["seats"][1]["held"])  # type: ignore[misc]
            if number:
                await play_on(clients[:-1], random.Random(number), 3)
    assert server.errors() == []


async def drilled(server: Server, kills: int, tables: int) -> list[Guest]:
    """Let people and bots play at many tables while the server is killed at any moment."""
    over = False
    guests = []
    for number in range(tables):
        seats = server.seated(2 + 2 * (number % 2), {"players": 4 + number % 3})
        async with at_table(server, seats) as clients:
            for seat in range(len(seats), len(clients[0].table["seats"])):
                await clients[0].must("bot", seat=seat, level="random")
            await clients[0].must("start")
        guests += [Guest(server, seat, random.Random(f"{number} {seat['seat']}")) for seat in seats]
    at_work = [asyncio.create_task(guest.play(lambda: over)) for guest in guests]
    try:
        await end_again_and_again(server, kills, guests, at_work)
    finally:
        over = True
        await asyncio.wait_for(asyncio.gather(*at_work), PATIENCE)
    return guests


async def end_again_and_again(
    server: Server, kills: int, guests: list[Guest], at_work: list[asyncio.Task[None]]
) -> None:
    """End the server at any moment, as soon as something was acknowledged since the last time.

    Between two kills it is sometimes asked to stop; and sometimes a table at which nobody sits is spoilt
    while it is down.
    """
    rng = random.Random(kills)
    for number in range(kills):
        if number % 5 == 4:
            await end(server, server.stop, guests, at_work, rng)
        spoilt = server.make("Ada")["code"] if number % 10 == 9 else ""
        spoil(server, spoilt)
        await end(server, server.kill, guests, at_work, rng)
        if spoilt:
            assert server.get(f"/api/tables/{spoilt}").error == (500, "damaged")
    before = sum(len(guest.done) for guest in guests)
    await played_on(guests, at_work, before + 1)


async def end(
    server: Server,
    how: Callable[[], object],
    guests: list[Guest],
    at_work: list[asyncio.Task[None]],
    rng: random.Random,
) -> None:
    """Let people play for a while, then end the server and start it again."""
    await played_on(guests, at_work, sum(len(guest.done) for guest in guests) + 10)
    await asyncio.sleep(rng.uniform(0.0, 0.3))
    await asyncio.to_thread(how)
    await asyncio.to_thread(server.start)


async def played_on(guests: list[Guest], at_work: list[asyncio.Task[None]], until: int) -> None:
    """Wait until so many actions were acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(guest.done) for guest in guests) < until and not any(task.done() for task in at_work):
            await asyncio.sleep(0.02)


def spoil(server: Server, code: str) -> None:
    """Make an entry of a lobby unreadable, which the server reads when somebody asks for it."""
    with server.database() as database:
        database.execute("UPDATE journal SET body = x'ff' WHERE code = ? AND seq = 1", (code,))


def check_drill(server: Server, kills: int) -> None:
    guests = run(drilled(server, kills, tables=8))
    acknowledged = assert_kept(server, guests)
    again = sum(guest.again for guest in guests)
    aside = {line["table"] for line in server.errors() if line["what"] == "a table was put aside"}
    print(
        f"{kills} kills and {kills // 5} orderly ends, {acknowledged} actions acknowledged,"
        f" {again} sent again, {len(aside)} tables put aside"
    )
    assert acknowledged >= 10 * kills and len(aside) == kills // 10
    assert again > 0, "no kill hit a command on its way"
    assert {line["what"] for line in server.errors()} <= {"a table was put aside"}


def test_nothing_is_lost_or_doubled_by_kills(own_server: Start) -> None:
    check_drill(own_server(), kills=10)


@pytest.mark.soak
def test_nothing_is_lost_or_doubled_by_five_hundred_kills(own_server: Start) -> None:
    check_drill(own_server(), kills=500)


KILLED_AT_THE_END = """
import logging, os, signal, sys
from saboteur.cli import app

def kill(record):
    if record.msg == "a game is over":
        os.kill(os.getpid(), signal.SIGKILL)
    return True

logging.getLogger("saboteur.table").addFilter(kill)
app(sys.argv[1:])
"""


@pytest.mark.parametrize("is_old", [False, True])
@in_a_loop
async def test_a_game_whose_last_move_was_the_servers_last_deed_has_a_record(
    own_server: Start, is_old: bool
) -> None:
    """Nothing is written between the move and the index; earlier versions have left tables where it was."""
    server = own_server()
    token = "the token of every seat"
    game = ended({"players": 3, "options": {"rounds": "1"}})
    entries = journal_of("QUARKS", [game])
    last = entries.pop()
    assert isinstance(last, Acted)
    seated = [
        structs.replace(e, key=token_key(f"{token} {e.seat}")) if isinstance(e, Sat) else e for e in entries
    ]
    server.stop()
    keep(server.folder, seated, phase="playing")
    with server.database() as database:
        database.execute("UPDATE tables SET games = 1")
    server.program = [sys.executable, "-P", "-c", KILLED_AT_THE_END]
    server.start()
    client = await enter(server, "QUARKS", f"{token} {last.seat}")
    await client.until(lambda: client.legal)
    with pytest.raises(ConnectionError):
        await client.do("act", at=client.game["n"], action=last.action)
    assert server.process is not None
    await asyncio.to_thread(server.process.wait, PATIENCE)
    with server.database() as database:
        assert database.execute("SELECT phase FROM tables").fetchall() == [("over",)]
        if is_old:
            database.execute("UPDATE tables SET phase = 'playing'")
    server.program = ()
    server.start()
    path = "/api/tables/QUARKS/games/1/record"
    headers = bearer(f"{token} 0")
    assert server.ask("GET", path, headers=headers).body.decode() == game.record()
    assert server.ask("GET", path.replace("1", "2"), headers=headers).error == (409, "not-now")
