"""All tables of a server: created, found by code, loaded from the journal and put to sleep again."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from ...schema.settings import Guest, NewTable
from ...schema.tables import OpenTableShape
from ..admission.visitors import Visitor, Visitors
from ..errors import TableError, Unreadable
from ..journal.entries import Entries, Made
from ..journal.reading import entries_of
from ..journal.store import Busy, Conflict, Damaged, Store, rows_of
from ..wire.commands import build_rules, settings_of
from ..wire.outbox import Page
from ..wire.rate_limits import Buckets
from .archive import Archive
from .bot_process import Thinkers
from .decide import sit
from .live import LiveTable
from .newcomers import Newcomer
from .restore import restored_table
from .table import LOBBY, Table, token_key

LOG = logging.getLogger("saboteur.tables")
# Without I and O, which look like 1 and 0.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 5
TOKEN_BYTES: Final = 16
# A table nobody has looked at for this long is removed from memory, in seconds.
SLEEP_AFTER: Final = 600.0
_SWEEP: Final = 10.0
_FEW_PARTINGS: Final = 20
_MOST_CHARGED: Final = 100_000
ALL: Final = "*"


class AllTables:
    """The tables of one server."""

    def __init__(self, store: Store, visitors: Visitors | None = None) -> None:
        """Keep tables in a store, for visitors with budgets."""
        self.store = store
        self.visitors = visitors or Visitors()
        # Where others on the same network find this server; friends cannot follow a link to "localhost".
        self.address = ""
        self.thinker = Thinkers(self.visitors)
        self.archive = Archive(store)
        self.live: dict[str, LiveTable] = {}
        # Tables that cannot be read, and why; a restart tries them again.
        self.aside: dict[str, Unreadable] = {}
        # The loop that all tables run in, once there is one.
        self.loop: asyncio.AbstractEventLoop | None = None
        # Every open socket, at a table or not yet.
        self.sockets: set[Page] = set()
        # The server is stopping: no new command is carried out.
        self.draining = False
        # Tables whose journals are being replaced, or ALL; and how often all were or began to be.
        self.paused: set[str] = set()
        self.restored = 0
        # By seat: the same rate limit as over a socket.
        self.callers = Buckets(10.0, 20)
        # By table: the address its bots' thinking is charged to. It is in no file, so a restart forgets it.
        self._charged: OrderedDict[str, str] = OrderedDict()
        # How many connections and tables have ended since the last garbage collection.
        self.partings = 0
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Load the tables that must be in memory, and start sweeping."""
        self.loop = asyncio.get_running_loop()
        self.wake()
        self._sweeper = asyncio.create_task(self._sweep())

    def wake(self) -> None:
        """Load the tables that must be in memory although nobody has asked for them."""
        for code in self._awake():
            with contextlib.suppress(TableError):  # it is set aside, or loaded on the next request
                self.find(code)

    def _awake(self) -> list[str]:
        try:
            return self.store.awake()
        except (Busy, Damaged) as error:
            LOG.error("the list of tables cannot be read", extra={"why": str(error)})
            return []

    async def close(self) -> None:
        """Put every table to sleep and end the process of the bots."""
        if self._sweeper:
            self._sweeper.cancel()
        for table in self.live.values():
            await table.close()
        await self.thinker.close()
        await self.archive.close()

    async def make(self, wish: NewTable, visitor: Visitor) -> tuple[str, int | None, str]:
        """Create a table with its first guest, or for a big screen; return code, seat and token."""
        visitor.spend("tables")
        if self.draining or ALL in self.paused:
            raise TableError("busy")
        restored = self.restored
        settings = settings_of(wish)
        build_rules(settings.rules)
        token, secret = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(TOKEN_BYTES)
        screen = "" if wish.name else token
        for _ in range(20):
            made = Made(code=_code(), at=time.time(), settings=settings, screen=screen, secret=secret)
            table = Table(made)
            first = [_first(table, wish, visitor.address, token_key(token))] if wish.name is not None else []
            seated = [msgspec.structs.replace(entry, at=made.at) for entry in first]
            try:
                await self.store.append(rows_of(made.code, 0, [made, *seated]), table.index(LOBBY))
            except Conflict:
                continue  # the code is taken
            except Busy as error:
                raise TableError("busy") from error
            if restored != self.restored:
                raise TableError("busy")  # a backup has taken its place
            for entry in seated:
                table.apply(entry)
            maker = self._note_maker(made.code, visitor.address)
            self.live[made.code] = LiveTable(table, (), self.store, self.thinker, maker)
            LOG.info("a table was made", extra={"table": made.code})
            return made.code, 0 if seated else None, token
        raise TableError("busy", "no free code")

    async def join(self, code: str, newcomer: Newcomer) -> tuple[int, str]:
        """Seat somebody at a table; return seat and token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        table = self.entered(code, self.visitors.of(newcomer.address), newcomer.by)
        return await table.join(newcomer, token_key(token)), token

    def entered(self, code: str, visitor: Visitor, key: str = "") -> LiveTable:
        """Return the table somebody asks for, if their key opens it or they have not tried too many codes."""
        try:
            table = self.find(code)
        except TableError as error:
            if error.code == "unknown-table":
                visitor.spend("codes")
            raise
        if not (key and table.table.opens(key)):
            visitor.afford("codes", 1)
        return table

    def _note_maker(self, code: str, address: str) -> str:
        """Charge a table's bots to an address, unless they are charged to another already."""
        known = self._charged.setdefault(code, address)
        if len(self._charged) > _MOST_CHARGED:
            self._charged.popitem(last=False)
        return known

    def find(self, code: str) -> LiveTable:
        """Return a table, loading it if needed; an unreadable one is set aside and harms no other."""
        code = code.upper()
        if self.draining or self.paused & {code, ALL}:
            raise TableError("busy")
        if code in self.aside:
            raise Unreadable(self.aside[code].reason, self.aside[code].code)
        live = self.live.get(code)
        if live and isinstance(live.fault, Unreadable):
            self._put_aside(code, live.fault)
            raise live.fault
        if live is None:
            live = self.live[code] = self._woken(code)
        return live

    def _woken(self, code: str) -> LiveTable:
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            raise TableError("unknown-table", code[:20])
        try:
            return LiveTable(*restored_table(entries_of(self.store, code)), self.store, self.thinker)
        except Unreadable as error:
            self._put_aside(code, error)
            raise

    def _put_aside(self, code: str, error: Unreadable) -> None:
        LOG.error("a table was put aside", extra={"table": code, "why": error.reason})
        self.aside[code] = error
        self.live.pop(code, None)

    def waiting(self) -> list[OpenTableShape]:
        """Return public tables that are waiting for players."""
        return [
            _listed(live.table)
            for live in self.live.values()
            if live.table.settings.open and live.table.phase == LOBBY and not live.is_idle
        ]

    async def _sweep(self) -> None:
        """Put tables to sleep that nobody is looking at."""
        while True:
            await asyncio.sleep(_SWEEP)
            limit = time.monotonic() - SLEEP_AFTER
            for code, table in list(self.live.items()):
                if table.is_idle and table.used < limit:
                    del self.live[code]
                    await table.close()
                    self.partings += 1
            self.visitors.forget_idle()
            self.callers.forget_full()
            self.tidy()

    def tidy(self) -> None:
        """Collect long-lived garbage only after enough connections have ended.

        With thousands of sockets a full collection takes a quarter of a second, and everyone waits. So
        everything that exists now is left out of it until half as many pages have gone as are open.
        """
        pages = sum(len(table.audience.pages) for table in self.live.values())
        if self.partings >= max(_FEW_PARTINGS, pages // 2):
            self.partings = 0
            gc.unfreeze()
            gc.collect()
        gc.freeze()


def _first(table: Table, wish: NewTable, address: str, key: str) -> Entries:
    assert wish.name is not None
    guest = Guest(name=wish.name, portrait=wish.portrait, device=wish.device)
    return sit(table, guest, key, Newcomer(guest, address).origin(table))


def _code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def _listed(table: Table) -> OpenTableShape:
    host = table.seats[table.host]
    return {
        "code": table.code,
        "host": host.name if host else "",
        "seats": len(table.seats),
        "taken": sum(sitter is not None for sitter in table.seats),
        "rules": table.rules.as_dict(),
    }
