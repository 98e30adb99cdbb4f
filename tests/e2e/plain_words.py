"""What players never read: coordinates, keys, seats by number, scores, options, names of texts."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from saboteur.core.cards import CARDS
from saboteur.languages import ENGLISH, all_texts, text_files
from saboteur.server.journal.entries import Chatted

from .finished import TALK

NEVER = {
    "a coordinate": re.compile(r"(?<![\d.,])[-−]?\d{1,2},[-−]?\d{1,2}(?![\d×])"),
    "a gap": re.compile(r"\{\s?\$\w+"),
    "a seat": re.compile(r"\bp\d{1,2}\b"),
    "a score": re.compile(r"[+−-]\d+[.,]\d+"),
    "an option": re.compile(r"\b[a-z]+=[a-z]+"),
    "a tile": re.compile(r"\b[NSEW]{2,4}\b|\b[NSEW](\|[NSEW])+\b"),
}
CYRILLIC = ("uk", "ru", "bg")
# Names that people gave, and what is written in Latin letters everywhere: the game, keys, a file's ending.
PEOPLE = frozenset(("Ada", "Bruna", "Odvar", "Tilde", "Grim", "Yrsa"))
LATIN = PEOPLE | {"Saboteur", "Home", "End", "Page", "Down", "Esc", "Enter", "sab"}
TYPED = [said.text for _, said in TALK if isinstance(said, Chatted)]
# Texts that can be seen, and those that are read out.
_TEXTS = """() => [
  document.body.innerText,
  ...['aria-label', 'title', 'aria-valuetext', 'aria-description'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
  ...[...document.querySelectorAll('[role=log] *, [aria-live] *, .unseen')].map((one) => one.textContent),
].filter(Boolean)"""


@cache
def names() -> frozenset[str]:
    """Return keys that no language uses as a word: of texts and of cards."""
    return frozenset(key for key in {*all_texts(ENGLISH), *CARDS} if "-" in key)


def faults_in(text: str) -> list[str]:
    """Return what a text says that no player should read."""
    found = [
        f"{what}: {hit[0]!r} in {text[:200]!r}" for what, one in NEVER.items() if (hit := one.search(text))
    ]
    words = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text))
    return found + [f"the key {key!r} in {text[:200]!r}" for key in sorted(words & names())]


@cache
def sentences(language: str) -> frozenset[str]:
    """Return a language's texts of several words in which nothing is filled in."""
    files = [file.read_text(encoding="utf-8") for file in text_files(language).values()]
    found = [
        text for file in files for text in re.findall(r"^[a-z][\w-]* = ([^{}\n]* [^{}\n]*)$", file, re.M)
    ]
    return frozenset(found)


def foreign_in(text: str, language: str) -> list[str]:
    """Return what is left of another language: a whole text in English, or Latin words in another script.

    Addresses, rules by number, and what people typed, belong to no language.
    """
    if language not in CYRILLIC:
        return [text] if text.strip() in sentences(ENGLISH) - sentences(language) else []
    plain = re.sub(
        r"\S*/\S*|[A-Z][A-Z0-9]*(-[A-Z0-9]+)+", " ", re.sub("|".join(map(re.escape, TYPED)), " ", text)
    )
    return [word for word in re.findall(r"[A-Za-z]{3,}", plain) if word not in LATIN]


def read_page(page: Page) -> list[str]:
    """Return every text of a page as lines."""
    texts: list[str] = page.evaluate(_TEXTS)
    return [line for text in texts for line in text.splitlines() if line.strip()]


def assert_plain(page: Page, language: str = ENGLISH) -> int:
    """Check everything that can be read or heard on a page; return how many lines there are."""
    lines = read_page(page)
    assert [fault for line in lines for fault in faults_in(line)] == []
    foreign = [f"{word} in {line[:200]!r}" for line in lines for word in foreign_in(line, language)]
    assert not foreign, foreign
    return len(lines)
