"""Deals of dwarf cards to places: listed if there are few, otherwise counted by dynamic programming.

A deal gives every place a kind of dwarf. Cards are dealt blind, so the next card of a kind is as likely as
there are cards of it left. `times` says how much more likely a kind is at a place, given what was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

# The number of cards of each kind.
Counts = tuple[int, ...]
# For every place, the likelihood factor of each kind.
Times = Sequence[Sequence[float]]


class Spread(Protocol):
    """The distribution over all deals."""

    # The total weight of all deals.
    total: float
    # For every place, the probability of each kind.
    chances: list[list[float]]

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Draw a deal from the distribution."""
        ...


class Deal(NamedTuple):
    """A kind for every place, and the number of ways the cards can lie so."""

    kinds: tuple[int, ...]
    ways: int


@lru_cache(maxsize=512)
def listed(counts: Counts, places: int) -> tuple[Deal, ...]:
    """Return every deal of these dwarves to so many places, each with how many ways lead to it."""
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
        """Weigh every deal; `more` has a weight per deal that no single place explains."""
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
        """Draw a deal from the distribution."""
        return rng.choices(self._deals, self._weights)[0].kinds


# A step of a walk: from which sum to which, with a card of which kind, and how many of it are left.
Step = tuple[int, int, int, int]


@lru_cache(maxsize=256)
def _walk(counts: Counts, places: int) -> tuple[tuple[tuple[Step, ...], ...], tuple[int, ...]]:
    """Return, for each place, every step from what the places before it have got, and the number of ends."""
    layer: dict[Counts, int] = {(0,) * len(counts): 0}
    walk, ends = [], []
    for _ in range(places):
        after: dict[Counts, int] = {}
        steps = []
        for used, number in layer.items():
            for kind, count in enumerate(counts):
                if left := count - used[kind]:
                    new = (*used[:kind], used[kind] + 1, *used[kind + 1 :])
                    steps.append((number, after.setdefault(new, len(after)), kind, left))
        walk.append(tuple(steps))
        ends.append(len(after))
        layer = after
    return tuple(walk), tuple(ends)


class Counted:
    """All deals at once, by how many cards of each class the first places have got.

    Kinds of cards that are equally likely at every place form a class: among them, chance alone decides.
    """

    def __init__(self, counts: Counts, times: Times) -> None:
        """Walk forward over the places, then back."""
        self._counts = counts
        self._classes = _classes(counts, times)
        self._times = [[row[kinds[0]] for kinds in self._classes] for row in times]
        sizes = tuple(sum(counts[kind] for kind in kinds) for kinds in self._classes)
        self._steps, self._ends = _walk(sizes, len(times))
        self._forward = self._walk_forward()
        self.total = sum(self._forward[-1])
        self._backward, self.chances = self._walk_back()

    def _walk_forward(self) -> list[list[float]]:
        layers = [[1.0]]
        for row, steps, ends in zip(self._times, self._steps, self._ends, strict=True):
            before, layer = layers[-1], [0.0] * ends
            for number, new, kind, left in steps:
                layer[new] += before[number] * left * row[kind]
            layers.append(layer)
        return layers

    def _walk_back(self) -> tuple[list[list[float]], list[list[float]]]:
        """Return what may still come after every place, and how likely each kind is at it."""
        layers, chances = [[1.0] * len(self._forward[-1])], []
        for place in reversed(range(len(self._times))):
            row, before, after = self._times[place], self._forward[place], layers[-1]
            layer, sums = [0.0] * len(before), [0.0] * len(row)
            for number, new, kind, left in self._steps[place]:
                weight = left * row[kind] * after[new]
                layer[number] += weight
                sums[kind] += before[number] * weight
            layers.append(layer)
            chances.append(self._chance(sums))
        return layers[::-1], chances[::-1]

    def _chance(self, sums: list[float]) -> list[float]:
        """Share the weight of every class among its kinds."""
        scale = 1 / (self.total or 1.0)
        chances = [0.0] * len(self._counts)
        for kinds, weight in zip(self._classes, sums, strict=True):
            size = sum(self._counts[kind] for kind in kinds)
            for kind in kinds:
                chances[kind] = weight * scale * self._counts[kind] / size
        return chances

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Draw a deal from the distribution, place by place, weighing what may still come."""
        here, kinds = 0, []
        stacks = [[kind for kind in same for _ in range(self._counts[kind])] for same in self._classes]
        for place, row in enumerate(self._times):
            after = self._backward[place + 1]
            ways = [(new, which, left) for number, new, which, left in self._steps[place] if number == here]
            weights = [left * row[which] * after[new] for new, which, left in ways]
            here, which, _ = rng.choices(ways, weights)[0]
            kinds.append(stacks[which].pop(rng.randrange(len(stacks[which]))))
        return tuple(kinds)


def _classes(counts: Counts, times: Times) -> list[list[int]]:
    """Return the kinds of cards that there are, those together that are equally likely at every place."""
    classes: dict[tuple[float, ...], list[int]] = {}
    for kind, count in enumerate(counts):
        if count:
            classes.setdefault(tuple(row[kind] for row in times), []).append(kind)
    return list(classes.values())
