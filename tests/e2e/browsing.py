"""People at their pages: what they tap, type and see, in a real Chromium."""

from __future__ import annotations

import contextlib
import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# How long a page may take for anything, in milliseconds: much longer than on the busiest machine.
SLOW = 120_000
expect.set_options(timeout=SLOW)
# How many lines of the story a page has been told.
TOLD = "Number(document.querySelector('.table-page')?.dataset.told ?? 0)"
# How long a veto may take where nobody may miss it, however slow the machine is.
HOUR = 3_600_000


class Person:
    """Somebody with a page of their own, which must not log any error."""

    def __init__(self, browser: Browser, home: str, name: str, **context: Any) -> None:
        self.name = name
        self.home = home.rstrip("/")
        self.errors: list[str] = []
        # On this machine the page may have a service worker; only its own tests want one.
        settings = {**DESK, "reduced_motion": "reduce", "locale": "en", "service_workers": "block", **context}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(SLOW)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def close(self) -> None:
        """Close the page and fail if its console saw an error."""
        self.context.close()
        assert self.errors == [], self.errors

    # Sitting down --------------------------------------------------------------------------------

    def opens_a_table(self) -> str:
        """Make a table for friends and return its link."""
        self.page.goto(self.home)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Play with friends").click()
        # The key comes with the first frame.
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{6}#[a-z2-7]{16}$"))
        return self.page.url

    def joins(self, link: str) -> None:
        """Follow a link and sit down: two taps once the name stands there."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Take a seat").click()
        expect(self.page.get_by_text(self.name).first).to_be_visible()

    def begins(
        self,
        data: Path,
        position: dict[str, Any],
        pace: int = 0,
        guests: Sequence[Person] = (),
        **rules: Any,
    ) -> None:
        """Sit down with guests and bots at a table, usually of Saboteur 2, that begins with a position."""
        (data / f"{self.name}.json").write_text(json.dumps(position))
        wish = {"players": len(position["hands"]), "modules": ["saboteur2"], **rules}
        table = {"name": self.name, "rules": wish, "clock": {"kind": "none"}, "pace": pace, "window": HOUR}
        made = self.context.request.post(f"{self.home}/api/tables", data=table).json()
        assert "code" in made, made
        self.page.goto(f"{self.home}/t/{made['code']}#s={made['token']}")
        for guest in guests:
            guest.joins(f"{self.home}/t/{made['code']}")
        self.page.get_by_role("button", name="Fill with bots").click()
        self.page.get_by_role("button", name="Start").click()
        for each in (self, *guests):
            each.page.locator("dialog[open] .primary").wait_for()
            each.reads_everything()
        # Others of this name begin as they like.
        (data / f"{self.name}.json").unlink()

    def speaks(self, language: str) -> None:
        """Change the page's language, which is read when it is loaded."""
        self.page.evaluate(
            "code => localStorage.setItem('saboteur.language', JSON.stringify(code))", language
        )
        self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # At the table --------------------------------------------------------------------------------

    def reads_everything(self) -> None:
        """Confirm whatever sheet lies over the table."""
        self._clicks_away(self.page.locator("dialog[open] .primary"))

    @property
    def is_asked(self) -> bool:
        """Tell whether the page says that it waits for this person."""
        return self.page.locator(".question.mine-now").count() > 0

    @property
    def is_over(self) -> bool:
        """Tell whether the page shows the end of the game."""
        return self.page.locator(".ending").count() > 0

    def lines(self) -> int:
        """Return how much has been told, to see that something happened."""
        return int(self.page.evaluate(TOLD))

    def lifts(self, *cards: str) -> None:
        """Tap cards in hand; several are added to each other."""
        for index, card in enumerate(cards):
            if index == 1:
                self.page.get_by_role("button", name="Select more").click()
            same = cards[:index].count(card)
            self.page.locator(f'[data-hand="{card}#{same}"]').click()

    def confirms(self) -> None:
        """Say the last word, and wait until the others have moved."""
        before = self.lines()
        self.page.locator(".bar-buttons .primary").click()
        self.waits(before)

    def waits(self, before: int) -> None:
        """Wait until something has happened and it is this person's turn again, or a sheet is open."""
        self.page.wait_for_function(
            f"before => {TOLD} > before"
            " && (document.querySelector('.question.mine-now') || document.querySelector('dialog[open]'))",
            arg=before,
        )

    def lays(self, card: str, cell: str) -> None:
        """Lay a path card: tap the card, then the cell, then confirm."""
        self.lifts(card)
        self.page.locator(f'.cell.target[data-cell="{cell}"]').click(force=True)
        self.confirms()

    def plays(self, card: str, seat: int) -> None:
        """Play a card on a player: tap the card, then the plate, then confirm."""
        self.lifts(card)
        self.plate(seat).locator(".plate-main").click()
        self.confirms()

    def discards(self) -> None:
        """Discard what is lifted: the page asks once."""
        self._press(self.page.locator("[data-pass]"))
        self._press(self.page.locator("[data-sure]"))

    def discards_first(self) -> None:
        """Wait for one's turn and discard the first card."""
        self.page.locator(".question.mine-now").wait_for()
        self.hand().first.click()
        self.discards()

    def plate(self, seat: int) -> Locator:
        """Return a player's plate."""
        return self.page.locator(f'[data-seat="{seat}"]')

    def hand(self) -> Locator:
        """Return the cards in hand."""
        return self.page.locator("[data-hand]")

    def takes_a_turn(self) -> None:
        """Do what a hopeful digger would: lay as far east as can be, else point at something, else pass."""
        self.reads_everything()
        reaction = self.page.locator(".reaction .primary")
        if reaction.count():
            self._clicks_away(reaction)
            return
        # A question that no card answers: something on the table does.
        free = self.page.locator(".cell.target, .plate.target .plate-main")
        if free.count() and not self.page.locator("[data-hand].up").count():
            self._point(free.first)
            return
        offers = self.page.locator(".bar-buttons .gold-card, .bar-buttons .do:not(.pass):not(.back)")
        if self.hand().count() == 0 or (offers.count() and not self.page.locator("[data-hand].up").count()):
            sure = self.page.locator(".bar-buttons .primary")
            self._press((sure if sure.count() else offers).first)
            return
        for index in range(self.hand().count()):
            self._lift(index)
            cells = self.page.locator(".cell.target")
            if cells.count() and self.hand().nth(index).get_attribute("data-hand", timeout=SLOW):
                self._point(self._eastmost(cells))
                return
            sure = self.page.locator(".bar-buttons .primary")
            if sure.count():
                self._press(sure)
                return
            self._put_back()
        self._lift(0)
        self.discards()

    def _press(self, what: Locator, **how: Any) -> None:
        what.click(**how)

    def _lift(self, index: int) -> None:
        self._press(self.hand().nth(index))

    def _put_back(self) -> None:
        self.page.keyboard.press("Escape")

    def _eastmost(self, cells: Locator) -> Locator:
        east: Callable[[str], int] = lambda cell: int(cell.partition(",")[0])  # noqa: E731
        names = cells.evaluate_all("all => all.map((cell) => cell.dataset.cell)")
        return self.page.locator(f'.cell.target[data-cell="{max(names, key=east)}"]')

    def _point(self, cell: Locator) -> None:
        self._press(cell, force=True)
        second = self.page.locator(".cell.target:not(.chosen)")
        if not self.page.locator(".bar-buttons .primary").count() and second.count():
            self._press(self._one_of(second), force=True)
        self._press(self.page.locator(".bar-buttons .primary"))

    def _one_of(self, cells: Locator) -> Locator:
        return cells.first

    def _clicks_away(self, buttons: Locator) -> None:
        """Click buttons, the last one first, until there are none; they may also go by themselves."""
        until = time.monotonic() + SLOW / 1000
        while buttons.count():
            with contextlib.suppress(Error):
                self._press(buttons.last, timeout=1000)
            assert time.monotonic() < until, f"{self.name} cannot get past: {buttons.all_inner_texts()}"


