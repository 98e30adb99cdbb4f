"""What every store has to do, whatever engine is behind it: SQLite's file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.core.fair import NO_HEAD, link_hash, promise_of
from saboteur.schema.settings import RulesWish, Settings
from saboteur.server.journal import chain, maintenance
from saboteur.server.journal.chain import ABORTED, COMMITTED, FROZEN, Link
from saboteur.server.journal.connection import Connection
from saboteur.server.journal.entries import Chatted, Made, Promised, Sat
from saboteur.server.journal.found import Finished, Index
from saboteur.server.journal.group_commit import GroupCommit
from saboteur.server.journal.places import journal_at, reading_at, store_at
from saboteur.server.journal.store import rows_of
from saboteur.server.journal.writing import Busy, Conflict, Row
from saboteur.server.operator.persons import tables_naming
from saboteur.server.operator.retention import Keeping, old_tables

from .client import in_a_loop

DAY = 86_400.0
SETTINGS = Settings(rules=RulesWish(players=3))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is, of each engine."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("postgres_place"))


@contextlib.contextmanager
def opened(place: str) -> Iterator[GroupCommit]:
    with contextlib.closing(store_at(place)) as store:
        yield store


def rows(code: str, first: int, *bodies: bytes) -> list[Row]:
    return [Row(code, seq, body) for seq, body in enumerate(bodies, first)]


@in_a_loop
async def test_what_is_appended_is_read_again_in_order_also_by_others_and_later(place: str) -> None:
    with opened(place) as store:
        assert not await store.holds("QUARK") and store.journal("QUARK") == []
        await store.append(rows("QUARK", 0, b"one", b"two"), Index("QUARK", 1.5, "lobby", True, False))
        await store.append(rows("QUARK", 2, b"\x00\xff"), Index("QUARK", 9.0, "playing", False, True, 1))
        await store.append(rows("PRATE", 0, b"other"))
        assert await store.holds("QUARK") and await store.phase("QUARK") == "playing"
        assert await store.games("QUARK") == 1 and await store.games("PRATE") is None
        assert await store.awake() == ["QUARK"] and await store.phase("PRATE") is None
        written = rows("QUARK", 0, b"one", b"two", b"\x00\xff")
        assert journal_at(place, "QUARK") == store.journal("QUARK") == written
    with opened(place) as again:
        assert again.journal("QUARK") == written
        asked = "SELECT made, open, wakes FROM tables WHERE code = ?"
        made = await again.look(lambda stored: stored.execute(asked, ("QUARK",)).fetchone())
        assert made == (1.5, False, True), "what was made stays, the rest is new"


@in_a_loop
async def test_a_writer_that_stumbles_goes_on(place: str) -> None:
    with opened(place) as store:
        no_row: Any = ("QUARK", "one", object())
        with pytest.raises(Busy):
            await store.append([Row("QUARK", 0, b"one"), no_row])
        await store.append(rows("PRATE", 0, b"fine"))
        assert store.healthy


@in_a_loop
async def test_rows_that_somebody_else_wrote_are_a_conflict_and_harm_nobody_else(place: str) -> None:
    with opened(place) as store:
        await store.append(rows("QUARK", 0, b"one"))
        outcomes = await asyncio.gather(
            store.append(rows("QUARK", 0, b"else")),
            store.append(rows("PRATE", 0, b"fine")),
            store.append(rows("QUARK", 0, b"one")),  # said again, because the answer was lost
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), type(None)]
        assert store.journal("QUARK") == rows("QUARK", 0, b"one") and await store.holds("PRATE")
        assert store.healthy
        while store.backlog != (0, 0.0):  # the writer's thread comes to its end a moment later
            await asyncio.sleep(0.001)


@in_a_loop
async def test_many_tables_write_at_once_and_each_in_order(place: str) -> None:
    codes = [f"T{number:04}" for number in range(40)]

    async def play(code: str) -> None:
        for seq in range(10):
            await store.append(rows(code, seq, b"%d" % seq), Index(code, 0.0, "playing", False, False))

    with opened(place) as store:
        await asyncio.gather(*map(play, codes))
        for code in codes:
            assert [row.body for row in store.journal(code)] == [b"%d" % seq for seq in range(10)]


@in_a_loop
async def test_finished_games_are_kept_unless_something_was_forgotten_meanwhile(place: str) -> None:
    with opened(place) as store:
        await store.append(rows("QUARK", 0, b"one"), Index("QUARK", 0.0, "playing", True, False, 3))
        assert await store.unkept() == [("QUARK", 2)]
        await store.keep(Finished("a", "QUARK", 1, b"story"), store.revision)
        await store.keep(Finished("a", "QUARK", 1, None, b"kept"), store.revision)
        assert await store.finished("a") == Finished("a", "QUARK", 1, b"story", b"kept")
        assert await store.finished_at("QUARK", 1) == await store.finished("a")
        assert await store.finished("b") is None is await store.finished_at("QUARK", 2)
        before = store.revision
        row = Row("QUARK", 0, b"neutral")
        await store.maintain(lambda writer: maintenance.rewrite(writer, [row]))
        await store.keep(Finished("a", "QUARK", 1, b"story"), before)
        assert await store.finished("a") == Finished("a", "QUARK", 1)
        assert store.journal("QUARK") == [row]


@in_a_loop
async def test_who_sat_down_is_found_among_thousands_of_entries(place: str) -> None:
    sat = [Sat(seat=seat, name=f"N{seat}", portrait=0, key=f"{seat}") for seat in (0, 1)]
    made = Made(code="QUARK", settings=SETTINGS)
    entries = [made, sat[0], *[Chatted(seat=0, text="x")] * 500, sat[1]]
    with opened(place) as store:
        await store.append(rows_of("QUARK", 0, entries))
        assert [row.seq for row in await store.seatings("QUARK")] == [0, 1, len(entries) - 1]
        assert await store.seatings("PRATE") == []


@in_a_loop
async def test_the_chain_of_deals_holds_however_many_add_to_it(place: str) -> None:
    with opened(place) as store:
        deals = [f"{number:02}" for number in range(12)]
        added = [store.append(rows(deal, 0, b"x"), None, [Link(COMMITTED, deal)]) for deal in deals]
        await asyncio.gather(*added)
        await store.append([], None, [Link(FROZEN, "03"), Link(FROZEN, "nobody"), Link(COMMITTED, "03")])
        entries = await store.look(lambda stored: chain.entries_before(stored, None, 100))
        assert len(entries) == entries[0].number == 13, "what does not follow is left out"
        last = NO_HEAD
        for entry in reversed(entries):
            last = link_hash(last, entry.number, entry.what, entry.deal, entry.note, entry.day)
            assert entry.hash == last
        counts = await store.look(chain.kinds_counted)
        assert counts == {COMMITTED: 12, FROZEN: 1}
        found = await store.look(lambda stored: chain.place_in_chain(stored, "03"))
        assert found and found.last == FROZEN


@in_a_loop
async def test_tables_are_forgotten_with_everything_but_their_deals(place: str) -> None:
    with opened(place) as store:
        promised = Promised(secret="ab" * 16)
        deal = promise_of(promised.secret)
        index = Index("QUARK", 0.0, "lobby", True, False)
        await store.append(rows_of("QUARK", 0, [promised]), index, [Link(COMMITTED, deal)])
        await store.append(rows("PRATE", 0, b"stays"), Index("PRATE", 0.0, "lobby", True, False))
        await store.keep(Finished("a", "QUARK", 1, b"story"), store.revision)
        assert await store.maintain(lambda writer: maintenance.delete_tables(writer, ["QUARK"])) == 3
        assert not await store.holds("QUARK") and await store.phase("QUARK") is None
        assert await store.finished("a") is None and await store.holds("PRATE")
        found = await store.look(lambda stored: chain.place_in_chain(stored, deal))
        assert found and found.last == ABORTED
        await store.maintain(lambda writer: writer.compact())
        assert await store.maintain(lambda writer: writer.empty_log())


@in_a_loop
async def test_work_that_fails_leaves_nothing_and_its_error_is_told(place: str) -> None:
    with opened(place) as store:
        await store.append(rows("QUARK", 0, b"one"))
        with pytest.raises(Busy, match="nowhere"):
            await store.maintain(lambda writer: writer.execute("DELETE FROM nowhere"))

        def half(writer: Connection) -> None:
            with writer.transaction():
                writer.execute("DELETE FROM journal")
                raise ValueError("half-way")

        with pytest.raises(ValueError, match="half-way"):
            await store.maintain(half)
        await store.append(rows("QUARK", 1, b"two"))
        assert store.journal("QUARK") == rows("QUARK", 0, b"one", b"two") and store.healthy


@in_a_loop
async def test_the_operator_finds_people_and_old_tables(place: str) -> None:
    now = time.time()
    with opened(place) as store:
        for code, name, age in (("QUARK", "Ádá", 40.0), ("PRATE", "Ben", 0.0)):
            entries = [
                Made(code=code, settings=SETTINGS, at=now - age * DAY),
                Sat(seat=0, name=name, portrait=0, at=now - age * DAY),
            ]
            await store.append(rows_of(code, 0, entries), Index(code, now - age * DAY, "lobby", True, False))
        with reading_at(place) as connection:
            assert tables_naming(connection, "ádÁ") == ["QUARK"]
            assert old_tables(connection, Keeping(), now) == ["QUARK"]
            assert connection.has("finished") and not connection.has("nothing")
