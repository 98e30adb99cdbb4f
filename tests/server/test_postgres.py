"""A server whose tables are in PostgreSQL: played, operated, moved to and from a file; a failing database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from saboteur.server.errors import StorageError
from saboteur.server.journal import group_commit
from saboteur.server.journal.chain import COMMITTED, Link
from saboteur.server.journal.found import Finished, Index
from saboteur.server.journal.group_commit import GroupCommit
from saboteur.server.journal.moving import move_store
from saboteur.server.journal.places import reading_at, shown_place, store_at
from saboteur.server.journal.store import rows_of
from saboteur.server.journal.writing import Busy, Row

from .client import at_table, in_a_loop, play_on, run
from .operating import finished, must, operate
from .postgres import Postgres, own_postgres
from .process import PATIENCE, SOURCE, Server

Start = Callable[..., Server]
TABLES = ("tables", "journal", "finished", "fair_chain", "fair_counts")


def everything(place: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of a store, whatever its engine."""
    with reading_at(place) as stored:
        return {
            name: sorted(map(tuple, stored.execute(f"SELECT * FROM {name}").fetchall()), key=repr)
            for name in TABLES
        }


# A server on it ----------------------------------------------------------------------------------


@in_a_loop
async def test_a_game_is_played_operated_and_found_again(own_server: Start, postgres_place: str) -> None:
    place = ["--store", postgres_place]
    server = own_server(options=place)
    seats = server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as people:
        await people[0].must("say", text="pangolin")
        await people[0].must("start")
        await play_on(people, random.Random(1), 6)
        known = people[0].game["n"]
    assert not (server.data / "tables.sqlite3").exists(), "nothing is in the folder"
    server.kill()
    server.start()
    async with at_table(server, seats) as people:
        assert people[0].game["n"] == known
        await play_on(people, random.Random(2), 3)
        told = operate(server.data, "doctor", *place).out
        assert "1 table can be read" in told and "runs at http" in told
        assert "1 node at work; 1 table at one of them" in told
        assert "can lose what was acknowledged: fsync is off" in told, "as it is in tests"
        exported = json.loads(must(server.data, "export", "--table", code, *place))
        assert exported["code"] == code and exported["games"][0]["moves"] >= 9
        assert "Player 1 will" in must(server.data, "forget", "--person", "player 1", "--yes", *place)
        await people[0].until(lambda: people[0].table["seats"][1]["name"] == "Player 2 (2)")
    for words in (["backup"], ["restore", "some.sqlite3", "--yes"]):
        said = operate(server.data, *words, *place)
        assert said.status and "pg_dump" in said.err
    told = must(server.data, "forget", "--table", code, "--yes", *place)
    assert code in told and "PostgreSQL's log" in told
    assert operate(server.data, "export", "--table", code, *place).status
    assert server.errors() == []


def test_the_operator_needs_no_server_and_disturbs_none(tmp_path: Path, postgres_place: str) -> None:
    store = store_at(postgres_place)
    folder = tmp_path / "data"
    place = ["--store", postgres_place]
    journal, _ = finished("QUARK", ["Quetzalcoatl", "Ben", "Cem"])
    try:
        run(store.append(rows_of("QUARK", 0, journal), Index("QUARK", 1.0, "over", False, False, 1)))
        said = operate(folder, "forget", "--table", "QUARK", "--yes", *place)
        assert said.status and "A Saboteur server uses" in said.err
    finally:
        store.close()
    assert "neutral name" in must(folder, "forget", "--person", "quetzalcoatl", "--yes", *place)
    assert not any(b"Quetzalcoatl" in row[2] for row in everything(postgres_place)["journal"])
    assert "QUARK" in must(folder, "forget", "--older-than", "30", "--yes", *place)
    assert everything(postgres_place)["journal"] == []


def test_what_is_wrong_is_said_in_words_and_without_the_password(tmp_path: Path) -> None:
    place = "postgresql://ada:secret@127.0.0.1:9/tables"
    assert shown_place(place) == "postgresql://ada@127.0.0.1:9/tables"
    for words in (["serve", "--no-open", "--port", "0"], ["doctor"], ["export", "--table", "QUARK"]):
        said = operate(tmp_path, *words, "--store", place)
        text = said.out + said.err
        assert said.status and "ada@127.0.0.1:9/tables cannot be used" in text and "secret" not in text
    said = operate(tmp_path, "doctor", "--store", "mysql://nowhere")
    assert said.status == 2 and "mysql is no store" in said.err


# Moving ------------------------------------------------------------------------------------------


async def fill(place: str) -> None:
    """Store some of everything."""
    with contextlib.closing(store_at(place)) as store:
        for number, code in enumerate(("QUARK", "PRATE")):
            journal, _ = finished(code, ["Ádá", "Ben", "Cem"])
            index = Index(code, 0.1 + number, "over", open=bool(number), wakes=not number, games=1)
            await store.append(rows_of(code, 0, journal), index, [Link(COMMITTED, f"{number:064}")])
            await store.keep(Finished(f"id{number}", code, 1, b"\x00story", b"kept"), store.revision)
        await store.append([Row("LOOSE", 0, b"no index")])


