"""Suspicion over time: how guilty each side seems to the diggers, and how long a saboteur stays hidden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final

from .beliefs import LAPS, BeliefRow
from .stats import Interval, bootstrap, wilson

# A saboteur whom the diggers on average think guiltier than this is uncovered.
UNCOVERED: Final = 0.5
_SIDES: Final = ("diggers", "saboteurs")


def suspicion_figures(rounds: Sequence[Sequence[BeliefRow]]) -> dict[str, Any]:
    """Return by lap how guilty either side seems, and which share of saboteurs is still hidden.

    A saboteur stays hidden if the round ends before the diggers suspect it.
    """
    first = [lap for rows in rounds for lap in uncovered(rows)]
    laps = sorted(LAPS + 1 if lap is None else lap for lap in first)
    return {
        "seems": {
            name: {lap: _seems(rounds, truth, lap) for lap in range(1, LAPS + 1)}
            for truth, name in enumerate(_SIDES)
        },
        "hidden": {lap: wilson(sum(each > lap for each in laps), len(laps)) for lap in range(1, LAPS + 1)},
        "saboteurs": len(laps),
        "median_lap": laps[len(laps) // 2] if laps and laps[len(laps) // 2] <= LAPS else None,
    }


def uncovered(rows: Iterable[BeliefRow]) -> list[int | None]:
    """Return the lap after which each saboteur of a round is uncovered, if it ever is."""
    seen: dict[int, dict[int, list[float]]] = {}
    for row in rows:
        if row.truth:
            seen.setdefault(row.seat, {}).setdefault(row.lap, []).append(row.belief)
    return [
        next((lap for lap in sorted(by_lap) if fmean(by_lap[lap]) > UNCOVERED), None)
        for by_lap in seen.values()
    ]


def _seems(rounds: Sequence[Sequence[BeliefRow]], truth: int, lap: int) -> Interval:
    """Return how guilty one side seems after a lap, resampling rounds."""
    units = [[row.belief for row in rows if (row.truth, row.lap) == (truth, lap)] for rows in rounds]
    there = [unit for unit in units if unit]
    return bootstrap(there, lambda drawn: fmean(b for unit in drawn for b in unit), 200) if there else _NONE


_NONE: Final = Interval(0.0, 0.0, 1.0)
