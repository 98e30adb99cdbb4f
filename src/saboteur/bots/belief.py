"""Belief: how likely each dwarf and each place of the treasure is, given everything that was seen.

The posterior is exact over all deals of the dwarf cards, including spare ones, and all places of the
treasure. If there are few deals, they are listed; those of Saboteur 2 are summed by dynamic programming. A
deed aimed at somebody is evidence about two dwarves at once: exact for listed deals; for counted ones, each
of the two is weighed by what is believed of the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import NamedTuple

from ..core.rules import Rules
from ..core.view import View
from .chronicle import Chronicle, Moment, SeenDeed
from .deals import Counted, Counts, Listed, Spread, how_many, listed
from .evidence import Choice, Evidence, Owner, evidence_of, in_regard
from .joint import MOST_LISTED
from .likelihood import Likelihoods, shipped_likelihoods, side_of

# Dwarves of seats and of discarded hats, and before them the place of the treasure.
Dealt = tuple[tuple[str, ...], tuple[str, ...]]
Drawn = tuple[int, tuple[str, ...], tuple[str, ...]]


class Certainties(NamedTuple):
    """What is certain: dwarves of seats and of discarded hats (None if unknown), goals by cell."""

    dwarves: tuple[str | None, ...]
    discards: tuple[str | None, ...]
    goals: Mapping[int, str | None]

    @classmethod
    def to(cls, view: View) -> Certainties:
        """Return what a seat knows for certain."""
        return cls(view.dwarves, view.dwarf_discard, view.goals)

    @classmethod
    def to_everyone(cls, view: View, past: Chronicle) -> Certainties:
        """Return what everyone at a table knows for certain."""
        proved = tuple(view.proved.get(seat) for seat in range(view.rules.players))
        return cls(proved, (None,) * len(view.dwarf_discard), past.goals)


class Posterior:
    """What a seat believes; serves as a dwarf's trust."""

    def __init__(
        self,
        seen: Evidence | None,
        goals: dict[int, float],
        dwarves: list[dict[str, float]],
        deal: Callable[[int, Random], Dealt],
    ) -> None:
        """Know how likely each place of the treasure and each dwarf is, and how to draw dwarves."""
        self.seen = seen
        self.goals = goals
        self.dwarves = dwarves
        self._deal = deal

    def suspicion(self, seat: int) -> float:
        """Return how likely a seat is a saboteur."""
        return self.dwarves[seat].get("saboteur", 0.0)

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        """Return the expectation of a value over all dwarves the seat may have."""
        return sum(chance * of(dwarf) for dwarf, chance in self.dwarves[seat].items())

    def draw(self, rng: Random) -> Drawn:
        """Draw a place for the treasure, and dwarves for seats and discarded hats, from the posterior."""
        goal = rng.choices(list(self.goals), list(self.goals.values()))[0]
        return goal, *self._deal(goal, rng)

    def ledger(self, seat: int) -> list[tuple[SeenDeed, float]]:
        """Return a seat's deeds, each with its log-likelihood ratio for being a saboteur."""
        seen = self.seen
        if seen is None:
            return []
        return [
            (deed, sum(share * weights.get(goal, 0.0) for goal, share in self.goals.items()))
            for deed, weights in zip(seen.deeds, seen.weights, strict=True)
            if (deed.seat, deed.segment) == (seat, seen.past.since[seat])
        ]

    def regarding(self, deed: SeenDeed) -> SeenDeed:
        """Return a possible deed, labelled with how its target is regarded."""
        seen = self.seen
        if seen is None or deed.kind not in seen.tables.by_regard:
            return deed
        return in_regard(deed, _odds(seen.past.rules, self.suspicion(deed.target)))

    def weight(self, deed: SeenDeed) -> float:
        """Return what a possible deed would make a saboteur likelier by, as a logarithm."""
        seen = self.seen
        return sum(share * seen.weight(deed, goal) for goal, share in self.goals.items()) if seen else 0.0


