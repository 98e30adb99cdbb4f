"""Coming to a table: by its code while the lobby waits, by its link at any time, by one's own seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import DESK, PHONE, Person
from .pictures import sit_with_bots
from .test_page import assert_accessible

CODE = re.compile(r"/t/([A-Z]{6})#([a-z2-7]{16})$")


def code_in(link: str) -> str:
    """Return the code in a link."""
    found = CODE.search(link)
    assert found, link
    return found[1]


def test_a_code_typed_on_the_front_page_leads_to_the_lobby(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben", **PHONE)
    link = ada.opens_a_table()
    ben.page.goto(ben.home)
    ben.page.get_by_label("Code or link").fill("KM4")
    ben.page.get_by_role("button", name="Join", exact=True).click()
    expect(ben.page.get_by_text("Codes have six letters")).to_be_visible()
    ben.page.get_by_label("Code or link").fill(code_in(link).lower())
    ben.page.get_by_role("button", name="Join", exact=True).click()
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seats")).to_contain_text(ben.page.locator(".seats strong").nth(1).inner_text())
    # The address can be copied from either page, and the picture is drawn.
    assert ben.page.url == ada.page.url == link
    expect(ada.page.locator(".copy input").first).to_have_value(re.compile(CODE.pattern))
    ada.page.wait_for_function("document.querySelector('img.qr').naturalWidth > 0")


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_after_the_deal_a_code_alone_tells_nothing_and_the_link_watches(
    person: Callable[..., Person], device: dict[str, object]
) -> None:
    ada, wanda = person("Ada"), person("Wanda", **device)
    sit_with_bots(ada)
    ada.page.wait_for_url(CODE)
    link = ada.page.url
    wanda.page.goto(link.partition("#")[0])
    expect(wanda.page.get_by_role("heading")).to_have_text(f"No table is waiting under {code_in(link)}")
    expect(wanda.page.get_by_text("you need the table’s link")).to_be_visible()
    assert "Ada" not in wanda.page.locator("body").inner_text()
    assert_accessible(wanda.page)
    # The same page, and now the whole link in its address: it opens without a reload.
    wanda.page.evaluate("(link) => { location.href = link; }", link)
    wanda.page.locator(".table-page").wait_for()
    assert wanda.page.locator("[data-hand]").count() == 0
    # The key is kept: the code alone is enough from now on.
    wanda.page.goto(wanda.home)
    wanda.page.get_by_label("Code or link").fill(code_in(link))
    wanda.page.get_by_role("button", name="Join", exact=True).click()
    wanda.page.locator(".table-page").wait_for()


def test_a_pasted_link_watches_and_a_seat_needs_no_key(person: Callable[..., Person]) -> None:
    ada, wanda = person("Ada"), person("Wanda", **PHONE)
    sit_with_bots(ada)
    ada.page.wait_for_url(CODE)
    link = ada.page.url
    wanda.page.goto(wanda.home)
    wanda.page.get_by_label("Code or link").fill(link)
    wanda.page.get_by_role("button", name="Join", exact=True).click()
    wanda.page.locator(".table-page").wait_for()
    # The seat's own token opens it, also where the key was forgotten.
    ada.page.evaluate("localStorage.removeItem('saboteur.links')")
    ada.page.goto(ada.home)
    ada.page.goto(link.partition("#")[0])
    ada.page.locator("[data-hand]").first.wait_for()
    ada.page.wait_for_url(CODE)
    assert ada.page.url == link
