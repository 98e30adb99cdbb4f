"""Between two rounds everyone may look at how the last one ended before the next begins."""

from __future__ import annotations

import time
from collections.abc import Set
from typing import Final

from ...schema.tables import IntermissionShape

# Nobody is waited for longer than this, in seconds.
LONGEST: Final = 30.0


class Intermission:
    """Whose pages still show the end of the last round; nobody acts and no time passes meanwhile."""

    def __init__(self) -> None:
        self._looking: set[int] = set()
        self._until = 0.0

    @property
    def is_on(self) -> bool:
        """Tell whether somebody is still looking."""
        return bool(self._looking)

    def begin(self, looking: Set[int]) -> None:
        """Wait for these seats; with none there is no intermission."""
        self._looking = set(looking)
        self._until = time.monotonic() + LONGEST

    def ready(self, seats: Set[int]) -> None:
        """Wait no more for some seats."""
        self._looking -= seats

    def look(self, here: Set[int]) -> bool:
        """Wait no more for people who have gone, nor for anyone too long; return whether it is still on."""
        self._looking &= here if self.left > 0 else set()
        return self.is_on

    @property
    def left(self) -> float:
        """Return for how many seconds it lasts at most."""
        return self._until - time.monotonic()

    def shown(self) -> IntermissionShape | None:
        """Return who is still looking, as everyone may know."""
        if not self.is_on:
            return None
        return {"looking": sorted(self._looking), "left": max(0, round(self.left * 1000))}
