"""How likely the diggers are to find the treasure from a fully known position.

A logistic model of a few features, fitted by the lab to rounds between good bots (`saboteur lab fit`). The
searching bot applies it to sampled worlds, never to the real one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from math import exp
from typing import Final

from ..core.rules import Rules
from ..core.worlds import World
from .survey import FAR, Survey

# A digger's average gold, and the bonus of the player who finds the treasure (28 gold cards).
SHARE: Final = 1.45
FINDER: Final = 0.8
_BY_SABOTEURS: Final = {1: 4.0, 2: 3.0, 3: 3.0}
_MANY_SABOTEURS: Final = 2.0

NAMES: Final = (
    "always", "way", "way squared", "turns left", "way for each turn of a digger", "diggers free",
    "saboteurs free", "share of saboteurs", "openings", "diggers who know",
)  # fmt: skip


def features(rules: Rules, world: World) -> list[float]:
    """Return the features of the model."""
    treasure = next((cell for cell, goal in world.goals.items() if goal == "treasure"), None)
    weights = {} if treasure is None else {treasure: 1.0}
    survey = Survey(world, weights)
    way = min(survey.distance, FAR)
    players = rules.players
    cards = len(world.pile) + sum(rules.count_of(hand) for hand in world.hands)
    sabotage = [dwarf == "saboteur" for dwarf in world.dwarves]
    free = [not world.blocked >> seat & 1 for seat in range(players)]
    bad = sum(sabotage)
    good = players - bad
    turns = cards / players
    digs_free = sum(f for f, s in zip(free, sabotage, strict=True) if not s) / max(good, 1)
    bad_free = sum(f for f, s in zip(free, sabotage, strict=True) if s) / max(bad, 1)
    knows = sum(treasure in known.goals for known, s in zip(world.known, sabotage, strict=True) if not s)
    pace = way / (turns * good + 1)
    return [
        1.0, way / 8, way * way / 64, min(turns, 12.0) / 10, 4 * pace, digs_free, bad_free * (bad > 0),
        bad / players, min(len(survey.live), 10) / 10, knows / max(good, 1),
    ]  # fmt: skip


def saboteurs_gold(count: int) -> float:
    """Return what each of so many saboteurs gets if they win."""
    return _BY_SABOTEURS.get(count, _MANY_SABOTEURS)


class ValueModel:
    """A logistic model: coefficients for the features."""

    def __init__(self, coefficients: Sequence[float]) -> None:
        """Store the coefficients in the order of `NAMES`."""
        self.coefficients = tuple(coefficients)

    def chance(self, rules: Rules, world: World) -> float:
        """Return the probability that the diggers find the treasure."""
        row = features(rules, world)
        height = sum(c * x for c, x in zip(self.coefficients, row, strict=True))
        return 1 / (1 + exp(-max(min(height, 30.0), -30.0)))


@lru_cache
def shipped_value() -> ValueModel:
    """Return the model that comes with the game."""
    read = tomllib.loads(resources.files(__package__).joinpath("value.toml").read_text("utf-8"))
    return ValueModel([read[name] for name in NAMES])


def fitted(
    rows: Sequence[Sequence[float]],
    won: Sequence[int],
    ridge: float = 1.0,
    fixed: Mapping[int, float] | None = None,
) -> list[float]:
    """Return the maximum-likelihood coefficients by Newton's method; some may be fixed."""
    held = fixed or {}
    size = len(rows[0])
    free = [place for place in range(size) if place not in held]
    found = [held.get(place, 0.0) for place in range(size)]
    for _ in range(12):
        slope = [-ridge * found[place] for place in free]
        bend = [[ridge * (i == j) for j in free] for i in free]
        for row, truth in zip(rows, won, strict=True):
            chance = 1 / (1 + exp(-max(min(sum(c * x for c, x in zip(found, row, strict=True)), 30), -30)))
            weight = chance * (1 - chance)
            values = [row[place] for place in free]
            for i, value in enumerate(values):
                slope[i] += (truth - chance) * value
                scaled = weight * value
                for j in range(i + 1):
                    bend[i][j] += scaled * values[j]
        for i in range(len(free)):
            for j in range(i + 1, len(free)):
                bend[i][j] = bend[j][i]
        for place, step in zip(free, _solved(bend, slope), strict=True):
            found[place] += step
    return found


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found
