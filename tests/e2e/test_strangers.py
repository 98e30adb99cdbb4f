"""A host among strangers: people are muted, removed and let in again, and each device has its seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .browsing import PHONE, Person
from .test_page import assert_accessible
from .test_talk import seated


def silent(*people: Person) -> None:
    """Forget what the browser says of refused requests: they are what is tested."""
    for each in people:
        each.errors = [error for error in each.errors if "status of 4" not in error]


def test_the_host_removes_a_guest_who_knocks_and_is_let_in(person: Callable[..., Person]) -> None:
    ada, zoe = person("Ada", **PHONE), person("Zoe", color_scheme="dark", **PHONE)
    link = ada.opens_a_table()
    zoe.joins(link)
    assert zoe.page.get_by_role("button", name="Vote out Ada").count() == 0, "the host stays"
    ada.page.get_by_role("button", name="Manage Zoe").click()
    assert_accessible(ada.page)
    ada.page.get_by_role("button", name="Remove from the table").click()
    expect(ada.page.locator(".seat", has_text="Zoe")).to_have_count(0)
    zoe.page.get_by_role("button", name="Take a seat").click()
    expect(zoe.page.get_by_text("Ada has been asked whether you may sit down")).to_be_visible()
    assert_accessible(zoe.page)
    expect(ada.page.get_by_role("heading", name="At the door")).to_be_visible()
    expect(ada.page.get_by_role("log").locator("p").last).to_have_text("Zoe would like to sit down.")
    assert_accessible(ada.page)
    ada.page.get_by_role("button", name="Let Zoe in").click()
    expect(ada.page.locator(".seat", has_text="Zoe")).to_be_visible()
    expect(zoe.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="At the door")).to_have_count(0)
    silent(zoe)


def test_who_is_turned_away_learns_of_it(person: Callable[..., Person]) -> None:
    ada, zoe = person("Ada"), person("Zoe")
    link = ada.opens_a_table()
    zoe.joins(link)
    ada.page.get_by_role("button", name="Manage Zoe").click()
    ada.page.get_by_role("button", name="Remove from the table").click()
    zoe.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_role("button", name="Turn Zoe away").click()
    expect(zoe.page.locator(".toast")).to_contain_text("The host didn’t let you in.")
    expect(zoe.page.get_by_role("button", name="Take a seat")).to_be_visible()
    silent(zoe)


def test_whom_the_host_mutes_is_told_why(person: Callable[..., Person]) -> None:
    ada, ben, cleo = person("Ada"), person("Ben", **PHONE), person("Cleo", locale="de")
    seated([ada, ben, cleo])
    ada.plate(1).locator(".plate-main").click()
    ada.page.get_by_label("Mute Ben for everyone").click()
    expect(ben.page.locator(".toast")).to_contain_text("The host has muted you")
    ben.page.get_by_role("button", name=re.compile("Log and chat")).click()
    expect(ben.page.locator(".chat-off")).to_contain_text("The host has muted you")
    expect(ben.page.get_by_role("button", name="I saw a goal")).to_be_visible()
    assert_accessible(ben.page)
    cleo.plate(1).locator(".plate-main").click()
    assert cleo.page.get_by_label("Ben für alle stummschalten").count() == 0, "it is the host's"
    ada.page.get_by_label("Mute Ben for everyone").click()
    expect(ben.page.get_by_label("Say something")).to_be_visible()


def test_a_guest_needs_the_hosts_leave_for_a_second_seat(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben", **PHONE)
    ben.joins(ada.opens_a_table())
    on_this_device = re.compile("Add a player on this device")
    ben.page.get_by_role("button", name=on_this_device).first.click()
    expect(ben.page.locator("dialog[open]")).to_contain_text("Ada can allow more in the table’s settings.")
    assert_accessible(ben.page)
    ben.page.keyboard.press("Escape")
    ada.page.get_by_text("Chat and spectators").click()
    ada.page.get_by_label("Several seats per device").click()
    expect(ada.page.get_by_label("Several seats per device")).to_be_checked()
    ben.page.get_by_role("button", name=on_this_device).first.click()
    ben.page.locator("dialog[open] input").first.fill("Bea")
    ben.page.locator("dialog[open] .primary").click()
    expect(ada.page.locator(".seat", has_text="Bea")).to_be_visible()


def test_a_name_that_nobody_can_see_is_refused_before_it_is_sent(person: Callable[..., Person]) -> None:
    zoe = person("Zoe")
    zoe.page.goto(zoe.home)
    for name in ("\u3164\u2800", "\u0301\u0301"):
        zoe.page.get_by_label("Your name").fill(name)
        expect(zoe.page.get_by_text("Please enter a name.")).to_be_visible()
    zoe.page.get_by_label("Your name").fill("A" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307")
    expect(zoe.page.get_by_text("Too many accents on one letter.")).to_be_visible()
    zoe.page.get_by_label("Your name").fill("नेहा")
    expect(zoe.page.get_by_text("Too many accents on one letter.")).to_have_count(0)


def test_a_watcher_takes_over_a_bots_seat_when_the_host_nods(
    person: Callable[..., Person], data: Path
) -> None:
    ada, ben, cleo = person("Nodder"), person("Ben", **PHONE), person("Cleo", **PHONE)
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    hands = {
        "hands": [["EW", "map"], ["NS"], ["rockfall", "NSEW"]],
        "dwarves": ["digger", "digger", "saboteur"],
    }
    ada.begins(data, {"grid": {}, "goals": goals, "pile": [], **hands}, pace=10_000, guests=[ben], modules=[])
    cleo.page.goto(ada.page.url)
    cleo.page.get_by_role("button", name="Join this game").click()
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Ask for this seat").click()
    expect(cleo.page.get_by_text("have been asked")).to_be_visible()
    expect(ben.page.locator(".request")).to_have_count(0)
    ada.page.get_by_role("button", name="Let Cleo in").wait_for()
    ada.page.get_by_role("button", name="Let Cleo in").click()
    expect(cleo.hand()).to_have_count(2)
    expect(ada.plate(2)).to_contain_text("Cleo")
    expect(ada.page.locator(".request")).to_have_count(0)
    assert cleo.page.locator('[data-hand="rockfall#0"]').count() == 1
    silent(cleo)
