"""Stopping: received commands are carried out and answered, everyone is told, nobody waits long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import time
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .journal.writing import Busy, Damaged
from .tables.all_tables import AllTables
from .tables.live import RESTARTING, LiveTable
from .wire import frames

LOG = logging.getLogger("saboteur.serve")
# How long pending commands may take, and then clients to read their frames, in seconds.
_COMMANDS: Final = 2.0
_READERS: Final = 1.0


class DrainingServer(uvicorn.Server):
    """A server that stops gracefully."""

    def __init__(self, config: uvicorn.Config, all_tables: AllTables) -> None:
        super().__init__(config)
        self.all_tables = all_tables

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal, and at once on a second one."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody new, answer those who are connected and let them go."""
        began = time.monotonic()
        for server in self.servers:
            server.close()
        LOG.info("stopping", extra={"why": f"{len(self.server_state.connections)} connections"})
        await drain(self.all_tables)
        await self._let_read()
        await super().shutdown(sockets)
        LOG.info("stopped", extra={"why": f"after {time.monotonic() - began:.1f} s"})

    async def _let_read(self) -> None:
        """Give everyone a moment to read their frames, then disconnect those who do not."""
        for connection in list(self.server_state.connections):
            # Sockets close themselves after their last frame.
            if not isinstance(connection, WebSocketsSansIOProtocol):
                connection.shutdown()
        until = time.monotonic() + _READERS
        while self.server_state.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        for connection in list(self.server_state.connections):
            connection.transport.abort()


async def _hand_over(all_tables: AllTables, table: LiveTable) -> None:
    """Let a table finish, and leave it at once to the other nodes, where its pages reconnect."""
    await table.finish()
    with contextlib.suppress(Busy, Damaged):
        await all_tables.store.release([table.table.code])


async def drain(all_tables: AllTables) -> None:
    """Carry out every table's pending commands, tell its pages that the server stops, and halt it."""
    all_tables.draining = True
    for leave in all_tables.when_leaving:
        leave()
    tables = [asyncio.create_task(_hand_over(all_tables, table)) for table in all_tables.live.values()]
    if tables:
        done, late = await asyncio.wait(tables, timeout=_COMMANDS)
        for task in done:
            task.exception()  # of a table that had stopped before; retrieved to avoid a warning
        for task in late:  # the disk does not write; these commands are never answered
            task.cancel()
    for page in all_tables.sockets:  # pages that have not said hello yet, or sit at a table that is stuck
        page.send(frames.closing())
        page.close(RESTARTING)
