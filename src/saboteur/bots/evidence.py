"""What the deeds of a round say, added up as they happen: the same for everyone at the table."""

from __future__ import annotations

from collections import Counter
from math import exp, log
from typing import NamedTuple

from .chronicle import Chronicle, Deed
from .likelihood import DIG, SABOTAGE, Likelihoods, Pair

# A seat and the number of the deed from which on it has had the same dwarf.
Owner = tuple[int, int]


class Choice(NamedTuple):
    """A deed that was done to somebody."""

    actor: int
    target: int
    # Those whom it could have been done to, as bits.
    others: int
    # How likely it was: by side of the actor, side of the target, and how many of the others are saboteurs.
    likely: tuple[tuple[tuple[float, ...], ...], ...]

    def likelihood(self, saboteurs: int) -> float:
        """Return how likely the choice was if these seats are the saboteurs."""
        count = (saboteurs & self.others).bit_count()
        return self.likely[saboteurs >> self.actor & 1][saboteurs >> self.target & 1][count]


class Evidence:
    """Sums over deeds, by whose dwarf they tell of and where the treasure may lie."""

    def __init__(self, past: Chronicle, tables: Likelihoods) -> None:
        """Begin with nothing seen."""
        self.past = past
        self.tables = tables
        self.sums: dict[Owner, dict[int, tuple[float, float]]] = {}
        self.marks: dict[Owner, Counter[str]] = {}
        self.choices: list[tuple[Deed, Choice]] = []
        self._done = 0
        self._moved = 0

    def up_to_date(self) -> Evidence:
        """Add what has happened since."""
        deeds = self.past.deeds
        if self._done > len(deeds):
            raise ValueError("a chronicle only grows")
        for deed in deeds[self._done :]:
            self._forget_goals(deed.epoch)
            self._add(deed)
        self._done = len(deeds)
        self._forget_goals(self.past.epoch)
        return self

    def _add(self, deed: Deed) -> None:
        owner = (deed.seat, deed.segment)
        row = self.sums.setdefault(owner, dict.fromkeys(self.past.goals, (0.0, 0.0)))
        for goal, (dig, sabotage) in row.items():
            pair = self.tables.of(deed, goal)
            row[goal] = dig + pair[DIG], sabotage + pair[SABOTAGE]
        if deed.mark:
            self.marks.setdefault(owner, Counter())[deed.mark] += 1
        if deed.target >= 0:
            self.choices.append((deed, self._choice(deed)))

    def _choice(self, deed: Deed) -> Choice:
        wanted = {"break": False, "repair": True}.get(deed.kind)
        others = 1 << deed.target
        for seat in range(self.past.rules.players):
            if seat != deed.seat and wanted in (None, seat in deed.broken):
                others |= 1 << seat
        count = others.bit_count()
        sides = (DIG, SABOTAGE)
        likely = tuple(
            tuple(
                tuple(self.tables.target(deed, actor, target, bad, count) for bad in range(count + 1))
                for target in sides
            )
            for actor in sides
        )
        return Choice(deed.seat, deed.target, others, likely)

    def _forget_goals(self, moved: int) -> None:
        """Let what was seen before goals were moved say nothing of where the treasure is now."""
        if moved == self._moved:
            return
        self._moved = moved
        for row in self.sums.values():
            means = _mean(list(row.values()))
            for goal in row:
                row[goal] = means

    def of(self, owner: Owner, goal: int) -> Pair:
        """Return how likely the deeds of a dwarf are by side, if the treasure lies there."""
        row = self.sums.get(owner)
        return (0.0, 0.0) if row is None else row.get(goal) or _mean(list(row.values()))

    def mark(self, owner: Owner, dwarf: str) -> float:
        """Return what the marks of a dwarf's cards say for its being of a kind."""
        marks = self.marks.get(owner)
        return sum(n * self.tables.mark(mark, dwarf) for mark, n in marks.items()) if marks else 0.0


def _mean(pairs: list[Pair]) -> Pair:
    """Return the mean of likelihoods that are given as logarithms."""
    peak = max(max(pair) for pair in pairs)
    dig, sabotage = (sum(exp(pair[side] - peak) for pair in pairs) / len(pairs) for side in (DIG, SABOTAGE))
    return log(dig or 1e-300) + peak, log(sabotage or 1e-300) + peak


def evidence_of(past: Chronicle, tables: Likelihoods) -> Evidence:
    """Return what a chronicle says by some tables; it is kept there and only added to."""
    kept = past.kept.get(tables)
    if not isinstance(kept, Evidence):
        kept = past.kept[tables] = Evidence(past, tables)
    return kept.up_to_date()
