"""Moves planned while others play: kept in secret, and played like any quick move when the turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from ...core.actions import Action
from ...core.errors import IllegalAction
from ...schema.tables import PlanShape, ReturnedPlanShape
from ..wire.frames import parts
from .table import Table
from .timing import LOT

# A planned move is played after a pause by lot, in seconds, as somebody who has made up their mind plays.
SOONEST: Final = 1.0
LATEST: Final = 3.0


class PlanDue(NamedTuple):
    """A plan whose pause is over, and the question it answers."""

    seat: int
    question: tuple[int, int]


class Plans:
    """What each seat has planned; a restart forgets it, and nobody but the seat is told."""

    def __init__(self, ring: Callable[[PlanDue], None]) -> None:
        """Hand over each plan when it is due."""
        self.ring = ring
        self._kept: dict[int, str] = {}
        self._returned: dict[int, tuple[str, IllegalAction]] = {}
        self._timers: dict[int, tuple[PlanDue, asyncio.TimerHandle]] = {}

    def keep(self, seat: int, action: str | None) -> None:
        """Plan a move instead of the one planned before, or none; raise if it is no action at all."""
        if action is not None:
            Action.parse(action)
        self.forget(seat)
        if action is not None:
            self._kept[seat] = action

    def forget(self, seat: int) -> bool:
        """Forget a seat's plan, because it has acted or wants another; return whether there was any."""
        _, timer = self._timers.pop(seat, (None, None))
        if timer:
            timer.cancel()
        returned = self._returned.pop(seat, None)
        return self._kept.pop(seat, None) is not None or returned is not None

    def clear(self) -> None:
        """Forget all plans: the cards are dealt again."""
        for seat in {*self._kept, *self._returned}:
            self.forget(seat)

    def ask_all(self, table: Table) -> list[int]:
        """Start the pause of plans whose turn has come; return the seats whose plan came back."""
        returned = []
        for seat in [seat for seat in self._kept if is_turn(table, seat)]:
            due = PlanDue(seat, table.question)
            if self._refused(table, seat):
                returned.append(seat)
            elif self._timers.get(seat, (None,))[0] != due:
                loop = asyncio.get_running_loop()
                self._timers[seat] = (due, loop.call_later(LOT.uniform(SOONEST, LATEST), self.ring, due))
        return returned

    def _refused(self, table: Table, seat: int) -> bool:
        assert table.game is not None
        action = self._kept[seat]
        refused = table.game.check(seat, action)
        if refused:
            self.forget(seat)
            self._returned[seat] = (action, refused)
        return refused is not None

    def chosen(self, table: Table, due: PlanDue) -> str | None:
        """Return what was planned; None if it was taken back or the table has moved on since."""
        if self._timers.get(due.seat, (None,))[0] == due:
            del self._timers[due.seat]
        if due.question != table.question or due.seat not in self._kept or not is_turn(table, due.seat):
            return None
        return None if self._refused(table, due.seat) else self._kept[due.seat]

    def shown(self, seat: int) -> PlanShape:
        """Return what a seat has planned, and what came back, with the reason."""
        action, error = self._returned.get(seat, (None, None))
        back: ReturnedPlanShape | None = None
        if action is not None and error is not None:
            back = {"action": action, "reason": error.reason, "rule": error.rule, "detail": error.detail}
        kept = self._kept.get(seat)
        return {"plan": parts(Action.parse(kept)) if kept else None, "returned": back}


def is_turn(table: Table, seat: int) -> bool:
    """Tell whether a person is to take their turn now, not to answer a question in it."""
    game = table.game
    if game is None or seat not in game.actors or table.level(seat):
        return False
    return game.view(None).window["kind"] == "turn"