def test_a_store_is_moved_there_and_back_without_a_loss(tmp_path: Path, postgres_place: str) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    run(fill(str(old / "tables.sqlite3")))
    before = everything(str(old / "tables.sqlite3"))
    command = ["move-store", str(old), postgres_place]
    said = saboteur(*command)
    assert "3 tables" not in said and "2 tables with" in said and "compared entry by entry" in said
    assert everything(postgres_place) == before and everything(str(old / "tables.sqlite3")) == before
    move_store(postgres_place, str(new))
    assert everything(str(new / "tables.sqlite3")) == before
    with pytest.raises(StorageError, match="has rows already"):
        move_store(str(old), postgres_place)
    with contextlib.closing(store_at(postgres_place)), pytest.raises(StorageError, match="A Saboteur server"):
        move_store(postgres_place, str(tmp_path / "third"))
    with pytest.raises(StorageError, match="There is no table"):
        move_store(str(tmp_path / "nowhere"), postgres_place)


def saboteur(*words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-m", "saboteur", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# When the database fails -------------------------------------------------------------------------


async def until(look: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not look():
            await asyncio.sleep(0.01)


def sessions(server: Postgres) -> list[int]:
    """Return the processes that serve this program's sessions."""
    with psycopg.connect(server.place, autocommit=True) as session:
        found = session.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'saboteur'")
        return [process for (process,) in found]


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A database that the tests of this file may do anything to."""
    with own_postgres() as server:
        yield server


@in_a_loop
async def test_what_is_acknowledged_outlives_a_killed_database(
    own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 0.5)
    with contextlib.closing(store_at(own.place)) as store:
        done: list[int] = []
        over = asyncio.Event()

        async def write(code: str) -> None:
            seq = 0
            while not over.is_set():
                with contextlib.suppress(Busy):
                    await store.append([Row(code, seq, b"%d" % seq)])
                    done.append(seq)
                    seq += 1
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(write(f"W{number}")) for number in range(5)]
        await until(lambda: len(done) > 100)
        own.stop(signal.SIGQUIT)
        with pytest.raises(Busy):
            await store.append([Row("OTHER", 0, b"x")])
        with pytest.raises(Busy):
            await store.holds("W0")
        await until(lambda: not store.healthy)
        before = len(done)
        await asyncio.to_thread(own.start)
        await until(lambda: len(done) > before + 100)
        over.set()
        await asyncio.gather(*tasks)
        await until(lambda: store.healthy)
        assert await store.holds("W0")
        kept = sum(len(store.journal(f"W{number}")) for number in range(5))
        assert kept == len(done)
        for number in range(5):
            found = store.journal(f"W{number}")
            assert [row.body for row in found] == [b"%d" % seq for seq in range(len(found))]


@in_a_loop
async def test_a_silent_database_keeps_nobody_waiting(own: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 0.3)
    with contextlib.closing(store_at(own.place)) as store:
        await store.append([Row("SILENT", 0, b"0")])
        paused = sessions(own)
        for process in paused:
            os.kill(process, signal.SIGSTOP)
        try:
            with pytest.raises(Busy):
                await asyncio.wait_for(store.append([Row("SILENT", 1, b"1")]), 30)
        finally:
            for process in paused:
                os.kill(process, signal.SIGCONT)
        await until(lambda: store.healthy)
        # What was on its way may be written all the same: said again, it is there once.
        await store.append([Row("SILENT", 1, b"1")])
        assert [row.body for row in store.journal("SILENT")] == [b"0", b"1"]


@in_a_loop
async def test_a_server_whose_sessions_are_ended_goes_on(own: Postgres) -> None:
    with contextlib.closing(store_at(own.place)) as store:
        await store.append([Row("ENDED", 0, b"0")])
        with psycopg.connect(own.place, autocommit=True) as operator:
            for process in sessions(own):
                operator.execute("SELECT pg_terminate_backend(%s)", (process,))
        await store.append([Row("ENDED", 1, b"1")])
        assert await store.holds("ENDED") and len(store.journal("ENDED")) == 2


async def write_until(is_waiting: Callable[[], bool], store: GroupCommit) -> tuple[int, asyncio.Task[None]]:
    """Write until a write waits: the database follows its settings a moment later, and does not say when."""
    number = 0
    while True:
        number += 1
        writing = asyncio.create_task(store.append([Row("REPLICA", number, b"1")]))
        while not writing.done():
            if is_waiting():
                return number, writing
            await asyncio.sleep(0.01)
        await writing


@in_a_loop
async def test_what_is_on_this_disk_only_is_acknowledged_when_it_is_on_the_replica(
    own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit whose session ends while it waits for a replica is visible, but may be lost with this disk."""
    monkeypatch.setattr(group_commit, "PATIENCE", 1.0)
    with contextlib.closing(store_at(own.place)) as store:
        await store.append([Row("REPLICA", 0, b"0")])
        await store.beat()
        with psycopg.connect(own.place, autocommit=True) as operator:

            def follow(names: str) -> None:
                operator.execute(f"ALTER SYSTEM SET synchronous_standby_names TO '{names}'".encode())
                operator.execute("SELECT pg_reload_conf()")

            operator.execute("SET synchronous_commit TO local")
            follow("nobody")
            try:
                waits = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                number, writing = await write_until(lambda: bool(operator.execute(waits).fetchall()), store)
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                operator.execute(ended.encode())
                there = "SELECT count(*) FROM journal WHERE code = 'REPLICA'"
                await until(lambda: operator.execute(there).fetchone() == (number + 1,))
                with pytest.raises(Busy):
                    await writing
            finally:
                follow("")
        await until(lambda: store.healthy)
        await store.append([Row("REPLICA", number, b"1")])
        assert len(store.journal("REPLICA")) == number + 1
