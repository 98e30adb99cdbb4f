"""Work that takes longer than a table may wait: done one job at a time in a separate process.

Addresses that ask for much wait for those that ask for little. A job that takes too long ends the process,
and the next job gets a new one: uploaded data cannot stop the server.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..analysis.errors import NotInThisGame
from ..analysis.replay import retold
from ..analysis.review import review
from ..analysis.story import told_story
from ..analysis.turning_points import turning_points
from ..analysis.why import why
from ..core.errors import RecordError
from .admission.visitors import Visitors
from .errors import TableError, bad_record
from .log_format import log_in_lines
from .tables.finished_games import kept_game
from .tables.trying import tried
from .turns import NOBODY, Asker, TurnedAway, Turns
from .worker_process import Answerer, answer_all

LOG = logging.getLogger("saboteur.jobs")
# Behind the bots, for whom people wait.
_NICE: Final = 15
JOBS: Final[dict[str, Callable[..., Any]]] = {
    "retell": retold,
    "story": told_story,
    "chances": turning_points,
    "why": why,
    "review": review,
    "tried": tried,
    "kept": kept_game,
}


class SlowJobs:
    """Runs jobs in a separate process."""

    def __init__(self, patience: float, most_waiting: int, charged: Visitors | None = None) -> None:
        """Prepare; a job may take so many seconds, and so many may wait; whoever asks may be charged."""
        self.patience = patience
        self._charged = charged
        self._turns = Turns(most_waiting)
        self._answerer = Answerer("saboteur.server.slow_jobs")

    @property
    def waiting(self) -> int:
        """Return how many jobs are waiting or running."""
        return self._turns.waiting

    def afford(self, address: str) -> None:
        """Raise OverBudget if an address has no computing left; what the server does by itself is free."""
        if self._charged and address:
            self._charged.of(address).afford("computing")

    async def do(self, job: str, *words: Any, asker: Asker = NOBODY) -> bytes:
        """Return a job's result as JSON; raise a TableError if it has none."""
        try:
            async with self._turns.turn(asker):
                ok, answer = await self._done(pickle.dumps((job, words), protocol=5), asker.address)
        except TurnedAway as error:
            raise TableError("busy", "too many ask for this now") from error
        if not ok:
            raise TableError(*answer)
        return bytes(answer)

    async def _done(self, question: bytes, address: str) -> tuple[bool, Any]:
        began = time.perf_counter()
        try:
            ok, answer = pickle.loads(await self._asked(question))
        finally:
            if self._charged and address:
                self._charged.of(address).charge("computing", time.perf_counter() - began)
        return ok, answer

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
    except TableError as error:
        answer = (False, error.parts)
    except NotInThisGame as error:
        answer = (False, ("malformed", str(error)))
    except Exception:
        # Whatever somebody has uploaded, the next job must not wait for a new process.
        LOG.exception("a job failed", extra={"why": job})
        answer = (False, ("busy", "the work was not done"))
    return pickle.dumps(answer, protocol=5)


if __name__ == "__main__":
    log_in_lines()
    answer_all(do_job, nice=_NICE)
