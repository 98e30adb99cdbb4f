"""People talk at a table, watch it, show it on a big screen and hand one device round."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import PHONE, Person, play_on
from .test_page import assert_accessible

# Somebody can do something: take the device, hand it over, play, or read.
READY = ".cover .primary, .hand-over, .question.mine-now, .ending, dialog[open]"
ON_THIS_DEVICE = re.compile("Add a player on this device")

# Remembers what is said in passing, and whether the mine has kept its place meanwhile.
_WATCH = """() => {
    const place = () => JSON.stringify(document.querySelector('.mine').getBoundingClientRect());
    const before = place();
    window.passing = {};
    new MutationObserver(() => {
        for (const kind of ['.speech', '.tailed', '.accusation']) {
            const found = document.querySelector(kind);
            if (found) passing[kind] = [found.textContent.trim(), place() === before];
        }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def seated(people: list[Person], absent: int = 0) -> str:
    """Bring people to one table, and some who have no page; deal, and return its link."""
    host = people[0]
    wish = {"players": len(people) + absent, "options": {"rounds": "1"}}
    table = {"rules": wish, "clock": {"kind": "none"}, "pace": 0, "delay": {"seconds": 0}}
    made = host.context.request.post(f"{host.home}/api/tables", data={"name": host.name, **table}).json()
    path = f"{host.home}/api/tables/{made['code']}/seats"
    host.page.goto(f"{host.home}/t/{made['code']}#s={made['token']}")
    for each in people[1:]:
        wish = {"name": each.name, "device": each.name}
        seat = each.context.request.post(path, data=wish).json()
        each.page.goto(f"{each.home}/t/{made['code']}#s={seat['token']}")
    for number in range(absent):
        absent_one = {"name": f"Absent {number}", "device": f"{number}"}
        host.context.request.post(path, data=absent_one)
    host.page.locator(".start-bar .primary").click()
    for each in people:
        each.page.locator("dialog[open] .primary").wait_for()
        each.reads_everything()
    return str(made["link"])


def test_claims_are_read_in_each_readers_language_and_chat_can_be_muted(
    person: Callable[..., Person],
) -> None:
    ada, ben, cleo = person("Ada"), person("Ben", color_scheme="dark", **PHONE), person("Cleo", locale="uk")
    seated([ada, ben, cleo])
    play_on([ada, ben, cleo], lambda: ada.lines() > 1)
    assert ada.page.locator(".drawer").evaluate("drawer => drawer.scrollWidth <= drawer.clientWidth")
    ada.page.locator(".quote-button").first.click()
    ada.page.get_by_role("button", name="I saw a goal").click()
    ada.page.get_by_role("button", name="Goal 2 · gold").click()
    expect(cleo.page.locator(".said.claim")).to_contain_text("Карта кінця 2: там золото.")
    expect(cleo.page.locator(".said .quotation")).to_have_text(re.compile("Ada|Ben|Ви"))
    expect(cleo.page.locator("[aria-live=polite]").first).to_contain_text("Ada: Карта кінця 2: там золото.")
    expect(ben.page.locator(".badge")).to_have_text("1")
    ben.page.reload()
    expect(ben.page.locator(".badge")).to_have_text("1")
    for each in (ben, cleo):
        each.page.evaluate(_WATCH)
    ada.page.get_by_role("button", name="I suspect").click()
    ada.page.get_by_role("button", name="Cleo", exact=True).click()
    # The words last for seconds: what was there is remembered.
    cleo.page.wait_for_function(
        "() => passing['.accusation'] && passing['.speech']?.[0].startsWith('Підозрюю')"
    )
    ben.page.wait_for_function("() => passing['.accusation'] && passing['.tailed']?.[0].endsWith('Cleo.')")
    assert cleo.page.evaluate("passing['.speech']") == ["Підозрюю вас.", True]
    assert ben.page.evaluate("passing['.tailed']") == ["Ada: I suspect Cleo.", True]
    once = cleo.page.locator("main ~ [aria-live=polite] p", has_text="Підозрюю вас.")
    expect(once).to_have_count(1)
    cleo.page.get_by_role("button", name="Справді?").click()
    expect(ada.page.locator(".said.claim").last).to_contain_text("Really?")
    expect(ben.page.locator(".badge")).to_have_text("3")
    ben.page.get_by_role("button", name="Log and chat, 3 new").click()
    expect(ben.page.locator(".said.claim").first).to_contain_text("I looked at goal 2: gold.")
    assert_accessible(ben.page)
    ben.page.get_by_label("Say something").fill("<b>who</b> says so?")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".said.chat")).to_contain_text("<b>who</b> says so?")
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".badge")).to_have_count(0)
    assert_accessible(ada.page)
    ada.plate(1).locator(".plate-main").click()
    ada.page.get_by_label("Hide messages from Ben").check()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".said.chat")).to_have_count(0)
    ada.page.get_by_role("button", name="Turn chat off").click()
    expect(cleo.page.locator(".chat-off")).to_be_visible()
    assert cleo.page.locator(".chat-row").count() == 0


def test_people_talk_while_they_wait(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben", **PHONE)
    link = ada.opens_a_table()
    expect(ada.page.get_by_role("button", name="Chat while you wait")).to_have_count(0)
    ben.joins(link)
    ada.page.get_by_role("button", name="Chat while you wait").click()
    ada.page.get_by_label("Say something").fill("there you are")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator(".waiting-talk .said")).to_contain_text("there you are")
    ben.page.get_by_label("Say something").fill("hello")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".waiting-talk .said")).to_have_count(2)
    expect(ada.page.get_by_role("log").locator("p").last).to_have_text("Ben: hello")
    assert_accessible(ben.page)


