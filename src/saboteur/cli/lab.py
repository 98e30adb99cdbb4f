"""The lab on the command line: match, hiding, ladder, belief, tell, balance, pace, report, games and fit."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from ..bots import BOTS, level_of
from ..core.rules import Rules
from .arguments import BadInput, OutsideBots, levels_for, rules_for

if TYPE_CHECKING:
    from ..lab.runs import Run

lab = typer.Typer(
    name="lab",
    help="Measure how good the bots are and how balanced the rules are.",
    rich_markup_mode=None,
    no_args_is_help=True,
)


def _seconds(budget: float) -> float:
    if not (isfinite(budget) and budget >= 0):
        raise BadInput(f"A budget is a number of seconds from 0 on, not {budget}.")
    return budget


Players = Annotated[str, typer.Option(help="Numbers of players, such as 5 or 3-10 or 5,7,10.")]
Edition = Annotated[str, typer.Option(help="The edition of the rules: jubilee, classic or italian.")]
Module = Annotated[list[str], typer.Option(help="An expansion or variant; repeatable.")]
Setting = Annotated[list[str], typer.Option("--option", help="A house rule; repeatable.")]
Budget = Annotated[float, typer.Option(callback=_seconds, help="Seconds per move for bots that search.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FOLDER", help="Where results are stored, and the same run continues."),
]
Deals = Annotated[str, typer.Option("--set", help="The set of deals: tuning, validation or final.")]
Seed = Annotated[
    str | None, typer.Option(help="Other deals of the set; 1 by default, for final the version.")
]
Workers = Annotated[int, typer.Option(min=0, help="Number of processes; 0 uses all cores but one.")]
Ray = Annotated[bool, typer.Option("--ray", help="Use a Ray cluster; needs the extra 'ray'.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="No progress bar.")]


class How(NamedTuple):
    """Where and with what a run is played."""

    out: Path | None
    deals: str
    seed: str | None
    workers: int
    ray: bool
    quiet: bool


def player_numbers(text: str) -> list[int]:
    """Read 5, 3-10 or 5,7,10."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        try:
            numbers = range(int(first), int(last or first) + 1)
        except ValueError:
            raise BadInput(f"{text!r} is no list of numbers such as 3-10 or 5,7.") from None
        if not numbers:
            raise BadInput(f"{part!r} has no numbers in it: write the smaller one first, as in 5-7.")
        found += numbers
    return list(dict.fromkeys(found))


def known_players(names: Sequence[str]) -> list[str]:
    """Return players of the lab; raise BadInput if one is unknown."""
    from ..lab.arena import player_names

    known = player_names()
    for name in names:
        if level_of(name) not in known:
            raise BadInput(f"There is no player {name!r}; there are {', '.join(known)}.")
    return list(names)


def _run(
    name: str,
    how: How,
    rules: Sequence[Rules] = (),
    players: Sequence[str] = (),
    budget: float | None = None,
    **more: Any,
) -> Run:
    """Return the run that was asked for; without --out, its folder is named after its settings."""
    from ..lab.runs import Run
    from ..lab.settings import DealSet, RunError, RunSettings

    if how.ray and find_spec("ray") is None:
        raise BadInput("--ray needs Ray: python -m pip install 'saboteur[ray]'.")
    count = how.workers or max((os.cpu_count() or 2) - 1, 1)
    try:
        dealt = DealSet.named(how.deals, how.seed)
        settings = RunSettings(name.partition("-")[0], rules, players, budget, dealt, more)
        folder = how.out or Path("lab") / f"{name.replace(':', '-')}-{settings.digest}"
        return Run(folder, settings, count, how.ray, how.quiet)
    except RunError as error:
        raise BadInput(str(error)) from error


def _need_ratings() -> None:
    if find_spec("openskill") is None:
        raise BadInput("Ratings need openskill: python -m pip install 'saboteur[lab]'.")


def _show(page: Path) -> None:
    """Print the figures and where the page with its plots is."""
    print(page.with_suffix(".txt").read_text(encoding="utf-8"))
    print(page)


