"""Deals of dwarf cards to places: listed where they are few, counted by dynamic programming where many.

A deal gives every place a kind of dwarf. Cards are dealt without looking, so each kind's next card comes with
as many chances as cards of it are left. Times say how much more likely a kind is at a place by what was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import NamedTuple, Protocol

# How many cards there are of each kind.
Counts = tuple[int, ...]
# For every place, how much more likely each kind is there.
Times = Sequence[Sequence[float]]


class Spread(Protocol):
    """How likely all deals are."""

    # The weight of all deals together.
    total: float
    # For every place how likely each kind is.
    chances: list[list[float]]

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Return a deal, each as often as it is likely."""
        ...


class Deal(NamedTuple):
    """A kind for every place, and in how many ways the cards can lie so."""

    kinds: tuple[int, ...]
    ways: int


@lru_cache(maxsize=512)
def listed(counts: Counts, places: int) -> tuple[Deal, ...]:
    """Return every deal."""
    if not places:
        return (Deal((), 1),)
    return tuple(
        Deal((kind, *rest.kinds), count * rest.ways)
        for kind, count in enumerate(counts)
        if count
        for rest in listed(_without(counts, kind), places - 1)
    )


@lru_cache(maxsize=4096)
def how_many(counts: Counts, places: int) -> int:
    """Return how many deals there are."""
    if not places:
        return 1
    return sum(how_many(_without(counts, kind), places - 1) for kind, count in enumerate(counts) if count)


def _without(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


class Listed:
    """Every deal with its weight."""

    def __init__(self, counts: Counts, times: Times, more: Sequence[float] = ()) -> None:
        """Weigh every deal; more is a weight for each that no single place explains."""
        self._deals = listed(counts, len(times))
        weights = [self._weight(deal, times) for deal in self._deals]
        self._weights = [a * b for a, b in zip(weights, more, strict=True)] if more else weights
        self.total = sum(self._weights)
        self.chances = self._chances(len(counts), len(times))

    @staticmethod
    def _weight(deal: Deal, times: Times) -> float:
        weight = float(deal.ways)
        for kind, row in zip(deal.kinds, times, strict=True):
            weight *= row[kind]
        return weight

    def _chances(self, kinds: int, places: int) -> list[list[float]]:
        sums = [[0.0] * kinds for _ in range(places)]
        for deal, weight in zip(self._deals, self._weights, strict=True):
            for place, kind in enumerate(deal.kinds):
                sums[place][kind] += weight
        scale = 1 / (self.total or 1.0)
        return [[weight * scale for weight in row] for row in sums]

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Return a deal, each as often as it is likely."""
        return rng.choices(self._deals, self._weights)[0].kinds


class Counted:
    """All deals at once, by how many cards of each kind the first places have got."""

    def __init__(self, counts: Counts, times: Times) -> None:
        """Walk forward over the places and back again."""
        self._counts = counts
        self._times = times
        self._forward = self._walk_forward()
        self._backward = self._walk_back()
        self.total = sum(self._forward[-1].values())
        self.chances = [self._chance(place) for place in range(len(times))]

    def _walk_forward(self) -> list[dict[Counts, float]]:
        layers = [{(0,) * len(self._counts): 1.0}]
        for row in self._times:
            layer: dict[Counts, float] = {}
            for used, weight in layers[-1].items():
                for kind, times in enumerate(row):
                    left = self._counts[kind] - used[kind]
                    if left and times:
                        new = (*used[:kind], used[kind] + 1, *used[kind + 1 :])
                        layer[new] = layer.get(new, 0.0) + weight * left * times
            layers.append(layer)
        return layers

    def _walk_back(self) -> list[dict[Counts, float]]:
        layers = [dict.fromkeys(self._forward[-1], 1.0)]
        for place in reversed(range(len(self._times))):
            after = layers[-1]
            layer = {
                used: sum(
                    (self._counts[kind] - used[kind]) * times * after.get(_with(used, kind), 0.0)
                    for kind, times in enumerate(self._times[place])
                )
                for used in self._forward[place]
            }
            layers.append(layer)
        return layers[::-1]

    def _chance(self, place: int) -> list[float]:
        after = self._backward[place + 1]
        sums = [0.0] * len(self._counts)
        for used, weight in self._forward[place].items():
            for kind, times in enumerate(self._times[place]):
                left = self._counts[kind] - used[kind]
                sums[kind] += weight * left * times * after.get(_with(used, kind), 0.0)
        scale = 1 / (self.total or 1.0)
        return [weight * scale for weight in sums]

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Return a deal, each as often as it is likely: forward, by what may still come."""
        used: Counts = (0,) * len(self._counts)
        kinds = []
        for place, row in enumerate(self._times):
            after = self._backward[place + 1]
            weights = [
                (self._counts[kind] - used[kind]) * times * after.get(_with(used, kind), 0.0)
                for kind, times in enumerate(row)
            ]
            point = rng.random() * sum(weights)
            kind = next(k for k, sum_ in enumerate(accumulate(weights)) if point < sum_)
            kinds.append(kind)
            used = _with(used, kind)
        return tuple(kinds)


def _with(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