def test_what_one_thinks_is_kept_by_keyboard_and_found_again(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    seated([ada, ben], absent=1)
    ada.page.locator(".talk-tabs").wait_for()
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("button", name="I saw a goal")).to_be_focused()
    ada.page.get_by_role("tab", name="Chat").focus()
    ada.page.keyboard.press("ArrowRight")
    slider = ada.page.get_by_role("slider", name="Ben")
    slider.focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "definitely a saboteur")
    expect(ada.plate(1).locator(".belief.b2")).to_be_visible()
    ada.page.get_by_label("Your notes").fill("Ben turned the card")
    ada.page.keyboard.press("Tab")
    assert_accessible(ada.page)
    expect(ada.page.locator(".notes-saved")).to_have_text("Saved")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Suspicions").click()
    expect(ada.page.get_by_label("Your notes")).to_have_value("Ben turned the card")
    expect(ada.page.get_by_role("slider", name="Ben")).to_have_value("2")
    assert ben.page.locator(".belief").count() == 0


def test_a_big_screen_invites_phones_to_join(person: Callable[..., Person]) -> None:
    tv = person("TV", viewport={"width": 1920, "height": 1080})
    tv.page.goto(tv.home)
    tv.page.get_by_role("button", name="Use a big screen").click()
    tv.page.wait_for_url(re.compile("/tv/[A-Z]{6}"))
    expect(tv.page.get_by_text("Join with your phone")).to_be_visible()
    assert_accessible(tv.page)
    ada = person("Ada", **PHONE)
    link = tv.page.url.replace("/tv/", "/t/").partition("#")[0]
    ada.page.goto(link)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Join a table")
    ada.joins(link)
    expect(tv.page.locator(".screen-waiting strong", has_text="Ada")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Fill with bots")).to_be_visible()


def test_a_big_screen_and_a_spectator_see_no_hand(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    link = seated([ada], absent=2)
    tv, watcher = person("TV", viewport={"width": 1920, "height": 1080}), person("Wanda", **PHONE)
    watcher.page.goto(ada.home + link)
    tv.page.goto(ada.home + link.replace("/t/", "/tv/"))
    tv.page.locator(".table-page.screen").wait_for()
    expect(tv.page.locator(".screen .question")).to_be_visible()
    expect(tv.page.locator(".invitation")).to_have_text("Watch on your phone")
    expect(tv.page.locator(".invitation img")).to_have_js_property("complete", True)
    assert tv.page.locator("[data-hand], .composer, dialog[open]").count() == 0
    assert_accessible(tv.page)
    watcher.page.locator(".log-button").click()
    expect(watcher.page.locator(".watching")).to_be_visible()
    assert watcher.page.locator("[data-hand], .composer").count() == 0


class Round(Person):
    """People round one device."""

    def sits_round(self, *names: str) -> None:
        """Make a table for one device, and seat the others on it."""
        self.page.goto(self.home)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Share one device").click()
        self.seats(*names)

    def seats(self, *names: str) -> None:
        """Seat others on this device."""
        for name in names:
            self.page.get_by_role("button", name=ON_THIS_DEVICE).first.click()
            self.page.locator("dialog[open] input").first.fill(name)
            self.page.locator("dialog[open] .primary").click()
            self.page.locator(".seat", has_text=name).wait_for()

    def deals(self) -> None:
        """Choose one round, and begin."""
        self.page.get_by_label("quick game, one round, about 10 minutes").check(force=True)
        self.page.locator(".start-bar .primary").click()
        self.page.locator(".cover").wait_for()

    def hands_over(self) -> None:
        """Give the device to whoever is next."""
        self.page.locator(READY).first.wait_for()
        if self.page.locator(".hand-over").count():
            self.page.locator(".hand-over .primary").click()
        if self.page.locator(".cover").count():
            assert self.page.locator("[data-hand], .plates, dialog[open]").count() == 0, "somebody peeks"
            self.page.locator(".cover .primary").click()
            self.page.locator(".hand").wait_for()
        self.reads_everything()


def test_one_device_goes_round(person: Callable[..., Person]) -> None:
    """It is covered between the turns, and everyone sees only their own cards."""
    uma = person("Uma", kind=Round, **PHONE)
    assert isinstance(uma, Round)
    uma.sits_round("Vera", "Willi")
    assert_accessible(uma.page)
    uma.deals()
    assert_accessible(uma.page)
    seen: set[str] = set()
    for _ in range(4):
        uma.hands_over()
        seen.add(uma.page.locator(".plate.me").get_attribute("data-seat") or "")
        uma.takes_a_turn()
        uma.page.locator(".hand-over").wait_for()
    assert seen == {"0", "1", "2"}
    uma.page.reload()
    uma.page.locator(".cover").wait_for()
    assert uma.page.locator("[data-hand]").count() == 0


@pytest.mark.soak
def test_one_device_plays_a_whole_game(person: Callable[..., Person]) -> None:
    uma = person("Uma", kind=Round)
    assert isinstance(uma, Round)
    uma.sits_round("Vera", "Willi")
    uma.deals()
    for _ in range(200):
        uma.hands_over()
        if uma.is_over:
            break
        if uma.is_asked:
            uma.takes_a_turn()
            uma.page.locator(".hand-over, .ending, dialog[open]").first.wait_for()
    assert uma.is_over
    uma.page.get_by_role("button", name="Play again").click()
    uma.page.locator(".cover").wait_for()
