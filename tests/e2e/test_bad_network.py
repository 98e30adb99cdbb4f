"""Bad networks and old tabs: what couldn’t be loaded comes later, and an upgrade loses nothing."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Route, expect

from server.process import Server

from .browsing import PHONE, Person
from .pictures import ROOT, sit_with_bots

# Files of this version that came over the network and not from the browser's own store.
CAME = """() => performance.getEntriesByType('resource')
    .filter(({ name, transferSize }) => name.includes('/v/') && transferSize).map(({ name }) => name)"""
# The service worker has taken over, so everything that it keeps is there.
CONTROLLED = """() => new Promise((resolve) => navigator.serviceWorker.controller ? resolve()
    : navigator.serviceWorker.addEventListener('controllerchange', () => resolve()))"""
VERSION = "document.querySelector('meta[name=version]').content"
OFFLINE = re.compile("ERR_INTERNET_DISCONNECTED|dynamically imported module|WebSocket connection")


def test_few_requests_until_one_can_play_and_nothing_is_asked_for_twice(
    person: Callable[..., Person],
) -> None:
    ada = person("Ada", **PHONE)
    # A slow machine asks several times for the list of tables: that counts once.
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(f"{request.method} {request.url}"))
    ada.page.on("websocket", lambda socket: asked.add(socket.url))
    ada.page.goto(ada.home)
    ada.page.get_by_role("button", name="Play with bots").click()
    ada.hand().first.wait_for()
    assert len(asked) <= 15, asked
    ada.page.wait_for_load_state("networkidle")
    sent: list[str | bytes] = []

    def note(frame: str | bytes) -> None:
        sent.append(frame)

    ada.page.on("websocket", lambda socket: socket.on("framesent", note))
    ada.page.reload()
    ada.hand().first.wait_for()
    assert ada.page.evaluate(CAME) == []
    # The socket that was opened before the modules came is the only one, and says who one is once.
    assert [json.loads(frame)["t"] for frame in sent].count("hello") == 1
    assert "firstLine" in ada.page.content() and ada.page.evaluate("globalThis.firstLine") is None


def test_a_menu_that_was_opened_without_a_network_comes_with_it(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    sit_with_bots(ada)
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    ada.page.get_by_role("button", name="Menu and help").click()
    expect(ada.page.get_by_text("couldn’t be loaded").first).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("heading", name="Menu and help")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu and help").click()
    expect(ada.page.get_by_role("heading", name="Menu and help")).to_be_visible()
    assert all(OFFLINE.search(error) for error in ada.errors), ada.errors
    ada.errors.clear()


# A part is shown, taken away and shown again; it comes when it is drawn anew and has had no effects yet.
MEANWHILE = """async () => {
    const [{ later }, { h, render }] = [await import('/static/ui.js'), await import('preact')];
    const frame = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 200));
    let comes;
    const Part = later(() => new Promise((resolve) => (comes = resolve)));
    const place = document.body.appendChild(document.createElement('p'));
    render(h(Part), place);
    await frame();
    render(null, place);
    render(h(Part), place);
    comes(() => 'It is here.');
    await frame();
    return place.textContent;
}"""


def test_a_part_that_comes_between_two_places_is_shown(browser: Browser, own_server: Server) -> None:
    own_server.close()
    own_server.options = ["--sources"]
    own_server.start()
    ada = Person(browser, f"http://127.0.0.1:{own_server.port}", "Ada")
    ada.page.goto(ada.home)
    assert ada.page.evaluate(MEANWHILE) == "It is here."
    ada.close()


def typing_at_a_table(ada: Person, bob: Person) -> Iterator[None]:
    """An old tab is told of the upgrade, and keeps what was typed."""
    bob.joins(ada.opens_a_table())
    ada.page.get_by_role("button", name="Chat while you wait").click()
    ada.page.get_by_label("Say something").fill("half a sen")
    before = ada.page.evaluate(VERSION)
    yield
    expect(ada.page.get_by_text("newer version of the game")).to_be_visible()
    ada.page.get_by_role("button", name="Reload").click()
    expect(ada.page.get_by_label("Say something")).to_have_value("half a sen")
    assert ada.page.evaluate(VERSION) != before
    expect(ada.page.get_by_text("newer version of the game")).to_have_count(0)


def coming_back(ada: Person) -> Iterator[None]:
    """A table's page that the browser has kept comes anew by itself."""
    sit_with_bots(ada)
    address = ada.page.url
    for _ in range(2):
        ada.page.goto("about:blank")
        ada.page.goto(address)
        ada.hand().first.wait_for()
    kept = "performance.getEntriesByType('navigation')[0].transferSize"
    assert ada.page.evaluate(kept) == 0
    before = ada.page.evaluate(VERSION)
    ada.page.goto("about:blank")
    yield
    # Nothing is asked of the page before it has come twice: what Playwright asks counts as touching it.
    visits = itertools.count(1)
    with ada.page.expect_event("framenavigated", lambda _: next(visits) == 2):
        ada.page.goto(address, wait_until="commit")
    expect(ada.page.locator("meta[name=version]")).not_to_have_attribute("content", before)
    ada.hand().first.wait_for()
    expect(ada.page.get_by_text("newer version of the game")).to_have_count(0)
    # What the old page had not kept and asked for meanwhile is gone.
    assert all("status of 404" in error for error in ada.errors), ada.errors


