"""What one person meets: reloads, refusals, languages, accessibility, weight, no other hosts."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from saboteur.languages import languages
from saboteur.server.http.page_files import ROOT
from saboteur.server.tables.faces import BOT_FACES

from .browsing import DESK, PHONE, Person
from .pictures import sit_with_bots, take, wait_for_turn

MOST_BYTES = 120 * 1024
# What moments are staged with comes with the first of them: on a fast table, before the page is idle.
STAGED = re.compile(r"/(motion\.js|moments\.svg|stage\.css|scenes\.ftl)$")


def test_a_reload_in_ones_turn_changes_nothing(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    sit_with_bots(ada)
    wait_for_turn(ada)
    cards = ada.hand().evaluate_all("all => all.map((card) => card.getAttribute('data-hand'))")
    ada.hand().first.click()
    ada.page.reload()
    wait_for_turn(ada)
    assert ada.hand().evaluate_all("all => all.map((card) => card.getAttribute('data-hand'))") == cards
    ada.takes_a_turn()
    expect(ada.page.locator(".question.mine-now")).to_have_count(0)


def test_the_link_with_the_seat_works_on_another_device(person: Callable[..., Person]) -> None:
    ada, phone = person("Ada"), person("Ada", **PHONE)
    sit_with_bots(ada)
    token = ada.page.evaluate("JSON.parse(localStorage.getItem('saboteur.seats'))[0][1]")
    phone.page.goto(f"{ada.page.url.partition('#')[0]}#s={token}")
    phone.page.locator("[data-hand]").first.wait_for()
    cards = "all => all.map((card) => card.getAttribute('data-hand'))"
    assert phone.hand().evaluate_all(cards) == ada.hand().evaluate_all(cards)


def test_a_refused_move_says_why_and_opens_the_rule(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    sit_with_bots(ada)
    wait_for_turn(ada)
    paths = ada.page.locator(
        '[data-hand]:not([data-hand*="-"]):not([data-hand^="map"]):not([data-hand^="rock"])'
    )
    paths.first.click()
    ada.page.locator('.cell[data-cell="0,0"]').click(force=True)
    refusal = ada.page.locator(".hint.refused")
    expect(refusal).to_contain_text(re.compile("PATH-[0-9]|TURN-1"))
    refusal.get_by_role("button").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text(re.compile("PATH-[0-9]|TURN-1"))


def test_a_table_that_cannot_be_opened_says_so_and_leads_away(
    person: Callable[..., Person], home: str, data: Path
) -> None:
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite3", timeout=60)) as database:
        database.execute("INSERT INTO journal VALUES ('ZZZZZ', 0, ?)", (b'{"e": "moonwalked"}',))
        database.commit()
    ada = person("Ada", **PHONE)
    ada.page.goto(f"{home}t/ZZZZZ#s=token")
    expect(ada.page.get_by_role("heading", name="Table ZZZZZ can’t be opened")).to_be_visible()
    expect(ada.page.get_by_text("Other tables are not affected")).to_be_visible()
    assert_accessible(ada.page)
    # The front page asks for every table where one sits, also for this one.
    with ada.page.expect_console_message(lambda message: "status of 500" in message.text):
        ada.page.get_by_role("button", name="Go to the home page").click()
    expect(ada.page.get_by_role("button", name="Play with friends")).to_be_visible()
    kept = ada.page.evaluate("Object.keys(localStorage).map((key) => localStorage[key]).join()")
    assert "ZZZZZ" in kept, "the seat is kept: the table may be mended"
    ada.errors = [error for error in ada.errors if "status of 500" not in error]


@pytest.mark.parametrize("language", languages())
def test_every_language_renders(person: Callable[..., Person], language: str) -> None:
    who = person("Ada", locale=language, **PHONE)
    who.page.goto(who.home)
    who.page.locator("h1, .wordmark").first.wait_for()
    expect(who.page.locator("html")).to_have_attribute("lang", language)
    who.page.locator("button:has-text('')").first.wait_for()
    who.page.locator(".button").nth(1).wait_for()
    text = who.page.locator("body").inner_text()
    assert not re.search(r"\b(table|home|lobby|card|event|option|module)-[a-z-]+\b", text), text
    assert who.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The suggested face fits the suggested name: women's and men's take turns.
    name = who.page.locator(".who input").first.input_value()
    chosen = "all => all.findIndex((one) => one.checked)"
    face = who.page.locator(".face-pick input").evaluate_all(chosen)
    texts = (ROOT / "i18n" / language / "ui.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^suggested-names = (.*)$", texts, re.MULTILINE)[0].split(", ")
    women = list(BOT_FACES.values())[::2]
    assert (face in women) == (names.index(name) % 2 == 0), (name, face)


def assert_accessible(page: Page) -> None:
    """Let axe look for faults that keep people out."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("device", "scheme"),
    [
        ("phone", "dark"),
        ("desk", "light"),
        pytest.param("phone", "light", marks=pytest.mark.soak),
        pytest.param("desk", "dark", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing(person: Callable[..., Person], device: str, scheme: str) -> None:
    who = person("Ada", color_scheme=scheme, **(PHONE if device == "phone" else DESK))
    who.page.goto(who.home)
    who.page.get_by_label("Your name").fill("Ada")
    assert_accessible(who.page)
    who.page.get_by_role("button", name="Play with friends").click()
    who.page.wait_for_url(re.compile(r"/t/[A-Z]{6}"))
    who.page.get_by_role("button", name="Start").wait_for()
    assert_accessible(who.page)
    sit_with_bots(who)
    assert_accessible(who.page)
    wait_for_turn(who)
    who.hand().first.click()
    assert_accessible(who.page)


def test_the_page_is_light_and_asks_nobody_else(person: Callable[..., Person]) -> None:
    who = person("Ada")
    weights: dict[str, int] = {}
    who.page.on("response", lambda r: weights.update({r.url: int(r.headers.get("content-length", 0))}))
    sit_with_bots(who)
    who.page.wait_for_load_state("networkidle")
    assert {urlsplit(url).netloc for url in weights} == {urlsplit(who.home).netloc}
    # With the drawer beside a desk's table, though nobody waits for it before they can play.
    assert any("/talk.js" in url for url in weights)
    weights = {url: weight for url, weight in weights.items() if not STAGED.search(url)}
    assert sum(weights.values()) <= MOST_BYTES, sorted(weights.items())


@pytest.mark.soak
def test_the_pictures_of_the_readme_can_be_taken(browser: Browser, home: str, tmp_path: Path) -> None:
    taken = take(browser, home, tmp_path, turns=1)
    assert [path.name for path in taken] == [
        "front-desk.jpg",
        "table-desk.jpg",
        "front-phone.jpg",
        "table-phone.jpg",
    ]
    assert all(path.stat().st_size > 10_000 for path in taken)
