"""A finished game looked at again, and a record brought from elsewhere, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browsing import PHONE, Person
from .finished import TALK, journal, write_down
from .plain_words import assert_plain
from .test_hand import DEVICES, PLAIN, TURN, differing
from .test_page import assert_accessible

CODE = "ABCDE"
# A short game with a turn that a review finds wanting.
REVIEWED = "FGHJK"


@pytest.fixture(scope="session")
def home(home: str, data: Path) -> str:
    """Add a table whose game is over."""
    write_down(data, journal(CODE, sha256(b"replay").hexdigest(), TALK, options={}))
    write_down(data, journal(REVIEWED, sha256(b"c").hexdigest(), modules=["saboteur2"]))
    return home


def opens_the_replay(who: Person, code: str = CODE) -> Page:
    """Follow the link to the finished game."""
    name = who.context.request.get(f"{who.home}/api/tables/{code}/games/1").json()["replay"]
    who.page.goto(f"{who.home}/replay/{name}")
    who.page.locator(".replay-page").wait_for()
    return who.page


def lies(page: Page) -> int:
    return page.locator(".cell.filled").count()


def test_one_steps_plays_and_jumps_by_keyboard(person: Callable[..., Person]) -> None:
    page = opens_the_replay(person("Ada"))
    where = page.get_by_label("Position in the game")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_value("2")
    expect(page.locator(".now")).to_have_text(re.compile("Ada|Bruna|Odvar|Tilde"))
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_value("1")
    page.keyboard.press("PageDown")
    expect(page.locator(".round-button[aria-current]")).to_have_text("2")
    expect(page.locator(".facts .round")).to_have_text("Round 2")
    assert lies(page) == 4  # a new mine: the start and three goals
    page.keyboard.press("End")
    most = where.get_attribute("max")
    expect(where).to_have_value(str(most))
    page.keyboard.press("Home")
    expect(where).to_have_value("0")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).not_to_have_value(re.compile("^[012]$"))
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Pause").click()
    where.fill("20")
    expect(where).to_have_attribute("aria-valuetext", re.compile("step 20 of"))
    page.get_by_role("button", name="Why?").click()
    reasons = page.get_by_role("region", name=re.compile("^Why .* did that"))
    expect(reasons).to_contain_text("The Detective bot would have thought so:")
    expect(reasons).to_contain_text(re.compile(r"This spoke (strongly )?(for|against) a saboteur\."))
    expect(reasons).to_contain_text(re.compile("The next best would have been: |There was hardly any choice"))
    assert_plain(page)
    # The mine stays in sight, and a place that one points at is lit.
    reasons.locator("li:has(.place-link)").first.hover()
    expect(page.locator(".cell.pointed")).to_have_count(1)
    reasons.get_by_role("heading").focus()
    page.keyboard.press("Escape")
    expect(reasons).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "sideways", "desk"])
def test_every_path_card_held_is_drawn_as_it_lies(person: Callable[..., Person], device: str) -> None:
    page = opens_the_replay(person("Ada", color_scheme="dark", **DEVICES[device]))
    # A rockfall has left many cards in the dark.
    page.get_by_label("Position in the game").fill("18")
    expect(page.get_by_role("gridcell", name="in the dark")).to_have_count(6)
    page.add_style_tag(content=PLAIN + ".held-hand li { flex: none; width: 92px !important; }")
    page.add_style_tag(content=".replay-page .held-hand ul { flex-wrap: nowrap; } .hands { overflow: auto; }")
    compared = 0
    for held in page.locator(".held-hand [data-card]").all():
        lying = page.locator(f'.cell[aria-label*="{held.get_attribute("aria-label")}, in the dark; "]')
        if lying.count():
            assert held.locator("svg").evaluate(TURN) == lying.first.locator(".lying").evaluate(TURN)
            assert differing(page, held.locator("svg"), lying.first.locator(".ground")) <= 0.02
            compared += 1
    assert compared >= 2


# Parts of the page that lie over one another, or beyond the screen, and buttons that do.
_COVERED = """() => {
    const seen = ['.top-line', '.rail', '.middle', '.transport', '.hands', '.drawer']
        .map((name) => [name, document.querySelector(name)?.getBoundingClientRect()])
        .filter(([, box]) => box?.width);
    const after = (a, b) => a.right > b.left + 1 && a.bottom > b.top + 1;
    const over = (a, b) => after(a, b) && after(b, a);
    const beyond = ({ right, bottom }) => right > innerWidth + 1 || bottom > innerHeight + 1;
    const buttons = [...document.querySelectorAll('.transport button, .transport input, .transport select')]
        .map((button) => [button.ariaLabel, button.getBoundingClientRect()]);
    return [
        ...seen.flatMap(([one, a], i) => seen.slice(i + 1)
            .filter(([, b]) => over(a, b)).map(([two]) => `${one} ${two}`)),
        ...[...seen, ...buttons].filter(([, box]) => beyond(box)).map(([name]) => name),
    ];
}"""


def test_all_that_steers_is_in_sight_on_every_screen(person: Callable[..., Person]) -> None:
    page = opens_the_replay(person("Ada", **PHONE))
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".held-hand").first).to_be_in_viewport()
        assert page.evaluate(_COVERED) == [], (width, height)


def test_other_eyes_see_less(person: Callable[..., Person]) -> None:
    page = opens_the_replay(person("Ada", **PHONE))
    expect(page.locator(".held-hand")).to_have_count(4)
    expect(page.locator(".plate-dwarf")).to_have_count(4)
    expect(page.locator(".cell .known")).to_have_count(3)
    page.get_by_label("Point of view").select_option("p2")
    expect(page.locator(".held-hand")).to_have_count(1)
    expect(page.locator(".plate-dwarf")).to_have_count(1)
    expect(page.locator(".cell .known")).to_have_count(0)
    page.get_by_label("Point of view").select_option("public")
    expect(page.locator(".held-hand, .plate-dwarf")).to_have_count(0)
    # At the end of the round everyone sees who was who.
    page.get_by_role("button", name="Go to round 2").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".plate-dwarf")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Here, too, everything explains itself.
    page.locator("[data-pile]").click()
    expect(page.locator("dialog.what-sheet[open]")).to_contain_text("After each turn a card is drawn")


def test_what_was_said_is_heard_again(person: Callable[..., Person]) -> None:
    page = opens_the_replay(person("Ada"))
    where = page.get_by_label("Position in the game")
    where.fill("3")
    expect(page.locator(".said")).to_have_count(1)
    where.fill("5")
    expect(page.locator(".said.chat")).to_contain_text("That is what everybody says")
    expect(page.locator(".said.claim")).to_have_count(3)
    expect(page.locator(".said.claim .truth")).to_have_count(3)
    page.get_by_label("Point of view").select_option("p2")
    expect(page.locator(".said.claim")).to_have_count(3)
    expect(page.locator(".truth")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".said.claim").first.locator(".truth")).to_be_visible()


def test_the_page_checks_the_deal_and_hands_out_the_record(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    ada = person("Ada")
    page = opens_the_replay(ada)
    page.get_by_role("button", name="About this game").click()
    expect(page.locator(".finding.good")).to_have_count(2)
    expect(page.locator(".finding.bad")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "game.sab"
    download.value.save_as(kept)
    # The same record, brought back; and one that somebody has bent.
    page.goto(f"{ada.home}/replay")
    page.locator("input[type=file]").set_input_files(kept)
    page.locator(".replay-page").wait_for()
    expect(page.locator(".plate-name").first).to_contain_text("Player 1")
    bent = tmp_path / "bent.sab"
    bent.write_text(kept.read_text().replace('commitment = "', 'commitment = "00'))
    page.get_by_role("button", name="About this game").click()
    page.locator("dialog input[type=file]").set_input_files(bent)
    page.get_by_role("button", name="About this game").click()
    expect(page.locator(".finding.bad").first).to_contain_text("fingerprints differ")


def test_what_is_no_record_is_refused_in_words(person: Callable[..., Person], tmp_path: Path) -> None:
    ada = person("Ada")
    ada.page.goto(f"{ada.home}/replay")
    diary = tmp_path / "diary.sab"
    diary.write_text("Dear diary")
    ada.page.locator("input[type=file]").set_input_files(diary)
    expect(ada.page.get_by_role("alert")).to_contain_text("This isn’t a game file")
    dropped = (
        "() => { const all = new DataTransfer(); all.items.add(new File(['x'.repeat(300000)], 'big.sab'));"
    )
    dropped += " dispatchEvent(new DragEvent('drop', { dataTransfer: all, cancelable: true })); }"
    ada.page.evaluate(dropped)
    expect(ada.page.get_by_role("alert")).to_contain_text("too large")
    ada.page.goto(f"{ada.home}/replay/{'0' * 24}")
    expect(ada.page.get_by_role("alert")).to_contain_text("No game found at this address")
    assert_accessible(ada.page)
    # A browser reports these answers itself.
    ada.errors = [error for error in ada.errors if "status of 4" not in error]


@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_axe_finds_nothing_in_replays(person: Callable[..., Person], scheme: str) -> None:
    page = opens_the_replay(person("Ada", color_scheme=scheme, **(PHONE if scheme == "light" else {})))
    page.keyboard.press("ArrowRight")
    assert_accessible(page)
    page.get_by_role("button", name="About this game").click()
    page.locator(".finding").first.wait_for()
    assert_accessible(page)


def test_a_game_is_reviewed_and_played_on_from_a_moment(person: Callable[..., Person]) -> None:
    who = person("Ada", **PHONE)
    page = opens_the_replay(who, REVIEWED)
    page.get_by_role("button", name="About this game").click()
    page.get_by_role("dialog").get_by_role("button", name="Ada").click()
    better = page.get_by_role("region", name="Better moves: Ada")
    expect(better).to_contain_text("Moment 1 of")
    expect(better).to_contain_text(
        re.compile("What was played:.*What would have been better:.*Because:", re.S)
    )
    expect(page.get_by_label("Point of view")).to_have_value("p1")
    assert_plain(page)
    better.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name="Playing on as Ada")).to_be_visible()
    who.discards_first()
    page.get_by_role("button", name="Back to the replay").click()
    expect(better).to_contain_text("Moment 1 of")
    page.keyboard.press("Escape")
    expect(better).to_have_count(0)
