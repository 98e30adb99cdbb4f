"""Ratings of all levels, one for each side: mixed tables, diggers against saboteurs.

Teams are rated by the Plackett-Luce model of openskill: a skill and its uncertainty. Every side of every
number of players has a house rating that plays along, so that an advantage of the rules is not taken for
skill.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    run: Run, rules: Sequence[Rules], levels: list[str], rounds: int, budget: float, chunk: int = 5
) -> dict[str, Any]:
    """Play mixed tables and rate every level on both sides, as the mean over several orders of the rounds."""
    asked = [
        Wanted(
            f"{each.players}/{'+'.join(each.modules)}", "ladder.play_mixed",
            {"rules": each.as_dict(), "levels": levels, "budget": budget}, f"ladder/{each.players}",
            rounds, chunk,
        )
        for each in rules
    ]  # fmt: skip
    rows = [row for results in run.measure(asked) for result in results for row in result["rows"]]
    orders = [rated(Random(order).sample(rows, len(rows))) for order in range(_ORDERS)]
    names = sorted({name for ratings in orders for name in ratings})
    return {
        "rounds": len(rows),
        "ratings": {name: _summary([ratings[name] for ratings in orders]) for name in names},
        "gold": _gold(rows),
    }


def _summary(orders: Sequence[Rating]) -> dict[str, Any]:
    """Return a rating with its interval, and how much the order of the rounds matters."""
    mu, sigma = fmean(each.mu for each in orders), fmean(each.sigma for each in orders)
    return {
        "rating": Interval(mu, mu - _TWO_SIDED * sigma, mu + _TWO_SIDED * sigma),
        "sigma": sigma,
        "by_order": stdev(each.mu for each in orders),
    }


def rated(rows: Sequence[dict[str, Any]]) -> dict[str, Rating]:
    """Rate every player of some rounds, in this order, once as digger and once as saboteur."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for row in rows:
        teams = _teams(row)
        if len(teams) < 2:
            continue
        order = ["digs", "sabotages"] if row["found"] else ["sabotages", "digs"]
        names = [teams[side] for side in order]
        before = [[ratings.get(name) or model.rating(name=name) for name in team] for team in names]
        for team, after in zip(names, model.rate(before), strict=True):
            ratings.update(zip(team, after, strict=True))
    return {name: Rating(each.mu, each.sigma) for name, each in ratings.items()}


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
