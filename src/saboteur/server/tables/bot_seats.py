"""The bots' seats at a table: they think in the background and answer after an even pause."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from ...analysis.hints import NO_HINTS
from ...claims import Claim
from ...core.actions import Action
from ...core.view import View
from ...game import Game
from ...schema.tables import HintsShape
from ..journal.entries import Acted
from ..turns import Asker
from .bot_process import Thinkers
from .round_history import RoundHistory
from .table import Table
from .timing import LOT, Timing, idle_action

LOG = logging.getLogger("saboteur.bots")
# Which game of the table, and which question in it.
Moment = tuple[int, int]


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot chose, and in which position."""

    seat: int
    moment: Moment
    action: str


class BotWords(msgspec.Struct, frozen=True):
    """What a bot says after its move, and in which game."""

    game: int
    claim: Claim


# What a bot has seen of the round with everyone, and what was claimed.
Heard = tuple[RoundHistory | None, Sequence[Claim]]


class BotSeats:
    """One thinking task for each bot that is asked."""

    def __init__(
        self, thinker: Thinkers, answer: Callable[[BotChoice | BotWords], None], asker: Asker
    ) -> None:
        """Think with a thinker, in turn with the other tables, and hand choices to this one."""
        self._thinker = thinker
        self._asker = asker
        self._answer = answer
        self._tasks: dict[int, tuple[Moment, asyncio.Task[None]]] = {}
        self._words: set[asyncio.Task[None]] = set()

    def ask_all(self, table: Table, timing: Timing) -> None:
        """Let every bot that is asked think, and answer after its pause."""
        now = asyncio.get_running_loop().time()
        game = table.game
        for seat in game.actors if game else ():
            if game and (level := table.level(seat)):
                due = now + timing.pause() - timing.waited(seat)
                heard = table.past(), table.talk.claims(table.games)
                self.ask(seat, level, table.question, game, heard, due)

    def ask(
        self,
        seat: int,
        level: str,
        moment: Moment,
        game: Game,
        heard: Heard,
        due: float,
    ) -> None:
        """Let a bot think, unless it is already thinking, and answer when due (in the loop's time)."""
        if seat in self._tasks and self._tasks[seat][0] == moment:
            return
        work = self._think(seat, level, game, heard)
        self._tasks[seat] = (moment, asyncio.create_task(self._answer_when_due(work, seat, moment, due)))

    def forget(self, seat: int) -> None:
        """Allow a bot to be asked again."""
        self._tasks.pop(seat, None)

    def close(self) -> None:
        """Drop all questions in progress; their answers would come too late."""
        for task in (*(task for _, task in self._tasks.values()), *self._words):
            task.cancel()

    def let_speak(self, seat: int, table: Table) -> None:
        """Let a bot that has just moved say something, from what it knows now."""
        level, game, sitter = table.level(seat), table.game, table.seats[seat]
        if not level or game is None or game.over or sitter is None:
            return
        heard = table.past(), table.talk.claims(table.games)
        task = asyncio.create_task(self._speak(level, sitter.name, game.view(seat), heard, table.games))
        self._words.add(task)
        task.add_done_callback(self._words.discard)

    def advise(self, seat: int, table: Table, tell: Callable[[HintsShape], None]) -> None:
        """Tell a player what they could do, once a bot has thought about it in their place."""
        assert table.game is not None
        view, legal = table.game.view(seat), table.game.legal(seat)
        work = self._advise(view, legal, table.past(), table.talk.claims(table.games), tell)
        task = asyncio.create_task(work)
        self._words.add(task)
        task.add_done_callback(self._words.discard)

    async def _advise(
        self,
        view: View,
        legal: Sequence[Action],
        past: RoundHistory,
        claims: Sequence[Claim],
        tell: Callable[[HintsShape], None],
    ) -> None:
        try:
            tell(await self._thinker.hints(view, legal, past, claims, self._asker))
        except Exception:
            LOG.exception("nobody could give hints")
            tell(NO_HINTS)

    async def _speak(self, level: str, name: str, view: View, heard: Heard, number: int) -> None:
        try:
            claim = await self._thinker.speak(level, view, name, *heard, self._asker)
        except Exception:
            LOG.exception("a bot could not speak", extra={"why": level})
            return
        if claim:
            self._answer(BotWords(number, claim))

    async def _answer_when_due(
        self, work: Coroutine[Any, Any, str], seat: int, moment: Moment, due: float
    ) -> None:
        action = await work
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        self._answer(BotChoice(seat, moment, action))

    async def _think(self, seat: int, level: str, game: Game, heard: Heard) -> str:
        try:
            return await self._thinker.choose(level, game.view(seat), game.legal(seat), *heard, self._asker)
        except Exception:
            # Whatever is wrong with a bot, the people at its table must be able to play on.
            LOG.exception("a bot did not answer", extra={"why": level})
            return idle_action(game, seat, lambda actions: actions[0])


def chosen(table: Table, choice: BotChoice) -> Acted | None:
    """Return the effect of a bot's choice; None if the table has moved on since."""
    game = table.game
    if game is None or table.question != choice.moment or not table.level(choice.seat):
        return None
    if choice.seat not in game.actors:
        return None
    action = choice.action
    if game.check(choice.seat, action):
        why = table.level(choice.seat)
        LOG.error("a bot chose what is not allowed", extra={"table": table.code, "why": why})
        action = idle_action(game, choice.seat, LOT.choice)
    return Acted(seat=choice.seat, action=action)
