"""A table in play: a single task that changes it, the people connected to it, its bots and its clock."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ...core.events import Event
from ...schema.commands import Act, Admit, Advise, Check, Command, Could, Nudge, PlanMove, Ready, Sync, Vote
from ...schema.tables import PublicTableShape, SeatedTableShape
from .. import wall
from ..counters import meter
from ..errors import Lost, TableError
from ..journal.entries import TOLD_APART, Acted, Dealt, Entries, Frozen, Reopened, Sat
from ..journal.protocol import Store
from ..turns import Asker
from ..wire import frames
from ..wire.outbox import Page
from ..wire.rate_limits import TalkLimits
from . import decide
from .alarm import Alarm
from .audience import ABSENT_AFTER, AWAY_AFTER, CALL_LASTS, Audience, find_seat, keys_of, page_seats
from .bot_process import Thinkers
from .bot_seats import BotChoice, BotSeats, BotWords
from .clockwork import Clockwork
from .newcomers import Newcomer
from .people import People
from .plans import PlanDue, Plans
from .restore import Woken, read_table
from .table import OVER, PLAYING
from .timing import Calendar, Timing
from .writer import End, Queued, Revise

LOG = logging.getLogger("saboteur.table")
# The close code for connections the server ends because something is wrong.
_CANNOT_GO_ON: Final = 1011
# The close code for connections that end because the server restarts or the table is gone.
RESTARTING: Final = 1012
# Called with the number of a game that has just ended, and who it is charged to.
Ended = Callable[[int, Asker], None]
GONE: Final = 1008


class Unwritten(NamedTuple):
    """What a table knows that is in no journal."""

    people: People
    plans: Plans
    calendar: Calendar


class LiveTable(Clockwork):
    """The single writer of one table."""

    def __init__(
        self,
        woken: Woken,
        store: Store,
        thinker: Thinkers,
        maker: str = "",
        ended: Ended = lambda *_: None,
        unwritten: Unwritten | None = None,
    ) -> None:
        """Begin with what was read, and what was known before the table slept.

        Bots think at the maker's expense; somebody is told when a game has ended.
        """
        table, marks = woken
        super().__init__(table, store)
        self._plans = unwritten.plans if unwritten else Plans(self.inbox.put)
        self._plans.ring = self.inbox.put
        self.audience = Audience(self._plans)
        self.timing = Timing(table)
        self._people = unwritten.people if unwritten else People()
        self._talk_limits = TalkLimits()
        self._asker = Asker(maker, table.code, lambda: self.audience.is_deserted(self.table))
        self._ended = ended
        self._bots = BotSeats(thinker, self.inbox.put, self._asker)
        self._due = Alarm(lambda: self.inbox.put("tick"))
        self._absence = Alarm(lambda: self.inbox.put("tick"))
        self.audience.spectators.wake(table, marks)
        self._note_asked(None, rest=False)
        if unwritten:
            self.timing.resume(unwritten.calendar)
        self._resume_deal()
        self.begin()
        self._wake()  # days pass even if nobody is looking

    # What others ask of it -----------------------------------------------------------------------

    def call(self, page: Page, command: Command) -> None:
        """Carry out a command for a player who may have no page open; they count as present for a while."""
        self._called(page)
        self.tell(page, command)

    def look(self, page: Page) -> None:
        """Send the game to somebody who may have no page open."""
        self._called(page)
        self._send_game(page)

    def _called(self, page: Page) -> None:
        find_seat(self.table, page)
        if page.seat is not None:
            self.audience.saw(page.key, CALL_LASTS)
            self.inbox.later("tick", CALL_LASTS + 0.1)
            self._wake()

    async def close(self) -> None:
        """Put the table to sleep; its journal has everything."""
        self.halt()
        for page in self.audience.pages:
            page.close(RESTARTING)

    def rest(self) -> None:
        """Let no bot think any more and no timer fire; the table may still be read."""
        self._bots.close()
        self._due.set(None)
        self._absence.set(None)

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody would miss it: no page is open and no clock of days is running."""
        return not self.audience.pages and not self._wakes() and self.inbox.is_empty

    @property
    def due_in(self) -> float:
        """Return in how many seconds something happens although nobody is looking, or 0 if it may be now."""
        is_watched = self.audience.pages or not self.inbox.is_empty
        times = {} if is_watched or not self._wakes() else self.timing.times()
        return min(times.values(), default=0.0)

    @property
    def unwritten(self) -> Unwritten:
        """Return what has to be kept while the table sleeps."""
        return Unwritten(self._people, self._plans, self.timing.calendar)

    def shown(self, key: str) -> SeatedTableShape:
        """Return the table as it is, or as spectators know it if this key opens nothing here."""
        shown = self.audience.shown(self.table, self._shown(), key)
        seat = self.table.find(key) if key else None
        asked = None if seat is None else self.table.publicly_asked()
        since = max(0, int(wall.now() - self.table.asked_at)) if asked else None
        return {**shown, "you": seat, "asked": asked, "since": since}

    def _shown(self) -> PublicTableShape:
        intermission = self.audience.intermission.shown()
        return self.table.shown(self.audience.here(self.table), self.timing.nudged, intermission)

    # The task ------------------------------------------------------------------------------------

    def fail(self, asked: Queued, error: TableError) -> None:
        """Tell the caller why it was not done; a player who was behind gets the current game."""
        super().fail(asked, error)
        if error.code == "stale" and asked.page and isinstance(asked.what, Command):
            self._send_game(asked.page)

    async def serve(self, asked: Queued) -> Any:
        """Carry out a request and return the answer."""
        what, page = asked.what, asked.page
        if isinstance(what, Command):
            assert page is not None
            await self._command(page, what)
            meter().delivered(asked.arrived, self.audience.pages)
        elif isinstance(what, Newcomer):
            return await self._sit(what, asked.key)
        elif isinstance(what, BotChoice):
            await self._play_bot(what)
        elif isinstance(what, BotWords):
            await self._say_for_bot(what)
        elif isinstance(what, PlanDue):
            await self._play_plan(what)
        elif what == "hello" and page:
            await self._let_in(page, asked.key)
        elif what == "bye" and page:
            self._let_go(page)
        elif what == "tick":
            await self._tick()
        elif isinstance(what, Revise):
            await what.change()
            await self.recover()
        elif isinstance(what, End):
            await self._end(what)
        return None

    async def _end(self, end: End) -> None:
        if end.change:
            await end.change()
            self.fault = TableError("unknown-table", self.table.code)
            self._turn_out(frames.failed("", self.fault), GONE)
        else:
            self.fault = TableError("busy")
            self._turn_out(frames.closing(), RESTARTING)

    def _show_all(self) -> None:
        self._tell_table()
        for page in self.audience.pages:
            self._send_game(page)

    async def _command(self, page: Page, command: Command) -> None:
        if isinstance(command, Sync):
            self._send_game(page)
        elif isinstance(command, Ready):
            was_on = self.audience.intermission.is_on
            self.audience.intermission.ready(page_seats(page))
            self._look_at_intermission(was_on)
        elif isinstance(command, Could):
            page.send(self._possible(_seat_of(page), command))
            return
        elif isinstance(command, Advise):
            seat = decide.advised(self.table, _seat_of(page))
            self._bots.advise(seat, self.table, lambda hints: page.send(frames.advice(command.id, hints)))
            return
        elif not self.table.has_done(page.key, command.id):
            await self._do(_seat_of(page), page.key, command)
        page.send(frames.done(command.id))

    async def _do(self, seat: int, key: str, command: Command) -> None:
        if isinstance(command, Act) and self.audience.intermission.is_on:
            raise TableError("not-now", "the others are still looking at how the round ended")
        if isinstance(command, Check):
            if refused := decide.refusal(self.table, seat, command.action):
                raise refused
        elif isinstance(command, Vote | Admit):
            is_settled = self._people.do(self.table, seat, command)
            # The others are not even told that somebody voted.
            self._tell_table(only=None if is_settled else seat)
            await self._settle()
            self.table.remember(key, command.id)
        elif isinstance(command, PlanMove):
            decide.only_while(self.table, PLAYING)
            self._plans.keep(seat, command.action)
            self.audience.tell_own(self.table, seat)
            self._wake()
            self.table.remember(key, command.id)
        elif isinstance(command, Nudge):
            self.timing.nudge(command.seat)
            self._tell_table()
            self.table.remember(key, command.id)
        else:
            self._talk_limits.allow(key, command)
            await self._promise()
            await self._commit(decide.DECISIONS[type(command)](self.table, seat, command), seat, command.id)

    def _possible(self, seat: int, command: Could) -> bytes:
        decide.only_while(self.table, PLAYING)
        assert self.table.game is not None
        return frames.possible(command.id, self.table.game, seat, command.card)

    async def _sit(self, newcomer: Newcomer, key: str) -> int:
        try:
            entry = self._people.seat(self.table, newcomer, key, self._absent())
        except TableError as error:
            if error.code == "ask-host":
                self._tell_table(only=self.table.host if self.table.phase != PLAYING else None)
            raise
        await self._commit([entry])
        return entry.seat

    async def _commit(self, entries: Sequence[Entries], by: int = -1, command: str = "") -> None:
        """Write entries; only then apply them and tell everyone."""
        if not entries:
            return
        if not self._wakes():  # nobody's time depends on it
            self.timing.follow_calendar()
        stamped = self.timing.stamped(entries, by, command)
        self.table.ledger.check(self.table.seats, stamped)
        await self._write(stamped)
        before = self._signature()
        for entry in stamped:
            self._happened(entry, self.table.apply(entry))
        self.audience.tell_late(self.table)
        if self._signature() != before or not isinstance(stamped[-1], TOLD_APART):
            self._tell_table()
        self._wake()
        if self.table.phase != before[0] and self.table.phase == OVER:
            with contextlib.suppress(TableError):  # then it is promised when somebody needs it
                await self._promise()
        await self._deal_when_opened()

    def _happened(self, entry: Entries, events: list[Event]) -> None:
        self._people.happened(self.table, entry)
        if isinstance(entry, Acted):
            meter().acted()
            began = any(event.kind == "round-began" for event in events)
            if began and not self._wakes():
                self.audience.look_back(self.table)
            self._note_asked(entry.seat, rest=began and not self.audience.intermission.is_on)
            self.audience.tell_events(self.table, events, self._clock())
            if began:
                self._plans.clear()
                self.audience.tell_own(self.table)
            elif self._plans.forget(entry.seat):
                self.audience.tell_own(self.table, entry.seat)
            if self.table.phase == OVER:
                LOG.info("a game is over", extra={"table": self.table.code, "game": self.table.games})
                self._ended(self.table.games, self._asker)
        elif isinstance(entry, Dealt):
            self._plans.clear()
            self._note_asked(None, rest=True)
            LOG.info("a game began", extra={"table": self.table.code, "game": self.table.games})
            self.audience.find_seats(self.table)
            self._tell_table()
            self.audience.deal(self.table, self._clock())
        elif isinstance(entry, Frozen):
            self._wait_for(self.audience.here(self.table) & self.table.next_deal.asked)
            if self._openers:
                self._tell_table()
        else:
            if isinstance(entry, Reopened):
                self._note_asked(None, rest=False)
            elif isinstance(entry, Sat):
                self._plans.forget(entry.seat)
            self.audience.tell_entry(self.table, entry)

    def _note_asked(self, acted: int | None, rest: bool) -> None:
        game = self.table.game
        self.timing.ask(game.actors if game else (), acted, rest)

    async def recover(self) -> None:
        """Read the table again from its journal, because they may differ, and show everyone what is true."""
        try:
            self.table, marks = await read_table(self.store, self.table.code)
        except TableError as error:
            # If the disk is only busy, the next write will notice the difference again.
            if error.code != "busy":
                self.fault = error
                self._turn_out(frames.failed("", error), _CANNOT_GO_ON)
            return
        self.timing = Timing(self.table)
        self._resume_deal()
        self._note_asked(None, rest=False)
        self.audience.find_seats(self.table)
        self.audience.spectators.wake(self.table, marks)
        self._wake()
        self._show_all()

    def _lose(self) -> None:
        """Stop, and let everyone reconnect: another node owns the table."""
        self.fault = Lost()
        self._turn_out(frames.closing(), RESTARTING)

    def _turn_out(self, last: bytes, code: int) -> None:
        """Tell everyone why the table cannot go on, and end their connections."""
        self.rest()
        for page in self.audience.pages:
            page.send(last)
            page.close(code)

    def _signature(self) -> Any:
        held = [s and s.held for s in self.table.seats]
        return self.table.phase, held, self.timing.nudged, self.audience.intermission.is_on

    # Pages ---------------------------------------------------------------------------------------

    async def _let_in(self, page: Page, key: str) -> None:
        before = self.audience.here(self.table)
        self.audience.let_in(self.table, page, key)
        if page.seat is not None and page.takes_back:
            # A busy disk keeps nobody out: they can take their seat back later.
            with contextlib.suppress(TableError):
                await self._promise()
                for seat in page_seats(page):
                    await self._commit(decide.come_back(self.table, seat))
        # Others are told of people who sit here, but not of reloads, nor of spectators who come and go.
        is_news = self._people.came_back(keys_of(page)) or self.audience.here(self.table) != before
        self._tell_table(page=None if is_news else page)
        self._send_game(page)
        self._wake()
        with contextlib.suppress(TableError):
            await self._settle()

    def _let_go(self, page: Page) -> None:
        self.audience.let_go(page)
        self.inbox.later("tick", AWAY_AFTER + 0.1)

    def _tell_table(self, only: int | None = None, page: Page | None = None) -> None:
        self.audience.tell_table(self.table, self._shown(), self._people, only, page)

    def _send_game(self, page: Page) -> None:
        self.audience.send_game(self.table, page, self._clock())

    # People --------------------------------------------------------------------------------------

    def _absent(self) -> set[int]:
        """Return who stays away; where days may pass between two looks at the table, nobody does."""
        return set() if self._wakes() else self.audience.absent(self.table, ABSENT_AFTER)

    async def _settle(self) -> None:
        """Carry out what people have decided and what is now due, also because somebody stays away."""
        for entry in self._people.due(self.table, self.audience.here(self.table), self._absent()):
            await self._commit([entry])
        self._absence.set(self.audience.next_absence(self.table, ABSENT_AFTER))


def _seat_of(page: Page) -> int:
    if page.seat is None:
        raise TableError("not-yours", "you have no seat here")
    return page.seat
