"""Bots think in a process of their own, so that no table of people waits for them.

The worker gets a view, the legal actions, what everyone has seen and what was claimed, never a game. It
reads from its standard input and ends with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pickle
import random
import struct
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final, NamedTuple

from ..bots import make_bot
from ..bots.belief import Known, believe
from ..bots.chronicle import Chronicle
from ..bots.rule import BUDGET
from ..bots.talk import Speaker
from ..bots.trust import NaiveTrust
from ..claims import Claim
from ..core.actions import Action
from ..core.events import Event
from ..core.view import View
from .lines import log_in_lines
from .past import Past

LOG = logging.getLogger("saboteur.bots")

_LENGTH: Final = struct.Struct("<I")
# A worker that has not answered for so long is replaced, in seconds.
_PATIENCE: Final = 20.0
# However many wait, a bot has so many seconds.
_LEAST: Final = 0.03
# So many rounds a worker remembers.
MOST_ROUNDS: Final = 1024
UNKNOWN: Final = "?"


class Question(NamedTuple):
    """What a bot is asked, and what has happened since it was last told."""

    level: str
    view: View
    legal: list[Action]
    budget: float
    claims: Sequence[Claim] = ()
    # Which round it is, how many of its events are known, how it began if none are, and the new ones.
    key: str = ""
    known: int = 0
    first: dict[str, Any] | None = None
    events: Sequence[Event] = ()


class Answer(NamedTuple):
    """What a bot plays, and what it claims then."""

    action: str
    claim: Claim | None = None


class Thinker:
    """Asks the worker process, and starts it anew when it has died."""

    def __init__(self) -> None:
        """Prepare; the worker is started with the first question."""
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        # How many events of each round the worker has been told.
        self._told: dict[str, int] = {}

    async def choose(
        self,
        level: str,
        view: View,
        legal: Sequence[Action],
        past: Past | None = None,
        claims: Sequence[Claim] = (),
    ) -> Answer:
        """Return what a bot of this level plays after what it has heard, and what it says."""
        self._waiting += 1
        heard = [claim for claim in claims if past is None or claim.move >= past.began]
        try:
            async with self._one_at_a_time:
                # The more who wait the less time each has, so that nobody waits for long.
                budget = max(BUDGET / self._waiting, _LEAST)
                text = await self._chosen(Question(level, view, list(legal), budget, heard), past)
        finally:
            self._waiting -= 1
        action, _, said = text.partition("\n")
        return Answer(action, Claim(*json.loads(said)) if said else None)

    async def _chosen(self, question: Question, past: Past | None) -> str:
        for _ in range(4):
            try:
                answer = await asyncio.wait_for(self._ask(self._told_more(question, past)), _PATIENCE)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                await self._end()
            except asyncio.CancelledError:
                # The next who asks must not get the answer to this question.
                await self._end()
                raise
            else:
                if answer != UNKNOWN:
                    return answer
                self._told.clear()
        raise RuntimeError("the bots' process does not answer")

    def _told_more(self, question: Question, past: Past | None) -> Question:
        """Return the question with what the worker has not been told of the round."""
        if past is None:
            return question
        known = self._told.pop(past.key, 0)
        self._told[past.key] = len(past.events)
        if len(self._told) > MOST_ROUNDS // 2:
            del self._told[next(iter(self._told))]
        first = None if known else past.first
        return question._replace(key=past.key, known=known, first=first, events=past.events[known:])

    async def _ask(self, question: Question) -> str:
        process = self._process or await self._begin()
        assert process.stdin and process.stdout
        body = pickle.dumps(tuple(question), protocol=5)
        process.stdin.write(_LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return (await process.stdout.readexactly(length)).decode()

    async def _begin(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "saboteur.server.thinking"]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        self._told.clear()
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End the worker."""
        async with self._one_at_a_time:
            await self._end()


class Worker:
    """Answers questions, and remembers rounds as everyone saw them."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._pasts: dict[str, tuple[Chronicle, int]] = {}

    def answer(self, question: Question) -> str:
        """Return what a bot plays; UNKNOWN if the round has to be told from its beginning."""
        past = None
        if question.key:
            if question.first is None and self._count(question.key) != question.known:
                return UNKNOWN
            past = self._recall(question)
        rng = random.Random(os.urandom(16))
        legal = question.legal
        try:
            if past:
                past.hear(question.claims)
            chosen = make_bot(question.level).choose(question.view, legal, rng, question.budget, past).text
            return chosen + self._said(question, past)
        except Exception:
            # A bot that stumbles over something new must not stop the table.
            LOG.exception("a bot stumbled", extra={"why": question.level})
            return rng.choice(legal).text

    @staticmethod
    def _said(question: Question, past: Chronicle | None) -> str:
        """Return what the bot says on its turn, on a line of its own."""
        if past is None or question.view.window["kind"] != "turn":
            return ""
        known = believe(question.view.rules, Known.to(question.view), past)
        trust = known or NaiveTrust(question.view)
        claim = Speaker(question.level, question.view, past, trust, question.claims).claim()
        return "\n" + json.dumps(claim) if claim else ""

    def _count(self, key: str) -> int:
        return self._pasts[key][1] if key in self._pasts else -1

    def _recall(self, question: Question) -> Chronicle:
        """Return the round so far, with what is new."""
        if question.first is not None:
            self._pasts.pop(question.key, None)
            past = Chronicle(question.view.rules, question.first)
        else:
            past, _ = self._pasts.pop(question.key)
        past.watch(question.events)
        self._pasts[question.key] = past, question.known + len(question.events)
        if len(self._pasts) > MOST_ROUNDS:
            del self._pasts[next(iter(self._pasts))]
        return past


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    worker = Worker()
    while head := source.read(_LENGTH.size):
        question = Question(*pickle.loads(source.read(*_LENGTH.unpack(head))))
        text = worker.answer(question).encode()
        sink.write(_LENGTH.pack(len(text)) + text)
        sink.flush()


if __name__ == "__main__":
    log_in_lines()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
