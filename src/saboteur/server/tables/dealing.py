"""How a table writes its entries and comes to its deals: promised, frozen, opened, dealt."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

from ..errors import TableError
from ..journal import chain
from ..journal.entries import Entries
from ..journal.protocol import Store
from ..journal.store import Busy, Conflict, Damaged, rows_of
from . import fair
from .table import PLAYING, Table
from .writer import TableWriter


class DealingTable(TableWriter):
    """The part of a live table that nobody else has to know about: its journal and its next deal."""

    def __init__(self, table: Table, store: Store) -> None:
        super().__init__(table.code)
        self.table = table
        self.store = store
        # Whose openings a deal waits for, and until when.
        self._openers: set[int] = set()
        self._deal_by = 0.0

    async def _commit(self, entries: Sequence[Entries], by: int = -1, command: str = "") -> None:
        raise NotImplementedError

    def _tell_table(self, only: int | None = None) -> None:
        raise NotImplementedError

    async def _write(self, entries: Sequence[Entries]) -> None:
        rows = rows_of(self.table.code, self.table.entries, entries)
        # During a game there is nothing to say about deals.
        links = () if self.table.phase == PLAYING else fair.links_of(self.table, entries)
        try:
            await self.store.append(rows, self.table.index_after(entries), links)
        except Busy as error:
            raise TableError("busy") from error
        except Conflict as error:
            await self.recover()
            raise TableError("busy") from error

    def _find_deal(self) -> None:
        """Find the next deal in the chain; one that was begun goes on, with everyone who can still open."""
        deal = self.table.next_deal
        if deal.secret:
            with contextlib.suppress(Busy, Damaged):  # then it is looked for again before it is needed
                deal.listed = self.store.read(lambda stored: chain.place_in_chain(stored, deal.deal))
        if self.table.is_dealing:
            self._wait_for(deal.asked)

    async def _promise(self) -> None:
        """Promise the next deal, unless that was done; a secret that may be known is never used again."""
        table = self.table
        if table.phase == PLAYING or table.is_dealing or table.next_deal.is_promised:
            return
        self._find_deal()
        if not table.next_deal.is_promised:
            await self._commit([fair.new_promise()])
            self._find_deal()
            self._tell_table()

    def _wait_for(self, seats: set[int]) -> None:
        self._openers = seats
        self._deal_by = time.monotonic() + fair.OPEN_WITHIN
        self.inbox.later("tick", fair.TELL_AFTER)
        self.inbox.later("tick", fair.OPEN_WITHIN)

    async def _deal_when_opened(self) -> None:
        """Deal once everyone who is awaited has opened, or the time is up; nobody's silence stops it."""
        if not self.table.is_dealing:
            return
        awaited = self._openers & self.table.next_deal.asked & set(self.table.persons())
        if not awaited or time.monotonic() >= self._deal_by:
            await self._commit([fair.dealt(self.table)])
