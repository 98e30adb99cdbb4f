"""The languages of the game, found by their folders: one for the page, and a file in each box."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

ENGLISH: Final = "en"
_ROOT: Final = resources.files("saboteur") / "i18n"
# A message or an attribute of one, up to the next line that begins something else.
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def messages(text: str) -> dict[str, frozenset[str]]:
    """Return a Fluent file's keys with the variables each text uses; an attribute is `key.name`."""
    found = {}
    for match in _MESSAGE.finditer(text):
        key, (value, *attributes) = match[1], _ATTRIBUTE.split(match[2])
        parts = {key: value} if value.strip() else {}
        parts |= {f"{key}.{name}": said for name, said in zip(attributes[::2], attributes[1::2], strict=True)}
        found.update({name: frozenset(_VARIABLE.findall(said)) for name, said in parts.items()})
    return found


@cache
def page_texts(language: str) -> dict[str, frozenset[str]]:
    """Return the keys and variables of the page's own texts in a language, without the boxes'."""
    files = [file for file in (_ROOT / language).iterdir() if file.name.endswith(".ftl")]
    return {
        key: variables
        for file in sorted(files, key=lambda file: file.name)
        for key, variables in messages(file.read_text(encoding="utf-8")).items()
    }
