"""The editor of layouts: by touch, by keys, in a link, and at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import DESK, PHONE, Person
from .test_page import assert_accessible


def spot(page: Page, cell: str) -> Locator:
    return page.locator(f'.spot[data-cell="{cell}"]')


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["touch", "keys"])
def test_a_layout_is_made_shared_and_played(person: Callable[..., Person], device: dict[str, object]) -> None:
    ada = person("Ada", **device)
    page = ada.page
    ada.opens_a_table()
    chests = page.get_by_role("switch", name=re.compile("Chests"))
    chests.click()
    expect(chests).to_be_checked()
    page.get_by_role("button", name="Arrange the mine").click()
    sheet = page.locator(".layout-dialog")
    expect(spot(page, "8,2")).to_have_accessible_name("Goal 3")
    # What one holds is no landmark.
    spot(page, "8,2").click()
    expect(spot(page, "7,2")).not_to_have_accessible_name(re.compile("goal 3"))
    spot(page, "8,2").click()
    expect(spot(page, "7,2")).to_have_accessible_name("in front of goal 3")

    def moves(cell: str, *steps: str) -> None:
        """Pick a card up and put it down: by taps, or with arrow keys from there."""
        if device is PHONE:
            spot(page, cell).tap()
            x, y = map(int, cell.split(","))
            east, south = (steps.count(a) - steps.count(b) for a, b in (("Right", "Left"), ("Down", "Up")))
            spot(page, f"{x + east},{y + south}").tap()
            return
        spot(page, cell).focus()
        for key in ("Enter", *(f"Arrow{step}" for step in steps), "Enter"):
            page.keyboard.press(key)

    # The usual chest beside it: the rule is named and opens; the layout cannot be used.
    moves("8,2", "Left", "Left", "Left", "Left", "Up")
    expect(sheet.locator(".layout-faults")).to_contain_text("SETUP-7")
    assert_accessible(page)
    expect(sheet.get_by_role("button", name="Use this layout")).to_be_disabled()
    moves("4,1", "Down", "Down", "Right")
    expect(sheet.locator(".layout-faults")).to_have_text("You can play with this layout.")
    link = sheet.get_by_label("Link to this layout").input_value()
    sheet.get_by_role("button", name="Use this layout").click()
    expect(page.locator(".lay-out")).to_contain_text("a custom layout")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    page.locator("dialog[open] .primary").wait_for()
    assert page.locator('.mine .cell[data-cell="5,3"]').count() == 1

    page.goto(link.replace(link.split("/layout")[0], ada.home))
    expect(spot(page, "5,3")).to_have_accessible_name("Goal 3")
    expect(spot(page, "3,1")).to_have_accessible_name(re.compile("^Chest 3, "))
