"""Rates, differences and scores with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from random import Random
from statistics import NormalDist, fmean
from typing import Any, Final, NamedTuple

_CLIP: Final = 1e-6
BINS: Final = 10


class Interval(NamedTuple):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def text(self, scale: float = 100.0, digits: int = 1) -> str:
        """Format it, in per cent by default."""
        value, low, high = (number * scale for number in self)
        return f"{value:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def wilson(wins: float, trials: int) -> Interval:
    """Return a rate with its Wilson interval (95 %)."""
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    rate, z = wins / trials, 1.96
    middle = rate + z * z / (2 * trials)
    spread = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return Interval(rate, max((middle - spread) / scale, 0.0), (middle + spread) / scale)


def bootstrap(
    units: Sequence[Any],
    measure: Callable[[list[Any]], float],
    times: int = 1000,
) -> Interval:
    """Return a measure with its interval by resampling the units, such as deals."""
    rng = Random("bootstrap")
    found = sorted(measure(rng.choices(units, k=len(units))) for _ in range(times)) if units else [0.0]
    low, high = found[int(0.025 * len(found))], found[min(int(0.975 * len(found)), len(found) - 1)]
    return Interval(measure(list(units)) if units else 0.0, low, high)


def paired(differences: Sequence[float], times: int = 2000) -> Interval:
    """Return the mean of differences, one for each deal, with a bootstrap interval."""
    return bootstrap([(d,) for d in differences], lambda units: fmean(u[0] for u in units), times)


def p_value(differences: Sequence[float]) -> float:
    """Return the two-sided p-value of a mean (normal approximation)."""
    count = len(differences)
    if count < 2:
        return 1.0
    mean = fmean(differences)
    spread = math.sqrt(sum((d - mean) ** 2 for d in differences) / (count - 1) / count)
    if not spread:
        return 1.0 if not mean else 0.0
    return 2 * (1 - NormalDist().cdf(abs(mean) / spread))


# Beliefs: pairs of (how likely it was thought to be, whether it was so) ----------------------------


def log_loss(pairs: Sequence[tuple[float, int]]) -> float:
    """Return the mean log loss, in nats."""
    clipped = [(min(max(p, _CLIP), 1 - _CLIP), truth) for p, truth in pairs]
    return -fmean(math.log(p if truth else 1 - p) for p, truth in clipped)


def brier(pairs: Sequence[tuple[float, int]]) -> float:
    """Return the mean squared error."""
    return fmean((p - truth) ** 2 for p, truth in pairs)


def auc(pairs: Sequence[tuple[float, int]]) -> float:
    """Return how often a true case was thought likelier than a false one; ties count half."""
    ordered = sorted(pairs)
    wins, below = 0.0, 0
    for _, same in groupby(ordered, key=itemgetter(0)):
        truths = [truth for _, truth in same]
        yes = sum(truths)
        no = len(truths) - yes
        wins += yes * (below + no / 2)
        below += no
    total = sum(truth for _, truth in ordered)
    others = len(ordered) - total
    return wins / (total * others) if total and others else 0.5


def calibration(pairs: Sequence[tuple[float, int]]) -> list[tuple[int, float, float]]:
    """Return, for ten bins of belief, the count, the mean belief and the frequency."""
    bins: list[list[tuple[float, int]]] = [[] for _ in range(BINS)]
    for p, truth in pairs:
        bins[min(int(p * BINS), BINS - 1)].append((p, truth))
    return [(len(b), fmean(p for p, _ in b), fmean(t for _, t in b)) if b else (0, 0.0, 0.0) for b in bins]


def calibration_error(pairs: Sequence[tuple[float, int]]) -> float:
    """Return the mean distance between belief and frequency, over all bins."""
    rows = calibration(pairs)
    return sum(count * abs(believed - true) for count, believed, true in rows) / max(len(pairs), 1)
