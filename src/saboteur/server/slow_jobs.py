"""Work that takes longer than a table may wait: done one job at a time in a separate process.

A job that takes too long ends the process, and the next job gets a new one: uploaded data cannot stop the
server.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..analysis.errors import NotInThisGame
from ..analysis.replay import retold
from ..analysis.story import told_story
from ..analysis.turning_points import turning_points
from ..analysis.why import why
from ..core.errors import RecordError
from .errors import TableError, bad_record
from .log_format import log_in_lines
from .worker_process import Answerer, answer_all

JOBS: Final[dict[str, Callable[..., Any]]] = {
    "retell": retold,
    "story": told_story,
    "chances": turning_points,
    "why": why,
}


class SlowJobs:
    """Runs jobs in a separate process."""

    def __init__(self, patience: float, most_waiting: int) -> None:
        """Prepare; a job may take so many seconds, and so many jobs may wait."""
        self.patience = patience
        self._most_waiting = most_waiting
        # How many jobs are waiting or running.
        self.waiting = 0
        self._answerer = Answerer("saboteur.server.slow_jobs")
        self._one_at_a_time = asyncio.Lock()

    async def do(self, job: str, *words: Any) -> bytes:
        """Return a job's result as JSON; raise a TableError if it has none."""
        if self.waiting >= self._most_waiting:
            raise TableError("busy", "too many ask for this now")
        self.waiting += 1
        try:
            async with self._one_at_a_time:
                ok, answer = pickle.loads(await self._asked(pickle.dumps((job, words), protocol=5)))
        finally:
            self.waiting -= 1
        if not ok:
            raise TableError(*answer)
        return bytes(answer)

    async def _asked(self, question: bytes) -> bytes:
        try:
            return await self._answerer.ask(question, self.patience)
        except TimeoutError as error:
            raise TableError("too-long", "it took too long") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise TableError("busy", "the work was not done") from error

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._answerer.end()


def do_job(question: bytes) -> bytes:
    """Run a job; return whether it succeeded, and its result as JSON or what was wrong."""
    job, words = pickle.loads(question)
    try:
        answer: tuple[bool, Any] = (True, msgspec.json.encode(JOBS[job](*words)))
    except RecordError as error:
        answer = (False, bad_record(error).parts)
    except NotInThisGame as error:
        answer = (False, ("malformed", str(error)))
    return pickle.dumps(answer, protocol=5)


if __name__ == "__main__":
    log_in_lines()
    answer_all(do_job)
