"""How long people wait when a node is killed, and when all nodes are restarted one after the other.

Several nodes share a database; pages come to any of them, as by way of a plain balancer, and connect again as
the real page does. A table is a person who sits at all its seats, with a game that has been dealt.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Final

from .database import emptied
from .load import Heard, Page, Table, Wishes, address_of, posted
from .server import ROOT, port_of, serving

_SEATS: Final = 3
# The real page's: how long it waits before it connects again, from 0.75 to 1.25 times that, twice as long the
# next time, in seconds.
_FIRST_PAUSE: Final = 0.4
_LONGEST_PAUSE: Final = 8.0
_PATIENCE: Final = 600.0


class Nodes:
    """Servers on one database, which are stopped and started again."""

    def __init__(self, place: str, count: int) -> None:
        """Start none yet."""
        self._folders = [tempfile.mkdtemp(prefix="saboteur-bench-") for _ in range(count)]
        self._place = place
        self._running: list[subprocess.Popen[str] | None] = [None] * count
        self.ports = [0] * count
        # What the database calls each node, and all that it has ever known.
        self._ids = [""] * count
        self._known: set[str] = set()

    def start(self, number: int) -> None:
        """Start a node, where it was before."""
        words = ["--store", self._place, "--port", str(self.ports[number])]
        command = serving(self._folders[number], *words)
        node = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
        )
        assert node.stdout
        self.ports[number] = port_of(node.stdout)
        self._running[number] = node
        while not (new := {node for (node,) in self._asked("SELECT id FROM nodes")} - self._known):
            time.sleep(0.05)
        (self._ids[number],) = new
        self._known |= new

    def owned(self, number: int) -> set[str]:
        """Return the tables that a node owns."""
        return {
            code for (code,) in self._asked(f"SELECT code FROM owners WHERE node = '{self._ids[number]}'")
        }

    def _asked(self, query: str) -> list[tuple[str]]:
        import psycopg

        with psycopg.connect(self._place) as session:
            return session.execute(query.encode()).fetchall()

    def stop(self, number: int, how: signal.Signals) -> None:
        """Stop a node, and wait until it is gone."""
        node = self._running[number]
        assert node and node.stdout
        node.send_signal(how)
        node.stdout.read()
        node.wait()
        self._running[number] = None

    @contextlib.contextmanager
    def all(self) -> Iterator[None]:
        """Run all of them."""
        try:
            for number in range(len(self.ports)):
                self.start(number)
            yield
        finally:
            for number, node in enumerate(self._running):
                if node:
                    self.stop(number, signal.SIGKILL)


class Lasting(Page):
    """A page that connects again, wherever a balancer leads it."""

    table: Lively

    def __init__(self, table: Lively, token: str) -> None:
        """Count as connected once the game has come."""
        super().__init__(table, token)
        # Since when it has been without the game; None once that has come.
        self.lost: float | None = 0.0
        self._pause = _FIRST_PAUSE
        self._is_closed = False

    def connection_lost(self, error: Exception | None) -> None:
        """Connect again after a while, unless the bench is over."""
        if self._is_closed or self.table.crowd.is_over:
            return
        self._is_closed = True
        if not self.lost:
            self.lost = time.perf_counter()
        asyncio.get_running_loop().call_later(self._pause * random.uniform(0.75, 1.25), self._again)
        self._pause = min(2 * self._pause, _LONGEST_PAUSE)

    def _again(self) -> None:
        page = Lasting(self.table, str(self.token))
        page.lost, page._pause = self.lost, self._pause
        self.table.pages[self.table.pages.index(self)] = page
        self.table.crowd.tasks.add(task := asyncio.ensure_future(self.table.crowd.lead(page)))
        task.add_done_callback(self.table.crowd.tasks.discard)

    def _hear(self, opcode: int, body: bytes) -> None:
        if opcode == 8:
            assert self.transport is not None
            self.transport.write(masked_close())
            self.transport.close()
        else:
            super()._hear(opcode, body)


class Lively(Table):
    """A table whose people say something again and again, to learn when they are heard."""

    def __init__(self, code: str, tokens: list[str], address: str, crowd: Crowd) -> None:
        """Belong to everybody who is measured together."""
        self.crowd = crowd
        self.code = code
        self.address = address
        self.pages: list[Page] = [Lasting(self, token) for token in tokens]
        self.pauses: list[float] = []
        self.said = 0
        self.heard_at = 0.0

    def hear(self, page: Page, heard: Heard, size: int) -> None:
        """Note when a page is back, and when the table has acted."""
        assert isinstance(page, Lasting)
        now = time.perf_counter()
        if heard.t == "game":
            page.n, page.legal = heard.n, heard.legal
            if page.lost:
                self.pauses.append(now - page.lost)
            page.lost, page._pause = None, _FIRST_PAUSE
        elif heard.t == "talk":
            self.heard_at = now
        elif heard.t == "table" and heard.table.phase == "lobby" and page is self.pages[0]:
            page.say({"t": "start", "id": "start"})

    def speak(self) -> None:
        """Let somebody who is connected say something, which is written before it is told."""
        able = [page for page in self.pages if isinstance(page, Lasting) and page.lost is None]
        if able:
            self.said += 1
            able[0].say({"t": "say", "id": f"say{self.said}", "text": "."})


class Crowd:
    """All tables, and where their pages are led."""

    def __init__(self, nodes: Nodes, tables: int) -> None:
        """Seat nobody yet."""
        self.nodes = nodes
        self.tables: list[Lively] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_over = False
        self._count = tables

    async def lead(self, page: Lasting) -> None:
        """Connect a page to any node that takes connections, as a balancer does."""
        for port in random.sample(self.nodes.ports, len(self.nodes.ports)):
            with contextlib.suppress(OSError):
                loop = asyncio.get_running_loop()
                await loop.create_connection(
                    lambda: page, "127.0.0.1", port, local_addr=(page.table.address, 0)
                )
                return
        page.connection_lost(None)

    async def open(self) -> None:
        """Make all tables, at any of the nodes, connect everybody and deal."""
        for number in range(self._count):
            address = address_of(number)
            wish: Wishes = {"name": "P0", "rules": {"players": _SEATS}, "clock": {"kind": "none"}}
            host = posted(random.choice(self.nodes.ports), address, "/api/tables", wish)
            path = f"/api/tables/{host['code']}/seats"
            people = [{"name": f"P{i}", "device": f"P{i}"} for i in range(1, _SEATS)]
            others = [posted(random.choice(self.nodes.ports), address, path, person) for person in people]
            tokens = [host["token"], *(other["token"] for other in others)]
            self.tables.append(Lively(host["code"], tokens, address, self))
        for table in self.tables:
            for page in table.pages:
                assert isinstance(page, Lasting)
                await self.lead(page)
            await asyncio.sleep(0)
        await self.until(self.are_back)

    def are_back(self) -> bool:
        """Tell whether everybody is connected, with a game before them."""
        return all(isinstance(page, Lasting) and page.lost is None for t in self.tables for page in t.pages)

    async def until(self, look: object, seconds: float = _PATIENCE) -> None:
        """Wait until a condition holds."""
        assert callable(look)
        async with asyncio.timeout(seconds):
            while not look():
                await asyncio.sleep(0.05)


def masked_close() -> bytes:
    """Return the answer to the end of a socket."""
    return bytes((0x88, 0x80, 0, 0, 0, 0))


async def failovers(nodes: Nodes, tables: int, kills: int) -> list[float]:
    """Kill one node after the other; return how long each of its tables did not act."""
    crowd, waits = Crowd(nodes, tables), []
    await crowd.open()
    for kill in range(kills):
        victim = kill % len(nodes.ports)
        owned = await asyncio.to_thread(nodes.owned, victim)
        began = time.perf_counter()
        await asyncio.to_thread(nodes.stop, victim, signal.SIGKILL)
        waits += await _acting_again([table for table in crowd.tables if table.code in owned], began)
        await asyncio.to_thread(nodes.start, victim)
        await crowd.until(crowd.are_back)
        print(f"kill {kill + 1}: {told('s', waits)}", file=sys.stderr, flush=True)
    crowd.is_over = True
    return waits


async def _acting_again(hit: list[Lively], began: float) -> list[float]:
    """Let tables speak until everyone has been heard; return how long it took."""
    await asyncio.sleep(0.1)
    left = hit
    async with asyncio.timeout(_PATIENCE):
        while left:
            for table in left:
                table.speak()
            await asyncio.sleep(0.3)
            left = [table for table in left if table.heard_at < began]
    return [table.heard_at - began for table in hit]


async def restarts(nodes: Nodes, tables: int) -> list[float]:
    """Restart all nodes, one after the other; return each page's longest pause."""
    crowd = Crowd(nodes, tables)
    await crowd.open()
    load = asyncio.create_task(_keep_speaking(crowd))
    for number in range(len(nodes.ports)):
        await asyncio.to_thread(nodes.stop, number, signal.SIGTERM)
        await asyncio.to_thread(nodes.start, number)
        await crowd.until(crowd.are_back)
        await asyncio.sleep(2.0)
    load.cancel()
    crowd.is_over = True
    return [pause for table in crowd.tables for pause in table.pauses]


