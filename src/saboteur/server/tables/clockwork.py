"""What happens at a table by itself: time passes, bots and planned moves are played."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence

from ...schema.settings import Days
from ...schema.tables import ClockShape
from ..errors import TableError
from ..journal.entries import Acted, ClockSet, Entries
from . import decide
from .alarm import Alarm
from .audience import Audience
from .bot_seats import BotChoice, BotSeats, BotWords, chosen
from .dealing import DealingTable
from .plans import PlanDue, Plans
from .table import PLAYING, Table
from .timing import Timing, overdue

LOG = logging.getLogger("saboteur.table")


class Clockwork(DealingTable):
    """The part of a live table that goes on while nobody asks for anything."""

    table: Table
    timing: Timing
    audience: Audience
    _bots: BotSeats
    _plans: Plans
    _due: Alarm

    @abstractmethod
    async def _commit(self, entries: Sequence[Entries], by: int = -1, command: str = "") -> None: ...

    @abstractmethod
    async def _settle(self) -> None: ...

    @abstractmethod
    def _tell_table(self, only: int | None = None) -> None: ...

    def _clock(self) -> ClockShape:
        game = self.table.game
        return self.timing.shown(game.actors if game else ())

    def _wakes(self) -> bool:
        """Tell whether time passes even if nobody is looking."""
        return isinstance(self.table.settings.clock, Days) and self.table.phase == PLAYING

    def _wake(self) -> None:
        """Let time pass if a person is present, set the timer and let bots think."""
        is_resting = self.audience.intermission.is_on
        present = self._wakes() or self.audience.here(self.table) & set(self.table.persons())
        if present and not is_resting:
            self.timing.go_on()
        else:
            self.timing.stop()
        self._due.set(self.audience.intermission.left if is_resting else self.timing.next_look())
        self.timing.is_listened_to = self.audience.is_listening()
        if self.timing.running:
            self._bots.ask_all(self.table, self.timing)
            for seat in self._plans.ask_all(self.table):
                self.audience.tell_own(self.table, seat)

    async def _tick(self) -> None:
        """Act for players whose time has run out, remind those who are awaited; notice who has gone away."""
        if self.audience.notice_gone() | self.timing.nudge_overdue():
            self._tell_table()
        if self.table.is_dealing:
            self._tell_table()  # people see who is awaited
        self._look_at_intermission(self.audience.intermission.is_on)
        self._wake()
        try:
            await self._deal_when_opened()
            await self._notice_jump()
            await self._commit(overdue(self.table, self.timing))
        except TableError:
            self.inbox.later("tick")
        await self._settle()

    def _look_at_intermission(self, was_on: bool) -> None:
        """Say who is still looking at the end of the round, or go on."""
        here = self.audience.here(self.table) & set(self.table.persons())
        if was_on:
            is_on = self.audience.intermission.look(here)
            self._wake()
            self._tell_table()
            if not is_on:
                self.audience.go_on(self.table, self._clock())

    async def _notice_jump(self) -> None:
        """Make sure that nobody gains or loses days because the system clock was changed."""
        seconds = self.timing.correction()
        if seconds is None or not self._wakes():
            return
        why = f"the clocks of this table move by {seconds:+.0f} seconds"
        LOG.warning("the system's clock was set", extra={"table": self.table.code, "why": why})
        if seconds:
            await self._commit([ClockSet(seconds=seconds)])
        self.timing.follow_calendar()

    async def _play_plan(self, due: PlanDue) -> None:
        action = self._plans.chosen(self.table, due)
        if not self.timing.running:
            return  # the pause begins again when time goes on
        try:
            await self._commit([Acted(seat=due.seat, action=action)] if action else [])
        except TableError:
            self.inbox.later(due)
        if not action:
            self.audience.tell_own(self.table, due.seat)

    async def _play_bot(self, choice: BotChoice) -> None:
        self._bots.forget(choice.seat)
        if not self.timing.running or not (acted := chosen(self.table, choice)):
            return
        is_turn, round_ = self._is_turn(choice.seat), self.table.past().key
        try:
            await self._commit([acted])
        except TableError:
            self.inbox.later(choice)
            return
        if is_turn and self.table.past().key == round_:
            self._bots.let_speak(choice.seat, self.table)

    def _is_turn(self, seat: int) -> bool:
        """Tell whether a seat is asked for its move, not for an answer to something else."""
        game = self.table.game
        return game is not None and game.view(seat).window["kind"] == "turn"

    async def _say_for_bot(self, words: BotWords) -> None:
        """Make a bot's claim; the game it speaks of may be over by now."""
        if words.game == self.table.games:
            await self._commit(decide.said_by_bot(self.table, words.claim))
