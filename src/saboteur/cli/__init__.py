"""The command line: serving and operating the game, play, replay, picture, verify, sim and lab."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..boxes.loading import wish
from ..boxes.manifest import BoxError
from ..presets import PRESETS, SURPRISE
from .arguments import (
    CommandFailed,
    OutsideBots,
    OutsideLanguages,
    address_for,
    bot_for,
    levels_for,
    preset_for,
    rules_for,
    visitors_for,
    writable,
)
from .kernel import kernel
from .lab import lab
from .new import new
from .operator import Store, operator, shared_store

_commands = typer.Typer(
    name="saboteur",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)

TablesAnHour = Annotated[int, typer.Option(min=1, help="How many tables an address may create per hour.")]
HostNames = Annotated[list[str], typer.Option(help="A host name people reach this server by; repeatable.")]
NodeAddress = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS:PORT",
        help="Where other servers with the same --store reach this one.",
    ),
]
MetricsAddress = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS:PORT", help="Serve metrics for Prometheus here; by default nowhere."),
]
SingleFiles = Annotated[
    bool, typer.Option("--sources", help="For work on the page: send its files one by one, as they are now.")
]
NamedProxies = Annotated[
    list[str],
    typer.Option(metavar="ADDRESS[/NET]", help="A proxy that tells where callers come from; repeatable."),
]
BudgetSizes = Annotated[
    list[str],
    typer.Option(metavar="NAME=SIZE", help="How much an address may use, see docs/security.md; repeatable."),
]
Players = Annotated[int, typer.Option(help="Number of players; 3 to 10 in most games.")]
Edition = Annotated[str | None, typer.Option(help="The edition of the rules: jubilee, classic or italian.")]
Module = Annotated[list[str], typer.Option(help="An expansion or variant, by its key; repeatable.")]
Setting = Annotated[
    list[str], typer.Option("--option", help="A house rule, such as placement=adjacent; repeatable.")
]
PresetName = Annotated[
    str, typer.Option("--preset", help=f"Rules by name: {', '.join((*PRESETS, SURPRISE))}.")
]
Seed = Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record written by play --save.")]


def _show_version(asked: bool) -> None:
    if asked:
        from .. import __version__

        print(f"saboteur {__version__}")
        raise typer.Exit


@_commands.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
    box: Annotated[
        list[Path],
        typer.Option(metavar="FOLDER", help="Load a box from a folder; anywhere on the line, repeatable."),
    ] = [],  # noqa: B006 - typer copies it
) -> None:
    """Saboteur: a card game of dwarves, gold and treachery."""


@_commands.command("serve")
def serve_command(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 keeps others out.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; by default 8000 or the next free one.")
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where tables are stored.")] = None,
    store: Store = None,
    node: NodeAddress = None,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    tables: TablesAnHour = 60,
    hostname: HostNames = [],  # noqa: B006 - typer copies it
    proxy: NamedProxies = [],  # noqa: B006
    budget: BudgetSizes = [],  # noqa: B006
    keep_days: Annotated[
        int | None,
        typer.Option(min=1, help="Delete tables after this many days without activity; by default never."),
    ] = None,
    metrics: MetricsAddress = None,
    sources: SingleFiles = False,
    bot: OutsideBots = [],  # noqa: B006
    language: OutsideLanguages = [],  # noqa: B006
) -> None:
    """Serve the game to your browser and your friends'."""
    from ..server.errors import StorageError
    from ..server.http.missing_files import incomplete
    from ..server.journal.folder import default_folder
    from ..server.operator.retention import UNPLAYED_DAYS, Keeping
    from ..server.serve import serve

    if fault := incomplete():
        raise CommandFailed(fault)
    keeping = Keeping(keep_days, min(keep_days or UNPLAYED_DAYS, UNPLAYED_DAYS))
    at, place = address_for(metrics) if metrics else None, shared_store(store, node)
    visitors = visitors_for(proxy, [f"tables={tables}", *budget])
    try:
        serve(host, port, data or default_folder(), opens, hostname, keeping, at, visitors, sources, *place)
    except StorageError as error:
        raise CommandFailed(str(error)) from error
    except OSError as error:
        raise CommandFailed(f"The server cannot start: {error}.") from error


