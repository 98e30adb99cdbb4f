"""The translated rules have the shape of the English ones: the same rules, citing the same things."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from saboteur.boxes import BOXES
from saboteur.languages import ENGLISH, languages

LANGUAGES = [code for code in languages() if code != ENGLISH]
# A page may wait for its translation: the English one stands in.
TRANSLATED = sorted(
    (page.stem, key)
    for key, box in BOXES.items()
    for page in box.folder.glob("rulebook/*.md")
    if page.stem != "en"
)
# A heading, a row of a table, a rule, a line that goes on.
SHAPE = re.compile(r"^(#+ |\||- [A-Z0-9]+(?:-[A-Z0-9]+)+ |  )", re.M)
# Other rules, words of the notation, sources, cells and numbers of players.
CITED = re.compile(
    r"\b[A-Z0-9]+(?:-[A-Z]*[0-9A-Z]+)+\b|`[^`]+`|\[[RUXIJ]\]|\(-?\d+, ?-?\d+\)|\d+\+\d+(?:\+\d+)?"
)

every_page = pytest.mark.parametrize(("language", "page"), TRANSLATED)


def read(page: str, language: str = "en") -> str:
    file = BOXES[page].file("rulebook", f"{language}.md")
    assert file is not None
    return file.read_text(encoding="utf-8")


def blocks(text: str) -> list[str]:
    """Headings, paragraphs, rows and rules, each whole."""
    return re.split(r"\n(?=#|\||- |\n)", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_base_game_is_told_in_every_language(language: str) -> None:
    assert (language, "base") in TRANSLATED


@every_page
def test_a_translated_page_has_the_same_shape(language: str, page: str) -> None:
    assert SHAPE.findall(read(page, language)) == SHAPE.findall(read(page))


@every_page
def test_a_translated_rule_cites_the_same_things(language: str, page: str) -> None:
    for own, english in zip(blocks(read(page, language)), blocks(read(page)), strict=True):
        assert Counter(CITED.findall(own)) == Counter(CITED.findall(english)), own
