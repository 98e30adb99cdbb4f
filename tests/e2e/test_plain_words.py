"""No coordinate, key, seat number or score reaches a player: every text of whole games is read."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from saboteur.languages import languages
from saboteur.presets import PRESETS

from .browsing import PHONE, Person
from .finished import TALK, TOKEN, journal, write_down
from .pictures import sit_with_bots, wait_for_turn
from .plain_words import assert_plain

BASE, ALL = "ABCDF", "ABCDG"


@pytest.fixture(scope="session")
def home(home: str, data: Path) -> str:
    """Add two tables whose games are over: the base game, and one with every box."""
    write_down(data, journal(BASE, sha256(b"replay").hexdigest(), TALK))
    modules = list(PRESETS["everything"].modules)
    write_down(data, journal(ALL, sha256(b"all").hexdigest(), TALK, edition="jubilee", modules=modules))
    return home


def open_replay(who: Person, code: str) -> Page:
    """Look at a finished game again."""
    name = who.context.request.get(f"{who.home}/api/tables/{code}/games/1").json()["replay"]
    who.page.goto(f"{who.home}/replay/{name}")
    who.page.locator(".replay-page").wait_for()
    return who.page


def read_whole_log(page: Page, language: str = "en") -> None:
    """Go to the end, where every line of the game stands."""
    page.keyboard.press("End")
    expect(page.locator(".drawer .log-line.game-over")).to_be_visible()
    assert page.locator(".drawer .place-link").count() > 5
    assert page.locator(".drawer .named-card svg").count() > 5
    assert assert_plain(page, language) > 60


def read_story(who: Person, code: str, language: str) -> None:
    """Go to the end of the game as whoever sat in the first seat, and read all of its story."""
    who.page.goto(f"{who.home}/t/{code}#s={TOKEN}-0")
    expect(who.page.locator(".ending .chapter-told")).to_have_count(5)
    expect(who.page.locator(".reckoning")).to_have_count(0)
    who.page.evaluate("document.querySelectorAll('.ending details').forEach((one) => (one.open = true))")
    expect(who.page.locator(".claims-told .claim-told").first).to_be_visible()
    assert assert_plain(who.page, language) > 40


def test_a_whole_game_is_told_in_plain_words(person: Callable[..., Person]) -> None:
    page = open_replay(person("Ada"), ALL)
    read_whole_log(page)
    # Pointing at a line lights its cell.
    line = page.locator(".drawer .log-line:has(.place-link)").last
    line.scroll_into_view_if_needed()
    line.hover()
    cell = line.locator(".place-link").get_attribute("data-place")
    expect(page.locator(".cell.pointed")).to_have_attribute("data-cell", str(cell))


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_every_language_tells_whole_games_in_plain_words(
    person: Callable[..., Person], language: str
) -> None:
    who = person("Ada", locale=language)
    for code in (BASE, ALL):
        page = open_replay(who, code)
        read_whole_log(page, language)
        most = int(page.locator("input.where").get_attribute("max") or 0)
        for step in range(3, most, max(most // 12, 1)):
            page.locator("input.where").fill(str(step))
            page.locator(".transport .buttons > button").last.click()
            expect(page.locator(".why-panel")).to_be_visible()
            assert_plain(page, language)
            page.keyboard.press("Escape")
        read_story(who, code, language)


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_game_in_play_speaks_plain_words(
    person: Callable[..., Person], device: dict[str, object], language: str
) -> None:
    ada = person("Ada", **device)
    sit_with_bots(ada)
    ada.speaks(language)
    wait_for_turn(ada)
    for _ in range(6):
        assert_plain(ada.page, language)
        before = ada.lines()
        ada.takes_a_turn()
        ada.waits(before)
        while not ada.is_asked:
            assert_plain(ada.page, language)
            ada.reads_everything()
            ada.waits(before)
