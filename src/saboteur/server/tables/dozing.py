"""Tables where a clock of days runs and nobody is looking: asleep until somebody's time runs out."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from .live import LiveTable, Unwritten
from .plans import PlanDue

# Such a table sleeps once nobody has looked at it for this long, and not for less, in seconds.
DOZE_AFTER: Final = 20.0


def _unheard(_: PlanDue) -> None:
    """Tell nobody that a plan is due: the table that wakes asks its plans again."""


class _Doze(NamedTuple):
    until: float
    unwritten: Unwritten


class Dozing:
    """What is kept in memory of such tables: when to wake them, and what no journal says."""

    def __init__(self) -> None:
        self._asleep: dict[str, _Doze] = {}

    def lay_down(self, code: str, table: LiveTable) -> bool:
        """Let a table sleep if nothing will happen there for a while; return whether it does."""
        now, due_in = time.monotonic(), table.due_in
        if due_in < DOZE_AFTER or now - table.used < DOZE_AFTER:
            return False
        unwritten = table.unwritten
        # What rings where nobody is awake would keep all that hears it in memory: two thirds of what is kept.
        unwritten.plans.ring = _unheard
        self._asleep[code] = _Doze(now + due_in, unwritten)
        return True

    def due(self) -> list[str]:
        """Return the tables where somebody's time has run out."""
        now = time.monotonic()
        return [code for code, doze in self._asleep.items() if doze.until <= now]

    def __contains__(self, code: str) -> bool:
        return code in self._asleep

    def take(self, code: str) -> Unwritten | None:
        """Return what a table that wakes has to know, and keep it no longer."""
        doze = self._asleep.pop(code, None)
        return doze.unwritten if doze else None

    def clear(self) -> None:
        """Keep nothing: a backup has taken the place of all tables."""
        self._asleep.clear()
