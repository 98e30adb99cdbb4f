"""Rate limits: token buckets, by which connections, players and addresses are measured."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ...schema.commands import Check, Command, Could, MakeClaim, Mark, Note, Say, Sync
from ..errors import TableError

if TYPE_CHECKING:
    from ..admission.visitors import Visitor

# How much players may say and note: so many per second in the long run, so many at once.
VOICE: Final = (0.5, 6)
PENCIL: Final = (2.0, 20)


# What a command takes on the disk beside its own bytes.
_ENTRY: Final = 300
_READING: Final = (Check, Could, Sync)


def pay_for(visitor: Visitor, command: Command, size: int) -> None:
    """Charge a command that is written to the disk to its sender; raise OverBudget if it is too much."""
    if not isinstance(command, _READING):
        visitor.spend("writing", size + _ENTRY)


class Bucket:
    """Holds at most `size` tokens, gains `rate` a second, and loses those that are taken."""

    __slots__ = ("_drops", "_rate", "_seen", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._drops = size
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def charge(self, amount: float) -> None:
        """Take tokens even if there are too few, or put some back."""
        self._fill()
        self._drops = min(self._size, self._drops - amount)

    def wait(self, amount: float) -> float:
        """Return after how many seconds there will be so many tokens, if nobody takes any."""
        return max(0.0, amount - self.left) / self._rate

    @property
    def left(self) -> float:
        """Return how many tokens there are; less than none after too large a charge."""
        self._fill()
        return self._drops

    @property
    def is_full(self) -> bool:
        """Tell whether nobody has asked for a while."""
        return self.left >= self._size

    def _fill(self) -> None:
        now = time.monotonic()
        self._drops = min(self._size, self._drops + (now - self._seen) * self._rate)
        self._seen = now


class Buckets:
    """One bucket for each player."""

    def __init__(self, rate: float, size: float) -> None:
        """Set the rate and size of each bucket."""
        self._rate = rate
        self._size = size
        self._by_key: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        """Return a player's bucket, a full one if it is new."""
        return self._by_key.setdefault(key, Bucket(self._rate, self._size))

    def forget_full(self) -> None:
        """Forget players who have not asked for a while."""
        self._by_key = {k: b for k, b in self._by_key.items() if not b.is_full}


class TalkLimits:
    """Counts what each player says and notes: enough for any conversation, too little to drown out others."""

    def __init__(self) -> None:
        self._voices = Buckets(*VOICE)
        self._pencils = Buckets(*PENCIL)

    def allow(self, key: str, command: Command) -> None:
        """Let a player say or note something, unless it is too much; everything else is always allowed."""
        buckets = self._voices if isinstance(command, MakeClaim | Say) else None
        if isinstance(command, Mark | Note):
            buckets = self._pencils
        if buckets and not buckets.of(key).take():
            raise TableError("too-fast")
