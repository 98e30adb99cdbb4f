"""What the server counts while it works; nothing, unless somebody wants to see it (see metrics.py)."""

from __future__ import annotations

from collections.abc import Iterable

from .wire.outbox import Page


class Meter:
    """Takes note of what happens; this one forgets it at once."""

    def acted(self) -> None:
        """Count an action."""

    def refused(self, code: str) -> None:
        """Count a command or request that was not done."""

    def delivered(self, arrived: float, pages: Iterable[Page]) -> None:
        """Measure how long a command takes until every page's frames are with its socket."""

    def committed(self, seconds: float) -> None:
        """Note how long a commit took; called in the writer's thread."""

    def thought(self, seconds: float) -> None:
        """Note how long a bot thought."""


_installed = [Meter()]


def meter() -> Meter:
    """Return what counts in this process."""
    return _installed[0]


def install(new: Meter) -> None:
    """Let something count from now on."""
    _installed[0] = new
