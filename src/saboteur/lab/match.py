"""Two players on the same deals: one X among Ys and one Y among Xs on every seat, or side against side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from ..bots.rule import BUDGET
from ..core.rules import Rules
from ..game import Game
from .arena import Outcome, RoundTalk, by_side, deal, outcome_of, play_seats
from .runs import Result, Run, Wanted
from .stats import Interval, bootstrap, p_value, paired, wilson


def play_deals(
    rules: dict[str, Any],
    design: str,
    x: str,
    y: str,
    seeds: list[str],
    budget: float = BUDGET,
    talk: bool = False,
) -> Result:
    """Play some deals by one design, at a silent table or a talking one."""
    built = Rules.build(**rules)

    def play(game: Game, names: Sequence[str], seed: str) -> Outcome:
        if talk:
            return play_seats(game, names, seed, budget=budget, talk=RoundTalk(seed))
        return outcome_of(game, names, seed, budget)

    return {"rows": [_DESIGNS[design](built, x, y, seed, play) for seed in seeds]}


Play = Callable[[Game, Sequence[str], str], Outcome]


def _focal(rules: Rules, x: str, y: str, seed: str, play: Play) -> dict[str, Any]:
    """Return each seat's gold when X alone sits there, and when everyone is Y."""
    game = deal(rules, seed)
    dwarves = game.state.dwarves
    base = play(game, [y] * rules.players, seed)
    gold = []
    for seat in range(rules.players):
        names = [x if s == seat else y for s in range(rules.players)]
        gold.append(play(deal(rules, seed), names, seed).gold[seat])
    return {"dwarves": dwarves, "x": gold, "y": base.gold, "found": base.found}


def _sides(rules: Rules, x: str, y: str, seed: str, play: Play) -> dict[str, Any]:
    """Return who wins when X digs against Y."""
    game = deal(rules, seed)
    saboteurs = game.state.dwarves.count("saboteur")
    outcome = play(game, by_side(game, x, y), seed)
    return {"found": outcome.found, "saboteurs": saboteurs, "gold": outcome.gold}


_DESIGNS = {"focal": _focal, "sides": _sides}
# How many deals a process plays at a time.
_AT_ONCE = {"focal": 2, "sides": 20}


def wanted(rules: Rules, design: str, x: str, y: str, deals: int, budget: float, talk: bool) -> Wanted:
    """Return what a match needs; deals are the same whoever plays."""
    given = {"rules": rules.as_dict(), "design": design, "x": x, "y": y, "budget": budget, "talk": talk}
    table = f"{rules.players}/{'+'.join(rules.modules)}/{'talking' if talk else 'silent'}"
    key = f"match/{table}/{design}/{x}/{y}"
    return Wanted(key, "match.play_deals", given, f"match/{rules.players}", deals, _AT_ONCE[design])


def match_rows(results: list[Result]) -> list[dict[str, Any]]:
    """Return the rows of several results in order."""
    return [row for result in results for row in result["rows"]]


def focal(
    run: Run,
    tables: Sequence[Rules],
    x: str,
    y: str,
    deals: int,
    budget: float = BUDGET,
    talk: bool = False,
    one_way: bool = False,
) -> list[dict[str, Any]]:
    """Play one X among Ys on every seat of every deal, and one Y among Xs; return the gains in gold."""
    ways = [(x, y)] if one_way else [(x, y), (y, x)]
    asked = [(rules, one, others) for rules in tables for one, others in ways]
    results = run.measure([
        wanted(rules, "focal", one, others, deals, budget, talk) for rules, one, others in asked
    ])  # fmt: skip
    return [
        _focal_figures(rules, one, others, match_rows(found))
        for (rules, one, others), found in zip(asked, results, strict=True)
    ]


