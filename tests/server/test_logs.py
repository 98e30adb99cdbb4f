"""The log tells what went on and what went wrong, and nothing that a player could be hurt by."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

from saboteur.core.cards import CARDS

from .client import JSON, among_bots, asked, at_table, in_a_loop, opened, play_on
from .operating import must
from .process import Server, wait_for
from .test_faults import children

Start = Callable[[], Server]
FROM = "10.77.66.55"


def secrets_of(server: Server, seats: list[JSON]) -> set[str]:
    """Return everything that nobody may read in a log: what opens seats, seeds, names, words, addresses."""
    found = {seat["token"] for seat in seats} | {FROM, "walruswhisper", "Xanthippe", "narwhalnote"}
    for code in {seat["code"] for seat in seats}:
        for entry in server.journal(code):
            found |= {entry[key] for key in ("seed", "key", "name", "screen", "text") if entry.get(key)}
    return found | {json.loads((server.data / "server.json").read_text(encoding="utf-8"))["token"]}


async def pester(server: Server, code: str, token: str) -> None:
    """Send what breaks a connection, from an address that must not be told."""
    hello = json.dumps({"t": "hello", "token": token})
    frames: list[str | bytes] = [
        b"\xff\xfe walruswhisper",
        "{",
        '{"t": "act", "id": "walruswhisper"}',
        "x" * 20_000,
    ]
    for frame in frames:
        headers = {"X-Forwarded-For": FROM}
        async with opened(server, code, additional_headers=headers) as socket:
            await socket.send(hello)
            with contextlib.suppress(Exception):
                await socket.send(frame)
                await socket.send(frame, text=True)
                await socket.recv()
    server.ask("POST", f"/api/tables/{code}/commands", b"\xff walruswhisper", {"X-Forwarded-For": FROM})
    server.ask("POST", "/api/replays", b"walruswhisper = ", {"X-Forwarded-For": FROM})


@in_a_loop
async def test_no_line_holds_a_secret_whatever_goes_wrong(own_server: Start, tmp_path: Path) -> None:
    server = own_server()
    host = server.make("Xanthippe", rules={"players": 3})
    seats = [host, server.join(host["code"], "Ben"), server.join(host["code"], "Cem")]
    seat, ada = await among_bots(server, 3, "rule")
    await ada.act()
    async with at_table(server, seats) as clients:
        await clients[0].must("say", text="walruswhisper")
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        await clients[0].must("note", text="narwhalnote")
        await play_on(clients, random.Random(1), 8)
        secrets = secrets_of(server, [*seats, seat])
        await pester(server, host["code"], host["token"])
        for pid in children(server):
            os.kill(pid, signal.SIGKILL)
        must(server.data, "backup", str(tmp_path / "backup.sqlite3"))
        # Somebody else writes into the journal what cannot have happened.
        with server.database() as database:
            row = (
                host["code"],
                len(server.journal(host["code"])),
                b'{"e": "acted", "seat": 0, "action": "nonsense"}',
            )
            database.execute("INSERT INTO journal VALUES (?, ?, ?)", row)
        with contextlib.suppress(ConnectionError):
            await clients[0].do("say", text="walruswhisper")
        wait_for(lambda: server.get(f"/api/tables/{host['code']}").status == 500, "the damage to be noticed")
    await ada.close()
    must(server.data, "restore", str(tmp_path / "backup.sqlite3"), "--yes")
    must(server.data, "forget", "--person", "xanthippe", "--yes")
    must(server.data, "forget", "--table", host["code"], "--yes")
    server.stop()
    text = server.log.read_text(encoding="utf-8")
    assert not [secret for secret in secrets if secret in text]
    assert not set(re.findall(r"[\w|-]+", text)) & {card for card in CARDS if "-" in card}
    told = [line["what"] for line in server.lines()]
    wanted = ["starting", "retention", "an operator command", "a table was forgotten", "stopping", "stopped"]
    assert [what for what in wanted if what not in told] == []
    first = server.lines()[0]
    assert first["version"] and first["port"] == server.port and first["folder"] == str(server.data)
    assert all(line.keys() >= {"at", "level", "from", "what"} for line in server.lines())
