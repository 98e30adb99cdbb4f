"""Waking a table: elsewhere, once, and without playing again what everyone has seen to the end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from saboteur import Game
from saboteur.schema.settings import DAY, LONGEST_DELAY, Days, NewTable
from saboteur.server.admission.visitors import Visitors
from saboteur.server.errors import Lost, TableError
from saboteur.server.journal import maintenance
from saboteur.server.journal.entries import Acted, Chatted, Dealt, Entries, Made, Sat
from saboteur.server.journal.reading import decoded_rows
from saboteur.server.journal.store import Index, Row, SqliteStore, rows_of, written
from saboteur.server.tables import all_tables, dozing, finished_games
from saboteur.server.tables.all_tables import AllTables
from saboteur.server.tables.restore import read_table, restored_table
from saboteur.server.tables.table import LOBBY, PLAYING, Table

from .client import in_a_loop
from .process import PATIENCE
from .test_replays import journal_of, played

RULES = {"players": 3, "options": {"rounds": "1"}}


class SlowStore(SqliteStore):
    """A store whose journals are read only once they may be."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reads: list[str] = []
        self.began = threading.Event()
        self.may_end = threading.Event()

    def journal(self, code: str) -> list[Row]:
        self.reads.append(code)
        rows = super().journal(code)
        self.began.set()
        assert self.may_end.wait(PATIENCE)
        return rows


@contextlib.asynccontextmanager
async def asleep(folder: Path, *codes: str) -> AsyncIterator[tuple[AllTables, SlowStore]]:
    """Give a server on whose disk there are tables with a finished game."""
    store = SlowStore(folder / "tables.sqlite3")
    tables = AllTables(store)
    for code in codes:
        entries = journal_of(code, [played(RULES)])
        await store.append(rows_of(code, 0, entries), Table(entries[0]).index(LOBBY))  # type: ignore[arg-type]
    try:
        yield tables, store
    finally:
        store.may_end.set()
        await tables.close()
        store.close()


async def has_begun(store: SlowStore) -> None:
    assert await asyncio.to_thread(store.began.wait, PATIENCE)


@in_a_loop
async def test_a_table_is_woken_once_while_the_loop_goes_on(tmp_path: Path) -> None:
    async with asleep(tmp_path, "QUARK") as (tables, store):
        asked = [asyncio.create_task(tables.find(code)) for code in ("QUARK", "quark", "QUARK")]
        await has_begun(store)  # only a loop that goes on comes here
        asked[0].cancel()
        store.may_end.set()
        first, second = await asyncio.gather(*asked[1:])
        assert first is second is await tables.find("QUARK")
        assert store.reads == ["QUARK"]


@in_a_loop
async def test_an_unknown_code_waits_for_no_other_table(tmp_path: Path) -> None:
    async with asleep(tmp_path, "QUARK") as (tables, store):
        waking = asyncio.create_task(tables.find("QUARK"))
        await has_begun(store)
        with pytest.raises(TableError, match="unknown-table"):
            await tables.find("AAAAA")
        assert not waking.done() and store.reads == ["QUARK"]
        store.may_end.set()
        await waking


@in_a_loop
async def test_a_start_waits_for_no_table_and_reads_only_those_whose_clock_runs(tmp_path: Path) -> None:
    async with asleep(tmp_path) as (tables, store):
        entries = journal_of("QUARK", [played(RULES)])[:4]
        await store.append(rows_of("QUARK", 0, entries), Index("QUARK", 0.0, LOBBY, open=True, wakes=True))
        entries = journal_of("PRATE", [played(RULES)])[:-1]
        await store.append(rows_of("PRATE", 0, entries), Index("PRATE", 0.0, PLAYING, open=True, wakes=True))
        tables.open()
        assert tables.live == {} and not store.began.is_set()
        await has_begun(store)  # in a thread
        store.may_end.set()
        await tables.find("PRATE")
        assert store.reads == ["PRATE"], "a lobby sleeps until somebody asks for it"


