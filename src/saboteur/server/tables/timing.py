"""How much time the seats that are asked have left; time stands still while nobody is present."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from ...core.actions import Action
from ...game import Game
from ...schema.settings import DAY, Days, Live, NoClock
from ...schema.tables import ClockShape
from .. import wall
from ..errors import TableError
from ..journal.entries import Acted, Entries
from .table import Table

# After a round, everyone looks at dwarves and gold before a clock runs, in seconds.
REST: Final = 6.0
# A difference between the system clock and ours that drift cannot explain, in seconds.
JUMP: Final = 60.0
# No bot thinks longer than this, in seconds, about an answer asked of several seats.
THOUGHT: Final = 0.2
# After how many seconds somebody may remind a player, and the table does so where no clock runs.
NUDGE_SOONEST: Final = 15.0
NUDGE_AFTER: Final = 60.0
# The pause of bots once the pile is empty, in seconds: whatever they hold, little is left to think about.
SHORTEST_PACE: Final = 0.3
# The pause of bots while somebody has their moves read out, in seconds: as long as a sentence takes.
HEARING: Final = 4.0
# How often a table with a clock of days checks for changes of the system clock, in seconds.
_LOOK_AT_CLOCK: Final = 300.0
# Random numbers that nobody can predict.
LOT: Final = random.SystemRandom()


class Calendar(NamedTuple):
    """By which clock a table counts days, and whether an earlier process asked the last question."""

    ahead: float
    asked_before: bool


class Timing:
    """The running side of a table's clock; the table itself keeps the time banks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._since: dict[int, float] = {}
        self._stopped_at: float | None = time.monotonic()
        # Days are counted by the calendar as it was when the table woke, so that nobody loses a move because
        # the system clock is changed.
        self._ahead = _calendar_ahead()
        self._asked_before = True
        # The person who was reminded that the others are waiting.
        self.nudged: int | None = None
        # A screen reader tells somebody what happens.
        self.is_listened_to = False

    @property
    def running(self) -> bool:
        """Tell whether time passes at this table."""
        return self._stopped_at is None

    def ask(self, actors: Iterable[int], acted: int | None, rest: bool) -> None:
        """Record who is asked now; seats asked before that have not acted keep their time."""
        start = (self._stopped_at or time.monotonic()) + (REST if rest else 0.0)
        self._asked_before = acted is None and not rest
        self._since = {
            seat: self._since.get(seat, start) if seat != acted and not rest else start for seat in actors
        }
        if self.nudged == acted or self.nudged not in self._since:
            self.nudged = None

    @property
    def calendar(self) -> Calendar:
        """Tell how days are counted here, for when the table has slept."""
        return Calendar(self._ahead, self._asked_before)

    def resume(self, calendar: Calendar) -> None:
        """Count days as before the table slept, so that a clock that was set meanwhile is noticed."""
        self._ahead, self._asked_before = calendar

    def stop(self) -> None:
        """Stop the clocks, because no person is at the table."""
        if self._stopped_at is None:
            self._stopped_at = time.monotonic()

    def go_on(self) -> None:
        """Let the clocks run again."""
        if self._stopped_at is not None:
            pause = time.monotonic() - self._stopped_at
            self._since = {seat: since + pause for seat, since in self._since.items()}
            self._stopped_at = None

    def now(self) -> float:
        """Return the calendar time, in seconds since 1970, unaffected by changes of the system clock."""
        return time.monotonic() + self._ahead

    def correction(self) -> float | None:
        """Return by how many seconds the last question moves after the clock was changed, or None.

        A question asked by an earlier process may have been stamped by the right clock or the wrong one: the
        player gets the more generous reading.
        """
        by = _calendar_ahead() - self._ahead
        early = min(0.0, self.now() + by - self.table.asked_at)
        if abs(by) < JUMP:
            return early if early < -JUMP else None
        return early if by < 0 and self._asked_before else by

    def follow_calendar(self) -> None:
        """Follow the system clock as it is now."""
        self._ahead = _calendar_ahead()

    def waited(self, seat: int) -> float:
        """Return for how many seconds a seat has been asked; negative during the rest after a round."""
        now = self._stopped_at or time.monotonic()
        return now - self._since.get(seat, now)

    def left(self, seat: int) -> float | None:
        """Return how many seconds a seat has left, None without a clock.

        Seats that are asked together in secret have the same time, whatever the clock.
        """
        if self.table.together:
            return self.table.settings.window / 1000 - self.waited(seat)
        match self.table.settings.clock:
            case Live(increment=increment):
                waited = max(self.waited(seat), 0.0)
                return self.table.banks[seat] / 1000 + increment - waited
            case Days(days=days):
                return min(days * DAY, self.table.asked_at + days * DAY - self.now())
            case NoClock():
                return None

    def times(self) -> dict[int, float]:
        """Return the time left of seats whose clock runs: people's or, for a shared question, everyone's."""
        game = self.table.game
        everyone = bool(self.table.together)
        seats = [s for s in (game.actors if game else ()) if everyone or not self.table.level(s)]
        return {seat: left for seat in seats if (left := self.left(seat)) is not None}

    def next_look(self) -> float | None:
        """Return in how many seconds time runs out or somebody is reminded; None if neither will happen."""
        waits = [*self.times().values(), self.nudge_in()] if self.running else []
        due = [wait for wait in waits if wait is not None]
        return min(*due, _LOOK_AT_CLOCK) if due else None

    def pause(self) -> float:
        """Return the pause before a bot acts, whatever its options: it depends on what everyone sees."""
        pace = self.table.settings.pace / 1000
        if self.table.together:
            return min(max(pace, THOUGHT), self.table.settings.window / 2000)
        pace = min(pace, SHORTEST_PACE) if self.table.is_pile_empty else pace
        return max(pace, HEARING) if self.is_listened_to else pace

    def nudge_in(self) -> float | None:
        """Return in how many seconds the table reminds a person by itself; None if it does not."""
        if self.nudged is not None or not isinstance(self.table.settings.clock, NoClock):
            return None
        return next((NUDGE_AFTER - self.waited(seat) for seat in self._awaited()), None)

    def nudge_overdue(self) -> bool:
        """Remind a person who has been awaited for long; return whether there was one."""
        due = self.nudge_in() if self.running else None
        if due is None or due > 0:
            return False
        self.nudged = self._awaited()[0]
        return True

    def nudge(self, seat: int) -> None:
        """Let somebody remind a person."""
        if seat not in self._awaited():
            raise TableError("not-now", "nobody is waiting for this player")
        if self.nudged is not None:
            raise TableError("not-now", "this player has been reminded")
        if self.waited(seat) < NUDGE_SOONEST:
            raise TableError("not-now", "give them a moment")
        self.nudged = seat

    def _awaited(self) -> list[int]:
        """Return the people whose turn it is, as everyone can see."""
        return [] if self.table.together else [seat for seat in self._since if not self.table.level(seat)]

    def bank(self, seat: int) -> int:
        """Return what stays in a seat's time bank if it acts now, in milliseconds."""
        clock = self.table.settings.clock
        if not isinstance(clock, Live):
            return 0
        if self.table.together:
            return self.table.banks[seat]
        left = int((self.left(seat) or 0.0) * 1000)
        return max(0, min(left, clock.bank * 1000))

    def stamped(self, entries: Iterable[Entries], by: int, command: str) -> list[Entries]:
        """Stamp entries with time, seat, time bank and, on the last one, the command's id."""
        replace, now = msgspec.structs.replace, self.now()
        found = [replace(entry, at=now, by=by) for entry in entries]
        found[-1] = replace(found[-1], id=command)
        for place, entry in enumerate(found):
            if isinstance(entry, Acted) and not entry.late:
                found[place] = replace(entry, bank=self.bank(entry.seat))
        return found

    def shown(self, seats: Iterable[int]) -> ClockShape:
        """Return the clock as frames show it."""
        times = [left for seat in seats if (left := self.left(seat)) is not None]
        live = isinstance(self.table.settings.clock, Live)
        return {
            "banks": self.table.banks if live else None,
            "left": max(0, round(min(times) * 1000)) if times else None,
        }


def _calendar_ahead() -> float:
    return wall.ahead() + time.time() - time.monotonic()


def idle_action(game: Game, seat: int, choose: Callable[[list[Action]], Any]) -> str:
    """Choose a random card to discard or, if none can be discarded, any answer."""
    legal = game.legal(seat)
    by_card = {action.cards: action for action in legal if action.verb == "pass"}
    singles = [by_card[(card,)] for card in game.view(seat).hand if (card,) in by_card]
    return str(choose(singles or list(by_card.values()) or legal))


def overdue(table: Table, timing: Timing) -> list[Acted]:
    """Return what is done for players whose time has run out."""
    game = table.game
    late = [seat for seat, left in timing.times().items() if left <= 0]
    if not late or not game or not timing.running:
        return []
    if silence := game.together:
        return [Acted(seat=seat, action=silence) for seat in game.actors]
    return [Acted(seat=late[0], action=idle_action(game, late[0], LOT.choice), late=True)]
