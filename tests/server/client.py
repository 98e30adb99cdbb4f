"""A player's page without a browser: it sends commands, keeps every frame and folds events into its view."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .process import PATIENCE, Server

JSON = dict[str, Any]
P = ParamSpec("P")
R = TypeVar("R")
GONE = "\0gone"


def run(waiting: Coroutine[Any, Any, R]) -> R:
    """Run in a thread of its own: in this one the loop of a browser may be open, if its tests came before."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, waiting).result()


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a plain test of one that waits."""

    @functools.wraps(test)
    def plain(*args: P.args, **kwargs: P.kwargs) -> None:
        run(test(*args, **kwargs))

    return plain


class Client:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.socket = socket
        # A player may have had another page before this one, and ids are new for each command.
        self.name = f"{name}-{random.getrandbits(48):x}"
        self.frames: list[JSON] = []
        self.texts: list[str] = []
        # When each frame came, by the clock that the journal goes by too.
        self.times: list[float] = []
        self.sent: list[JSON] = []
        self.table: JSON = {}
        self.you: int | None = None
        self.game: JSON = {}
        self.view: JSON = {}
        self.legal: list[JSON] = []
        self.ended: tuple[int, str] | None = None
        self._count = 0
        self._answers: dict[str, list[JSON]] = {}
        self._changed = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    # What comes in -------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._hear(text if isinstance(text, str) else text.decode())
                self._changed.set()
        except ConnectionClosed:
            pass
        self.ended = (self.socket.close_code or 1006, self.socket.close_reason or "")
        self._changed.set()

    def _hear(self, text: str) -> None:
        frame = json.loads(text)
        self.texts.append(text)
        self.times.append(time.time())
        self.frames.append(frame)
        if frame["t"] in ("done", "refused", "error", "possible", "advice"):
            self._answers.setdefault(frame["id"], []).append(frame)
        if frame["t"] == "table":
            self.table, self.you = frame["table"], frame["you"]
        elif frame["t"] == "game":
            self.game, self.view, self.legal = frame, frame["view"], frame["legal"]
        elif frame["t"] == "events":
            assert frame["n"] == self.game["n"] + 1, "a frame is missing"
            assert frame["k"] == self.game["k"]
            self.view = folded(self.view, frame["events"])
            self.game = {**self.game, "n": frame["n"], "clock": frame["clock"]}
            self.legal = frame["legal"]

    async def until(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until there is something to see."""
        async with asyncio.timeout(patience):
            while not (found := look()):
                if self.ended:
                    raise ConnectionError(f"the connection has ended with {self.ended}")
                self._changed.clear()
                # What is looked at may be another page's.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.02)
        return found

    async def until_closed(self, patience: float = PATIENCE) -> int:
        """Wait until the server ends the connection; return its code."""
        async with asyncio.timeout(patience):
            await asyncio.shield(self._reader)
        assert self.ended is not None
        return self.ended[0]

    def told(self, kind: str) -> list[JSON]:
        """Return all frames of a kind."""
        return [frame for frame in self.frames if frame["t"] == kind]

    def answers(self, command: str) -> list[JSON]:
        """Return the answers to a command."""
        return self._answers.get(command, [])

    # What goes out -------------------------------------------------------------------------------

    def new_id(self) -> str:
        """Return an id that was not used yet."""
        self._count += 1
        return f"{self.name}-{self._count}"

    async def say(self, frame: Any) -> None:
        """Send a frame; one that is not text is sent as JSON."""
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def do(self, kind: str, /, **parts: Any) -> JSON:
        """Send a command and return its answer."""
        command = parts.pop("id", None) or self.new_id()
        before = len(self.answers(command))
        self.sent.append({"t": kind, "id": command, **parts})
        await self.say(self.sent[-1])
        await self.until(lambda: len(self.answers(command)) > before)
        return self.answers(command)[-1]

    async def patiently(self, kind: str, /, **parts: Any) -> JSON:
        """Send a command, again where it was too soon after others."""
        while (answer := await self.do(kind, **parts)).get("code") == "too-fast":
            await asyncio.sleep(0.2)
        return answer

    async def must(self, kind: str, /, **parts: Any) -> None:
        """Send a command that is expected to be done."""
        answer = await self.patiently(kind, **parts)
        assert answer["t"] == "done", answer

    async def error(self, kind: str, /, **parts: Any) -> str:
        """Send a command that is expected not to be done; return why."""
        answer = await self.patiently(kind, **parts)
        assert answer["t"] == "error", answer
        return str(answer["code"])

    async def act(self, action: str | None = None, rng: random.Random | None = None) -> JSON:
        """Play an action, or any that is legal; return the answer."""
        chosen = action or (rng or random.Random()).choice(self.legal)["do"]
        return await self.do("act", at=self.game["n"], action=chosen)

    async def close(self) -> None:
        """End the connection."""
        with contextlib.suppress(ConnectionClosed, OSError):
            await self.socket.close()
        await self._reader


