"""A cluster in one thread, on a clock, a network and a database that follow from a seed.

Store, ownership, heartbeat, waking and tables are the program's own (see simulated.py for what is not).
"""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any, NamedTuple, TypeVar

from saboteur.schema.commands import Act, Command, Start
from saboteur.schema.settings import Guest, NewTable, NoClock, RulesWish
from saboteur.server.admission.visitors import Visitors
from saboteur.server.errors import TableError
from saboteur.server.http.play import Call
from saboteur.server.journal.writing import Busy
from saboteur.server.shutdown import drain
from saboteur.server.tables.all_tables import AllTables
from saboteur.server.tables.keys import token_key
from saboteur.server.tables.newcomers import Newcomer

from .drill import assert_in_order, games_in
from .imitation import Imitation
from .simulated import HERE, LOST, Machine, SimulatedStore, simulated

R = TypeVar("R")


class SimulatedNode:
    """A machine on which the program runs."""

    def __init__(self, world: World, name: str) -> None:
        """Start the program."""
        self.world = world
        self.machine = Machine(name)
        self._context = copy_context()
        self._context.run(HERE.set, self.machine)
        self.all_tables: AllTables = self._context.run(self._started, world)

    def _started(self, world: World) -> AllTables:
        store = SimulatedStore(world, self.machine)
        store.introduce(self.machine.name, "secret")
        all_tables = AllTables(store, Visitors())
        all_tables.store.reaches = world.reaches
        all_tables.open()
        return all_tables

    def do(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Let something be done on this machine."""
        return asyncio.get_running_loop().create_task(work, context=self._context.copy())

    async def make(self) -> tuple[str, list[str]]:
        """Make a table and let a game begin; return its code and the keys of its seats."""
        visitor = self.all_tables.visitors.of("10.0.0.1")
        wish = NewTable(name="Ada", rules=RulesWish(players=3), clock=NoClock(), pace=0)
        place = await self.all_tables.make(wish, visitor)
        keys = [token_key(place["token"])]
        for name in ("Ben", "Cem"):
            guest = Newcomer(Guest(name=name, device=name * 8), "10.0.0.1")
            keys.append(token_key((await self.all_tables.join(place["code"], guest))["token"]))
        assert await self.act(place["code"], keys[0], Start(id="begin")) == "done"
        return place["code"], keys

    async def act(self, code: str, key: str, command: Command) -> str:
        """Carry out a command as a request does; return the kind or the code of the answer."""
        try:
            if elsewhere := await self._elsewhere(code):
                return await asyncio.wait_for(elsewhere.do(elsewhere.act_here(code, key, command)), 2.0)
        except (TableError, Busy, TimeoutError):
            return "busy"
        return await self.act_here(code, key, command)

    async def _elsewhere(self, code: str) -> SimulatedNode | None:
        """Return the node that owns a table, if it is another one that can be reached, as a relay does."""
        if self.all_tables.draining or code in self.all_tables.live:
            return None
        peer = await self.all_tables.store.peer(code)
        return self.world.reached(peer.node) if peer else None

    async def act_here(self, code: str, key: str, command: Command) -> str:
        """Carry out a command here."""
        try:
            table = await self.all_tables.find(code)
            call = Call(self.all_tables.visitors.of("10.0.0.1"))
            call.key = key
            table.call(call, command)
            told, _ = await call.answer()
        except TableError as error:
            return error.code
        return str(told.get("code", told["t"]))


class World:
    """Nodes, a database and people; everything follows from the seed."""

    def __init__(self, seed: int, database: Imitation, keys: dict[str, list[str]]) -> None:
        """Begin with nodes that have just started, and tables that sleep."""
        self.rng = random.Random(seed)
        self.database = database
        self.is_down = False
        self.over = False
        self._born = 0
        self.nodes: list[SimulatedNode] = []
        self.nodes += [self._new_node() for _ in range(3)]
        # By table: the keys of its seats, and what was acknowledged: when it was sent and told.
        self.keys = keys
        self.sent: dict[str, dict[str, float]] = {code: {} for code in keys}
        self.told: dict[str, dict[str, float]] = {code: {} for code in keys}
        self.faults = 0

    def _new_node(self) -> SimulatedNode:
        self._born += 1
        return SimulatedNode(self, f"node {self._born}")

    def reached(self, name: str) -> SimulatedNode | None:
        """Return a node by its name, if it answers."""
        found = (node for node in self.nodes if node.machine.name == name)
        return next((node for node in found if not node.machine.is_paused), None)

    def reaches(self, name: str) -> bool:
        """Tell whether a node answers."""
        return self.reached(name) is not None

    async def fate(self) -> None:
        """Let one fault after another happen."""
        loop = asyncio.get_running_loop()
        while not self.over:
            await asyncio.sleep(self.rng.uniform(0.1, 2.0))
            place = self.rng.randrange(len(self.nodes))
            machine, seconds = self.nodes[place].machine, self.rng.choice((0.2, 1.0, 3.0, 6.0))
            self.faults += 1
            match self.rng.choice(("kill", "pause", "stop", "deaf", "mute", "cut", "slow", "down")):
                case "kill":
                    machine.is_dead = True
                    self.nodes[place] = self._new_node()
                case "pause":
                    machine.is_paused = True
                    await asyncio.sleep(seconds)
                    machine.go_on(loop)
                case "stop":
                    await self._stop(self.nodes[place])
                    self.nodes[place] = self._new_node()
                case "slow":
                    machine.lag = 5.0
                    await asyncio.sleep(seconds)
                    machine.lag = 0.0
                case "down":
                    self.is_down = True
                    await asyncio.sleep(seconds / 2)
                    self.is_down = False
                case way:
                    machine.sends, machine.hears = way == "deaf", way == "mute"
                    await asyncio.sleep(seconds)
                    machine.sends = machine.hears = True

    async def _stop(self, node: SimulatedNode) -> None:
        """Stop the program as SIGTERM does."""

        async def leave() -> None:
            await drain(node.all_tables)
            await node.all_tables.close()
            node.all_tables.store.close()

        await asyncio.wait([node.do(leave())], timeout=3 * LOST)
        await asyncio.sleep(0.1)
        node.machine.is_dead = True

    async def play(self, code: str) -> None:
        """Act at a table, at any node, and ask again with the same id until there is an answer."""
        count, keys = 0, self.keys[code]
        while not self.over:
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))
            wish = await self._wish(code)
            if wish is None:
                continue
            seat, at, action = wish
            count += 1
            command = Act(id=f"{count}", at=at, action=action)
            self.sent[code][command.id] = asyncio.get_running_loop().time()
            await self._ask(code, keys[seat], command)

    async def _wish(self, code: str) -> tuple[int, int, str] | None:
        """Return what somebody may do, as some node shows it, perhaps one that has lost the table."""
        able = [node for node in self.nodes if code in node.all_tables.live]
        if not able:
            node = self.rng.choice(self.nodes)
            await self._heard(node.do(node.all_tables.find(code)))
            return None
        live = self.rng.choice(able).all_tables.live[code]
        game = live.table.game
        if game is None or not game.actors:
            return None
        seat = self.rng.choice(sorted(game.actors))
        return seat, live.table.told[seat], str(self.rng.choice(game.legal(seat)))

    async def _ask(self, code: str, key: str, command: Act) -> None:
        for _ in range(40):
            if self.over:
                return
            node = self.rng.choice(self.nodes)
            answer = await self._heard(node.do(node.act(code, key, command)))
            if answer == "done":
                self.told[code][command.id] = asyncio.get_running_loop().time()
            if answer not in (None, "busy"):
                return
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def _heard(self, asked: asyncio.Task[Any]) -> Any:
        """Wait for an answer, but not for long: its node may be gone."""
        done, _ = await asyncio.wait([asked], timeout=2.0)
        if not done:
            return None
        error = None if asked.cancelled() else asked.exception()
        if error and not isinstance(error, TableError):
            raise error
        return None if asked.cancelled() or error else asked.result()

    def checked(self) -> History:
        """Make sure that what was acknowledged is there, once and in order, and that games are whole."""
        if self.database.broken:
            raise self.database.broken
        for node in self.nodes:
            store = node.all_tables.store
            assert isinstance(store, SimulatedStore) and store._thread.is_alive(), "a writer has ended"
        rows = self.database.execute("SELECT code, seq, body FROM journal ORDER BY code, seq").fetchall()
        for code in self.keys:
            journal = [json.loads(body) for at, _, body in rows if at == code]
            assert [seq for at, seq, _ in rows if at == code] == list(range(len(journal)))
            games_in(journal)  # raises where an action is not legal
            assert_in_order(journal, self.sent[code], self.told[code])
        (owners,) = self.database.execute("SELECT max(epoch) FROM owners").fetchone()
        return History(rows, sum(map(len, self.told.values())), self.faults, owners or 0)


@functools.cache
def seated() -> tuple[bytes, dict[str, list[str]]]:
    """Return a database with two tables that have just begun to play, and the keys of their seats."""

    async def prepared() -> tuple[bytes, dict[str, list[str]]]:
        database = Imitation()
        node = World(0, database, {}).nodes[0]
        tables = [await node.do(node.make()) for _ in range(2)]
        for name in ("owners", "nodes"):
            database.execute(f"DELETE FROM {name}")
        return database.file.serialize(), dict(tables)

    return simulated(0, prepared)


class History(NamedTuple):
    """What a run has left."""

    journal: list[tuple[str, int, bytes]]
    told: int
    faults: int
    owners: int


def run_of(seed: int, seconds: float = 12.0, fence: str | None = None) -> History:
    """Let a cluster live for a while with faults, then without, and check what it leaves."""

    async def lived() -> History:
        stored, keys = seated_before
        database = Imitation(fence)
        database.file.deserialize(stored)
        world = World(seed, database, keys)
        tasks = [asyncio.ensure_future(world.play(code)) for code in keys]
        fate = asyncio.ensure_future(world.fate())
        await asyncio.wait([fate, *tasks], timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        world.over = True
        await asyncio.wait([fate], timeout=60)
        for task in (fate, *tasks):
            if task.done():
                task.result()
        return world.checked()

    seated_before = seated()
    return simulated(seed, lived)
