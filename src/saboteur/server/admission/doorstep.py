"""The listening socket: whoever has far too many connections is turned away before anything is done for them.

asyncio accepts whatever waits in one go, and each connection costs as much as a small request. Here a few are
accepted in each round of the loop, so that a thousand at once delay everybody else by little.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from typing import Any, Final

from .visitors import Visitors

# How many connections may wait to be accepted: meanwhile clients wait instead of being rejected.
_BACKLOG: Final = 2048
# How many are accepted in one round of the loop, and how many more are turned away.
ACCEPTED: Final = 2
_TURNED_AWAY: Final = 20
# Those are closed one by one, so many seconds apart: who opens another for each that is closed comes evenly,
# not all at once again and again. At most so many wait for that.
_APART: Final = 0.01
_MOST_LEAVING: Final = 500


class Doorstep(socket.socket):
    """Where callers wait to be let in."""

    visitors: Visitors | None = None

    def __init__(self, *about: Any) -> None:
        """Make a socket; nobody has been turned away yet."""
        super().__init__(*about)
        self._leaving = deque[socket.socket]()

    def listen(self, backlog: int = _BACKLOG) -> None:
        """Let callers wait; asyncio names the number it accepts at once, which is something else."""
        super().listen(_BACKLOG)

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next caller who may come in; BlockingIOError lets others have their turn first."""
        for _ in range(_TURNED_AWAY):
            connection, address = super().accept()
            if self.visitors is None or not self.visitors.is_crowded(address[0]):
                return connection, address
            self._turn_away(connection)
        raise BlockingIOError

    def close(self) -> None:
        """Close the doorstep, and the connections of those who still wait to be turned away."""
        super().close()
        while self._leaving:
            self._leaving.pop().close()

    def _turn_away(self, connection: socket.socket) -> None:
        if len(self._leaving) >= _MOST_LEAVING:
            connection.close()
            return
        self._leaving.append(connection)
        if len(self._leaving) == 1:
            asyncio.get_running_loop().call_later(_APART, self._close_next)

    def _close_next(self) -> None:
        if self._leaving:
            self._leaving.popleft().close()
        if self._leaving:
            asyncio.get_running_loop().call_later(_APART, self._close_next)
