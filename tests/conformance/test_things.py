"""Everything that people may ask about at a table has an answer."""

from __future__ import annotations

import re

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.conformance.box import _check_things
from saboteur.conformance.faults import Report
from saboteur.languages import all_texts, languages
from saboteur.server.http.things import things_of

every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


@every_box
def test_everything_of_a_box_can_be_looked_up(box: Box) -> None:
    report = Report(box.key)
    _check_things(box, report)
    assert report.faults == []


@every_box
def test_what_a_box_shows_on_the_page_can_be_looked_up(box: Box) -> None:
    file = box.file("table.js")
    text = file.read_text(encoding="utf-8") if file else ""
    shown = set(re.findall(r"what: '([\w-]+)'", text))
    shown |= {f"fact-{name}" for name in re.findall(r'<\$\{Fact\} name="([\w-]+)"', text)}
    assert shown <= things_of(box).keys()
    assert ("pieces" in text) <= any(name.startswith("piece-") for name in shown)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_what_things_are(language: str) -> None:
    texts = all_texts(language)
    things = {name for box in BOXES.values() for name in things_of(box)}
    said = {name for name in things if f"what-{name}" in texts or f"{name}-why" in texts}
    assert things - said == set()
    pieces = {name for name in things if name.startswith(("piece-", "mark-"))}
    assert {f"{name}-about" for name in pieces} <= texts.keys()


def test_a_box_that_lacks_something_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    box = BOXES[BASE]
    listed = things_of(box)
    del listed["card-map"]
    monkeypatch.setattr("saboteur.conformance.box.things_of", lambda _: listed)
    report = Report(box.key)
    _check_things(box, report)
    assert report.faults == ["things: things.toml lacks card-map"]
