"""A table as the fold of its journal: who sits there, by which rules, and the game."""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ...analysis.atlas import percent
from ...core.events import Event
from ...core.fair import FairDeal
from ...game import Game
from ...schema.settings import ByLot, Days, Live, Settings, Youngest
from ...schema.tables import IntermissionShape, OwnSeatShape, Phase, PublicTableShape
from ..journal.entries import (
    Acted,
    Altered,
    ChatSet,
    Chatted,
    Claimed,
    ClockSet,
    Committed,
    Dealt,
    Entries,
    Frozen,
    Held,
    Hosted,
    Made,
    Marked,
    Muted,
    Noted,
    Promised,
    PutOut,
    Renamed,
    Reopened,
    Revealed,
    Rose,
    Sat,
    Seating,
)
from ..journal.store import Index
from ..wire.commands import build_rules
from .beginning import moved_beginner, remember_result
from .codes import link_to
from .fair import NextDeal, deal_after, refuse_other_rules
from .keys import own_screen, token_key
from .ledger import Ledger
from .round_history import RoundHistory
from .seats import Sitter, moves, seated
from .talk import Talk, is_told

LOBBY: Final = "lobby"
DEALING: Final = "dealing"  # in the index only
PLAYING: Final = "playing"
OVER: Final = "over"
_PHASES: Final[dict[type[Entries], str]] = {Dealt: PLAYING, Reopened: LOBBY, Frozen: DEALING}
# The level that plays for somebody who is away.
STAND_IN: Final = "detective"
# How many commands are remembered, to answer one that is sent again.
_REMEMBERED: Final = 256


