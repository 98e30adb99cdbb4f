"""Nobody makes a journal grow without end, however long they try; and nobody who plays notices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saboteur.schema.commands import Commands
from saboteur.schema.settings import LONGEST_NOTE, LONGEST_SAYING, Guest, NewTable
from saboteur.server.admission.visitors import Visitor
from saboteur.server.errors import TableError
from saboteur.server.journal.entries import Chatted, Claimed, Noted
from saboteur.server.journal.store import SqliteStore
from saboteur.server.tables import ledger
from saboteur.server.tables.all_tables import AllTables
from saboteur.server.tables.keys import token_key
from saboteur.server.tables.live import LiveTable
from saboteur.server.tables.newcomers import Newcomer
from saboteur.server.tables.talk import MOST_CHAT, MOST_SAID, Talk, edit, edited
from saboteur.server.wire import rate_limits
from saboteur.server.wire.outbox import Outbox

from .client import at_table, in_a_loop
from .process import Server

PER_SEAT = ledger.MOST_TALK + ledger.MOST_PRIVATE + ledger.MOST_DEEDS


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players talk as fast as they can: what is measured here is how much, not how fast."""
    for limit in ("VOICE", "PENCIL"):
        monkeypatch.setattr(rate_limits, limit, (1e9, 1e9))


def size_of(store: SqliteStore, code: str) -> int:
    """Return how many bytes a journal has."""
    return sum(len(row.body) for row in store.journal(code))


async def told(live: LiveTable, token: str, **command: Any) -> str:
    """Carry out a command; return "done", or the code of the error."""
    page = Outbox(Visitor("test"))
    page.key = token_key(token)
    live.call(page, msgspec.convert({"id": f"{random.getrandbits(60):x}", **command}, Commands))
    while (frame := await page.next()) is not None:
        said = msgspec.json.decode(frame)
        if said["t"] in ("done", "refused", "error"):
            page.end()
            return str(said.get("code", said["t"]))
    raise AssertionError("no answer")


def wild() -> str:
    """Return a text in which every letter takes four bytes."""
    return "".join(random.choices("😀😁😂🤣😃😄😅😆😉😊", k=LONGEST_SAYING))


def lobby_commands() -> Iterator[dict[str, Any]]:
    """Everything that a host can write before the first deal, again and again."""
    for number in range(2000):
        rules = {"players": 3 + number % 3, "edition": ("jubilee", "classic")[number % 2]}
        yield {"t": "settings", "rules": rules, "clock": {"kind": "live", "bank": 5 + number % 7000}}
        yield {"t": "me", "name": f"Ada {number}"}
        yield {"t": "bot", "seat": 2, "level": ("rule", "random")[number % 2]}
        yield {"t": "chat", "on": bool(number % 2)}
        yield {"t": "say", "text": wild()}


def game_commands() -> Iterator[dict[str, Any]]:
    """Everything but moves that a host can write during a game, again and again."""
    for number in range(2000):
        yield {"t": "say", "text": wild()}
        yield {"t": "claim", "kind": "suspect", "about": 1}
        yield {"t": "mark", "seat": 1, "level": number % 3}
        yield {"t": "note", "text": f"{number} {wild() * 6}"[:LONGEST_NOTE]}
        yield {"t": "leave"}
        yield {"t": "back"}
        yield {"t": "mute", "seat": 1, "on": not number % 2}
        yield {"t": "chat", "on": bool(number % 2)}


async def hammered(live: LiveTable, token: str, commands: Iterator[dict[str, Any]]) -> set[str]:
    """Send commands until each kind of them was refused as too much; return the kinds."""
    refused: set[str] = set()
    kinds: set[str] = set()
    for command in commands:
        kind = command["t"]
        kinds.add(kind)
        if kind in refused:
            if refused >= kinds - {"back"}:
                break  # whoever cannot leave need not come back
            continue
        answer = await told(live, token, **command)
        assert answer in ("done", "too-much", "not-now"), (kind, answer)
        if answer == "too-much":
            refused.add(kind)
    return refused


def started(folder: Path) -> AllTables:
    """Open tables in a folder."""
    return AllTables(SqliteStore(folder / "tables.sqlite3"))


@in_a_loop
async def test_one_seat_hammers_every_command_that_writes(tmp_path: Path, hasty: None) -> None:
    tables = started(tmp_path)
    tables.open()
    place = await tables.make(NewTable(name="Ada", pace=0), Visitor("host"))
    code, token = place["code"], place["token"]
    live = await tables.find(code)
    assert await hammered(live, token, lobby_commands()) == {"settings", "me", "bot", "chat", "say"}
    before = size_of(tables.store, code)  # type: ignore[arg-type]
    assert before < ledger.MOST_TALK + ledger.MOST_DEEDS + 1000, "the lobby"
    # A restart forgets nothing of it.
    await tables.close()
    tables.store.close()
    tables = started(tmp_path)
    tables.open()
    live = await tables.find(code)
    assert await told(live, token, t="me", name="Zoe") == "too-much"
    await tables.close()
    tables.store.close()


