"""Bots think in separate processes, so that no table waits for them: one for ours, one for each other.

The worker gets a view, the legal actions, what everyone has seen and what was claimed, never a game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, cast

from ...analysis.hints import NO_HINTS, hints_for
from ...bots import BOTS, make_bot
from ...bots.chronicle import Chronicle
from ...bots.outside import outside_bots
from ...bots.rule import BUDGET
from ...bots.talk import spoken
from ...claims import Claim
from ...core.actions import Action
from ...core.events import Event
from ...core.shapes import ViewShape
from ...core.view import View
from ...schema.tables import HintsShape
from ..admission.visitors import Visitors
from ..counters import meter
from ..log_format import log_in_lines
from ..turns import NOBODY, Asker, Turns
from ..worker_process import Answerer, answer_all
from .round_history import RoundHistory

LOG = logging.getLogger("saboteur.bots")

# A worker that does not answer within this time is replaced, in seconds.
_PATIENCE: Final = 20.0
# A bot from outside that does not answer within this time is given up, in seconds.
OUTSIDE_PATIENCE: Final = 3.0
# The minimum budget, however many bots are waiting, in seconds.
_LEAST: Final = 0.03
# How many rounds a worker remembers.
MOST_ROUNDS: Final = 1024
UNKNOWN: Final = "?"
# What a worker is sent first, before the name of a bot.
_LOAD: Final = b"load "


class Question(NamedTuple):
    """What a bot is asked, and what has happened since it was last told; without actions, what it says.

    With `hints`, what a player could do and why is asked instead.
    """

    level: str
    view: View
    legal: list[Action]
    budget: float
    claims: Sequence[Claim] = ()
    # The round, how many of its events are known, how it began if none are, and the new ones.
    key: str = ""
    known: int = 0
    first: ViewShape | None = None
    events: Sequence[Event] = ()
    hints: bool = False
    # Whose name the bot has, which goes with a manner of talking.
    name: str = ""


class Thinker:
    """Asks the worker process; a new one is told everything again."""

    def __init__(self, visitors: Visitors | None = None, patience: float = _PATIENCE, tries: int = 4) -> None:
        """Prepare, at the expense of these visitors; the worker starts with the first question."""
        self._visitors = visitors or Visitors()
        self._patience, self._tries = patience, tries
        self._answerer = Answerer("saboteur.server.tables.bot_process")
        self._turns = Turns()
        # How many events of each round the worker has been told.
        self._told: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        """Return how many bots have been asked and have not answered."""
        return self._turns.waiting

    async def choose(
        self,
        level: str,
        view: View,
        legal: Sequence[Action],
        past: RoundHistory | None = None,
        claims: Sequence[Claim] = (),
        asker: Asker = NOBODY,
    ) -> str:
        """Return what a bot of this level plays, given what it has heard."""
        return await self._answer(Question(level, view, list(legal), BUDGET, claims), past, asker)

    async def hints(
        self, view: View, legal: Sequence[Action], past: RoundHistory, claims: Sequence[Claim], asker: Asker
    ) -> HintsShape:
        """Return what the seat of this view could do, and why, from what it has seen and heard."""
        question = Question("", view, list(legal), BUDGET, claims, hints=True)
        return cast(HintsShape, json.loads(await self._answer(question, past, asker)))

    async def _answer(self, question: Question, past: RoundHistory | None, asker: Asker) -> str:
        """Ask in turn with the others, at the asker's expense."""
        heard = [claim for claim in question.claims if past is None or claim.move >= past.began]
        async with self._turns.turn(asker):
            began = time.perf_counter()
            question = question._replace(budget=self._budget(asker.address), claims=heard)
            text = await self._chosen(question, past)
            seconds = time.perf_counter() - began
            self._visitors.of(asker.address).charge("thinking", seconds)
            meter().thought(seconds)
        return text

    async def speak(
        self,
        level: str,
        view: View,
        name: str,
        past: RoundHistory | None = None,
        claims: Sequence[Claim] = (),
        asker: Asker = NOBODY,
    ) -> Claim | None:
        """Return what a bot of this name says after its move, from what it knows by then."""
        said = await self._answer(Question(level, view, [], BUDGET, claims, name=name), past, asker)
        return Claim(*json.loads(said)) if said else None

    def _budget(self, address: str) -> float:
        """Return how many seconds a bot may think: fewer, the more bots its address has waiting."""
        if self._visitors.of(address).left("thinking") <= 0:
            return _LEAST
        return max(BUDGET * self._turns.share(address), _LEAST)

    async def _chosen(self, question: Question, past: RoundHistory | None) -> str:
        for _ in range(self._tries):
            if self._answerer.process is None:
                self._told.clear()
                # Starting and loading may take longer than a move.
                await self._ask(_LOAD + question.level.encode(), _PATIENCE)
            body = pickle.dumps(tuple(self._told_more(question, past)), protocol=5)
            answer = await self._ask(body, self._patience)
            if answer != UNKNOWN:
                return answer
            self._told.clear()
        raise RuntimeError(f"the process of the bot {question.level!r} does not answer")

    def _told_more(self, question: Question, past: RoundHistory | None) -> Question:
        """Return the question with what the worker does not know yet about the round."""
        if past is None:
            return question
        known = self._told.pop(past.key, 0)
        self._told[past.key] = len(past.events)
        if len(self._told) > MOST_ROUNDS // 2:
            del self._told[next(iter(self._told))]
        first = None if known else past.first
        return question._replace(key=past.key, known=known, first=first, events=past.events[known:])

    async def _ask(self, body: bytes, patience: float) -> str:
        try:
            return (await self._answerer.ask(body, patience)).decode()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            return UNKNOWN

    async def close(self) -> None:
        """End the worker once it has answered its current question."""
        async with self._turns.turn(NOBODY):
            await self._answerer.end()