class Case:
    """Everything known and seen, in terms of the places whose dwarf is unknown."""

    def __init__(
        self, known: Certainties, left: Counter[str], seen: Evidence | None, moment: Moment | None = None
    ) -> None:
        """Number the unknown places, seats first, then discarded hats, as of a given moment."""
        self.known = known
        self.seen = seen
        self.moment = moment or (seen.past.moment() if seen else None)
        self.kinds = sorted(left)
        self._sides = [side_of(kind) for kind in self.kinds]
        self.counts = tuple(left[kind] for kind in self.kinds)
        seats = [seat for seat, dwarf in enumerate(known.dwarves) if dwarf is None]
        hats = [hat for hat, dwarf in enumerate(known.discards) if dwarf is None]
        self.place_of = {seat: place for place, seat in enumerate(seats)}
        self.hat_of = {hat: place for place, hat in enumerate(hats, len(seats))}
        self.unknown = len(seats) + len(hats)
        self._owners = self._find_owners()

    def _find_owners(self) -> list[Owner | None]:
        """Return, for every unknown place, whose deeds are evidence about it."""
        if self.moment is None:
            return [None] * self.unknown
        since, former = self.moment.since, self.moment.former
        owners: list[Owner | None] = [(seat, since[seat]) for seat in self.place_of]
        # Unless every discarded hat has an entry, there is no way to tell whose it was.
        matched = len(former) == len(self.known.discards)
        return owners + [former[hat] if matched else None for hat in self.hat_of]

    def posterior(self) -> Posterior:
        """Return the belief that follows from all the evidence, for every place of the treasure."""
        choices = self._choices()
        listable = how_many(self.counts, self.unknown) <= MOST_LISTED
        more = self._more(choices) if listable and choices else ()
        found = {
            goal: self._spread(goal, choices, more, listable) for goal in possible_goals(self.known.goals)
        }
        return self._mixed(found)

    def _mixed(self, found: Mapping[int, tuple[float, Spread]]) -> Posterior:
        """Mix the spreads for each place of the treasure by how likely that place is."""
        best = max(height for height, _ in found.values())
        odds = {goal: exp(height - best) for goal, (height, _) in found.items()}
        total = sum(odds.values())
        goals = {goal: share / total for goal, share in odds.items()}
        spreads = {goal: spread for goal, (_, spread) in found.items()}
        rows = [(share, spreads[goal].chances) for goal, share in goals.items()]

        def mixed(place: int) -> dict[str, float]:
            return {
                kind: sum([share * chances[place][number] for share, chances in rows])
                for number, kind in enumerate(self.kinds)
            }

        def deal(goal: int, rng: Random) -> Dealt:
            drawn = [self.kinds[kind] for kind in spreads[goal].draw(rng)]
            seats = tuple(d or drawn[self.place_of[s]] for s, d in enumerate(self.known.dwarves))
            return seats, tuple(d or drawn[self.hat_of[h]] for h, d in enumerate(self.known.discards))

        seats = enumerate(self.known.dwarves)
        dwarves = [{dwarf: 1.0} if dwarf else mixed(self.place_of[seat]) for seat, dwarf in seats]
        return Posterior(self.seen, goals, dwarves, deal)

    def _spread(
        self, goal: int, choices: Sequence[Choice], more: Sequence[float], listable: bool
    ) -> tuple[float, Spread]:
        """Return the log-likelihood of everything if the treasure is there, and the spread of deals."""
        rows = [self._row(owner, goal) for owner in self._owners]
        peaks = [max(row, default=0.0) for row in rows]
        times = [[exp(value - peak) for value in row] for row, peak in zip(rows, peaks, strict=True)]
        if listable:
            spread: Spread = Listed(self.counts, times, more)
        else:
            spread = Counted(self.counts, times)
            if choices:
                spread = Counted(self.counts, self._told_by(choices, times, spread))
        return self._height(goal) + sum(peaks) + log(spread.total or 1e-300), spread

    def _row(self, owner: Owner | None, goal: int) -> list[float]:
        """Return the log-likelihood of one dwarf's deeds for each kind of dwarf."""
        if owner is None or self.seen is None:
            return [0.0] * len(self.kinds)
        pair = self.seen.of(owner, goal)
        row = [pair[side] for side in self._sides]
        if owner in self.seen.marks:
            row = [value + self.seen.mark(owner, kind) for value, kind in zip(row, self.kinds, strict=True)]
        return row

    def _height(self, goal: int) -> float:
        """Return the log-likelihood of the deeds of known dwarves."""
        if self.seen is None or self.moment is None:
            return 0.0
        since = self.moment.since
        known = [(seat, side_of(dwarf)) for seat, dwarf in enumerate(self.known.dwarves) if dwarf]
        return sum(self.seen.of((seat, since[seat]), goal)[side] for seat, side in known)

    # Deeds done to somebody ----------------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        """Return the choices between dwarves that have not changed since."""
        if self.seen is None or self.moment is None or "saboteur" not in self.kinds:
            return []
        first = max(self.moment.since)
        return [choice for deed, choice in self.seen.choices if deed.segment >= first or not first]

    def _known_saboteurs(self) -> int:
        return sum(1 << seat for seat, dwarf in enumerate(self.known.dwarves) if dwarf == "saboteur")

    def _more(self, choices: Sequence[Choice]) -> list[float]:
        """Return, for every listed deal, how likely it makes the choices that were made."""
        weights = []
        known = self._known_saboteurs()
        for mask in _masks(self.counts, self.unknown, self.kinds.index("saboteur"), tuple(self.place_of)):
            weight, saboteurs = 1.0, known | mask
            for choice in choices:
                weight *= choice.likelihood(saboteurs)
            weights.append(weight)
        return weights

    def _told_by(
        self, choices: Sequence[Choice], times: list[list[float]], spread: Spread
    ) -> list[list[float]]:
        """Return the times, adjusted by what choices say about each player given the other."""
        saboteur = self.kinds.index("saboteur")
        chance = {seat: spread.chances[place][saboteur] for seat, place in self.place_of.items()}
        told = [list(row) for row in times]
        for choice in choices:
            for mine, other in ((choice.actor, choice.target), (choice.target, choice.actor)):
                if mine in self.place_of:
                    either = self._either(choice, mine, other, chance)
                    row = told[self.place_of[mine]]
                    for kind, name in enumerate(self.kinds):
                        row[kind] *= either[side_of(name)]
        return told

    def _either(
        self, choice: Choice, mine: int, other: int, chance: Mapping[int, float]
    ) -> tuple[float, float]:
        """Return how likely a choice was for each side of one player, averaged over the other."""
        known = self._known_saboteurs()
        share = chance.get(other, 0.0)
        masks = (known, known | 1 << mine)
        dig, sabotage = (
            (1 - share) * choice.likelihood(mask)
            + (share * choice.likelihood(mask | 1 << other) if share else 0.0)
            for mask in masks
        )
        return dig, sabotage


