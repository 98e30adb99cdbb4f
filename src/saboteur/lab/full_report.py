"""One report of everything the lab measures at a table: words, beliefs, hiding, ratings, pace and balance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from ..bots.rule import BUDGET
from ..core.rules import Rules
from . import balance, beliefs, duels, ladder, match, pace, pages, plots, report, talk_pages, tell
from .runs import Run, Wanted
from .stats import Interval

# Saboteurs from one who hides nothing to one who hides nearly to the end.
HIDING: Final = ("rule:open", "bluffer:bold", "bluffer", "bluffer:shy")
_DIGGERS: Final = "detective"
_SPEAKER: Final = "bluffer"


def write_everything(
    run: Run,
    tables: Sequence[Rules],
    levels: Sequence[str],
    strangers: Sequence[str],
    rounds: int,
    budget: float,
) -> Path:
    """Measure everything in one run and write one page."""
    numbers = [rules.players for rules in tables]
    asked = list(levels)
    measured: dict[str, Callable[[], report.Section]] = {
        "balance": lambda: pages.balance_section(run, asked, numbers, rounds, everything=False),
        "deduction": lambda: pages.sides_section(run, tables, _DIGGERS, _SPEAKER, rounds, budget),
        "aloud": lambda: pages.sides_section(run, tables, _DIGGERS, _SPEAKER, rounds, budget, talk=True),
        "hiding": lambda: hiding_section(run, tables, _DIGGERS, HIDING, rounds, budget),
        "talk": lambda: talk_pages.tell_section(run, tables, _SPEAKER, rounds),
        "belief": lambda: pages.belief_section(run, tables, strangers, rounds, 0),
        "ratings": lambda: pages.ladder_section(run, tables, asked, rounds, budget),
        "minds": lambda: talk_pages.duels_section(run, tables, rounds),
        "pace": lambda: pages.pace_section(run, asked, 1),
    }
    run.measure(_wanted(tables, asked, strangers, rounds, budget))  # all at once, behind one progress bar
    sections = {key: measure() for key, measure in measured.items()}
    return report.write_all(run, "The bots, measured", sections, rounds)


def _wanted(
    tables: Sequence[Rules], levels: list[str], strangers: Sequence[str], rounds: int, budget: float
) -> list[Wanted]:
    """Return what the whole report needs; only rounds that narrow the balance's intervals come later."""
    cells = balance.cells(levels, [rules.players for rules in tables], everything=False)
    twins = pages.beside_twins(_DIGGERS)
    tested = pages.styles_tested(tables, strangers, leave_out=False)
    return [
        *balance.wanted_cells(cells, rounds),
        *match.wanted_sides(tables, twins, [_SPEAKER], rounds, budget),
        *match.wanted_sides(tables, twins, [_SPEAKER], rounds, budget, talk=True),
        *match.wanted_sides(tables, [_DIGGERS], HIDING, rounds, budget),
        *tell.wanted_talk(tables, _SPEAKER, rounds),
        *(beliefs.wanted_beliefs(each, None, rounds) for each in tested),
        *ladder.wanted_mixed(tables, levels, rounds, budget),
        *duels.wanted_duels(tables, rounds),
        *pace.wanted_paces(levels, 1),
    ]


def hiding_section(
    run: Run,
    tables: Sequence[Rules],
    diggers: str,
    saboteurs: Sequence[str],
    deals: int,
    budget: float = BUDGET,
) -> report.Section:
    """Report on what hiding costs the diggers: wins against the first saboteurs minus against others."""
    found = match.hiding_costs(run, tables, diggers, saboteurs, deals, budget)
    first, *others = saboteurs
    rows = [
        [
            each["players"], name, each["deals"], each["wins"][name].text(),
            *((each["costs"][name].text(), f"{each['p'][name]:.2g}") if name != first else ("–", "–")),
        ]
        for each in found
        for name in saboteurs
    ]  # fmt: skip
    head = ["players", "saboteurs", "deals", "diggers win, %", f"fewer than against {first}", "p"]
    costs = {name: {f"{each['players']} players": each["costs"][name] for each in found} for name in others}
    every: list[Interval] = [each for found in costs.values() for each in found.values()]
    plot = plots.by_row(
        f"What hiding costs {diggers}s",
        [f"{each['players']} players" for each in found],
        costs,
        plots.fitting(f"wins against {first} minus wins against these", every, 0.0),
    )
    return report.Section(f"Hiding from {diggers}s", found, [report.Figures(head, rows), plot])
