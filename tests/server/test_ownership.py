"""Who may write to which table when nodes die, sleep and wake: a real PostgreSQL, and clocks set by hand."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Iterator
from typing import NamedTuple

import psycopg
import pytest

from saboteur.server.journal.ownership import BEAT, LEASE
from saboteur.server.journal.postgres_connection import PostgresConnection, session_at
from saboteur.server.journal.postgres_migrate import upgrade
from saboteur.server.journal.postgres_ownership import Ownership
from saboteur.server.journal.postgres_store import PostgresStore, write_jobs
from saboteur.server.journal.store import Row
from saboteur.server.journal.writing import Conflict, Fenced, Job

from .client import in_a_loop
from .imitation import ImitatedSession, Imitation, fence_of_script


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@contextlib.contextmanager
def nodes(place: str, count: int) -> Iterator[tuple[Clock, list[PostgresStore]]]:
    """Open a store as several nodes, whose clock is set by hand."""
    clock, found = Clock(), [PostgresStore(place) for _ in range(count)]
    for store in found:
        store.own._now = clock
        store.own._beaten = clock.now
    try:
        yield clock, found
    finally:
        for store in found:
            store.close()


async def pass_time(clock: Clock, seconds: float, *living: PostgresStore) -> None:
    """Let time pass for nodes that beat."""
    until = clock.now + seconds
    while clock.now < until:
        clock.now += BEAT
        for store in living:
            await store.beat()


@in_a_loop
async def test_who_is_taken_for_dead_writes_nothing_when_it_wakes(postgres_place: str) -> None:
    with nodes(postgres_place, 2) as (clock, (old, new)):
        await old.append([Row("QUARK", 0, b"0")])
        await pass_time(clock, 2 * LEASE, old, new)
        assert not await new.claim("QUARK"), "its owner lives"
        await pass_time(clock, LEASE / 2, new)
        assert not await new.claim("QUARK"), "a few missed beats are no death"
        await pass_time(clock, LEASE, new)
        assert await new.claim("QUARK")
        await new.append([Row("QUARK", 1, b"new")])
        with pytest.raises(Fenced):
            await old.append([Row("QUARK", 2, b"old")])
        with pytest.raises(Fenced):
            await old.append([Row("QUARK", 1, b"old")])
        await old.append([Row("PRATE", 0, b"its own")])
        assert (await old.beat()).lost == {"QUARK"}
        assert [row.body for row in new.journal("QUARK")] == [b"0", b"new"]
        assert not await old.claim("QUARK")


@in_a_loop
async def test_a_living_owner_asserts_itself_and_nobody_dies_while_all_sleep(
    postgres_place: str,
) -> None:
    """A database out of reach for long kills nobody: whoever was silent as well begins to watch anew."""
    with nodes(postgres_place, 2) as (clock, (owner, other)):
        await owner.append([Row("QUARK", 0, b"0")])
        await pass_time(clock, 1.0, owner, other)
        clock.now += 30.0
        assert not (await other.beat()).died and not await other.claim("QUARK")
        await pass_time(clock, LEASE / 2, other)
        assert not await other.claim("QUARK")
        assert (await owner.beat()).lost == frozenset()
        await pass_time(clock, LEASE / 2 + BEAT, other)
        assert not await other.claim("QUARK"), "it has stirred"
        await owner.append([Row("QUARK", 1, b"1")])


@in_a_loop
async def test_a_death_that_was_seen_does_not_count_once_the_owner_has_stirred(postgres_place: str) -> None:
    with nodes(postgres_place, 2) as (clock, (owner, other)):
        await owner.append([Row("QUARK", 0, b"0")])
        await pass_time(clock, 2 * LEASE, other)
        await owner.beat()
        assert not await other.claim("QUARK")
        await owner.append([Row("QUARK", 1, b"1")])


@in_a_loop
async def test_a_table_is_handed_over_when_asked_for_and_kept_while_in_use(postgres_place: str) -> None:
    with nodes(postgres_place, 2) as (_, (owner, other)):
        await owner.append([Row("QUARK", 0, b"0")])
        assert not await other.claim("QUARK") and (await owner.beat()).wanted == ("QUARK",)
        await owner.hold("QUARK")
        assert (await owner.beat()).wanted == ()
        assert not await other.claim("QUARK")
        await owner.release((await owner.beat()).wanted)
        assert await other.claim("QUARK")
        with pytest.raises(Fenced):
            await owner.append([Row("QUARK", 1, b"1")])
        assert await owner.claim("QUARK", by_force=True), "an operator's command"
        with pytest.raises(Fenced):
            await other.append([Row("QUARK", 1, b"1")])
        with pytest.raises(Fenced):
            await other.append([Row("QUARK", 0, b"made again")])
        await other.beat()
        other.own.epochs.clear()
        with pytest.raises(Conflict):
            await other.append([Row("QUARK", 0, b"made again")])


@in_a_loop
async def test_an_owner_to_whom_people_can_be_led_is_not_asked_for_its_table(postgres_place: str) -> None:
    """Of two nodes that want a dead one's table, the quicker would give it up before anybody is there."""
    with nodes(postgres_place, 2) as (_, (owner, other)):
        other.reaches = lambda _: True
        await owner.append([Row("QUARK", 0, b"0")])
        assert not await other.claim("QUARK") and (await owner.beat()).wanted == ("QUARK",), "no link"
        await owner.hold("QUARK")
        owner.introduce("10.0.0.1:7000", "secret")
        await owner.beat()
        assert not await other.claim("QUARK") and (await owner.beat()).wanted == ()


