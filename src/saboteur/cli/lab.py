"""The lab on the command line: match, ladder, belief, balance, pace and fit."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import BOTS
from .arguments import OutsideBots, levels_for, rules_for

lab = typer.Typer(
    name="lab",
    help="Measure how good the bots are and how balanced the rules are.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

Players = Annotated[str, typer.Option(help="Numbers of players, such as 5 or 3-10 or 5,7,10.")]
Edition = Annotated[str, typer.Option(help="The edition of the rules: jubilee, classic or italian.")]
Module = Annotated[list[str], typer.Option(help="An expansion or variant; repeatable.")]
Setting = Annotated[list[str], typer.Option("--option", help="A house rule; repeatable.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FOLDER", help="Where results are stored, and runs continue."),
]
Workers = Annotated[int, typer.Option(min=0, help="Number of processes; 0 uses all cores but one.")]
Ray = Annotated[bool, typer.Option("--ray", help="Use a Ray cluster; needs the extra 'ray'.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="No progress bar.")]


def player_numbers(text: str) -> list[int]:
    """Read 5, 3-10 or 5,7,10."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        try:
            found += range(int(first), int(last or first) + 1)
        except ValueError:
            raise typer.BadParameter(f"{text!r} is no list of numbers such as 3-10 or 5,7") from None
    return found


def _run(out: Path | None, name: str, workers: int, ray: bool, quiet: bool) -> Any:
    from ..lab.runs import Run

    if ray and find_spec("ray") is None:
        raise typer.BadParameter("--ray needs Ray: python -m pip install 'saboteur[ray]'")
    count = workers or max((os.cpu_count() or 2) - 1, 1)
    return Run(out or Path("lab") / name, count, ray, quiet)


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
    budget: Annotated[float, typer.Option(help="Seconds per move for bots that search.")] = 0.3,
    sides: Annotated[
        bool, typer.Option("--sides", help="X digs against Y instead, beside naive and all-knowing twins.")
    ] = False,
    bot: OutsideBots = [],  # noqa: B006
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Play one X among Ys and one Y among Xs, on every seat of the same deals."""
    from ..lab import pages

    run = _run(out, f"match-{x}-{y}".replace(":", "-"), workers, ray, quiet)
    tables = [rules_for(n, edition, module, option) for n in player_numbers(players)]
    page = (
        pages.sides_page(run, tables, x, y, deals)
        if sides
        else pages.match_page(run, tables, x, y, deals, budget)
    )
    _show(page)


@lab.command()
def ladder(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each number of players.")] = 100,
    players: Players = "5",
    edition: Edition = "jubilee",
    module: Module = [],  # noqa: B006
    option: Setting = [],  # noqa: B006
    levels: Annotated[str | None, typer.Option(help="Players, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    budget: Annotated[float, typer.Option(help="Seconds per move for bots that search.")] = 0.1,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Rate all levels at mixed tables, as diggers and as saboteurs."""
    from ..lab import pages

    run = _run(out, "ladder", workers, ray, quiet)
    tables = [rules_for(n, edition, module, option) for n in player_numbers(players)]
    _show(pages.ladder_page(run, tables, levels_for(levels, ",".join(BOTS), bot), rounds, budget))


@lab.command()
def belief(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each style.")] = 100,
    players: Players = "5",
    fit: Annotated[int, typer.Option(min=1, help="Rounds to fit each style on at each table.")] = 20,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure beliefs, with the shipped tables and with tables fitted without the style."""
    from ..lab import pages

    run = _run(out, "belief", workers, ray, quiet)
    _show(
        pages.belief_page(
            run, [rules_for(n, "jubilee", [], []) for n in player_numbers(players)], rounds, fit
        )
    )


@lab.command()
def balance(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds for each cell.")] = 200,
    players: Players = "3-10",
    levels: Annotated[str | None, typer.Option(help="Levels, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    everything: Annotated[
        bool, typer.Option("--all/--base", help="Include editions, variants and boxes.")
    ] = True,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Count how often the diggers win, by number of players, edition, variant and box."""
    from ..lab import pages

    run = _run(out, "balance", workers, ray, quiet)
    _show(
        pages.balance_page(
            run,
            levels_for(levels, "rule,detective,bluffer", bot),
            player_numbers(players),
            rounds,
            everything,
        )
    )


@lab.command()
def pace(
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds at each table.")] = 2,
    levels: Annotated[str | None, typer.Option(help="Levels, separated by commas.")] = None,
    bot: OutsideBots = [],  # noqa: B006
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Measure how long each level thinks about a move: base game, Saboteur 2 and the whole box."""
    from ..lab import pages

    _show(
        pages.pace_page(
            _run(out, "pace", workers, ray, quiet),
            levels_for(levels, "rule,detective,bluffer,seer", bot),
            rounds,
        )
    )


@lab.command()
def fit(
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of each style at each table.")] = 20,
    out: Out = None,
    workers: Workers = 0,
    ray: Ray = False,
    quiet: Quiet = False,
) -> None:
    """Count what dwarves do and who wins; write value.toml and each box's deeds.toml into the folder."""
    from collections import Counter

    from ..bots.likelihood import FILE
    from ..boxes import BOXES
    from ..boxes.manifest import BASE
    from ..lab import values
    from ..lab.fit import Counts, likelihoods_toml, styles_counted, tables

    run = _run(out, "fit", workers, ray, quiet)
    for box in [box for box in BOXES.values() if box.file(FILE)]:
        key = "" if box.origin == BASE else box.key
        counts: Counts = sum(styles_counted(run, rounds, key).values(), Counter())
        path = run.folder / box.folder.name / FILE
        path.parent.mkdir(exist_ok=True)
        path.write_text(likelihoods_toml(tables(counts)), encoding="utf-8")
        print(path)
    path = run.folder / "value.toml"
    path.write_text(values.values_toml(values.coefficients(run, rounds)), encoding="utf-8")
    print(path)