def at_the_front_page(ada: Person) -> Iterator[None]:
    """A tab without a table finds out when a part is gone."""
    ada.page.goto(ada.home)
    ada.page.get_by_label("Your name").fill("Adelheid")
    yield
    ada.page.get_by_role("link", name=re.compile("Learn")).click()
    expect(ada.page.get_by_text("newer version of the game")).to_be_visible()
    ada.page.get_by_role("button", name="Reload").click()
    expect(ada.page.get_by_text("newer version of the game")).to_have_count(0)
    ada.page.goto(ada.home)
    expect(ada.page.get_by_label("Your name")).to_have_value("Adelheid")


def with_a_service_worker(ada: Person) -> Iterator[None]:
    """The worker of the new version takes over, and the old one's files go."""
    ada.page.goto(ada.home)
    ada.page.evaluate(CONTROLLED)
    before = ada.page.evaluate(VERSION)
    yield
    ada.page.goto(ada.home)
    now = ada.page.evaluate(VERSION)
    assert now != before
    ada.page.get_by_role("button", name="Play with bots").wait_for()
    ada.page.wait_for_function(
        "name => caches.keys().then((names) => names.length === 1 && names[0] === name)",
        arg=f"saboteur-{now}",
    )


def test_an_upgrade_reaches_every_old_tab_and_loses_nothing(browser: Browser, own_server: Server) -> None:
    home = f"http://127.0.0.1:{own_server.port}/"
    settings: list[dict[str, Any]] = [{}, PHONE, {}, {}, {"service_workers": "allow"}]
    people = [Person(browser, home, f"Ada {number}", **each) for number, each in enumerate(settings)]
    table, guest, back, front, worker = people
    tabs = [
        typing_at_a_table(table, guest),
        coming_back(back),
        at_the_front_page(front),
        with_a_service_worker(worker),
    ]
    for tab in tabs:
        next(tab)
    own_server.stop()
    own_server.env["SABOTEUR_LOAD"] = str(ROOT / "examples" / "tea")
    own_server.start()
    for tab in tabs:
        assert next(tab, "done") == "done"
    for person in people:
        person.errors.clear()  # of the time when there was no server, and of what is gone
        person.close()


def test_a_kept_page_whose_files_are_gone_comes_anew(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    sit_with_bots(ada)
    asked: list[str] = []

    def answer(route: Route) -> None:
        """Give the page of a version that is gone, then the real one."""
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
            return
        text = route.fetch().text()
        version = re.findall('name="version" content="([^"]+)"', text)[0]
        route.fulfill(body=text.replace(version, "0" * 12), content_type="text/html")

    address = ada.page.url
    ada.page.route("**/t/*", answer)
    ada.page.goto("about:blank")
    ada.page.goto(address, wait_until="commit")
    ada.hand().first.wait_for()
    assert len(asked) == 2
    ada.errors.clear()


def test_the_front_page_works_without_a_network_once_it_was_there(
    browser: Browser, own_server: Server
) -> None:
    ada = Person(browser, f"http://127.0.0.1:{own_server.port}/", "Ada", service_workers="allow")
    ada.page.goto(ada.home)
    ada.page.evaluate(CONTROLLED)
    own_server.stop()
    ada.context.set_offline(True)
    ada.page.goto(f"{ada.home}/")
    expect(ada.page.get_by_text("You’re offline")).to_be_visible()
    ada.page.get_by_role("button", name="Rulebook").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("PATH-1")
    ada.errors.clear()
    ada.close()