class Table:
    """Who sits where, the settings, the game and the time banks: changed by entries only."""

    def __init__(self, made: Made) -> None:
        self.code = made.code
        # Opens the public view for a big screen in the same room, without the spectators' delay.
        self.screen = made.screen
        self._secret = made.secret
        # Without the server's address; its key opens the spectators' view. Old tables have none.
        self.link = link_to(made.code, made.link)
        self.maker = made.maker
        self._link_key = token_key(made.link) if made.link else ""
        # Hashes of devices and networks of people who were removed, and devices of people who left muted.
        self.unwelcome: set[str] = set()
        self._left_muted: set[str] = set()
        self.made = made.at
        self.settings: Settings = made.settings
        self.rules = build_rules(made.settings.rules)
        self.seats: list[Sitter | None] = [None] * self.rules.players
        self.host = 0
        self.games = 0
        self.game: Game | None = None
        self.next_deal = NextDeal()
        # What everyone has seen of the round; only if a bot has asked for it.
        self._past: RoundHistory | None = None
        self.banks: list[int] = []
        # When the seats that are now asked were asked, in seconds since 1970.
        self.asked_at = made.at
        # How many frames of this game each seat, and last a spectator, was told.
        self.told: list[int] = []
        self.talk = Talk()
        self.ledger = Ledger()
        self.entries = 1
        # By the caller's key: somebody else may sit there later, with ids of their own.
        self._answered: deque[tuple[str, str]] = deque(maxlen=_REMEMBERED)

    @property
    def phase(self) -> Phase:
        """Return whether the table is waiting, playing or done."""
        if self.game is None:
            return LOBBY
        return OVER if self.game.over else PLAYING

    @property
    def is_dealing(self) -> bool:
        """Tell whether a game was started whose cards are not dealt yet: nobody can come or go now."""
        return self.next_deal.frozen is not None

    @property
    def moment(self) -> tuple[int, int]:
        """Return the number of the game and of the moves in it."""
        return self.games, len(self.game.history) if self.game else 0

    @property
    def question(self) -> tuple[int, int]:
        """Return the moment as everyone knows it: an answer that nobody is told of does not change it."""
        return self.games, self.told[-1] if self.told else 0

    @property
    def together(self) -> str:
        """Return what silence means while several seats are asked in secret."""
        return self.game.together if self.game else ""

    def publicly_asked(self) -> list[int] | None:
        """Return whom the game waits for as everyone knows it: who has answered in secret still counts."""
        return list(self.game.view(None).window["seats"]) if self.game and not self.game.over else None

    @property
    def is_pile_empty(self) -> bool:
        """Tell whether there is nothing left to draw, which everyone sees."""
        return self.game is not None and self.game.pile == 0

    def has_done(self, key: str, command: str) -> bool:
        """Tell whether a player's command was already carried out."""
        return (key, command) in self._answered

    def remember(self, key: str, command: str) -> None:
        """Remember that a player's command was carried out."""
        self._answered.append((key, command))

    def find(self, key: str) -> int | None:
        """Return the seat that a token's hash opens."""
        for seat, sitter in enumerate(self.seats):
            if sitter and sitter.key and sitter.key == key:
                return seat
        return None

    def key(self, seat: int) -> str:
        """Return the key of the person on a seat."""
        return self._sitter(seat).key

    def opens(self, key: str) -> bool:
        """Tell whether a token's hash opens a seat or the big screen."""
        return self.find(key) is not None or self.is_screen(key)

    def is_link(self, key: str) -> bool:
        """Tell whether a token's hash is that of the link's key, with which people watch."""
        return bool(key) and key == self._link_key

    def is_screen(self, key: str) -> bool:
        """Tell whether a token's hash belongs to a big screen, the table's or a seated person's."""
        return bool(self._screen(key))

    def screen_of(self, key: str) -> str:
        """Return the big-screen token for the holder of a key; empty if there is none."""
        own = (s.screen for s in self.seats if s and s.key and s.key == key)
        return next(own, "") or self._screen(key)

    def _screen(self, key: str) -> str:
        tokens = (self.screen, *(s.screen for s in self.seats if s))
        return next((token for token in tokens if token and token_key(token) == key), "")

    def keyed(self, purpose: str, text: str) -> str:
        """Return a hash of a text that only this table can make."""
        # Tables without a secret have a token that is told to nobody else.
        secret = self._secret or self.screen or self.code
        return hmac.new(secret.encode(), f"{purpose} {text}".encode(), "sha256").hexdigest()[:32]

    def persons(self) -> list[int]:
        """Return the seats of people who play themselves."""
        return [i for i, s in enumerate(self.seats) if s and not s.bot and not s.held]

    def is_muted(self, seat: int) -> bool:
        """Tell whether the host has muted a seat."""
        return self._sitter(seat).muted

    def level(self, seat: int) -> str:
        """Return the level of the bot that plays a seat; empty for a person."""
        sitter = self.seats[seat]
        return "" if sitter is None else sitter.level or (STAND_IN if sitter.held else "")

    def past(self) -> RoundHistory:
        """Return what everyone has seen of this round, for bots."""
        assert self.game is not None
        if self._past is None:
            self._past = RoundHistory(f"{self.code}/{self.games}", self.game)
        return self._past

    def viewer(self, seat: int | None) -> int:
        """Return a viewer's index in `told`."""
        return self.rules.players if seat is None else seat

    def apply(self, entry: Entries, is_past: bool = False) -> list[Event]:
        """Apply an entry; return the game's events. Moves of a past game are not played again."""
        self.entries += 1
        self.ledger.count(self.seats, entry)
        if entry.id:
            self.remember(self._sitter(entry.by).key, entry.id)
        match entry:
            case Acted():
                return [] if is_past else self._act(entry)
            case Dealt():
                self._deal(entry)
            case Promised() | Committed() | Frozen() | Revealed():
                self.next_deal = deal_after(self.next_deal, entry, self.seats)
            case Sat() | Renamed() | Rose() | PutOut() | Hosted() | Muted():
                self._change_seat(entry)
            case Reopened():
                self.game = self._past = None
                self.told = []
                remember_result(self.seats, entry)
            case Altered():
                self._alter(entry.settings)
            case ClockSet():
                self.asked_at += entry.seconds
            case Held():
                self._sitter(entry.seat).held = entry.on
                self._sitter(entry.seat).late = ""
            case Claimed() | Chatted():
                name = self._sitter(entry.seat).name
                self.talk.hear(self.moment, entry, name)
            case Marked() | Noted():
                self.talk.keep(entry)
            case ChatSet():
                self.talk.chat = entry.on
        return []

    def _sitter(self, seat: int) -> Sitter:
        sitter = self.seats[seat]
        assert sitter is not None
        return sitter

    def _change_seat(self, entry: Seating) -> None:
        match entry:
            case Sat():
                self._sit(entry)
            case Renamed():
                sitter = self._sitter(entry.seat)
                sitter.name, sitter.portrait = entry.name, entry.portrait
            case Rose() | PutOut():
                self._free(entry)
            case Hosted():
                self.host = entry.seat
            case Muted():
                self._sitter(entry.seat).muted = entry.on

    def _sit(self, entry: Sat) -> None:
        sitter = Sitter(entry, own_screen(self._secret, self.screen, entry.key))
        sitter.muted = sitter.device in self._left_muted
        self._left_muted.discard(sitter.device)
        self._forget_youngest(entry.seat)
        self.seats[entry.seat] = sitter
        self.talk.forget(entry.seat)
        self._find_host()

    def _free(self, entry: Rose | PutOut) -> None:
        sitter = self.seats[entry.seat]
        if sitter and sitter.muted and sitter.device:
            self._left_muted.add(sitter.device)
        if sitter and isinstance(entry, PutOut):
            # People on the host's own device are the host's responsibility.
            self.unwelcome |= {sitter.device, sitter.address} - {"", self._sitter(self.host).device}
        self._forget_youngest(entry.seat)
        self.seats[entry.seat] = None
        self._find_host()

    def _forget_youngest(self, seat: int) -> None:
        if self.settings.begins == Youngest(seat):
            self.settings = replace(self.settings, begins=ByLot())

    def _find_host(self) -> None:
        """Make the first person the host if the host has gone."""
        sitter = self.seats[self.host] if self.host < len(self.seats) else None
        if sitter is None or sitter.bot:
            self.host = next((i for i, s in enumerate(self.seats) if s and not s.bot), 0)

    def _alter(self, settings: Settings) -> None:
        self.rules = build_rules(settings.rules)
        before, self.seats = self.seats, seated(self.seats, self.rules.players)
        moved = moves(before, self.seats)
        begins = moved_beginner(settings.begins, moved, self.rules.players)
        self.settings = replace(settings, begins=begins)
        self.host = moved.get(self.host, 0)
        self.talk.move(moved)
        self._find_host()

    def _deal(self, entry: Dealt) -> None:
        refuse_other_rules(self.rules, entry)
        fair = FairDeal(self.next_deal.secret, tuple(entry.transcript)) if entry.transcript else None
        self.game = Game(self.rules, bytes.fromhex(entry.seed), entry.start, fair=fair)
        self.next_deal = NextDeal()
        self.games += 1
        self._past = None
        self.talk.deal()
        self.told = [0] * (self.rules.players + 1)
        clock = self.settings.clock
        bank = clock.bank * 1000 if isinstance(clock, Live) else 0
        self.banks = [bank] * self.rules.players
        self.asked_at = entry.at
        for sitter in self.seats:
            if sitter:
                sitter.late = ""
                sitter.won = sitter.lost = False

    def _act(self, entry: Acted) -> list[Event]:
        assert self.game is not None
        secret = bool(self.together)
        events = self.game.play(entry.seat, entry.action)
        if self._past:
            self._past.add(events)
        if not secret:  # otherwise a clock would reveal who has answered
            self.banks[entry.seat] = entry.bank
            self._sitter(entry.seat).late = entry.action if entry.late else ""
        if not (secret and self.together):
            self.asked_at = entry.at
        for viewer in range(self.rules.players + 1):
            if is_told(events, None if viewer == self.rules.players else viewer):
                self.told[viewer] += 1
        self.talk.happened(events)
        return events

    def own(self, seat: int) -> OwnSeatShape:
        """Return what only a seat is told."""
        return {
            "marks": self.talk.marks_of(seat, len(self.seats)),
            "note": self.talk.notes.get(seat, ""),
            "late": self._sitter(seat).late or None,
        }

    # How it is found -----------------------------------------------------------------------------

    def index(self, phase: str) -> Index:
        """Return the table's index entry in the store."""
        by_day = isinstance(self.settings.clock, Days)
        return Index(self.code, self.made, phase, self.settings.open, by_day, self.games)

    def index_after(self, entries: Sequence[Entries]) -> Index | None:
        """Return the table's index entry after these entries; None if it does not change."""
        for entry in reversed(entries):
            if phase := _PHASES.get(type(entry)):
                return self.index(phase)._replace(games=self.games + (phase == PLAYING))
            if isinstance(entry, Altered):
                by_day = isinstance(entry.settings.clock, Days)
                return self.index(self.phase)._replace(open=entry.settings.open, wakes=by_day)
        return self.index(OVER) if self._would_end(entries) else None

    def _would_end(self, entries: Sequence[Entries]) -> bool:
        """Tell whether the game is over after these entries: the index has to say so at the same moment."""
        moves = [entry for entry in entries if isinstance(entry, Acted)]
        if self.game is None or not moves:
            return False
        game = self.game.copy()
        for move in moves:
            game.play(move.seat, move.action)
        return game.over

    # What may be shown ---------------------------------------------------------------------------

    def shown(
        self, here: set[int], nudged: int | None = None, intermission: IntermissionShape | None = None
    ) -> PublicTableShape:
        """Return the table as everyone may see it, with who is here and what is kept by no journal."""
        return {
            "code": self.code,
            "link": self.link,
            "host": self.host,
            "phase": self.phase,
            "open": self.settings.open,
            "rules": self.rules.as_dict(),
            "balance": percent(self.rules),
            "clock": self.settings.clock,
            "pace": self.settings.pace,
            "window": self.settings.window,
            "delay": self.settings.delay,
            "shared": self.settings.shared,
            "begins": self.settings.begins,
            "games": self.games,
            "chat": self.talk.chat,
            "seats": [s.shown(i in here) if s else None for i, s in enumerate(self.seats)],
            "result": self.game.result() if self.game else None,
            "nudged": nudged,
            "intermission": intermission,
            "fair": self.next_deal.shown(self),
        }
