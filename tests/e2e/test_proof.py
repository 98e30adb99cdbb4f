"""The proof of a deal at the end of a game: a tick with the whole proof behind it, or an alarm."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from server.client import JSON, at_table, play_on, run
from server.process import Server, wait_for

from .browsing import Person
from .test_page import assert_accessible

Change = Callable[[dict[str, Any]], None]


async def played(server: Server, seats: list[JSON]) -> None:
    """Start and play a game with everyone's second connection, the browser's seat included."""
    async with at_table(server, seats) as clients:
        await clients[0].must("bot", seat=3, level="random")
        await clients[0].must("start")
        await clients[0].until(lambda: clients[0].game)
        await play_on(clients, random.Random(1))


@pytest.fixture(scope="module")
def over(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, str]]:
    """Play a game in which one browser took part; give its owner and the address of the table."""
    server = Server(tmp_path_factory.mktemp("proof"))
    server.start()
    rules = {"players": 4, "options": {"rounds": "1"}}
    seats = [server.make("Ada", rules=rules, pace=0)]
    seats += [server.join(seats[0]["code"], name) for name in ("Ben", "Cleo")]
    ada = Person(browser, f"http://127.0.0.1:{server.port}", "Ada")
    try:
        code = seats[0]["code"]
        ada.page.goto(f"{ada.home}/t/{code}#s={seats[0]['token']}")
        wait_for(lambda: any(entry["e"] == "committed" for entry in server.journal(code)), "a commitment")
        run(played(server, seats))
        yield ada, f"{ada.home}/t/{code}"
    finally:
        ada.close()
        server.close()


def looked_at(ada: Person, address: str, change: Change | None = None) -> Page:
    """Open an address anew; what it is told of the finished game is changed on the way."""

    def meddle(route: Route) -> None:
        answer = route.fetch()
        game = answer.json()
        if change:
            change(game)
        route.fulfill(response=answer, json=game)

    ada.page.unroute_all()
    ada.page.route(re.compile(r"/api/replays/[\w-]+\?eyes"), meddle)
    ada.page.goto("about:blank")
    ada.page.goto(address)
    # Who one was, and how the round ended, may lie over the end.
    sheet, end = ada.page.locator("dialog[open] .primary"), ada.page.locator(".chapter-told").first
    sheet.or_(end).first.wait_for()
    while not end.is_visible():
        ada.reads_everything()
    return ada.page


def test_a_good_deal_gets_a_tick_with_the_proof_behind_it(over: tuple[Person, str]) -> None:
    page = looked_at(*over)
    tick = page.locator(".proof.good summary")
    expect(tick).to_have_text("Nobody could choose these cards: your page helped to shuffle them")
    tick.click()
    expect(page.locator(".proof .finding.good")).to_have_count(8)
    expect(page.locator(".proof .finding.bad, .proof-alarm")).to_have_count(0)
    expect(page.locator(".proof-seats li")).to_have_text(
        [
            re.compile("Ada.*took part"),
            *(re.compile(f"{who}.*did not") for who in ("Ben", "Cleo")),
            re.compile("a bot"),
        ]
    )
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "[fair]" in Path(download.value.path()).read_text(encoding="utf-8")


def test_the_replay_shows_the_same_also_to_strangers(over: tuple[Person, str], browser: Browser) -> None:
    page = looked_at(*over)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="About this game").click()
    expect(page.locator(".fairness .proof.good summary")).to_contain_text("your page helped")
    stranger = Person(browser, over[0].home, "Eve")
    stranger.page.goto(page.url)
    stranger.page.get_by_role("button", name="About this game").click()
    expect(stranger.page.locator(".proof.good summary")).to_have_text("Nobody could choose these cards")
    stranger.page.locator(".proof.good summary").click()
    expect(stranger.page.locator(".proof .finding.good")).to_have_count(5)
    stranger.close()


def test_the_proof_leads_to_the_list_of_all_deals(over: tuple[Person, str]) -> None:
    page = looked_at(*over)
    page.locator(".proof.good summary").click()
    deal, secret = page.locator(".proof .prints code").all_inner_texts()[:2]
    with page.expect_popup() as opened:
        page.get_by_role("link", name="All deals of this server").click()
    expect(opened.value.get_by_role("heading", name="All deals of this server")).to_be_visible()
    expect(opened.value.get_by_role("row", name=re.compile("over, secret told"))).to_contain_text(
        f"{deal}= H({secret})"
    )
    assert opened.value.url.endswith("/fair?language=en"), "in the language that was chosen on the page"
    assert_accessible(opened.value)
    opened.value.emulate_media(color_scheme="dark")
    assert_accessible(opened.value)
    opened.value.get_by_role("link", name="To the game").click()
    expect(opened.value.get_by_role("button", name="Play with bots")).to_be_visible()
    opened.value.close()


def lines(change: Callable[[str], str]) -> Change:
    """Change every line of what was agreed."""

    def changed(game: dict[str, Any]) -> None:
        game["fair"]["transcript"] = [change(line) for line in game["fair"]["transcript"]]

    return changed


PAGE = re.compile("( person .*) [0-9a-f]{64}$")
OTHER = "ab" * 32
# How the record is changed, and what the page says about it.
TAMPERED: dict[str, tuple[Change, list[str]]] = {
    "secret": (
        lambda game: game["fair"].update(secret=OTHER),
        ["secret is not the one", "does not follow"],
    ),
    "deal": (
        lines(lambda line: re.sub("^deal .*", f"deal {OTHER}", line)),
        ["this browser got before the start"],
    ),
    "opening": (lines(lambda line: PAGE.sub(rf"\1 {OTHER}", line)), ["page of player 1"]),
    "left out": (lines(lambda line: PAGE.sub(r"\1 -", line)), ["had added is missing"]),
    "bot": (
        lines(lambda line: line.replace("bot random", "bot rule")),
        ["not what this browser was told"],
    ),
    "rules": (lambda game: game["rules"].update(players=5), ["other rules"]),
    "seed": (
        lambda game: game.update(seed=OTHER),
        ["does not follow", "fingerprint came with the cards"],
    ),
    "line": (lambda game: game["fair"]["transcript"].pop(4), ["cannot be read"]),
    "nothing": (lambda game: game.update(fair=None), ["proof of the deal is missing"]),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_deal_that_was_tampered_with_is_loud_and_says_where(over: tuple[Person, str], name: str) -> None:
    change, said = TAMPERED[name]
    page = looked_at(*over, change)
    alarm = page.get_by_role("alert")
    expect(alarm).to_contain_text("Something is wrong with the deal of this game")
    for text in said:
        expect(alarm).to_contain_text(text)
    expect(page.locator(".proof.good")).to_have_count(0)
