"""A table that cannot be read is put aside: its players are told, everyone else plays on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from saboteur.boxes import BOXES
from saboteur.core.rules import RULES_VERSION
from saboteur.server.errors import Unreadable
from saboteur.server.journal.entries import Dealt
from saboteur.server.journal.store import written
from saboteur.server.tables.restore import restored_table
from saboteur.server.tables.table import OVER

from .client import JSON, Client, asked, at_table, in_a_loop, opened, play_on
from .process import Server, bearer, wait_for
from .test_clocks import begun
from .test_replays import journal_of, played

Start = Callable[[], Server]
# A clock of days runs although nobody looks, so the server reads such a table when it starts.
DAYS: JSON = {"kind": "days", "days": 2}
PAGE = 4096


def change(database: sqlite3.Connection, code: str, kind: str, new: Callable[[JSON], Any]) -> None:
    """Rewrite the last entry of a kind; what is no bytes is written as JSON."""
    rows = database.execute("SELECT seq, body FROM journal WHERE code = ? ORDER BY seq", (code,))
    found = [(seq, json.loads(body)) for seq, body in rows]
    seq, entry = next((seq, entry) for seq, entry in reversed(found) if entry["e"] == kind)
    body = new(entry)
    body = body if isinstance(body, bytes) else json.dumps(body).encode()
    database.execute("UPDATE journal SET body = ? WHERE code = ? AND seq = ?", (body, code, seq))


def drop(database: sqlite3.Connection, code: str, seq: int) -> None:
    """Lose one entry."""
    database.execute("DELETE FROM journal WHERE code = ? AND seq = ?", (code, seq))


def flipped(entry: JSON) -> bytes:
    """Return an entry with one byte changed, so that it is no JSON any more."""
    return json.dumps(entry).encode().replace(b'"', b"\xff", 1)


# What happens to a journal -> how its players are told, and what the log and the doctor say.
DAMAGE: dict[str, tuple[Callable[[sqlite3.Connection, str], None], str, str]] = {
    "a changed byte": (
        lambda db, code: change(db, code, "acted", flipped), "damaged", "cannot be decoded",
    ),
    "a missing entry": (lambda db, code: drop(db, code, 5), "damaged", "entry 5 is missing"),
    "a missing beginning": (lambda db, code: drop(db, code, 0), "damaged", "entry 0 is missing"),
    "an unknown entry": (
        lambda db, code: change(db, code, "acted", lambda e: {**e, "e": "moonwalked"}), "damaged",
        "moonwalked",
    ),
    "an action that is not legal": (
        lambda db, code: change(db, code, "acted", lambda e: {**e, "action": "place NSEW 40,40"}), "damaged",
        "the rules refuse the action",
    ),
    "a seat that nobody has": (
        lambda db, code: change(db, code, "acted", lambda e: {**e, "seat": 9}), "damaged", "entry ",
    ),
    "a seed that is none": (
        lambda db, code: change(db, code, "dealt", lambda e: {**e, "seed": "gold"}), "damaged",
        "does not fit what came before",
    ),
    "a module that is not loaded": (
        lambda db, code: change(
            db, code, "made", lambda e: {**e, "settings": {**e["settings"], "rules": {"modules": ["yeti"]}}}
        ),
        "other-rules", "yeti",
    ),
    "a later version of the rules": (
        lambda db, code: change(db, code, "dealt", lambda e: {**e, "version": 99}), "other-rules",
        "version 99 of the rules",
    ),
    "a later version of a box": (
        lambda db, code: change(db, code, "dealt", lambda e: {**e, "boxes": {"base": 99}}), "other-rules",
        "version 99 of the box 'base'",
    ),
}  # fmt: skip


def set_aside(server: Server) -> dict[str, str]:
    """Return the tables that the log says were put aside, and why."""
    return {line["table"]: line["why"] for line in server.lines() if line["what"] == "a table was put aside"}


async def turned_away(server: Server, seat: JSON) -> str:
    """Open a page at a table that cannot be read; return what it is told."""
    client = Client(await opened(server, seat["code"]), "x")
    await client.say({"t": "hello", "token": seat["token"], "also": []})
    await client.until_closed()
    assert not client.told("table")
    return str(client.told("error")[0]["code"])


@in_a_loop
async def test_damaged_tables_stop_neither_the_server_nor_other_tables(own_server: Start) -> None:
    server = own_server()
    awake = {name: await begun(server, DAYS) for name in DAMAGE}
    asleep = {name: await begun(server, {"kind": "none"}) for name in DAMAGE}
    lobby = server.make("Ada", open=True)
    sound = await begun(server, DAYS)
    server.kill()
    with server.database() as database:
        for name, (damage, _, _) in DAMAGE.items():
            damage(database, awake[name][0]["code"])
            damage(database, asleep[name][0]["code"])
        change(database, lobby["code"], "sat", flipped)
    server.start()
    assert server.get("/healthz").data["ok"]
    wait_for(lambda: len(set_aside(server)) == len(awake), "the tables with a clock of days")
    assert set_aside(server).keys() == {seats[0]["code"] for seats in awake.values()}
    assert server.get(f"/api/tables/{lobby['code']}").error == (500, "damaged")
    for name, (_, code, reason) in DAMAGE.items():
        for seats in (awake[name], asleep[name]):
            table = seats[0]["code"]
            answer = server.ask("GET", f"/api/tables/{table}", headers=bearer(seats[0]["token"]))
            assert (answer.status, answer.data) == (
                500 if code == "damaged" else 501, {"error": code, "detail": ""}
            ), name  # fmt: skip
            assert await turned_away(server, seats[0]) == code, name
            assert reason in set_aside(server)[table], name
    async with at_table(server, sound) as clients:
        await clients[0].until(lambda: asked(clients))
        await play_on(clients, random.Random(1), 5)
    assert not [line for line in server.lines() if "trace" in line]
    # What is told once is not told again: looking at such a table costs nothing.
    codes = [line["table"] for line in server.lines() if line["what"] == "a table was put aside"]
    assert len(codes) == len(set(codes))


@in_a_loop
async def test_a_damaged_page_of_the_database_costs_only_its_own_table(own_server: Start) -> None:
    server = own_server()
    talkative = await begun(server, DAYS)
    sound = [await begun(server, DAYS) for _ in range(3)]
    words = json.dumps({"e": "chatted", "seat": 0, "text": "gold! " * 50}).encode()
    server.kill()
    with server.database() as database:
        code = talkative[0]["code"]
        (last,) = database.execute("SELECT max(seq) FROM journal WHERE code = ?", (code,)).fetchone()
        rows = [(code, last + i, words) for i in range(1, 100)]
        database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)
        database.execute("COMMIT")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(server.folder / "tables.sqlite3", words)
    server.start()
    assert server.get(f"/api/tables/{code}").error == (500, "damaged")
    assert "malformed" in set_aside(server)[code]
    for seats in sound:
        assert server.get(f"/api/tables/{seats[0]['code']}").status == 200
    async with at_table(server, sound[0]) as clients:
        await clients[0].until(lambda: asked(clients))
        await play_on(clients, random.Random(1), 3)


def spoil(path: Path, words: bytes) -> None:
    """Destroy a page of the file that holds nothing but these words."""
    whole = bytearray(path.read_bytes())
    full = [at for at in range(0, len(whole), PAGE) if whole[at : at + PAGE].count(words) * len(words) > 3000]
    assert full
    at = full[len(full) // 2]
    whole[at : at + 100] = b"\xff" * 100
    path.write_bytes(whole)


@in_a_loop
async def test_a_journal_that_is_spoilt_during_a_game_ends_this_game_only(own_server: Start) -> None:
    server = own_server()
    seats, others = server.seated(3), server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients, at_table(server, others) as elsewhere:
        for people in (clients, elsewhere):
            await people[0].must("start")
            await people[0].until(lambda people=people: asked(people))  # type: ignore[misc]
        with server.database() as database:
            (last,) = database.execute("SELECT max(seq) FROM journal WHERE code = ?", (code,)).fetchone()
            database.execute("INSERT INTO journal VALUES (?, ?, ?)", (code, last + 1, b'{"e": "moonwalked"}'))
        actor = asked(clients)[0]
        command = {"t": "act", "id": "last", "at": actor.game["n"], "action": actor.legal[0]["do"]}
        await actor.say(command)
        for client in clients:
            assert await client.until_closed() == 1011
            assert client.told("error")[-1]["code"] == "damaged"
        assert await turned_away(server, seats[0]) == "damaged"
        await play_on(elsewhere, random.Random(1), 5)
    assert "moonwalked" in set_aside(server)[code]
    seated = server.ask("POST", f"/api/tables/{code}/seats", {"name": "Zoe"}, bearer(server.keys[code]))
    assert seated.error == (500, "damaged")


def test_a_finished_game_can_be_seen_although_its_table_was_spoilt_later(own_server: Start) -> None:
    server = own_server()
    first, second = (played({"players": 3}, seed) for seed in ("first", "second"))
    rows = [("QUARK", i, written(e)) for i, e in enumerate(journal_of("QUARK", [first, second]))]
    with server.database() as database:
        database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)
        change(database, "QUARK", "acted", flipped)
    assert server.get("/api/tables/QUARK").error == (500, "damaged")
    assert server.get("/api/tables/QUARK/games/1/record").body.decode() == first.record()
    assert server.get("/api/tables/QUARK/games/2/record").error == (500, "damaged")


@in_a_loop
async def test_every_deal_names_the_version_of_the_rules(own_server: Start) -> None:
    server = own_server()
    seats = await begun(server, {"kind": "none"})
    (deal,) = [entry for entry in server.journal(seats[0]["code"]) if entry["e"] == "dealt"]
    assert deal["version"] == RULES_VERSION
    assert deal["boxes"] == {"base": BOXES["base"].version}


def test_a_box_of_another_version_matters_only_where_it_is_played() -> None:
    for modules in ([], ["chests"]):
        entries = journal_of("QUARK", [played({"players": 3, "modules": modules})])
        boxes = {"base": 1, "chests": 2}
        later = [structs.replace(e, boxes=boxes) if isinstance(e, Dealt) else e for e in entries]
        if not modules:
            assert restored_table(later)[0].phase == OVER
            continue
        with pytest.raises(Unreadable) as refused:
            restored_table(later)
        assert refused.value.code == "other-rules"
        assert "version 2 of the box 'chests'" in refused.value.reason


def test_a_deal_without_a_version_is_of_the_first() -> None:
    entries = journal_of("QUARK", [played({"players": 3})])
    old = [structs.replace(entry, version=0) if isinstance(entry, Dealt) else entry for entry in entries]
    new = [structs.replace(entry, version=2) if isinstance(entry, Dealt) else entry for entry in entries]
    assert restored_table(old)[0].phase == OVER
    with pytest.raises(Unreadable) as refused:
        restored_table(new)
    assert refused.value.code == "other-rules"
