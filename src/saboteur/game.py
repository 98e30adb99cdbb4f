"""The front door: rules, state and history of one game."""

from __future__ import annotations

import secrets
from copy import deepcopy
from typing import Any

from .boxes import BOXES, played
from .core import engine, foresight, worlds
from .core import record as records
from .core.actions import TOGETHER, Action, parse_seat, seat_text
from .core.errors import IllegalAction, RecordError, RulesError, brief
from .core.events import Event
from .core.fair import FairDeal, fair_faults
from .core.foresight import Light
from .core.position import from_position, to_position
from .core.record import Record
from .core.rng import SEED_BYTES, commitment, seed_bytes
from .core.rounds import winners
from .core.rules import Rules
from .core.shapes import ResultShape
from .core.state import State
from .core.view import View

Seed = str | bytes


class Game:
    """One game, from the deal to the last gold."""

    __slots__ = ("_history", "_position", "_start", "_state", "fair", "rules", "seed")

    def __init__(
        self,
        rules: Rules,
        seed: Seed | None = None,
        start: int | None = None,
        *,
        fair: FairDeal | None = None,
    ) -> None:
        """Deal a game; without a seed it is random, without a start the first seat is drawn at random.

        `fair` is the proof that nobody chose the seed; records keep it.
        """
        if start is not None and not _is_seat(rules, start):
            raise RulesError(f"seat {brief(start)} cannot begin: there are {rules.players} players")
        self.rules = rules
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
        self.fair = fair
        self._start = start
        self._position: dict[str, Any] | None = None
        self._history: list[tuple[int, Action]] = []
        self._state = engine.new_game(rules, self.seed, start)

    @classmethod
    def from_position(cls, rules: Rules, position: dict[str, Any], seed: Seed = b"") -> Game:
        """Start from a position; raise PositionError if it is invalid."""
        key = seed_bytes(seed)
        state = from_position(rules, position, key)
        return cls._made(rules, key, state, deepcopy(position))

    @classmethod
    def _made(cls, rules: Rules, seed: bytes, state: State, position: dict[str, Any] | None = None) -> Game:
        game = cls.__new__(cls)
        game.rules = rules
        game.seed = seed
        game.fair = None
        game._start = None
        game._position = position
        game._history = []
        game._state = state
        return game

    @property
    def state(self) -> State:
        """Return the full state, for search and tests; players get a view."""
        return self._state

    @property
    def actors(self) -> tuple[int, ...]:
        """Return the seats that may act now; empty once the game is over."""
        return self._state.stack[-1].seats

    @property
    def together(self) -> str:
        """Return what silence means if several seats are asked in secret; None otherwise."""
        verbs = self.rules.windows[self._state.stack[-1].kind].verbs
        return next((verb for verb in TOGETHER if verb in verbs), "")

    @property
    def round(self) -> int:
        """Return the round, 1 to 3; it stays 3 at the end."""
        return self._state.round

    @property
    def pile(self) -> int:
        """Return how many cards are left to draw, which everyone sees."""
        return len(self._state.pile)

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self._state.stack[-1].kind == "over"

    @property
    def gold(self) -> tuple[int, ...]:
        """Return everyone's gold, secret or not."""
        return self._state.gold

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the winning seats; none before the game is over (GOLD-7)."""
        return winners(self._state)

    @property
    def history(self) -> tuple[tuple[int, Action], ...]:
        """Return every action so far with its seat."""
        return tuple(self._history)

    def legal(self, seat: int) -> list[Action]:
        """Return a seat's legal actions in canonical order; empty if it may not act."""
        return engine.legal(self.rules, self._state, seat)

    def could(self, seat: int) -> list[Action]:
        """Return what a seat may do or, during another's turn, could do if it were its own: to plan ahead."""
        return foresight.could(self.rules, self._state, seat)

    def light_of(self, seat: int, action: Action) -> Light:
        """Return what a placement would light if it were made now."""
        return foresight.light_of(self._state, seat, action)

    def check(self, seat: int, action: Action | str) -> IllegalAction | None:
        """Return why an action would be refused, or None if it is legal; never raise."""
        try:
            parsed = action if isinstance(action, Action) else Action.parse(action)
        except IllegalAction as error:
            return error
        return engine.check(self.rules, self._state, seat, parsed)

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Carry out an action and return its events, or raise IllegalAction and change nothing."""
        if not isinstance(action, Action):
            action = Action.parse(action)
        events = engine.play(self.rules, self._state, seat, action)
        self._history.append((seat, action))
        return events

    def view(self, seat: int | None = None) -> View:
        """Return what a seat knows; None stands for a spectator."""
        if seat is not None and not _is_seat(self.rules, seat):
            raise IllegalAction("no-such-seat", "TURN-1", brief(seat))
        return View(self.rules, self._state, seat)

    def guess(self, seat: int | None, seed: Seed) -> Game:
        """Return a game the seat cannot tell from this one, with hidden cards resampled."""
        key = seed_bytes(seed)
        return Game._made(self.rules, key, worlds.resample(self.view(seat), key))

    def begun(self) -> Game:
        """Return the game as it was before its first action."""
        if self._position is not None:
            return Game.from_position(self.rules, self._position, self.seed)
        return Game(self.rules, self.seed, self._start, fair=self.fair)

    def copy(self) -> Game:
        """Return an independent copy; playing on in one does not change the other."""
        game = Game._made(self.rules, self.seed, self._state.copy(), self._position)
        game.fair = self.fair
        game._start = self._start
        game._history = self._history.copy()
        return game

    def position(self) -> dict[str, Any]:
        """Return the whole position as plain data."""
        return to_position(self.rules, self._state)

    # Records -------------------------------------------------------------------------------------

    def record(self, *, seat: int | None = None) -> str:
        """Return the game so far as text; for one seat, without the seed and with ? for what it missed."""
        if seat is not None:
            self.view(seat)  # raises for a seat that does not exist
            return records.write_record(self._record_for(seat))
        return records.write_record(self._record())

    def _record(self) -> Record:
        return Record(
            rules=self.rules.as_dict(),
            seed=self.seed.hex(),
            actions=tuple(f"{seat_text(seat)} {action}" for seat, action in self._history),
            start=self._start,
            position=self._position,
            result=self.result(),
            commitment=commitment(self.seed),
            boxes={box.key: box.stamp for box in played(self.rules.modules)},
            fair=self.fair,
        )

    def _record_for(self, viewer: int) -> Record:
        asked = self.rules.windows[self._state.pending.kind].verbs
        texts = records.redacted(self._history, viewer, asked)
        return self._record()._replace(seed="", actions=tuple(texts), position=None, fair=None)

    def result(self) -> ResultShape | None:
        """Return gold and winners of a finished game as plain data."""
        if not self.over:
            return None
        return {"gold": list(self.gold), "winners": [seat_text(seat) for seat in self.winners]}

    @classmethod
    def replay(cls, text: str) -> Game:
        """Replay a record; raise RecordError where it goes wrong."""
        return cls._replayed(records.read_record(text))

    @classmethod
    def _replayed(cls, record: Record) -> Game:
        game = cls._begun(record)
        for number, entry in enumerate(record.actions, 1):
            name, _, action = entry.partition(" ")
            seat = parse_seat(name)
            if seat is None:
                raise RecordError("no-player", number=number, action=brief(entry))
            together = records.for_all(action)
            try:
                for answering in game.actors if together else (seat,):
                    game.play(answering, together or action)
            except IllegalAction as error:
                why = {"why": error.reason, "rule": error.rule, "detail": str(error)}
                raise RecordError("not-legal", number=number, action=brief(entry), **why) from error
        return game

    @classmethod
    def _begun(cls, record: Record) -> Game:
        if not record.seed:
            raise RecordError("no-seed")
        for key, stamp in record.boxes.items():
            if key in BOXES and stamp.version != BOXES[key].version:
                raise RecordError("other-box", box=key, found=stamp.version, expected=BOXES[key].version)
        try:
            seed = bytes.fromhex(record.seed)
            rules = Rules.build(**record.rules)
            if record.position is not None:
                return cls.from_position(rules, record.position, seed)
            return cls(rules, seed, record.start, fair=record.fair)
        except (ValueError, TypeError) as error:
            raise RecordError("cannot-begin", detail=str(error)) from error


def _is_seat(rules: Rules, seat: object) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < rules.players


def verify(text: str) -> list[str]:
    """Return what is wrong with a record; empty if the deal was fair and everything replays."""
    return [str(fault) for fault in faults(text)]


def faults(text: str) -> list[RecordError]:
    """Return the same as reasons with facts; raise if the text is not a record."""
    record = records.read_record(text)
    found = []
    if record.commitment and not _keeps_promise(record):
        found.append(RecordError("broken-promise"))
    if record.digest and record.digest != record.expected_digest():
        found.append(RecordError("changed"))
    if record.fair:
        found += fair_faults(record.fair, record.seed, record.rules)
    try:
        game = Game._replayed(record)
    except RecordError as error:
        return [*found, error]
    if record.result is not None and game.result() != record.result:
        found.append(RecordError("other-result", expected=game.result(), found=record.result))
    return found


def doubts(text: str) -> list[str]:
    """Return what makes a record doubtful though it may replay: boxes whose rules were edited since."""
    stamps = records.read_record(text).boxes
    edited = [key for key, stamp in stamps.items() if key in BOXES and stamp.rules != BOXES[key].stamp.rules]
    return [f"the rules of the box {key!r} are not those the game was recorded with" for key in edited]


def _keeps_promise(record: Record) -> bool:
    """Tell whether the seed is the one whose SHA-256 was published before the deal."""
    try:
        return commitment(bytes.fromhex(record.seed)) == record.commitment
    except ValueError:
        return False
