"""What everyone has seen of a round, kept so that bots can be told it again after any restart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.events import Event, redact
from ..game import Game


class Past:
    """The public events of the round so far."""

    def __init__(self, name: str, game: Game) -> None:
        """Play the game again up to now; the name is of this table and game alone."""
        again = game.beginning()
        self._name = name
        self.first: dict[str, Any] = again.view().as_dict()
        self.rounds = 1
        self.events: list[Event] = []
        for seat, action in game.history:
            self.add(again.play(seat, action))

    @property
    def key(self) -> str:
        """Return the name of this round."""
        return f"{self._name}/{self.rounds}"

    def add(self, events: Iterable[Event]) -> None:
        """Go on; a new round begins anew."""
        for event in redact(events, None):
            if event.kind == "round-began":
                self.rounds += 1
                self.events = []
            self.events.append(event)
