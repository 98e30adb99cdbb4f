"""The languages of the game, found by their folders; English fills in what one of them lacks.

A language of the game has a folder `i18n/CODE` for the page and a file `words/CODE.ftl` in each box. One from
outside is a folder CODE that the environment or --language names: the page's files lie in it, those of boxes
in `words/BOX.ftl` and `rulebook/BOX.md`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .boxes import BOXES
from .boxes.manifest import Box

ENGLISH: Final = "en"
# Folders of languages from outside, separated as in PATH.
VARIABLE: Final = "SABOTEUR_LANGUAGES"
# A language's file with its own name, and the key in it.
OWN_NAME: Final = "language-name"
CODE: Final = re.compile(r"[a-z]{2,3}")
_ROOT: Final = Path(__file__).parent / "i18n"
# A message with its attributes, up to the next line that begins something else.
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")

Texts = dict[str, frozenset[str]]


class LanguageError(ValueError):
    """A folder does not contain a language; the message is one sentence."""


class Language(NamedTuple):
    """A language: its code, its own name, and what percentage of the English texts it has."""

    code: str
    name: str
    percent: int


def messages(text: str) -> Texts:
    """Return a Fluent file's keys with the variables each text uses; an attribute is `key.name`."""
    found = {}
    for match in _MESSAGE.finditer(text):
        key, (value, *attributes) = match[1], _ATTRIBUTE.split(match[2])
        parts = {key: value} if value.strip() else {}
        parts |= {f"{key}.{name}": said for name, said in zip(attributes[::2], attributes[1::2], strict=True)}
        found.update({name: frozenset(_VARIABLE.findall(said)) for name, said in parts.items()})
    return found


# Which languages there are ----------------------------------------------------------------------------


def languages() -> dict[str, Language]:
    """Return all languages by code, English first."""
    return _languages(os.environ.get(VARIABLE, ""))


def add_language(folder: Path) -> str:
    """Add a language from outside, here and in every process started from here; return its code."""
    whole = folder.resolve()
    if not CODE.fullmatch(whole.name):
        raise LanguageError(f"A language's folder is called by its code, such as es, not {whole.name!r}.")
    if whole.name in (path.name for path in _ROOT.iterdir()):
        raise LanguageError(f"The game has the language {whole.name!r} already.")
    if not (whole / "language.ftl").is_file():
        raise LanguageError(f"{folder} holds no language: it has no language.ftl with its name.")
    named = [*filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)), str(whole)]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(named))
    return whole.name


@cache
def _languages(outside: str) -> dict[str, Language]:
    own = [path for path in _ROOT.iterdir() if (path / "language.ftl").is_file()]
    folders = own + [Path(text) for text in outside.split(os.pathsep) if text]
    found = [_language(folder) for folder in folders]
    return {one.code: one for one in sorted(found, key=lambda one: (one.code != ENGLISH, one.code))}


def _language(folder: Path) -> Language:
    text = (folder / "language.ftl").read_text(encoding="utf-8")
    name = re.search(rf"^{OWN_NAME} = (.+)$", text, re.MULTILINE)
    english, own = _of_the_game(ENGLISH), _of_the_game(folder.name)
    percent = max(100 * len(english.keys() & own.keys()) // len(english), 1)
    return Language(folder.name, name[1].strip() if name else folder.name, percent)


# What they say ----------------------------------------------------------------------------------------


def page_file(language: str, name: str) -> Path | None:
    """Return one of the page's own text files in a language, such as ui.ftl; None if it has none."""
    file = _folder(language) / name
    return file if file.is_file() else None


def words_file(box: Box, language: str) -> Path | None:
    """Return the file with a box's words in a language."""
    return box.file("words", f"{language}.ftl") or page_file(language, f"words/{box.key}.ftl")


def rules_file(box: Box, language: str) -> Path | None:
    """Return a box's rule page in a language."""
    return box.file("rulebook", f"{language}.md") or page_file(language, f"rulebook/{box.key}.md")


def text_files(language: str) -> dict[str, Path]:
    """Return every text file of a language by the part that it is for: `page/ui` or a box's key."""
    parts = {f"page/{file.stem}": file for file in sorted(_folder(language).glob("*.ftl"))}
    return parts | {key: file for key, box in BOXES.items() if (file := words_file(box, language))}


def page_texts(language: str) -> Texts:
    """Return the keys and variables of the page's own texts in a language, without those of boxes."""
    return _read(file for part, file in text_files(language).items() if part not in BOXES)


def box_texts(box: Box, language: str) -> Texts:
    """Return the keys and variables of a box's texts in a language."""
    return _read(filter(None, [words_file(box, language)]))


def all_texts(language: str) -> Texts:
    """Return the keys and variables of all texts in a language."""
    return _read(text_files(language).values())


def _of_the_game(language: str) -> Texts:
    """Return the texts of the page and the game's own boxes; others make no language less complete."""
    others = {key for key, box in BOXES.items() if _ROOT.parent not in box.folder.parents}
    return _read(file for part, file in text_files(language).items() if part not in others)


def _read(files: Iterable[Path]) -> Texts:
    return {key: said for file in files for key, said in messages(file.read_text(encoding="utf-8")).items()}


def _folder(language: str) -> Path:
    outside = [Path(text) for text in os.environ.get(VARIABLE, "").split(os.pathsep) if text]
    return next((folder for folder in outside if folder.name == language), _ROOT / language)
