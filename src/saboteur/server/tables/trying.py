"""A finished game played on from one of its moments: one seat against bots, to the end of the round.

Nothing is stored: the page says what its player has done since, and those few moves are played again. The
bots answer the same way each time, so they do not search, which takes as long as there is time.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ...analysis.errors import NotInThisGame
from ...bots import BOTS, level_of, make_bot
from ...bots.chronicle import Chronicle
from ...bots.seer import SeerBot
from ...claims import Claim
from ...core.errors import IllegalAction
from ...core.events import Event, redact
from ...game import Game
from ...schema.replays import (
    DoneHere,
    PossibleHere,
    RefusedHere,
)
from ...schema.reviews import (
    TriedShape,
    TryMove,
    TryProgressShape,
    TryShownShape,
)
from ..wire.frames import legal_actions, line, possible_actions

# Who plays for people, and for bots that search or come from elsewhere.
_INSTEAD: Final = "bluffer"
_BUDGET: Final = 0.0


class Trial:
    """The game from a moment on."""

    def __init__(self, record: str, move: int, levels: list[str], claims: list[Claim]) -> None:
        """Go to where a move is about to be made."""
        whole = Game.replay(record)
        if not 0 <= move < len(whole.history):
            raise NotInThisGame("there is no such move")
        self.game = whole.begun()
        self.seat = whole.history[move][0]
        self.over = False
        self.log: list[Event] = []
        self.past = Chronicle.of(self.game.view())
        self._bots = [make_bot(_level(level)) for level in levels]
        self._rng = Random(move)
        began = 0
        for number, (seat, action) in enumerate(whole.history[:move], 1):
            events = self.game.play(seat, action)
            self.past.watch(redact(events, None))
            self.log += events
            began = number if any(event.kind == "round-began" for event in events) else began
        self.past.hear([claim for claim in claims if began <= claim.move <= move])

    def act(self, action: str) -> list[Event]:
        """Do something and let the bots play until the seat is asked again; return what happened."""
        if self.over:
            raise NotInThisGame("this round is over")
        events = self._play(self.seat, action)
        while not self.over and self.game.actors != (self.seat,):
            seat = next(actor for actor in self.game.actors if actor != self.seat)
            view, legal = self.game.view(seat), self.game.legal(seat)
            choice = self._bots[seat].choose(view, legal, self._rng, _BUDGET, self.past)
            events += self._play(seat, choice.text)
        return events

    def _play(self, seat: int, action: str) -> list[Event]:
        """Play an action; the deal of another round is not told any more."""
        events = self.game.play(seat, action)
        kinds = [event.kind for event in events]
        if "round-ended" in kinds:
            self.over = True
            events = events[: kinds.index("round-began")] if "round-began" in kinds else events
        self.past.watch(redact(events, None))
        return events

    def progress(self) -> TryProgressShape:
        """Return what may be done now."""
        return {"over": self.over, "legal": [] if self.over else legal_actions(self.game, self.seat)}


def tried(
    record: str, move: int, levels: list[str], claims: list[Claim], wish: TryMove
) -> TryShownShape | TriedShape:
    """Show a moment after what was done since, or do something in it."""
    trial = Trial(record, move, levels, claims)
    try:
        for action in wish.done:
            trial.log += trial.act(action)
    except IllegalAction as error:
        raise NotInThisGame("these moves do not belong to this moment") from error
    if wish.deed is None:
        return _shown(trial)
    done, events = wish.done, list[Event]()
    said: DoneHere | RefusedHere | PossibleHere = DoneHere()
    try:
        if wish.could:
            said = PossibleHere(possible_actions(trial.game, trial.seat, wish.deed))
        elif wish.check:
            _check(trial, wish.deed)
        else:
            events, done = trial.act(wish.deed), [*wish.done, wish.deed]
    except IllegalAction as error:
        said = RefusedHere(error.reason, error.rule, error.detail)
    told: list[Any] = [event.as_dict() for event in redact(events, trial.seat)]
    return {**trial.progress(), "said": said, "done": done, "events": told}


def _check(trial: Trial, action: str) -> None:
    if refused := trial.game.check(trial.seat, action):
        raise refused


def _shown(trial: Trial) -> TryShownShape:
    return {
        **trial.progress(),
        "seat": trial.seat,
        "rules": trial.game.rules.as_dict(),
        "view": trial.game.view(trial.seat).as_dict(),
        "log": [line(event) for event in redact(trial.log, trial.seat)],
    }


def _level(name: str) -> str:
    """Return the level that plays for somebody of the finished game."""
    level = level_of(name)
    return level if level in BOTS and not isinstance(make_bot(level), SeerBot) else _INSTEAD