async def with_days(store: SqliteStore, code: str, left: float) -> None:
    """Store a table with a running game, at which the one who is asked has so many seconds left of a day."""
    made, *rest = journal_of(code, [played(RULES)])[:5]
    assert isinstance(made, Made)
    made = structs.replace(made, settings=structs.replace(made.settings, clock=Days(days=1)))
    entries = [structs.replace(entry, at=time.time() - DAY + left) for entry in (made, *rest)]
    await store.append(rows_of(code, 0, entries), Index(code, 0.0, PLAYING, open=True, wakes=True))


async def until(look: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not look():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def dozing_soon(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[AllTables, SlowStore]]:
    """Give a server that lets tables sleep almost at once when nobody watches."""
    monkeypatch.setattr(all_tables, "_SWEEP", 0.05)
    monkeypatch.setattr(dozing, "DOZE_AFTER", 0.2)
    async with asleep(folder) as (tables, store):
        store.may_end.set()
        yield tables, store


@in_a_loop
async def test_a_clock_of_days_needs_no_memory_until_it_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dozing_soon(tmp_path, monkeypatch) as (tables, store):
        await with_days(store, "QUARK", left=2.0)
        await with_days(store, "PRATE", left=3600.0)
        tables.open()
        await until(lambda: set(store.reads) == {"QUARK", "PRATE"} and not tables.live)
        await until(lambda: len(store.journal("QUARK")) == 6)
        await until(lambda: not tables.live)
        assert "PRATE" in tables.dozing and len(store.journal("PRATE")) == 5
        (last,) = list(decoded_rows("QUARK", store.journal("QUARK")))[5:]
        assert isinstance(last, Acted) and last.late


@in_a_loop
async def test_plans_and_votes_outlast_the_sleep_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dozing_soon(tmp_path, monkeypatch) as (tables, store):
        await with_days(store, "QUARK", left=3600.0)
        tables.open()
        before = (await tables.find("QUARK")).unwritten
        await until(lambda: not tables.live)
        after = (await tables.find("QUARK")).unwritten
        assert after.plans is before.plans and after.people is before.people
        assert after.calendar.ahead == before.calendar.ahead and "QUARK" not in tables.dozing


@in_a_loop
async def test_a_dozing_table_that_is_gone_is_woken_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dozing_soon(tmp_path, monkeypatch) as (tables, store):
        await with_days(store, "QUARK", left=3600.0)
        tables.open()
        await until(lambda: "QUARK" in tables.dozing)
        await store.maintain(lambda writer: maintenance.delete_tables(writer, ["QUARK"]))
        monkeypatch.setattr(tables.dozing, "due", lambda: ["QUARK"])
        await until(lambda: "QUARK" not in tables.dozing)
        assert tables.live == {} and tables.aside == {}


@in_a_loop
async def test_what_the_operator_changes_meanwhile_is_read_again(tmp_path: Path) -> None:
    async with asleep(tmp_path, "QUARK") as (tables, store):
        waking = asyncio.create_task(tables.find("QUARK"))
        await has_begun(store)
        body = written(Sat(seat=0, name="Somebody", portrait=0, key="0"))
        await store.maintain(lambda writer: maintenance.rewrite(writer, [Row("QUARK", 1, body)]))
        store.may_end.set()
        seats = (await waking).table.seats
        assert seats[0] is not None and seats[0].name == "Somebody"
        assert store.reads == ["QUARK", "QUARK"]


@in_a_loop
async def test_a_table_that_is_paused_meanwhile_does_not_begin(tmp_path: Path) -> None:
    async with asleep(tmp_path, "QUARK") as (tables, store):
        waking = asyncio.create_task(tables.find("QUARK"))
        await has_begun(store)
        tables.paused.add("QUARK")
        store.may_end.set()
        with pytest.raises(TableError, match="busy"):
            await waking
        assert tables.live == {}


def stamped(entries: list[Entries], ago: float) -> list[Entries]:
    """Return a journal whose entries are so many seconds old, one second apart, the last ones now."""
    now = time.time() - ago
    return [
        structs.replace(entry, at=now - len(entries) + number) if number else entry
        for number, entry in enumerate(entries)
    ]


def talkative(games: list[Game]) -> list[Entries]:
    entries = journal_of("QUARK", games)
    deals = [number for number, entry in enumerate(entries) if isinstance(entry, Dealt)]
    for number in reversed(deals):
        entries.insert(number + 5, Chatted(seat=1, text=f"after {number}", at=1.0))
    return entries


def told(table: Table) -> Any:
    """Return what a table is to anyone."""
    game = table.game
    assert game is not None
    said = [(one.number, one.game, one.what) for one in table.talk.said]
    return (table.shown(set()), table.entries, table.banks, table.told, game.history, said)


@in_a_loop
async def test_games_that_everyone_has_seen_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [played(RULES, seed) for seed in ("one", "two", "three")]
    plays: list[Game] = []
    play = Game.play

    def counted(game: Game, seat: int, action: Any) -> Any:
        plays.append(game)
        return play(game, seat, action)

    for ago, played_again in ((LONGEST_DELAY + 60.0, games[2:]), (0.0, games)):
        entries = stamped(talkative(games), ago)
        store = SqliteStore(tmp_path / f"{ago}.sqlite3")
        await store.append(rows_of("QUARK", 0, entries), None)
        plays.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Game, "play", counted)
            table, marks = await read_table(store, "QUARK")
        store.close()
        whole, all_marks = restored_table(entries)
        assert told(table) == told(whole)
        said, all_said = ([mark.said.what for mark in each if mark.said] for each in (marks, all_marks))
        assert said == all_said
        assert len(plays) == sum(len(game.history) for game in played_again)