def folded(view: Any, events: list[JSON]) -> Any:
    """Return a view after events: all that a page has to know of the game."""
    for event in events:
        for path, value in event["patch"]:
            view = _patched(view, path, value)
    return view


def _patched(old: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(old, list):
        grown = old if key < len(old) else [*old, None]
        return [_patched(item, rest, value) if i == key else item for i, item in enumerate(grown)]
    if not rest and value == GONE:
        return {k: v for k, v in old.items() if k != key}
    return {**old, key: _patched(old.get(key), rest, value)}


def opened(server: Server, code: str, **options: Any) -> connect:
    """Open a socket at a table."""
    wishes: JSON = {"ping_interval": None, "compression": None, "proxy": None, "max_size": None}
    wishes |= {"open_timeout": PATIENCE, **options}
    return connect(f"ws://{server.host}:{server.port}/ws/{code}", **wishes)


async def enter(
    server: Server, code: str, token: str | None, name: str = "x", also: list[str] | None = None
) -> Client:
    """Open a page at a table and wait for its first frame; those without a token come by the link."""
    client = Client(await opened(server, code), name)
    try:
        key = token or server.keys.get(code)
        await client.say({"t": "hello", "token": key, "also": also or []})
        await client.until(lambda: client.told("table"))
    except BaseException:
        await client.close()
        raise
    return client


@contextlib.asynccontextmanager
async def at_table(server: Server, seats: list[JSON], watchers: int = 0) -> AsyncIterator[list[Client]]:
    """Open a page for every seat, and for watchers after them."""
    code = seats[0]["code"]
    clients = [await enter(server, code, seat["token"], f"s{seat['seat']}") for seat in seats]
    clients += [await enter(server, code, None, f"w{i}") for i in range(watchers)]
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


async def among_bots(
    server: Server, players: int, *levels: str, modules: Sequence[str] = (), **wishes: Any
) -> tuple[JSON, Client]:
    """Start a game of one person among bots in which the person begins: bots rest after the deal."""
    while True:
        seat = server.make("Ada", rules={"players": players, "modules": list(modules)}, **wishes)
        client = await enter(server, seat["code"], seat["token"])
        for bot in range(1, players):
            await client.must("bot", seat=bot, level=levels[(bot - 1) % len(levels)])
        await client.must("start")
        await client.until(lambda client=client: client.game)  # type: ignore[misc]
        if client.legal:
            return seat, client
        await client.close()


def asked(clients: list[Client]) -> list[Client]:
    """Return those who may act now."""
    return [client for client in clients if client.legal]


async def settled(clients: list[Client]) -> list[int]:
    """Wait until everyone has read all that was on its way; return how many frames each has."""
    for client in clients:
        # The answer comes after everything else.
        await client.must("sync")
    return [len(client.frames) for client in clients]


async def assert_told_nothing(clients: list[Client], since: list[int]) -> None:
    """Nobody has got a frame since they had so many; what is on its way comes before the answer to a sync."""
    for client, count in zip(clients, since, strict=True):
        await client.must("sync")
        told = [frame for frame in client.frames[count:] if frame.get("code") != "too-fast"]
        asked_for = ("game", "talk", "own", "done")
        assert [frame["t"] for frame in told] in (list(asked_for), ["talk", "done"]), told


async def told_after(clients: list[Client], at: int) -> None:
    """Wait until everyone has been told of more than so many actions."""
    for client in clients:
        await client.until(lambda client=client: client.game.get("n", -1) > at)  # type: ignore[misc]


async def play_on(clients: list[Client], rng: random.Random, most: int = 10_000) -> int:
    """Let everyone play at random until the game is over, or for so many actions; return how many.

    Everyone has been told of every action before the next, and before this returns.
    """
    done = 0
    while done < most:
        await clients[0].until(lambda: asked(clients) or clients[0].view.get("over"))
        if not asked(clients):
            break
        actor = rng.choice(asked(clients))
        at = actor.game["n"]
        answer = await actor.act(rng=rng)
        if answer["t"] == "error":
            assert answer["code"] in ("stale", "too-fast"), answer
            # Seldom enough to be forgiven, however fast the machine is.
            await asyncio.sleep(0.25)
            continue
        assert answer["t"] == "done", answer
        await told_after(clients, at)
        done += 1
    return done
