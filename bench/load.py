"""The client of the server bench: thousands of sockets in one lean process, and actions at an even rate.

The server's budgets are counted by address, so the people come from many: eight tables of five from each.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import statistics
import struct
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

Figures = dict[str, float]
Wishes = dict[str, Any]
SEATS: Final = 5
# With five sockets each, fewer than the 42 people who may share a router.
_TABLES_AN_ADDRESS: Final = 8
_WARM_UP: Final = 3.0
# Actions unanswered this long after the last one count as lost, in seconds.
_LONGEST_ANSWER: Final = 60.0
_HELLO: Final = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
)
_KEY: Final = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"


class Deed(msgspec.Struct):
    """The part of a legal action the client needs."""

    do: str


class Told(msgspec.Struct, frozen=True):
    """The part of a table's description the client needs."""

    phase: str = ""


class Heard(msgspec.Struct):
    """The part of a frame the client needs."""

    t: str
    n: int = 0
    legal: list[Deed] = []
    table: Told = Told()


_HEARD: Final = msgspec.json.Decoder(Heard)


def upgrade(code: str, port: int) -> bytes:
    """Return the request that opens a table's socket."""
    return (_HELLO.format(code=code, port=port) + _KEY).encode()


def masked(frame: Wishes) -> bytes:
    """Return a command as a frame, masked with zeros."""
    body = msgspec.json.encode(frame)
    size = len(body)
    head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
    return head + b"\0\0\0\0" + body


