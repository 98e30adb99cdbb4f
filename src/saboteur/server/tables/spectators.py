"""Spectators see the public game with a delay, so that nobody at the table can profit from them.

A second game follows the first, from its moves; it is set up when the first spectator comes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ...core.events import Event
from ...game import Game
from ...schema.tables import ClockShape, Phase, PublicTableShape
from .. import wall
from ..wire import frames
from ..wire.outbox import Page
from .table import LOBBY, OVER, PLAYING, Table
from .talk import CARRIED, Said, is_told, recent

# Not 0: the loop's clock may count from the start of the machine, minutes ago.
_LONG_AGO: Final = float("-inf")
# A delayed clock would only confuse.
_NO_CLOCK: Final[ClockShape] = {"banks": None, "left": None}


class Milestone(NamedTuple):
    """Something spectators will learn: a deal, a move or a message, and when it happened."""

    at: float
    game: Game | None
    k: int
    move: int
    # How much of the game everyone had been told, not counting moves that nobody hears of.
    told: int
    said: Said | None


class Spectators:
    """The game and the talk as spectators know them."""

    def __init__(self) -> None:
        self._marks: deque[Milestone] = deque()
        # The game they follow, its number at the table, and how much of it they know.
        self._source: Game | None = None
        self._k = 0
        self._move = 0
        self._said: list[Said] = []
        self._earlier: list[Said] = []
        # Their own game, while somebody watches: how many frames they were told, and all events.
        self._game: Game | None = None
        self._n = 0
        self._past: list[Event] = []
        self._shown: PublicTableShape | None = None
        # The whole game and talk as spectators know them now: one copy, however many wait for it.
        self._whole: list[bytes] = []
        self._timer: asyncio.TimerHandle | None = None

    def wake(self, table: Table, marks: Iterable[Milestone]) -> None:
        """Take over what a table's journal says, as far as it happened long enough ago."""
        self.close()
        self._source, self._k, self._move, self._said, self._earlier = None, 0, 0, [], []
        now = asyncio.get_running_loop().time()
        since = now - wall.now()
        self._marks = deque(mark._replace(at=min(now, mark.at + since)) for mark in marks)
        self.advance(table, list)

    def close(self) -> None:
        """Stop the timer and drop the spectators' game, since nobody watches."""
        self._game, self._whole = None, []
        if self._timer:
            self._timer.cancel()

    def happened(self, table: Table, pages: Callable[[], Sequence[Page]], said: Said | None = None) -> None:
        """Record a deal, a move or a message, and show what is due."""
        self._marks.append(milestone(table, asyncio.get_running_loop().time(), said))
        self.advance(table, pages)

    def advance(self, table: Table, pages: Callable[[], Sequence[Page]]) -> None:
        """Show what is due, and schedule the rest while somebody watches."""
        loop = asyncio.get_running_loop()
        # Read once: what is not due yet gets a timer, however long this takes.
        now = loop.time()
        while self._marks and self._is_due(table, self._marks[0], now):
            self._take(table, self._marks.popleft(), pages())
        if self._timer:
            self._timer.cancel()
        if self._marks and pages():
            due = self._marks[0].at + table.settings.delay.seconds
            # What waits for moves is checked with the next move.
            if due > now:
                self._timer = loop.call_at(due + 0.01, self.advance, table, pages)

    def _is_due(self, table: Table, mark: Milestone, now: float) -> bool:
        delay = table.settings.delay
        if now < mark.at + delay.seconds:
            return False
        # A finished game has nothing to hide any more.
        over = mark.game is None or mark.game.over or mark.k < table.games
        return over or mark.move == 0 or table.question[1] >= mark.told + delay.moves

    def _take(self, table: Table, mark: Milestone, pages: Sequence[Page]) -> None:
        """Let spectators learn of a mark."""
        self._whole = []
        if mark.said:
            self._said = recent([*self._said, mark.said])
            _tell(pages, frames.talk_frame(table, None, [mark.said]))
            return
        self._move = mark.move
        if mark.game is None:
            self._source = self._game = None
            self._tell_again(pages)
        elif mark.move == 0:
            self._source, self._k, self._game = mark.game, mark.k, None
            self._earlier = [*self._earlier, *self._said][-CARRIED:]
            self._said = []
            self._tell_again(pages)
            for page in pages:
                self.send_game(table, page)
        elif self._game is not None:
            self._go_on(pages)
            if self.phase == OVER:
                self._tell_again(pages)

    def _go_on(self, pages: Sequence[Page]) -> None:
        """Play the next move in the spectators' game too."""
        assert self._game is not None and self._source is not None
        events = self._game.play(*self._source.history[self._move - 1])
        self._past += events
        if is_told(events, None):
            self._n += 1
            told = frames.Told(self._game, self._k, self._n)
            ways = frames.ways_to_goals(self._game)
            frame = frames.events_frame(told, None, events, _NO_CLOCK, ways)
            assert frame is not None
            _tell(pages, frame)

    # Showing -------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Return the phase of the game as spectators know it."""
        if self._source is None:
            return LOBBY
        return OVER if self._source.over and self._move == len(self._source.history) else PLAYING

    def shown(self, shown: PublicTableShape) -> PublicTableShape:
        """Return the table as somebody who does not sit there may see it."""
        result = self._source.result() if self._source and self.phase == OVER else None
        return {
            **shown,
            "phase": self.phase,
            "games": self._k,
            "result": result,
            "nudged": None,
            "intermission": None,
            "fair": None,
        }

    def tell_table(self, shown: PublicTableShape, pages: Sequence[Page]) -> None:
        """Send spectators the table, with phase and result as they know them."""
        self._shown = shown
        self._tell_again(pages)

    def _tell_again(self, pages: Sequence[Page]) -> None:
        if pages and self._shown:
            _tell(pages, frames.table_frame(self.shown(self._shown)))

    def send_game(self, table: Table, page: Page) -> None:
        """Send a spectator the whole game and the talk, as far as spectators may know them."""
        self._whole = self._whole or self._frames(table)
        for frame in self._whole:
            page.send(frame)

    def _frames(self, table: Table) -> list[bytes]:
        talk = frames.whole_talk_frame(table, None, self._said, self._earlier)
        if self._source is None:
            return [talk]
        self._follow(self._source)
        assert self._game is not None
        told = frames.Told(self._game, self._k, self._n)
        return [frames.game_frame(told, None, self._past, _NO_CLOCK), talk]

    def _follow(self, source: Game) -> None:
        """Set up the spectators' game."""
        if self._game is not None:
            return
        self._game, self._n, self._past = source.begun(), 0, []
        for seat, action in source.history[: self._move]:
            events = self._game.play(seat, action)
            self._past += events
            self._n += is_told(events, None)


def milestone(table: Table, at: float, said: Said | None) -> Milestone:
    """Return a mark of what just happened; a deal hides nothing, nor does talk before the first one."""
    k, move = table.moment
    hides = table.game is not None and (move > 0 or said is not None)
    return Milestone(at if hides else _LONG_AGO, table.game, k, move, table.question[1], said)


def _tell(pages: Sequence[Page], frame: bytes) -> None:
    for page in pages:
        page.send(frame)
