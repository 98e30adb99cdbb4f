"""What the booklet says beside the boxes' own text: its labels, and the names of cards and boxes."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Final

from ....boxes import BOXES
from ....languages import ENGLISH, page_file, words_file

_LINE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_HOLE: Final = re.compile(r"\{ \$(\w+) \}")
# `name = value | value`: an option, with one or more of its values.
_OPTION: Final = re.compile(r"([a-z-]+) ?= ?([\w-]+(?: \| [\w-]+)*)")


@lru_cache(maxsize=40)
def _lines(language: str) -> dict[str, str]:
    pages = [page_file(language, name) for name in ("booklet.ftl", "game.ftl")]
    own = [*pages, *(words_file(box, language) for box in BOXES.values())]
    return {key: said for file in own if file for key, said in _LINE.findall(file.read_text("utf-8"))}


def booklet_text(language: str, key: str, **facts: str) -> str:
    """Return a text as HTML, in English if the language lacks it; empty if there is none."""
    text = _lines(language).get(key) or _lines(ENGLISH).get(key, "")
    return escape(_HOLE.sub(lambda hole: facts[hole[1]], text))


def notation_in_words(language: str, code: str) -> str:
    """Return as HTML what players call a word of the notation: an edition, a box, a house rule or its value.

    What is none of these, such as the tunnels of a card, stays as it is written.
    """
    option = _OPTION.fullmatch(code)
    if option:
        values = [booklet_text(language, f"option-{option[1]}-{value}") for value in option[2].split(" | ")]
        name = booklet_text(language, f"option-{option[1]}")
        return f"<strong>{name}: {' / '.join(values)}</strong>" if name and all(values) else _code(code)
    ending = re.compile(rf"option-[a-z-]+-{re.escape(code)}")
    values = [key for key in _lines(ENGLISH) if ending.fullmatch(key)]
    found = next(filter(None, (booklet_text(language, key) for key in _keys(code, values))), "")
    return f"<strong>{found}</strong>" if found else _code(code)


def _keys(code: str, values: list[str]) -> list[str]:
    return [f"edition-{code}", f"module-{code}", *values]


def _code(code: str) -> str:
    return f"<code>{escape(code)}</code>"
