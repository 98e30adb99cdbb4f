"""The end of a game: its story, a picture of it, and the way to the next one."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from i18n.test_third_person import speaks_to_the_reader
from saboteur.languages import languages
from saboteur.server.journal.entries import Claimed

from .browsing import PHONE, Person
from .finished import TALK, journal, write_down
from .plain_words import faults_in, foreign_in
from .test_page import assert_accessible

SEED = sha256(b"reveal").hexdigest()
LONG_CHAPTERS = """
const soon = window.setTimeout;
window.setTimeout = (deed, ms, ...more) => soon(deed, ms >= 10_000 ? 1e9 : ms, ...more);
"""

# A clip takes as long as it lasts: its pictures follow one another faster.
SHORT_CLIP: Final = """
const soon = window.setTimeout;
window.setTimeout = (deed, ms, ...more) => soon(deed, [320, 1600].includes(ms) ? ms / 8 : ms, ...more);
"""


# Of tables whose games are over.
CODES: Final = ("ABCDH", "ABCDJ")


@pytest.fixture(scope="session")
def home(home: str, data: Path) -> str:
    """Add tables whose games are over, after a night of talk."""
    for code in CODES:
        write_down(data, journal(code, SEED, TALK))
    return home


# Claims that are neither true nor false.
OPEN: Final = ("why", "because", "repair-me", "react")
_KEEP: Final = """() => {
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        if (blob.type === 'image/svg+xml') blob.text().then((text) => (window.poster = text));
        return address.call(URL, blob);
    };
}"""
_TEXTS: Final = """() => {
    const drawn = new DOMParser().parseFromString(poster, 'image/svg+xml');
    return [...drawn.querySelectorAll('text')].map((text) => text.textContent);
}"""


def sees_the_end(who: Person, code: str = CODES[0]) -> Page:
    who.page.goto(f"{who.home}/t/{code}#s=a-token-that-opens-every-seat-0")
    who.page.locator(".ending .chapter-told").first.wait_for()
    return who.page


def test_with_little_movement_the_whole_story_is_there(person: Callable[..., Person], tmp_path: Path) -> None:
    ada = person("Ada")
    ada.page.add_init_script(SHORT_CLIP)
    page = sees_the_end(ada)
    heads = ["The gold", "Who was who", "What decided it", "Who saw through whom", "Turning points"]
    expect(page.locator(".chapter-told h2")).to_have_text(heads)
    # The few things that mattered, each with the mine as it was and a way there; nobody judges a request.
    decisive = page.locator(".decisive")
    expect(decisive.locator(".moment rect[stroke='#ffd15c']").first).to_be_attached()
    assert decisive.count() == decisive.locator(".moment").count() == decisive.get_by_role("link").count() > 1
    page.locator(".chapter-told summary", has_text="What was said").click()
    verdicts = page.locator(".claims-told .verdict").all_inner_texts()
    judged = [what.kind for _, what in TALK if isinstance(what, Claimed) and what.kind not in OPEN]
    assert len(verdicts) == len(judged) and set(verdicts) == {"true", "false"}
    expect(page.locator(".plot .plot-line")).to_have_count(2)
    expect(page.locator(".reckoning")).to_have_count(0)
    page.evaluate(_KEEP)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" and picture.stat().st_size > 50_000
    page.wait_for_function("() => window.poster")
    told = " ".join(page.evaluate(_TEXTS))
    # For people who were not there: in the third person, with the mine and a way to the game.
    assert re.search(r"\b[Yy]ou(r|rs)?\b", told) is None and "/replay/" in told
    assert "url(#sab-moment)" in page.evaluate("window.poster")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a clip").click()
    clip = tmp_path / download.value.suggested_filename
    download.value.save_as(clip)
    assert clip.name in ("saboteur.webm", "saboteur.mp4") and clip.stat().st_size > 20_000
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".replay-page").wait_for()
    page.get_by_role("button", name="About this game").click()
    page.get_by_role("button", name="The story of this game").click()
    expect(page.locator(".chapter-told h2")).to_have_text(heads)
    page.get_by_role("button", name="Watch it again").click()
    page.locator(".replay-page").wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_what_is_shared_speaks_to_nobody_in_any_language(
    person: Callable[..., Person], language: str
) -> None:
    page = sees_the_end(person("Ada", locale=language))
    page.evaluate(_KEEP)
    with page.expect_download():
        page.locator(".ending-ways button:has(.icon)").last.click()
    page.wait_for_function("() => window.poster")
    told: list[str] = page.evaluate(_TEXTS)
    assert len(told) > 8
    assert [words for line in told if (words := speaks_to_the_reader(line, language))] == []
    assert [faults for line in told if (faults := faults_in(line) + foreign_in(line, language))] == []


def test_the_story_is_told_chapter_by_chapter_and_can_be_skipped(person: Callable[..., Person]) -> None:
    ada = person("Ada", reduced_motion="no-preference", **PHONE)
    # No chapter ends by itself before a slow machine has looked at it.
    ada.page.add_init_script(LONG_CHAPTERS)
    page = sees_the_end(ada)
    chapter = page.locator(".chapter-told h2")
    expect(chapter).to_have_text(["The gold"])
    times = page.locator(".segments i").evaluate_all(
        "all => all.map((one) => parseFloat(one.style.getPropertyValue('--ms')))"
    )
    assert len(times) == 5 and sum(times) < 90_000
    page.get_by_role("button", name="Next").click()
    expect(chapter).to_have_text(["Who was who"])
    page.get_by_role("button", name="Back").click()
    expect(chapter).to_have_text(["The gold"])
    page.get_by_role("button", name="Show everything").click()
    expect(chapter).to_have_count(5)
    # What decided it is shown as the mine lies on this screen: the goals at the top.
    moment = page.locator(".moment").first.bounding_box()
    assert moment and moment["height"] > moment["width"]
    page.reload()
    expect(chapter).to_have_count(5)


@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_axe_finds_nothing_at_the_end(person: Callable[..., Person], scheme: str) -> None:
    page = sees_the_end(person("Ada", color_scheme=scheme, **(PHONE if scheme == "light" else {})))
    expect(page.locator(".reckoning")).to_have_count(0)
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_next_game_begins_under_the_story(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    page = sees_the_end(ada, CODES[1])
    page.get_by_role("button", name="Play again").click()
    page.locator("dialog[open] .primary").wait_for()
    ada.reads_everything()
    expect(page.locator(".ending")).to_have_count(0)
    # What was said about the last game is false evidence in this one.
    page.locator(".drawer .log-lines").wait_for()
    expect(page.locator(".drawer .said")).to_have_count(0)
    page.get_by_role("button", name="Chat before this game").click()
    expect(page.locator("dialog[open] .said.claim").first).to_be_visible()
    assert_accessible(page)
