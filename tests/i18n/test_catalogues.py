"""Every text is there in every language, says the same things and can count."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse

from saboteur import Rules
from saboteur.bots import BOTS
from saboteur.boxes import BOXES as MANIFESTS
from saboteur.boxes.saboteur2.catalogue import TEAMS
from saboteur.boxes.saboteur2.results import BOTH, SABOTEURS, SHUT
from saboteur.claims import CLAIMS
from saboteur.conformance import check_language
from saboteur.core.cards import CARDS
from saboteur.core.errors import REASONS, RECORD_FAULTS
from saboteur.core.rules import EDITIONS, REGISTRY
from saboteur.languages import ENGLISH, languages
from saboteur.server.errors import STATUS
from saboteur.server.tables.faces import BOT_FACES, BOT_NAMES

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src/saboteur/i18n"
BOXES = ROOT / "src/saboteur/boxes"
# Language -> the plural forms of whole numbers (CLDR) where there are more than one and other.
PLURALS = {language: {"one", "few", "many", "other"} for language in ("uk", "ru")}
TWO = {"one", "other"}
FORMS = {"zero", "one", "two", "few", "many", "other"}
# Nobody does these, so there is no text for "you".
NOBODYS_EVENTS = {"round-ended"}
# At its table every module fits so many players.
PLAYERS = 6

every_language = pytest.mark.parametrize("language", languages())
other_languages = pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])


class Text(NamedTuple):
    """A message of a catalogue: the variables and choices that its value and its attributes use."""

    variables: frozenset[str]
    choices: tuple[frozenset[str], ...]


# Catalogues ---------------------------------------------------------------------------------------


def files(language: str) -> list[Path]:
    """The page's own texts, then those of the boxes, in the same order for every language."""
    return [*sorted((CATALOGUES / language).glob("*.ftl")), *sorted(BOXES.glob(f"*/words/{language}.ftl"))]


def name_of(path: Path) -> str:
    return path.name if path.is_relative_to(CATALOGUES) else path.parts[-3]


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return parse(path.read_text(encoding="utf-8")).body


@cache
def catalogue(language: str) -> dict[str, Text]:
    """The texts of a language by their keys; an attribute is `key.attribute`."""
    return {key: text for path in files(language) for key, text in texts(path)}


def texts(path: Path) -> Iterator[tuple[str, Text]]:
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, text_of(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", text_of(attribute.value)


def text_of(pattern: ast.Pattern) -> Text:
    nodes = list(inside(pattern))
    variables = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    choices = [keys_of(node) for node in nodes if isinstance(node, ast.SelectExpression)]
    return Text(frozenset(variables), tuple(choices))


def keys_of(choice: ast.SelectExpression) -> frozenset[str]:
    keys = [variant.key for variant in choice.variants]
    return frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys)


def inside(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, list):
        for part in node:
            yield from inside(part)
    elif isinstance(node, ast.SyntaxNode):
        for part in vars(node).values():
            yield from inside(part)


@every_language
def test_languages_conform_and_are_complete(language: str) -> None:
    assert check_language(language).missing == []
    assert languages()[language].percent == 100


@every_language
def test_every_box_has_its_words(language: str) -> None:
    boxes = {path.parent.name for path in BOXES.glob("*/__init__.py")}
    assert {path.parts[-3] for path in BOXES.glob(f"*/words/{language}.ftl")} == boxes


@every_language
def test_every_line_can_be_read(language: str) -> None:
    lines = [entry for path in files(language) for entry in entries(path)]
    assert [entry.content for entry in lines if isinstance(entry, ast.Junk)] == []


@every_language
def test_no_key_comes_twice(language: str) -> None:
    keys = [key for path in files(language) for key, _ in texts(path)]
    assert sorted(keys) == sorted(set(keys))


@other_languages
def test_every_file_has_the_keys_of_the_english_one_in_the_same_order(language: str) -> None:
    assert list(map(name_of, files(language))) == list(map(name_of, files(ENGLISH)))
    for path, model in zip(files(language), files(ENGLISH), strict=True):
        assert [key for key, _ in texts(path)] == [key for key, _ in texts(model)]


@other_languages
def test_every_text_uses_the_variables_of_the_english_one(language: str) -> None:
    own = {key: text.variables for key, text in catalogue(language).items()}
    assert own == {key: text.variables for key, text in catalogue(ENGLISH).items()}


@every_language
def test_whoever_counts_knows_all_plural_forms(language: str) -> None:
    counting = [
        (key, choice)
        for key, text in catalogue(language).items()
        for choice in text.choices
        if choice & FORMS
    ]
    assert counting
    assert [key for key, choice in counting if choice & FORMS != PLURALS.get(language, TWO)] == []


@other_languages
def test_choices_between_names_are_those_of_the_english_text(language: str) -> None:
    for key, text in catalogue(ENGLISH).items():
        named = {choice for choice in text.choices if not choice & FORMS}
        own = {choice for choice in catalogue(language)[key].choices if not choice & FORMS}
        assert named == own, key


@every_language
def test_no_text_shouts(language: str) -> None:
    lines = [line for path in files(language) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if "!" in line] == []


# What must have a text ------------------------------------------------------------------------------


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


@cache
def all_rules() -> list[Rules]:
    return [Rules.build(PLAYERS), *(Rules.build(PLAYERS, modules=[key]) for key in list(REGISTRY)[1:])]


def reasons() -> set[str]:
    return {f"reason-{reason}" for reason in REASONS}