class Page(asyncio.BufferedProtocol):
    """A socket with just enough of the WebSocket protocol."""

    def __init__(self, table: Table, token: str | None) -> None:
        """Belong to a table."""
        self.table = table
        self.token = token
        self.transport: asyncio.Transport | None = None
        self.n = 0
        self.legal: list[Deed] = []
        self._room = bytearray(1 << 14)
        self._got = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(upgrade(self.table.code, transport.get_extra_info("peername")[1]))

    def connection_lost(self, error: Exception | None) -> None:
        """Count sockets that ended, which none should."""
        self.table.load.lose(error or ConnectionError("the server has hung up"))

    def say(self, frame: Wishes) -> None:
        """Send a frame, masked with zeros."""
        assert self.transport is not None
        self.transport.write(masked(frame))

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return where to put received bytes."""
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        """Extract frames from the received bytes."""
        self._got += self._room[:nbytes]
        if not self._open:
            head, end, rest = self._got.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._got = True, rest
            self.say({"t": "hello", "token": self.token})
        while (frame := self._frame()) is not None:
            self._hear(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        got = self._got
        if len(got) < 2:
            return None
        size, start = got[1], 2
        if size == 126:
            size, start = int.from_bytes(got[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(got[2:10], "big"), 10
        if len(got) < start + size:
            return None
        self._got = got[start + size :]
        return got[0] & 15, got[start : start + size]

    def _hear(self, opcode: int, body: bytes) -> None:
        if opcode == 9:
            assert self.transport is not None
            self.transport.write(struct.pack("!BB", 0x8A, 0x80 | len(body)) + b"\0\0\0\0" + body)
        elif opcode == 8:
            raise ConnectionError(f"the server has closed: {body!r}")
        else:
            self.table.hear(self, _HEARD.decode(body), len(body))


class Table:
    """The sockets of one table, and the action that is on its way."""

    def __init__(self, code: str, tokens: list[str | None], address: str, load: Load) -> None:
        """Prepare its pages, which all come from one address."""
        self.code = code
        self.pages = [Page(self, token) for token in tokens]
        self.address = address
        self.load = load
        self.greeted = 0
        self._count = 0
        self._sent = 0.0
        self._missing = 0

    async def connect(self) -> None:
        """Open its sockets."""
        for page in self.pages:
            await _connected(page, self.address, self.load.any_port())

    def hear(self, page: Page, heard: Heard, size: int) -> None:
        """Process a frame; the last one of an action stops its clock."""
        if heard.t == "table":
            self.greeted += 1
        elif heard.t in ("game", "events"):
            page.n, page.legal = heard.n, heard.legal
            if heard.t == "events":
                self.load.sizes.append(size)
                self._missing -= 1
                if self._missing == 0:
                    self.load.note(self, time.perf_counter() - self._sent)
        elif heard.t in ("error", "refused"):
            raise ConnectionError(f"the server said {heard}")

    def act(self, rng: random.Random) -> bool:
        """Act for the seat that is asked; return whether there was one."""
        for page in self.pages:
            if page.legal:
                self._count += 1
                self._missing = len(self.pages)
                self._sent = time.perf_counter()
                action = rng.choice(page.legal).do
                page.say({"t": "act", "id": str(self._count), "at": page.n, "action": action})
                return True
        return False


class BotTable(Table):
    """A person among bots that think as hard as they can: everyone acts as soon as they may."""

    level = "seer"

    def __init__(self, code: str, token: str, address: str, load: Load) -> None:
        """Prepare the only page."""
        super().__init__(code, [token], address, load)
        self._rng = random.Random(code)

    def hear(self, page: Page, heard: Heard, size: int) -> None:
        """Seat the bots, and then play."""
        if heard.t == "table" and not self.greeted:
            self.greeted = SEATS
            for seat in range(1, SEATS):
                page.say({"t": "bot", "id": f"bot{seat}", "seat": seat, "level": self.level})
            page.say({"t": "start", "id": "start"})
        elif heard.t in ("game", "events"):
            page.n, page.legal = heard.n, heard.legal
            self.act(self._rng)


class Load:
    """All tables, and actions at an even rate whatever the server does."""

    def __init__(self, wishes: Wishes) -> None:
        """Store the parameters."""
        self.wishes = wishes
        # Of a server, or of several nodes, to any of which people come.
        self._ports: list[int] = [wishes["port"], *wishes.get("others", [])]
        self._chance = random.Random(2)
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.times: list[float] = []
        self.sizes: deque[int] = deque(maxlen=5000)
        self.missed = 0
        self.broken: Exception | None = None

    def any_port(self) -> int:
        """Return where somebody comes to, as a plain balancer would lead them."""
        return self._chance.choice(self._ports)

    def note(self, table: Table, seconds: float) -> None:
        """Note that everyone at a table knows."""
        self.times.append(seconds)
        self.ready.append(table)

    async def run(self) -> Figures:
        """Open everything, play for a while and return the measurements."""
        await self.open()
        memory = memory_of(self.wishes["pid"])
        await self.play(self.wishes.get("warm", _WARM_UP))
        roots = self.wishes.get("all_pids", [self.wishes["pid"]])
        before = cpu_of(roots)
        await self.play(self.wishes["seconds"])
        used = [after - earlier for after, earlier in zip(cpu_of(roots), before, strict=True)]
        return {
            **self.figures(self.wishes["seconds"]),
            **{f"cpu_{number}_ms": each * 1000 / len(self.times) for number, each in enumerate(used)},
            "cpu_ms": sum(used) * 1000 / len(self.times),
            "connected_kb": memory / 1024,
            "played_kb": memory_of(self.wishes["pid"]) / 1024,
        }

    async def open(self) -> None:
        """Open all tables and deal."""
        for number, (code, tokens) in enumerate(self.seats()):
            self.tables.append(Table(code, tokens, address_of(number), self))
            await self.tables[-1].connect()
        await self.until(lambda: all(table.greeted >= SEATS for table in self.tables))
        if self.wishes.get("bots"):
            host = posted(self.any_port(), address_of(len(self.tables)), "/api/tables", AMONG_BOTS)
            await BotTable(host["code"], host["token"], address_of(len(self.tables)), self).connect()
        if self.wishes["kind"] == "tables":
            for table in self.tables:
                table.pages[0].say({"t": "start", "id": "start"})
                await asyncio.sleep(0.005)
        await self.until(lambda: all(any(page.legal for page in table.pages) for table in self.tables))
        await asyncio.sleep(1.0)

    def lose(self, error: Exception) -> None:
        """Note that a socket has ended."""
        self.broken = error

    def seats(self) -> Iterator[tuple[str, list[str | None]]]:
        """Create the tables, if it takes more than a name to create one."""
        if self.wishes["kind"] == "echo":
            for number in range(self.wishes["tables"]):
                yield f"T{number}", [None] * SEATS
            return
        for number in range(self.wishes["tables"]):
            address = address_of(number)
            wish = {"name": "P0", "rules": {"players": SEATS}, "clock": {"kind": "none"}}
            host = posted(self.any_port(), address, "/api/tables", wish)
            path = f"/api/tables/{host['code']}/seats"
            people = [{"name": f"P{i}", "device": f"P{i}"} for i in range(1, SEATS)]
            others = [posted(self.any_port(), address, path, person) for person in people]
            yield host["code"], [host["token"], *(other["token"] for other in others)]

    async def until(self, look: Callable[[], bool], seconds: float = 300.0) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(seconds):
            while not look():
                if self.broken:
                    raise self.broken
                await asyncio.sleep(0.1)

    async def play(self, seconds: float) -> None:
        """Send actions, evenly spaced, to tables that have none on its way."""
        self.times.clear()
        self.missed = 0
        rng = random.Random(1)
        self.ready = deque(rng.sample(self.tables, len(self.tables)))
        step, began = 1 / self.wishes["rate"], time.perf_counter()
        for number in range(int(seconds * self.wishes["rate"])):
            await asyncio.sleep(max(0.0, began + number * step - time.perf_counter()))
            while self.ready and not self.ready[0].act(rng):
                self.ready.popleft()  # its game is over
            if self.ready:
                self.ready.popleft()
            else:
                self.missed += 1
        sent = int(seconds * self.wishes["rate"]) - self.missed
        with contextlib.suppress(TimeoutError):
            await self.until(lambda: len(self.times) >= sent, _LONGEST_ANSWER)

    def figures(self, seconds: float) -> Figures:
        """Return the measurements of so many seconds of play."""
        asked = int(seconds * self.wishes["rate"])
        cuts = statistics.quantiles(self.times, n=1000)
        return {
            "p50_ms": cuts[499] * 1000,
            "p99_ms": cuts[989] * 1000,
            "worst_ms": max(self.times) * 1000,
            "actions_s": len(self.times) / seconds,
            "unanswered": asked - self.missed - len(self.times),
            "frame_bytes": statistics.fmean(self.sizes),
        }


AMONG_BOTS: Final[Wishes] = {
    "name": "P0", "rules": {"players": SEATS}, "clock": {"kind": "none"}, "pace": 0,
}  # fmt: skip


def address_of(number: int) -> str:
    """Return the loopback address from which the people of a table come."""
    third, fourth = divmod(number // _TABLES_AN_ADDRESS, 250)
    return f"127.1.{third}.{fourth + 1}"


async def _connected(page: Page, address: str, port: int) -> None:
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: page, "127.0.0.1", port, local_addr=(address, 0))


def posted(port: int, address: str, path: str, body: Wishes, token: str = "") -> Wishes:
    """Return what the server made or did on request."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
    with contextlib.closing(connection):
        known = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request("POST", path, msgspec.json.encode(body), known)
        answer = connection.getresponse()
        text = answer.read()
    assert answer.status in (200, 201), text
    made: Wishes = json.loads(text)
    return made


def memory_of(pid: int) -> int:
    """Return how many bytes a process holds in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    return int(found[1]) * 1024 if found else 0


def cpu_of(roots: list[int]) -> list[float]:
    """Return how many seconds of CPU each of these processes has used, with all that it started."""
    used: dict[int, float] = {}
    children: dict[int, list[int]] = {}
    tick = 1 / os.sysconf("SC_CLK_TCK")
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            # Its own time, and that of children it has waited for.
            used[int(stat.parent.name)] = sum(map(int, fields[11:15])) * tick
            children.setdefault(int(fields[1]), []).append(int(stat.parent.name))

    def whole(process: int) -> float:
        return used.get(process, 0.0) + sum(map(whole, children.get(process, ())))

    return [whole(root) for root in roots]


if __name__ == "__main__":
    print(json.dumps(asyncio.run(Load(json.loads(sys.argv[1])).run())))
