"""What a node that stands still, is cut off or of another version does to others and to its own tables."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from saboteur.schema.commands import Say
from saboteur.schema.settings import Days, NewTable
from saboteur.server import wall
from saboteur.server.admission.visitors import Visitors
from saboteur.server.errors import TableError, Unreadable
from saboteur.server.journal import postgres_connection
from saboteur.server.journal.chain import COMMITTED, Link
from saboteur.server.journal.entries import Chatted
from saboteur.server.journal.found import Index
from saboteur.server.journal.ownership import LEASE
from saboteur.server.journal.postgres_connection import PostgresConnection, serving_session_at, session_at
from saboteur.server.journal.postgres_ownership import Ownership
from saboteur.server.journal.postgres_store import PostgresStore
from saboteur.server.journal.store import rows_of
from saboteur.server.journal.writing import Busy, Row
from saboteur.server.tables.all_tables import AllTables
from saboteur.server.tables.keys import token_key
from saboteur.server.wire.outbox import Outbox

from .client import in_a_loop
from .process import PATIENCE
from .test_ownership import Clock, nodes, pass_time


@contextlib.contextmanager
def opened(place: str) -> Iterator[PostgresStore]:
    with contextlib.closing(PostgresStore(place)) as store:
        yield store


@in_a_loop
async def test_who_stands_still_in_a_transaction_holds_up_the_others_for_a_moment_only(
    postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "_IDLE", "300ms")
    with opened(postgres_place) as store:
        await store.append([Row("QUARK", 0, b"0")])
        stands_still = serving_session_at(postgres_place)
        stands_still.execute("BEGIN")
        stands_still.chain_lock()
        stands_still.execute("SELECT 1 FROM owners FOR UPDATE")
        async with asyncio.timeout(PATIENCE):
            await store.append([Row("QUARK", 1, b"1")], None, [Link(COMMITTED, f"{1:064}")])
        with pytest.raises(psycopg.Error):
            stands_still.execute("COMMIT")


@in_a_loop
async def test_slow_lookups_do_not_keep_a_node_from_saying_that_it_lives(
    postgres_place: str,
) -> None:
    with opened(postgres_place) as store:
        slow = [
            asyncio.create_task(store.look(lambda stored: stored.execute("SELECT pg_sleep(1)")))
            for _ in range(8)
        ]
        await asyncio.sleep(0.1)
        await store.beat()
        assert not any(task.done() for task in slow), "it did not wait for them"
        await asyncio.gather(*slow, return_exceptions=True)


@in_a_loop
async def test_a_session_that_is_lent_while_its_store_is_closed_is_closed_when_it_comes_back(
    postgres_place: str,
) -> None:
    is_asked, may_answer, lent = threading.Event(), threading.Event(), []

    def slowly(stored: Any) -> None:
        lent.append(stored.session)
        is_asked.set()
        assert may_answer.wait(PATIENCE)

    with opened(postgres_place) as store:
        asked = asyncio.create_task(store.look(slowly))
        await asyncio.to_thread(is_asked.wait, PATIENCE)
    assert not lent[0].closed
    may_answer.set()
    await asked
    assert lent[0].closed


@in_a_loop
async def test_who_waits_for_an_answer_when_the_store_is_closed_hears_busy(postgres_place: str) -> None:
    """Otherwise requests look as if they had been cancelled, and leave tracebacks in the log."""
    may_answer = threading.Event()
    with opened(postgres_place) as store:
        blocking = [
            asyncio.create_task(store.look(lambda _: may_answer.wait(PATIENCE) and None)) for _ in range(4)
        ]
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(ask("QUARK")) for ask in (store.peer, store.seatings, store.holds)]
        await asyncio.sleep(0.1)
    for asked in waiting:
        with pytest.raises(Busy):
            await asked
    may_answer.set()
    await asyncio.gather(*blocking)


class SlowAnswers:
    """A session whose answers come late."""

    def __init__(self, session: PostgresConnection, clock: Clock) -> None:
        self.session = session
        self.clock = clock
        self.seconds = 0.0

    def execute(self, asked: str, given: Any = ()) -> Any:
        found = self.session.execute(asked, given)
        if asked.startswith("INSERT INTO nodes"):
            self.clock.now += self.seconds
        return found


@in_a_loop
async def test_whose_answers_come_late_finds_out_what_it_has_lost(postgres_place: str) -> None:
    """Its beats are 2.5 s apart for the others, although it heard of them a moment ago."""
    with opened(postgres_place) as other:
        session, clock = session_at(postgres_place), Clock()
        slow, node = SlowAnswers(session, clock), Ownership(clock)
        with contextlib.closing(session.session):
            node.beat(slow)  # type: ignore[arg-type]  # it asks for nothing else
            assert node.claim(session, "QUARK", by_force=False)
            slow.seconds = LEASE
            node.beat(slow)  # type: ignore[arg-type]
            slow.seconds = 0.0
            assert await other.claim("QUARK", by_force=True)
            assert node.beat(slow).lost == {"QUARK"}  # type: ignore[arg-type]
            assert node.beat(session).lost == {"QUARK"}, "until somebody has been told"
            node.told(node.beat(session))
            assert node.beat(session).lost == frozenset()


@in_a_loop
async def test_tables_whose_clocks_run_stay_with_a_living_node_and_are_woken_once_it_has_left(
    postgres_place: str,
) -> None:
    with nodes(postgres_place, 3) as (clock, (first, second, third)):
        await first.append([Row("QUARK", 0, b"0")], Index("QUARK", 1.0, "playing", False, wakes=True))
        await second.append([Row("PRATE", 0, b"0")], Index("PRATE", 1.0, "playing", False, wakes=True))
        await pass_time(clock, 1.0, first, second, third)
        assert await first.awake() == ["QUARK"] and await third.awake() == []
        first.close()
        await second.release(["PRATE"])
        assert (await third.beat()).died, "it has left"
        assert sorted(await third.awake()) == ["PRATE", "QUARK"]
        await second.claim("PRATE")
        await pass_time(clock, 2 * LEASE, third)
        assert sorted(await third.awake()) == ["PRATE", "QUARK"], "the other has died"


@in_a_loop
async def test_a_node_goes_on_whatever_another_version_tells_it(postgres_place: str) -> None:
    with opened(postgres_place) as newer, opened(postgres_place) as store:
        tables = AllTables(store, Visitors())
        tables.open()
        node = tables.node
        assert node
        for said in (b'[{"a": "new shape"}]', b"\xff no words of ours"):
            await newer.beat(said)
            while said not in node._heard:
                await asyncio.sleep(0.01)
            heard = time.monotonic()
            while time.monotonic() - node.age < heard:
                await asyncio.sleep(0.01)
        assert node.elsewhere == []
        await tables.close()


@in_a_loop
async def test_a_node_that_nobody_has_heard_for_long_answers_nothing(postgres_place: str) -> None:
    """It was paused, or cut off: its tables may be elsewhere by now, and what it knows may be old."""
    with opened(postgres_place) as store:
        tables = AllTables(store, Visitors())
        tables.open()
        code = (await tables.make(NewTable(name="Ada"), tables.visitors.of("127.0.0.1")))["code"]
        assert tables.node and (await tables.find(code)).fault is None
        tables.node.close()
        tables.node._beaten -= LEASE
        with pytest.raises(TableError, match="busy"):
            await tables.find(code)
        await tables.close()


@in_a_loop
async def test_a_table_that_is_taken_while_it_is_read_does_not_begin(postgres_place: str) -> None:
    with opened(postgres_place) as other, opened(postgres_place) as store:
        tables, wish = AllTables(other, Visitors()), NewTable(name="Ada", clock=Days(days=1))
        code = (await tables.make(wish, tables.visitors.of("127.0.0.1")))["code"]
        await tables.close()
        await other.release([code])
        loop, read = asyncio.get_running_loop(), store.journal

        def taken_meanwhile(code: str) -> list[Row]:
            if store.owns(code):
                for step in (other.claim(code, by_force=True), other.maintain(lambda _: None), store.beat()):
                    asyncio.run_coroutine_threadsafe(step, loop).result(PATIENCE)
            return read(code)

        store.journal = taken_meanwhile  # type: ignore[method-assign]
        woken = AllTables(store, Visitors())
        with pytest.raises(TableError, match="busy"):
            await woken.find(code)
        assert code not in woken.live and not store.owns(code)
        await woken.close()


@in_a_loop
async def test_what_was_written_although_it_was_given_up_is_shown_to_everyone(postgres_place: str) -> None:
    """A silent database may have written what its table gave up; whoever is there must not miss it."""
    with opened(postgres_place) as store:
        tables = AllTables(store, Visitors())
        visitor = tables.visitors.of("127.0.0.1")
        place = await tables.make(NewTable(name="Ada"), visitor)
        live, key = await tables.find(place["code"]), token_key(place["token"])
        page = Outbox(visitor)
        await live.greet(page, key)
        written = rows_of(place["code"], live.table.entries, [Chatted(seat=0, text="pangolin", id="1", by=0)])
        await store.append(written)
        live.tell(page, Say(id="2", text="armadillo"))
        said = b""
        async with asyncio.timeout(PATIENCE):
            while b'"busy"' not in said:
                said += await page.next() or b""
        assert b"pangolin" in said and b"armadillo" not in said
        await tables.close()


@in_a_loop
async def test_what_one_version_cannot_read_is_left_to_others(postgres_place: str) -> None:
    with opened(postgres_place) as newer, opened(postgres_place) as store:
        await newer.append([Row("QUARK", 0, b'{"e": "of a later version"}')])
        await newer.release(["QUARK"])
        tables = AllTables(store, Visitors())
        with pytest.raises(Unreadable):
            await tables.find("QUARK")
        async with asyncio.timeout(PATIENCE):
            while not await newer.claim("QUARK"):
                await asyncio.sleep(0.01)
        await tables.close()


@in_a_loop
async def test_a_database_that_only_follows_another_is_busy_not_damaged(postgres_place: str) -> None:
    with opened(postgres_place) as store:
        await store.look(lambda stored: stored.execute("SET default_transaction_read_only TO on"))
        with pytest.raises(Busy):
            await store.claim("QUARK")


def test_the_time_of_day_is_the_databases_where_this_machines_is_off() -> None:
    now = time.time()
    try:
        wall.follow(now + 3600, now)
        assert 3599 < wall.now() - time.time() < 3601
        wall.follow(now + 3601, now)
        assert wall.ahead() == 3600, "what takes a moment on its way is no difference"
        wall.follow(now + 0.5, now)
        assert wall.ahead() == 0.0, "the machine's clock was set right"
    finally:
        wall.follow(now, now)
