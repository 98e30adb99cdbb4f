"""One word for one thing: no text uses a word that the termbase of its language refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from saboteur.languages import languages

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/saboteur"
TERMBASE = ROOT / "docs/termbase"
# A table's row: the English word, the language's own, and the refused ones.
ROW = re.compile(r"^\| (?!---)([^|]*) \| ([^|]*) \| ([^|]*) ?\|$", re.M)
# What in a booklet is no prose: cards to draw, the key of a lesson, and conditions.
MARKS = re.compile(r"^:cards .*|^:try \S+|\{if [^}]*\}")
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n(?=[ }]).*)*)", re.M)


class Refused(NamedTuple):
    """A word that is not used, and the texts in which it means something else."""

    word: str
    pattern: re.Pattern[str]
    excepted: frozenset[str]

    def excuses(self, where: str) -> bool:
        """Whether the word may stand here: a message by its key, a page by its folder."""
        return bool(self.excepted & {where, f"{Path(where).parent.name}/"})


@cache
def refused(language: str) -> list[Refused]:
    rows = ROW.findall((TERMBASE / f"{language}.md").read_text(encoding="utf-8"))
    return [found for _, _, cell in rows for found in refused_in(cell)]


def refused_in(cell: str) -> Iterator[Refused]:
    words, _, exceptions = cell.partition(" except ")
    excepted = frozenset(re.findall(r"`([^`]+)`", exceptions))
    for word in re.findall(r"`([^`]+)`", words):
        yield Refused(word, pattern_of(word), excepted)


def pattern_of(word: str) -> re.Pattern[str]:
    return re.compile(r"(?<![\w-])" + re.escape(word).replace(r"\*", r"\w*") + r"(?![\w-])", re.I)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield what people read in this language, message by message or line by line, and where it stands."""
    for path in sorted([*SOURCES.glob("i18n/**/*.ftl"), *SOURCES.glob("boxes/**/*.ftl")]):
        if language in (path.stem, path.parent.name):
            yield from MESSAGE.findall(path.read_text(encoding="utf-8"))
    for path in sorted(SOURCES.glob(f"boxes/**/{language}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(SOURCES)}:{number}", MARKS.sub("", line)


def breaches(language: str) -> list[str]:
    return [
        f"{where}: {refusal.word} in {text}"
        for where, text in texts(language)
        for refusal in refused(language)
        if not refusal.excuses(where) and refusal.pattern.search(text)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_language_says_what_it_calls_things(language: str) -> None:
    assert len(refused(language)) > 20
    assert sum(1 for _ in texts(language)) > 1000


@pytest.mark.parametrize("language", languages())
def test_no_text_uses_a_refused_word(language: str) -> None:
    assert breaches(language) == []


def test_refused_words_are_whole_words_with_any_ending_where_marked() -> None:
    [found] = refused_in("`go* down` except `a-key`")
    assert found.excepted == {"a-key"}
    assert found.pattern.search("It Goes down.")
    assert not found.pattern.search("forgo down")
    assert not found.pattern.search("goes downhill")
