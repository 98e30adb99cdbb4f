"""The first lessons, and the rulebook at hand, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from saboteur.server.http.lessons import lessons

from .browsing import PHONE, Person
from .plain_words import assert_plain
from .test_page import assert_accessible


def opens(who: Person, lesson: str) -> Page:
    who.page.goto(f"{who.home}/learn/{lesson}")
    who.page.locator(".coach").wait_for()
    return who.page


def test_a_lesson_is_learnt_at_the_table(person: Callable[..., Person]) -> None:
    page = opens(person("Ada", **PHONE), "repair")
    page.locator('[data-hand="EW#0"]').click()
    refusal = page.locator(".hint.refused")
    expect(refusal).to_contain_text("one of your tools is broken")
    expect(page.locator(".coach-text")).to_contain_text("Refused, as it should be")
    # What is allowed but not the lesson is not done.
    page.locator("[data-pass]").click()
    page.locator("[data-sure]").click()
    expect(refusal).to_contain_text("try what the lesson asks for")
    page.locator('[data-hand="repair-pickaxe#0"]').click()
    page.locator('[data-seat="0"] .plate-main').click()
    page.locator(".bar-buttons .primary").click()
    expect(page.locator(".coach-text")).to_contain_text("Keep digging")
    page.locator('[data-hand="EW#0"]').click()
    page.locator('.cell.target[data-cell="4,0"]').click(force=True)
    page.locator(".bar-buttons .primary").click()
    page.get_by_role("button", name="Next: Rockfall").click()
    expect(page.locator("#lesson-title")).to_have_text("Rockfall")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lesson-link.known")).to_have_count(1)


def test_a_lesson_is_learnt_by_keyboard(person: Callable[..., Person]) -> None:
    page = opens(person("Ada"), "turn")
    page.get_by_role("button", name="Show me").press("Enter")
    expect(page.locator(".coach-text")).to_contain_text("to rotate it, or press R")
    page.locator('[data-hand="SEW#0"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand].up")).to_have_count(1)
    page.locator('.cell.target[data-cell="2,0"]').focus()
    page.keyboard.press("Enter")
    ghost = page.locator('[data-ghost="2,0"] .ghost-turn')
    before = ghost.inner_html()
    page.keyboard.press("r")
    expect(ghost).not_to_have_js_property("innerHTML", before)
    page.locator('.cell[data-cell="2,0"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach-text")).to_contain_text("half a turn")


@pytest.mark.parametrize(
    "lesson", ["veto", *(pytest.param(key, marks=pytest.mark.soak) for key in lessons() if key != "veto")]
)
def test_a_lesson_can_be_shown_to_its_end(person: Callable[..., Person], lesson: str) -> None:
    page = opens(person("Ada"), lesson)
    for _ in range(6):
        if page.locator(".coach header .small", has_text="done").count():
            break
        step = page.locator(".coach header .small").inner_text()
        page.locator(".coach-buttons button").first.click()
        expect(page.locator(".coach header .small")).not_to_have_text(step)
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] .primary").click()
    expect(page.locator(".coach header .small")).to_have_text("done")


def test_a_refusal_opens_the_rulebook_at_its_rule(person: Callable[..., Person]) -> None:
    page = opens(person("Ada", locale="de"), "doors")
    page.get_by_role("button", name="Weiter").click()
    page.locator('[data-hand="EW:blue#0"]').click()
    page.locator('.cell[data-cell="0,0"]').click(force=True)
    page.locator(".hint.refused .rule-link").click()
    book = page.locator("dialog.book")
    expect(book.locator(".rule.marked .rule-id")).to_have_text(re.compile("PATH-[0-9]"))
    expect(book.locator(".rule.marked")).to_be_in_viewport()
    expect(book).to_contain_text("Saboteur 2")
    book.get_by_label("In den Regeln suchen").fill("S2-DOOR")
    expect(book.locator(".rule", has_text="S2-DOOR ")).to_have_count(1)
    assert book.locator(".rule").count() < 12
    assert_accessible(page)


@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_axe_finds_nothing_in_lessons(person: Callable[..., Person], scheme: str) -> None:
    who = person("Ada", color_scheme=scheme, **(PHONE if scheme == "dark" else {}))
    who.page.goto(f"{who.home}/learn")
    who.page.locator(".lesson-link").first.wait_for()
    assert_accessible(who.page)
    page = opens(who, "repair")
    page.get_by_role("button", name="Show me").click()
    page.locator(".hint.refused").wait_for()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_after_the_first_course_comes_a_game_that_the_front_page_knows(person: Callable[..., Person]) -> None:
    """Three bots, and the base game; the front page says who sits there and whose turn it is."""
    who = person("Ada", **PHONE)
    page = opens(who, "saboteur")
    for button in ("Continue", "Show me"):
        page.get_by_role("button", name=button).click()
    page.locator(".round-sheet[open] .primary").click()
    expect(page.locator(".coach header .small")).to_have_text("done")
    expect(page.locator(".coach-buttons .primary")).to_have_text("Play a game")
    expect(page.locator(".coach-buttons .quiet").first).to_have_text("Next: Teams and doors")
    page.locator(".coach-buttons .primary").click()
    expect(page.locator(".plate")).to_have_count(4)
    assert page.evaluate("localStorage.getItem('saboteur.advising')") == "true", "it is a game with hints"
    page.goto(who.home)
    row = page.locator(".open-table", has_text=re.compile("^[A-Z][a-z]+, [A-Z][a-z]+, [A-Z][a-z]+"))
    expect(row.locator("small")).to_have_text(re.compile("(Your turn|to play|In play) · "))
    assert_accessible(page)


def test_hints_say_what_could_be_done_and_show_it(person: Callable[..., Person], data: Path) -> None:
    ada = person("Hinted")
    hands = [["EW", "N", "break-lamp"], ["EW"], ["EW"]]
    dwarves = ["digger", "digger", "saboteur"]
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    position = {"grid": {"1,0": "EW"}, "goals": goals, "hands": hands, "pile": ["NS"] * 9, "turn": 0}
    ada.begins(data, {**position, "dwarves": dwarves}, modules=[], pace=10_000)
    page = ada.page
    page.get_by_role("button", name="Hint", exact=True).click()
    sheet = page.get_by_role("dialog", name="What you could do")
    best = sheet.get_by_role("listitem").first
    expect(best).to_contain_text("A path card beside the straight tunnel, toward the goals: straight tunnel.")
    expect(best).to_contain_text("That brings the tunnel")
    expect(sheet).to_contain_text("You don’t know yet where the treasure is.")
    assert_plain(page)
    best.get_by_role("button", name="Show it").click()
    expect(page.locator('.cell.chosen[data-cell="2,0"]')).to_have_count(1)
    page.get_by_role("button", name="Place it here").click()
    page.locator(".question.mine-now").wait_for(state="detached")
    # Nobody is helped unasked, unless they wish to be.
    expect(page.get_by_text("Hint: ")).to_have_count(0)
