"""Boosted trees: many small trees, each correcting those before it, that tell two classes apart.

They find what a logistic regression cannot: that two things together mean something else than each alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

_TREES: Final = 40
_DEPTH: Final = 2
# How much of its correction each tree makes.
_RATE: Final = 0.2
# How strongly small groups are attributed to chance.
_RIDGE: Final = 5.0
# At most so many places to cut each feature.
_CUTS: Final = 8

Rows = Sequence[Sequence[float]]


class Cut(NamedTuple):
    """A question about one feature, and what follows for rows up to a value and for those above it."""

    feature: int
    value: float
    below: Tree
    above: Tree


Tree = Cut | float


class Boosted(NamedTuple):
    """A sum of trees that was learnt."""

    start: float
    trees: Sequence[Tree]

    def height(self, row: Sequence[float]) -> float:
        """Return the odds of the second class, as a logarithm."""
        return self.start + _RATE * sum(_leaf(tree, row) for tree in self.trees)


def boosted(rows: Rows, truths: Sequence[int]) -> Boosted:
    """Learn to tell rows of the second class from those of the first."""
    yes = sum(truths) + 1.0
    start = log(yes / (len(truths) - sum(truths) + 1.0))
    cuts = [_cuts(column) for column in zip(*rows, strict=True)]
    trees: list[Tree] = []
    heights = [start] * len(rows)
    for _ in range(_TREES):
        chances = [1 / (1 + exp(-height)) for height in heights]
        steps = [
            (truth - chance, chance * (1 - chance)) for truth, chance in zip(truths, chances, strict=True)
        ]
        trees.append(_grown(rows, steps, range(len(rows)), cuts, _DEPTH))
        heights = [h + _RATE * _leaf(trees[-1], row) for h, row in zip(heights, rows, strict=True)]
    return Boosted(start, trees)


def _cuts(column: Sequence[float]) -> list[float]:
    """Return places to cut a feature: between its values, or where it has many, between equal shares."""
    values = sorted(set(column))[:-1]
    if len(values) <= _CUTS:
        return values
    ordered = sorted(column)
    found = {ordered[len(ordered) * n // (_CUTS + 1)] for n in range(1, _CUTS + 1)}
    return sorted(found & set(values))


def _leaf(tree: Tree, row: Sequence[float]) -> float:
    while isinstance(tree, Cut):
        tree = tree.below if row[tree.feature] <= tree.value else tree.above
    return tree


def _grown(
    rows: Rows,
    steps: Sequence[tuple[float, float]],
    places: Sequence[int],
    cuts: Sequence[Sequence[float]],
    depth: int,
) -> Tree:
    """Grow a tree on some of the rows that explains what is left to explain."""
    slope, bend = sum(steps[p][0] for p in places), sum(steps[p][1] for p in places)
    best, gain = None, slope * slope / (bend + _RIDGE)
    for feature, values in enumerate(cuts if depth else ()):
        for value in values:
            below = [p for p in places if rows[p][feature] <= value]
            part, curve = sum(steps[p][0] for p in below), sum(steps[p][1] for p in below)
            rest = slope - part
            found = part * part / (curve + _RIDGE) + rest * rest / (bend - curve + _RIDGE)
            if found > gain + 1e-9:
                best, gain = (feature, value), found
    if best is None:
        return slope / (bend + _RIDGE)
    feature, value = best
    below = [p for p in places if rows[p][feature] <= value]
    above = [p for p in places if rows[p][feature] > value]
    return Cut(
        feature,
        value,
        _grown(rows, steps, below, cuts, depth - 1),
        _grown(rows, steps, above, cuts, depth - 1),
    )
