"""The pages that are open at a table, and what each of them is told."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from ..core.events import Event
from . import frames
from .table import Table
from .votes import Votes

# A page that is gone may be back soon: a reload is nobody's business. In seconds.
AWAY_AFTER: Final = 4.0
MOST_PAGES: Final = 5


class Page(Protocol):
    """A connection: somebody's open page."""

    key: str
    seat: int | None

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting."""
        ...

    def close(self, code: int) -> None:
        """End the connection."""
        ...


class Audience:
    """Who looks on, from which seat."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.pages: list[Page] = []
        self._away: dict[int, float] = {}
        self._past: tuple[tuple[int, int], list[Event]] = ((0, 0), [])

    def let_in(self, table: Table, page: Page, key: str) -> None:
        """Let a page in, on its seat if its key opens one; of too many with one key the oldest goes."""
        page.key = key
        page.seat = table.find(key) if key else None
        self.pages.append(page)
        same = [other for other in self.pages if key and other.key == key]
        if len(same) > MOST_PAGES:
            same[0].close(1008)
        if page.seat is not None:
            self._away.pop(page.seat, None)

    def let_go(self, page: Page) -> None:
        """Forget a page that is gone; its player counts as here for a moment."""
        if page in self.pages:
            self.pages.remove(page)
            if page.seat is not None:
                self._away[page.seat] = time.monotonic()

    def here(self) -> set[int]:
        """Return the seats whose pages are open, or were a moment ago."""
        now = time.monotonic()
        recent = {seat for seat, since in self._away.items() if now - since < AWAY_AFTER}
        return recent | {page.seat for page in self.pages if page.seat is not None}

    def notice_gone(self) -> bool:
        """Forget who has been away for long enough; tell whether there was somebody."""
        here = self.here()
        gone = [seat for seat in self._away if seat not in here]
        for seat in gone:
            del self._away[seat]
        return bool(gone)

    def find_seats(self, table: Table) -> None:
        """Find every page's seat: people may have moved up or been put out."""
        for page in self.pages:
            page.seat = table.find(page.key) if page.key else None

    def tell_table(self, table: Table, votes: Votes, only: int | None = None) -> None:
        """Tell everyone, or one seat only, how the table is."""
        shown = table.shown(self.here())
        for page in self.pages:
            if only is None or page.seat == only:
                page.send(frames.table_frame(shown, page.seat, votes.of(page.seat)))

    def send_game(self, table: Table, page: Page, clock: dict[str, Any]) -> None:
        """Send a page the whole game as its seat knows it."""
        if table.game:
            page.send(frames.game_frame(table, page.seat, self._told_so_far(table), clock))

    def send_talk(self, table: Table, page: Page) -> None:
        """Send a page all that was said, and what its seat keeps for itself."""
        page.send(frames.talk_frame(table, page.seat, table.talk.said, whole=True))
        if page.seat is not None and table.game:
            page.send(frames.own_frame(table, page.seat))

    def tell_talk(self, table: Table) -> None:
        """Tell everyone what was said last."""
        for page in self.pages:
            page.send(frames.talk_frame(table, page.seat, table.talk.said[-1:], whole=False))

    def tell_own(self, table: Table, only: int | None = None) -> None:
        """Tell each seat, or one only, what it keeps for itself."""
        for page in self.pages:
            if page.seat is not None and only in (None, page.seat):
                page.send(frames.own_frame(table, page.seat))

    def tell_events(self, table: Table, events: list[Event], clock: dict[str, Any]) -> None:
        """Tell everyone what happened, each as far as he may know."""
        made: dict[int | None, bytes | None] = {}
        for page in self.pages:
            if page.seat not in made:
                made[page.seat] = frames.events_frame(table, page.seat, events, clock)
            frame = made[page.seat]
            if frame is not None:
                page.send(frame)

    def _told_so_far(self, table: Table) -> list[Event]:
        """Return the whole past, played again once for all who ask in this position."""
        assert table.game is not None
        if self._past[0] != table.moment:
            self._past = (table.moment, frames.past(table.game))
        return self._past[1]
