"""Time that passes when a test says so, or when there is nothing else to do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")


class Clocks:
    """Both clocks of a machine, set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        # By how much the time of day was set.
        self.set_by = 0.0

    def monotonic(self) -> float:
        """Return the time since the machine was started."""
        return self.now

    def time(self) -> float:
        """Return the time of day."""
        return 1e9 + self.now + self.set_by


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop that never waits: when nothing can be done, its clock leaps to what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        selector: Any = vars(self)["_selector"]
        select = selector.select

        def leap(timeout: float | None = None) -> Any:
            self._now += timeout or 0.0
            return select(0)

        selector.select = leap

    def time(self) -> float:
        """Return the loop's own time."""
        return self._now


def run_leaping(waiting: Coroutine[Any, Any, R]) -> R:
    """Run in a thread of its own (see client.run) what waits for times only, in no time."""

    def run() -> R:
        with asyncio.Runner(loop_factory=LeapingLoop) as runner:
            return runner.run(waiting)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()
