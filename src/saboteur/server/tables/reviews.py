"""Reviews of finished games: made once for a seat when somebody asks, in a process of their own.

They take longer than a replay, so neither replays nor turning points queue behind them. Nothing is stored: a
review follows from the record.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from ..admission.visitors import Visitors
from ..errors import TableError
from ..slow_jobs import SlowJobs
from ..turns import Asker
from .archive import Archive
from .finished_games import KeptGame

LOG = logging.getLogger("saboteur.reviews")
# How long a review may take, in seconds; most take less than ten.
REVIEWING: Final = 40.0
_BEGINNING: Final = 20.0
_MOST_WAITING: Final = 20
_KEPT: Final = 200
_OPEN: Final = b'{"review":null}'
# The game, the seat, and how often journals had been changed: words may have been deleted since.
_Key = tuple[str, int, int]


class Reviews:
    """What seats could have done better in the games of an archive."""

    def __init__(self, archive: Archive, visitors: Visitors | None = None) -> None:
        """Charge visitors for the time their reviews take."""
        self.archive = archive
        self.jobs = SlowJobs(REVIEWING + _BEGINNING, _MOST_WAITING, visitors)
        self._made: OrderedDict[_Key, bytes | TableError] = OrderedDict()
        self._making: dict[_Key, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """End the work in progress."""
        for task in self._making.values():
            task.cancel()
        await self.jobs.close()

    async def review(self, name: str, seat: int, asker: str = "") -> bytes:
        """Return a seat's review, or null while it is being made: ask again."""
        _, kept = await self.archive.find(name, asker)
        if not 0 <= seat < len(kept.seats):
            raise TableError("malformed", "nobody sat there")
        key = (name, seat, self.archive.store.revision)
        if made := self._made.get(key):
            if isinstance(made, TableError):
                del self._made[key]  # whoever asks once more gets another attempt
                raise made
            self._made.move_to_end(key)
            return made
        if key not in self._making:
            self.jobs.afford(asker)
            self._making[key] = asyncio.create_task(self._make(key, kept, asker))
        return _OPEN

    async def _make(self, key: _Key, kept: KeptGame, asker: str) -> None:
        words = kept.record, key[1], kept.claims, REVIEWING
        try:
            told = await self.jobs.do("review", *words, asker=Asker(asker))
            self._made[key] = b'{"review":' + told + b"}"
        except TableError as error:
            LOG.warning("no review", extra={"why": str(error)})
            self._made[key] = error
        finally:
            del self._making[key]
        if len(self._made) > _KEPT:
            self._made.popitem(last=False)
