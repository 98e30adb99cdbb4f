"""The bot that cares what others believe: a saboteur that hides until hiding costs more than it saves.

When it digs, it plays like the detective. As a saboteur, it weighs the harm of every action against the
suspicion it would raise, which counts for more the longer the round will last.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from ..core.actions import Action
from ..core.view import View
from .belief import Certainties, Posterior, believe
from .chronicle import Chronicle
from .detective import DetectiveBot
from .dwarves import Saboteur
from .likelihood import Likelihoods
from .rule import Scorer
from .trust import Trust
from .weights import BLUFF, RULE, Bluff, Weights

_SURE: Final = 0.98
_NEVER: Final = -5.0


class Mask:
    """What the table believes of one seat, and what it would believe after an action."""

    def __init__(self, view: View, past: Chronicle, tables: Likelihoods | None) -> None:
        """Look at the bot's own seat as a spectator does."""
        assert view.seat is not None
        self.seat = view.seat
        self.past = past
        self.seen: Posterior | None = believe(view.rules, Certainties.to_everyone(view, past), past, tables)
        suspicion = self.seen.suspicion(self.seat) if self.seen else 0.5
        self.suspicion = min(max(suspicion, 1 - _SURE), _SURE)

    def rise(self, action: Action) -> float:
        """Return how much an action would raise the others' suspicion; negative if it lowers it."""
        deed = self.past.imagine(self.seat, action)
        if deed is None or self.seen is None:
            return 0.0
        odds = log(self.suspicion / (1 - self.suspicion)) + self.seen.weight(self.seen.regarding(deed))
        return 1 / (1 + exp(-odds)) - self.suspicion


class Bluffing:
    """Scores a saboteur's actions by harm against suspicion."""

    def __init__(self, dwarf: Saboteur, mask: Mask, bluff: Bluff) -> None:
        """Work out how urgent harm is, and how much discovery would still cost."""
        view = dwarf.view
        self.dwarf = dwarf
        self.mask = mask
        near = min(max((dwarf.survey.nearest - bluff.near) / (bluff.far - bluff.near), 0.0), 1.0)
        self.urgency = 1.0 + (bluff.calm - 1.0) * near
        dwarf.alarm = True
        cards = view.pile + sum(view.cards)
        self.future = min(cards / max(len(view.rules.deck), 1), 1.0)
        self.caution = bluff.caution * self.future

    def score(self, action: Action) -> float:
        """Return the harm of an action minus the cost of what it gives away."""
        harm = max(self.dwarf.score(action), _NEVER)
        return self.urgency * harm - self.caution * self.mask.rise(action)


class BlufferBot(DetectiveBot):
    """Digs like the detective and sabotages behind a mask."""

    def __init__(
        self, weights: Weights = RULE, tables: Likelihoods | None = None, bluff: Bluff = BLUFF
    ) -> None:
        """Play with these weights, likelihood tables and bluffing parameters."""
        super().__init__(weights, tables)
        self.bluff = bluff

    def scorer(self, view: View, trust: Trust, rng: Random, past: Chronicle | None) -> Scorer:
        """Return the scorer of the actions; a saboteur's wears a mask."""
        dwarf = super().scorer(view, trust, rng, past)
        if isinstance(dwarf, Saboteur) and past is not None:
            return Bluffing(dwarf, Mask(view, past, self.tables), self.bluff)
        return dwarf
