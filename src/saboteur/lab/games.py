"""Whole rounds for data sets: every action, and what its player believed of the others before it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..bots import Bot
from ..bots.belief import Certainties, believe
from ..bots.chronicle import Chronicle
from ..bots.rule import BUDGET
from ..core.actions import Action
from ..core.rules import Rules
from ..core.view import View
from .arena import deal, play_seats, player
from .runs import Result, Wanted

_DIGITS = 4
# How many rounds a process plays at a time.
_AT_ONCE = 5


def play_rounds(rules: dict[str, Any], bots: list[str], seeds: list[str], budget: float = BUDGET) -> Result:
    """Play some deals, with bots drawn by lot for every seat; return all that was done and believed."""
    built = Rules.build(**rules)
    return {"rounds": [_round(built, bots, seed, budget) for seed in seeds]}


def wanted_rounds(rules: Rules, bots: Sequence[str], rounds: int, budget: float) -> Wanted:
    """Return what is needed for a data set; the same deals are dealt whoever plays."""
    given = {"rules": rules.as_dict(), "bots": list(bots), "budget": budget}
    return Wanted("games", "games.play_rounds", given, f"games/{rules.players}", rounds, _AT_ONCE)


def _round(rules: Rules, bots: Sequence[str], seed: str, budget: float) -> dict[str, Any]:
    game = deal(rules, seed)
    names = Random(f"{seed}/bots").choices(bots, k=rules.players)
    scribe = _Scribe([player(name, game) for name in names])
    outcome = play_seats(game, [""] * rules.players, seed, budget=budget, own=scribe)
    return {
        "seed": seed,
        "bots": names,
        "deeds": scribe.deeds,
        "found": outcome.found,
        "gold": outcome.gold,
    }


class _Scribe:
    """Lets every seat's bot choose, and writes down what it does and what can be believed by then."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = bots
        self.deeds: list[tuple[int, str, list[float] | None]] = []

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        assert view.seat is not None, "a spectator has no move"
        suspicions = suspected(view, past)
        action = self.bots[view.seat].choose(view, legal, rng, budget, past)
        self.deeds.append((view.seat, str(action), suspicions))
        return action


def suspected(view: View, past: Chronicle | None) -> list[float] | None:
    """Return how likely each seat is a saboteur, judged by a view; None if nothing fits what was seen."""
    known = Certainties.to(view)
    belief = believe(view.rules, known, past)
    if belief is None:
        return None
    return [
        round(belief.suspicion(seat), _DIGITS) if dwarf is None else float(dwarf == "saboteur")
        for seat, dwarf in enumerate(known.dwarves)
    ]
