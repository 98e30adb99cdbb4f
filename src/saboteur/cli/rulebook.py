"""The rule texts that come with the game, looked up by their IDs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ..boxes import BOXES

# "- PATH-4 The new card must be connected ..."
_RULE = re.compile(r"- ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) +(\S.*)")


def rule_text(rule: str) -> str | None:
    """Return the text of a rule, such as PATH-4; None when no shipped text has it."""
    return shipped().get(rule.strip().upper())


@cache
def shipped() -> dict[str, str]:
    """Return the texts of all rules that come with the game and with what was loaded, by ID."""
    pages = [page for box in BOXES.values() if (page := box.file("rulebook", "en.md"))]
    texts = [page.read_text("utf-8") for page in pages]
    return read_rules(line for text in texts for line in [*text.splitlines(), ""])


def read_rules(lines: Iterable[str]) -> dict[str, str]:
    """Return the texts by ID; a text goes on in the indented lines below it."""
    rules: dict[str, str] = {}
    current = ""
    for line in lines:
        found = _RULE.match(line)
        if found:
            current = found[1]
            rules.setdefault(current, _clean(found[2]))
        elif current and line.startswith("  ") and line.strip():
            rules[current] += " " + _clean(line)
        else:
            current = ""
    return rules


def _clean(text: str) -> str:
    """Return a text without the marks of its format."""
    return re.sub(r"[*`]", "", text.strip())
