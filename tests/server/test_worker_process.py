"""Processes that answer questions: they give their memory back when nobody asks any more."""

from __future__ import annotations

import asyncio
import pickle

from saboteur.server.worker_process import Answerer

from .client import in_a_loop
from .process import PATIENCE
from .test_replays import GAMES, played

_MODULE = "saboteur.server.slow_jobs"
_QUESTION = pickle.dumps(("retell", (played(GAMES[0]).record(), "p1")))


def running(answerer: Answerer) -> asyncio.subprocess.Process | None:
    """Return the process that answers now, which mypy cannot know to change meanwhile."""
    return answerer.process


@in_a_loop
async def test_a_process_that_nobody_asks_ends_and_starts_again() -> None:
    answerer = Answerer(_MODULE, idle=0.3)
    try:
        answer = await answerer.ask(_QUESTION, PATIENCE)
        first = answerer.process
        assert first
        assert await asyncio.wait_for(first.wait(), PATIENCE) == 0
        assert await answerer.ask(_QUESTION, PATIENCE) == answer
        assert answerer.process is not first
    finally:
        await answerer.end()


@in_a_loop
async def test_a_process_that_is_asked_again_goes_on() -> None:
    answerer = Answerer(_MODULE, idle=1.5)
    try:
        await answerer.ask(_QUESTION, PATIENCE)
        first = answerer.process
        for _ in range(4):
            await asyncio.sleep(0.7)
            await answerer.ask(_QUESTION, PATIENCE)
        assert answerer.process is first
    finally:
        await answerer.end()
