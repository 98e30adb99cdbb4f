"""`saboteur new`: a folder with a box or a bot that passes its own tests at once."""

from __future__ import annotations

import re
import shutil
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import typer

from ..bots import bot_names
from ..boxes import BOXES
from .arguments import BadInput

new = typer.Typer(
    name="new",
    help="Begin a box or a bot of your own: a folder that passes its own tests.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST: Final = 24
# The names in the templates, replaced by the new name everywhere.
_BOX, _BOT = "lantern", "greedy"
_WHAT = "Its name: small letters and digits, with hyphens between words, such as rope-ladder."

Name = Annotated[str, typer.Argument(metavar="NAME", help=_WHAT)]


@new.command("box")
def new_box(name: Name) -> None:
    """Write a box with one action card: rules, picture, texts, bot advice, a lesson and tests."""
    _check(name, "box", list(BOXES))
    folder = _write("box", _BOX, name)
    box, cd = f"saboteur_{_snake(name)}", f"cd {folder}"
    print(f"{folder}: a box with one action card. Go on with")
    print(f"  {cd}\n  python -m pytest\n  saboteur serve --box {box}")


@new.command("bot")
def new_bot(name: Name) -> None:
    """Write a bot that digs east: one class, and its tests."""
    _check(name, "bot", bot_names())
    folder = _write("bot", _BOT, name)
    bot = f"{_snake(name)}_bot.py:{_camel(name)}Bot"
    print(f"{folder}: a bot of one class. Go on with")
    print(f"  cd {folder}\n  python -m pytest\n  saboteur sim --bot {bot}")


def _check(name: str, kind: str, taken: list[str]) -> None:
    if not NAME.fullmatch(name):
        raise BadInput(
            f"{name!r} cannot be the name of a {kind}: take small letters and digits, with hyphens between"
            " words, such as rope-ladder."
        )
    if len(name) > _LONGEST:
        raise BadInput(f"The name of a {kind} has at most {_LONGEST} letters; {name!r} has {len(name)}.")
    if name in taken:
        raise BadInput(f"There is a {kind} called {name!r} already; take another name.")
    if Path(name).exists():
        raise BadInput(f"{name} is here already, and nothing is ever overwritten; take another name.")


def _write(kind: str, old: str, name: str) -> Path:
    """Copy a template into a folder of the new name."""
    folder = Path(name)
    with resources.as_file(resources.files("saboteur") / "templates" / kind) as template:
        for source in sorted(template.rglob("*")):
            if source.is_dir() or "__pycache__" in source.parts:
                continue
            target = folder / renamed(str(source.relative_to(template)), old, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text(encoding="utf-8")
            target.write_text(renamed(text, old, name), encoding="utf-8")
            shutil.copymode(source, target)
    return folder


def renamed(text: str, old: str, name: str) -> str:
    """Return a text with the old name replaced by the new one, in every spelling."""
    title = name.replace("-", " ").capitalize()
    text = text.replace(f"_{old}", f"_{_snake(name)}").replace(f"{old}_", f"{_snake(name)}_")
    text = re.sub(rf"{old.capitalize()}(?=[A-Z])", _camel(name), text)
    text = text.replace(old.upper(), name.upper()).replace(old.capitalize(), title)
    return text.replace(old, name)


def _snake(name: str) -> str:
    return name.replace("-", "_")


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))
