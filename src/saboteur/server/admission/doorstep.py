"""The listening socket: whoever has far too many connections is turned away before anything is done for them.

asyncio accepts whatever waits in one go, and each connection costs as much as a small request. Here a few are
accepted in each round of the loop, so that a thousand at once delay everybody else by little.
"""

from __future__ import annotations

import socket
from typing import Any, Final

from .visitors import Visitors

# How many connections may wait to be accepted: meanwhile clients wait instead of being rejected.
_BACKLOG: Final = 2048
# How many are accepted in one round of the loop, and how many more are turned away.
ACCEPTED: Final = 2
_TURNED_AWAY: Final = 20


class Doorstep(socket.socket):
    """Where callers wait to be let in."""

    visitors: Visitors | None = None

    def listen(self, backlog: int = _BACKLOG) -> None:
        """Let callers wait; asyncio names the number it accepts at once, which is something else."""
        super().listen(_BACKLOG)

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next caller who may come in; BlockingIOError lets others have their turn first."""
        for _ in range(_TURNED_AWAY):
            connection, address = super().accept()
            if self.visitors is None or not self.visitors.is_crowded(address[0]):
                return connection, address
            connection.close()
        raise BlockingIOError
