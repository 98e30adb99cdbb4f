"""What the operator may ask of a running server: restore, forget, status."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import __version__
from ..admission.addresses import was_forwarded
from ..errors import StorageError, TableError, Unreadable
from ..http.responses import answer, body_of
from ..journal import maintenance
from ..journal.connection import Connection, SqliteConnection
from ..journal.places import NOT_A_FILE, is_postgres, reading_at, shown_place
from ..journal.store import Busy
from ..tables.all_tables import ALL, AllTables
from ..wire.commands import decoded
from . import retention, running_server
from .persons import match_in, tables_naming
from .retention import Keeping
from .running_server import Running

LOG = logging.getLogger("saboteur.operator")
_DAY: Final = 86_400.0
# No table is deleted if the clock jumped by more than this, in seconds.
_JUMP: Final = 3600.0
# How often to try to empty the log while others read it, and how long to wait between tries.
_TRIES: Final = 50
_PAUSE: Final = 0.2


class Wish(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A request by the operator."""


class Status(Wish, tag="status", frozen=True):
    """Ask how the server is; changes nothing."""


class Restore(Wish, tag="restore", frozen=True):
    """Replace everything, or one table, with a prepared copy of a backup."""

    file: str
    table: str | None = None


class ForgetTable(Wish, tag="forget-table", frozen=True):
    """Delete one table with all its games."""

    table: str


class ForgetPerson(Wish, tag="forget-person", frozen=True):
    """Delete a person's name, words and notes, everywhere or at one table."""

    name: str
    table: str | None = None


class ForgetOld(Wish, tag="forget-old", frozen=True):
    """Delete tables without activity for so many days."""

    days: float


_WISH: Final = msgspec.json.Decoder(Status | Restore | ForgetTable | ForgetPerson | ForgetOld)


