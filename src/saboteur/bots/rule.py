"""The bot that scores by weights: it has no memory and looks only at its view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Protocol

from ..core.actions import Action
from ..core.view import View
from .answers import answered
from .chronicle import Chronicle
from .dwarves import Dwarf, Saboteur, dwarf_of, stranger_in
from .sense import sensible
from .trust import NaiveTrust, Trust
from .weights import RULE, Weights

# Ties are broken at random.
LOT = 1e-3
# How long a bot may think, in seconds.
BUDGET = 0.3


class Scorer(Protocol):
    """Scores actions at one moment."""

    def score(self, action: Action) -> float:
        """Return what an action is worth."""
        ...


class RuleBot:
    """Scores every legal action for its dwarf and picks the best."""

    # Whether it looks at what has happened before.
    remembers: ClassVar[bool] = False

    def __init__(self, weights: Weights = RULE) -> None:
        """Play with a table of weights."""
        self.weights = weights

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return the action its dwarf scores highest; answer unknown questions at random."""
        if len(legal) == 1:
            return legal[0]
        trust = self.trust(view, past)
        if view.window["kind"] != "turn" and legal[0].verb != "place":
            return answered(self.dwarf(view, trust), legal, rng)
        scorer = self.seeming(self.scorer(view, trust, rng, past), rng)
        # Lots are drawn for all, so that choices in the kernel draw the same.
        values = {id(action): scorer.score(action) + LOT * rng.random() for action in legal}
        return max(sensible(view, legal, trust), key=lambda action: values[id(action)])

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Return what this bot believes about the others, from the view alone."""
        return NaiveTrust(view)

    def scorer(self, view: View, trust: Trust, rng: Random, past: Chronicle | None) -> Scorer:
        """Return the dwarf that scores the actions; a masked saboteur may score like a digger."""
        dwarf = self.dwarf(view, trust)
        if isinstance(dwarf, Saboteur) and not dwarf.alarm and rng.random() < self.weights.mimic:
            return stranger_in(view)(view, self.weights, trust)
        return dwarf

    def seeming(self, scorer: Scorer, rng: Random) -> Scorer:
        """Return what the actions seem to be worth, which is what they are."""
        return scorer

    def dwarf(self, view: View, trust: Trust) -> Dwarf:
        """Return the seat's own dwarf."""
        return dwarf_of(view, self.weights, trust)
