"""Ratings of all levels, one for each side: mixed tables, diggers against saboteurs.

Teams are rated by the Plackett-Luce model of openskill: a skill and its uncertainty. Every side of every
number of players has a house rating that plays along, so that an advantage of the rules is not taken for
skill.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ..bots.rule import BUDGET
from ..core.rules import Rules
from .arena import deal, outcome_of
from .runs import Result, Run, Wanted
from .stats import Interval, paired

_ORDERS: Final = 20
_TWO_SIDED: Final = 1.96
# How many rounds a process plays at a time.
_AT_ONCE: Final = 5


class Contest(NamedTuple):
    """Two teams and how they fared: the lower rank won, and equal ranks are a draw."""

    teams: tuple[Sequence[str], Sequence[str]]
    ranks: tuple[float, float]


class Rating(NamedTuple):
    """A skill and its uncertainty."""

    mu: float
    sigma: float


def play_mixed(rules: dict[str, Any], levels: list[str], seeds: list[str], budget: float = BUDGET) -> Result:
    """Play rounds at randomly mixed tables."""
    built = Rules.build(**rules)
    rows = []
    for seed in seeds:
        names = Random(f"{seed}/seats").choices(levels, k=built.players)
        outcome = outcome_of(deal(built, seed), names, seed, budget=budget)
        rows.append(
            {"names": names, "dwarves": outcome.dwarves, "found": outcome.found, "gold": outcome.gold}
        )
    return {"rows": rows}


def rated_levels(
    run: Run, rules: Sequence[Rules], levels: list[str], rounds: int, budget: float
) -> dict[str, Any]:
    """Play mixed tables and rate every level on both sides, as the mean over several orders of the rounds."""
    results = run.measure(wanted_mixed(rules, levels, rounds, budget))
    rows = [row for found in results for result in found for row in result["rows"]]
    return {
        "rounds": len(rows),
        "ratings": ratings_of(contests_of(rows)),
        "gold": _gold(rows),
    }


def wanted_mixed(rules: Sequence[Rules], levels: list[str], rounds: int, budget: float) -> list[Wanted]:
    """Return what is needed to rate levels."""
    return [
        Wanted(
            f"ladder/{each.players}/{'+'.join(each.modules)}", "ladder.play_mixed",
            {"rules": each.as_dict(), "levels": levels, "budget": budget}, f"ladder/{each.players}",
            rounds, _AT_ONCE,
        )
        for each in rules
    ]  # fmt: skip


def ratings_of(contests: Sequence[Contest]) -> dict[str, dict[str, Any]]:
    """Rate everyone in some contests, as the mean over several orders in which they could have come."""
    orders = [rated(Random(order).sample(contests, len(contests))) for order in range(_ORDERS)]
    names = sorted({name for ratings in orders for name in ratings})
    return {name: _summary([ratings[name] for ratings in orders]) for name in names}


def _summary(orders: Sequence[Rating]) -> dict[str, Any]:
    """Return a rating with its interval, and how much the order of the contests matters."""
    mu, sigma = fmean(each.mu for each in orders), fmean(each.sigma for each in orders)
    return {
        "rating": Interval(mu, mu - _TWO_SIDED * sigma, mu + _TWO_SIDED * sigma),
        "sigma": sigma,
        "by_order": stdev(each.mu for each in orders),
    }


def rated(contests: Iterable[Contest]) -> dict[str, Rating]:
    """Rate everyone in some contests, in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for names, ranks in contests:
        before = [[ratings.get(name) or model.rating(name=name) for name in team] for team in names]
        for team, after in zip(names, model.rate(before, ranks=list(ranks)), strict=True):
            ratings.update(zip(team, after, strict=True))
    return {name: Rating(each.mu, each.sigma) for name, each in ratings.items()}


def contests_of(rows: Iterable[dict[str, Any]]) -> list[Contest]:
    """Return rounds as contests of diggers against saboteurs; those with one side only are none."""
    found = []
    for row in rows:
        teams = _teams(row)
        if len(teams) == 2:
            ranks = (0.0, 1.0) if row["found"] else (1.0, 0.0)
            found.append(Contest((teams["digs"], teams["sabotages"]), ranks))
    return found


def _teams(row: dict[str, Any]) -> dict[str, list[str]]:
    """Return both sides of a round with their house; a player with two seats is rated once."""
    sides = ["sabotages" if dwarf == "saboteur" else "digs" for dwarf in row["dwarves"]]
    teams: dict[str, list[str]] = {}
    for name, side in dict.fromkeys(zip(row["names"], sides, strict=True)):
        house = f"house {len(sides)} {sides.count('sabotages')} {side}"
        teams.setdefault(side, [house]).append(f"{name} {side}")
    return teams


def _gold(rows: Sequence[dict[str, Any]]) -> dict[str, Interval]:
    found: dict[str, list[int]] = {}
    for row in rows:
        for name, gold in zip(row["names"], row["gold"], strict=True):
            found.setdefault(name, []).append(gold)
    return {name: paired(gold, times=500) for name, gold in sorted(found.items())}
