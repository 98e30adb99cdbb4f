"""Zoomed pages, small print and forced colours: what those need who see little."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from .browsing import Person
from .test_page import assert_accessible
from .test_saboteur2 import crowd

# Texts on the table that are drawn smaller than this many pixels, with their size.
_SMALL_PRINT: Final = """(least) => {
    const walker = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { parentElement: element, textContent: text } = walker.currentNode;
        const { width, height } = element.getBoundingClientRect();
        const shown = width > 1 && height > 1 && element.checkVisibility() && !element.closest('.unseen');
        if (!text.trim() || !shown) continue;
        const scale = element.getScreenCTM?.();
        const times = scale ? Math.hypot(scale.a, scale.b) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * times;
        if (size < least) found.push([text.trim(), size]);
    }
    return found;
}"""
LEAST: Final = 11
# How far the edges of players stand out from the page who are to move or can be chosen (WCAG 1.4.11).
_CONTRAST: Final = """() => {
    const part = (of) => (of / 255 <= 0.04045 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data.map(part);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const page = light(getComputedStyle(document.querySelector('.table-page')).backgroundColor);
    return ['.plate.asked', '.plate.target'].map((state) => {
        const mark = light(getComputedStyle(document.querySelector(state)).borderTopColor);
        const [a, b] = [page, mark].sort((one, other) => one - other);
        return (b + 0.05) / (a + 0.05);
    });
}"""
# What still moves, although its reader wants little of it.
_MOVING: Final = """() => [...document.querySelectorAll('.world, .plate, .plate-face, .hand-card')]
    .filter((each) => parseFloat(getComputedStyle(each).transitionDuration) > 0).length"""


@pytest.fixture
def ada(person: Callable[..., Person], data: Path) -> Person:
    """Return somebody at a table of twelve."""
    who = person("Near", color_scheme="light")
    who.begins(data, crowd(), pace=10_000, modules=["saboteur2"])
    return who


def test_a_crowded_table_can_be_zoomed_and_recoloured(ada: Person) -> None:
    page = ada.page
    # Both tabs of the drawer would look the same without their colours.
    page.emulate_media(forced_colors="active")
    looks = page.get_by_role("tab").evaluate_all(
        "all => all.map((tab) => getComputedStyle(tab).outlineStyle)"
    )
    assert len(looks) == len(set(looks)) == 2
    page.emulate_media(forced_colors="none")
    for width, height in ((1440, 900), (844, 390), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_SMALL_PRINT, LEAST) == [], (width, height)
    # 200 % of 1280 by 800: every name has room for a few letters.
    page.set_viewport_size({"width": 640, "height": 400})
    widths = page.locator(".plate-name .name").evaluate_all("all => all.map((name) => name.clientWidth)")
    assert len(widths) == 12 and min(widths) >= 20, widths
    # 400 % of 1280 by 1024: the page is scrolled, and the mine keeps half of it.
    page.set_viewport_size({"width": 320, "height": 256})
    mine = page.locator(".mine").bounding_box()
    assert mine and mine["height"] >= 128
    page.locator("[data-hand]").last.scroll_into_view_if_needed()
    expect(page.locator("[data-hand]").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_can_be_chosen_is_told_by_edge_and_by_ear_and_nothing_moves(ada: Person) -> None:
    page = ada.page
    ada.lifts("trap")
    expect(page.locator(".plate.target").first).to_be_visible()
    expect(page.locator(".plate.dim").first).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert min(page.evaluate(_CONTRAST)) >= 3
        assert_accessible(page)
    assert page.evaluate(_MOVING) == 0
    # What others see of somebody is said as well: cards, gold, what hinders them.
    expect(ada.plate(3).locator(".plate-main")).to_have_attribute("aria-label", re.compile("6 cards.*gold"))
    expect(ada.plate(1).locator(".plate-main")).to_have_attribute("aria-label", re.compile("Trapped"))
    # A goal that one has seen keeps its number, and says who else has looked.
    expect(page.locator('[data-cell="8,0"]')).to_have_attribute("aria-label", re.compile("goal 2.*treasure"))
    page.locator(".plate.target .plate-main").first.click()
    ada.page.locator(".bar-buttons .primary").wait_for()
    expect(page.get_by_role("log").first).to_contain_text("again to confirm")
