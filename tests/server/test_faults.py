"""Fault drills: a locked database, a full disk, a second writer, a dead bot process, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saboteur.core.cards import CARDS

from .client import JSON, Client, among_bots, asked, at_table, enter, in_a_loop, play_on
from .drill import Guest, assert_kept, games_in
from .process import PATIENCE, Server, bearer, elsewhere, wait_for

Start = Callable[..., Server]
# What cannot be written is given up after so many seconds.
SOON_BUSY = {"journal.group_commit.PATIENCE": 0.5}


@contextlib.contextmanager
def locked(server: Server) -> Iterator[None]:
    """Hold the database so that the server cannot write."""
    with server.database() as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def no_room(server: Server) -> Iterator[None]:
    """Let no file of the server grow any more."""
    assert server.process is not None
    size = (server.folder / "tables.sqlite3-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def full(server: Server) -> Iterator[None]:
    """Fill the disk that the server writes on."""
    ballast = server.folder / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()


async def busy_drill(server: Server, trouble: contextlib.AbstractContextManager[None], times: int) -> None:
    """Nothing can be written for a while: everyone is told, nothing is half done, then all goes on."""
    seats = server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        await play_on(clients, random.Random(1), 5)
        await clients[0].until(lambda: asked(clients))
        actor = asked(clients)[0]
        command: JSON = {"id": "again and again", "at": actor.game["n"], "action": actor.legal[0]["do"]}
        with trouble:
            for _ in range(times):
                await refused_while_busy(server, code, actor, command)
            journal = server.journal(code)
            late = await enter(server, code, None)
            await late.until(lambda: late.game)
            assert late.game["n"] == actor.game["n"] == 5, "reading goes on"
            await late.close()
        wait_for(lambda: server.get("/healthz").status == 200, "health, with nothing to write")
        assert server.journal(code) == journal, "something was written after it was refused"
        await actor.must("act", **command)
        await actor.must("act", **command)
        assert [entry.get("id") for entry in server.acts(code)].count(command["id"]) == 1
        await play_on(clients, random.Random(2), 5)
    assert_discreet(server, seats, ["Ada", "Player"])


async def refused_while_busy(server: Server, code: str, actor: Client, command: JSON) -> None:
    """A command and a request get their answer before the trouble is over: busy."""
    assert await actor.error("act", **command) == "busy"
    health = server.get("/healthz")
    assert health.status == 503 and health.data["ok"] is False
    assert server.post("/api/tables", {"name": "Ada"}).error == (503, "busy")
    link = elsewhere() | bearer(server.keys[code])
    answer = server.ask("POST", f"/api/tables/{code}/seats", {"name": "Ada"}, link)
    assert answer.error in ((503, "busy"), (409, "not-now"))
    assert server.get(f"/api/tables/{code}").status == 200


def assert_discreet(server: Server, seats: list[JSON], names: list[str]) -> None:
    """The log is JSON, line by line, and has no token, no seed, no name and no card in it."""
    lines = server.lines()
    assert lines and all(line.keys() >= {"at", "level", "from", "what"} for line in lines)
    text = server.log.read_text(encoding="utf-8")
    words = set(re.findall(r"[\w|-]+", text))
    secrets = [*names, *(seat["token"] for seat in seats)]
    for seat in seats:
        for entry in server.journal(seat["code"]):
            secrets += [entry[key] for key in ("seed", "key", "name") if key in entry]
    assert not [secret for secret in secrets if secret in text]
    assert not words & {card for card in CARDS if "-" in card}


@in_a_loop
async def test_a_locked_database_is_waited_out(own_server: Start) -> None:
    server = own_server(SOON_BUSY)
    await busy_drill(server, locked(server), 1)
    assert server.errors() == []
    assert [line["what"] for line in server.lines() if line["from"] == "saboteur.store"] == [
        "the journal cannot be written",
        "the journal can be written again",
    ]


@in_a_loop
async def test_bots_go_on_by_themselves_after_a_fault(own_server: Start) -> None:
    server = own_server()
    seat, ada = await among_bots(server, 3, "random", pace=1500)
    await ada.act()
    with locked(server):
        before = server.acts(seat["code"])
        wait_for(lambda: "cannot be written" in server.log.read_text(encoding="utf-8"), "a bot to act")
        assert server.acts(seat["code"]) == before
    await ada.until(lambda: ada.legal)
    assert len(server.acts(seat["code"])) == 3
    await ada.close()
    assert server.errors() == []


@pytest.mark.soak
@in_a_loop
async def test_a_database_locked_for_long(own_server: Start) -> None:
    server = own_server(SOON_BUSY)
    await busy_drill(server, locked(server), 4)
    assert server.errors() == []


@in_a_loop
async def test_files_that_cannot_grow_are_waited_out(own_server: Start) -> None:
    server = own_server(SOON_BUSY)
    server.make()
    await busy_drill(server, no_room(server), 1)
    assert server.errors() == []
    server.kill()
    with server.database() as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of two megabytes, where that is allowed."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


@pytest.mark.soak
@in_a_loop
async def test_a_full_disk_is_waited_out(small_disk: Path) -> None:
    server = Server(small_disk)
    server.log = small_disk.parent / "log.jsonl"
    server.start()
    try:
        server.make()
        await busy_drill(server, full(server), 2)
        assert server.errors() == []
    finally:
        server.close()


@in_a_loop
async def test_a_second_writer_is_noticed_and_believed(own_server: Start) -> None:
    """Two servers over one folder: the journal decides, and nothing is overwritten."""
    server = own_server()
    seats = server.seated(3)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        actor = asked(clients)[0]
        assert actor.you is not None
        first, second = actor.legal[0]["do"], actor.legal[-1]["do"]
        entry = {"e": "acted", "at": time.time(), "seat": actor.you, "action": first}
        with server.database() as database:
            values = (code, len(server.journal(code)), json.dumps(entry).encode())
            database.execute("INSERT INTO journal (code, seq, body) VALUES (?, ?, ?)", values)
        command: JSON = {"id": "mine", "at": 0, "action": second}
        assert await actor.error("act", **command) == "busy"
        assert await actor.error("act", **command) == "stale"
        await actor.until(lambda: actor.game["n"] == 1)
        assert actor.view == games_in(server.journal(code))[-1].view(actor.you).as_dict()
        for client in clients:
            await client.do("sync")
        await play_on(clients, random.Random(1), 4)
    assert len(server.acts(code)) == 5


@in_a_loop
async def test_bots_come_back_when_their_process_dies(own_server: Start) -> None:
    server = own_server()
    _, ada = await among_bots(server, 4, "random")
    for _ in range(3):
        await ada.until(lambda: ada.legal)
        await ada.act()
        for child in wait_for(lambda: children(server), "the bots' process"):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
    await ada.until(lambda: ada.legal)
    await ada.close()
    assert server.errors() == []


def children(server: Server) -> list[int]:
    """Return the processes that the server has started."""
    assert server.process is not None
    pid = server.process.pid
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@in_a_loop
async def test_an_orderly_end_is_quick_and_loses_nothing(own_server: Start) -> None:
    """Everyone is told that the server restarts (1012), what was acknowledged is kept, no process stays."""
    server = own_server()
    over = False
    guests = []
    _, ada = await among_bots(server, 3, "rule")
    await ada.act()
    for number in range(3):
        seats = server.seated(3)
        async with at_table(server, seats) as clients:
            await clients[0].must("start")
        guests += [Guest(server, seat, random.Random(number)) for seat in seats]
    at_work = [asyncio.create_task(guest.play(lambda: over)) for guest in guests]
    watcher = await enter(server, guests[0].code, None)
    await watcher.until(lambda: sum(len(guest.done) for guest in guests) >= 20)
    bots = children(server)
    took = await asyncio.to_thread(server.stop)
    assert took < 15, "somebody was waited for"
    assert await watcher.until_closed() == await ada.until_closed() == 1012
    assert watcher.frames[-1] == ada.frames[-1] == {"t": "closing"}
    over = True
    await asyncio.wait_for(asyncio.gather(*at_work), PATIENCE)
    assert_kept(server, guests)
    assert server.errors() == []
    assert bots
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in bots), "the bots to be gone")
    server.start()
    for guest in guests[::3]:
        again = await enter(server, guest.code, guest.token)
        await again.until(lambda again=again: again.game)  # type: ignore[misc]
        assert (again.game["k"], again.game["n"]) >= guest.seen
        await again.close()
    assert_discreet(server, [{"code": g.code, "token": g.token} for g in guests], ["Player"])
    print(f"stopped in {took:.2f} s")
