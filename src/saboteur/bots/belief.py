"""Who is what and where the treasure lies, as likely as everything that was seen makes it.

The posterior is exact over all deals of the dwarf cards, with those left over, and all places of the
treasure. Few deals are listed; those of Saboteur 2 are counted by dynamic programming. A deed done to
somebody tells of two dwarves at once: with listed deals that is exact too, with counted ones each of the two
is weighed by what is believed of the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from ..core.rules import Rules
from ..core.view import View
from .chronicle import Chronicle, Deed
from .deals import Counted, Listed, Spread, how_many, listed
from .likelihood import DIG, SABOTAGE, Likelihoods, shipped, side_of

# Beyond so many deals they are counted and not listed.
MOST_LISTED: Final = 700
Drawn = tuple[int, tuple[str, ...], tuple[str, ...]]


class Known(NamedTuple):
    """What is certain: dwarves of seats and of discarded hats (None where unknown), goals by their cells."""

    dwarves: tuple[str | None, ...]
    discards: tuple[str | None, ...]
    goals: Mapping[int, str | None]

    @classmethod
    def to(cls, view: View) -> Known:
        """Return what a seat knows for certain."""
        return cls(view.dwarves, view.dwarf_discard, view.goals)

    @classmethod
    def to_everyone(cls, view: View, past: Chronicle) -> Known:
        """Return what everyone at a table knows for certain."""
        proved = tuple(view.proved.get(seat) for seat in range(view.rules.players))
        return cls(proved, (None,) * len(view.dwarf_discard), past.goals)


class Posterior:
    """What somebody believes; good as a dwarf's trust."""

    def __init__(self, case: Case, spreads: Mapping[int, tuple[float, Spread]]) -> None:
        """Mix what follows from each place of the treasure, by how likely that is."""
        best = max(height for height, _ in spreads.values())
        odds = {goal: exp(height - best) for goal, (height, _) in spreads.items()}
        total = sum(odds.values())
        self.goals = {goal: share / total for goal, share in odds.items()}
        self.case = case
        self._spreads = {goal: spread for goal, (_, spread) in spreads.items()}
        self.dwarves: list[dict[str, float]] = [
            {dwarf: 1.0} if dwarf else self._mixed(case.place_of[seat])
            for seat, dwarf in enumerate(case.known.dwarves)
        ]

    def _mixed(self, place: int) -> dict[str, float]:
        mixed = dict.fromkeys(self.case.kinds, 0.0)
        for goal, share in self.goals.items():
            for kind, chance in zip(self.case.kinds, self._spreads[goal].chances[place], strict=True):
                mixed[kind] += share * chance
        return mixed

    def suspicion(self, seat: int) -> float:
        """Return how likely a seat is a saboteur."""
        return self.dwarves[seat].get("saboteur", 0.0)

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        """Return what to expect of a seat, over all that its dwarf may be."""
        return sum(chance * of(dwarf) for dwarf, chance in self.dwarves[seat].items())

    def draw(self, rng: Random) -> Drawn:
        """Return a goal for the treasure, dwarves for seats and for discarded hats, as likely as they are."""
        goal = rng.choices(list(self.goals), list(self.goals.values()))[0]
        drawn = [self.case.kinds[kind] for kind in self._spreads[goal].draw(rng)]
        known = self.case.known
        seats = tuple(d or drawn[self.case.place_of[s]] for s, d in enumerate(known.dwarves))
        hats = tuple(d or drawn[self.case.hat_of[h]] for h, d in enumerate(known.discards))
        return goal, seats, hats

    def ledger(self, seat: int) -> list[tuple[Deed, float]]:
        """Return a seat's deeds with what each says for a saboteur, as a difference of logarithms."""
        return [(deed, self.weight(deed)) for deed in self.case.deeds_of(seat)]

    def weight(self, deed: Deed) -> float:
        """Return what a deed says for a saboteur, wherever the treasure may be."""
        pairs = [(share, self.case.tables.of(deed, goal)) for goal, share in self.goals.items()]
        return sum(share * (pair[SABOTAGE] - pair[DIG]) for share, pair in pairs)


