"""The rule texts that come with the game, by ID."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ..boxes import BOXES

# "- PATH-4 The new card must be connected ..."
_RULE = re.compile(r"- ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) +(\S.*)")


def rule_text(rule: str) -> str | None:
    """Return the text of a rule such as PATH-4; None if no text has it."""
    return rule_texts().get(rule.strip().upper())


@cache
def rule_texts() -> dict[str, str]:
    """Return the texts of all rules of the game and of loaded boxes, by ID."""
    pages = [page for box in BOXES.values() if (page := box.file("rulebook", "en.md"))]
    texts = [page.read_text("utf-8") for page in pages]
    return read_rules(line for text in texts for line in [*text.splitlines(), ""])


def read_rules(lines: Iterable[str]) -> dict[str, str]:
    """Return the texts by ID; indented lines continue a text."""
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
    """Return a text without its Markdown."""
    return re.sub(r"[*`]", "", text.strip())
