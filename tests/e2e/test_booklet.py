"""The booklet in a real browser: read, searched, tried in place, and printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browsing import PHONE, Person
from .test_page import assert_accessible

EVERYTHING = "players=6&of=saboteur2,chests,toll,costume,party,new-goals,guide,veto"
# Width and height of a sheet in points.
SIZES = {"A4": (595, 842), "Letter": (612, 792)}


def opens(who: Person) -> Page:
    """Open the booklet from the lessons and wait for it."""
    who.page.goto(f"{who.home}/learn")
    who.page.locator(".learn-main header button").click()
    who.page.locator(".booklet .chapter").first.wait_for()
    return who.page


def test_a_newcomer_reads_searches_and_tries(person: Callable[..., Person]) -> None:
    page = opens(person("Ada", **PHONE))
    book = page.locator("dialog.book")
    expect(book.locator(".cover")).to_contain_text("Frederic Moyersoen")
    expect(book.locator(".setup img")).to_have_js_property("complete", True)
    page.wait_for_load_state("networkidle")
    broken = "[...document.querySelectorAll('.booklet img')].filter((one) => !one.naturalWidth).length"
    assert page.evaluate(broken) == 0
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)
    assert page.evaluate(
        "document.querySelector('.book-body').scrollWidth <= document.querySelector('.book-body').clientWidth"
    )

    book.get_by_label("Search the rules").fill("dead end")
    expect(book.locator(".booklet .said:visible", has_text="Tunnels.")).to_have_count(0)
    expect(book.locator(".booklet .entry:visible")).to_have_count(2)
    book.get_by_label("Search the rules").fill("")

    book.locator("a.try[data-lesson=rockfall]").click()
    frame = book.frame_locator("iframe")
    frame.get_by_role("button", name="Show me").click()
    expect(frame.locator(".coach header .small")).to_have_text("2 of 3")
    expect(frame.locator(".to-book, .coach header a")).to_have_count(0)

    book.locator(".said", has_text="Rockfall.").first.locator("a[data-rule=ACT-4]").click()
    expect(book.locator(".rule.marked .rule-id")).to_have_text("ACT-4")
    # Editions and house rules have names, and the table of words is as high as its lines.
    expect(book.locator("#rule-ED-GOLDPILE")).to_contain_text("Classic: they stay")
    expect(book.locator(".book-body")).to_contain_text(
        "Card placement: connected to the start / next to any card"
    )
    table = book.locator(".book-table").first
    assert table.evaluate("table => table.clientHeight >= table.firstElementChild.offsetHeight - 1")


def test_the_booklet_is_for_the_rules_one_chooses(person: Callable[..., Person]) -> None:
    page = opens(person("Ada", locale="uk"))
    book = page.locator("dialog.book")
    book.locator(".book-wish select").nth(1).select_option("9")
    expect(book.locator(".setup figcaption")).to_contain_text("9")
    book.locator(".book-wish select").first.select_option("saboteur2")
    expect(book.locator(".cover")).to_contain_text("2–12")
    expect(book.locator("#booklet-dwarves")).to_contain_text("Посередник")
    assert_accessible(page)


@pytest.mark.parametrize("paper", SIZES)
def test_it_is_printed(person: Callable[..., Person], tmp_path: Path, paper: str) -> None:
    who = person("Ada")
    page = who.page
    page.goto(f"{who.home}/booklet/{'de' if paper == 'A4' else 'en'}?{EVERYTHING}")
    page.wait_for_load_state("networkidle")
    expect(page.locator("button.print")).to_be_visible()
    assert_accessible(page)
    printed = page.pdf(path=tmp_path / "booklet.pdf", format=paper).decode("latin-1")
    sheets = re.findall(r"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert 8 <= len(sheets) <= 30
    for width, height in sheets:
        assert (float(width), float(height)) == pytest.approx(SIZES[paper], abs=2)
    page.emulate_media(media="print")
    expect(page.locator("button.print, a.try, .by-number").filter(visible=True)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_does_not_exist_is_not_found(person: Callable[..., Person]) -> None:
    who = person("Ada")
    asked = who.page.context.request
    assert asked.get(f"{who.home}/booklet/xx").status == 404
    assert asked.get(f"{who.home}/booklet/en?players=99").status == 400
    assert asked.get(f"{who.home}/booklet/en?of=nothing").status == 422
    version = re.search(r"/v/(\w+)/drawn", asked.get(f"{who.home}/booklet/en").text())
    assert version
    assert asked.get(f"{who.home}/v/{version[1]}/drawn/no-such-card.svg").status == 404
    assert asked.get(f"{who.home}/v/{version[1]}/drawn/lesson/no-such-lesson.svg").status == 404