class Operator:
    """Carries out operator requests one after the other, and daily retention."""

    def __init__(self, all_tables: AllTables, folder: Path, keeping: Keeping) -> None:
        """Take charge of the tables and their folder."""
        self.all_tables = all_tables
        self.folder = folder
        self.keeping = keeping
        # Where this machine reaches the server.
        self.address = ""
        self.running: Running | None = None
        self._one_at_a_time = asyncio.Lock()
        self._daily: asyncio.Task[None] | None = None
        self._began = time.time() - time.monotonic()

    def open(self) -> None:
        """Accept requests with the token, and start retention."""
        self.running = running_server.announce_server(
            self.folder, self.address, __version__, shown_place(self.all_tables.store.place)
        )
        self._daily = asyncio.create_task(self._forget_daily())

    def close(self) -> None:
        """Stop deleting old tables, and remove the note by which commands find this server."""
        if self._daily:
            self._daily.cancel()
        if self.running:
            running_server.withdraw(self.folder, self.running)

    # Over HTTP -----------------------------------------------------------------------------------

    def route(self) -> Route:
        """Return the route for requests."""
        return Route(running_server.PATH, self._serve, methods=["POST"])

    async def _serve(self, request: Request) -> Response:
        if not self._is_operator(request):
            return Response("Not Found", 404)
        wish = decoded(_WISH, await body_of(request))
        try:
            return answer(await self.do(wish))
        except StorageError as error:
            return answer({"detail": str(error)}, 409)
        except Busy as error:
            why = str(error) or "it is busy"
            return answer({"detail": f"The database could not be written: {why}. It is unchanged."}, 503)

    def _is_operator(self, request: Request) -> bool:
        """Compare tokens in constant time; nothing that comes through a proxy is the operator."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if self.running is None or scheme.lower() != "bearer" or was_forwarded(request.headers):
            return False
        return hmac.compare_digest(token.strip().encode(), self.running.token.encode())

    async def do(self, wish: Wish) -> dict[str, Any]:
        """Carry out a request once earlier ones are done."""
        if isinstance(wish, Status):
            return self._status()
        LOG.info("an operator command", extra={"why": str(type(wish).__struct_config__.tag)})
        async with self._one_at_a_time:
            match wish:
                case Restore():
                    return await self._restore(wish)
                case ForgetTable():
                    await self._forget_table(wish.table)
                    return {"tables": [wish.table], "purged": await self._purge()}
                case ForgetPerson():
                    return await self._forget_person(wish)
                case ForgetOld():
                    gone = await self._forget_old(Keeping(wish.days, wish.days))
                    return {"tables": gone, "purged": await self._purge()}
        raise AssertionError(wish)

    def _status(self) -> dict[str, Any]:
        assert self.running is not None
        return {
            "version": self.running.version,
            "tables": len(self.all_tables.live),
            "aside": {code: error.reason for code, error in self.all_tables.aside.items()},
            "keep_days": self.keeping.played,
            "keep_unplayed_days": self.keeping.unplayed,
        }

    # Restoring -----------------------------------------------------------------------------------

    async def _restore(self, wish: Restore) -> dict[str, Any]:
        if is_postgres(self.all_tables.store.place):
            raise StorageError(NOT_A_FILE)
        copy = Path(wish.file)
        if copy.parent != self.folder.resolve() or not copy.is_file():
            raise StorageError("A copy to restore must be in the data folder.")
        async with self._halted(wish.table):
            await self.all_tables.store.maintain(lambda writer: _replaced(writer, copy, wish.table))
        return {}

    @contextlib.asynccontextmanager
    async def _halted(self, code: str | None) -> AsyncIterator[None]:
        """Stop tables, and let their pages reconnect once their journals have been changed."""
        all_tables = self.all_tables
        name = code or ALL
        all_tables.paused.add(name)
        all_tables.restored += code is None
        stopped = [table for table in all_tables.live.values() if code in (None, table.table.code)]
        for table in stopped:
            table.halt()
        try:
            yield
        finally:
            for table in stopped:
                all_tables.live.pop(table.table.code, None)
                await table.close()
            all_tables.paused.discard(name)
            all_tables.aside = (
                {} if code is None else {c: why for c, why in all_tables.aside.items() if c != code}
            )
            all_tables.archive.forget()
            if code is None:
                all_tables.dozing.clear()
            else:
                all_tables.dozing.take(code)
            all_tables.wake()

    # Forgetting ----------------------------------------------------------------------------------

    async def _forget_table(self, code: str) -> None:
        async def delete() -> None:
            rows = await self.all_tables.store.maintain(
                lambda writer: maintenance.delete_tables(writer, [code])
            )
            self.all_tables.live.pop(code, None)
            self.all_tables.aside.pop(code, None)
            self.all_tables.dozing.take(code)
            self.all_tables.archive.forget()
            await self.all_tables.store.release([code])
            if not rows:
                raise TableError("unknown-table", code)
            LOG.info("a table was forgotten", extra={"table": code})

        live = self.all_tables.live.get(code)
        try:
            await (live.forget(delete) if live else self._while_paused(code, delete))
        except TableError as error:
            if error.code == "unknown-table":
                raise StorageError(f"There is no table {code}.") from error
            raise Busy from error

    async def _forget_person(self, wish: ForgetPerson) -> dict[str, Any]:
        changed, unreadable = [], {}
        for code in await asyncio.to_thread(self._tables_naming, wish.name):
            if wish.table not in (None, code):
                continue
            try:
                await self._rewrite(code, wish.name)
                changed.append(code)
            except Unreadable as error:
                unreadable[code] = error.reason
        self.all_tables.archive.forget()
        LOG.info("a person was forgotten", extra={"why": f"{len(changed)} tables"})
        return {"tables": changed, "unreadable": unreadable, "purged": await self._purge()}

    def _tables_naming(self, name: str) -> list[str]:
        with reading_at(self.all_tables.store.place) as connection:
            return tables_naming(connection, name)

    async def _rewrite(self, code: str, name: str) -> None:
        trouble: list[Unreadable] = []

        async def change() -> None:
            stored = await asyncio.to_thread(self.all_tables.store.journal, code)
            try:
                rows = await asyncio.to_thread(lambda: match_in(code, stored, name).forgotten())
            except Unreadable as error:
                trouble.append(error)  # raised outside of the table's task, which goes on
            else:
                await self.all_tables.store.maintain(lambda writer: maintenance.rewrite(writer, rows))

        live = self.all_tables.live.get(code)
        await (live.revise(change) if live else self._while_paused(code, change))
        if trouble:
            raise trouble[0]

    async def _while_paused(self, code: str, change: Callable[[], Awaitable[None]]) -> None:
        """Change the journal of a table that is not in memory, while nobody can wake it, on any node."""
        self.all_tables.paused.add(code)
        try:
            await self.all_tables.store.claim(code, by_force=True)
            await change()
            await self.all_tables.store.release([code])
        finally:
            self.all_tables.paused.discard(code)

    async def _purge(self) -> bool:
        """Leave no deleted data in the files; return False if the disk is full or the files are in use."""
        try:
            await self.all_tables.store.maintain(lambda writer: writer.compact())
        except Busy:
            return False
        return await self._empty_log()

    async def _empty_log(self) -> bool:
        for _ in range(_TRIES):
            if await self.all_tables.store.maintain(lambda writer: writer.empty_log()):
                return True
            await asyncio.sleep(_PAUSE)
        return False

    # Retention -----------------------------------------------------------------------------------

    async def _forget_old(self, keeping: Keeping) -> list[str]:
        """Delete tables that are old enough and not in use; return their codes."""
        gone = []
        for code in await asyncio.to_thread(self._old_tables, keeping):
            live = self.all_tables.live.get(code)
            # What another node has awake is in use.
            if (live is None or live.is_idle) and await self.all_tables.store.claim(code):
                await self._forget_table(code)
                gone.append(code)
        return gone

    def _old_tables(self, keeping: Keeping) -> list[str]:
        with reading_at(self.all_tables.store.place) as connection:
            return retention.old_tables(connection, keeping, time.time())

    async def _forget_daily(self) -> None:
        """Delete old tables now and every day, one at a time so that nobody has to wait."""
        while True:
            try:
                async with self._one_at_a_time:
                    if abs(time.time() - time.monotonic() - self._began) > _JUMP:
                        LOG.warning("the clock was set: no table is forgotten before the next start")
                    elif gone := await self._forget_old(self.keeping):
                        await self._empty_log()
                        LOG.info("old tables were forgotten", extra={"why": f"{len(gone)} tables"})
            except (StorageError, Busy):
                LOG.warning("old tables could not be forgotten; it is tried again tomorrow")
            await asyncio.sleep(_DAY)


def _replaced(writer: Connection, copy: Path, code: str | None) -> None:
    assert isinstance(writer, SqliteConnection)
    maintenance.replace(writer, copy, code)
