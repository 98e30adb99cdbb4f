"""What the server counts as it works; by default nothing is kept (see operator/metrics.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .wire.outbox import Page


class Meter:
    """Counts what happens; this one discards everything."""

    def acted(self) -> None:
        """Count an action that was written to the journal, a person's or a bot's."""

    def refused(self, code: str) -> None:
        """Count a rejected command or request."""

    def over_budget(self, name: str) -> None:
        """Count that an address had used up a budget."""

    def delivered(self, arrived: float, pages: Iterable[Page]) -> None:
        """Measure the time from a command until its frames are handed to every page's socket."""

    def committed(self, seconds: float) -> None:
        """Record how long a commit took; called in the writer's thread."""

    def thought(self, seconds: float) -> None:
        """Record how long a bot thought."""


_installed = [Meter()]


def meter() -> Meter:
    """Return the meter of this process: one that counts nothing until `install` replaces it."""
    return _installed[0]


def install(new: Meter) -> None:
    """Let this meter count from now on, for the whole process."""
    _installed[0] = new
