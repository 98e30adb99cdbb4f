"""Greedy: digs east as fast as it can."""

from collections.abc import Sequence
from random import Random

from saboteur.modding.bots import Action, Chronicle, View, xy


class GreedyBot:
    """Lays the card that reaches furthest east; it does not care who is a saboteur."""

    title = "Greedy"

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = 0.3,
        past: Chronicle | None = None,
    ) -> Action:
        """Return one of the legal actions, within a budget of seconds."""
        return max(legal, key=lambda action: (self.worth(action), rng.random()))

    def worth(self, action: Action) -> float:
        """Return how good an action looks."""
        if action.verb == "place":
            x, y = xy(action.cell)
            return 10 + x - abs(y) / 4
        return 1 if action.verb == "play" else 0