@lru_cache(maxsize=512)
def _masks(counts: Counts, places: int, saboteur: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for every listed deal, the saboteurs' seats as bits."""
    return tuple(
        sum(1 << seat for seat, kind in zip(seats, deal.kinds, strict=False) if kind == saboteur)
        for deal in listed(counts, places)
    )


def _odds(rules: Rules, chance: float) -> float:
    """Return the odds of a suspicion, relative to the odds before anything was seen."""
    before = rules.dwarf_deck.count("saboteur") / max(len(rules.dwarf_deck), 1)
    return chance * (1 - before) / max(before * (1 - chance), 1e-9)


def _regard(seen: Evidence, moment: Moment, seat: int) -> float:
    """Return how much everyone suspected a seat at a moment, as odds relative to the start."""
    rules = seen.past.rules
    nobody = Certainties((None,) * rules.players, (None,) * len(moment.former), moment.goals)
    posterior = _at_once(seen, nobody, moment)
    if posterior is None:
        case = Case(nobody, Counter(rules.dwarf_deck), seen, moment)
        if case.unknown > len(rules.dwarf_deck):
            return 1.0
        posterior = case.posterior()
    return _odds(rules, posterior.suspicion(seat))


def possible_goals(goals: Mapping[int, str | None]) -> list[int]:
    """Return the places where the treasure may be."""
    found = [cell for cell, goal in goals.items() if goal == "treasure"]
    return found[:1] or [cell for cell, goal in goals.items() if goal is None] or list(goals)


def _at_once(seen: Evidence, known: Certainties, moment: Moment | None = None) -> Posterior | None:
    """Return what follows from all deals together; None if they are not listed, or dwarves have changed."""
    joint, past = seen.joint, seen.past
    since, former = (moment.since, moment.former) if moment else (past.since, past.former)
    if joint is None or known.discards or former or any(since):
        return None
    dwarves = known.dwarves
    shares = joint.shares(dwarves, possible_goals(known.goals))
    if shares is None:
        return None
    return Posterior(seen, *shares, lambda goal, rng: (joint.draw(dwarves, goal, rng), ()))


def judged(past: Chronicle, tables: Likelihoods | None = None) -> list[SeenDeed]:
    """Return the deeds of a round, labelled with how everyone regarded their targets."""
    return evidence_of(past, tables or shipped_likelihoods(past.rules.modules), _regard).deeds


def believe(
    rules: Rules, known: Certainties, past: Chronicle | None, tables: Likelihoods | None = None
) -> Posterior | None:
    """Return the posterior given everything known and seen; None if the dwarves do not add up."""
    tables = tables or shipped_likelihoods(rules.modules)
    seen = evidence_of(past, tables, _regard) if past else None
    if seen and known.goals and (posterior := _at_once(seen, known)):
        return posterior
    held = [dwarf for dwarf in (*known.dwarves, *known.discards) if dwarf]
    case = Case(known, Counter(rules.dwarf_deck) - Counter(held), seen)
    return case.posterior() if sum(case.counts) >= case.unknown and known.goals else None
