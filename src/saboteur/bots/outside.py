"""Bots from outside the package: from entry points, the command line or the environment.

The environment variable reaches every process of the game: the server, the bots' own and the lab's.
"""

from __future__ import annotations

import hashlib
import inspect
import logging
import os
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from . import Bot

# What --bot was given, separated by commas: greedy=/home/ada/greedy.py:Greedy
VARIABLE: Final = "SABOTEUR_BOTS"
GROUP: Final = "saboteur.bots"
LOG = logging.getLogger("saboteur.bots")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
_WORDS: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")


class BotError(ValueError):
    """A requested bot cannot be loaded; the message is one sentence."""


class OutsideBot(NamedTuple):
    """A bot from outside: its name in records and settings, its title in the lobby, and its factory."""

    name: str
    title: str
    make: Callable[[], Bot]
    # Changes with the file that the bot comes from.
    digest: str


def outside_bots() -> dict[str, OutsideBot]:
    """Return the bots from outside by name; raise BotError if a requested one cannot be loaded."""
    return {**_installed(), **_wished(os.environ.get(VARIABLE, ""))}


def add_wishes(wishes: Iterable[str]) -> list[OutsideBot]:
    """Load bots such as `greedy.py:Greedy` or `name=greedy.py:Greedy`, for this process and its children."""
    added = [_loaded(wish) for wish in wishes]
    if added:
        texts = [text for text in os.environ.get(VARIABLE, "").split(",") if text]
        texts += [_absolute(wish) for wish in wishes]
        os.environ[VARIABLE] = ",".join(dict.fromkeys(texts))
    return added


def load_bot(wish: str) -> type[Any]:
    """Return the class that `file.py:Class` or `package.module:Class` names."""
    place, _, name = wish.rpartition(":")
    if not place or not name:
        raise BotError(f"A bot is written FILE.py:CLASS, such as greedy.py:Greedy, not {wish!r}.")
    found = getattr(_module(place), name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BotError(f"{place} has no class {name} with a method choose.")
    return found


def name_of(bot: type[Any]) -> str:
    """Return what a class is called as a bot: its own `name`, or GreedyDiggerBot as greedy-digger."""
    words = _WORDS.findall(bot.__name__.removesuffix("Bot") or bot.__name__)
    return getattr(bot, "name", None) or "-".join(words).lower()


@cache
def _wished(text: str) -> dict[str, OutsideBot]:
    bots = [_loaded(wish) for wish in text.split(",") if wish]
    return {bot.name: bot for bot in bots}


def _loaded(wish: str) -> OutsideBot:
    given, equals, place = wish.partition("=")
    found = load_bot(place if equals else wish)
    return _made(given if equals else name_of(found), found)


def _made(name: str, bot: type[Any]) -> OutsideBot:
    from . import BOTS

    if not _NAME.fullmatch(name):
        raise BotError(f"A bot's name is lower-case, such as greedy-2, not {name!r}.")
    if name in BOTS:
        raise BotError(f"The game has a bot called {name!r} already; write other-name=FILE.py:CLASS.")
    title = getattr(bot, "title", None) or name.replace("-", " ").capitalize()
    file = inspect.getsourcefile(bot)
    text = Path(file).read_bytes() if file else b""
    return OutsideBot(name, str(title), bot, hashlib.sha256(text).hexdigest()[:12])


@cache
def _installed() -> dict[str, OutsideBot]:
    """Return the bots of installed packages; one that cannot be loaded is skipped and logged."""
    bots = [bot for point in entry_points(group=GROUP) if (bot := _from(point))]
    return {bot.name: bot for bot in bots}


def _from(point: EntryPoint) -> OutsideBot | None:
    try:
        return _made(point.name, point.load())
    except Exception:
        LOG.exception("a bot of an installed package cannot be loaded", extra={"why": point.value})
        return None


def _absolute(wish: str) -> str:
    """Return a request that means the same in another folder."""
    name, equals, place = wish.rpartition("=")
    path, _, found = place.rpartition(":")
    return f"{name}{equals}{Path(path).resolve()}:{found}" if path.endswith(".py") else wish


def _module(place: str) -> ModuleType:
    try:
        return _from_file(Path(place).resolve()) if place.endswith(".py") else import_module(place)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{place} cannot be loaded: {type(error).__name__}: {error}.") from error


def _from_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise BotError(f"There is no file {file}.")
    name = f"saboteur_bot_{file.stem}"
    spec = spec_from_file_location(name, file)
    assert spec and spec.loader
    module = sys.modules[name] = module_from_spec(spec)
    # Its neighbours can be imported, as when the file is run.
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    spec.loader.exec_module(module)
    return module
