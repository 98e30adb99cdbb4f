"""Limits of a record's text, checked before it is parsed: parsing hostile text may take minutes.

One pass over the text that knows strings and comments. Every record a game can write stays far below all
limits; whether the rest is a record at all is for the parser to say.
"""

from __future__ import annotations

import re
from typing import Final

from .errors import RecordError

# What is limited, how much of it there may be, and how people call it.
LIMITS: Final = {
    "text": (1_000_000, "characters"),
    "depth": (16, "levels of nesting"),
    "tables": (1000, "tables and lists"),
    "keys": (1000, "keys"),
    "key": (100, "characters in a key"),
    "parts": (8, "dots in a key"),
    "number": (40, "digits in a number"),
    "values": (30_000, "values"),
}
_TOKEN: Final = re.compile(
    r'(?P<string>"""(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    r"|'[^'\n]*+'?)"
    r"|(?P<word>[A-Za-z0-9_.:+-]++)"
    r"|(?P<mark>[\[\]{}=,\n])"
    r"|#[^\n]*+|[^\"'A-Za-z0-9_.:+\[\]{}=,\n#-]++",
    re.DOTALL,
)


def check_limits(text: str) -> None:
    """Raise a RecordError that names the first limit this text exceeds."""
    _limit("text", len(text))
    depth = tables = keys = values = parts = longest = 0
    for token in _TOKEN.finditer(text):
        kind, piece = token.lastgroup, token.group()
        if kind == "word":
            parts += piece.count(".")
            _limit("parts", parts)
            _limit("number" if piece[0] in "+-0123456789" else "key", len(piece))
        elif kind == "string":
            longest = max(longest, len(piece))
        elif kind == "mark":
            if piece == "=":
                keys += 1
                _limit("keys", keys)
                _limit("key", longest)
            elif piece == ",":
                values += 1
                _limit("values", values)
            elif piece in "[{":
                depth, tables = depth + 1, tables + 1
                _limit("depth", depth)
                _limit("tables", tables)
            elif piece in "]}":
                depth = max(0, depth - 1)
            parts = longest = 0


def _limit(what: str, amount: int) -> None:
    most, name = LIMITS[what]
    if amount > most:
        raise RecordError("over-limit", what=what, most=most, limit=f"{most:,} {name}")
