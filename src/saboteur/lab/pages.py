"""The laboratory's reports: play what is asked for and write it down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.rules import Rules
from . import balance as balances
from . import beliefs, fit, plots, report
from . import ladder as ladders
from . import match as matches
from .runs import Run
from .stats import Interval


def _rules_text(rules: Rules) -> str:
    more = ", ".join(rules.modules)
    return f"{rules.players} players" + (f", {more}" if more else "")


def match(run: Run, tables: Sequence[Rules], x: str, y: str, deals: int, budget: float) -> Path:
    """Report one X among Ys, and one Y among Xs."""
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
    return report.write(run.folder, f"{x} and {y}", found, [report.table(head, rows)])


def sides(run: Run, tables: Sequence[Rules], x: str, y: str, deals: int) -> Path:
    """Report X digging against Y, beside its twins who trust naively and who know everyone."""
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
    return report.write(run.folder, f"{x} against {y}", found, [report.table(head, rows), plot])


def ladder(run: Run, tables: Sequence[Rules], levels: list[str], rounds: int, budget: float) -> Path:
    """Report ratings."""
    found = ladders.ladder(run, tables, levels, rounds, budget)
    ratings: dict[str, dict[str, float]] = found["ratings"]
    rows = [
        [name, f"{each['mu']:.2f}", f"{each['sigma']:.2f}", f"{each['by_order']:.2f}"]
        for name, each in sorted(ratings.items(), key=lambda item: -item[1]["mu"])
    ]
    gold = report.table(["player", "gold a round"], [[name, value] for name, value in found["gold"].items()])
    head = ["player and side", "rating", "sigma", "spread over orders"]
    return report.write(run.folder, "Ladder", found, [report.table(head, rows), gold])


def belief(run: Run, tables: Sequence[Rules], rounds: int, fitted_on: int) -> Path:
    """Report beliefs about every style, by tables that saw it and by tables that did not."""
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
    return report.write(run.folder, "Beliefs", found, [report.table(head, rows), plot])


def balance(run: Run, levels: list[str], players: Sequence[int], rounds: int, everything: bool) -> Path:
    """Report the balance atlas."""
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
    parts = [*atlas_plots(found).values(), report.table(head, rows)]
    return report.write(run.folder, "Balance", found, parts)


def atlas_plots(found: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the plots of the atlas by name."""
    levels = list(dict.fromkeys(each["level"] for each in found))

    def rates(column: str, wanted: Any) -> dict[str, dict[str, Interval]]:
        return {
            level: {
                str(each[column]): Interval(*each["found"])
                for each in found
                if each["level"] == level and wanted(each)
            }
            for level in levels
        }

    plain = rates("players", lambda each: each["variant"] == "base" and each["edition"] == "jubilee")
    columns = sorted({name for found_ in plain.values() for name in found_}, key=int)
    by_variant = rates("variant", lambda each: each["players"] == 5 and each["edition"] == "jubilee")
    variants = list(dict.fromkeys(name for found_ in by_variant.values() for name in found_))
    return {
        "players": plots.by_column("Rounds that the diggers win, base game", columns, plain, "players"),
        "variants": plots.by_row("Rounds that the diggers win, 5 players", variants, by_variant),
    }