@lab.command()
def match(
    x: Annotated[str, typer.Argument(help="A player: random, rule, detective, bluffer, seer, naive ...")],
    y: Annotated[str, typer.Argument(help="The player to compare it with.")],
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played on every seat.")] = 50,
    players: Players = "5",
    edition: Edition = "jubilee",
    module: Module = [],  # noqa: B006
    option: Setting = [],  # noqa: B006
    budget: Budget = 0.3,
    sides: Annotated[
        bool, typer.Option("--sides", help="X digs against Y instead, beside naive and all-knowing twins.")
    ] = False,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="Play one X among Ys, but no Y among Xs.")
    ] = False,
    talk: Annotated[bool, typer.Option("--talk", help="Let everyone speak after their moves.")] = False,
    bot: OutsideBots = [],  # noqa: B006
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Play one X among Ys and one Y among Xs, on every seat of the same deals."""
    from ..lab import pages, report

    known_players([x, y])
    if sides and x in ("naive", "knowing"):
        raise BadInput(f"With --sides, {x!r} is played anyway; name the player to compare it with.")
    tables = [rules_for(n, edition, module, option) for n in player_numbers(players)]
    how = How(out, dealt, seed, workers, ray, quiet)
    run = _run(f"match-{x}-{y}", how, tables, [x, y], budget, sides=sides, talk=talk)
    if sides:
        section = pages.sides_section(run, tables, x, y, deals, budget, talk)
    else:
        section = pages.match_section(run, tables, x, y, deals, budget, talk, one_way)
    _show(report.write(run, section, deals))


@lab.command()
def hiding(
    diggers: Annotated[str, typer.Argument(help="Who digs.")] = "detective",
    saboteurs: Annotated[
        str | None, typer.Option(help="Saboteurs, separated by commas; the first is compared with.")
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 200,
    players: Players = "5",
    bot: OutsideBots = [],  # noqa: B006
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure what hiding costs the diggers, against saboteurs who hide less and more."""
    from ..lab import report
    from ..lab.full_report import HIDING, hiding_section

    asked = known_players(levels_for(saboteurs, ",".join(HIDING), bot))
    known_players([diggers])
    tables = [rules_for(n, "jubilee", [], []) for n in player_numbers(players)]
    run = _run("hiding", How(out, dealt, seed, workers, ray, quiet), tables, [diggers, *asked])
    _show(report.write(run, hiding_section(run, tables, diggers, asked, deals), deals))


