"""The evidence of a round's deeds, summed as they happen: the same for everyone at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log
from typing import Final, NamedTuple

from .chronicle import Chronicle, Moment, SeenDeed
from .joint import Joint, has_few_deals
from .likelihood import DIG, SABOTAGE, Likelihoods, Pair

# A seat, and the number of the deed since which it has had the same dwarf.
Owner = tuple[int, int]
# How much everyone suspected a seat at a moment, as odds relative to the start.
Regard = Callable[["Evidence", Moment, int], float]
# Odds from which a player stands out as suspect or friend.
_STANDS_OUT: Final = 1.6


def in_regard(deed: SeenDeed, odds: float) -> SeenDeed:
    """Return a deed labelled as aimed at a suspect, a friend or a stranger."""
    word = "suspect" if odds > _STANDS_OUT else "friend" if odds < 1 / _STANDS_OUT else "stranger"
    return deed._replace(regard=word)


class Choice(NamedTuple):
    """A deed aimed at somebody."""

    actor: int
    target: int
    # The seats it could have been aimed at, as bits.
    others: int
    # Its likelihood by side of the actor, side of the target, and number of saboteurs among the others.
    likely: tuple[tuple[tuple[float, ...], ...], ...]

    def likelihood(self, saboteurs: int) -> float:
        """Return how likely the choice was if these seats are the saboteurs."""
        count = (saboteurs & self.others).bit_count()
        return self.likely[saboteurs >> self.actor & 1][saboteurs >> self.target & 1][count]


class Evidence:
    """Sums of log-likelihoods over deeds, by dwarf and by place of the treasure."""

    def __init__(self, past: Chronicle, tables: Likelihoods, regard: Regard) -> None:
        """Begin with nothing seen; `regard` says how a deed's target was regarded."""
        self.past = past
        self.tables = tables
        self._regard = regard
        # The deeds so far, labelled with how their targets were regarded.
        self.deeds: list[SeenDeed] = []
        self.sums: dict[Owner, dict[int, tuple[float, float]]] = {}
        self.marks: dict[Owner, Counter[str]] = {}
        self.choices: list[tuple[SeenDeed, Choice]] = []
        self._moved = 0
        # The same for all deals at once, while it can be told.
        listable = bool(past.goals) and has_few_deals(past.rules)
        self.joint = Joint(past.rules, tuple(past.goals)) if listable else None

    def up_to_date(self) -> Evidence:
        """Add what has happened since the last call."""
        deeds = self.past.deeds
        if len(self.deeds) > len(deeds):
            raise ValueError("a chronicle only grows")
        for deed in deeds[len(self.deeds) :]:
            self._forget_goals(deed.epoch)
            self._note(self.judged(deed))
        self._forget_goals(self.past.epoch)
        return self

    def judged(self, deed: SeenDeed) -> SeenDeed:
        """Return a deed labelled with how its target is regarded, if the tables need that."""
        if deed.moment is None or deed.kind not in self.tables.by_regard:
            return deed
        return in_regard(deed, self._regard(self, deed.moment, deed.target))

    def _note(self, deed: SeenDeed) -> None:
        """Add a deed to the sums, and what that changes to all deals at once."""
        owner, goals, choices = (deed.seat, deed.segment), self.past.goals, len(self.choices)
        if deed.segment:
            self.joint = None
        before = [self.of(owner, goal) for goal in goals]
        self.deeds.append(deed)
        self._add(deed)
        if self.joint is None:
            return
        after = [self.of(owner, goal) for goal in goals]
        steps = [(b[DIG] - a[DIG], b[SABOTAGE] - a[SABOTAGE]) for a, b in zip(before, after, strict=True)]
        marks = [self.tables.mark(deed.mark, kind) for kind in self.joint.kinds] if deed.mark else ()
        self.joint.multiply(deed.seat, dict(zip(goals, steps, strict=True)), marks)
        for _, choice in self.choices[choices:]:
            self.joint.multiply_deals([choice.likelihood(seats) for seats in self.joint.saboteurs])

    def _add(self, deed: SeenDeed) -> None:
        owner = (deed.seat, deed.segment)
        row = self.sums.setdefault(owner, dict.fromkeys(self.past.goals, (0.0, 0.0)))
        for goal, (dig, sabotage) in row.items():
            pair = self.tables.of(deed, goal)
            row[goal] = dig + pair[DIG], sabotage + pair[SABOTAGE]
        if deed.mark:
            self.marks.setdefault(owner, Counter())[deed.mark] += 1
        if deed.target >= 0 and self.tables.minds_target(deed.kind):
            self.choices.append((deed, self._choice(deed)))

    def _choice(self, deed: SeenDeed) -> Choice:
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
        """Once goals have been moved, drop what earlier deeds said about the treasure's place."""
        if moved == self._moved:
            return
        self._moved = moved
        self.joint = None
        for row in self.sums.values():
            means = _mean(list(row.values()))
            for goal in row:
                row[goal] = means

    def of(self, owner: Owner, goal: int) -> Pair:
        """Return the log-likelihood of a dwarf's deeds for each side, if the treasure is there."""
        row = self.sums.get(owner)
        return (0.0, 0.0) if row is None else row.get(goal) or _mean(list(row.values()))

    def mark(self, owner: Owner, dwarf: str) -> float:
        """Return what the marks of a dwarf's cards say about its kind."""
        marks = self.marks.get(owner)
        return sum(n * self.tables.mark(mark, dwarf) for mark, n in marks.items()) if marks else 0.0


def _mean(pairs: list[Pair]) -> Pair:
    """Return the logarithm of the mean of likelihoods given as logarithms."""
    peak = max(max(pair) for pair in pairs)
    dig, sabotage = (sum(exp(pair[side] - peak) for pair in pairs) / len(pairs) for side in (DIG, SABOTAGE))
    return log(dig or 1e-300) + peak, log(sabotage or 1e-300) + peak


def evidence_of(past: Chronicle, tables: Likelihoods, regard: Regard) -> Evidence:
    """Return a chronicle's evidence under some tables, cached there and extended."""
    kept = past.kept.get(tables)
    if not isinstance(kept, Evidence):
        kept = past.kept[tables] = Evidence(past, tables, regard)
    return kept.up_to_date()
