"""Everything explains itself: whatever lies on the table answers "what is this?"."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from .browsing import DESK, PHONE, Person
from .test_box import EVERYTHING
from .test_box import everything as jubilee
from .test_page import assert_accessible
from .test_saboteur2 import crowd

DEVICES: Final = {"phone": PHONE, "desk": DESK}


def sheet(who: Person) -> Locator:
    """Return the open explanation."""
    return who.page.locator("dialog.what-sheet[open]")


def closes(who: Person) -> None:
    """Close the explanation."""
    who.page.keyboard.press("Escape")
    expect(who.page.locator("dialog.what-sheet")).to_have_count(0)


def right_clicks(who: Person, thing: Locator) -> str:
    """Ask about something with the other button, and return what is said."""
    thing.dispatch_event("contextmenu")
    expect(sheet(who).locator(".what-top p").first).not_to_be_empty()
    text = sheet(who).inner_text()
    closes(who)
    return text


def presses_long(who: Person, thing: Locator) -> None:
    """Rest a finger on something."""
    box = thing.bounding_box()
    assert box
    at = {"pointerType": "touch", "pointerId": 5, "bubbles": True, "isPrimary": True}
    at |= {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    thing.dispatch_event("pointerdown", at)
    expect(sheet(who)).to_be_visible()
    thing.dispatch_event("pointerup", at)


def everything_in_sight(who: Person) -> list[Locator]:
    """Return all that can be asked about: cards, cells, marks, figures, signs."""
    shown = "[data-hand], .own-dwarf, .cell.filled, [data-front], .facts [data-what], .plate [data-what]"
    return who.page.locator(shown).all()


@pytest.mark.parametrize(("modules", "position"), [(EVERYTHING, jubilee), (["saboteur2"], crowd)])
def test_everything_on_a_table_says_what_it_is(
    person: Callable[..., Person], data: Path, modules: list[str], position: Callable[[], dict[str, Any]]
) -> None:
    ada = person(f"Asks{len(modules)}")
    ada.begins(data, position(), pace=10_000, modules=modules)
    seen: set[str] = set()
    for thing in everything_in_sight(ada):
        name = thing.get_attribute("aria-label") or thing.get_attribute("data-front") or ""
        name = re.sub(r"^[^,]+,[^,]+, ", "", name) if thing.get_attribute("data-cell") else name
        if name in seen and name:
            continue
        seen.add(name)
        said = right_clicks(ada, thing)
        without_rule = thing.get_attribute("data-what") in ("sign-bot", "count-clock")
        assert without_rule or re.search(r"Rule [A-Z0-9]+-", said), (name, said)
        assert without_rule or "Lesson: " in said, (name, said)
    assert len(seen) > 20


@pytest.mark.parametrize("device", DEVICES)
def test_a_tap_a_long_press_and_a_key_ask(person: Callable[..., Person], data: Path, device: str) -> None:
    ada = person(f"Taps{device}", **DEVICES[device])
    ada.begins(data, crowd(), pace=10_000, modules=["saboteur2"])
    # Why I cannot dig is said before I touch anything, with its rule.
    expect(ada.page.locator(".bar .hint")).to_contain_text(re.compile("can’t place path cards"))
    expect(ada.page.locator(".bar .hint .rule-link")).to_have_text("PATH-5")
    ada.page.locator("[data-pile]").click()
    expect(sheet(ada)).to_contain_text("20 cards to draw")
    assert_accessible(ada.page)
    closes(ada)
    # A thief is explained as a thief as soon as it is lifted, and a finger that rests on it learns more.
    thief = ada.page.locator('[data-hand="thief#0"]')
    presses_long(ada, thief)
    expect(sheet(ada)).to_contain_text("Hands Off")
    expect(sheet(ada)).to_contain_text("S2-SAME")
    closes(ada)
    expect(ada.page.locator(".hand-card.up")).to_have_count(0)
    ada.page.locator('[data-hand="W:ladder#0"]').click()
    ada.page.keyboard.press("i")
    expect(sheet(ada)).to_contain_text("Every ladder is joined")
    closes(ada)
    ada.page.keyboard.press("Escape")
    # A tap explains the own dwarf and tells a neighbour nothing; the sheet tells more while it is pressed.
    ada.page.locator(".own-dwarf").click()
    expect(sheet(ada)).to_contain_text("Everyone has a secret dwarf")
    expect(sheet(ada)).not_to_contain_text("Winners are paid")
    assert_accessible(ada.page)
    sheet(ada).locator(".what-dwarf").dispatch_event("pointerdown", {"button": 0})
    expect(sheet(ada)).to_contain_text("Winners are paid")
    ada.page.dispatch_event("body", "pointerup")
    expect(sheet(ada)).not_to_contain_text("Winners are paid")
    sheet(ada).locator(".what-dwarf").press("Enter")
    expect(sheet(ada)).to_contain_text("Winners are paid")
    closes(ada)
    expect(ada.page.locator(".own-dwarf")).to_have_attribute("aria-pressed", "false")
    # The ladder in the mine, a mark in front of somebody, the question itself.
    ada.page.locator('[data-cell="0,2"]').click(force=True)
    expect(sheet(ada)).to_contain_text("with a ladder")
    expect(sheet(ada)).to_contain_text("Connected to the start")
    assert_accessible(ada.page)
    closes(ada)
    ada.plate(1).locator('[data-front="trap"]').dispatch_event("click")
    expect(sheet(ada)).to_contain_text("It lies in front of Bruna.")
    closes(ada)
    ada.page.locator(".ask-what").first.click()
    expect(sheet(ada)).to_contain_text("One thing a turn")
    # The rule leads into the rulebook.
    sheet(ada).get_by_role("button", name=re.compile("S2-TURN-1")).click()
    expect(ada.page.locator("dialog.book[open]")).to_contain_text("S2-TURN-1")


def test_what_is_new_is_said_once_and_can_be_switched_off(person: Callable[..., Person], data: Path) -> None:
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    hands = [["map", "rockfall", "EW", "EW"], ["map"], ["map"]]
    start = {"grid": {}, "goals": goals, "hands": hands, "dwarves": ["digger"] * 3, "pile": ["map"] * 9}
    start["ext"] = {"chests": {"covered": {}, "open": {"2,2": "NSW"}}}
    ada = person("Novice")
    ada.begins(data, start, modules=["chests"])
    hint = ada.page.locator(".bar .hint")
    first = hint.inner_text()
    assert first.startswith("New here: chest tunnel, junction")
    ada.lays("EW", "1,0")
    expect(hint).to_contain_text("New here: ")
    assert hint.inner_text() != first
    ada.page.get_by_role("button", name="Menu and help").click()
    ada.page.get_by_label(re.compile("^Explain what is new")).click()
    ada.page.keyboard.press("Escape")
    expect(hint).to_contain_text("Choose a card")
    # Discards that one knows can be asked about one by one.
    ada.lifts("rockfall")
    ada.discards()
    ada.page.locator("[data-discard]").click()
    sheet(ada).get_by_role("button", name="Rockfall").click()
    expect(sheet(ada)).to_contain_text("The start card and the goals stay")
