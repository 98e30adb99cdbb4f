"""Deals that nobody can choose, in a real browser: pages take part, and the offline page checks records."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

import saboteur
from core.test_fair import CHANGES, RULES, SECRET, agreed, game
from saboteur.core.fair import FairDeal, fair_faults, read_transcript
from server.process import Server, bearer, wait_for

from .browsing import Person
from .test_talk import Round

VERIFIER = Path(saboteur.__file__).parent / "web" / "verify.html"


@pytest.fixture(scope="module")
def verifier(browser: Browser) -> Page:
    """Open the offline page from the disk, without a network."""
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(VERIFIER.as_uri())
    return page


def reasons(page: Page, text: str) -> list[str]:
    """Return what the offline page finds wrong with a record."""
    found: list[dict[str, str]] = page.evaluate("text => check(text).faults", text)
    return [fault["reason"] for fault in found]


def test_both_implementations_accept_what_is_right(verifier: Page) -> None:
    assert reasons(verifier, game().record()) == []
    verifier.locator("#text").fill(game().record())
    verifier.locator("#check").click()
    assert "Nobody could choose this deal" in verifier.locator("#verdict").inner_text()
    assert verifier.locator("#seats tr").count() == 5
    assert "left out" in verifier.locator("#seats tr").nth(2).inner_text()


@pytest.mark.parametrize("name", CHANGES)
def test_both_implementations_refuse_the_same_for_the_same_reasons(verifier: Page, name: str) -> None:
    lines = list(agreed())
    CHANGES[name][0](lines)
    dealt = game()
    dealt.fair = FairDeal(SECRET, tuple(lines))
    ours = [fault.reason for fault in fair_faults(dealt.fair, dealt.seed.hex(), RULES.as_dict())]
    assert CHANGES[name][1] in ours
    assert reasons(verifier, dealt.record()) == ours


def test_both_refuse_another_secret_and_a_changed_record(verifier: Page) -> None:
    dealt = game()
    dealt.fair = FairDeal("00" * 32, agreed())
    assert reasons(verifier, dealt.record()) == ["fair-secret"]
    text = game().record()
    assert reasons(verifier, text.replace(dealt.seed.hex(), "ab" * 32)) == [
        "broken-promise",
        "changed",
        "fair-seed",
    ]
    verifier.locator("#text").fill(text[:300])
    verifier.locator("#check").click()
    assert "cannot be checked" in verifier.locator("#verdict").inner_text()


def test_pages_take_part_by_themselves(browser: Browser, tmp_path: Path) -> None:
    """A real server with real deals, on plain http, where browsers offer no crypto.subtle."""
    with closing(Server(tmp_path)) as server:
        server.start()
        # The same machine, but to browsers not the safe place that they take 127.0.0.1 for.
        home = f"http://0.0.0.0:{server.port}"
        people = [Person(browser, home, name) for name in ("Ada", "Ben", "Cleo")]
        link = people[0].opens_a_table()
        assert people[0].page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
        for guest in people[1:]:
            guest.joins(people[0].page.url if "#" in people[0].page.url else link)
        code = people[0].page.url.split("/t/")[1][:6].partition("#")[0]
        wait_for(lambda: sum(e["e"] == "committed" for e in server.journal(code)) == 3, "commitments")
        people[0].page.get_by_role("button", name="Play with 3").click()
        dealt = wait_for(lambda: [e for e in server.journal(code) if e["e"] == "dealt"], "the deal")[0]
        parts = read_transcript(dealt["transcript"]).parts
        assert [bool(part.opening) for part in parts] == [True] * 3
        kept = json.loads(str(people[1].page.evaluate("localStorage.getItem('saboteur.fair')")))
        assert kept[0]["opening"] in [part.opening for part in parts]
        for person in people:  # what browsers say of that header wherever it is of no use
            person.errors[:] = [text for text in person.errors if "Cross-Origin-Opener-Policy" not in text]
        for person in people:
            person.close()


def test_everyone_round_one_device_takes_part(browser: Browser, tmp_path: Path) -> None:
    """Each of them commits once and opens once, however long the server takes to answer."""
    with closing(Server(tmp_path)) as server:
        server.start()
        uma = Round(browser, f"http://127.0.0.1:{server.port}", "Uma")
        uma.sits_round("Vera")
        code = uma.page.url.split("/t/")[1][:6]
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        def committed(count: int) -> Callable[[], bool]:
            return lambda: sum(e["e"] == "committed" for e in server.journal(code)) == count

        wait_for(committed(2), "commitments")
        uma.page.route("**/commands", hold)
        uma.seats("Willi")
        # Nobody is left out because the host is quick.
        expect(uma.page.locator(".start-bar .primary")).to_be_disabled()
        while not held:
            uma.page.wait_for_timeout(20)
        assert [json.loads(route.request.post_data or "")["t"] for route in held] == ["commit"]
        held.pop().continue_()
        wait_for(committed(3), "commitments")
        uma.page.locator(".start-bar .primary").click()
        # After a while everyone is told who is still awaited.
        expect(uma.page.get_by_text("Vera and Willi")).to_be_visible()
        assert {json.loads(route.request.post_data or "")["t"] for route in held} == {"open"}
        opened = [route.request.post_data for route in held]
        assert len(opened) == len(set(opened)) == 2
        for route in held:
            route.continue_()
        uma.page.locator(".cover").wait_for()
        dealt = wait_for(lambda: [e for e in server.journal(code) if e["e"] == "dealt"], "the deal")[0]
        assert [bool(part.opening) for part in read_transcript(dealt["transcript"]).parts] == [True] * 3
        # Nothing of anybody is drawn while the device is between two people.
        assert uma.page.locator("[data-hand], .own-dwarf, .known, .plates, .mine").count() == 0
        assert len(held) == 2
        uma.close()


def meddling(person: Person, change: Callable[[dict[str, Any]], None]) -> list[str]:
    """Stand between a page and its server: change what comes, and return the kinds of what goes."""
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def out(text: str | bytes) -> None:
            sent.append(json.loads(text)["t"])
            server.send(text)

        def back(text: str | bytes) -> None:
            frame = json.loads(text)
            change(frame)
            line.send(json.dumps(frame))

        line.on_message(out)
        server.on_message(back)

    person.page.route_web_socket(re.compile("/ws/"), between)
    return sent


def replace_commitment(frame: dict[str, Any]) -> None:
    """Ask the page to open for a commitment that is not its own."""
    fair = frame.get("table", {}).get("fair") if frame["t"] == "table" else None
    if fair and fair["frozen"]:
        fair["frozen"] = [known and "ab" * 32 for known in fair["frozen"]]


def leave_out(frame: dict[str, Any]) -> None:
    """Say that nobody has opened in time."""
    if frame["t"] == "game" and frame["fair"]:
        frame["fair"] = [re.sub("( person .*) [0-9a-f]{64}$", r"\1 -", line) for line in frame["fair"]]


@pytest.mark.parametrize(
    ("change", "opens", "said"),
    [
        (replace_commitment, False, "something other than what your page had committed to"),
        (leave_out, True, "was left out although it had arrived"),
    ],
)
def test_a_page_notices_a_server_that_cheats(
    browser: Browser, tmp_path: Path, change: Callable[[dict[str, Any]], None], opens: bool, said: str
) -> None:
    with closing(Server(tmp_path, limits={"tables.fair.OPEN_WITHIN": 1.0 if not opens else 120.0})) as server:
        server.start()
        ada = Person(browser, f"http://127.0.0.1:{server.port}", "Ada")
        sent = meddling(ada, change)
        place = server.make("Ada", rules={"players": 3})
        ada.page.goto(f"{ada.home}/t/{place['code']}#s={place['token']}")
        ada.page.get_by_role("button", name="Fill with bots").click()
        ada.page.get_by_role("button", name="Start", exact=True).click()
        expect(ada.page.get_by_text(said).first).to_be_visible()
        assert ("open" in sent) == opens
        kept = json.loads(str(ada.page.evaluate("localStorage.getItem('saboteur.fair')")))[0]
        assert kept["trouble"] == ("fair-left-out" if opens else "fair-replaced")
        assert kept["opening"] and kept["frozen"]
        ada.page.locator(".table-page").wait_for()
        ada.reads_everything()
        ada.page.get_by_role("button", name="Menu and help").click()
        expect(ada.page.locator(".fair-trouble")).to_contain_text(said)
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name="Save the proof").click()
        saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        # When the cards came, what they were dealt from was added to it.
        assert saved["server"] == ada.home and kept.items() <= saved.items() and saved["transcript"]
        ada.close()


def test_a_commitment_that_comes_too_late_is_no_fraud(browser: Browser, tmp_path: Path) -> None:
    """The host starts before it has arrived: the page says so, and accuses nobody."""
    with closing(Server(tmp_path)) as server:
        server.start()
        ben = Person(browser, f"http://127.0.0.1:{server.port}", "Ben")
        place = server.make("Ada", rules={"players": 3})
        late: list[str] = []

        def between(line: WebSocketRoute) -> None:
            table = line.connect_to_server()

            def out(text: str | bytes) -> None:
                (late.append if '"commit"' in str(text) else table.send)(str(text))

            def back(text: str | bytes) -> None:
                frame = json.loads(text)
                line.send(text)
                if late and (
                    frame["t"] == "game" or (frame.get("table", {}).get("fair") or {}).get("frozen")
                ):
                    table.send(late.pop())

            line.on_message(out)
            table.on_message(back)

        ben.page.route_web_socket(re.compile("/ws/"), between)
        ben.joins(f"{ben.home}/t/{place['code']}#{place['link'].partition('#')[2]}")
        ben.page.wait_for_function("() => JSON.parse(localStorage['saboteur.fair'] ?? '[]').length")
        for command in ({"t": "bot", "seat": 2, "level": "rule"}, {"t": "start"}):
            answer = server.ask(
                "POST", f"/api/tables/{place['code']}/commands", command, bearer(place["token"])
            )
            assert answer.status == 200, answer.body
        expect(ben.page.get_by_text("answered too late and was left out").first).to_be_visible()
        assert not late
        assert ben.page.get_by_text("something other than what your page").count() == 0
        ben.close()