class Thinkers:
    """A process for the game's own bots and one for each bot from outside: none holds up another's tables."""

    def __init__(self, visitors: Visitors | None = None) -> None:
        """Prepare, at the expense of these visitors; processes are started with their first question."""
        self._visitors = visitors
        self._own = Thinker(visitors)
        self._outside: dict[str, Thinker] = {}

    @property
    def waiting(self) -> int:
        """Return how many bots are asked and have not answered."""
        return sum(thinker.waiting for thinker in (self._own, *self._outside.values()))

    async def choose(
        self,
        level: str,
        view: View,
        legal: Sequence[Action],
        past: RoundHistory | None = None,
        claims: Sequence[Claim] = (),
        asker: Asker = NOBODY,
    ) -> str:
        """Return what a bot plays, given what it has heard."""
        return await self._of(level).choose(level, view, legal, past, claims, asker)

    async def speak(
        self,
        level: str,
        view: View,
        name: str,
        past: RoundHistory | None = None,
        claims: Sequence[Claim] = (),
        asker: Asker = NOBODY,
    ) -> Claim | None:
        """Return what a bot of this name says after its move; those from outside keep quiet."""
        return await self._own.speak(level, view, name, past, claims, asker) if level in BOTS else None

    async def hints(
        self, view: View, legal: Sequence[Action], past: RoundHistory, claims: Sequence[Claim], asker: Asker
    ) -> HintsShape:
        """Return what a player could do, and why."""
        return await self._own.hints(view, legal, past, claims, asker)

    def _of(self, level: str) -> Thinker:
        if level not in outside_bots():
            return self._own
        if level not in self._outside:
            self._outside[level] = Thinker(self._visitors, OUTSIDE_PATIENCE, tries=1)
        return self._outside[level]

    async def close(self) -> None:
        """End the workers of all bots, our own and loaded ones."""
        for thinker in (self._own, *self._outside.values()):
            await thinker.close()


class Worker:
    """Answers questions, and remembers rounds as everyone saw them."""

    def __init__(self) -> None:
        self._pasts: dict[str, tuple[Chronicle, int]] = {}

    def answer(self, question: Question) -> str:
        """Return what a bot plays, or says; UNKNOWN if the round has to be told from its start."""
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
            if past and question.hints:
                return json.dumps(hints_for(question.view, legal, past))
            if not legal:
                claim = past and spoken(
                    question.level, question.view, past, question.claims, rng, question.name
                )
                return json.dumps(claim) if claim else ""
            return make_bot(question.level).choose(question.view, legal, rng, question.budget, past).text
        except Exception:
            # A bot that fails on something new must not stop the table.
            LOG.exception("a bot stumbled", extra={"why": question.level})
            return json.dumps(NO_HINTS) if question.hints else rng.choice(legal).text if legal else ""

    def _count(self, key: str) -> int:
        return self._pasts[key][1] if key in self._pasts else -1

    def _recall(self, question: Question) -> Chronicle:
        """Return the round so far, including what is new."""
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


def answering() -> Callable[[bytes], bytes]:
    """Return the function that answers incoming questions."""
    worker = Worker()

    def answer(question: bytes) -> bytes:
        if question.startswith(_LOAD):
            with suppress(Exception):  # the first move reports what is wrong
                make_bot(question.removeprefix(_LOAD).decode())
            return b""
        return worker.answer(Question(*pickle.loads(question))).encode()

    return answer


if __name__ == "__main__":
    log_in_lines()
    answer_all(answering())
