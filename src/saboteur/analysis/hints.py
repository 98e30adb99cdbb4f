"""What a player could do now, and why, from what their seat knows: help in games against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots.belief import Certainties, Posterior, believe
from ..bots.chronicle import Chronicle
from ..bots.detective import DetectiveBot
from ..core.actions import Action
from ..core.view import View
from ..schema.tables import HintsShape, IdeaShape, OpinionShape
from .why import amount_of, expected

# How many ideas and reasons are given.
_MOST_IDEAS: Final = 3
_MOST_DEEDS: Final = 2
# A deed with less weight says hardly anything about somebody.
_LEAST_WEIGHT: Final = 0.1
NO_HINTS: Final[HintsShape] = {"ideas": [], "goals": [], "beliefs": []}


def hints_for(view: View, legal: Sequence[Action], past: Chronicle) -> HintsShape:
    """Return what a detective in this seat would do, one action for each end, and what it believes."""
    bot = DetectiveBot()
    dwarf = bot.dwarf(view, bot.trust(view, past))
    known = believe(view.rules, Certainties.to(view), past)
    best = sorted(legal, key=lambda action: -dwarf.score(action))
    ideas: dict[str, IdeaShape] = {}
    for action in best:
        amount = amount_of(known, past, view, action)
        # Two ways to the same end are one idea, so that the next one shows something else.
        ideas.setdefault(amount or f"{action.verb} {action.card}", {"do": action.text, "amount": amount})
    return {
        "ideas": list(ideas.values())[:_MOST_IDEAS],
        "goals": [round(known.goals.get(cell, 0.0), 3) for cell in view.goals] if known else [],
        "beliefs": _opinions(known, view) if known else [],
    }


def _opinions(known: Posterior, view: View) -> list[OpinionShape]:
    """Return how likely each seat is a saboteur, and what its deeds amounted to that say most of it."""
    seats = range(view.rules.players)
    chances = [known.suspicion(seat) for seat in seats]
    others = [chances[seat] for seat in seats if seat != view.seat]
    even = sum(others) / max(1, len(others))
    return [_opinion(known, seat, chances[seat], 1 if chances[seat] > even else -1) for seat in seats]


def _opinion(known: Posterior, seat: int, chance: float, side: int) -> OpinionShape:
    """Return an opinion with the deeds that speak for the side it is on."""
    telling = [(weight * side, deed) for deed, weight in known.ledger(seat) if weight * side >= _LEAST_WEIGHT]
    telling.sort(key=lambda line: -line[0])
    amounts = [known.regarding(deed).amount(expected(known)) for _, deed in telling]
    return {"chance": round(chance, 3), "deeds": list(dict.fromkeys(amounts))[:_MOST_DEEDS]}
