"""Players' names: visible, readable, and distinct from the others at the table."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache
from importlib import resources
from typing import Final

from ...schema.settings import LONGEST_NAME
from ..errors import TableError
from ..wire.commands import clean_line

# Unicode's Default_Ignorable_Code_Point as far as `clean_line` keeps it (the others are in category C), and
# the two symbols that are drawn as nothing.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
    "\u2800\U0001d159]"
)
# Letters of living languages have at most three or four marks; more would spill over neighbouring lines.
_MOST_MARKS: Final = 4


def clean_name(wish: str) -> str:
    """Return a name without invisible characters; raise an error if nothing is left."""
    name = clean_line(_INVISIBLE.sub("", unicodedata.normalize("NFC", wish)))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise TableError("malformed", f"a name has 1 to {LONGEST_NAME} letters")
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else " " for letter in name)
    if all(mark == "m" or letter == " " for mark, letter in zip(marks, name, strict=True)):
        raise TableError("malformed", "a name needs a letter to put its accents on")
    if "m" * (_MOST_MARKS + 1) in marks:
        raise TableError("malformed", f"a letter of a name has at most {_MOST_MARKS} accents")
    return name


def is_like(one: str, other: str) -> bool:
    """Tell whether two names are the same or look the same, in whatever letters."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> frozenset[str]:
    """Return a name's key: its skeleton, ignoring case, folded before and after.

    Both are needed: "IAN" is "ian" in capital letters, and looks like "lAN", which is "lan".
    """
    plain = unicodedata.normalize("NFKC", name)
    return frozenset((_skeleton(plain.casefold()), _skeleton(plain).casefold()))


def _skeleton(text: str) -> str:
    """Return the skeleton of Unicode TR 39: texts that look alike have the same one."""
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(letter, letter) for letter in letters))


@lru_cache(maxsize=1)
def _prototypes() -> dict[str, str]:
    """Return what each look-alike letter is replaced by, from the library's table.

    The table names each letter beside its prototype and each prototype beside all its letters. A letter has
    one prototype, so where a list is longer it is a prototype's own. Of two that only name each other either
    will do, if it is always the same.
    """
    table = _look_alikes()
    chosen = {letter: _prototype(letter, table) for letter in table if len(letter) == 1}
    # A prototype of several letters may contain one of those pairs.
    return {letter: "".join(chosen.get(part, part) for part in found) for letter, found in chosen.items()}


def _prototype(letter: str, table: dict[str, list[str]]) -> str:
    others = table[letter]
    if len(others) > 1:
        return letter
    other = others[0]
    return other if len(other) > 1 or len(table[other]) > 1 else min(letter, other)


def _look_alikes() -> dict[str, list[str]]:
    text = resources.files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    # Right-to-left letters are enclosed in direction marks.
    plain = text.replace("\\u200e", "").replace("\u200e", "")
    return {letter: [other["c"] for other in found] for letter, found in json.loads(plain).items()}
