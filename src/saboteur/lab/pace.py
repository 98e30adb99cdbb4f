"""How long each level thinks about a move, for various rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from ..bots.chronicle import Chronicle
from ..bots.rule import BUDGET
from ..core.events import redact
from ..core.rules import Rules
from ..core.shapes import RulesShape
from ..presets import PACES
from .arena import deal, player
from .runs import Result, Run, Wanted


def time_moves(level: str, rules: RulesShape, seeds: list[str]) -> Result:
    """Play rounds with one level on every seat; return how long each decision took, in milliseconds."""
    return {"took": [took for seed in seeds for took in _round(level, Rules.build(**rules), seed)]}


def _round(level: str, rules: Rules, seed: str) -> list[float]:
    """Time every choice between several actions, in CPU time, so that other processes do not count."""
    game, rng, took = deal(rules, seed), Random(seed), []
    bot, past = player(level, game), Chronicle.of(game.view())
    while not game.over:
        seat = game.actors[0]
        view, legal = game.view(seat), game.legal(seat)
        began = time.process_time()
        action = bot.choose(view, legal, rng, BUDGET, past)
        if len(legal) > 1:
            took.append(round(1000 * (time.process_time() - began), 2))
        past.watch(redact(game.play(seat, action), None))
    return took


def paces(run: Run, levels: Sequence[str], rounds: int) -> list[dict[str, Any]]:
    """Return median, 99th percentile and maximum of the choices' times, for every level and table."""
    asked = [(level, table) for level in levels for table in PACES]
    results = run.measure(wanted_paces(levels, rounds))
    return [
        {"level": level, "table": table, **pace_figures([took for each in found for took in each["took"]])}
        for (level, table), found in zip(asked, results, strict=True)
    ]


def wanted_paces(levels: Sequence[str], rounds: int) -> list[Wanted]:
    """Return what is needed to time levels at every table."""
    return [_wanted(level, table, rounds) for level in levels for table in PACES]


def _wanted(level: str, table: str, rounds: int) -> Wanted:
    players, modules = PACES[table]
    given = {"level": level, "rules": Rules.build(players, modules=modules).as_dict()}
    return Wanted(f"pace/{level}/{table}", "pace.time_moves", given, "pace", rounds, 1)


def pace_figures(took: Sequence[float]) -> dict[str, float]:
    """Return the median, the 99th percentile and the maximum."""
    ordered = sorted(took)
    return {
        "choices": len(ordered),
        "median": ordered[len(ordered) // 2],
        "p99": ordered[len(ordered) * 99 // 100],
        "worst": ordered[-1],
    }
