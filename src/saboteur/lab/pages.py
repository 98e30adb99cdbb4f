"""The lab's reports: play what is asked for and write the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ..analysis.atlas import FILE, LEVEL, as_json
from ..boxes import BOXES
from ..core.rules import Rules
from . import balance as balances
from . import beliefs, fit, plots, report
from . import ladder as ladders
from . import match as matches
from . import pace as paces
from .runs import Run
from .stats import Interval

EDITION: Final = "jubilee"
_FIVE: Final = 5
# Boxes with this trait deal every dwarf.
_ALL_DEALT: Final = "all-dealt"


def _rules_text(rules: Rules) -> str:
    more = ", ".join(rules.modules)
    return f"{rules.players} players" + (f", {more}" if more else "")


def match_page(run: Run, tables: Sequence[Rules], x: str, y: str, deals: int, budget: float) -> Path:
    """Report on one X among Ys, and one Y among Xs."""
    found, rows = [], []
    for rules in tables:
        for one, others in ((x, y), (y, x)):
            figures = matches.focal(run, rules, one, others, deals, budget)
            found.append(figures)
            rows.append([
                _rules_text(rules), f"one {one} among {others}", figures["deals"], f"{figures['gold_x']:.3f}",
                f"{figures['gold_y']:.3f}", figures["gain"].text(1.0, 3), f"{figures['p']:.2g}",
            ])  # fmt: skip
    head = ["table", "who", "deals", "gold", "gold of the others there", "gain [95 %]", "p"]
    return report.write(run.folder, f"{x} and {y}", found, [report.Figures(head, rows)])


def sides_page(run: Run, tables: Sequence[Rules], x: str, y: str, deals: int) -> Path:
    """Report on X digging against Y, beside its naive and all-knowing twins."""
    names = ["naive", x, "knowing"]
    found = [matches.sides(run, rules, names, y, deals) for rules in tables]
    rows = [
        [
            str(each["players"]), *(each["wins"][name].text() for name in names),
            each["over_first"][x].text(), f"{each['p'][x]:.2g}", each["closed"].text(),
        ]
        for each in found
    ]  # fmt: skip
    head = ["players", *names, f"{x} over naive", "p", "share of the gap closed"]
    series: dict[str, dict[str, Interval]] = {
        name: {str(each["players"]): each["wins"][name] for each in found} for name in names
    }
    plot = plots.by_column(
        f"Diggers' wins against {y}", [str(each["players"]) for each in found], series, "players"
    )
    return report.write(run.folder, f"{x} against {y}", found, [report.Figures(head, rows), plot])


def ladder_page(run: Run, tables: Sequence[Rules], levels: list[str], rounds: int, budget: float) -> Path:
    """Rate the levels at mixed tables and write the report; return its path."""
    found = ladders.rated_levels(run, tables, levels, rounds, budget)
    ratings: dict[str, dict[str, float]] = found["ratings"]
    rows = [
        [name, f"{each['mu']:.2f}", f"{each['sigma']:.2f}", f"{each['by_order']:.2f}"]
        for name, each in sorted(ratings.items(), key=lambda item: -item[1]["mu"])
    ]
    gold = report.Figures(
        ["player", "gold a round"], [[name, value] for name, value in found["gold"].items()]
    )
    head = ["player and side", "rating", "sigma", "spread over orders"]
    return report.write(run.folder, "Ladder", found, [report.Figures(head, rows), gold])


def belief_page(run: Run, tables: Sequence[Rules], rounds: int, fitted_on: int) -> Path:
    """Report on beliefs about every style, by tables that include it and tables that do not."""
    counts = fit.styles_counted(run, fitted_on)
    found: list[dict[str, Any]] = []
    for rules in tables:
        for style in counts:
            without = fit.tables(sum((c for name, c in counts.items() if name != style), Counter()))
            found.append(beliefs.beliefs(run, rules, style, "matched", None, rounds))
            found.append(beliefs.beliefs(run, rules, style, "left out", without, rounds))
    rows = [
        [
            each["players"], each["style"], each["regime"], each["third"]["auc"].text(1.0, 3),
            each["third"]["skill"].text(1.0, 3), each["third"]["calibration_error"].text(1.0, 3),
            each["third"]["brier"].text(1.0, 3), f"{each['identified']:.0%}", each["median_lap"],
            f"{each['falsely_accused']:.0%}",
        ]
        for each in found
    ]  # fmt: skip
    head = [
        "players", "style", "tables", "AUC, lap 3", "skill", "calibration error", "Brier", "identified",
        "median lap", "falsely accused",
    ]  # fmt: skip
    curves = {each["style"]: each["reliability"] for each in found if each["regime"] == "left out"}
    plot = plots.reliability("Beliefs about styles that were left out, after lap 3", curves)
    return report.write(run.folder, "Beliefs", found, [report.Figures(head, rows), plot])


def balance_page(run: Run, levels: list[str], players: Sequence[int], rounds: int, everything: bool) -> Path:
    """Report on the balance of the rules."""
    cells = balances.cells(levels, players, everything)
    found = balances.atlas(run, cells, rounds)
    rows = [
        [
            each["level"], each["players"], each["edition"], each["variant"], each["rounds"],
            each["found"].text(), f"{each['moves']:.0f}", each["gold"],
        ]
        for each in found
    ]  # fmt: skip
    head = ["level", "players", "edition", "variant", "rounds", "diggers win [95 %]", "moves", "gold a round"]
    drawn = atlas_plots(found)
    for name, plot in drawn.items():
        (run.folder / f"balance-{name}.svg").write_text(plot, encoding="utf-8")
    for box, text in as_json(found).items():
        folder = run.folder / BOXES[box].folder.name
        folder.mkdir(exist_ok=True)
        (folder / FILE).write_text(text, encoding="utf-8")
    return report.write(run.folder, "Balance", found, [*drawn.values(), report.Figures(head, rows)])


def pace_page(run: Run, levels: list[str], rounds: int) -> Path:
    """Report on how long the levels think."""
    found = paces.paces(run, levels, rounds)
    head = ["level", "table", "choices", "median", "p99", "worst"]
    rows = [[each[name] for name in head] for each in found]
    table = report.Figures([*head[:3], *(f"{name}, ms" for name in head[3:])], rows)
    return report.write(run.folder, "Thinking time", found, [table])


Rates = dict[str, dict[str, Interval]]


def atlas_plots(found: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the plots of the atlas by name."""
    usual = [each for each in found if each["edition"] == EDITION]
    base = [each for each in usual if each["variant"] == "base"]
    told = [each for each in usual if each["level"] == LEVEL]
    at_five = [each for each in usual if each["players"] == _FIVE]
    columns = [str(n) for n in sorted({each["players"] for each in base})]
    return {
        "players": plots.by_column(
            "Rounds that the diggers win, base game", columns, _rates(base, "level", "players"), "players"
        ),
        "saboteurs": plots.by_column(
            f"By how many saboteurs there are, {LEVEL}", columns, _by_saboteurs(base), "players"
        ),
        "spare": plots.by_column(
            f"No dwarf left over, {LEVEL}",
            columns,
            _rates([each for each in told if each["variant"] in _dealing()], "variant", "players"),
            "players",
        ),
        "variants": plots.by_row(
            f"Rounds that the diggers win, {_FIVE} players",
            list(dict.fromkeys(each["variant"] for each in at_five)),
            _rates(at_five, "level", "variant"),
        ),
    }


def _dealing() -> list[str]:
    """Return the variants that differ in which dwarves are dealt."""
    return ["base", "spare=none", *(key for key, box in BOXES.items() if _ALL_DEALT in box.rules.traits)]


def _rates(cells: Sequence[dict[str, Any]], series: str, column: str) -> Rates:
    """Return how often the diggers win, by what makes a series and what makes a column."""
    rates: Rates = {}
    for each in cells:
        rates.setdefault(each[series], {})[str(each[column])] = Interval(*each["found"])
    return rates


def _by_saboteurs(base: Sequence[dict[str, Any]]) -> Rates:
    rates: Rates = {}
    for each in base:
        if each["level"] == LEVEL:
            for count, rate in each["by_saboteurs"].items():
                rates.setdefault(f"{count} dealt", {})[str(each["players"])] = Interval(*rate)
    return dict(sorted(rates.items()))
