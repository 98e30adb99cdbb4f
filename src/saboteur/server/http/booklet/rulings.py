"""The rules by number as HTML, and the rulings among them with the sentences they belong to."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ....boxes import BOXES
from ....boxes.manifest import BASE
from ....core.rules import Rules
from ....languages import ENGLISH, rules_file

_RULE: Final = re.compile(r"^- ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) +(.+(?:\n {2}.+)*)", re.MULTILINE)
# "*Ruling:* the table chooses ..." to the end of the rule; "(*ruling:* a Rockfall ...)" to its bracket.
_WORDS: Final = "ruling|auslegung|decisione|рішення|решение"
_RULING: Final = re.compile(rf"\(\*(?:{_WORDS})[^*]*\*[^)]*\)|\*(?:{_WORDS})[^*]*\*.*$", re.IGNORECASE)
# The booklets that rules are taken from, by their letters, in one sentence of the base game's page.
_SOURCES: Final = re.compile(r"\*\*\[[A-Z]\]\*\*.*?(?=\. \*)", re.DOTALL)
# Around what we decided, until it is HTML.
BEGINS: Final = "\x01"
ENDS: Final = "\x02"


class Rule(NamedTuple):
    """A rule by its number, as its page has it."""

    key: str
    text: str


def rules_of(rules: Rules, language: str) -> list[Rule]:
    """Return the rules by number that a table plays by, in the order of the pages."""
    files = [
        rules_file(BOXES[key], language) or rules_file(BOXES[key], ENGLISH) for key in (BASE, *rules.modules)
    ]
    texts = [file.read_text(encoding="utf-8") for file in files if file]
    return [Rule(key, re.sub(r"\s+", " ", said)) for text in texts for key, said in _RULE.findall(text)]


def sources_of(language: str) -> str:
    """Return which booklets the letters in brackets stand for."""
    file = rules_file(BOXES[BASE], language) or rules_file(BOXES[BASE], ENGLISH)
    found = _SOURCES.search(file.read_text(encoding="utf-8")) if file else None
    return re.sub(r"\s+", " ", found[0]) if found else ""


def rulings_of(rules: list[Rule]) -> list[Rule]:
    """Return the rules in which we had to decide something."""
    return [rule for rule in rules if _RULING.search(rule.text)]


def with_marks(text: str) -> str:
    """Mark what we decided in the text of a rule, with signs that no text has."""
    return _RULING.sub(lambda found: f"{BEGINS}{found[0]}{ENDS}", text)
