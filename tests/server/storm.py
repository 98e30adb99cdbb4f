"""People who play at any node through faults of all kinds, and what has to be true of their games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from http.client import HTTPException

from saboteur.server.errors import StorageError
from saboteur.server.journal.places import reading_at
from saboteur.server.journal.questions import journal_of

from .client import JSON, Client, enter
from .drill import Guest, assert_in_order
from .process import Answer, Server, bearer, elsewhere, new_device
from .witness import Witness

# What a request that was cut off, refused or not answered by a dead node says.
PASSING = (404, 429, 502, 503)
# How long a page is open before somebody goes to another node, and how long opening one may take: seconds.
STAYS = (3.0, 12.0)
OPENING = 5.0


class Wanderer(Guest):
    """A guest who comes to any node, never stays for long, and remembers everything."""

    def __init__(self, nodes: Sequence[Server], seat: JSON, rng: random.Random) -> None:
        super().__init__(nodes[0], seat, rng)
        self.nodes = nodes
        self.frames: list[JSON] = []
        # By command: when it was first sent, and when it was acknowledged.
        self.sent: dict[str, float] = {}
        self.told: dict[str, float] = {}

    @contextlib.asynccontextmanager
    async def _page(self) -> AsyncIterator[Client]:
        async with asyncio.timeout(OPENING):
            client = await enter(self.rng.choice(self.nodes), self.code, self.token)
        try:
            async with asyncio.timeout(self.rng.uniform(*STAYS)):
                yield client
        finally:
            self._look(client)
            self.frames += [frame for frame in client.frames if frame["t"] in ("game", "events")]
            async with asyncio.timeout(OPENING):
                await client.close()

    async def _send(self, client: Client, command: JSON) -> None:
        self.sent.setdefault(command["id"], time.monotonic())
        await super()._send(client, command)
        if command["id"] in self.done:
            self.told[command["id"]] = time.monotonic()


class Evening:
    """One table after another, each played for a while and then checked."""

    def __init__(self, nodes: Sequence[Server], place: str, seed: int) -> None:
        self.nodes = nodes
        self.place = place
        self.rng = random.Random(seed)
        # What was acknowledged and found again, and when something was acknowledged last.
        self.kept = self.tables = 0
        self.last = time.monotonic()
        self._home = elsewhere()

    async def pass_by(self, is_over: Callable[[], bool], seconds: float) -> None:
        """Play until it is over, a new table every so many seconds."""
        while not is_over():
            guests = await self._seated(is_over)
            if not guests:
                continue
            until = time.monotonic() + seconds
            enough = lambda until=until: is_over() or time.monotonic() > until  # noqa: E731
            tasks = [asyncio.create_task(guest.play(enough)) for guest in guests]
            while not all(task.done() for task in tasks):
                await asyncio.wait(tasks, timeout=1.0, return_when=asyncio.FIRST_EXCEPTION)
                self.last = max(self.last, *(max(guest.told.values(), default=0.0) for guest in guests))
                failed = [task.exception() for task in tasks if task.done() and task.exception()]
                if failed:
                    raise AssertionError(f"at {guests[0].code}: {failed[0]!r}") from failed[0]
            self.kept += check(await self._journal(guests[0].code), guests)
            self.tables += 1

    async def _seated(self, is_over: Callable[[], bool]) -> list[Wanderer]:
        """Make a table and fill it; a lost answer may leave a seat that nobody has, then there is another."""
        wish = {"name": "P0", "rules": {"players": 3}, "clock": {"kind": "none"}, "pace": 0}
        host = await self._ask("POST", "/api/tables", {**wish, "delay": {"seconds": 0}}, "", is_over)
        if host is None or host.status != 201:
            return []
        seats, path = [host.data], f"/api/tables/{host.data['code']}"
        key = host.data["link"].partition("#")[2]
        while len(seats) < 3:
            guest = {"name": f"P{self.rng.getrandbits(30)}", "device": new_device()}
            answer = await self._ask("POST", f"{path}/seats", guest, key, is_over)
            if answer is None or answer.status != 201:
                return []
            seats.append(answer.data)
        begun = await self._ask("POST", f"{path}/commands", {"t": "start"}, host.data["token"], is_over)
        return [Wanderer(self.nodes, seat, self.rng) for seat in seats] if begun else []

    async def _ask(
        self, method: str, path: str, body: JSON, token: str, is_over: Callable[[], bool]
    ) -> Answer | None:
        """Ask any node until one answers for good."""
        headers = {**self._home, **(bearer(token) if token else {})}
        while not is_over():
            with contextlib.suppress(OSError, ValueError, HTTPException):
                node = self.rng.choice(self.nodes)
                answer = await asyncio.to_thread(node.ask, method, path, body, headers)
                if answer.status not in PASSING:
                    return answer
            await asyncio.sleep(0.1)
        return None

    async def _journal(self, code: str) -> list[JSON]:
        def read() -> list[JSON]:
            with reading_at(self.place) as connection:
                return [json.loads(row.body) for row in journal_of(connection, code)]

        while True:
            with contextlib.suppress(StorageError):
                return await asyncio.to_thread(read)
            await asyncio.sleep(0.5)


def check(journal: list[JSON], guests: Sequence[Wanderer]) -> int:
    """All that was acknowledged is there, once and in order; all saw the same game. Return how much it is."""
    sent = {name: at for guest in guests for name, at in guest.sent.items()}
    told = {name: at for guest in guests for name, at in guest.told.items()}
    assert_in_order(journal, sent, told)
    for guest in guests:
        witness = Witness(journal, guest.seat)
        for frame in guest.frames:
            witness.check(frame)
    return len(told)
