"""The pages open at a table, and what each of them is told."""

from __future__ import annotations

import time
from typing import Final

from ...core.events import Event
from ...schema.tables import ClockShape, PublicTableShape
from ..journal.entries import Chatted, Claimed, Entries, Marked, Noted, Reopened, Sat
from ..wire import frames
from ..wire.outbox import Page
from .intermission import Intermission
from .people import People
from .plans import Plans
from .spectators import Spectators
from .table import Table

# A page that is gone may be back soon: nobody is told about a reload. In seconds.
AWAY_AFTER: Final = 4.0
# How long a player who sends single requests counts as present after each, in seconds.
CALL_LASTS: Final = 60.0
MOST_PAGES: Final = 5
# After this long away the others need not wait any more, in seconds.
ABSENT_AFTER: Final = 120.0


class Audience:
    """Who is watching, from which seat."""

    def __init__(self, plans: Plans) -> None:
        """Tell each seat what it has planned, besides what all are told."""
        self.plans = plans
        self.pages: list[Page] = []
        self.spectators = Spectators()
        self.intermission = Intermission()
        # By key: until when a player without an open page counts as present, and when they were last there.
        self._until: dict[str, float] = {}
        self._seen: dict[str, float] = {}
        self._since = time.monotonic()
        # By seat: what each was last told to have been done for it.
        self._late: dict[int, str] = {}
        self._past: tuple[tuple[int, int], list[Event]] = ((0, 0), [])

    def let_in(self, table: Table, page: Page, key: str) -> None:
        """Let a page in, on its seat if its key opens one; beyond the limit per key, the oldest is closed."""
        page.key = key
        find_seat(table, page)
        # While nobody watched, nothing advanced the spectators' game.
        self.spectators.advance(table, self._distant)
        self.pages.append(page)
        self.spectators.advance(table, self._distant)
        same = [other for other in self.pages if key and other.key == key]
        if len(same) > MOST_PAGES:
            same[0].close(1008)
        for player in keys_of(page):
            self._until.pop(player, None)

    def let_go(self, page: Page) -> None:
        """Forget a page that is gone; its player counts as present for a moment."""
        if page in self.pages:
            self.pages.remove(page)
            for player in keys_of(page):
                self.saw(player, AWAY_AFTER)
            if not self._distant():
                self.spectators.close()

    def saw(self, key: str, lasts: float) -> None:
        """Record that a player who may have no page open was present, and counts so for some seconds."""
        self._seen[key] = time.monotonic()
        self._until[key] = self._seen[key] + lasts

    def here(self, table: Table) -> set[int]:
        """Return the seats whose pages are open, or were a moment ago."""
        now = time.monotonic()
        recent = {key for key, until in self._until.items() if now < until}
        keys = recent.union(*(keys_of(page) for page in self.pages))
        return {seat for seat, sitter in enumerate(table.seats) if sitter and sitter.key in keys}

    def is_deserted(self, table: Table) -> bool:
        """Tell whether nobody is connected, or was a moment ago."""
        return not self.pages and not self.here(table)

    def absent(self, table: Table, after: float) -> set[int]:
        """Return the seats of people who have been away for so many seconds."""
        return {seat for seat, seconds in self._away(table).items() if seconds >= after}

    def next_absence(self, table: Table, after: float) -> float | None:
        """Return in how many seconds the next person will count as absent; None if nobody will."""
        waits = [after - seconds for seconds in self._away(table).values()]
        return min((wait for wait in waits if wait > 0), default=None)

    def _away(self, table: Table) -> dict[int, float]:
        """Return for how many seconds people have been away, as far as known."""
        now, here = time.monotonic(), self.here(table)
        return {
            seat: now - self._seen.get(sitter.key, self._since)
            for seat, sitter in enumerate(table.seats)
            if sitter and not sitter.bot and seat not in here
        }

    def notice_gone(self) -> bool:
        """Forget people who have been away long enough; return whether there were any."""
        now = time.monotonic()
        gone = [key for key, until in self._until.items() if now >= until]
        for key in gone:
            del self._until[key]
        return bool(gone)

    def find_seats(self, table: Table) -> None:
        """Find every page's seat: people may have moved up or been removed."""
        for page in self.pages:
            find_seat(table, page)

    def is_listening(self) -> bool:
        """Tell whether somebody with a seat has everything read out."""
        return any(page.listens and page.seat is not None for page in self.pages)

    def _near(self) -> list[Page]:
        return [page for page in self.pages if not page.is_distant]

    def _distant(self) -> list[Page]:
        return [page for page in self.pages if page.is_distant]

    def shown(self, table: Table, shown: PublicTableShape, key: str) -> PublicTableShape:
        """Return the table as it is, or as spectators know it if this key opens no seat or screen here."""
        if key and table.opens(key):
            return shown
        self.spectators.advance(table, self._distant)
        return self.spectators.shown(shown)

    # Telling -------------------------------------------------------------------------------------

    def tell_table(
        self,
        table: Table,
        shown: PublicTableShape,
        people: People,
        only: int | None = None,
        to: Page | None = None,
    ) -> None:
        """Send the table to everyone, or to one seat or one page only."""
        for page in self._near():
            if only in (None, page.seat) and to in (None, page):
                own = people.told_to(table, page.key)
                page.send(frames.table_frame(shown, page.seat, page.others, own))
        distant = [page for page in self._distant() if to in (None, page)]
        if only is None and distant:
            self.spectators.tell_table(shown, distant)

    def send_game(self, table: Table, page: Page, clock: ClockShape) -> None:
        """Send a page the whole game as its seat knows it, and what was said."""
        if page.is_distant:
            self.spectators.send_game(table, page)
            return
        if table.game:
            told = frames.told_to(table, page.seat, self.intermission.is_on)
            page.send(frames.game_frame(told, page.seat, self._told_so_far(table), clock))
        talk = table.talk
        page.send(frames.whole_talk_frame(table, page.seat, talk.said, talk.earlier))
        if page.seat is not None and table.game:
            page.send(frames.own_frame(table, page.seat, self.plans.shown(page.seat)))

    def deal(self, table: Table, clock: ClockShape) -> None:
        """Send everyone the new game."""
        for page in self._near():
            self.send_game(table, page, clock)
        self.spectators.happened(table, self._distant)

    def tell_entry(self, table: Table, entry: Entries) -> None:
        """Tell what happened apart from the game to those whom it concerns."""
        match entry:
            case Claimed() | Chatted():
                self.tell_talk(table)
            case Marked() | Noted():
                self.tell_own(table, entry.seat)
            case Reopened():
                self.spectators.happened(table, self._distant)
            case _:
                if isinstance(entry, Sat) and entry.key:
                    self.saw(entry.key, 0.0)
                self.find_seats(table)

    def look_back(self, table: Table) -> None:
        """Let people look at how a round ended, if their pages show it."""
        holding = {seat for page in self.pages if page.holds for seat in page_seats(page)}
        self.intermission.begin(holding & set(table.persons()))

    def go_on(self, table: Table, clock: ClockShape) -> None:
        """Send everyone at the table what they may do, now that the intermission is over."""
        for page in self._near():
            self.send_game(table, page, clock)

    def tell_talk(self, table: Table) -> None:
        """Send everyone what was said last."""
        for page in self._near():
            page.send(frames.talk_frame(table, page.seat, table.talk.said[-1:]))
        self.spectators.happened(table, self._distant, table.talk.said[-1])

    def tell_own(self, table: Table, only: int | None = None) -> None:
        """Send each seat, or one only, its private marks and notes."""
        for page in self.pages:
            if page.seat is not None and only in (None, page.seat):
                page.send(frames.own_frame(table, page.seat, self.plans.shown(page.seat)))

    def tell_late(self, table: Table) -> None:
        """Tell people what was done for them because their time ran out, or that it is past."""
        for seat, sitter in enumerate(table.seats):
            late = sitter.late if sitter else ""
            if late != self._late.get(seat, ""):
                self._late[seat] = late
                self.tell_own(table, seat)

    def tell_events(self, table: Table, events: list[Event], clock: ClockShape) -> None:
        """Send everyone what happened, as far as they may know it."""
        near, rests = self._near(), self.intermission.is_on
        # Counted once for everybody: it is public.
        ways = frames.ways_to_goals(table.game) if near and table.game else []
        made = {
            seat: frames.events_frame(frames.told_to(table, seat, rests), seat, events, clock, ways)
            for seat in {page.seat for page in near}
        }
        for page in near:
            if frame := made[page.seat]:
                page.send(frame)
        self.spectators.happened(table, self._distant)

    def _told_so_far(self, table: Table) -> list[Event]:
        """Return all past events, replayed once for everyone who asks in this position."""
        assert table.game is not None
        if self._past[0] != table.moment:
            self._past = (table.moment, frames.past(table.game))
        return self._past[1]


def find_seat(table: Table, page: Page) -> None:
    """Find out what a page may see."""
    page.seat = table.find(page.key) if page.key else None
    page.others = tuple(table.find(key) for key in page.also)
    page.is_distant = page.seat is None and not table.is_screen(page.key)


def keys_of(page: Page) -> set[str]:
    """Return the keys of the seats played on a page."""
    held = ((page.key, page.seat), *zip(page.also, page.others, strict=False))
    return {key for key, seat in held if seat is not None}


def page_seats(page: Page) -> set[int]:
    """Return the seats played on a page."""
    return {seat for seat in (page.seat, *page.others) if seat is not None}
