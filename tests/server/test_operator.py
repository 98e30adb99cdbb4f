"""Backup, restore, export and forget, on a server that people play at and on one that is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur import Game
from saboteur.game import faults
from saboteur.server.journal.entries import Noted
from saboteur.server.journal.store import Row, written

from .client import JSON, Client, asked, at_table, in_a_loop, opened, play_on
from .drill import games_in
from .operating import codes, finished, holding, keep, must, operate, replay_of
from .process import Server, wait_for
from .test_faults import locked

Start = Callable[[], Server]
ALONE = "NQXZK"
# What opens a seat or a game, or tells devices and networks apart.
OPENING = ("seed", "key", "screen", "secret", "device", "address")


async def dealt(clients: list[Client], moves: int) -> None:
    """Deal and play a little."""
    await clients[0].must("start")
    await clients[0].until(lambda: asked(clients))
    await play_on(clients, random.Random(moves), moves)


async def scribble(client: Client, over: asyncio.Event) -> int:
    """Write something down again and again until the connection ends; return how often it was done."""
    done = 0
    with contextlib.suppress(ConnectionError, ConnectionClosed):
        while not over.is_set():
            done += (await client.do("mark", seat=0, level=done % 3))["t"] == "done"
            await asyncio.sleep(0.12)  # no faster than anybody may
    return done


def control(server: Server) -> JSON:
    """Return what the server has written down for its operator."""
    return dict(json.loads((server.data / "server.json").read_text(encoding="utf-8")))


def order(server: Server, body: Any, token: str, **headers: str) -> int:
    """Send an operator command with a token; return the status."""
    return server.ask("POST", "/api/operator", body, {"Authorization": f"Bearer {token}", **headers}).status


# The way in -------------------------------------------------------------------------------------------


def test_only_who_can_read_the_folder_is_the_operator(own_server: Start) -> None:
    server = own_server()
    token = control(server)["token"]
    assert stat.S_IMODE((server.data / "server.json").stat().st_mode) == 0o600
    status = {"do": "status"}
    assert order(server, status, token) == 200
    assert order(server, status, token[:-1]) == order(server, status, "") == 404
    assert server.ask("POST", "/api/operator", status).status == 404
    # Whoever comes through a proxy is not on this machine.
    assert order(server, status, token, **{"X-Forwarded-For": "10.1.2.3"}) == 404
    assert order(server, {"do": "anything"}, token) == 400
    assert server.get("/api/operator").status == 405
    assert "/api/operator" not in server.get("/api/openapi.json").data["paths"]
    server.stop()
    assert not (server.data / "server.json").exists()
    server.start()
    server.kill()
    assert control(server)["token"] != token, "every start has a token of its own"
    # The note of a server that was killed leads nowhere, and keeps nobody from working on the files.
    assert "no server is running" in must(server.data, "doctor")
    assert operate(server.data, "forget", "--table", "AAAAA", "--yes").status == 1


# Backup and restore -----------------------------------------------------------------------------------


@in_a_loop
async def test_a_backup_of_a_running_server_is_a_whole_server(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    seats = server.seated(3)
    copy = Server(tmp_path / "copy")
    copy.folder.mkdir()
    file = copy.folder / "tables.sqlite3"
    async with at_table(server, seats) as clients:
        await dealt(clients, 10)
        assert "1 table with" in must(server.data, "backup", str(file))
        old = [client.view for client in clients]
        await play_on(clients, random.Random(2), 5)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in copy.folder.iterdir()] == ["tables.sqlite3"], "one file, nothing beside it"
    before = file.read_bytes()
    again = operate(server.data, "backup", str(file))
    assert again.status == 1 and "already exists" in again.err and file.read_bytes() == before
    copy.start()
    try:
        async with at_table(copy, seats) as clients:
            for client, view in zip(clients, old, strict=True):
                await client.until(lambda client=client: client.game)  # type: ignore[misc]
                assert client.view == view and client.game["n"] == 10
    finally:
        copy.close()


@in_a_loop
async def test_everything_goes_back_while_people_play(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    seats, file = server.seated(3), tmp_path / "backup.sqlite3"
    async with at_table(server, seats) as clients:
        await dealt(clients, 5)
        must(server.data, "backup", str(file))
        journal = server.journal(seats[0]["code"])
        await play_on(clients, random.Random(2), 5)
        later = server.make()["code"]
        over = asyncio.Event()
        at_work = [asyncio.create_task(scribble(client, over)) for client in clients]
        said = await asyncio.to_thread(must, server.data, "restore", str(file), "--yes")
        assert [await client.until_closed() for client in clients] == [1012] * 3, "pages connect again"
        over.set()
        assert sum(await asyncio.gather(*at_work)) > 0
    assert server.journal(seats[0]["code"]) == journal
    assert server.get(f"/api/tables/{later}").status == 404
    kept = next(server.data.glob("tables-before-restore-*.sqlite3"))
    assert str(kept) in said
    assert sorted(server.data.glob("restoring*")) == []
    async with at_table(server, seats) as clients:
        await clients[0].until(lambda: clients[0].game)
        assert clients[0].game["n"] == 5
        await play_on(clients, random.Random(3), 3)
    games_in(server.journal(seats[0]["code"]))
    must(server.data, "restore", str(kept), "--yes")
    assert server.get(f"/api/tables/{later}").status == 200, "and forth"
    assert server.errors() == []


@in_a_loop
async def test_one_table_goes_back_and_the_others_play_on(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    one, other, file = server.seated(3), server.seated(3), tmp_path / "backup.sqlite3"
    async with at_table(server, one) as clients, at_table(server, other) as others:
        await dealt(clients, 5)
        await dealt(others, 5)
        must(server.data, "backup", str(file))
        await play_on(clients, random.Random(2), 4)
        await play_on(others, random.Random(2), 4)
        must(server.data, "restore", str(file), "--table", one[0]["code"].lower(), "--yes")
        assert [await client.until_closed() for client in clients] == [1012] * 3
        await play_on(others, random.Random(3), 2)
        assert others[0].game["n"] == 11
    assert len(server.acts(one[0]["code"])) == 5 and len(server.acts(other[0]["code"])) == 11
    assert server.errors() == []


def spoilt(tmp_path: Path, name: str, change: Callable[[sqlite3.Connection], Any]) -> Path:
    """Return a backup with something wrong with it."""
    folder = tmp_path / name
    keep(folder, finished(ALONE, ["Ada", "Ben", "Cem"])[0])
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        change(database)
    return folder / "tables.sqlite3"


@in_a_loop
async def test_a_bad_backup_changes_nothing(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    seats = server.seated(3)
    text = tmp_path / "text.sqlite3"
    text.write_text("not a database at all, only words", encoding="utf-8")
    empty = tmp_path / "empty.sqlite3"
    sqlite3.connect(empty).close()
    torn = spoilt(tmp_path, "torn", lambda _: None)
    whole = torn.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    backups = {
        text: "cannot be read",
        empty: "not a backup",
        torn: "cannot be read",
        spoilt(tmp_path, "newer", lambda db: db.execute("PRAGMA user_version = 99")): "newer version",
        tmp_path / "nowhere.sqlite3": "There is no file",
    }
    async with at_table(server, seats) as clients:
        await dealt(clients, 3)
        for file, why in backups.items():
            said = operate(server.data, "restore", str(file), "--yes")
            assert said.status == 1 and why in said.err, said.err
        good = spoilt(tmp_path, "good", lambda _: None)
        said = operate(server.data, "restore", str(good), "--table", "WWWWW", "--yes")
        assert said.status == 1 and "no table WWWWW" in said.err
        await play_on(clients, random.Random(1), 2)
        assert not any(client.ended for client in clients)
    assert sorted(server.data.glob("restoring*")) == []


@in_a_loop
async def test_a_restore_that_fails_changes_nothing(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    seats, file = server.seated(3), tmp_path / "backup.sqlite3"
    must(server.data, "backup", str(file))
    async with at_table(server, seats) as clients:
        await dealt(clients, 4)
    journal = server.journal(seats[0]["code"])
    with locked(server):
        said = operate(server.data, "restore", str(file), "--yes")
        assert said.status == 1 and "It is unchanged" in said.err
    assert server.journal(seats[0]["code"]) == journal
    async with at_table(server, seats) as clients:
        await clients[0].until(lambda: clients[0].game)
        await play_on(clients, random.Random(1), 3)


def test_a_damaged_database_is_replaced_while_no_server_runs(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    code, file = server.make()["code"], tmp_path / "backup.sqlite3"
    must(server.data, "backup", str(file))
    server.stop()
    database = server.data / "tables.sqlite3"
    database.write_bytes(b"\0" * 5000)
    assert operate(server.data, "doctor").status == 1
    must(server.data, "restore", str(file), "--yes")
    server.start()
    assert server.get(f"/api/tables/{code}").status == 200
    assert len(list(server.data.glob("tables-damaged-*"))) == 1


def test_an_old_backup_is_brought_up_to_date(own_server: Start, tmp_path: Path) -> None:
    old = spoilt(
        tmp_path,
        "old",
        lambda db: db.executescript(
            "DROP TABLE finished; ALTER TABLE tables DROP COLUMN games; PRAGMA user_version = 1;"
        ),
    )
    server = own_server()
    must(server.data, "restore", str(old), "--yes")
    assert server.get(f"/api/tables/{ALONE}/games/1").status == 200
    assert server.errors() == []


# Export -----------------------------------------------------------------------------------------------


@in_a_loop
async def test_an_export_tells_everything_but_what_is_hidden(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        await clients[0].must("say", text="before the deal")
        await dealt(clients, 4)
        await clients[1].must("note", text="my own thoughts")
        await clients[1].must("claim", kind="suspect", about=2)
        await clients[1].must("mark", seat=2, level=1)
        table = must(server.data, "export", "--table", code)
        person = must(server.data, "export", "--person", "PLAYER 1")
    journal = server.journal(code)
    secrets = [entry[key] for entry in journal for key in OPENING if entry.get(key)]
    assert len(secrets) >= 1 + 3 + 1 + 3
    for text in (table, person):
        assert not [secret for secret in secrets if secret in text]
    data = json.loads(table)
    assert data["games"] == [{"game": 1, "over": False, "moves": 4}]
    assert "my own thoughts" not in table, "notes are their writer's"
    assert [line["text"] for line in data["happened"] if line["what"] == "chatted"] == ["before the deal"]
    (sitting,) = json.loads(person)["tables"][0]["sittings"]
    assert (sitting["seat"], sitting["names"]) == (1, ["Player 1"])
    assert [note["text"] for note in sitting["notes"]] == ["my own thoughts"]
    assert sitting["claims"][0]["kind"] == "suspect" and sitting["marks"][0]["level"] == 1
    assert sitting["chat"] == [] and sitting["games"][0]["moves"] == 4


def test_finished_games_are_exported_with_records(tmp_path: Path) -> None:
    journal, games = finished(ALONE, ["Ada", "Ben", "Zoë"], games=2)
    keep(tmp_path / "data", journal)
    file = tmp_path / "zoe.json"
    # The same name, written with a letter and an accent, in capitals.
    must(tmp_path / "data", "export", "--person", "ZOE\u0308", "--out", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    (sitting,) = json.loads(file.read_text(encoding="utf-8"))["tables"][0]["sittings"]
    assert [game["record"] for game in sitting["games"]] == [game.record() for game in games]
    assert operate(tmp_path / "data", "export", "--person", "Zo").status == 1, "no part of a name"
    assert operate(tmp_path / "data", "export").status == 2
    assert operate(tmp_path / "data", "export", "--person", "Ada", "--out", str(file)).status == 2


# Forget -----------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_table_is_forgotten_under_its_players(own_server: Start) -> None:
    server = own_server()
    seats, others = server.seated(3), server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats, watchers=1) as clients, at_table(server, others) as rest:
        await clients[0].must("say", text="wombatlaughter")
        assert operate(server.data, "forget", "--table", code).status == 2, "nobody was there to say yes"
        assert holding(server.data, "wombatlaughter")
        must(server.data, "forget", "--table", code, "--yes")
        assert [await client.until_closed() for client in clients] == [1008] * 4
        assert {client.frames[-1]["code"] for client in clients} == {"unknown-table"}
        await dealt(rest, 2)
    assert server.get(f"/api/tables/{code}").error == (404, "unknown-table")
    assert codes(server) == {others[0]["code"]}
    assert holding(server.data, "wombatlaughter") == holding(server.data, code) == []
    assert "no table" in operate(server.data, "forget", "--table", code, "--yes").err
    assert server.errors() == []


def told(server: Server, games: list[Game]) -> list[JSON]:
    """Return what the server tells of finished games, names left out."""
    stories = [server.get(replay_of(game)).data for game in games]
    return [{**story, "seats": None, "said": None} for story in stories]


@in_a_loop
async def test_a_person_is_forgotten_and_the_games_stay(own_server: Start) -> None:
    server = own_server()
    server.stop()
    journal, games = finished(ALONE, ["Quetzalcoatl", "Ben", "Player 1"], games=2)
    keep(server.data, journal)
    server.start()
    wait_for(lambda: all(server.get(replay_of(game)).status == 200 for game in games), "no game kept")
    before = told(server, games)
    story = f"{replay_of(games[0])}/story"
    with server.database() as database:
        # As it is kept once the turning points are found, which takes long.
        database.execute("UPDATE finished SET story = ?", (b'{"seats": "Quetzalcoatl", "turns": [1]}',))
    assert "Quetzalcoatl" in server.get(story).body.decode()
    seat = server.make("Quetzalcoatl", rules={"players": 3})
    seats = [seat, server.join(seat["code"], "Ben"), server.join(seat["code"], "Cem")]
    async with at_table(server, seats, watchers=1) as clients:
        await clients[0].must("say", text="armadillobreakfast")
        await clients[1].must("say", text="good morning")
        await dealt(clients[:3], 4)
        await clients[0].must("note", text="pangolinsecret")
        said = must(server.data, "forget", "--person", "quetzalCOATL", "--yes")
        assert f"Table {ALONE}" in said and f"Table {seat['code']}" in said
        for client in clients:
            await client.until(lambda c=client: c.table["seats"][0]["name"] == "Player 1")  # type: ignore[misc]
            assert client.ended is None
        await clients[1].until(lambda: clients[1].told("talk")[-1]["whole"])
        lines = clients[1].told("talk")[-1]["earlier"]
        assert [(line["name"], line["text"]) for line in lines] == [("Player 1", ""), ("Ben", "good morning")]
        assert clients[0].told("own")[-1]["note"] == ""
        await play_on(clients[:3], random.Random(5), 4)
    for word in ("uetzalcoatl", "armadillobreakfast", "pangolinsecret"):
        assert holding(server.data, word) == [], word
    assert holding(server.data, "good morning"), "others' words stay"
    # Somebody else is called "Player 1" at the old table.
    assert server.shown(ALONE)["seats"][0]["name"] == "Player 1 (2)"
    assert told(server, games) == before, "ids, moves and results are what they were"
    again = server.get(story).body.decode()
    assert "Quetzalcoatl" not in again and "Player 1 (2)" in again
    record = server.get(f"/api/tables/{ALONE}/games/2/record").body.decode()
    assert record == games[1].record() and not faults(record)
    games_in(server.journal(seat["code"]))
    (sat,) = (e for e in server.journal(seat["code"]) if e["e"] == "sat" and e["seat"] == 0)
    assert "device" not in sat and "address" not in sat, "what tells devices and networks apart is gone, too"
    assert server.errors() == []
    server.kill()
    server.start()
    assert server.shown(seat["code"])["seats"][0]["name"] == "Player 1"
    assert "Quetzalcoatl" not in server.log.read_text(encoding="utf-8")


def test_a_person_is_forgotten_while_no_server_runs(tmp_path: Path) -> None:
    journal, _ = finished(ALONE, ["Quetzalcoatl", "Ben", "Cem"])
    keep(tmp_path, journal)
    must(tmp_path, "backup", str(tmp_path / "older.sqlite3"))
    said = must(tmp_path, "forget", "--person", "Quetzalcoatl", "--table", ALONE, "--yes")
    assert holding(tmp_path, "Quetzalcoatl") == ["older.sqlite3"]
    assert "older.sqlite3" in said, "the operator is told that backups still have it"
    assert "Nobody called" in operate(tmp_path, "forget", "--person", "Quetzalcoatl", "--yes").err
    assert must(tmp_path, "doctor")


def test_nothing_is_left_of_what_the_database_has_moved_about(tmp_path: Path) -> None:
    """SQLite moves entries when a page fills up, and leaves copies behind that no deletion reaches."""
    rng = random.Random(1)
    codes = ("BBBBB", "CCCCC", "DDDDD", "EEEEE")
    for code in codes:
        keep(tmp_path, finished(code, ["Ada", "Ben", "Cem"])[0][:4], phase="lobby")
    texts = [f"walruswhisper {'x' * rng.randrange(900)}" for _ in range(60)]
    notes = [
        Row(code, 4 + number, written(Noted(seat=0, text=text)))
        for code in codes
        for number, text in enumerate(texts)
    ]
    rng.shuffle(notes)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        for row in notes:
            database.execute("INSERT INTO journal VALUES (?, ?, ?)", row)
    must(tmp_path, "forget", "--person", "Ada", "--yes")
    assert holding(tmp_path, "walruswhisper") == []


def test_a_table_that_cannot_be_read_is_named_when_a_person_is_forgotten(tmp_path: Path) -> None:
    journal, _ = finished(ALONE, ["Quetzalcoatl", "Ben", "Cem"])
    keep(tmp_path, journal)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM journal WHERE seq = 7")
    said = must(tmp_path, "forget", "--person", "Quetzalcoatl", "--yes")
    assert f"Table {ALONE} cannot be read (entry 7 is missing)" in said
    must(tmp_path, "forget", "--table", ALONE, "--yes")
    assert holding(tmp_path, "Quetzalcoatl") == []


# Retention --------------------------------------------------------------------------------------------


def unplayed(code: str) -> list[Any]:
    """Return the journal of a table at which nothing was dealt."""
    return finished(code, ["Ada", "Ben", "Cem"])[0][:4]


@pytest.mark.parametrize(
    ("days", "left"),
    [
        (None, {"AAAAA", "BBBBB", "CCCCC"}),
        (60, {"AAAAA", "BBBBB"}),
        (10, {"AAAAA"}),
    ],
)
def test_old_tables_are_forgotten_at_the_start(own_server: Start, days: int | None, left: set[str]) -> None:
    server = own_server()
    server.stop()
    keep(server.data, finished("AAAAA", ["Ada", "Ben", "Cem"])[0], days_old=5)
    keep(server.data, finished("BBBBB", ["Ada", "Ben", "Cem"])[0], days_old=50)
    keep(server.data, finished("CCCCC", ["Ada", "Ben", "Cem"])[0], days_old=500)
    keep(server.data, unplayed("DDDDD"), days_old=35, phase="lobby")
    server.options = ["--keep-days", str(days)] if days else []
    server.start()
    wait_for(lambda: codes(server) == left, "the old tables to go")
    wait_for(lambda: any(line["what"] == "old tables were forgotten" for line in server.lines()), "the log")
    # A table that was just made, by somebody who sits there alone, is not old.
    new = server.make()["code"]
    must(server.data, "forget", "--older-than", "1", "--yes")
    assert codes(server) == {new}


@in_a_loop
async def test_a_table_with_somebody_at_it_is_never_too_old(own_server: Start) -> None:
    server = own_server()
    server.stop()
    keep(server.data, finished(ALONE, ["Ada", "Ben", "Cem"])[0], days_old=500)
    days = finished("BBBBB", ["Ada", "Ben", "Cem"])[0]
    keep(server.data, days[:10], days_old=500, phase="playing")
    with server.database() as database:
        database.execute("UPDATE tables SET wakes = 1 WHERE code = 'BBBBB'")
    server.start()
    async with opened(server, ALONE) as socket:
        await socket.send('{"t": "hello", "token": null}')
        await socket.recv()
        must(server.data, "forget", "--older-than", "1", "--yes")
        assert codes(server) == {ALONE, "BBBBB"}
    must(server.data, "forget", "--older-than", "1", "--yes")
    assert codes(server) <= {ALONE, "BBBBB"} and "BBBBB" in codes(server), "a clock of days runs there"


# Words ------------------------------------------------------------------------------------------------


def test_mistakes_are_answered_in_sentences(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    for words in (["backup"], ["export", "--person", "Ada"], ["forget", "--table", "AAAAA", "--yes"]):
        said = operate(nowhere, *words, cwd=tmp_path)
        assert said.status == 1 and "There is no" in said.err, said.err
    assert not nowhere.exists(), "nothing is made by asking"
    assert operate(nowhere, "forget").status == 2
    assert operate(tmp_path, "forget", "--older-than", "3", "--person", "Ada").status == 2
    assert operate(tmp_path, "serve", "--metrics", "nonsense").status == 2


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_backup_that_cannot_be_written_says_so(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    tmp_path.chmod(0o500)
    said = operate(server.data, "backup", str(tmp_path / "backup.sqlite3"))
    tmp_path.chmod(0o700)
    assert said.status == 1 and "cannot be written" in said.err
