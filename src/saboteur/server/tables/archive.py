"""Finished games: each has an id and a record, and is replayed for anyone who has the id."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

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
from .shared_answers import SharedAnswers
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
# How long to rest after each game that is kept later than at its end, in seconds.
_REST: Final = 0.2
# How stories end that were stored without turning points; none are stored so any more.
_NO_TURNS: Final = b',"turns":[]}'
# How stories end whose turning points are not known yet.
_OPEN: Final = b',"turns":null}'
# More than any table has; longer numbers do not fit into the index.
_MOST_GAMES: Final = 1 << 31
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
_KEPT_GAME: Final = msgspec.json.Decoder(KeptGame)
_READ_GAME: Final = msgspec.json.Decoder(tuple[str, msgspec.Raw])
# How many games were dealt at a table that is in memory, and its phase.
Progress = Callable[[str], tuple[int, str] | None]
# How long to wait after a search that found no turning points, in seconds.
FIRST_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 3600.0


# A table, the number of a game there and how often journals had been changed; what the journal says of it.
_Place = tuple[str, int, int]
_Read = tuple[Finished, KeptGame]


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
        # Turning points take long and must not delay replays.
        self.long_jobs = SlowJobs(RECKONING + _BEGINNING, _MOST_WAITING)
        self.seconds = RECKONING
        self.pause = FIRST_PAUSE
        self._stories: dict[str, asyncio.Task[None]] = {}
        # Games that were read from journals, replays, and why moves were made.
        self._read_games: SharedAnswers[_Place, _Read] = SharedAnswers(_KEPT)
        self._told: SharedAnswers[tuple[str, str], Asset] = SharedAnswers(_KEPT)
        self._reasons: SharedAnswers[tuple[str, int], bytes] = SharedAnswers(_KEPT)
        # Turning points that were found because somebody asked.
        self._turns: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        # By game: the last search that found nothing.
        self._attempts: OrderedDict[str, Attempt] = OrderedDict()

    async def close(self) -> None:
        """End the work in progress."""
        for task in (*self._stories.values(), *self._tasks):
            task.cancel()
        self._forget_answers()
        await self.jobs.close()
        await self.long_jobs.close()

    def forget(self) -> None:
        """Clear the caches: journals have changed, and they may contain what was deleted."""
        for task in self._stories.values():
            task.cancel()
        self._stories.clear()
        self._turns.clear()
        self._forget_answers()

    def _forget_answers(self) -> None:
        self._read_games.forget()
        self._told.forget()
        self._reasons.forget()

    # Keeping -------------------------------------------------------------------------------------

    def ended(self, number: int, asker: Asker) -> None:
        """Keep a game that has just ended, and its story; look for turning points if somebody is there."""
        self._begin(self._tell_ended(number, asker))

    def keep_old(self) -> None:
        """Begin to keep games that ended before games were kept, or just before the server did."""
        self._begin(self._keep_old())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_ended(self, number: int, asker: Asker) -> None:
        revision = self.store.revision
        try:
            found, kept = await self._game(asker.table, number, asker.address)
            whole = await self._whole(found, kept, asker.address)
            with contextlib.suppress(Busy):
                await self.store.keep(found._replace(story=whole + _OPEN), revision)
        except TableError as error:  # it is kept after the next start
            LOG.warning("a game was not kept", extra={"table": asker.table, "why": str(error)})
            return
        if not asker.is_deserted():
            self._search(found, kept, whole, asker.address, revision)

    async def _keep_old(self) -> None:
        tables: list[tuple[str, int]] = []
        with contextlib.suppress(TableError), reading_store():
            tables = await self.store.unkept()
        for code, games in tables:
            for number in range(1, games + 1):
                with contextlib.suppress(TableError, Busy):  # damaged, or for the next start
                    await self._keep_one(code, number)

    async def _keep_one(self, code: str, number: int) -> None:
        with reading_store():
            found = await self.store.finished_at(code, number)
        if found is None or found.kept is None:
            await asyncio.sleep(_REST)
            revision = self.store.revision
            await self.store.keep((await self._game(code, number, ""))[0], revision)

    async def _game(self, code: str, number: int, asker: str) -> tuple[Finished, KeptGame]:
        """Return a finished game; one that is not kept yet is read from its journal by a task."""
        code = code.upper()
        with reading_store():
            found = await self.store.finished_at(code, number) if number <= _MOST_GAMES else None
        if found and (kept := _kept(found)):
            return found, kept
        place = code, number, self.store.revision
        if place not in self._read_games.known:
            await self._refuse_unfinished(code, number)
            self.jobs.afford(asker)
        return await self._read_games.get(place, lambda: self._read(code, number, asker, found))

    async def _refuse_unfinished(self, code: str, number: int) -> None:
        """Refuse a game that is not over or never was, if possible without its journal.

        Whether the last game of a sleeping table is over only its journal knows: earlier versions could die
        before the index said so.
        """
        with reading_store():
            games, phase = self._progress(code) or (await self.store.games(code), "")
        if games is None:
            return  # a journal without an index
        if not 1 <= number <= games or (number == games and phase == PLAYING):
            raise TableError("not-now", "this game is not over")

    async def _read(self, code: str, number: int, asker: str, found: Finished | None) -> _Read:
        # A thread would share the interpreter with the loop, which would wait for it again and again.
        told = await self.jobs.do("kept", self.store.place, code, number, asker=Asker(asker, code))
        name, body = _READ_GAME.decode(told)
        story = found.story if found else None
        return Finished(name, code, number, story, bytes(body)), _KEPT_GAME.decode(body)

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
            found = await self.store.finished(name)
        if found is None:
            return self._read_by_id(name)
        if kept := _kept(found):
            return found, kept
        return await self._game(found.code, found.number, asker)

    def _read_by_id(self, name: str) -> _Read:
        for (_, _, revision), read in self._read_games.known.items():
            if read[0].id == name and revision == self.store.revision:
                return read
        raise TableError("unknown-game")

    async def replay(self, name: str, eyes: str, asker: str = "") -> Asset:
        """Return a replay as seen by some eyes."""

        async def tell() -> Asset:
            _, kept = await self.find(name, asker)
            about = {"id": name, "seats": kept.seats}
            return await self._retold(kept.record, eyes, about, asker, kept.heard(parse_seat(eyes)))

        return await self._told.get((name, eyes), tell)

    async def why(self, name: str, move: int, asker: str = "") -> bytes:
        """Return why a move was made, as far as bots can say."""

        async def explain() -> bytes:
            _, kept = await self.find(name, asker)
            words = kept.record, move, kept.levels, kept.claims
            return await self.jobs.do("why", *words, asker=Asker(asker))

        return await self._reasons.get((name, move), explain)

    async def tried(self, name: str, move: int, wish: TryMove, asker: str = "") -> bytes:
        """Show a moment of a finished game to play on from, or do something in it."""
        _, kept = await self.find(name, asker)
        words = kept.record, move, kept.levels, kept.claims, wish
        return await self.jobs.do("tried", *words, asker=Asker(asker))

    async def story(self, name: str, asker: str = "") -> bytes:
        """Return a game's story; what takes long is there on a later request."""
        found, kept = await self.find(name, asker)
        if found.story is not None and not found.story.endswith((_NO_TURNS, _OPEN)):
            return found.story
        whole = await self._whole(found, kept, asker)
        if (turns := self._turns.get(name)) is None:
            last = self._attempts.get(name)
            turns = last.turns if last else _UNKNOWN
            self._search(found, kept, whole, asker)
        return whole + b',"turns":' + turns + b"}"

    async def _whole(self, found: Finished, kept: KeptGame, asker: str) -> bytes:
        """Return a story without its turning points and its end."""
        if found.story is not None and found.story.endswith(_OPEN):
            return found.story.removesuffix(_OPEN)
        told = await self.jobs.do("story", kept.record, kept.claims, kept.marks, asker=Asker(asker))
        return msgspec.json.encode({"id": found.id, "seats": kept.seats})[:-1] + b"," + told[1:-1]

    def _search(
        self, found: Finished, kept: KeptGame, whole: bytes, asker: str, revision: int | None = None
    ) -> None:
        """Begin to look for turning points, unless that is being done or was in vain a moment ago.

        What is found is stored if a revision is given, which is when the game ends. A request writes nothing:
        for one, it is only remembered.
        """
        last = self._attempts.get(found.id)
        if found.id not in self._stories and (last is None or time.monotonic() >= last.again_at):
            work = self._reckon(found, kept.record, whole, asker, revision)
            self._stories[found.id] = asyncio.create_task(work)

    async def _reckon(
        self, found: Finished, record: str, whole: bytes, asker: str, revision: int | None
    ) -> None:
        """Find the turning points; if there are none, search again later."""
        try:
            seconds = self.seconds / len(self._stories)
            turns = await self.long_jobs.do("chances", record, seconds, asker=Asker(asker))
        except TableError as error:
            LOG.warning("no turning points", extra={"table": found.code, "why": str(error)})
            turns = _UNKNOWN
        if turns in (_UNKNOWN, _NONE):
            self._try_again_later(found.id, turns)
        else:
            _remember(self._turns, found.id, turns)
            if revision is not None:
                story = whole + b',"turns":' + turns + b"}"
                with contextlib.suppress(Busy):
                    await self.store.keep(found._replace(story=story, kept=None), revision)
            self._attempts.pop(found.id, None)
        self._stories.pop(found.id, None)

    def _try_again_later(self, name: str, turns: bytes) -> None:
        """Record a failed search; each time the next one waits longer."""
        last = self._attempts.pop(name, None)
        number = last.number + 1 if last else 0
        pause = min(self.pause * 2**number, _LONGEST_PAUSE)
        _remember(self._attempts, name, Attempt(number, time.monotonic() + pause, turns))

    async def view(self, text: str, eyes: str, asker: str = "") -> Asset:
        """Return the replay of an uploaded record."""
        return await self._retold(text, eyes, {"id": None, "seats": None}, asker)

    async def _retold(
        self, text: str, eyes: str, about: dict[str, Any], asker: str, said: Sequence[Words] = ()
    ) -> Asset:
        told = await self.jobs.do("retell", text, eyes, said, asker=Asker(asker))
        head = msgspec.json.encode(about)
        return await asyncio.to_thread(Asset, head[:-1] + b"," + told[1:], _JSON)


def _remember(cache: OrderedDict[K, V], key: K, what: V) -> None:
    """Put something into a cache, which forgets what it has had for longest."""
    cache[key] = what
    if len(cache) > _KEPT:
        cache.popitem(last=False)


def _kept(found: Finished) -> KeptGame | None:
    """Return what is kept of a game, unless it is damaged: then it is read from the journal again."""
    try:
        return _KEPT_GAME.decode(found.kept) if found.kept else None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        LOG.warning("a kept game cannot be read", extra={"table": found.code, "why": str(error)})
        return None
