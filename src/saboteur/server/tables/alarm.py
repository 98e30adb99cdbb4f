"""A timer that can be set again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings once, after the time it was last set to."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, delay: float | None) -> None:
        """Ring after so many seconds instead of at the time set before; None switches it off."""
        if self._timer:
            self._timer.cancel()
        late = max(0.0, delay or 0.0)
        self._timer = None if delay is None else asyncio.get_running_loop().call_later(late, self._ring)
