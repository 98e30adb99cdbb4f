"""How much a player may say: enough for any talk, too little to drown the others."""

from __future__ import annotations

from typing import Final

from ..errors import TableError
from .commands import Command, MakeClaim, Mark, Note, Say
from .rate_limits import Buckets

# So many a second in the long run, so many at once.
VOICE: Final = (0.5, 6)
PENCIL: Final = (2.0, 20)


class Manners:
    """Counts what each player says, and what he writes down for himself."""

    def __init__(self) -> None:
        """Start with nothing said."""
        self._voices = Buckets(*VOICE)
        self._pencils = Buckets(*PENCIL)

    def allow(self, key: str, command: Command) -> None:
        """Let a player say or write something, unless it is too much; all else he may do anyway."""
        buckets = self._voices if isinstance(command, MakeClaim | Say) else None
        if isinstance(command, Mark | Note):
            buckets = self._pencils
        if buckets and not buckets.of(key).take():
            raise TableError("too-fast")