class Typist(Person):
    """Somebody who uses nothing but the keyboard."""

    def _lift(self, index: int) -> None:
        self.page.keyboard.press(str(index + 1))

    def _point(self, cell: Locator) -> None:
        # Lifting a card by its digit leads to a cell by itself.
        self.page.wait_for_function("() => document.activeElement?.matches('.cell')")
        self.page.keyboard.press("Enter")
        self.page.locator(".cell.chosen").wait_for(state="attached")
        self.page.keyboard.press("Enter")


def _next_asked(people: list[Person], is_done: Callable[[], bool]) -> Person | None:
    """Wait until somebody is asked, and return who; None when it is done."""
    until = time.monotonic() + SLOW / 1000
    while True:
        for person in people:
            person.reads_everything()
        if is_done():
            return None
        if asked := next((person for person in people if person.is_asked), None):
            return asked
        assert time.monotonic() < until, "nobody is asked"
        people[0].page.wait_for_timeout(20)


def play_on(people: list[Person], is_done: Callable[[], bool], most: int = 400) -> int:
    """Let whoever is asked act until something holds; return how many acted."""
    for turn in range(most):
        asked = _next_asked(people, is_done)
        if asked is None:
            return turn
        before = asked.page.evaluate(TOLD)
        asked.takes_a_turn()
        try:
            asked.page.wait_for_function(
                f"before => {TOLD} !== before"
                " || !document.querySelector('.question.mine-now') || document.querySelector('dialog[open]')",
                arg=before,
            )
        except Error as error:
            bar = asked.page.locator(".bar").inner_text()
            raise AssertionError(f"nothing happened when {asked.name} had acted: {bar}") from error
    raise AssertionError(f"after {most} turns it was still not done")
