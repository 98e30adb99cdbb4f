"""How likely every deal of all dwarves is, with every place of the treasure: multiplied deed by deed.

What a seat believes follows from it by leaving out the deals that it knows to be wrong. That serves tables
with few deals, as long as nobody has changed dwarves and the goals lie where they lay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from math import exp
from operator import add, mul
from random import Random
from typing import Final, NamedTuple

from ..core.rules import Rules
from .deals import Counts, how_many, listed
from .likelihood import Pair, side_of

# Above this number, deals are counted instead of listed.
MOST_LISTED: Final = 700
Dealt = tuple[str | None, ...]


class Shares(NamedTuple):
    """What follows for one seat: how likely each goal hides the treasure, and the dwarves of each seat."""

    goals: dict[int, float]
    dwarves: list[dict[str, float]]


class Consistent(NamedTuple):
    """The deals in which some seats have certain dwarves, by number; and by seat and dwarf."""

    deals: tuple[int, ...]
    having: tuple[dict[str, tuple[int, ...]], ...]


class Joint:
    """The weight of every deal for every place of the treasure."""

    def __init__(self, rules: Rules, goals: Sequence[int]) -> None:
        """Begin with deals as likely as the cards make them; only for tables of `has_few_deals`."""
        left = Counter(rules.dwarf_deck)
        self.kinds = tuple(sorted(left))
        self._counts: Counts = tuple(left[kind] for kind in self.kinds)
        self._players = rules.players
        deals = listed(self._counts, rules.players)
        ways = [float(deal.ways) for deal in deals]
        self._weights = dict.fromkeys(goals, ways)
        self._at = [[deal.kinds[seat] for deal in deals] for seat in range(rules.players)]
        self._saboteurs = [
            sum(1 << seat for seat, kind in enumerate(deal.kinds) if self.kinds[kind] == "saboteur")
            for deal in deals
        ]
        self._sides = [side_of(kind) for kind in self.kinds]

    @property
    def goals(self) -> AbstractSet[int]:
        """Return the places of goals that it knows; once one has moved, it no longer serves."""
        return self._weights.keys()

    @property
    def saboteurs(self) -> Sequence[int]:
        """Return, for every deal, the seats of saboteurs as bits."""
        return self._saboteurs

    def multiply(self, seat: int, pairs: Mapping[int, Pair], marks: Sequence[float]) -> None:
        """Add a deed of a seat: its log-likelihood by goal and side, and what its mark says by kind."""
        # Most deeds say the same wherever the treasure is.
        rows = {pair: [pair[side] for side in self._sides] for pair in set(pairs.values())}
        if marks:
            rows = {pair: [a + b for a, b in zip(row, marks, strict=True)] for pair, row in rows.items()}
        # Only ratios matter; so nothing gets too small to tell.
        peak = max(map(max, rows.values()))
        times = {}
        for pair, row in rows.items():
            by_kind = [exp(value - peak) for value in row]
            times[pair] = [by_kind[kind] for kind in self._at[seat]]
        for goal, pair in pairs.items():
            self._weights[goal] = list(map(mul, self._weights[goal], times[pair]))

    def multiply_deals(self, times: Sequence[float]) -> None:
        """Add what a choice between seats says, by deal."""
        for goal, weights in self._weights.items():
            self._weights[goal] = list(map(mul, weights, times))

    def shares(self, dwarves: Dealt, goals: Sequence[int]) -> Shares | None:
        """Return what whoever knows these dwarves believes if the treasure is in one of these places.

        None if there is no such deal.
        """
        fitting = _consistent(self._counts, self.kinds, dwarves)
        rows = [self._weights[goal] for goal in goals]
        totals = [sum(map(row.__getitem__, fitting.deals)) for row in rows]
        total = sum(totals)
        if not total > 0.0:
            return None
        scale = 1 / total
        weights = rows[0]
        for row in rows[1:]:
            weights = list(map(add, weights, row))
        both = weights.__getitem__
        return Shares(
            {goal: weight * scale for goal, weight in zip(goals, totals, strict=True)},
            [
                {dwarf: 1.0} if dwarf else {kind: sum(map(both, at)) * scale for kind, at in having.items()}
                for dwarf, having in zip(dwarves, fitting.having, strict=True)
            ],
        )

    def draw(self, dwarves: Dealt, goal: int, rng: Random) -> tuple[str, ...]:
        """Draw everyone's dwarves, given some of them and the place of the treasure."""
        fitting, weights = _consistent(self._counts, self.kinds, dwarves).deals, self._weights[goal]
        (number,) = rng.choices(fitting, [weights[deal] for deal in fitting])
        return tuple(self.kinds[at[number]] for at in self._at)


def has_few_deals(rules: Rules) -> bool:
    """Tell whether all deals of a table's dwarves can be listed."""
    return how_many(tuple(Counter(rules.dwarf_deck).values()), rules.players) <= MOST_LISTED


@lru_cache(maxsize=1024)
def _consistent(counts: Counts, kinds: tuple[str, ...], dwarves: Dealt) -> Consistent:
    known = [(seat, dwarf) for seat, dwarf in enumerate(dwarves) if dwarf]
    fitting = [
        (number, deal.kinds)
        for number, deal in enumerate(listed(counts, len(dwarves)))
        if all(kinds[deal.kinds[seat]] == dwarf for seat, dwarf in known)
    ]
    held = Counter(dwarf for dwarf in dwarves if dwarf)
    left = [(place, kind) for place, kind in enumerate(kinds) if counts[place] > held[kind]]
    having = tuple(
        {kind: tuple(number for number, deal in fitting if deal[seat] == place) for place, kind in left}
        for seat in range(len(dwarves))
    )
    return Consistent(tuple(number for number, _ in fitting), having)