@in_a_loop
async def test_a_restart_does_not_forget_who_pays_for_the_bots(tmp_path: Path) -> None:
    """Otherwise bots of tables that wake by themselves would share what one address can use up."""
    visitors, wish = Visitors(), NewTable(name="Ada")
    async with asleep(tmp_path) as (tables, store):
        homes = ("203.0.113.7", "203.0.113.7", "203.0.113.8")
        codes = [(await tables.make(wish, visitors.of(home)))["code"] for home in homes]
        store.may_end.set()
        again = AllTables(store)
        payers = [(await again.find(code))._asker.address for code in codes]
        await again.close()
    assert payers[0] == payers[1] != payers[2]
    assert not any(payer in ("", *homes) for payer in payers)


@in_a_loop
async def test_who_may_see_a_sleeping_table_takes_no_longer_with_a_long_journal(tmp_path: Path) -> None:
    async with asleep(tmp_path) as (_, store):
        entries = journal_of("QUARK", [played(RULES)])
        words: list[Entries] = [Chatted(seat=1, text="x")] * 5000
        await store.append(rows_of("QUARK", 0, entries), None)
        await store.append(rows_of("PRATE", 0, [*entries, *words]), None)
        steps = []
        for code in ("QUARK", "PRATE"):
            count = itertools.count()
            store._reader.set_progress_handler(lambda count=count: next(count) < 0, 10)  # type: ignore[misc]
            assert len(await store.seatings(code)) == 4
            steps.append(next(count))
        assert steps[1] <= steps[0] + 2, "steps of the database, in tens"


@in_a_loop
async def test_a_finished_game_is_read_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread would take the interpreter from the loop."""
    game = played(RULES)
    async with asleep(tmp_path) as (tables, store):
        await store.append(rows_of("QUARK", 0, journal_of("QUARK", [game])), None)
        monkeypatch.setattr(
            finished_games, "replay_entry", lambda *_, **__: pytest.fail("it is replayed here")
        )
        assert await tables.archive.record("QUARK", 1) == game.record()
        assert store.reads == []


@in_a_loop
async def test_a_table_that_is_given_up_while_somebody_comes_in_answers_at_once(tmp_path: Path) -> None:
    async with asleep(tmp_path, "QUARK") as (tables, store):
        store.may_end.set()
        found = await tables.find("QUARK")
        await tables.give_up("QUARK")
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Lost):
                await found.ask("hello")
        again = await tables.find("QUARK")
        assert again is not found and again.fault is None
