"""The evidence of a round's deeds, summed as they happen: the same for everyone at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log
from typing import Final, NamedTuple

from .chronicle import Chronicle, Moment, SeenDeed
from .joint import Joint, has_few_deals
from .likelihood import DIG, SABOTAGE, Likelihoods, Pair, Row

# A seat, and the number of the deed since which it has had the same dwarf.
Owner = tuple[int, int]
# How much everyone suspected a seat at a moment, as odds relative to the start.
Regard = Callable[["Evidence", Moment, int], float]
# Odds from which a player stands out as suspect or friend.
_STANDS_OUT: Final = 1.6
_NOTHING: Final[Pair] = (0.0, 0.0)


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
    """Sums of log-likelihoods over deeds, by dwarf, by place of the treasure, and by style."""

    def __init__(self, past: Chronicle, tables: Likelihoods, regard: Regard) -> None:
        """Begin with nothing seen; `regard` says how a deed's target was regarded."""
        self.past = past
        self.tables = tables
        self._regard = regard
        # The deeds so far, labelled with how their targets were regarded.
        self.deeds: list[SeenDeed] = []
        # What each of them made a saboteur likelier by, as a logarithm, if the treasure is there.
        self.weights: list[dict[int, float]] = []
        self.sums: dict[Owner, dict[int, Row]] = {}
        # The sums over styles.
        self._pairs: dict[Owner, dict[int, Pair]] = {}
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
        # A deed may be read only after a later one has moved a goal.
        if deed.segment or (self.joint and self.joint.goals != set(goals)):
            self.joint = None
        before = dict(self._pairs.get(owner) or dict.fromkeys(goals, _NOTHING))
        self.deeds.append(deed)
        self._add(deed)
        if self.joint is None:
            return
        after = self._pairs[owner]
        steps = {goal: _step(before[goal], after[goal]) for goal in goals}
        marks = [self.tables.mark(deed.mark, kind) for kind in self.joint.kinds] if deed.mark else ()
        self.joint.multiply(deed.seat, steps, marks)
        for _, choice in self.choices[choices:]:
            self.joint.multiply_deals([choice.likelihood(seats) for seats in self.joint.saboteurs])

    def _add(self, deed: SeenDeed) -> None:
        owner = (deed.seat, deed.segment)
        if owner not in self.sums:
            nothing = self.tables.nothing
            self.sums[owner] = dict.fromkeys(self.past.goals, nothing)
            self._pairs[owner] = dict.fromkeys(self.past.goals, self.tables.by_side(nothing))
        row, pairs = self.sums[owner], self._pairs[owner]
        weights = dict.fromkeys(row, 0.0)
        # Most deeds say the same wherever the treasure is, so goals share their rows: each is added up once.
        sums: dict[tuple[int, int], tuple[Row, Pair]] = {}
        for goal, values in list(row.items()):
            step = self.tables.of(deed, goal)
            if step is not None:
                same = id(values), id(step)
                if same not in sums:
                    after = _plus(values, step)
                    sums[same] = after, self.tables.by_side(after)
                before = pairs[goal]
                row[goal], pairs[goal] = sums[same]
                weights[goal] = _lean(pairs[goal]) - _lean(before)
        self.weights.append(weights)
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
        for owner, row in self.sums.items():
            means = _mean(list(row.values()))
            pair = self.tables.by_side(means)
            for goal in row:
                row[goal] = means
                self._pairs[owner][goal] = pair

    def of(self, owner: Owner, goal: int) -> Pair:
        """Return the log-likelihood of a dwarf's deeds for each side, if the treasure is there."""
        pairs = self._pairs.get(owner)
        if pairs is None:
            return _NOTHING
        return pairs.get(goal) or self.tables.by_side(_mean(list(self.sums[owner].values())))

    def weight(self, deed: SeenDeed, goal: int) -> float:
        """Return what one more deed would make a saboteur likelier by, as a logarithm."""
        step = self.tables.of(deed, goal)
        if step is None:
            return 0.0
        row = self.sums.get((deed.seat, deed.segment), {}).get(goal, self.tables.nothing)
        return _lean(self.tables.by_side(_plus(row, step))) - _lean(self.tables.by_side(row))

    def mark(self, owner: Owner, dwarf: str) -> float:
        """Return what the marks of a dwarf's cards say about its kind."""
        marks = self.marks.get(owner)
        return sum(n * self.tables.mark(mark, dwarf) for mark, n in marks.items()) if marks else 0.0


def _plus(values: Row, step: Row) -> Row:
    return tuple([value + more for value, more in zip(values, step, strict=True)])


def _step(before: Pair, after: Pair) -> Pair:
    """Return what a deed has added for each side."""
    return after[DIG] - before[DIG], after[SABOTAGE] - before[SABOTAGE]


def _lean(pair: Pair) -> float:
    return pair[SABOTAGE] - pair[DIG]


def _mean(rows: list[Row]) -> Row:
    """Return the logarithm of the mean of likelihoods given as logarithms."""
    peak = max(max(row) for row in rows)
    sums = [sum(exp(value - peak) for value in values) / len(rows) for values in zip(*rows, strict=True)]
    return tuple(log(value or 1e-300) + peak for value in sums)


def evidence_of(past: Chronicle, tables: Likelihoods, regard: Regard) -> Evidence:
    """Return a chronicle's evidence under some tables, cached there and extended."""
    kept = past.kept.get(tables)
    if not isinstance(kept, Evidence):
        kept = past.kept[tables] = Evidence(past, tables, regard)
    return kept.up_to_date()
