"""Finished games: each has an id and a record, and is replayed for anyone who has the id."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ...analysis.replay import Words
from ...analysis.story import Suspicion
from ...claims import Claim
from ...core.actions import parse_seat
from ...game import Game
from ...schema.replays import FaceShape
from ..errors import TableError, Unreadable
from ..http.assets import Asset
from ..journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Marked, Reopened
from ..journal.protocol import Store
from ..journal.reading import entries_of
from ..journal.store import Busy, Damaged, Finished
from ..slow_jobs import SlowJobs
from ..turns import Asker
from .restore import opened, replay_entry
from .table import Table
from .talk import Said, claim_of

LOG = logging.getLogger("saboteur.archive")
# How long preparing a replay may take, in seconds; one takes about a tenth.
_PATIENCE: Final = 10.0
# How long the search for a game's turning points may take, in wall-clock seconds; with start-up time, the
# story is complete before it is shown. Games that end together share the time.
RECKONING: Final = 40.0
_BEGINNING: Final = 30.0
_MOST_WAITING: Final = 50
_KEPT: Final = 50
_JSON: Final = "application/json"
# Turning points that are not known yet, and those of a game that has none.
_UNKNOWN: Final = b"null"
_NONE: Final = b"[]"
# How stories end that were stored without turning points; none are stored so any more.
_NO_TURNS: Final = b',"turns":[]}'
# How long to wait after a search that found no turning points, in seconds.
FIRST_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 3600.0


class Attempt(NamedTuple):
    """A search for turning points that found none: when to search again, and what to say until then."""

    number: int
    again_at: float
    turns: bytes


class FinishedGame(NamedTuple):
    """A finished game, who played it, and what was said and marked meanwhile."""

    table: Table
    game: Game
    # All claims of the game, including those before its first action and after its last.
    claims: list[Claim]
    marks: list[Suspicion]
    said: list[Said]

    def heard(self, seat: int | None) -> list[Words]:
        """Return what was said as a seat, or a spectator, reads it."""
        return [
            (
                claim_of(said.what, said.move) if isinstance(said.what, Claimed) else None,
                self.table.talk.shown(said, self.table.games, seat),
            )
            for said in self.said
        ]


class Archive:
    """The finished games of all tables, found by an id that nobody can guess during play."""

    def __init__(self, store: Store) -> None:
        """Look for them in a store."""
        self.store = store
        self.jobs = SlowJobs(_PATIENCE, _MOST_WAITING)
        # Turning points take long and must not delay replays.
        self.long_jobs = SlowJobs(RECKONING + _BEGINNING, _MOST_WAITING)
        self.seconds = RECKONING
        self.pause = FIRST_PAUSE
        self._stories: dict[str, asyncio.Task[None]] = {}
        # By game: the last search that found nothing.
        self._attempts: OrderedDict[str, Attempt] = OrderedDict()
        self._told: OrderedDict[tuple[str, str], Asset] = OrderedDict()

    async def close(self) -> None:
        """End the work in progress."""
        for task in self._stories.values():
            task.cancel()
        await self.jobs.close()
        await self.long_jobs.close()

    def forget(self) -> None:
        """Clear the caches: journals have changed, and they may contain what was deleted."""
        for task in self._stories.values():
            task.cancel()
        self._stories.clear()
        self._told.clear()

    def game(self, code: str, number: int) -> FinishedGame:
        """Return a finished game of a table."""
        past = past_of(entries_of(self.store, code.upper()), number)
        if past is None:
            raise TableError("not-now", "this game is not over")
        return past

    async def address(self, code: str, number: int) -> str:
        """Return the id of a table's finished game, by which it can be found from now on."""
        name = id_of(self.game(code, number).game)
        try:
            await self.store.keep(Finished(name, code.upper(), number))
        except Busy as error:
            raise TableError("busy") from error
        return name

    def find(self, name: str) -> tuple[Finished, FinishedGame]:
        """Return the finished game of this id."""
        try:
            found = self.store.finished(name)
        except Busy as error:
            raise TableError("busy") from error
        except Damaged as error:
            raise Unreadable(str(error)) from error
        if found is None:
            raise TableError("unknown-game")
        return found, self.game(found.code, found.number)

    async def replay(self, name: str, eyes: str, asker: str = "") -> Asset:
        """Return a replay as seen by some eyes."""
        if (name, eyes) not in self._told:
            _, past = self.find(name)
            about = {"id": name, "seats": faces(past.table)}
            said = past.heard(parse_seat(eyes))
            self._told[name, eyes] = await self._retold(past.game.record(), eyes, about, asker, said)
            if len(self._told) > _KEPT:
                self._told.popitem(last=False)
        return self._told[name, eyes]

    async def why(self, name: str, move: int, asker: str = "") -> bytes:
        """Return why a move was made, as far as bots can say."""
        _, past = self.find(name)
        levels = [sitter.bot if sitter else "" for sitter in past.table.seats]
        record = past.game.record()
        return await self.jobs.do("why", record, move, levels, past.claims, asker=Asker(asker))

    async def story(self, name: str, asker: str = "") -> bytes:
        """Return a game's story; what takes long is there on a later request."""
        found, past = self.find(name)
        if found.story is not None and not found.story.endswith(_NO_TURNS):
            return found.story
        record = past.game.record()
        quick = await self.jobs.do("story", record, past.claims, past.marks, asker=Asker(asker))
        whole = msgspec.json.encode({"id": name, "seats": faces(past.table)})[:-1] + b"," + quick[1:-1]
        last = self._attempts.get(name)
        if name not in self._stories and (last is None or time.monotonic() >= last.again_at):
            self._stories[name] = asyncio.create_task(self._reckon(found, record, whole, asker))
        return whole + b',"turns":' + (last.turns if last else _UNKNOWN) + b"}"

    async def _reckon(self, found: Finished, record: str, whole: bytes, asker: str) -> None:
        """Find the turning points and store the whole story; if there are none, search again later."""
        try:
            seconds = self.seconds / len(self._stories)
            turns = await self.long_jobs.do("chances", record, seconds, asker=Asker(asker))
        except TableError as error:
            LOG.warning("no turning points", extra={"table": found.code, "why": str(error)})
            turns = _UNKNOWN
        if turns in (_UNKNOWN, _NONE):
            self._try_again_later(found.id, turns)
        else:
            with contextlib.suppress(Busy):  # then it is computed again on the next request
                await self.store.keep(found._replace(story=whole + b',"turns":' + turns + b"}"))
            self._attempts.pop(found.id, None)
        self._stories.pop(found.id, None)

    def _try_again_later(self, name: str, turns: bytes) -> None:
        """Record a failed search; each time the next one waits longer."""
        last = self._attempts.pop(name, None)
        number = last.number + 1 if last else 0
        pause = min(self.pause * 2**number, _LONGEST_PAUSE)
        self._attempts[name] = Attempt(number, time.monotonic() + pause, turns)
        if len(self._attempts) > _KEPT:
            self._attempts.popitem(last=False)

    async def view(self, text: str, eyes: str, asker: str = "") -> Asset:
        """Return the replay of an uploaded record."""
        return await self._retold(text, eyes, {"id": None, "seats": None}, asker)

    async def _retold(
        self, text: str, eyes: str, about: dict[str, Any], asker: str, said: Sequence[Words] = ()
    ) -> Asset:
        told = await self.jobs.do("retell", text, eyes, said, asker=Asker(asker))
        head = msgspec.json.encode(about)
        return await asyncio.to_thread(Asset, head[:-1] + b"," + told[1:], _JSON)


