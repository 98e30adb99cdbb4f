"""saboteur doctor: what it finds, what it advises, and that it disturbs nobody."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec

from saboteur.server.tables.finished_games import id_of, past_of

from .client import asked, at_table, in_a_loop, play_on
from .operating import finished, keep, must, operate
from .process import Server

Start = Callable[[], Server]
NAMES = ["Ada", "Ben", "Cem"]


def found(folder: Path) -> dict[str, list[tuple[str, str, str]]]:
    """Return what the doctor finds, by what was looked at: how it is, in words, and what to do."""
    said = operate(folder, "doctor", "--json")
    told = json.loads(said.out)
    assert told["ok"] == (said.status == 0) == all(f["status"] != "problem" for f in told["findings"])
    by_check: dict[str, list[tuple[str, str, str]]] = {}
    for finding in told["findings"]:
        by_check.setdefault(finding["check"], []).append(
            (finding["status"], finding["text"], finding["advice"])
        )
    return by_check


@in_a_loop
async def test_a_healthy_server_is_told_to_be_healthy_while_people_play(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        await play_on(clients, random.Random(1), 5)
        findings = found(server.data)
        await play_on(clients, random.Random(1), 5)
    assert {status for each in findings.values() for status, _, _ in each} == {"ok"}
    assert f"http://127.0.0.1:{server.port}/" in findings["server"][0][1]
    assert findings["health"][0][1] == "1 table in memory, 3 pages open"
    assert "forever" in findings["retention"][0][1]
    text = must(server.data, "doctor")
    assert len(text.splitlines()) == 12 and all(line.startswith("ok ") for line in text.splitlines())


def test_tables_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    for code in ("AAAAA", "BBBBB", "CCCCC", "DDDDD"):
        keep(tmp_path, finished(code, NAMES)[0])
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM journal WHERE code = 'AAAAA' AND seq = 9")
        database.execute("UPDATE journal SET body = X'00FF' WHERE code = 'BBBBB' AND seq = 12")
        database.execute("DELETE FROM journal WHERE code = 'DDDDD'")
    findings = found(tmp_path)
    assert [(status, text) for status, text, _ in findings["tables"]][::2] == [
        ("problem", "table AAAAA cannot be read: entry 9 is missing"),
        ("ok", "1 table can be read from beginning to end"),
    ]
    (status, text, advice) = findings["tables"][1]
    assert status == "problem" and "BBBBB" in text and "entry 12" in text and "--table BBBBB" in advice
    assert findings["leftovers"][0][:2] == ("warning", "1 row left of tables that are gone")


def test_kept_games_are_held_against_their_journals(tmp_path: Path) -> None:
    journal, games = finished("AAAAA", NAMES, games=3)
    keep(tmp_path, journal)
    kept = [past_of(journal, number) for number in (1, 2, 3)]
    bodies = [msgspec.json.encode(past.kept()) for past in kept if past]
    rows = [[id_of(game), "AAAAA", number, None, bodies[number - 1]] for number, game in enumerate(games, 1)]

    def faults() -> list[str]:
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            database.execute("DELETE FROM finished")
            database.executemany("INSERT INTO finished VALUES (?, ?, ?, ?, ?)", rows)
            database.commit()
        return [text for status, text, _ in found(tmp_path)["games"] if status == "problem"]

    assert faults() == []
    rows[0][4] = bodies[0][:-9]
    rows[1][4] = bodies[0]
    rows[2][0] = "another"
    assert faults() == [
        "game 1 of table AAAAA is kept in a form that cannot be read",
        "game 2 of table AAAAA is kept otherwise than in the journal",
        "game 3 of table AAAAA is kept, but not in the journal",
    ]


def test_damage_to_the_file_or_its_folder_is_told_in_words(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep(folder, finished("AAAAA", NAMES)[0])
    file = folder / "tables.sqlite3"
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
    assert found(folder)["database"][0][0] == "problem"
    file.write_bytes(b"nonsense" * 1000)
    assert "cannot be read" in found(folder)["database"][0][1]
    file.unlink()
    file.mkdir()
    assert found(folder)["database"][0][0] == "problem"
    assert found(tmp_path / "nowhere")["folder"][0][0] == "warning"
    assert not (tmp_path / "nowhere").exists()


def test_a_newer_database_an_open_folder_and_a_wrong_clock_are_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep(folder, finished("AAAAA", NAMES)[0], days_old=-3)
    status, text, _ = found(folder)["clock"][0]
    assert (status, text) == ("warning", "the newest entry is 3 days in the future")
    folder.chmod(0o755)
    (folder / "tables.sqlite3").chmod(0o644)
    status, text, advice = found(folder)["folder"][0]
    assert status == "problem" and "tables.sqlite3" in text and "chmod 700" in advice
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute("PRAGMA user_version = 77")
    assert "newer version" in found(folder)["database"][0][1]


def test_a_server_that_was_killed_is_told_from_one_that_was_stopped(own_server: Start) -> None:
    server = own_server()
    server.kill()
    assert "did not shut down properly" in found(server.data)["server"][0][1]
    server.start()
    server.stop()
    assert found(server.data)["server"][0][1] == "no server is running on this folder"


def test_the_age_of_the_newest_entry_is_told(tmp_path: Path) -> None:
    keep(tmp_path, finished("AAAAA", NAMES)[0], days_old=5)
    assert found(tmp_path)["clock"][0][1] == "the newest entry is 5 days old"
