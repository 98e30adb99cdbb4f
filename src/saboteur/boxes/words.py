"""A box's texts: one file per language, of which a page loads only what it shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from .manifest import Box

# The parts of the page that a box's texts come with; the last is a table that plays with the box.
NAMES: Final = "names"
LOBBY: Final = "lobby"
LESSONS: Final = "lessons"
TABLE: Final = "boxes"
# What is only read when somebody asks: explanations, and why everyone is paid.
WHAT: Final = "what"

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
_ABOUT: Final = re.compile(r"module-.*-about|option-.*")


def words(box: Box, file: Path | None, part: str) -> str:
    """Return a box's texts for a part of the page; empty if there are none."""
    if file is None:
        return ""
    messages = _MESSAGE.finditer(file.read_text(encoding="utf-8"))
    return "\n".join(found[0].strip("\n") for found in messages if _part_of(box, found[1]) == part)


def _part_of(box: Box, name: str) -> str:
    if name == f"module-{box.key}":
        return NAMES
    if name.startswith("lesson-"):
        return LESSONS
    if name.startswith(("what-", "share-")):
        return WHAT
    return LOBBY if _ABOUT.fullmatch(name) else TABLE
