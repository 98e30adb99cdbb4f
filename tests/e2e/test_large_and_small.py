"""Zoomed pages, small print and forced colours: what those need who see little."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from .browsing import Person
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
