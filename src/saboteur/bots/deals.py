"""Deals of dwarf cards to places: listed if there are few, otherwise counted by dynamic programming.

A deal gives every place a kind of dwarf. Cards are dealt blind, so the next card of a kind is as likely as
there are cards of it left. `times` says how much more likely a kind is at a place, given what was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import chain
from math import prod
from random import Random
from typing import NamedTuple, Protocol

from .kernel_access import sum_in_kernel

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


@lru_cache(maxsize=512)
def _spots(counts: Counts, places: int) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Return, for every listed deal, its kind at each place as one number, and for every number its deals."""
    kinds = len(counts)
    deals = tuple(
        tuple(place * kinds + kind for place, kind in enumerate(deal.kinds))
        for deal in listed(counts, places)
    )
    having = tuple(
        tuple(number for number, spots in enumerate(deals) if spot in spots) for spot in range(places * kinds)
    )
    return deals, having


class Listed:
    """Every deal with its weight."""

    def __init__(self, counts: Counts, times: Times, more: Sequence[float] = ()) -> None:
        """Weigh every deal; `more` has a weight per deal that no single place explains."""
        self._deals = listed(counts, len(times))
        spots, having = _spots(counts, len(times))
        time_at = list(chain.from_iterable(times)).__getitem__
        weights = [
            prod(map(time_at, at), start=float(deal.ways))
            for deal, at in zip(self._deals, spots, strict=True)
        ]
        self._weights = weights = [a * b for a, b in zip(weights, more, strict=True)] if more else weights
        self.total = sum(weights)
        scale, weight_of = 1 / (self.total or 1.0), weights.__getitem__
        sums = [sum(map(weight_of, deals)) * scale for deals in having]
        kinds = len(counts)
        self.chances = [sums[first : first + kinds] for first in range(0, len(sums), kinds)]

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
        """Count all deals, in the kernel if it is loaded."""
        self._counts = counts
        self._classes = _classes(counts, times)
        self._times = [[row[kinds[0]] for kinds in self._classes] for row in times]
        self._sizes = tuple(sum(counts[kind] for kind in kinds) for kinds in self._classes)
        self.total, sums = sum_in_kernel(self._sizes, self._times) or self._walked[:2]
        self.chances = self._shared(sums)

    @cached_property
    def _walked(self) -> tuple[float, list[list[float]], list[list[float]]]:
        """Walk forward over the places, then back.

        Return the weight of all deals, that of each class at each place, and that of what may still come
        after so many places.
        """
        steps, ends = _walk(self._sizes, len(self._times))
        forward = [[1.0]]
        for row, way, size in zip(self._times, steps, ends, strict=True):
            before, layer = forward[-1], [0.0] * size
            for number, new, kind, left in way:
                layer[new] += before[number] * left * row[kind]
            forward.append(layer)
        backward, sums = [[1.0] * len(forward[-1])], []
        for place in reversed(range(len(steps))):
            row, before, after = self._times[place], forward[place], backward[-1]
            layer, weights = [0.0] * len(before), [0.0] * len(row)
            for number, new, kind, left in steps[place]:
                weight = left * row[kind] * after[new]
                layer[number] += weight
                weights[kind] += before[number] * weight
            backward.append(layer)
            sums.append(weights)
        return sum(forward[-1]), sums[::-1], backward[::-1]

    def _shared(self, sums: list[list[float]]) -> list[list[float]]:
        """Share the weight of every class among its kinds."""
        scale, counts = 1 / (self.total or 1.0), self._counts
        shares = [
            (kind, number, scale * counts[kind] / size)
            for number, (kinds, size) in enumerate(zip(self._classes, self._sizes, strict=True))
            for kind in kinds
        ]
        chances = [[0.0] * len(counts) for _ in sums]
        for row, weights in zip(chances, sums, strict=True):
            for kind, number, share in shares:
                row[kind] = weights[number] * share
        return chances

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Draw a deal from the distribution, place by place, weighing what may still come."""
        here, kinds = 0, []
        steps, _ = _walk(self._sizes, len(self._times))
        backward = self._walked[2]
        stacks = [[kind for kind in same for _ in range(self._counts[kind])] for same in self._classes]
        for place, row in enumerate(self._times):
            after = backward[place + 1]
            ways = [(new, which, left) for number, new, which, left in steps[place] if number == here]
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
