"""What bots answer when they are asked something else than what to do on their turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.actions import Action, seat_text
from ..core.cards import TILES
from ..core.cells import parse_cell
from ..core.view import View
from .dwarves import card_worth
from .survey import Survey
from .trust import Trust


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
        case "keep":
            return _kept(view, legal)
        case "pay" | "ask" | "refuse" | "withdraw":
            return _tolled(view, legal, rng, trust)
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


def _kept(view: View, legal: Sequence[Action]) -> Action:
    """Keep the most useful card, or the one that harms most for a saboteur."""
    best = max if _digs(view) else min
    return best(legal, key=lambda action: card_worth(action.card or action.word))


def _tolled(view: View, legal: Sequence[Action], rng: Random, trust: Trust) -> Action:
    """Pay for nobody else; for oneself only where the treasure is near."""
    by_verb = {action.verb: action for action in legal}
    if "refuse" in by_verb:
        return by_verb["refuse"]
    near = _digs(view) and Survey(view, trust.goals).nearest <= 2
    wanted = "pay" if near else "withdraw"
    return by_verb.get(wanted) or rng.choice(legal)


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
