"""The time of day, by one clock for all nodes that share a database: the database's.

Entries are stamped with it, spectators' delays and clocks of days follow it, and a table may go from a node
whose clock is right to one whose clock is an hour off. Who is alive is never told by it.
"""

from __future__ import annotations

import logging
import time
from typing import Final

LOG = logging.getLogger("saboteur.node")
# A smaller difference is the way to the database, or nobody's concern, in seconds.
_OFF: Final = 2.0


class _Wall:
    def __init__(self) -> None:
        self.ahead = 0.0


_WALL: Final = _Wall()


def ahead() -> float:
    """Return by how many seconds the time of day is ahead of this machine's clock."""
    return _WALL.ahead


def now() -> float:
    """Return the time of day, in seconds since 1970."""
    return time.time() + _WALL.ahead


def follow(theirs: float, asked: float) -> None:
    """Follow the database's clock, as it was told when this machine's said that it was asked for."""
    by = theirs - asked
    if abs(by - _WALL.ahead) > _OFF:
        LOG.warning("the clocks of this machine and the database differ", extra={"why": f"{by:+.0f} seconds"})
        _WALL.ahead = by if abs(by) > _OFF else 0.0
