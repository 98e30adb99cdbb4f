"""What the lab reports about talk: the tell, suspicion over time, what messages do, and ratings of minds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.rules import Rules
from . import duels, plots, report, tell
from .runs import Run
from .stats import Interval


def tell_section(run: Run, tables: Sequence[Rules], level: str, rounds: int) -> report.Section:
    """Report on how well words and silences alone tell a dwarf's side, and on what words do."""
    found = tell.tells(run, tables, level, rounds)
    parts: list[report.Figures | str] = [_models(found), _tell_plot(found), _heard(found)]
    for each in found:
        parts += [*_suspicion_plots(each), _messages(each)]
    about = (
        f"{level.capitalize()}s on every seat of talking tables. The AUC is of a dwarf's side, told from "
        "its own words and silences alone; 0.5 is chance, and the better model counts. Changes are in points "
        "of probability, in the belief of the honest others."
    )
    return report.Section(f"What words tell of {level}", found, parts, about)


def _models(found: Sequence[dict[str, Any]]) -> report.Figures:
    names = list(tell.MODELS)
    rows = [
        [
            each["players"], each["rounds"], each["dwarves"],
            *(each["by_model"][name].text(1.0, 3) for name in names), each["said"].text(1.0, 2),
        ]
        for each in found
    ]  # fmt: skip
    aucs = [f"AUC, {name}" for name in names]
    return report.Figures(["players", "rounds", "dwarves", *aucs, "claims a dwarf and round"], rows)


def _tell_plot(found: Sequence[dict[str, Any]]) -> str:
    series = {name: {str(each["players"]): each["by_model"][name] for each in found} for name in tell.MODELS}
    axis = plots.Axis(0.4, 1.0, 0.1, "AUC; 0.5 is chance", 0.5)
    columns = [str(each["players"]) for each in found]
    return plots.by_column("The tell: side from words and silences alone", columns, series, "players", axis)


def _heard(found: Sequence[dict[str, Any]]) -> report.Figures:
    kinds = [
        [each["players"], name, *(rate.text(1.0, 3) for rate in pair)]
        for each in found
        for name, pair in each["rates"].items()
    ]
    return report.Figures(["players", "a dwarf and round", "diggers", "saboteurs"], kinds)


def _suspicion_plots(each: Mapping[str, Any]) -> list[str]:
    """Draw how guilty both sides seem, and how many saboteurs are hidden, at talking and silent tables."""
    seems = {
        f"{side}, {table}": _by_lap(laps)
        for table, found in each["suspicion"].items()
        for side, laps in found["seems"].items()
    }
    hidden = {table: _by_lap(found["hidden"]) for table, found in each["suspicion"].items()}
    laps = list(next(iter(hidden.values())))
    where = f"{each['players']} players"
    return [
        plots.by_column(
            f"How guilty each side seems to the diggers, {where}", laps, seems, "lap",
            plots.percent_axis("believed a saboteur"),
        ),
        plots.by_column(
            f"Saboteurs whom the diggers do not suspect yet, {where}", laps, hidden, "lap",
            plots.percent_axis("still below one half"),
        ),
    ]  # fmt: skip


def _by_lap(found: Mapping[int, Interval]) -> dict[str, Interval]:
    return {str(lap): interval for lap, interval in found.items()}


def _messages(each: Mapping[str, Any]) -> report.Figures:
    rows = [
        [
            each["players"], name, said["a_round"].text(1.0, 2), said["speaker"].text(),
            said["subject"].text(),
        ]
        for name, said in each["messages"].items()
    ]  # fmt: skip
    head = [
        "players",
        "who says what",
        "a round",
        "guilt of the speaker",
        "guilt, or gold, of what it is about",
    ]
    return report.Figures(head, rows)


def duels_section(run: Run, tables: Sequence[Rules], rounds: int) -> report.Section:
    """Report on ratings for detecting and for deceiving."""
    found = duels.duel_ratings(run, tables, rounds)
    ratings = dict(sorted(found["ratings"].items(), key=lambda item: -item[1]["rating"].value))
    rows = [[name, each["rating"].text(1.0, 2), f"{each['by_order']:.2f}"] for name, each in ratings.items()]
    shown = {name: each["rating"] for name, each in ratings.items()}
    axis = plots.fitting("rating, with 95 % interval", shown.values())
    plot = plots.by_row("Detecting and deceiving", list(shown), {"rating": shown}, axis)
    about = (
        "After the third lap a digger wins against each saboteur whom it suspects more than every honest "
        "dwarf, and loses if it suspects one of those more. Rule and novice judge by sight, all other levels "
        "by belief. "
        f"{found['duels']} duels."
    )
    figures = report.Figures(["who", "rating", "spread over orders"], rows)
    return report.Section("Ratings for detecting and deceiving", found, [plot, figures], about)
