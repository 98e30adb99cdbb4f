"""Bots that play as people do: they misjudge, forget, fear, or lose their temper.

One of them is an easy level. The belief is fitted on the others beside the bots, so that an odd move alone
convicts nobody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ..core.actions import Action
from ..core.view import View
from .chronicle import Chronicle
from .detective import DetectiveBot
from .likelihood import Likelihoods
from .rule import Scorer
from .trust import NaiveTrust, Trust
from .weights import RULE, Weights

# What laying a path card is worth to somebody who sees no difference between them.
_ANY_CARD: Final = 1.0


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody plays: what they value, and how they go wrong."""

    weights: Weights = RULE
    # By how much they misjudge a move: the standard deviation of the error in its score.
    haze: float = 0.0
    # How often they play any card at all.
    whim: float = 0.0
    # Whether they remember neither what the others did nor which goals they have seen.
    forgets: bool = False
    # Whether they see no difference between path cards, dead ends among them.
    lays_anything: bool = False


class Hazy:
    """Scores actions with an error."""

    def __init__(self, scorer: Scorer, habits: Habits, rng: Random) -> None:
        """Decide whether this turn is a whim."""
        self._scorer, self._rng = scorer, rng
        self._haze, self._lays_anything = habits.haze, habits.lays_anything
        self._is_whim = rng.random() < habits.whim

    def score(self, action: Action) -> float:
        """Return what an action seems to be worth."""
        if self._is_whim:
            return self._rng.random()
        blind = self._lays_anything and action.verb == "place"
        return (_ANY_CARD if blind else self._scorer.score(action)) + self._rng.gauss(0.0, self._haze)


class PersonBot(DetectiveBot):
    """Plays with the habits of a person: the scores are right, but not what they seem to be."""

    def __init__(self, habits: Habits, tables: Likelihoods | None = None) -> None:
        """Play like a rule bot, but with these habits and slips."""
        super().__init__(habits.weights, tables)
        self.habits = habits

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Return what this person believes; who forgets goes by what is on the table."""
        if not self.habits.forgets:
            return super().trust(view, past)
        trust = NaiveTrust(view)
        hidden = [cell for cell, kind in view.sites.items() if kind == "goal"]
        trust.goals = dict.fromkeys(hidden, 1 / max(len(hidden), 1))
        return trust

    def seeming(self, scorer: Scorer, rng: Random) -> Scorer:
        """Return what the actions seem to be worth to this person."""
        return Hazy(scorer, self.habits, rng)


# How a beginner plays whom one likes to meet: they know the rules, forget what they saw, and misjudge.
NOVICE: Final = Habits(haze=0.7, forgets=True)


class NoviceBot(PersonBot):
    """Plays like somebody who is new to the game."""

    def __init__(self) -> None:
        """Play with a novice's habits."""
        super().__init__(NOVICE)


# The people that the belief knows, besides those who play like bots.
PEOPLE: Final[dict[str, Habits]] = {
    "clumsy": Habits(haze=1.2, whim=0.15),
    "timid": Habits(replace(RULE, discard=1.0, break_from=2.0, repair_below=0.3, rockfall_cost=2.0)),
    "hot": Habits(replace(RULE, break_from=0.2, break_slope=8.0, break_again=0.5, repair_below=0.2)),
    "maps": Habits(replace(RULE, look=5.0, keep_map=2.0, discard=0.9)),
    "forgetful": Habits(replace(RULE, repair_below=0.8), haze=0.3, forgets=True),
    "first": Habits(replace(RULE, break_from=0.3), haze=0.8, whim=0.1, lays_anything=True),
    "careless": Habits(replace(RULE, progress=0.5, opening=0.5), haze=0.8),
    "lost": Habits(replace(RULE, progress=0.5), haze=0.5, whim=0.5),
}
