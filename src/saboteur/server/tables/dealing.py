"""How a table writes its entries and comes to its deals: promised, frozen, opened, dealt."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ..errors import Lost, TableError
from ..journal.entries import Entries
from ..journal.protocol import Store
from ..journal.store import Busy, Conflict, rows_of
from ..journal.writing import Fenced
from . import fair
from .restore import list_deal
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
        except Fenced as error:
            self._lose()
            raise Lost from error

    def _lose(self) -> None:
        raise NotImplementedError

    def _resume_deal(self) -> None:
        """Go on with a deal that was begun, with everyone who can still open."""
        if self.table.is_dealing:
            self._wait_for(self.table.next_deal.asked)

    async def _promise(self) -> None:
        """Promise the next deal, unless that was done; a secret that may be known is never used again."""
        table = self.table
        if table.phase == PLAYING or table.is_dealing or table.next_deal.is_promised:
            return
        await list_deal(self.store, table)
        if not table.next_deal.is_promised:
            await self._commit([fair.new_promise()])
            await list_deal(self.store, table)
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