def _focal_figures(rules: Rules, x: str, y: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    gains = [fmean(a - b for a, b in zip(row["x"], row["y"], strict=True)) for row in rows]
    by_dwarf: dict[str, list[float]] = {}
    for row in rows:
        for dwarf, a, b in zip(row["dwarves"], row["x"], row["y"], strict=True):
            by_dwarf.setdefault(dwarf, []).append(a - b)
    return {
        "players": rules.players,
        "modules": list(rules.modules),
        "x": x,
        "y": y,
        "deals": len(rows),
        "gain": paired(gains),
        "p": p_value(gains),
        "gold_x": paired([fmean(row["x"]) for row in rows]),
        "gold_y": paired([fmean(row["y"]) for row in rows]),
        "by_dwarf": {dwarf: (len(found), paired(found)) for dwarf, found in sorted(by_dwarf.items())},
    }


def wanted_sides(
    tables: Sequence[Rules],
    diggers: Sequence[str],
    saboteurs: Sequence[str],
    deals: int,
    budget: float = BUDGET,
    talk: bool = False,
) -> list[Wanted]:
    """Return what is needed to play diggers against saboteurs, each against each."""
    return [
        wanted(rules, "sides", digs, hides, deals, budget, talk)
        for rules in tables
        for digs in diggers
        for hides in saboteurs
    ]


def sides(
    run: Run,
    tables: Sequence[Rules],
    diggers: list[str],
    saboteurs: str,
    deals: int,
    budget: float = BUDGET,
    talk: bool = False,
) -> list[dict[str, Any]]:
    """Play several kinds of diggers against the same saboteurs on the same deals."""
    results = iter(run.measure(wanted_sides(tables, diggers, [saboteurs], deals, budget, talk)))
    return [
        _side_figures(rules, saboteurs, {name: _won(match_rows(next(results))) for name in diggers})
        for rules in tables
    ]


def hiding_costs(
    run: Run,
    tables: Sequence[Rules],
    diggers: str,
    saboteurs: Sequence[str],
    deals: int,
    budget: float = BUDGET,
) -> list[dict[str, Any]]:
    """Play the same diggers against several saboteurs on the same deals: what each gains on the first."""
    results = iter(run.measure(wanted_sides(tables, [diggers], saboteurs, deals, budget)))
    return [
        _hiding_figures(rules, diggers, {name: _won(match_rows(next(results))) for name in saboteurs})
        for rules in tables
    ]


def _hiding_figures(rules: Rules, diggers: str, found: dict[str, list[int]]) -> dict[str, Any]:
    first, *others = found
    costs = {name: [a - b for a, b in zip(found[first], found[name], strict=True)] for name in others}
    return {
        "players": rules.players,
        "modules": list(rules.modules),
        "diggers": diggers,
        "deals": len(found[first]),
        "wins": {name: wilson(sum(won), len(won)) for name, won in found.items()},
        "costs": {name: paired(cost) for name, cost in costs.items()},
        "p": {name: p_value(cost) for name, cost in costs.items()},
    }


def _won(rows: list[dict[str, Any]]) -> list[int]:
    return [int(row["found"]) for row in rows]


def _side_figures(rules: Rules, saboteurs: str, found: dict[str, list[int]]) -> dict[str, Any]:
    first, *others = found
    gains = {name: [a - b for a, b in zip(found[name], found[first], strict=True)] for name in others}
    return {
        "players": rules.players,
        "modules": list(rules.modules),
        "saboteurs": saboteurs,
        "deals": len(found[first]),
        "wins": {name: wilson(sum(won), len(won)) for name, won in found.items()},
        "over_first": {name: paired(gain) for name, gain in gains.items()},
        "p": {name: p_value(gain) for name, gain in gains.items()},
        "closed": share_closed(*found.values()) if len(found) == 3 else None,
    }


def share_closed(low: list[int], middle: list[int], high: list[int]) -> Interval:
    """Return which share of the gap from low to high the middle closes, bootstrapped over deals."""

    def share(units: list[Any]) -> float:
        worst, mine, best = (fmean(unit[i] for unit in units) for i in range(3))
        return (mine - worst) / (best - worst) if best > worst else 1.0

    return bootstrap(list(zip(low, middle, high, strict=True)), share)
