"""Finished games: each has an id and a record, and is replayed for anyone who has the id."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ...analysis.replay import Words
from ...core.actions import parse_seat
from ...schema.reviews import TryMove
from ..admission.visitors import Visitors
from ..errors import TableError
from ..http.assets import Asset
from ..journal.protocol import Store
from ..journal.reading import reading_store
from ..journal.store import Busy, Finished
from ..slow_jobs import SlowJobs
from ..turns import Asker
from .finished_games import KeptGame
from .table import PLAYING

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
# How stories end whose turning points are not known yet.
_OPEN: Final = b',"turns":null}'
# More than any table has; longer numbers do not fit into the index.
_MOST_GAMES: Final = 1 << 31
_KEPT_GAME: Final = msgspec.json.Decoder(KeptGame)
_READ_GAME: Final = msgspec.json.Decoder(tuple[str, msgspec.Raw])
# How many games were dealt at a table that is in memory, and its phase.
Progress = Callable[[str], tuple[int, str] | None]
# How long to wait after a search that found no turning points, in seconds.
FIRST_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 3600.0


class Attempt(NamedTuple):
    """A search for turning points that found none: when to search again, and what to say until then."""

    number: int
    again_at: float
    turns: bytes


class Archive:
    """The finished games of all tables, found by an id that nobody can guess during play."""

    def __init__(
        self, store: Store, visitors: Visitors | None = None, progress: Progress = lambda _: None
    ) -> None:
        """Look for them in a store; charge visitors, and ask how far a table is, if it is in memory."""
        self.store = store
        self._progress = progress
        self.jobs = SlowJobs(_PATIENCE, _MOST_WAITING, visitors)
        # Turning points take long and must not delay replays. Each game has them once, so nobody is charged.
        self.long_jobs = SlowJobs(RECKONING + _BEGINNING, _MOST_WAITING)
        self.seconds = RECKONING
        self.pause = FIRST_PAUSE
        self._stories: dict[str, asyncio.Task[None]] = {}
        # Games that are being read from journals: each once, however many ask.
        self._keeping: dict[tuple[str, int], asyncio.Task[tuple[Finished, KeptGame]]] = {}
        self._endings: set[asyncio.Task[None]] = set()
        # By game: the last search that found nothing.
        self._attempts: OrderedDict[str, Attempt] = OrderedDict()
        self._told: OrderedDict[tuple[str, str], Asset] = OrderedDict()

    async def close(self) -> None:
        """End the work in progress."""
        for task in (*self._stories.values(), *self._keeping.values()):
            task.cancel()
        await self.jobs.close()
        await self.long_jobs.close()

    def forget(self) -> None:
        """Clear the caches: journals have changed, and they may contain what was deleted."""
        for task in (*self._stories.values(), *self._keeping.values()):
            task.cancel()
        self._stories.clear()
        self._told.clear()

    # Keeping -------------------------------------------------------------------------------------

    def ended(self, number: int, asker: Asker) -> None:
        """Keep a game that has just ended, and its story; look for turning points if somebody is there."""
        task = asyncio.create_task(self._tell_ended(number, asker))
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)

    async def _tell_ended(self, number: int, asker: Asker) -> None:
        revision = self.store.revision
        try:
            found, kept = await self._game(asker.table, number, asker.address)
            whole = await self._whole(found, kept, asker.address)
            with contextlib.suppress(Busy):
                await self.store.keep(found._replace(story=whole + _OPEN, kept=None), revision)
        except TableError as error:  # it is done when somebody asks for it
            LOG.warning("a game was not kept", extra={"table": asker.table, "why": str(error)})
            return
        if not asker.is_deserted():
            self._search(found, kept, whole, asker.address, revision)

    async def _game(self, code: str, number: int, asker: str) -> tuple[Finished, KeptGame]:
        """Return a finished game; one that is not kept yet is read from its journal by a task, and kept."""
        code = code.upper()
        with reading_store():
            found = self.store.finished_at(code, number) if number <= _MOST_GAMES else None
        if found and (kept := _kept(found)):
            return found, kept
        self._refuse_unfinished(code, number)
        self.jobs.afford(asker)
        if (code, number) not in self._keeping:
            task = self._keeping[code, number] = asyncio.create_task(self._read(code, number, asker))
            task.add_done_callback(lambda done: self._has_read(code, number, done))
        return await asyncio.shield(self._keeping[code, number])

    def _refuse_unfinished(self, code: str, number: int) -> None:
        """Refuse a game that is not over or never was, if possible without its journal.

        Whether the last game of a sleeping table is over only its journal knows: earlier versions could die
        before the index said so.
        """
        with reading_store():
            games, phase = self._progress(code) or (self.store.games(code), "")
        if games is None:
            return  # a journal without an index
        if not 1 <= number <= games or (number == games and phase == PLAYING):
            raise TableError("not-now", "this game is not over")

    async def _read(self, code: str, number: int, asker: str) -> tuple[Finished, KeptGame]:
        revision = self.store.revision
        # A thread would share the interpreter with the loop, which would wait for it again and again.
        told = await self.jobs.do("kept", self.store.path, code, number, asker=Asker(asker, code))
        name, body = _READ_GAME.decode(told)
        found = Finished(name, code, number, None, bytes(body))
        with reading_store():
            await self.store.keep(found, revision)
            return self.store.finished(name) or found, _KEPT_GAME.decode(body)

    def _has_read(self, code: str, number: int, task: asyncio.Task[tuple[Finished, KeptGame]]) -> None:
        del self._keeping[code, number]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; retrieved to avoid a warning

    # Asking --------------------------------------------------------------------------------------

    async def address(self, code: str, number: int, asker: str = "") -> str:
        """Return the id of a table's finished game, by which it can be found."""
        return (await self._game(code, number, asker))[0].id

    async def record(self, code: str, number: int, asker: str = "") -> str:
        """Return the record of a table's finished game."""
        return (await self._game(code, number, asker))[1].record

    async def find(self, name: str, asker: str = "") -> tuple[Finished, KeptGame]:
        """Return the finished game of this id."""
        with reading_store():
            found = self.store.finished(name)
        if found is None:
            raise TableError("unknown-game")
        if kept := _kept(found):
            return found, kept
        return await self._game(found.code, found.number, asker)

    async def replay(self, name: str, eyes: str, asker: str = "") -> Asset:
        """Return a replay as seen by some eyes."""
        if (name, eyes) not in self._told:
            _, kept = await self.find(name, asker)
            about = {"id": name, "seats": kept.seats}
            said = kept.heard(parse_seat(eyes))
            self._told[name, eyes] = await self._retold(kept.record, eyes, about, asker, said)
            if len(self._told) > _KEPT:
                self._told.popitem(last=False)
        return self._told[name, eyes]

    async def why(self, name: str, move: int, asker: str = "") -> bytes:
        """Return why a move was made, as far as bots can say."""
        _, kept = await self.find(name, asker)
        words = kept.record, move, kept.levels, kept.claims
        return await self.jobs.do("why", *words, asker=Asker(asker))

    async def tried(self, name: str, move: int, wish: TryMove, asker: str = "") -> bytes:
        """Show a moment of a finished game to play on from, or do something in it."""
        _, kept = await self.find(name, asker)
        words = kept.record, move, kept.levels, kept.claims, wish
        return await self.jobs.do("tried", *words, asker=Asker(asker))

    async def story(self, name: str, asker: str = "") -> bytes:
        """Return a game's story; what takes long is there on a later request."""
        revision = self.store.revision
        found, kept = await self.find(name, asker)
        if found.story is not None and not found.story.endswith((_NO_TURNS, _OPEN)):
            return found.story
        whole = await self._whole(found, kept, asker)
        last = self._attempts.get(name)
        self._search(found, kept, whole, asker, revision)
        return whole + b',"turns":' + (last.turns if last else _UNKNOWN) + b"}"

    async def _whole(self, found: Finished, kept: KeptGame, asker: str) -> bytes:
        """Return a story without its turning points and its end."""
        if found.story is not None and found.story.endswith(_OPEN):
            return found.story.removesuffix(_OPEN)
        told = await self.jobs.do("story", kept.record, kept.claims, kept.marks, asker=Asker(asker))
        return msgspec.json.encode({"id": found.id, "seats": kept.seats})[:-1] + b"," + told[1:-1]

    def _search(self, found: Finished, kept: KeptGame, whole: bytes, asker: str, revision: int) -> None:
        """Begin to look for turning points, unless that is being done or was in vain a moment ago."""
        last = self._attempts.get(found.id)
        if found.id not in self._stories and (last is None or time.monotonic() >= last.again_at):
            work = self._reckon(found, kept.record, whole, asker, revision)
            self._stories[found.id] = asyncio.create_task(work)

    async def _reckon(self, found: Finished, record: str, whole: bytes, asker: str, revision: int) -> None:
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
            story = whole + b',"turns":' + turns + b"}"
            with contextlib.suppress(Busy):  # then it is computed again on the next request
                await self.store.keep(found._replace(story=story, kept=None), revision)
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


def _kept(found: Finished) -> KeptGame | None:
    """Return what is kept of a game, unless it is damaged: then it is read from the journal again."""
    try:
        return _KEPT_GAME.decode(found.kept) if found.kept else None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        LOG.warning("a kept game cannot be read", extra={"table": found.code, "why": str(error)})
        return None
