"""The tell: how well a dwarf's side is predicted from its own words and silences, without any deed.

A logistic regression learns from four fifths of the deals and predicts the rest, five times over. An AUC of
one half means that words and silences say nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Any, Final

from ..bots.chronicle import Chronicle
from ..bots.value import fitted
from ..claims import Claim
from ..core.cells import cell_text
from ..core.rules import Rules
from ..game import Game
from .arena import RoundTalk, deal, play_seats
from .runs import Result, Run, Wanted
from .stats import Interval, auc, bootstrap, paired

_FOLDS: Final = 5
_RIDGE: Final = 1.0
# What is heard of a dwarf in a round, after the constant of the regression.
HEARD: Final = (
    "says gold", "says stone", "looks and keeps quiet", "tells late", "accuses", "accuses as others do",
    "is alone in an accusation", "asks for a repair", "is contradicted", "is confirmed", "silent turns",
)  # fmt: skip


def hear_rounds(rules: dict[str, Any], level: str, seeds: list[str]) -> Result:
    """Play talking rounds with one level on every seat; return what was heard of everyone, and the truth."""
    built = Rules.build(**rules)
    return {"rounds": [_heard(built, level, seed) for seed in seeds]}


def _heard(rules: Rules, level: str, seed: str) -> dict[str, Any]:
    talk = RoundTalk(seed)
    pasts: list[Chronicle] = []

    def keep(_: Game, past: Chronicle) -> None:
        pasts[:] = [past]

    outcome = play_seats(deal(rules, seed), [level] * rules.players, seed, keep, talk=talk)
    rows = [features_of(seat, talk.claims, pasts[0]) for seat in range(rules.players)]
    return {"rows": rows, "saboteurs": [int(dwarf == "saboteur") for dwarf in outcome.dwarves]}


def features_of(seat: int, claims: Sequence[Claim], past: Chronicle) -> list[float]:
    """Return what was heard of a seat, in the order of `HEARD`."""
    own = [claim for claim in claims if claim.seat == seat]
    goals = {claim.cell: claim.word for claim in own if claim.kind == "saw-goal"}
    others = [claim for claim in claims if claim.seat != seat and claim.kind == "saw-goal"]
    targets = [claim.about for claim in own if claim.kind == "suspect"]
    accused = {claim.about for claim in claims if claim.kind == "suspect" and claim.seat != seat}
    turns = max(past.turns / past.rules.players, 1.0)
    return [
        float(list(goals.values()).count("gold")),
        float(list(goals.values()).count("stone")),
        float(sum(cell_text(cell) not in goals for cell in past.looked[seat])),
        float(_late(seat, goals, past)),
        float(len(targets)),
        float(sum(target in accused for target in targets)),
        float(sum(target not in accused for target in targets)),
        float(sum(claim.kind == "repair-me" for claim in own)),
        float(sum(goals.get(claim.cell, claim.word) != claim.word for claim in others)),
        float(sum(goals.get(claim.cell) == claim.word for claim in others)),
        1 - min(len(own) / turns, 1.0),
    ]


def _late(seat: int, told: dict[str, str], past: Chronicle) -> int:
    """Count the goals that a seat told of only after another move."""
    deeds = [deed for deed in past.deeds if deed.seat == seat]
    at_once = {
        one.what.removeprefix("map ")
        for one, next_one in pairwise(deeds)
        if one.kind == "map" and next_one.kind == "claim"
    }
    return len(told.keys() - at_once)


def tells(
    run: Run, tables: Sequence[Rules], level: str, rounds: int, chunk: int = 10
) -> list[dict[str, Any]]:
    """Play talking tables of one level and return how much its words give away."""
    results = run.measure([
        Wanted(
            str(rules.players), "tell.hear_rounds", {"rules": rules.as_dict(), "level": level},
            f"tell/{rules.players}", rounds, chunk,
        )
        for rules in tables
    ])  # fmt: skip
    return [
        tell_figures(rules.players, [each for result in found for each in result["rounds"]])
        for rules, found in zip(tables, results, strict=True)
    ]


def tell_figures(players: int, rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the AUC with an interval over deals, and how often each side is heard to do what."""
    scored = predicted(rounds)
    rows = [row for each in rounds for row in each["rows"]]
    sides = [side for each in rounds for side in each["saboteurs"]]

    def measure(units: list[Any]) -> float:
        return auc([pair for unit in units for pair in unit])

    return {
        "players": players,
        "rounds": len(rounds),
        "dwarves": len(rows),
        "auc": bootstrap(scored, measure, times=500),
        "said": paired([row[0] + row[1] + row[4] + row[7] for row in rows], times=500),
        "rates": {
            name: [_rate(rows, sides, place, side) for side in (0, 1)] for place, name in enumerate(HEARD)
        },
    }


def _rate(rows: list[list[float]], sides: list[int], place: int, side: int) -> Interval:
    found = [row[place] for row, its in zip(rows, sides, strict=True) if its == side]
    return paired(found, times=300)


def predicted(rounds: Sequence[dict[str, Any]]) -> list[list[tuple[float, int]]]:
    """Return for each deal how likely each dwarf seemed a saboteur, to a model that never heard that deal."""
    found: list[list[tuple[float, int]]] = []
    models = [_model([each for n, each in enumerate(rounds) if n % _FOLDS != fold]) for fold in range(_FOLDS)]
    for number, each in enumerate(rounds):
        model = models[number % _FOLDS]
        scores = [
            1 / (1 + exp(-sum(a * b for a, b in zip(model, [1.0, *row], strict=True))))
            for row in each["rows"]
        ]
        found.append(list(zip(scores, each["saboteurs"], strict=True)))
    return found


def _model(rounds: Sequence[dict[str, Any]]) -> list[float]:
    rows = [[1.0, *row] for each in rounds for row in each["rows"]]
    return fitted(rows, [side for each in rounds for side in each["saboteurs"]], _RIDGE)
