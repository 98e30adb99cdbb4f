"""An operator at the command line, and tables made without playing them."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import structs

from saboteur import Game
from saboteur.server.journal.entries import Chatted, Dealt, Entries, Made, Noted, Sat
from saboteur.server.journal.store import SqliteStore, rows_of
from saboteur.server.tables.finished_games import id_of

from .process import SOURCE, Server
from .test_replays import journal_of, played

DAY = 86_400.0


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.status = done.returncode
        self.out = done.stdout
        self.err = done.stderr
        assert "Traceback" not in self.out + self.err, self.err


def operate(folder: Path, *words: str, **options: Any) -> Said:
    """Run a command on a data folder as an operator does."""
    command = [sys.executable, "-m", "saboteur", *words, "--data", str(folder)]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, env=env, check=False,
        **options,
    )  # fmt: skip
    return Said(done)


def must(folder: Path, *words: str) -> str:
    """Run a command that is expected to do what it is asked."""
    said = operate(folder, *words)
    assert said.status == 0, said.out + said.err
    return said.out


def finished(code: str, names: list[str], games: int = 1) -> tuple[list[Entries], list[Game]]:
    """Return the journal of a table with finished games, at which everyone has spoken and taken notes."""
    dealt = [played({"players": len(names)}, f"{code} {number}") for number in range(games)]
    entries = [
        structs.replace(entry, name=names[entry.seat]) if isinstance(entry, Sat) else entry
        for entry in journal_of(code, dealt)
    ]
    words: list[Entries] = [Chatted(seat=seat, text=f"{name} speaks") for seat, name in enumerate(names)]
    words += [Noted(seat=seat, text=f"{name} notes") for seat, name in enumerate(names)]
    return entries + words, dealt


def keep(folder: Path, journal: list[Entries], days_old: float = 0.0, phase: str = "over") -> None:
    """Write a table into a database that no server uses, as if its last entry were so old."""
    folder.mkdir(exist_ok=True)
    SqliteStore(folder / "tables.sqlite3").close()
    at = time.time() - days_old * DAY
    first = journal[0]
    assert isinstance(first, Made)
    entries = [structs.replace(entry, at=at) for entry in journal]
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows_of(first.code, 0, entries))
        index = "INSERT INTO tables (code, made, phase, open, wakes, games) VALUES (?, ?, ?, 0, 0, ?)"
        dealt = sum(isinstance(entry, Dealt) for entry in journal)
        database.execute(index, (first.code, at, phase, dealt))
        database.commit()


def holding(folder: Path, words: str) -> list[str]:
    """Return the files of a folder that hold some bytes, the test's own log left out."""
    found = [file for file in folder.iterdir() if file.suffix not in (".jsonl", ".txt")]
    return sorted(file.name for file in found if words.encode() in file.read_bytes())


def codes(server: Server) -> set[str]:
    """Return the tables that are in a server's database, wherever there is something of them."""
    with server.database() as database:
        return {
            code
            for name in ("journal", "tables", "finished")
            for (code,) in database.execute(f"SELECT code FROM {name}")
        }


def replay_of(game: Game) -> str:
    """Return the address of a finished game."""
    return f"/api/replays/{id_of(game)}"
