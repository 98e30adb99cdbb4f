"""Ratings of all levels, one for each side: mixed tables, diggers against saboteurs.

Teams are rated by Weng and Lin's Plackett-Luce model, which for two teams is Bradley-Terry: a skill and its
uncertainty. Every side of every number of players has a house rating that plays along, so that an advantage
of the rules is not taken for skill.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ..bots.rule import BUDGET
from ..core.rules import Rules
from .arena import deal, play_seats
from .runs import Result, Run, Task

_BETA: Final = 25 / 6
_KAPPA: Final = 1e-4
_ORDERS: Final = 20


class Rating(NamedTuple):
    """A skill and its uncertainty."""

    mu: float = 25.0
    sigma: float = 25 / 3


def rated(winners: Sequence[Rating], losers: Sequence[Rating]) -> tuple[list[Rating], list[Rating]]:
    """Return the ratings of two teams after one has won."""
    teams = (winners, losers)
    mus = [sum(r.mu for r in team) for team in teams]
    variances = [sum(r.sigma**2 for r in team) for team in teams]
    c = sqrt(sum(variances) + 2 * _BETA**2)
    expected = 1 / (1 + exp((mus[1] - mus[0]) / c))
    new = []
    for number, team in enumerate(teams):
        share = 1 - expected if number == 0 else -(1 - expected)
        gamma = sqrt(variances[number]) / c
        omega = variances[number] / c * share
        delta = gamma * variances[number] / c**2 * expected * (1 - expected)
        new.append([_moved(r, omega, delta, variances[number]) for r in team])
    return new[0], new[1]


def _moved(rating: Rating, omega: float, delta: float, variance: float) -> Rating:
    part = rating.sigma**2 / variance
    return Rating(rating.mu + part * omega, rating.sigma * sqrt(max(1 - part * delta, _KAPPA)))


def play_mixed(rules: dict[str, Any], levels: list[str], seeds: list[str], budget: float = BUDGET) -> Result:
    """Play rounds at randomly mixed tables."""
    built = Rules.build(**rules)
    rows = []
    for seed in seeds:
        names = Random(f"{seed}/seats").choices(levels, k=built.players)
        outcome = play_seats(deal(built, seed), names, seed, budget=budget)
        rows.append(
            {"names": names, "dwarves": outcome.dwarves, "found": outcome.found, "gold": outcome.gold}
        )
    return {"rows": rows}


def rated_levels(
    run: Run, rules: Sequence[Rules], levels: list[str], rounds: int, budget: float, chunk: int = 5
) -> dict[str, Any]:
    """Play mixed tables and rate every level on both sides, as the mean over several orders of the rounds."""
    tasks = []
    for each in rules:
        for first in range(0, rounds, chunk):
            seeds = [f"ladder/{each.players}/{n}" for n in range(first, min(first + chunk, rounds))]
            given = {"rules": each.as_dict(), "levels": levels, "seeds": seeds, "budget": budget}
            key = f"ladder/{each.players}/{'+'.join(levels)}/{first}"
            tasks.append(Task(key, "ladder.play_mixed", given))
    rows = [row for result in run.finish(tasks) for row in result["rows"]]
    orders = [_rate(Random(order).sample(rows, len(rows))) for order in range(_ORDERS)]
    names = sorted({name for ratings in orders for name in ratings})
    return {
        "rounds": len(rows),
        "ratings": {
            name: {
                "mu": fmean(ratings[name].mu for ratings in orders),
                "sigma": fmean(ratings[name].sigma for ratings in orders),
                "by_order": stdev(ratings[name].mu for ratings in orders),
            }
            for name in names
        },
        "gold": _gold(rows),
    }


def _rate(rows: Sequence[dict[str, Any]]) -> dict[str, Rating]:
    ratings: dict[str, Rating] = {}
    for row in rows:
        teams: dict[str, list[str]] = {"digs": [], "sabotages": []}
        for name, dwarf in zip(row["names"], row["dwarves"], strict=True):
            side = "sabotages" if dwarf == "saboteur" else "digs"
            teams[side].append(f"{name} {side}")
        if not teams["sabotages"] or not teams["digs"]:
            continue
        for side, team in teams.items():
            team.append(f"house {len(row['names'])} {len(teams['sabotages'])} {side}")
        order = ["digs", "sabotages"] if row["found"] else ["sabotages", "digs"]
        # A player with two seats is rated once, by the first.
        won, lost = ([*dict.fromkeys(teams[side])] for side in order)
        first, second = rated(
            [ratings.get(n, Rating()) for n in won], [ratings.get(n, Rating()) for n in lost]
        )
        ratings.update(zip([*won, *lost], [*first, *second], strict=True))
    return ratings


def _gold(rows: Sequence[dict[str, Any]]) -> dict[str, float]:
    found: dict[str, list[int]] = {}
    for row in rows:
        for name, gold in zip(row["names"], row["gold"], strict=True):
            found.setdefault(name, []).append(gold)
    return {name: round(fmean(gold), 3) for name, gold in sorted(found.items())}
