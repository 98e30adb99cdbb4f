"""Source maps: which line of which source a line of a joined file comes from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from .page_files import text_at

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_MORE: Final = 32

# The text of a line, its source and the line there; no source if it comes from none.
SourceLine = tuple[str, str, int]


def source_map(name: str, lines: Iterable[SourceLine]) -> str:
    """Return the map of a joined file, with the whole sources in it."""
    sources: dict[str, int] = {}
    mappings, last_source, last_line = [], 0, 0
    for _, source, line in lines:
        if not source:
            mappings.append("")
            continue
        number = sources.setdefault(source, len(sources))
        steps = (0, number - last_source, line - 1 - last_line, 0)
        mappings.append("".join(map(_digits, steps)))
        last_source, last_line = number, line - 1
    whole = {
        "version": 3,
        "file": name,
        "sources": list(sources),
        "sourcesContent": [text_at(source) for source in sources],
        "names": [],
        "mappings": ";".join(mappings),
    }
    return json.dumps(whole, ensure_ascii=False)


def _digits(number: int) -> str:
    """Write a number as base64 digits of five bits each, the sign in the lowest bit."""
    rest = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        rest, digit = rest >> 5, rest & (_MORE - 1)
        text += _DIGITS[digit | (_MORE if rest else 0)]
        if not rest:
            return text