@in_a_loop
async def test_tables_are_claimed_together_as_one_by_one(postgres_place: str) -> None:
    with nodes(postgres_place, 2) as (_, (owner, other)):
        codes = ["QUARK", "PRATE", "CROAK"]
        assert await asyncio.gather(*map(owner.claim, [*codes, "QUARK"])) == [True] * 4
        assert await asyncio.gather(*map(other.claim, ["QUARK", "BRISK", "PRATE"])) == [False, True, False]
        await owner.beat()
        assert await asyncio.gather(*map(owner.claim, ["BRISK", *codes])) == [False, True, True, True]
        await owner.append([Row("CROAK", 0, b"0")])
        await other.append([Row("BRISK", 0, b"0")])


@in_a_loop
async def test_a_dead_nodes_tables_are_shared_out_and_nobody_waits_for_who_does_not_come(
    postgres_place: str,
) -> None:
    codes = [f"QUAR{number}" for number in range(60)]
    with nodes(postgres_place, 3) as (clock, (dead, one, other)):
        assert all(await asyncio.gather(*map(dead.claim, codes)))
        await pass_time(clock, 1.0, dead, one, other)
        await pass_time(clock, LEASE, one, other)
        first = {code for code in codes if await one.claim(code)}
        assert 10 <= len(first) <= 50, "each table falls to either"
        await pass_time(clock, 2 * BEAT, one, other)
        assert {code for code in codes if await other.claim(code)} == {*codes} - first


@in_a_loop
async def test_who_leaves_keeps_nobody_waiting_and_changes_are_told(postgres_place: str) -> None:
    with nodes(postgres_place, 3) as (_, (first, second, third)):
        await first.append([Row("QUARK", 0, b"0")])
        first.close()
        assert await second.claim("QUARK")
        before = (await third.beat()).revision
        await second.maintain(lambda writer: writer.execute("SELECT 1"))
        assert (await third.beat()).revision > before


# At random ---------------------------------------------------------------------------------------


class Write(NamedTuple):
    """A write on its way: it may arrive late, even after its node was taken for dead."""

    node: int
    job: Job


class World:
    """Nodes, tables and one database; every step follows from the seed."""

    CODES = ("QUARK", "PRATE")

    def __init__(self, connection: PostgresConnection, seed: int) -> None:
        self.connection = connection
        self.rng = random.Random(seed)
        self.clock = Clock()
        self.nodes = [Ownership(self.clock) for _ in range(3)]
        for number, node in enumerate(self.nodes):
            node.node = f"node {number}"  # by which a dead one's tables are shared out
        self.paused: set[int] = set()
        # What each node believes to be the length of a table it has awake, as it read or wrote it.
        self.known: dict[tuple[int, str], int] = {}
        self.on_the_way: list[Write] = []
        # By table: the node that took it last.
        self.owner: dict[str, int] = {}
        self.acknowledged: list[Row] = []
        self.refused = self.taken = 0

    async def step(self) -> None:
        self.clock.now += self.rng.choice((0.05, BEAT, 2 * BEAT))
        node, code = self.rng.randrange(len(self.nodes)), self.rng.choice(self.CODES)
        for each in range(len(self.nodes)):
            self.beat(each)
        match self.rng.randrange(20):
            case 0:
                self.paused ^= {node}
            case 1 if node not in self.paused:
                self.nodes[node].release(self.connection, [code])
                self.known.pop((node, code), None)
            case 2 | 3 | 4 | 5:
                self.claim(node, code)
            case 6 | 7 if self.on_the_way:
                self.arrive(self.on_the_way.pop(self.rng.randrange(len(self.on_the_way))))
            case _:
                self.write(node, code)

    def beat(self, node: int) -> None:
        if node not in self.paused:
            for code in self.nodes[node].beat(self.connection).lost:
                self.known.pop((node, code), None)

    def claim(self, node: int, code: str) -> None:
        if node in self.paused or (node, code) in self.known:
            return
        if self.nodes[node].claim(self.connection, code, by_force=False):
            self.taken += self.owner.get(code, node) != node
            self.owner[code] = node
            asked = "SELECT count(*) FROM journal WHERE code = ?"
            self.known[node, code] = self.connection.execute(asked, (code,)).fetchone()[0]

    def write(self, node: int, code: str) -> None:
        """Decide something; whether it gets to the database at once or late, the node does not know."""
        epoch = self.nodes[node].epochs.get(code)
        if epoch and (node, code) in self.known and node not in self.paused:
            row = Row(code, self.known[node, code], f"{node} {self.rng.random()}".encode())
            self.on_the_way.append(Write(node, Job([row], epoch=epoch)))
            if self.rng.random() < 0.5:
                self.arrive(self.on_the_way.pop())

    def arrive(self, write: Write) -> None:
        """Let the database have it; nobody may have taken the table meanwhile."""
        (row,) = write.job.rows
        try:
            with self.connection.transaction():
                write_jobs(self.connection, [write.job], self.nodes[write.node].node)
        except (psycopg.errors.ObjectNotInPrerequisiteState, psycopg.errors.UniqueViolation):
            self.refused += 1
            self.known.pop((write.node, row.code), None)
            return
        assert self.owner[row.code] == write.node, f"{row} was written by who is not the owner"
        self.acknowledged.append(row)
        if (write.node, row.code) in self.known:
            self.known[write.node, row.code] = row.seq + 1


