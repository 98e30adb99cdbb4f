"""The bot that goes by weights: it keeps no memory and looks at its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from ..core.actions import Action, seat_text
from ..core.cards import TILES
from ..core.cells import parse_cell
from ..core.view import View
from .chronicle import Chronicle
from .dwarves import Digger, Saboteur, dwarf_of
from .survey import Survey
from .teams import Boss, member_of
from .trust import NaiveTrust, Trust
from .weights import RULE, Weights

# Equal scores are decided by lot.
_LOT = 1e-3
# How long a bot may think, in seconds.
BUDGET = 0.3


class Scorer(Protocol):
    """Weighs actions at one moment."""

    def score(self, action: Action) -> float:
        """Return what an action is worth."""
        ...


class RuleBot:
    """Weighs every legal action for its dwarf and takes the best."""

    def __init__(self, weights: Weights = RULE) -> None:
        """Play by a table of weights."""
        self.weights = weights

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return the action that its dwarf likes best; what it does not know it takes by lot."""
        if len(legal) == 1:
            return legal[0]
        trust = self.trust(view, past)
        if view.window["kind"] != "turn":
            return answered(view, legal, rng, trust)
        scorer = self.scorer(view, trust, rng, past)
        return max(legal, key=lambda action: scorer.score(action) + _LOT * rng.random())

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Return whom to trust."""
        return NaiveTrust(view)

    def scorer(self, view: View, trust: Trust, rng: Random, past: Chronicle | None) -> Scorer:
        """Return the dwarf that weighs the actions; a masked saboteur may play as a digger would."""
        second = "saboteur2" in view.rules.modules
        dwarf = (member_of if second else dwarf_of)(view, self.weights, trust)
        if isinstance(dwarf, Saboteur) and not dwarf.alarm and rng.random() < self.weights.mimic:
            return (Boss if second else Digger)(view, self.weights, trust)
        return dwarf


def answered(view: View, legal: Sequence[Action], rng: Random, trust: Trust) -> Action:
    """Return the answer to anything but a plain turn."""
    match legal[0].verb:
        case "take":
            return max(legal, key=lambda action: int(action.word))
        case "open":
            return _opened(view, legal, trust)
        case "turn":
            return _turned(view, legal, trust)
        case "steal":
            return _stolen(view, legal)
    if view.window["kind"] == "veto":
        return legal[0] if _harms(view, view.window["action"]) else legal[-1]
    return rng.choice(legal)


def _digs(view: View) -> bool:
    return view.seat is None or view.dwarves[view.seat] != "saboteur"


def _opened(view: View, legal: Sequence[Action], trust: Trust) -> Action:
    """Open the likeliest treasure first, or last for a saboteur."""
    best = max if _digs(view) else min
    return best(legal, key=lambda action: trust.goals.get(action.cell, 0.0))


def _stolen(view: View, legal: Sequence[Action]) -> Action:
    """Steal from whoever was given most."""
    richest = {seat_text(seat): gold for seat, gold in enumerate(view.awarded)}
    return max(legal, key=lambda action: richest.get(action.word, -1))


def _harms(view: View, text: str) -> bool:
    """Tell whether a card that was played breaks one's own tool or traps one."""
    words = text.split()
    mine = view.seat is not None and words[-1] == seat_text(view.seat)
    return mine and words[1].partition("-")[0] in ("break", "trap")


def _turned(view: View, legal: Sequence[Action], trust: Trust) -> Action:
    """Lay a turned stone so that the tunnel gets nearer, or farther for a saboteur."""
    cell = parse_cell(view.window["cells"][0])
    assert cell is not None
    survey = Survey(view, trust.goals)
    best = min if _digs(view) else max
    return best(legal, key=lambda action: survey.after_laying(TILES[action.tile], cell).distance)
