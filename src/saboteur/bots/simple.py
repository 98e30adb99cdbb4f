"""A small but sensible bot: it keeps no memory and goes by the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.actions import Action, seat_text
from ..core.cards import TILES
from ..core.cells import parse_cell
from ..core.view import View
from .dwarves import dwarf_of, weigh_goals
from .survey import Survey
from .teams import member_of

# Equal scores are decided by lot.
_LOT = 1e-3


class SimpleBot:
    """Weighs every legal action for its dwarf and takes the best."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Return the action that its dwarf likes best; what it does not know it takes by lot."""
        if len(legal) == 1:
            return legal[0]
        verb = legal[0].verb
        if view.window["kind"] == "turn":
            score = (member_of if "saboteur2" in view.rules.modules else dwarf_of)(view).score
            return max(legal, key=lambda action: score(action) + _LOT * rng.random())
        if verb == "take":
            return max(legal, key=lambda action: int(action.word))
        if verb == "open":
            return _opened(view, legal)
        if verb == "turn":
            return _turned(view, legal)
        if verb == "steal":
            return _stolen(view, legal)
        if view.window["kind"] == "veto":
            return legal[0] if _harms(view, view.window["action"]) else legal[-1]
        return rng.choice(legal)


def _digs(view: View) -> bool:
    return view.seat is None or view.dwarves[view.seat] != "saboteur"


def _opened(view: View, legal: Sequence[Action]) -> Action:
    """Open the likeliest treasure first, or last for a saboteur."""
    weights = weigh_goals(view)
    best = max if _digs(view) else min
    return best(legal, key=lambda action: weights.get(action.cell, 0.0))


def _stolen(view: View, legal: Sequence[Action]) -> Action:
    """Steal from whoever was given most."""
    richest = {seat_text(seat): gold for seat, gold in enumerate(view.awarded)}
    return max(legal, key=lambda action: richest.get(action.word, -1))


def _harms(view: View, text: str) -> bool:
    """Tell whether a card that was played breaks one's own tool or traps one."""
    words = text.split()
    mine = view.seat is not None and words[-1] == seat_text(view.seat)
    return mine and words[1].partition("-")[0] in ("break", "trap")


def _turned(view: View, legal: Sequence[Action]) -> Action:
    """Lay a turned stone so that the tunnel gets nearer, or farther for a saboteur."""
    cell = parse_cell(view.window["cells"][0])
    assert cell is not None
    survey = Survey(view, weigh_goals(view))
    best = min if _digs(view) else max
    return best(legal, key=lambda action: survey.after_laying(TILES[action.tile], cell).distance)