@in_a_loop
async def test_a_game_holds_so_many_bytes_of_each_seat(tmp_path: Path, hasty: None) -> None:
    tables = started(tmp_path)
    tables.open()
    place = await tables.make(NewTable(name="Ada", rules=NewTable(name="x").rules, pace=0), Visitor("host"))
    code, token = place["code"], place["token"]
    live = await tables.find(code)
    guests = [
        await tables.join(code, Newcomer(Guest(name=f"Guest {i}", device=f"{i}"), f"10.0.0.{i}"))
        for i in range(4)
    ]
    assert await told(live, token, t="start") == "done"
    before = size_of(tables.store, code)  # type: ignore[arg-type]
    refused = await hammered(live, token, game_commands())
    assert refused >= {"say", "claim", "mark", "note", "leave", "mute", "chat"}
    grown = size_of(tables.store, code) - before  # type: ignore[arg-type]
    assert 0.9 * PER_SEAT < grown <= PER_SEAT
    print(f"one seat wrote {grown} bytes, of {PER_SEAT} that it may")
    # Others are not affected, and a move is never refused.
    assert await told(live, guests[0]["token"], t="say", text="Hello") in ("done", "not-now")
    assert await told(live, guests[0]["token"], t="mark", seat=0, level=2) == "done"
    game = live.table.game
    assert game is not None
    for player, seat in ((token, 0), *((guest["token"], guest["seat"]) for guest in guests)):
        if seat in game.actors:
            (action, *_) = game.legal(seat)
            assert await told(live, player, t="act", at=live.table.told[seat], action=action.text) == "done"
            break
    await tables.close()
    tables.store.close()


@in_a_loop
async def test_coming_and_going_ends_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_FROM_NETWORK", 16 * 1024)
    tables = started(tmp_path)
    tables.open()
    place = await tables.make(NewTable(name="Ada", pace=0), Visitor("10.0.0.1"))
    live = await tables.find(place["code"])
    came = 0
    with pytest.raises(TableError, match="too-much"):
        while came < 1000:
            newcomer = Newcomer(Guest(name="Eve", device="eve"), "10.0.0.2")
            seat = await tables.join(place["code"], newcomer)
            await told(live, seat["token"], t="leave")
            came += 1
    assert 20 < came < 100
    assert size_of(tables.store, place["code"]) < 20 * 1024  # type: ignore[arg-type]
    other = await tables.join(place["code"], Newcomer(Guest(name="Ben", device="ben"), "10.0.0.3"))
    assert other["seat"] == 1, "others still sit down"
    await tables.close()
    tables.store.close()


@in_a_loop
async def test_a_table_does_not_go_on_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = started(tmp_path)
    tables.open()
    place = await tables.make(NewTable(name="Ada", pace=0), Visitor("10.0.0.1"))
    monkeypatch.setattr(ledger, "MOST_BYTES", 100)
    with pytest.raises(TableError, match="used-up"):
        await tables.join(place["code"], Newcomer(Guest(name="Eve", device="eve"), "10.0.0.2"))
    await tables.close()
    tables.store.close()


# Notes --------------------------------------------------------------------------------------------


def test_an_edit_turns_old_notes_into_new_ones() -> None:
    rng = random.Random(1)
    note = ""
    for _ in range(2000):
        start, end = sorted((rng.randrange(len(note) + 1), rng.randrange(len(note) + 1)))
        new = note[:start] + "".join(rng.choices("ab 😀", k=rng.randrange(6))) + note[end:]
        new = new[:60]
        entry = edit(3, note, new)
        assert edited(note, entry) == new and len(entry.text) <= len(new)
        note = new
    assert (
        edited("kept", Noted(seat=0, text="older journals have it whole")) == "older journals have it whole"
    )


@in_a_loop
async def test_taking_notes_costs_what_is_written(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        words = "Ben hat die Karte umgedreht und Cleo hat nichts gesagt. " * 20
        for end in range(0, len(words), 160):
            await clients[0].must("note", text=words[:end])
            await asyncio.sleep(0.1)
        await clients[0].until(lambda: clients[0].told("own")[-1]["note"] == words[:end])
    noted = [entry for entry in server.journal(seats[0]["code"]) if entry["e"] == "noted"]
    assert sum(len(entry["text"]) for entry in noted) <= len(words)
    # What was noted is there after a restart, too.
    again = Talk()
    for entry in noted:
        again.keep(msgspec.convert({k: v for k, v in entry.items() if k != "e"}, Noted))
    assert again.notes[0] == words[:end]


# Talk ---------------------------------------------------------------------------------------------


def test_what_newcomers_are_told_is_bounded() -> None:
    talk = Talk()
    for number in range(MOST_SAID):
        talk.hear((1, number), Chatted(seat=0, text=wild()), "😀" * 24)
    assert sum(said.chat for said in talk.said) <= MOST_CHAT
    assert talk.said[-1].number == MOST_SAID, "the newest is kept"
    for number in range(MOST_SAID):
        claim = Claimed(seat=1, kind="saw-goal", about=2, cell="8,-2", word="gold", quote=number)
        talk.hear((1, number), claim, "😀" * 24)
    assert len(talk.said) == MOST_SAID
    whole = msgspec.json.encode([talk.shown(said, 1, None) for said in talk.said])
    assert len(whole) < 128 * 1024
