"""Checking a box: its manifest, games, texts, rule page, lessons, and what it brings for the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from saboteur import IllegalAction
from saboteur.boxes import BOXES
from saboteur.boxes.loading import load
from saboteur.boxes.manifest import BASE, Box
from saboteur.languages import ENGLISH, rules_file
from saboteur.server.http.lessons import Course, Lesson, lessons_of
from saboteur.server.http.things import FILE, things_of

from .booklet import check_booklet
from .box_games import check_bots, check_games, only, some_rules
from .faults import Report
from .page import check_page
from .wording import completeness, known_texts, wanted_texts, wanted_things

_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CITED: Final = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
_LISTED: Final = re.compile(r"^- ([A-Z0-9]+(?:-[A-Z0-9]+)+)", re.MULTILINE)


def check_box(box: str | Path, games: int = 2) -> Report:
    """Check a box, by its key or its folder, and return how complete its languages are.

    Plays `games` games of each kind with it: alone, with every other box it can be combined with, and with
    every level of bot. AssertionError lists everything that is wrong.
    """
    found = _found(box)
    report = Report(f"The box {found.key!r}")
    kinds: set[str] = set()
    _check_manifest(found, report)
    for number in range(games):
        kinds |= check_games(found, Random(f"{found.key} {number}"), report)
        with report.part("bots"):
            check_bots(found, f"{found.key} {number}")
    with report.part("rule page"):
        _check_rule_page(found, report)
    with report.part("lessons"):
        for lesson in lessons_of(found):
            check_lesson(lesson)
    check_page(found, report)
    with report.part("booklet"):
        check_booklet(found, report)
    with report.part("texts"):
        _check_texts(found, kinds, report)
    with report.part("things"):
        _check_things(found, report)
    report.languages = completeness(found)
    return report.told()


def _found(box: str | Path) -> Box:
    """Return a box by its key, or load it from its folder, once."""
    if isinstance(box, str) and box in BOXES:
        return BOXES[box]
    folder = Path(box).resolve()
    loaded = [each for each in BOXES.values() if each.folder.resolve() == folder]
    return loaded[0] if loaded else load(folder)[0]


def _check_manifest(box: Box, report: Report) -> None:
    report.expect(_KEY.fullmatch(box.key), f"manifest: the key {box.key!r} is not written like-this")
    report.expect(box.rules.title, "manifest: the rules have no title")
    for name in (*box.action_cards, *box.verbs, *box.reasons):
        report.expect(_KEY.fullmatch(name), f"manifest: {name!r} is not written like-this")
    for file in (("rulebook", "en.md"), ("words", "en.ftl")):
        report.expect(box.file(*file), f"manifest: the box has no {'/'.join(file)}")


def _check_rule_page(box: Box, report: Report) -> None:
    """Every rule that the code cites is on the box's page or on the base game's."""
    listed = rules_on_page(box) | rules_on_page(BOXES[BASE])
    families = {rule.partition("-")[0] for rule in listed}
    for rule in sorted(set(_cited(box))):
        if rule.partition("-")[0] in families or not rule.startswith(("ED-", "MOD-")):
            report.expect(rule in listed, f"rule page: the code cites {rule}, which no rule page has")


def rules_on_page(box: Box, language: str = ENGLISH) -> set[str]:
    """Return the IDs of the rules on a box's page."""
    file = rules_file(box, language)
    return set(_LISTED.findall(file.read_text(encoding="utf-8"))) if file else set()


def _cited(box: Box) -> Iterator[str]:
    """Return the rule IDs that are string constants in the box's code, as refusals cite them."""
    for path in box.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and _CITED.fullmatch(text):
                yield text


def check_lesson(lesson: Lesson) -> None:
    """Do every step of a lesson by its own example."""
    course = Course(lesson)
    for number, step in enumerate(lesson.steps, 1):
        example = (step.do or [step.attempt])[0]
        where = f"lesson {lesson.key!r}, step {number}"
        try:
            course.act(example) if example else course.read_on()
        except IllegalAction as error:
            wanted = step.refused and error.reason == step.refused
            assert wanted, f"{where}: {example!r} is refused: {error}"
        except Exception as error:
            raise AssertionError(f"{where}: {example!r} fails: {type(error).__name__}: {error}") from error
        assert course.at == number, f"{where}: {example!r} is not refused with {step.refused!r}"


def _check_texts(box: Box, kinds: set[str], report: Report) -> None:
    rules = some_rules(Random(box.key), only(box))
    wanted = wanted_texts(box, rules, kinds, lessons_of(box))
    missing = sorted(wanted - known_texts(box, ENGLISH))
    report.expect(not missing, f"texts: words/en.ftl lacks {', '.join(missing)}")


def _check_things(box: Box, report: Report) -> None:
    """Everything can be looked up: sentences, a rule that is written down, a lesson that exists."""
    base = BOXES[BASE]
    listed, texts = things_of(base) | things_of(box), known_texts(box, ENGLISH)
    missing = sorted(wanted_things(some_rules(Random(box.key), only(box))) - listed.keys())
    report.expect(not missing, f"things: {FILE} lacks {', '.join(missing)}")
    rules = rules_on_page(box) | rules_on_page(base)
    taught = {lesson.key for each in (box, base) for lesson in lessons_of(each)} | {""}
    for name, thing in things_of(box).items():
        said = f"{name}-why" if name.startswith("window-") else f"what-{name}"
        report.expect({said, f"what-{name}"} & texts, f"things: there is no text {said!r}")
        report.expect(thing["rule"] in rules, f"things: {name} names a rule that no page has")
        report.expect(thing["lesson"] in taught, f"things: {name} names a lesson that is not there")
