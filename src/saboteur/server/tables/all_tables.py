"""All tables of a server: created, found by code, loaded from the journal and put to sleep again."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from ...schema.settings import Guest, NewTable
from ...schema.tables import OpenTableShape, PlaceShape
from .. import wall
from ..admission.visitors import Visitor, Visitors
from ..errors import Lost, TableError, Unreadable
from ..journal.entries import Entries, Made
from ..journal.protocol import Store
from ..journal.reading import reading_store
from ..journal.store import rows_of
from ..journal.writing import Busy, Conflict, Damaged, Fenced
from ..wire.commands import build_rules, settings_of
from ..wire.outbox import Page
from ..wire.rate_limits import Buckets
from .archive import Archive
from .bot_process import Thinkers
from .codes import OLD_LENGTH, is_code, new_code, new_key
from .decide import sit
from .dozing import Dozing
from .fair import links_of, new_promise
from .keys import keys_in, token_key
from .live import LiveTable, Unwritten
from .newcomers import Newcomer
from .node import Node
from .restore import Woken, list_deal
from .reviews import Reviews
from .table import LOBBY, Table
from .waking import Waking

LOG = logging.getLogger("saboteur.tables")
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
        self.archive = Archive(store, self.visitors, self._progress)
        self.reviews = Reviews(self.archive, self.visitors)
        self.live: dict[str, LiveTable] = {}
        # Tables that cannot be read, and why; a restart tries them again.
        self.aside: dict[str, Unreadable] = {}
        # The loop that all tables run in, once there is one.
        self.loop: asyncio.AbstractEventLoop | None = None
        # Every open socket, at a table or not yet.
        self.sockets: set[Page] = set()
        # The server is stopping: no new command is carried out.
        self.draining = False
        # What else has to end then.
        self.when_leaving: list[Callable[[], None]] = []
        # Tables whose journals are being replaced, or ALL; and how often all were or began to be.
        self.paused: set[str] = set()
        self.restored = 0
        # By seat: the same rate limit as over a socket.
        self.callers = Buckets(10.0, 20)
        # By table: the address that pays for its bots; after a restart, what its journal says instead.
        self._charged: OrderedDict[str, str] = OrderedDict()
        self._makers_key = secrets.token_bytes(32)
        # How many connections and tables have ended since the last garbage collection.
        self.partings = 0
        self.waking = Waking(store, self._begin)
        self.dozing = Dozing()
        # The heartbeat, where several servers share a store.
        self.node: Node | None = None
        self._releasing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Load the tables whose time may have run out, and start sweeping."""
        self.loop = asyncio.get_running_loop()
        self.wake()
        self.archive.keep_old()
        self.node = Node(self) if self.store.is_shared else None
        self._sweeper = asyncio.create_task(self._sweep())

    def wake(self) -> None:
        """Begin to load the tables whose time may have run out although nobody has asked for them.

        Whoever waits for another node's table asks for it again at once.
        """
        self.waking.stir()
        if self._alarm:
            self._alarm.cancel()
        self._alarm = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        for code in await self._must_wake():
            if code in self.dozing:
                continue
            with contextlib.suppress(TableError):  # it is set aside, or loaded on the next request
                await self.find(code)

    async def _must_wake(self) -> list[str]:
        try:
            return await self.store.awake()
        except (Busy, Damaged) as error:
            LOG.error("the list of tables cannot be read", extra={"why": str(error)})
            return []

    async def close(self) -> None:
        """Put every table to sleep and end the process of the bots."""
        for task in (self._sweeper, self._alarm):
            if task:
                task.cancel()
        if self.node:
            self.node.close()
        self.waking.close()
        for table in list(self.live.values()):
            await table.close()
        await self.thinker.close()
        await self.reviews.close()
        await self.archive.close()

    async def make(self, wish: NewTable, visitor: Visitor) -> PlaceShape:
        """Create a table with its first guest, or for a big screen; return the place with its token."""
        visitor.spend("tables")
        if self.draining or ALL in self.paused:
            raise TableError("busy")
        restored = self.restored
        settings = settings_of(wish)
        build_rules(settings.rules)
        token, secret = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(TOKEN_BYTES)
        screen = "" if wish.name else token
        for _ in range(20):
            made = Made(
                code=new_code(),
                at=wall.now(),
                settings=settings,
                screen=screen,
                secret=secret,
                link=new_key(),
                maker=hmac.new(self._makers_key, visitor.address.encode(), "sha256").hexdigest()[:32],
            )
            table = Table(made)
            guest = _first(table, wish, visitor.address, token_key(token)) if wish.name is not None else None
            first = [*([guest] if guest else []), new_promise()]
            seated = [msgspec.structs.replace(entry, at=made.at) for entry in first]
            rows = rows_of(made.code, 0, [made, *seated])
            try:
                await self.store.append(rows, table.index(LOBBY), links_of(table, seated))
            except (Conflict, Fenced):
                continue  # the code is taken
            except Busy as error:
                raise TableError("busy") from error
            if restored != self.restored:
                raise TableError("busy")  # a backup has taken its place
            await _furnish(self.store, table, seated)
            maker = self._note_maker(made.code, visitor.address)
            self.live[made.code] = self._begun((table, []), maker, None)
            LOG.info("a table was made", extra={"table": made.code})
            seat = 0 if guest else None
            return {"code": made.code, "link": table.link, "seat": seat, "token": token}
        raise TableError("busy", "no free code")

    async def join(self, code: str, newcomer: Newcomer) -> PlaceShape:
        """Seat somebody at a table; return the place with its token."""
        live, _ = await self.visit(code, newcomer.by, self.visitors.of(newcomer.address))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        seat = await live.join(newcomer, token_key(token))
        return {"code": live.table.code, "link": live.table.link, "seat": seat, "token": token}

    def _note_maker(self, code: str, address: str) -> str:
        """Charge a table's bots to an address, unless they are charged to another already."""
        known = self._charged.setdefault(code, address)
        if len(self._charged) > _MOST_CHARGED:
            self._charged.popitem(last=False)
        return known

    async def visit(self, code: str, key: str, visitor: Visitor) -> tuple[LiveTable, str]:
        """Return a table for somebody who may see it, and their key; none if it is only the link's."""
        await self.admit(code, key, visitor)
        live = await self.find(code, visitor.address)
        return live, "" if live.table.is_link(key) else key

    async def admit(self, code: str, key: str, visitor: Visitor) -> None:
        """Let somebody see a table: with a key that opens it or, while its lobby waits, with its code alone.

        To everyone else a table that plays or sleeps is the same as one that never was, and costs as much.
        """
        code = code.upper()
        if self.draining or self.paused & {code, ALL}:
            raise TableError("busy")
        if key and await self._opens(code, key):
            return
        # Right codes are refused, too: otherwise the refusals would tell which ones are right.
        visitor.afford("codes", 1)
        if not await self._waits(code):
            visitor.charge("codes", 1)
            raise TableError("unknown-table", code[:20])

    async def _opens(self, code: str, key: str) -> bool:
        live = self.live.get(code)
        if live:
            return live.table.opens(key) or live.table.is_link(key)
        with reading_store():
            return is_code(code) and key in keys_in(await self.store.seatings(code))

    async def _waits(self, code: str) -> bool:
        """Tell whether the code alone opens a table."""
        if not is_code(code):
            return False
        with reading_store():
            if len(code) == OLD_LENGTH:
                return await self.store.holds(code)
            return await self.store.phase(code) == LOBBY

    async def find(self, code: str, asker: str = "") -> LiveTable:
        """Return a table, waking it if needed, which is charged to the address that asks."""
        code = code.upper()
        live = self.awake(code) or await self._woken(code, asker)
        live.used = time.monotonic()  # the caller has to get there before it sleeps
        return live

    def awake(self, code: str) -> LiveTable | None:
        """Return a table if it is in memory; raise why it cannot be used, if it cannot."""
        if self.draining or self.paused & {code, ALL}:
            raise TableError("busy")
        if self.node and self.node.is_doubtful:
            raise TableError("busy")  # what is in memory here may be over elsewhere
        if code in self.aside:
            raise Unreadable(self.aside[code].reason, self.aside[code].code)
        live = self.live.get(code)
        if live and isinstance(live.fault, Lost):
            self.live.pop(code)
            return None
        if live and isinstance(live.fault, Unreadable):
            self._put_aside(code, live.fault)
            raise live.fault
        return live

    async def _woken(self, code: str, asker: str) -> LiveTable:
        if code not in self.waking and (not is_code(code) or not await self._holds(code)):
            raise TableError("unknown-table", code[:20])
        try:
            return await self.waking.wake(code, asker)
        except Unreadable as error:
            if code not in self.aside:  # an unreadable table harms no other
                self._put_aside(code, error)
            raise

    async def _holds(self, code: str) -> bool:
        try:
            return await self.store.holds(code)
        except Busy as error:
            raise TableError("busy") from error
        except Damaged:
            return True  # reading it will tell what is wrong

    def _begin(self, code: str, woken: Woken, asker: str) -> LiveTable:
        """Let a table that was just read begin, unless the operator or a shutdown came first."""
        live = self.awake(code)
        if live is None:
            maker = self._note_maker(code, woken[0].maker or asker)
            live = self.live[code] = self._begun(woken, maker, self.dozing.take(code))
        return live

    def _begun(self, woken: Woken, maker: str, unwritten: Unwritten | None) -> LiveTable:
        return LiveTable(woken, self.store, self.thinker, maker, self.archive.ended, unwritten)

    def _progress(self, code: str) -> tuple[int, str] | None:
        """Return how many games were dealt at a table and its phase, if it is in memory."""
        live = self.live.get(code)
        return (live.table.games, live.table.phase) if live else None

    async def give_up(self, code: str) -> None:
        """Leave a table to another node: its pages reconnect, and are led there."""
        self.dozing.take(code)
        if live := self.live.pop(code, None):
            LOG.info("a table is left to another node", extra={"table": code})
            await live.close()

    def _put_aside(self, code: str, error: Unreadable) -> None:
        LOG.error("a table was put aside", extra={"table": code, "why": error.reason})
        self.aside[code] = error
        self.live.pop(code, None)
        if self.store.is_shared:  # a node of another version may be able to read it
            task = asyncio.create_task(self._release(code))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    def waiting(self) -> list[OpenTableShape]:
        """Return public tables that are waiting for players, at any node."""
        here = self.waiting_here()
        known = {table["code"] for table in here}
        return here + [
            table for table in (self.node.elsewhere if self.node else ()) if table["code"] not in known
        ]

    def waiting_here(self) -> list[OpenTableShape]:
        """Return public tables that are waiting for players at this server."""
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
                if (table.is_idle and table.used < limit) or self.dozing.lay_down(code, table):
                    del self.live[code]
                    await table.close()
                    self.partings += 1
                    if code not in self.dozing:
                        await self._release(code)
            await self._wake_due()
            self.visitors.forget_idle()
            self.callers.forget_full()
            self.tidy()

    async def _release(self, code: str) -> None:
        """Let any node wake a table that sleeps; if the store is busy, this one has to be asked for it."""
        with contextlib.suppress(Busy, Damaged):
            await self.store.release([code])

    async def _wake_due(self) -> None:
        """Wake the tables where somebody's time has run out; if the store is busy, later."""
        for code in self.dozing.due():
            try:
                await self.find(code)
            except TableError as error:
                if error.code != "busy":
                    self.dozing.take(code)

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


async def _furnish(store: Store, table: Table, entries: list[Entries]) -> None:
    """Apply a new table's first entries, and find its first deal in the chain."""
    for entry in entries:
        table.apply(entry)
    await list_deal(store, table)


def _first(table: Table, wish: NewTable, address: str, key: str) -> Entries:
    assert wish.name is not None
    guest = Guest(name=wish.name, portrait=wish.portrait, device=wish.device)
    return sit(table, guest, key, Newcomer(guest, address).origin(table))


def _listed(table: Table) -> OpenTableShape:
    host = table.seats[table.host]
    return {
        "code": table.code,
        "host": host.name if host else "",
        "seats": len(table.seats),
        "taken": sum(sitter is not None for sitter in table.seats),
        "rules": table.rules.as_dict(),
    }
