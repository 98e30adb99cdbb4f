"""What everyone has seen of a round, kept so that bots can be told again after any restart."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.events import Event, redact
from ...core.shapes import ViewShape
from ...game import Game


class RoundHistory:
    """The public events of the round so far."""

    def __init__(self, name: str, game: Game) -> None:
        """Replay the game up to now; the name is unique to this table and game."""
        again = game.begun()
        self._name = name
        self.first: ViewShape = again.view().as_dict()
        self.rounds = 1
        # How many moves the game has seen, and had seen when the round began.
        self.moves = self.began = 0
        self.events: list[Event] = []
        for seat, action in game.history:
            self.add(again.play(seat, action))

    @property
    def key(self) -> str:
        """Return the unique name of this round."""
        return f"{self._name}/{self.rounds}"

    def add(self, events: Iterable[Event]) -> None:
        """Add one move; a new round starts over."""
        self.moves += 1
        for event in redact(events, None):
            if event.kind == "round-began":
                self.rounds += 1
                self.began = self.moves
                self.events = []
            self.events.append(event)
