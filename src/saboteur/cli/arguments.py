"""What the command line asks for: rules, bots, files; and errors with a message for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots import Bot, bot_names, make_bot
from ..bots.outside import BotError, add_wishes
from ..core.actions import parse_seat
from ..core.errors import RulesError
from ..core.record import LONGEST
from ..core.rng import SEED_BYTES, Stream, seed_bytes
from ..core.rules import Rules
from ..languages import LanguageError, add_language
from ..presets import SURPRISE, Preset, offered, surprise

if TYPE_CHECKING:
    from ..server.admission.visitors import Visitors


class BadInput(typer.TyperException):
    """The request cannot be met; the message is one sentence."""

    exit_code = 2


class CommandFailed(typer.TyperException):
    """Something went wrong on the way; the message is one sentence."""

    exit_code = 1


def rules_for(players: int, edition: str | None, modules: Iterable[str], options: Iterable[str]) -> Rules:
    """Return the rules that the options ask for; raise BadInput if they clash."""
    edition = edition or "jubilee"
    try:
        return Rules.build(players, edition, list(modules), dict(map(_option, options)))
    except RulesError as error:
        text = sentence(error)
        raise BadInput(text[:1].upper() + text[1:]) from error


def preset_for(name: str, players: int, seed: str | None) -> Preset:
    """Return the requested preset; with a seed, the surprise is always the same."""
    if name == SURPRISE:
        return surprise(players, Stream(seed_bytes(seed) if seed else token_bytes(SEED_BYTES), SURPRISE))
    known = offered()
    if name not in known:
        raise BadInput(f"There is no preset {name!r}; there are {', '.join(known)} and {SURPRISE}.")
    return known[name]


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise BadInput(f"An option is written name=value, such as placement=adjacent, not {text!r}.")
    return name, value


def bot_for(name: str) -> Bot:
    """Return a bot by its level; raise BadInput with the levels there are."""
    if name not in bot_names():
        raise BadInput(f"There is no bot {name!r}; there are {' and '.join(bot_names())}.")
    return make_bot(name)


def add_bots(wishes: list[str]) -> list[str]:
    """Load the bots that --bot names, here and in every process started from here; return their names."""
    try:
        return [bot.name for bot in add_wishes(wishes)]
    except BotError as error:
        raise BadInput(str(error)) from error


OutsideBots = Annotated[
    list[str],
    typer.Option(
        "--bot",
        metavar="[NAME=]FILE.py:CLASS",
        callback=add_bots,
        help="A bot of your own, such as greedy.py:Greedy; repeatable.",
    ),
]


def add_languages(folders: list[Path]) -> list[str]:
    """Load the languages that --language names; return their codes."""
    try:
        return [add_language(folder) for folder in folders]
    except LanguageError as error:
        raise BadInput(str(error)) from error


OutsideLanguages = Annotated[
    list[Path],
    typer.Option(
        "--language",
        metavar="FOLDER",
        callback=add_languages,
        help="The folder of one more language, called by its code; repeatable.",
    ),
]


def levels_for(asked: str | None, usual: str, outside: list[str]) -> list[str]:
    """Return the requested bots, separated by commas; by default the usual ones and those from outside."""
    return [name.strip() for name in (asked or ",".join([usual, *outside])).split(",")]


def address_for(text: str) -> tuple[str, int]:
    """Return an address and a port from ADDRESS:PORT."""
    address, _, port = text.rpartition(":")
    if not address or not port.isascii() or not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"An address is written ADDRESS:PORT, such as 127.0.0.1:9464, not {text!r}.")
    return address.strip("[]"), int(port)


def visitors_for(proxies: Iterable[str], sizes: Iterable[str]) -> Visitors:
    """Return the server's visitors: which proxies they come through, and the sizes of their budgets."""
    from ..server.admission.addresses import Proxies
    from ..server.admission.budgets import budgets_with
    from ..server.admission.visitors import Visitors

    try:
        return Visitors(budgets_with(dict(map(_size, sizes))), Proxies(proxies))
    except ValueError as error:
        text = sentence(error)
        raise BadInput(text[:1].upper() + text[1:]) from error


def _size(text: str) -> tuple[str, float]:
    name, _, size = text.partition("=")
    if not size.isascii() or not size.isdecimal() or int(size) < 1:
        raise BadInput(f"A budget is written NAME=SIZE, such as connections=1000, not {text!r}.")
    return name, float(size)


def seat_for(text: str | None, players: int) -> int | None:
    """Return the requested seat; None shows everything."""
    if text is None:
        return None
    seat = parse_seat(text)
    if seat is None or seat >= players:
        raise BadInput(f"There is no player {text!r} in this game; there are p1 to p{players}.")
    return seat


def file_text(path: Path) -> str:
    """Return the content of a record's file, or as much as shows that it is none."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {reason(error)}.") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a record: it is no text.") from error


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Turn errors about a missing or broken record into a sentence."""
    try:
        yield
    except ValueError as error:
        raise BadInput(f"{path} cannot be read as a record: {sentence(error)}") from error
    except (AttributeError, KeyError, TypeError) as error:
        raise BadInput(f"{path} cannot be read as a record: what it says makes no sense.") from error


def writable(path: Path | None) -> Path | None:
    """Return a file that can be written, checked before anything depends on it."""
    if path is None:
        return None
    try:
        with path.open("a", encoding="utf-8"):
            return path
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {reason(error)}.") from error


def reason(error: OSError) -> str:
    """Return the system's reason for refusing, in lower case."""
    return (error.strerror or str(error)).lower()


def sentence(error: Exception) -> str:
    """Return an error's text with a full stop."""
    text = str(error)
    return text + ("" if text.endswith(".") else ".")