def id_of(game: Game) -> str:
    """Return a game's id: nobody can guess it before the seed is published, after the game."""
    return hashlib.sha256(b"saboteur/replay" + game.seed).hexdigest()[:24]


def past_of(journal: Iterable[Entries], number: int) -> FinishedGame | None:
    """Return a table's finished game by number; None if it is not over or was never begun."""
    entries = iter(journal)
    table = opened(entries)
    moves, claims, marks, said = 0, list[Claim](), list[Suspicion](), list[Said]()
    for entry in entries:
        if isinstance(entry, Dealt | Reopened) and table.games == number:
            break
        if isinstance(entry, Dealt):
            moves, claims, marks, said = 0, [], [], []
        is_on = table.game is not None and not table.game.over
        replay_entry(table, entry)
        if isinstance(entry, Acted):
            moves += 1
        elif isinstance(entry, Claimed):
            claims.append(claim_of(entry, moves))
        elif isinstance(entry, Marked):
            marks.append(Suspicion(moves, entry.seat, entry.about, entry.level))
        if is_on and isinstance(entry, Claimed | Chatted):
            said.append(table.talk.said[-1])
    if table.games != number or table.game is None or not table.game.over:
        return None
    return FinishedGame(table, table.game, claims, marks, said)


def faces(table: Table) -> list[FaceShape]:
    """Return who played, as everyone may know."""
    return [
        {"name": sitter.name, "portrait": sitter.portrait, "bot": sitter.bot or None}
        for sitter in table.seats
        if sitter
    ]
