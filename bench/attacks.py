"""The attacker of the hostile bench: a process of its own on an address of its own.

It begins the attack that a line on the standard input names, stops at an empty one, and then tells what it
was answered. Its requests are limited to an even rate, because it shares two cores with those it attacks.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import string
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Final

from .load import Wishes, masked, upgrade

ADDRESS: Final = "127.9.9.9"
# Requests a second, by so many clients at once, each of which waits for its answer.
RATE: Final = 300
CLIENTS: Final = 8
LONGEST_ANSWER: Final = 30.0
READERS: Final = 60
SEERS: Final = 9
SEER_TABLES: Final = 59
HALF_OPEN: Final = 1000
# How soon a connection that was closed is opened again, in seconds.
AGAIN: Final = 5.0
HEAD: Final = "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
POISON: Final = (
    b"a." * 100_000 + b"a = 1\n",
    b"format = " + b"9" * 200_000 + b"\n",
    b"x = " + b"[" * 100_000 + b"\n",
)
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """Somebody who wants others not to play."""

    def __init__(self, wishes: Wishes) -> None:
        """Know the server, a table at which many games were played, and one with a full chat."""
        self.port: int = wishes["port"]
        self.played: str = wishes["played"]
        self.chatty: str = wishes["chatty"]
        self.answers: Counter[str] = Counter()
        self.rng = random.Random(1)
        self._next = 0.0

    async def serve(self) -> None:
        """Attack as told."""
        attacking: asyncio.Task[None] | None = None
        while line := await asyncio.to_thread(sys.stdin.readline):
            if name := line.strip():
                self.answers.clear()
                attacking = asyncio.create_task(ATTACKS[name](self))
            elif attacking:
                attacking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await attacking
                print(json.dumps(self.answers), flush=True)

    # Ways to ask ---------------------------------------------------------------------------------

    async def connected(self, room: int = 0) -> Stream:
        """Open a connection; with a room, one that takes in only so many bytes."""
        raw = socket.socket()
        if room:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        raw.setblocking(False)
        raw.bind((ADDRESS, 0))
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=raw, limit=room or 1 << 16)

    async def ask(self, method: str, path: str, body: bytes = b"", more: str = "") -> bytes:
        """Ask, count the status and return the answer's body."""
        head = HEAD.format(method=method, path=path, port=self.port) + more
        if "Upgrade" not in more:
            head += f"Connection: close\r\nContent-Length: {len(body)}\r\n"
        answer = b""
        with self.counted():
            reader, writer = await self.connected()
            with contextlib.closing(writer):
                writer.write(head.encode() + b"\r\n" + body)
                async with asyncio.timeout(LONGEST_ANSWER):
                    answer = await (reader.read(4096) if "Upgrade" in more else reader.read())
                self.answers[answer[9:12].decode("ascii", "replace") or "closed"] += 1
        return answer.partition(b"\r\n\r\n")[2]

    @contextlib.contextmanager
    def counted(self) -> Iterator[None]:
        """Count how a connection failed."""
        try:
            yield
        except TimeoutError:
            self.answers["no answer"] += 1
        except OSError:
            self.answers["refused"] += 1

    async def flood(self, request: Callable[[], Awaitable[object]]) -> None:
        """Send requests without end, at an even rate unless the server is slower."""

        async def client() -> None:
            while True:
                now = asyncio.get_running_loop().time()
                self._next = max(self._next + 1 / RATE, now)
                await asyncio.sleep(self._next - now)
                await request()

        await asyncio.gather(*(client() for _ in range(CLIENTS)))

    async def made(self, **wishes: object) -> Wishes:
        """Make a table."""
        wish = {"name": "Eve", "device": "Eve", "clock": {"kind": "none"}, "pace": 0, **wishes}
        answer = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
        made: Wishes = json.loads(answer) if answer.startswith(b"{") else {}
        return made if "token" in made else {}

    async def entered(self, code: str, token: str | None, room: int = 0) -> Stream:
        """Open a table's socket and say hello."""
        reader, writer = await self.connected(room)
        writer.write(upgrade(code, self.port))
        with contextlib.suppress(asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
        writer.write(masked({"t": "hello", "token": token}))
        return reader, writer

    # Attacks -------------------------------------------------------------------------------------

    async def slow_reading(self) -> None:
        """Ask for all that was said at a table again and again, without reading it."""
        await asyncio.gather(*(self._deaf_reader(number) for number in range(READERS)))

    async def _deaf_reader(self, number: int) -> None:
        while True:
            with self.counted():
                _, writer = await self.entered(self.chatty, None, room=4096)
                writer.transport.set_write_buffer_limits(high=1 << 20)
                for count in range(10_000):
                    writer.write(masked({"t": "sync", "id": f"{number}/{count}"}))
                    await asyncio.sleep(0.11)
                    if writer.transport.is_closing():
                        break
            self.answers["let go"] += 1
            await asyncio.sleep(0.5)

    async def records(self) -> None:
        """Ask for records of a table with many games, and for one that does not exist."""

        async def request() -> None:
            number = self.rng.choice((*range(1, 51), 99))
            await self.ask("GET", f"/api/tables/{self.played}/games/{number}/record")

        await self.flood(request)

    async def poisoned(self) -> None:
        """Send records that are hard to parse."""
        await self.flood(lambda: self.ask("POST", "/api/replays", self.rng.choice(POISON)))

    async def seers(self) -> None:
        """Let the strongest bots play at many tables, and go away."""
        for _ in range(SEER_TABLES):
            days = {"kind": "days", "days": 3}
            host = await self.made(rules={"players": SEERS + 1}, clock=days)
            if not host:
                continue
            with self.counted():
                _, writer = await self.entered(host["code"], host["token"])
                for seat in range(1, SEERS + 1):
                    writer.write(masked({"t": "bot", "id": f"b{seat}", "seat": seat, "level": "seer"}))
                writer.write(masked({"t": "start", "id": "start"}))
                await asyncio.sleep(0.2)
                writer.close()
        await asyncio.Event().wait()

    async def half_open(self) -> None:
        """Hold connections open with half a head, half a body or nothing, and open them again when closed."""
        body = (
            HEAD.format(method="POST", path="/api/tables", port=self.port) + "Content-Length: 1000\r\n\r\n{"
        )
        beginnings = (b"GET / HTTP/1.1\r\nHost: 127.0", body.encode(), b"")

        async def hold(number: int) -> None:
            while True:
                with self.counted():
                    reader, writer = await self.connected()
                    with contextlib.closing(writer):
                        writer.write(beginnings[number % len(beginnings)])
                        answer = await reader.read(4096)
                        self.answers[answer[9:12].decode("ascii", "replace") or "closed"] += 1
                await asyncio.sleep(AGAIN)

        await asyncio.gather(*(hold(number) for number in range(HALF_OPEN)))

    async def wrong_codes(self) -> None:
        """Try codes that no table has, over HTTP and over sockets."""

        async def request() -> None:
            code = "".join(self.rng.choices(string.ascii_uppercase, k=6))
            if self.rng.random() < 0.25:
                lines = upgrade(code, self.port).decode().split("\r\n")[2:-2]
                await self.ask("GET", f"/ws/{code}", more="\r\n".join([*lines, ""]))
            else:
                await self.ask("GET", f"/api/tables/{code}")

        await self.flood(request)


ATTACKS: Final[dict[str, Callable[[Attacker], Coroutine[None, None, None]]]] = {
    "slow reading": Attacker.slow_reading,
    "records of 50 games": Attacker.records,
    "poisoned records": Attacker.poisoned,
    "1,000 half-open": Attacker.half_open,
    "wrong codes": Attacker.wrong_codes,
    "59 x nine seers": Attacker.seers,
}
# What goes on when the attacker has stopped, so that there is no quiet after it.
LASTING: Final = "59 x nine seers"


if __name__ == "__main__":
    asyncio.run(Attacker(json.loads(sys.argv[1])).serve())
