"""Two players of the lab in alternate seats: what each wins on the same deals."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import NamedTuple

from ..core.rules import Rules
from ..game import Game
from .arena import outcome_of
from .stats import p_value


class Compared(NamedTuple):
    """Gold per game of either player, the standard error of the difference, and its p-value."""

    one: float
    other: float
    error: float
    p: float

    @property
    def more(self) -> float:
        """Return how much more gold the first player wins."""
        return self.one - self.other

    def text(self) -> str:
        """Format it as a row of a table."""
        chance = f"{self.p:.4f}" if self.p >= 0.0001 else "< 0.0001"
        return f"{self.one:6.2f}{self.other:9.2f}{self.more:+9.2f}{self.error:8.2f}{chance:>11}"


# The header of the table.
HEAD = "  first    other     more   error          p"


def compared(rules: Rules, one: str, other: str, deals: int, seed: str = "mixed") -> Compared:
    """Play every deal twice, so that each player has had every seat of it, and compare by deal."""
    games = [_both(rules, one, other, f"{seed}/{number}") for number in range(deals)]
    ones, others = (list(golds) for golds in zip(*games, strict=True))
    differences = [mine - yours for mine, yours in games]
    error = stdev(differences) / math.sqrt(deals)
    return Compared(fmean(ones), fmean(others), error, p_value(differences))


def _both(rules: Rules, one: str, other: str, seed: str) -> tuple[float, float]:
    """Return the mean gold of either player on all seats of a deal."""
    first, second = (one, other) * rules.players, (other, one) * rules.players
    golds: dict[str, list[int]] = {one: [], other: []}
    for names in (first[: rules.players], second[: rules.players]):
        for name, gold in zip(names, outcome_of(Game(rules, seed), names, seed).gold, strict=True):
            golds[name].append(gold)
    return fmean(golds[one]), fmean(golds[other])