@_commands.command("play")
def play_command(
    players: Players = 5,
    preset: PresetName = "jubilee",
    edition: Edition = None,
    module: Module = [],  # noqa: B006 - typer copies it
    option: Setting = [],  # noqa: B006
    seed: Seed = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "You",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record there.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game, by its own rules.")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
    bots: Annotated[str | None, typer.Option(help="Who plays against you: random, rule, detective …")] = None,
    bot: OutsideBots = [],  # noqa: B006
) -> None:
    """Play a game in the terminal against bots."""
    from ..game import Game
    from .play import Session, play_here
    from .records import unfinished_game_in
    from .terminal import Terminal

    if resume is None:
        base = preset_for(preset, players, seed)
        modules = (*base.modules, *module)
        game = Game(rules_for(players, edition or base.edition, modules, option), seed)
    else:
        game = unfinished_game_in(resume)
    session = Session(game, Terminal(fast), name, bot_for(bots or (bot[0] if bot else "rule")))
    play_here(session, writable(save or resume))


@_commands.command()
def replay(
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="Print everything at once.")] = False,
    seat: Annotated[str | None, typer.Option(help="Show what one player saw, such as p2.")] = None,
) -> None:
    """Step through a recorded game."""
    from .records import Replay
    from .terminal import Closed, Terminal

    try:
        Replay(file, seat, Terminal()).run(everything)
    except Closed:
        return


@_commands.command("picture")
def picture_command(
    file: RecordFile,
    to: Annotated[Path, typer.Argument(metavar="PICTURE", help="The file to write: .svg or .png.")],
    move: Annotated[
        int | None, typer.Option(min=0, help="After how many moves; by default the last.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Draw what one player saw, such as p2.")] = None,
    theme: Annotated[str, typer.Option(help="dark or light.")] = "dark",
) -> None:
    """Draw the mine of a recorded game; PNG needs saboteur[pictures]."""
    from .images import write_mine

    write_mine(file, to, move, seat, theme)


@_commands.command("verify")
def verify_command(file: RecordFile) -> None:
    """Check that a game was dealt fairly and played by the rules."""
    from .verify import doubts_in, faults_and_findings

    faults, findings = faults_and_findings(file)
    for doubt in doubts_in(file):
        print(f"warning: {doubt}")
    for finding in findings:
        print(f"fair: {finding}")
    for fault in faults:
        print(f"fault: {fault}")
    if faults:
        raise typer.Exit(1)


@_commands.command()
def sim(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Players = 5,
    edition: Edition = None,
    module: Module = [],  # noqa: B006
    option: Setting = [],  # noqa: B006
    bots: Annotated[
        str | None,
        typer.Option(help="Bots around the table, such as rule,random; else rule and yours."),
    ] = None,
    bot: OutsideBots = [],  # noqa: B006
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and count who wins."""
    import json

    from ..bots.advice import unknown_boxes
    from .sim import show, simulate
    from .terminal import Terminal

    rules = rules_for(players, edition, module, option)
    if unknown := unknown_boxes(rules):
        print(f"Bots do not know {' and '.join(unknown)}: they play its cards by chance.", file=sys.stderr)
    at_table = {name: bot_for(name) for name in levels_for(bots, "rule", bot)}
    tally = simulate(rules, at_table, games, seed or "saboteur")
    if as_json:
        print(json.dumps(tally.as_dict(), indent=2))
    else:
        show(tally, Terminal().console)


_commands.add_typer(operator)
_commands.add_typer(lab)
_commands.add_typer(kernel)
_commands.add_typer(new)


def _without_boxes(words: Sequence[str]) -> tuple[list[str], list[Path]]:
    """Return a command without --box FOLDER, and the folders: boxes are loaded before anything else."""
    rest: list[str] = []
    folders: list[Path] = []
    waiting = iter(words)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name != "--box":
            rest.append(word)
        elif folder := value if equals else next(waiting, ""):
            folders.append(Path(folder))
        else:
            rest.append(word)
    return rest, folders


def _with_command(words: list[str]) -> list[str]:
    """Return a command line that names its command; without one the game is served, with these options."""
    is_served = not words or (words[0].startswith("-") and words[0] not in ("--help", "--version"))
    return ["serve", *words] if is_served else words


def app(words: Sequence[str] | None = None) -> None:
    """Run the command line; without a command, open the game in the browser."""
    asked, folders = _without_boxes(sys.argv[1:] if words is None else words)
    try:
        wish(folders)
    except BoxError as error:
        print(f"{error}.", file=sys.stderr)
        sys.exit(2)
    try:
        code = _commands(_with_command(asked), prog_name="saboteur", standalone_mode=False)
    except typer.TyperException as error:
        print(error.format_message(), file=sys.stderr)
        sys.exit(error.exit_code)
    except typer.Abort:
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