async def _keep_speaking(crowd: Crowd) -> None:
    while True:
        for table in random.sample(crowd.tables, len(crowd.tables)):
            table.speak()
            await asyncio.sleep(0.02)


def told(unit: str, times: list[float]) -> str:
    """Return the usual figures of some times."""
    if len(times) < 2:
        return "none"
    cuts = statistics.quantiles(times, n=100)
    shown = {"p50": cuts[49], "p99": cuts[98], "worst": max(times)}
    return ", ".join(f"{name} {time:.2f} {unit}" for name, time in shown.items()) + f", of {len(times)}"


def main(args: list[str], store: str, wishes: Wishes) -> int:
    """Measure `--failover KILLS` or `--rolling`, with `--nodes N` and `--tables N`."""
    count = int(args[args.index("--nodes") + 1])
    nodes = Nodes(emptied(store), count)
    print(f"{wishes['tables']} tables x {_SEATS} pages, {count} nodes, {os.cpu_count()} cores")
    with nodes.all():
        time.sleep(1.0)
        if "--rolling" in args:
            print("pauses of pages:", told("s", asyncio.run(restarts(nodes, wishes["tables"]))))
        else:
            kills = int(args[args.index("--failover") + 1])
            waits = asyncio.run(failovers(nodes, wishes["tables"], kills))
            print(f"{kills} kills, tables act again:", told("s", waits))
    return 0