async def simulate(connection: PostgresConnection, seed: int, steps: int) -> World:
    """Run a world and check what it leaves: all that was acknowledged is there, once and in order."""
    for name in ("nodes", "owners", "journal"):
        connection.execute(f"DELETE FROM {name}")
    world = World(connection, seed)
    for _ in range(steps):
        await world.step()
    found = connection.execute("SELECT code, seq, body FROM journal ORDER BY code, seq").fetchall()
    assert found == sorted(map(tuple, world.acknowledged))
    for code in World.CODES:
        assert [seq for at, seq, _ in found if at == code] == list(range(sum(at == code for at, *_ in found)))
    return world


@pytest.fixture
def session(postgres_place: str) -> Iterator[PostgresConnection]:
    connection = session_at(postgres_place)
    upgrade(connection, postgres_place)
    connection.execute("SET synchronous_commit TO off")
    with contextlib.closing(connection.session):
        yield connection


STEPS = 50


async def imitated(seed: int, steps: int = STEPS, fence: str | None = None) -> World:
    """Run a world on the imitated database."""
    database = Imitation(fence)
    try:
        world = await simulate(ImitatedSession(database), seed, steps)
    except BaseException as error:
        error.add_note(f"again: SEED={seed} python -m pytest {__file__} -k one_world")
        raise
    if database.broken:
        raise database.broken
    return world


@in_a_loop
async def test_one_world() -> None:
    await imitated(int(os.environ.get("SEED", "1")))


@in_a_loop
async def test_in_thousands_of_worlds_nothing_acknowledged_is_lost_or_doubled() -> None:
    worlds = [await imitated(seed) for seed in range(2000)]
    assert sum(world.taken for world in worlds) > 500, "tables were taken over"
    assert sum(world.refused for world in worlds) > 1000, "and late writes came"
    assert sum(len(world.acknowledged) for world in worlds) > 5_000


@in_a_loop
async def test_the_imitation_gives_the_same_histories_as_postgresql(session: PostgresConnection) -> None:
    for seed in range(3):
        real, imitation = await simulate(session, seed, 150), await imitated(seed, 150)
        assert (real.acknowledged, real.refused, real.taken) == (
            imitation.acknowledged, imitation.refused, imitation.taken
        )  # fmt: skip


@pytest.mark.soak
@in_a_loop
async def test_many_worlds_on_postgresql(session: PostgresConnection) -> None:
    for seed in range(8, 400):
        await simulate(session, seed, 300)


@pytest.mark.parametrize(
    "was, is_", [("USING (code, epoch)", "USING (code)"), ("USING (code, epoch)", "ON true")]
)
@in_a_loop
async def test_a_broken_fence_is_found(was: str, is_: str) -> None:
    """One that forgets epochs, and one that lets everything pass."""
    assert was in fence_of_script()
    with pytest.raises(AssertionError, match=r"does not own|who is not the owner"):
        for seed in range(200):
            await imitated(seed, fence=fence_of_script().replace(was, is_))


@in_a_loop
async def test_a_broken_fence_is_found_on_postgresql(session: PostgresConnection) -> None:
    broken = "CREATE OR REPLACE FUNCTION fence(own TEXT, codes TEXT[], known BIGINT[]) RETURNS VOID"
    session.execute(f"{broken} LANGUAGE SQL AS 'SELECT'")
    with pytest.raises(AssertionError, match="who is not the owner"):
        for seed in range(6):
            await simulate(session, seed, 300)
