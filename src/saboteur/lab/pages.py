"""What each measurement of the lab reports: play what is asked for and show the figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..analysis.atlas import FILE, LEVEL, as_json
from ..bots.rule import BUDGET
from ..boxes import BOXES
from ..core.rules import Rules
from . import balance as balances
from . import beliefs, fit, plots, report
from . import ladder as ladders
from . import match as matches
from . import pace as paces
from .runs import Run
from .settings import TUNING
from .stats import Interval

EDITION: Final = "jubilee"
_FIVE: Final = 5
# Boxes with this trait deal every dwarf.
_ALL_DEALT: Final = "all-dealt"
_WON: Final = "rounds that the diggers win"
Rates = dict[str, dict[str, Interval]]


def _table_text(found: dict[str, Any]) -> str:
    more = ", ".join(found["modules"])
    return f"{found['players']} players" + (f", {more}" if more else "")


def _aloud(talk: bool) -> str:
    return ", at talking tables" if talk else ""


def match_section(
    run: Run,
    tables: Sequence[Rules],
    x: str,
    y: str,
    deals: int,
    budget: float,
    talk: bool = False,
    one_way: bool = False,
) -> report.Section:
    """Report on one X among Ys, and one Y among Xs unless that is not wanted."""
    found = matches.focal(run, tables, x, y, deals, budget, talk, one_way)
    labels = [f"{each['players']}: one {each['x']} among {each['y']}" for each in found]
    rows = [
        [
            _table_text(each), f"one {each['x']} among {each['y']}", each["deals"],
            each["gold_x"].text(1.0, 2), each["gold_y"].text(1.0, 2), each["gain"].text(1.0, 3),
            f"{each['p']:.2g}",
        ]
        for each in found
    ]  # fmt: skip
    head = ["table", "who", "deals", "gold a round", "gold of the others there", "gain in gold", "p"]
    gains = {label: each["gain"] for label, each in zip(labels, found, strict=True)}
    axis = plots.fitting("gain in gold a round", gains.values(), 0.0)
    plot = plots.by_row(
        "What one gains among the others, by number of players", labels, {"gain": gains}, axis
    )
    return report.Section(f"{x} and {y}{_aloud(talk)}", found, [report.Figures(head, rows), plot])


def beside_twins(x: str) -> list[str]:
    """Return a player between its twins who deduce nothing and know everything."""
    return ["naive", x, "knowing"]


def sides_section(
    run: Run, tables: Sequence[Rules], x: str, y: str, deals: int, budget: float, talk: bool = False
) -> report.Section:
    """Report on X digging against Y, beside its naive and all-knowing twins."""
    names = beside_twins(x)
    found = matches.sides(run, tables, names, y, deals, budget, talk)
    rows = [
        [
            str(each["players"]), *(each["wins"][name].text() for name in names),
            each["over_first"][x].text(), f"{each['p'][x]:.2g}", each["closed"].text(),
        ]
        for each in found
    ]  # fmt: skip
    head = [
        "players",
        *(f"{name}, %" for name in names),
        f"{x} over naive",
        "p",
        "share of the gap closed, %",
    ]
    series: Rates = {name: {str(each["players"]): each["wins"][name] for each in found} for name in names}
    columns = [str(each["players"]) for each in found]
    plot = plots.by_column(f"Diggers against {y}", columns, series, "players", plots.percent_axis(_WON))
    return report.Section(f"{x} against {y}{_aloud(talk)}", found, [report.Figures(head, rows), plot])


def ladder_section(
    run: Run, tables: Sequence[Rules], levels: list[str], rounds: int, budget: float
) -> report.Section:
    """Rate the levels at mixed tables."""
    found = ladders.rated_levels(run, tables, levels, rounds, budget)
    ratings = dict(sorted(found["ratings"].items(), key=lambda item: -item[1]["rating"].value))
    rows = [
        [name, each["rating"].text(1.0, 2), f"{each['sigma']:.2f}", f"{each['by_order']:.2f}"]
        for name, each in ratings.items()
    ]
    head = ["player and side", "rating", "sigma", "spread over orders"]
    gold = report.Figures(
        ["player", "gold a round"], [[name, each.text(1.0, 2)] for name, each in found["gold"].items()]
    )
    shown = {name: each["rating"] for name, each in ratings.items()}
    axis = plots.fitting("rating, with 95 % interval", shown.values())
    plot = plots.by_row("Ratings as diggers and as saboteurs", list(shown), {"rating": shown}, axis)
    return report.Section("Ladder", found, [plot, report.Figures(head, rows), gold])


def belief_section(
    run: Run, tables: Sequence[Rules], strangers: Sequence[str], rounds: int, fitted_on: int
) -> report.Section:
    """Report on beliefs about every style, by the shipped tables and by tables fitted without that style.

    Without rounds to fit on, only the shipped tables are measured.
    """
    found = _believed(run, tables, strangers, rounds, fitted_on)
    rows = [
        [
            each["players"], each["style"], each["side"], each["regime"], each["third"]["auc"].text(1.0, 2),
            each["third"]["skill"].text(1.0, 2), each["third"]["calibration_error"].text(1.0, 3),
            each["held"].text(digits=1) if each["side"] == beliefs.DIGGERS else "–",
            each["identified"].text(digits=0), each["median_lap"] or "–",
            each["falsely_accused"].text(digits=0),
        ]
        for each in found
    ]  # fmt: skip
    head = [
        "players", "style", "who plays it", "tables", "AUC, lap 3", "skill", "calibration error",
        "held over 0.9 guilty, %", "identified, %", "median lap", "falsely accused, %",
    ]  # fmt: skip
    laps = [
        [each["style"], each["side"], each["regime"], lap, *(f"{at[name]:.3f}" for name in _AT_A_LAP)]
        for each in found
        if each["style"] == beliefs.ALL
        for lap, at in each["laps"].items()
        if at
    ]
    curves = {
        f"{each['style']}, {each['side']}, {each['players']} players": each["reliability"]
        for each in found
        if each["style"] == beliefs.ALL and (each["regime"] != _KNOWN or not fitted_on)
    }
    unknown = "that the tables do not know, " if fitted_on else ""
    plot = plots.reliability(f"Beliefs about styles {unknown}after lap 3", curves)
    by_lap = report.Figures(["styles", "who plays them", "tables", "lap", *_AT_A_LAP], laps)
    return report.Section("Beliefs", found, [report.Figures(head, rows), _skill_plot(found), by_lap, plot])


def _skill_plot(found: Sequence[dict[str, Any]]) -> str:
    """Draw how much beliefs know beyond the prior after each lap, over all styles."""
    series = {
        f"{each['side']}, {each['regime']}, {each['players']}": {
            str(lap): skill for lap, skill in each["skills"].items()
        }
        for each in found
        if each["style"] == beliefs.ALL
    }
    laps = [str(lap) for lap in range(1, beliefs.LAPS + 1)]
    axis = plots.fitting("skill over the prior", _every(series), 0.0)
    return plots.by_column("What beliefs know after each lap", laps, series, "lap", axis)


# What the tables that a style is measured by know of it.
_KNOWN, _LEFT_OUT, _OUTSIDE = "matched", "left out", "from outside"
_AT_A_LAP = ("auc", "skill", "calibration_error")


def styles_tested(tables: Sequence[Rules], strangers: Sequence[str], leave_out: bool) -> list[beliefs.Tested]:
    """Return every style on both sides: by the shipped tables, and by such as do not know it if asked."""
    sides = ((beliefs.SABOTEURS, fit.SABOTEURS), (beliefs.DIGGERS, fit.DIGGERS))
    regimes_known = (_KNOWN, _LEFT_OUT) if leave_out else (_KNOWN,)
    return [
        beliefs.Tested(rules, style, side, regime)
        for rules in tables
        for side, known in sides
        for styles, regimes in ((known, regimes_known), (strangers, (_OUTSIDE,)))
        for style in styles
        for regime in regimes
    ]


def _believed(
    run: Run, tables: Sequence[Rules], strangers: Sequence[str], rounds: int, fitted_on: int
) -> list[dict[str, Any]]:
    """Fit tables on deals for tuning, whichever set is measured, then play with and without each style."""
    tested = styles_tested(tables, strangers, leave_out=fitted_on > 0)
    wanted = fit.wanted_counts(fitted_on) if fitted_on else []
    counts = fit.total_of(each for group in run.measure(
        wanted, len(tested) * rounds, run.deals._replace(name=TUNING)
    ) for each in group)  # fmt: skip
    without = {each: fit.tables(counts, each.style) for each in tested if each.regime == _LEFT_OUT}
    results = run.measure([beliefs.wanted_beliefs(each, without.get(each), rounds) for each in tested])
    seen = dict(zip(tested, map(beliefs.belief_rows, results), strict=True))
    pooled = [
        (
            together,
            [row for each in tested if each._replace(style=beliefs.ALL) == together for row in seen[each]],
        )
        for together in dict.fromkeys(each._replace(style=beliefs.ALL) for each in tested)
    ]
    return [beliefs.belief_figures(each, found) for each, found in [*seen.items(), *pooled]]


def balance_section(
    run: Run, levels: list[str], players: Sequence[int], rounds: int, everything: bool
) -> report.Section:
    """Report on the balance of the rules."""
    cells = balances.cells(levels, players, everything)
    found = balances.atlas(run, cells, rounds)
    rows = [
        [
            each["level"], each["players"], each["edition"], each["variant"],
            "talking" if each["talk"] else "silent", each["rounds"], each["found"].text(),
            f"{each['moves']:.0f}",
            ", ".join(f"{dwarf} {gold:.2f}" for dwarf, gold in each["gold"].items()),
        ]
        for each in found
    ]  # fmt: skip
    head = [
        "level",
        "players",
        "edition",
        "variant",
        "table",
        "rounds",
        "diggers win, %",
        "moves",
        "gold a round",
    ]
    drawn = atlas_plots(found)
    for name, plot in drawn.items():
        (run.folder / f"balance-{name}.svg").write_text(plot, encoding="utf-8")
    for box, text in as_json(found).items():
        folder = run.folder / BOXES[box].folder.name
        folder.mkdir(exist_ok=True)
        (folder / FILE).write_text(text, encoding="utf-8")
    return report.Section("Balance", found, [*drawn.values(), report.Figures(head, rows)])


def pace_section(run: Run, levels: list[str], rounds: int) -> report.Section:
    """Report on how long the levels think."""
    found = paces.paces(run, levels, rounds)
    head = ["level", "table", "choices", "median", "p99", "worst"]
    rows = [[each[name] for name in head] for each in found]
    table = report.Figures([*head[:3], *(f"{name}, ms" for name in head[3:])], rows)
    shown: Rates = {}
    for each in found:
        # From the median to the 99th percentile.
        shown.setdefault(each["level"], {})[each["table"]] = Interval(
            *(each[n] for n in ("median", "median", "p99"))
        )
    names = list(dict.fromkeys(each["table"] for each in found))
    axis = plots.fitting("milliseconds a choice: median and 99th percentile", _every(shown), 1000 * BUDGET)
    plot = plots.by_row("Thinking time", names, shown, axis)
    return report.Section("Thinking time", found, [table, plot])


def _every(rates: Rates) -> list[Interval]:
    return [each for found in rates.values() for each in found.values()]


def atlas_plots(found: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the plots of the atlas by name."""
    usual = [each for each in found if each["edition"] == EDITION and not each["talk"]]
    base = [each for each in usual if each["variant"] == "base"]
    told = [each for each in usual if each["level"] == LEVEL]
    at_five = [each for each in usual if each["players"] == _FIVE]
    columns = [str(n) for n in sorted({each["players"] for each in base})]
    axis = plots.percent_axis(_WON)
    return {
        "players": plots.by_column(
            "Rounds that the diggers win, base game",
            columns,
            _rates(base, "level", "players"),
            "players",
            axis,
        ),
        "saboteurs": plots.by_column(
            f"By how many saboteurs there are, {LEVEL}", columns, _by_saboteurs(base), "players", axis
        ),
        "spare": plots.by_column(
            f"No dwarf left over, {LEVEL}",
            columns,
            _rates([each for each in told if each["variant"] in _dealing()], "variant", "players"),
            "players",
            axis,
        ),
        "variants": plots.by_row(
            f"Rounds that the diggers win, {_FIVE} players",
            list(dict.fromkeys(each["variant"] for each in at_five)),
            _rates(at_five, "level", "variant"),
            axis,
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
