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


@lru_cache(maxsize=40)
def _lines(language: str) -> dict[str, str]:
    own = [page_file(language, "booklet.ftl"), *(words_file(box, language) for box in BOXES.values())]
    return {key: said for file in own if file for key, said in _LINE.findall(file.read_text("utf-8"))}


def booklet_text(language: str, key: str, **facts: str) -> str:
    """Return a text as HTML, in English if the language lacks it; empty if there is none."""
    text = _lines(language).get(key) or _lines(ENGLISH).get(key, "")
    return escape(_HOLE.sub(lambda hole: facts[hole[1]], text))
