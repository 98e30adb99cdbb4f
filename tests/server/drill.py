"""People who play on whatever happens to the server, and remember exactly what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable

from websockets.exceptions import WebSocketException

from saboteur import Game, Rules
from saboteur.core.fair import FairDeal

from .client import JSON, Client, enter
from .process import Server

GONE = (OSError, TimeoutError, EOFError, WebSocketException)


class Guest:
    """A player who connects again when the server has died, and sends again what was not answered."""

    def __init__(self, server: Server, seat: JSON, rng: random.Random) -> None:
        self.server = server
        self.code: str = seat["code"]
        self.seat: int = seat["seat"]
        self.token: str = seat["token"]
        self.rng = rng
        self.done: dict[str, str] = {}
        self.open: JSON | None = None
        self.seen: tuple[int, int] = (0, 0)
        self.again = 0
        self._count = 0

    async def play(self, is_over: Callable[[], bool]) -> None:
        """Play until it is over."""
        while not is_over():
            with contextlib.suppress(*GONE):
                async with self._page() as client:
                    await self._sit(client, is_over)
            await asyncio.sleep(0.02)

    @contextlib.asynccontextmanager
    async def _page(self) -> AsyncIterator[Client]:
        client = await enter(self.server, self.code, self.token)
        try:
            yield client
        finally:
            self._look(client)
            await client.close()

    async def _sit(self, client: Client, is_over: Callable[[], bool]) -> None:
        await client.until(lambda: client.game)
        assert client.you == self.seat
        first = client.told("game")[0]
        assert (first["k"], first["n"]) >= self.seen, "what was told before the crash is not true any more"
        if self.open:
            self.again += 1
            await self._send(client, self.open)
        while not is_over():
            self._look(client)
            if client.view["over"]:
                await client.do("rematch")
                await client.until(lambda: not client.view["over"])
            elif client.legal:
                await self._send(client, self._command(client))
            else:
                await client.until(lambda: client.legal or client.view["over"] or is_over())

    def _command(self, client: Client) -> JSON:
        self._count += 1
        action = self.rng.choice(client.legal)["do"]
        return {"t": "act", "id": f"{self.seat}:{self._count}", "at": client.game["n"], "action": action}

    async def _send(self, client: Client, command: JSON) -> None:
        self.open = command
        for _ in range(self.rng.choice((1, 1, 2))):
            await client.say(command)
        await client.until(lambda: client.answers(command["id"]))
        answer = client.answers(command["id"])[0]
        if answer["t"] == "done":
            self.done[command["id"]] = command["action"]
        else:
            assert answer["code"] in ("stale", "too-fast", "busy"), answer
            await client.do("sync")
            await asyncio.sleep(0.1)
        self.open = None

    def _look(self, client: Client) -> None:
        if client.game:
            self.seen = max(self.seen, (client.game["k"], client.game["n"]))


def games_in(journal: list[JSON]) -> list[Game]:
    """Play a table's games again from its journal, by the rules alone."""
    rules = next(Rules.build(**entry["settings"]["rules"]) for entry in journal if entry["e"] == "made")
    games: list[Game] = []
    secret = ""
    for entry in journal:
        if entry["e"] == "altered":
            rules = Rules.build(**entry["settings"]["rules"])
        elif entry["e"] == "promised":
            secret = entry["secret"]
        elif entry["e"] == "dealt":
            fair = FairDeal(secret, tuple(entry["transcript"])) if "transcript" in entry else None
            games.append(Game(rules, bytes.fromhex(entry["seed"]), fair=fair))
        elif entry["e"] == "acted":
            games[-1].play(entry["seat"], entry["action"])
    return games


def assert_in_order(journal: list[JSON], sent: dict[str, float], told: dict[str, float]) -> None:
    """What was acknowledged is there, once, and after all that was acknowledged before it was sent."""
    acted = [entry["id"] for entry in journal if entry["e"] == "acted" and entry.get("id")]
    assert max(Counter(acted).values(), default=1) == 1, "something was done twice"
    assert told.keys() <= set(acted), f"acknowledged actions are lost: {told.keys() - set(acted)}"
    latest = float("inf")
    for name in reversed(acted):
        assert sent.get(name, 0.0) <= latest, f"{name} stands before what was acknowledged earlier"
        latest = min(latest, told.get(name, latest))


def assert_kept(server: Server, guests: list[Guest]) -> int:
    """Everything that was acknowledged is in the journal, once; return how much."""
    with server.database() as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for code in {guest.code for guest in guests}:
        games_in(server.journal(code))  # raises where an action is not legal
        written = [(e["by"], e["id"], e["action"]) for e in server.acts(code) if "id" in e]
        assert len({(by, id_) for by, id_, _ in written}) == len(written), "something was done twice"
        for guest in guests:
            if guest.code == code:
                kept = {id_: action for by, id_, action in written if by == guest.seat}
                assert guest.done.items() <= kept.items(), "an acknowledged action is lost"
    return sum(len(guest.done) for guest in guests)