def events() -> set[str]:
    kinds = set(re.findall(r"^\| `([a-z-]+)` \|", page("events.md"), re.M))
    return {f"event-{kind}" for kind in kinds} | {f"event-{kind}-you" for kind in kinds - NOBODYS_EVENTS}


def modules() -> set[str]:
    return {key for module in REGISTRY for key in (f"module-{module}", f"module-{module}-about")}


def editions() -> set[str]:
    return {key for edition in EDITIONS for key in (f"edition-{edition}", f"edition-{edition}-about")}


def options() -> set[str]:
    offered = [option for module in REGISTRY.values() for option in module.choices().items()]
    names = {f"option-{name}{ending}" for name, _ in offered for ending in ("", "-about")}
    return names | {f"option-{name}-{value}" for name, values in offered for value in values}


def errors() -> set[str]:
    protocol = page("protocol.md")
    by_http = re.findall(r"^An error is .*?\n\n.*?\n\n", protocol, re.M | re.S)
    by_socket = re.findall(r'^\| `\{"t":"error".*$', protocol, re.M)
    assert len(by_http) == len(by_socket) == 1
    codes = re.findall(r"`([a-z-]+)`", by_http[0] + by_socket[0])
    return {f"error-{code}" for code in STATUS.keys() | codes}


def faults() -> set[str]:
    return {f"record-{reason}" for reason in RECORD_FAULTS}


def windows() -> set[str]:
    asking = {kind for rules in all_rules() for kind, window in rules.windows.items() if window.verbs}
    asked = {f"window-{kind}{ending}" for kind in asking | {"turn"} for ending in ("", "-you")}
    return asked | {"window-over"}


def cards() -> set[str]:
    actions = {card for rules in all_rules() for card in rules.deck if not CARDS[card].tiles}
    named = {f"card-{card}{ending}" for card in actions for ending in ("", "-about")}
    return named | {"card-path", "card-start", "card-hidden"}


def path_words() -> set[str]:
    marks = {card.partition(":")[2] for rules in all_rules() for card in rules.deck} - {""}
    return {f"side-{side}" for side in "NSEW"} | {f"mark-{mark}" for mark in marks} | {"path-card"}


def dwarves() -> set[str]:
    dealt = {dwarf for rules in all_rules() for dwarf in rules.dwarf_deck}
    return {f"dwarf-{dwarf}{ending}" for dwarf in dealt for ending in ("", "-aim")}


def goals() -> set[str]:
    return {f"goal-{goal}" for rules in all_rules() for goal in rules.goal_kinds}


def outcomes() -> set[str]:
    sources = "".join(path.read_text(encoding="utf-8") for path in BOXES.rglob("*.py"))
    sides = re.findall(r'(?:Payout\(|side = )"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', sources)
    named = {side for pair in sides for side in pair if side} | {*TEAMS, BOTH, SHUT, SABOTEURS}
    return {f"round-won-{side}" for side in named}


def bots() -> set[str]:
    return {f"bot-{level}{ending}" for level in BOTS for ending in ("", "-about")}


def claims() -> set[str]:
    made = CLAIMS | {kind: parts for box in MANIFESTS.values() for kind, parts in box.claims.items()}
    said = {f"claim-{kind}{ending}" for kind in made for ending in ("", "-button")}
    about = {f"claim-{kind}-you" for kind, parts in made.items() if parts.about}
    return said | about | {"claim-word-gold", "claim-word-stone"}


def named_by_pages() -> set[str]:
    """Keys that stand in the client's modules as they are; it puts others together."""
    web = ROOT / "src/saboteur/web"
    sources = [path for path in web.rglob("*.js") if "vendor" not in path.relative_to(web).parts]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(r"\b(?:t|maybe)\(\s*'([\w-]+)'", text))


EVERYTHING: list[Callable[[], set[str]]] = [
    reasons, events, modules, editions, options, errors, faults, windows,
    cards, path_words, dwarves, goals, outcomes, bots, claims, named_by_pages,
]  # fmt: skip


@pytest.mark.parametrize("wanted", EVERYTHING, ids=lambda wanted: wanted.__name__)
def test_everything_has_a_text(wanted: Callable[[], set[str]]) -> None:
    keys = wanted()
    assert keys
    assert keys - catalogue(ENGLISH).keys() == set()


# Bots' names ----------------------------------------------------------------------------------------


def names_of_bots(language: str) -> list[str]:
    text = (CATALOGUES / language / "ui.ftl").read_text(encoding="utf-8")
    found = re.search(r"^bot-names = (.+)$", text, re.M)
    assert found
    return found[1].split(", ")


def test_the_page_knows_the_names_that_the_server_gives_to_bots() -> None:
    page = (ROOT / "src/saboteur/web/names.js").read_text(encoding="utf-8")
    [known] = re.findall(r"^export const BOTS = \[(.+)\];$", page, re.M)
    assert re.findall(r"'(\w+)'", known) == list(BOT_NAMES) == names_of_bots(ENGLISH)
    [faces] = re.findall(r"^export const FACES = \[(.+)\];$", page, re.M)
    assert [int(face) for face in faces.split(",")] == list(BOT_FACES.values())


@every_language
def test_bots_have_their_names_in_the_script_of_the_reader(language: str) -> None:
    names = names_of_bots(language)
    assert len(set(names)) == len(BOT_NAMES)
    assert all(bool(re.search("[а-яґі]", name)) == (language in {"uk", "ru", "bg"}) for name in names)
