"""Starting: the data folder is for one server and its owner alone; what cannot be used is said in words."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .process import PATIENCE, SOURCE, Server

Start = Callable[[], Server]
posix = pytest.mark.skipif(os.name != "posix", reason="modes and limits are POSIX's")


def refused(folder: Path, **options: Any) -> str:
    """Start a server that cannot start; return what it says."""
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", "saboteur", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        **options,
    )
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr and done.stdout == ""
    return str(done.stderr)


@contextlib.contextmanager
def stopped(server: Server) -> Iterator[Path]:
    """Stop a server; return its database."""
    server.stop()
    yield server.folder / "tables.sqlite3"


def mode(path: Path) -> int:
    """Return who may read and write a file."""
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    server = Server(tmp_path / "logs")
    server.folder.mkdir()
    # A folder of another name, so that the test's own log does not lie in it.
    house = tmp_path / "new" / "house"
    server.data = house
    server.start()
    try:
        server.make()
        assert mode(house) == 0o700
        assert {path.name: mode(path) for path in house.iterdir()} == {
            path.name: 0o600 for path in house.iterdir()
        }
        assert {"tables.sqlite3", "tables.sqlite3-wal", "server.lock"} <= {
            path.name for path in house.iterdir()
        }
    finally:
        server.close()


@posix
def test_data_that_others_could_read_is_closed_to_them(own_server: Start) -> None:
    server = own_server()
    code = server.make()["code"]
    with stopped(server) as database:
        server.folder.chmod(0o755)
        database.chmod(0o644)
    server.start()
    assert mode(server.folder) == 0o700 and mode(database) == 0o600
    assert server.get(f"/api/tables/{code}").status == 200


@posix
def test_a_folder_with_other_things_in_it_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("gold", encoding="ascii")
    tmp_path.chmod(0o755)
    server = Server(tmp_path)
    server.start()
    try:
        assert mode(tmp_path) == 0o755 and mode(tmp_path / "tables.sqlite3") == 0o600
    finally:
        server.close()


def test_a_second_server_is_turned_away_and_the_first_goes_on(own_server: Start) -> None:
    server = own_server()
    assert "Another Saboteur server uses" in refused(server.folder)
    assert server.make()["code"]
    server.kill()
    server.start()  # the lock went with the process
    assert server.make()["code"]


def test_a_newer_database_is_refused_and_left_alone(own_server: Start) -> None:
    server = own_server()
    server.make()
    with stopped(server) as database:
        with server.database() as open_:
            open_.execute("PRAGMA user_version = 99")
        before = database.read_bytes()
    said = refused(server.folder)
    assert "newer version of Saboteur" in said and "99" in said
    assert database.read_bytes() == before


def test_an_older_database_is_copied_before_it_is_brought_up_to_date(own_server: Start) -> None:
    server = own_server()
    code = server.make()["code"]
    with stopped(server), server.database() as database:
        database.execute("DROP TABLE finished")
        database.execute("ALTER TABLE tables DROP COLUMN games")
        database.execute("PRAGMA user_version = 1")
    server.start()
    assert server.get(f"/api/tables/{code}").status == 200
    (copy,) = server.folder.glob("tables-format-1-*.sqlite3")
    assert mode(copy) == 0o600
    with contextlib.closing(sqlite3.connect(copy)) as old:
        assert old.execute("PRAGMA user_version").fetchone() == (1,)
        assert old.execute("SELECT count(*) FROM journal WHERE code = ?", (code,)).fetchone()[0] == 3
    with server.database() as new:
        assert new.execute("PRAGMA user_version").fetchone()[0] >= 2
    assert any(line.get("why", "").endswith(copy.name) for line in server.lines())


def test_a_copy_that_cannot_be_made_stops_the_update(own_server: Start) -> None:
    server = own_server()
    server.make()
    with stopped(server), server.database() as database:
        database.execute("DROP TABLE finished")
        database.execute("INSERT INTO journal VALUES ('AAAAA', 0, zeroblob(200000))")
        database.execute("ALTER TABLE tables DROP COLUMN games")
        database.execute("PRAGMA user_version = 1")

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

    said = refused(server.folder, preexec_fn=no_room)
    assert "cannot be written" in said
    assert list(server.folder.glob("tables-format-*")) == []
    with server.database() as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)


@pytest.mark.parametrize("spoil", ["text", "cut", "header"])
def test_a_damaged_file_is_said_in_words_and_left_alone(own_server: Start, spoil: str) -> None:
    server = own_server()
    server.make()
    with stopped(server) as database:
        whole = database.read_bytes()
        database.write_bytes(
            {
                "text": b"this is no database\n" * 1000,
                "cut": whole[: len(whole) // 3],
                "header": whole[:100] + bytes(4000) + whole[4100:],
            }[spoil]
        )
        before = database.read_bytes()
    said = refused(server.folder)
    assert re.search(r"tables\.sqlite3 cannot be opened: .*damaged", said), said
    assert "restore" in said.lower() and database.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    # Nobody can make a folder in /proc, not even root, whom modes do not stop.
    folder = Path("/proc/saboteur") if os.geteuid() == 0 else tmp_path / "locked" / "house"
    if os.geteuid():
        folder.parent.mkdir(mode=0o500)
    said = refused(folder)
    assert f"The folder {folder} cannot be used" in said and "--data" in said


def test_a_file_where_the_folder_should_be_is_named(tmp_path: Path) -> None:
    place = tmp_path / "house"
    place.write_text("", encoding="ascii")
    assert f"The folder {place} cannot be used" in refused(place)


def test_a_folder_where_the_database_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    assert "tables.sqlite3 cannot be opened" in refused(tmp_path)


@posix
def test_a_full_disk_at_the_start_is_said_in_words_and_loses_nothing(own_server: Start) -> None:
    server = own_server()
    code = server.make()["code"]
    server.kill()
    copy = server.folder.parent / "copy"
    shutil.copytree(server.folder, copy)

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    said = refused(copy, preexec_fn=no_room)
    assert "disk" in said and "full" in said, said
    said = refused(copy.with_name("new"), preexec_fn=no_room)
    assert "disk" in said and "full" in said, said
    again = Server(copy)
    again.start()
    try:
        assert again.get(f"/api/tables/{code}").status == 200
    finally:
        again.close()
