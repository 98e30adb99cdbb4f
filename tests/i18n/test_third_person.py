"""What is told of people to others never says "you": lines of the log as anyone else reads them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from saboteur.languages import languages

from .test_termbase import texts

# Words that speak to the reader; where a language has a polite form, that one.
SECOND: Final = {
    "en": r"you|your|yours|yourself",
    "de": r"du|dich|dir|dein\w*|ihr|euch|euer|eure\w*",
    "it": r"tu|ti|te|tuo|tua|tuoi|tue|hai|sei|vi|voi|vostr\w+",
    "uk": r"ви|вас|вам|вами|ваш\w*|ти|тебе|тобі|твій|твої\w*",
    "ru": r"вы|вас|вам|вами|ваш\w*|ты|тебя|тебе|твой|твои\w*",
    "bg": r"вие|вас|вам|ви|ваш\w*|ти|теб|твой|твоя",
}
ABOUT_PEOPLE: Final = re.compile(r"(event|round-won|table-stole|place)-")


def speaks_to_the_reader(text: str, language: str) -> list[str]:
    """Return the words in the second person."""
    plain = re.sub(r"\{[^{}]*\}", " ", text)
    return re.findall(rf"(?<![\w’'-])(?:{SECOND[language]})(?![\w’'-])", plain, re.I)


@pytest.mark.parametrize("language", sorted(SECOND))
def test_lines_about_others_are_in_the_third_person(language: str) -> None:
    found = {
        key: words
        for key, text in texts(language)
        if ABOUT_PEOPLE.match(key) and not re.search(r"-(at-)?you(-|$)", key)
        if (words := speaks_to_the_reader(text, language))
    }
    assert found == {}


def test_every_language_has_its_words() -> None:
    assert set(SECOND) == set(languages())