class Choice(NamedTuple):
    """A deed that was done to somebody, in terms of unknown places as bits."""

    deed: Deed
    actor: int
    target: int
    # Sides of actor and target where they are known.
    actor_side: int
    target_side: int
    # The unknown places among those whom it could have been done to, how many known saboteurs, and all.
    places: int
    saboteurs: int
    others: int

    def likelihood(self, tables: Likelihoods, saboteurs: int) -> float:
        """Return how likely the choice was, with saboteurs on these places."""
        actor = SABOTAGE if saboteurs & self.actor else self.actor_side
        target = SABOTAGE if saboteurs & self.target else self.target_side
        count = self.saboteurs + (saboteurs & self.places).bit_count()
        return tables.target(self.deed, actor, target, count, self.others)


class Case:
    """All that is known and all deeds, sorted by whose dwarf they tell of."""

    def __init__(self, known: Known, left: Counter[str], past: Chronicle | None, tables: Likelihoods) -> None:
        """Number the unknown places: seats first, then discarded hats."""
        self.known = known
        self.tables = tables
        self.kinds = sorted(left)
        self.counts = tuple(left[kind] for kind in self.kinds)
        seats = [seat for seat, dwarf in enumerate(known.dwarves) if dwarf is None]
        hats = [hat for hat, dwarf in enumerate(known.discards) if dwarf is None]
        self.place_of = {seat: place for place, seat in enumerate(seats)}
        self.hat_of = {hat: place for place, hat in enumerate(hats, len(seats))}
        self.unknown = len(seats) + len(hats)
        self.deeds: list[Deed] = past.deeds if past else []
        self.since = past.since if past else [0] * len(known.dwarves)
        self.goals_since = past.goals_since if past else 0
        # Without a line for every hat there is no telling whose dwarf was whose.
        self.former = past.former if past and len(past.former) == len(known.discards) else []

    def deeds_of(self, seat: int) -> list[Deed]:
        """Return the deeds that tell of a seat's present dwarf."""
        return [deed for deed in self.deeds[self.since[seat] :] if deed.seat == seat]

    def posterior(self) -> Posterior:
        """Weigh everything."""
        choices = self._choices()
        listable = how_many(self.counts, self.unknown) <= MOST_LISTED
        more = self._more(choices) if listable and choices else ()
        goals = self._possible_goals()
        return Posterior(self, {goal: self._spread(goal, choices, more, listable) for goal in goals})

    def _possible_goals(self) -> list[int]:
        goals = self.known.goals
        found = [cell for cell, goal in goals.items() if goal == "treasure"]
        return found[:1] or [cell for cell, goal in goals.items() if goal is None] or list(goals)

    def _spread(
        self, goal: int, choices: Sequence[Choice], more: Sequence[float], listable: bool
    ) -> tuple[float, Spread]:
        """Return how likely all this is if the treasure lies there, as a logarithm, and the deals."""
        rows, height = self._rows(goal)
        peaks = [max(row) for row in rows]
        times = [[exp(value - peak) for value in row] for row, peak in zip(rows, peaks, strict=True)]
        if listable:
            spread: Spread = Listed(self.counts, times, more)
        else:
            spread = Counted(self.counts, times)
            if choices:
                spread = Counted(self.counts, self._told_by(choices, times, spread))
        return height + sum(peaks) + log(spread.total or 1e-300), spread

    def _rows(self, goal: int) -> tuple[list[list[float]], float]:
        """Return for every unknown place and kind how likely its deeds are, and those of known dwarves."""
        rows = [[0.0] * len(self.kinds) for _ in range(self.unknown)]
        height = 0.0
        sides = [side_of(kind) for kind in self.kinds]
        for number, deed in enumerate(self.deeds):
            pair = self._pair(deed, goal, number)
            place = self._place_at(deed.seat, number)
            if place is not None:
                row = rows[place]
                for kind, side in enumerate(sides):
                    row[kind] += pair[side]
                if deed.mark:
                    for kind, name in enumerate(self.kinds):
                        row[kind] += self.tables.mark(deed, name)
            elif number >= self.since[deed.seat]:
                height += pair[side_of(self.known.dwarves[deed.seat] or "")]
        return rows, height

    def _pair(self, deed: Deed, goal: int, number: int) -> tuple[float, float]:
        if number >= self.goals_since:
            return self.tables.of(deed, goal)
        # The treasure may have lain anywhere then.
        pairs = [self.tables.of(deed, cell) for cell in deed.amounts] or [self.tables.of(deed, goal)]
        dig, sabotage = ([exp(pair[side]) for pair in pairs] for side in (DIG, SABOTAGE))
        return log(sum(dig) / len(pairs)), log(sum(sabotage) / len(pairs))

    def _place_at(self, seat: int, number: int) -> int | None:
        """Return the unknown place whose dwarf a deed tells of; None if that dwarf is known or gone."""
        if number >= self.since[seat]:
            return self.place_of.get(seat)
        for hat, (owner, first, last) in enumerate(self.former):
            if owner == seat and first <= number < last:
                return self.hat_of.get(hat)
        return None

    # Deeds done to somebody ----------------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        return [
            self._choice(deed)
            for number, deed in enumerate(self.deeds)
            if deed.target >= 0 and number >= max(self.since)
        ]

    def _choice(self, deed: Deed) -> Choice:
        seats = range(len(self.known.dwarves))
        wanted = deed.kind == "repair"
        others = [s for s in seats if s != deed.seat and (s in deed.broken) == wanted]
        if deed.target not in others:
            others = [*others, deed.target]
        saboteurs = sum(self._side(seat) for seat in others)
        places = sum(self._bit(seat) for seat in others)
        return Choice(
            deed,
            self._bit(deed.seat),
            self._bit(deed.target),
            self._side(deed.seat),
            self._side(deed.target),
            places,
            saboteurs,
            len(others),
        )

    def _bit(self, seat: int) -> int:
        return 1 << self.place_of[seat] if seat in self.place_of else 0

    def _side(self, seat: int) -> int:
        return side_of(self.known.dwarves[seat] or "")

    def _more(self, choices: Sequence[Choice]) -> list[float]:
        """Return for every listed deal how likely it makes the choices that were made."""
        weights = []
        if "saboteur" not in self.kinds:
            return []
        saboteur = self.kinds.index("saboteur")
        for deal in listed(self.counts, self.unknown):
            mask = sum(1 << place for place, kind in enumerate(deal.kinds) if kind == saboteur)
            weight = 1.0
            for choice in choices:
                weight *= choice.likelihood(self.tables, mask)
            weights.append(weight)
        return weights

    def _told_by(
        self, choices: Sequence[Choice], times: list[list[float]], spread: Spread
    ) -> list[list[float]]:
        """Return the times with what choices say of actor and target, by what is believed of the other."""
        if "saboteur" not in self.kinds:
            return times
        saboteur = self.kinds.index("saboteur")
        chance = [row[saboteur] for row in spread.chances]
        told = [list(row) for row in times]
        for choice in choices:
            for mine, other in ((choice.actor, choice.target), (choice.target, choice.actor)):
                if mine:
                    self._tell(told[mine.bit_length() - 1], choice, mine, other, chance)
        return told

    def _tell(self, row: list[float], choice: Choice, mine: int, other: int, chance: Sequence[float]) -> None:
        share = chance[other.bit_length() - 1] if other else 0.0
        either = [self._either(choice, own, other, share) for own in (0, mine)]
        for kind, name in enumerate(self.kinds):
            row[kind] *= either[side_of(name)]

    def _either(self, choice: Choice, own: int, other: int, share: float) -> float:
        """Return how likely a choice was, whatever the other of the two is."""
        digs, sabotages = (choice.likelihood(self.tables, mask) for mask in (own, own | other))
        return (1 - share) * digs + share * sabotages


def believe(
    rules: Rules, known: Known, past: Chronicle | None, tables: Likelihoods | None = None
) -> Posterior | None:
    """Return what follows from all that is known and seen; None if the dwarves do not add up."""
    held = [dwarf for dwarf in (*known.dwarves, *known.discards) if dwarf]
    left = Counter(rules.dwarf_deck) - Counter(held)
    case = Case(known, left, past, tables or shipped())
    return case.posterior() if left.total() >= case.unknown and known.goals else None