@lab.command()
def ladder(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each number of players.")] = 100,
    players: Players = "5",
    edition: Edition = "jubilee",
    module: Module = [],  # noqa: B006
    option: Setting = [],  # noqa: B006
    levels: Annotated[str | None, typer.Option(help="Players, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    budget: Budget = 0.1,
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Rate all levels at mixed tables, as diggers and as saboteurs (needs the extra 'lab')."""
    from ..lab import pages, report

    _need_ratings()
    asked = known_players(levels_for(levels, ",".join(BOTS), bot))
    tables = [rules_for(n, edition, module, option) for n in player_numbers(players)]
    run = _run("ladder", How(out, dealt, seed, workers, ray, quiet), tables, asked, budget)
    _show(report.write(run, pages.ladder_section(run, tables, asked, rounds, budget), rounds))


@lab.command()
def belief(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each style.")] = 100,
    players: Players = "5",
    fit: Annotated[int, typer.Option(min=1, help="Rounds to fit the styles on at each table.")] = 100,
    bot: OutsideBots = [],  # noqa: B006
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure beliefs about every style, with tables that know it, and about bots from outside."""
    from ..lab import pages, report
    from ..lab.fit import POPULATION

    tables = [rules_for(n, "jubilee", [], []) for n in player_numbers(players)]
    how = How(out, dealt, seed, workers, ray, quiet)
    run = _run("belief", how, tables, [*POPULATION, *bot], fit=fit)
    _show(report.write(run, pages.belief_section(run, tables, bot, rounds, fit), rounds))


@lab.command()
def tell(
    level: Annotated[str, typer.Argument(help="Who sits on every seat.")] = "bluffer",
    rounds: Annotated[int, typer.Option(min=5, help="How many rounds for each number of players.")] = 200,
    players: Players = "5",
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure how well a dwarf's side is told from its words and silences alone."""
    from ..lab import report, talk_pages

    known_players([level])
    tables = [rules_for(n, "jubilee", [], []) for n in player_numbers(players)]
    run = _run(f"tell-{level}", How(out, dealt, seed, workers, ray, quiet), tables, [level])
    _show(report.write(run, talk_pages.tell_section(run, tables, level, rounds), rounds))


@lab.command()
def balance(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each cell.")] = 200,
    players: Players = "3-10",
    levels: Annotated[str | None, typer.Option(help="Levels, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    everything: Annotated[
        bool, typer.Option("--all/--base", help="Include editions, variants and boxes.")
    ] = True,
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Count how often the diggers win, by number of players, edition, variant and box."""
    from ..lab import pages, report

    asked = known_players(levels_for(levels, "rule,detective,bluffer", bot))
    numbers = player_numbers(players)
    for number in numbers:
        rules_for(number, "jubilee", [], [])
    how = How(out, dealt, seed, workers, ray, quiet)
    run = _run("balance", how, (), asked, numbers=numbers, everything=everything)
    _show(report.write(run, pages.balance_section(run, asked, numbers, rounds, everything), rounds))


@lab.command()
def pace(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds at each table.")] = 2,
    levels: Annotated[str | None, typer.Option(help="Levels, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure how long each level thinks about a move: base game, Saboteur 2 and the whole box."""
    from ..lab import pages, report

    asked = known_players(levels_for(levels, "rule,detective,bluffer,seer", bot))
    run = _run("pace", How(out, dealt, seed, workers, ray, quiet), (), asked)
    _show(report.write(run, pages.pace_section(run, asked, rounds), rounds))


@lab.command("report")
def report_all(
    rounds: Annotated[int, typer.Option(min=5, help="How many rounds of each measurement.")] = 100,
    players: Players = "5",
    levels: Annotated[str | None, typer.Option(help="Levels, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    budget: Budget = 0.1,
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure balance, deduction, hiding, talk, beliefs, ratings and thinking times; write one page."""
    from ..lab.fit import POPULATION
    from ..lab.full_report import write_everything

    _need_ratings()
    asked = known_players(levels_for(levels, "rule,detective,bluffer", bot))
    tables = [rules_for(n, "jubilee", [], []) for n in player_numbers(players)]
    how = How(out, dealt, seed, workers, ray, quiet)
    run = _run("report", how, tables, [*asked, *POPULATION, *bot], budget)
    _show(write_everything(run, tables, asked, bot, rounds, budget))


@lab.command()
def games(
    bots: Annotated[
        str, typer.Option(help="Who plays, by lot for every seat, separated by commas.")
    ] = "rule",
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds.")] = 100,
    players: Annotated[int, typer.Option(help="Number of players.")] = 5,
    edition: Edition = "jubilee",
    module: Module = [],  # noqa: B006
    option: Setting = [],  # noqa: B006
    bot: OutsideBots = [],  # noqa: B006
    budget: Budget = 0.1,
    dealt: Deals = "tuning",
    seed: Seed = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="A file .npz or .parquet; the run is kept beside it."),
    ] = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Write a data set: what seats observed, did and believed, the truth, and a card (extra 'env')."""
    from ..lab.arena import one_round
    from ..lab.games import wanted_rounds
    from ..lab.report import about

    if find_spec("pettingzoo") is None:
        raise BadInput("Data sets need more packages: python -m pip install 'saboteur[env]'.")
    from ..env.dataset import Dataset, why_not
    from ..env.dataset_card import describe_dataset, write_card

    asked = sorted(set(known_players(levels_for(bots, "rule", bot))))
    table = one_round(rules_for(players, edition, module, option))
    if out and (wrong := why_not(out)):
        raise BadInput(wrong)
    folder = out.with_suffix(".run") if out else None
    run = _run("games", How(folder, dealt, seed, workers, ray, quiet), [table], asked, budget)
    found = run.measure([wanted_rounds(table, asked, rounds, budget)])[0]
    data, file = Dataset(table, asked), out or run.folder / "games.npz"
    card = describe_dataset(data, about(run, rounds), run.settings.as_dict())
    rows = data.write(file, (each for result in found for each in result["rounds"]), card)
    print(write_card(file, card, rows, rounds))
    print(file)


@lab.command()
def fit(
    rounds: Annotated[int, typer.Option(min=1, help="Rounds at each table.")] = 200,
    seed: Seed = None,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Count what dwarves do and who wins; write value.toml and each box's deeds.toml into the folder."""
    from ..lab.fit_files import write_tables

    run = _run("fit", How(out, "tuning", seed, workers, ray, quiet))
    for path in write_tables(run, rounds):
        print(path)
