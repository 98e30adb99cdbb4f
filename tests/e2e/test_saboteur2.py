"""Saboteur 2 through the interface: every new card, every new kind of path card, twelve at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import DESK, PHONE, Person, play_on
from .test_page import assert_accessible

GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
CORRIDOR = {f"{x},0": "EW" for x in range(1, 7)}
# Cards in hand, where they go, and what is then heard of the cell.
PATHS = (
    ("EW:blue", "1,0", "a blue door"),
    ("EW:green", "2,0", "a green door"),
    ("NS|EW", "3,0", "dark: up and down"),
    ("SEW:crystal", "4,0", "a crystal"),
    ("EW|N|S", "5,0", "dead end up"),
    ("S:ladder", "4,1", "a ladder"),
    ("NW|SE", "6,0", "dark: down and right"),
    ("NS|E", "6,-1", "dead end right"),
)
FRONTS = ("trap", "thief", "break-pickaxe", "break-lamp", "break-cart")
DWARVES = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")


def position(*hands: list[str], **more: Any) -> dict[str, Any]:
    """A table where only Ada has cards, so that the bots can only pass."""
    dwarves = [DWARVES[seat % len(DWARVES)] for seat in range(len(hands))]
    return {"grid": {}, "goals": GOALS, "hands": list(hands), "dwarves": dwarves, "pile": [], **more}


def crowd() -> dict[str, Any]:
    """Twelve players and a mine with all there is in Saboteur 2."""
    grid = {
        "1,0": "EW:blue", "2,0": "NS|EW", "3,0": "EW:green", "4,0": "SEW:crystal", "5,0": "EW|N|S",
        "4,1": "NSE:crystal", "4,2": "N:ladder", "5,1": "NW|SE", "6,0": "NW|SE", "6,-1": "NS|E",
        "2,-1": "SE|N", "2,1": "NS:blue", "0,1": "NSE", "0,2": "NE:ladder", "1,2": "NSW|E:crystal",
        "6,2": "S:ladder",
    }  # fmt: skip
    hands = [["SE:green", "NE|SW", "W:ladder", "map", "thief", "trap"], *([["map"] * 6] * 11)]
    front = [list(FRONTS[: seat % 6]) for seat in range(12)]
    front[0] = ["break-lamp", "trap", "thief"]
    spare = ["blue", "green", "saboteur"]
    known = [
        {"goals": {"8,0": "treasure"}, "dwarves": {"2": "boss", "5": "saboteur"}},
        *({} for _ in range(11)),
    ]
    more = {"front": front, "gold": [seat % 4 for seat in range(12)], "spare": spare, "known": known}
    return position(*hands, **{**more, "grid": grid, "pile": ["map"] * 20})


def choose_saboteur_2(host: Person, on: bool = True) -> None:
    """Switch the expansion on or off."""
    switch = host.page.get_by_label(re.compile("^Saboteur 2"))
    switch.click()
    expect(switch).to_be_checked(checked=on)


def test_the_lobby_offers_saboteur_2_for_two_to_twelve(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    ada.opens_a_table()
    choose_saboteur_2(ada)
    number = ada.page.locator(".stepper output")
    for players in range(6, 13):
        ada.page.get_by_role("button", name="One player more").click()
        expect(number).to_have_text(str(players))
    expect(ada.page.get_by_role("button", name="One player more")).to_be_disabled()
    expect(ada.page.locator(".seat")).to_have_count(12)
    choose_saboteur_2(ada, on=False)
    expect(number).to_have_text("10")
    choose_saboteur_2(ada)
    for players in range(9, 1, -1):
        ada.page.get_by_role("button", name="One player fewer").click()
        expect(number).to_have_text(str(players))
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.page.get_by_role("button", name="Start").click()
    expect(ada.page.locator(".plate")).to_have_count(2)


def test_every_new_kind_of_path_card_is_laid_by_hand(person: Callable[..., Person], data: Path) -> None:
    ada = person("Paths")
    # The map keeps the round going when everything is laid.
    ada.begins(data, position([*(card for card, *_ in PATHS), "map"], []))
    for card, cell, heard in PATHS:
        ada.lays(card, cell)
        expect(ada.page.locator(f'[data-cell="{cell}"]')).to_have_attribute("aria-label", re.compile(heard))
    # A door's colour has a shape beside it, and only the lit tunnel of a bridge is drawn lit.
    bridge = ada.page.locator('[data-cell="3,0"] .lying').inner_html()
    assert "sab-lit" in bridge and "sab-dim" in bridge
    expect(ada.hand()).to_have_count(1)


def test_every_new_action_card_is_played_by_hand(person: Callable[..., Person], data: Path) -> None:
    ada, watcher = person("Deeds"), person("Zoe", locale="en")
    cards = ["free", "thief", "hands-off", "trap", "trap", "inspect", "swap-hats", "swap-hands"]
    front = [["trap", "break-lamp"], ["thief"], []]
    more = {"front": front, "spare": ["blue", "geologist"]}
    ada.begins(data, position([*cards, "EW", "EW", "NS", "NS", "map"], [], [], **more))
    watcher.page.goto(ada.page.url)
    mine = ada.plate(0)

    # Trapped, no path can be laid; what lies in front is cleared away with two cards.
    ada.lifts("EW")
    expect(ada.page.locator(".hint.refused")).to_contain_text("PATH-5")
    ada.page.keyboard.press("Escape")
    mine.get_by_role("button", name="Broken lamp").click()
    for card in ("EW#0", "EW#1"):
        ada.page.locator(f'[data-hand="{card}"]').click()
    ada.confirms()
    expect(mine.locator("[data-front]")).to_have_count(1)
    ada.plays("free", 0)
    expect(mine.locator("[data-front]")).to_have_count(0)

    ada.lifts("thief")
    ada.confirms()
    expect(mine.get_by_role("button", name="Thief")).to_be_visible()
    ada.plays("hands-off", 1)
    expect(ada.plate(1).locator("[data-front]")).to_have_count(0)
    ada.plays("trap", 2)
    expect(ada.plate(2).locator(".plate-main")).to_have_attribute("aria-label", re.compile("Trapped"))

    # A second trap is refused with its rule, whose text can be read.
    ada.lifts("trap")
    ada.plate(2).locator(".plate-main").click()
    ada.page.locator(".hint.refused").get_by_role("button", name=re.compile("S2-SAME")).click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("two equal action cards")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    ada.page.keyboard.press("Escape")

    # What an inspection shows is shown to this player alone, and goes with the dwarf.
    ada.plays("inspect", 1)
    expect(ada.plate(1).locator(".plate-main")).to_have_attribute(
        "aria-label", re.compile("Green gold-digger, only you know")
    )
    expect(watcher.plate(1).locator(".plate-dwarf")).to_have_count(0)
    ada.plate(1).locator(".plate-main").click()
    expect(ada.page.locator(".player-sheet")).to_contain_text("only you know this")
    ada.page.keyboard.press("Escape")
    ada.plays("swap-hats", 1)
    expect(ada.plate(1).locator(".plate-dwarf")).to_have_count(0)

    # Up to three cards are put down together; a fourth is refused.
    ada.lifts("NS", "NS", "map", "trap")
    expect(ada.page.locator(".hint.refused")).to_contain_text("S2-TURN-3")
    before = ada.lines()
    ada.page.get_by_role("button", name="Discard 3").click()
    ada.page.locator("[data-sure]").click()
    ada.waits(before)
    expect(ada.hand()).to_have_count(2)

    ada.plays("swap-hands", 2)
    expect(ada.page.locator(".drawer")).to_contain_text("You swap hands with")


def test_a_thief_steals_and_the_summary_says_who_won_and_why(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Thief")
    ends = {"grid": {**CORRIDOR, "3,0": "EW:blue"}, "front": [["thief"], ["trap"], []], "spare": ["blue"]}
    ada.begins(data, position(["EW"], [], [], **ends))
    ada.lays("EW", "7,0")
    ada.page.get_by_text("Choose whom to steal 1 gold from").first.wait_for()
    expect(ada.page.get_by_role("button", name="Steal nothing")).to_be_visible()
    expect(ada.plate(2)).to_have_class(re.compile("target"))
    ada.plate(2).locator(".plate-main").click()
    ada.page.get_by_role("button", name=re.compile("Steal from")).click()
    sheet = ada.page.locator(".round-sheet")
    expect(sheet).to_contain_text("the blue team wins")
    expect(sheet).to_contain_text("The blue team has a way to the treasure.")
    expect(sheet).to_contain_text("A blue door blocks the green team.")
    expect(sheet.locator(".way.blue g")).to_have_count(9)
    expect(sheet).to_contain_text("stole 1 gold from")
    expect(sheet).to_contain_text("trapped: no gold")
    assert_accessible(ada.page)


@pytest.mark.parametrize(
    ("device", "scheme"),
    [(PHONE, "dark"), pytest.param(DESK, "light", marks=pytest.mark.soak)],
    ids=["phone", "desk"],
)
def test_axe_finds_nothing_with_twelve(
    person: Callable[..., Person], data: Path, device: dict[str, Any], scheme: str
) -> None:
    ada = person("Crowd", color_scheme=scheme, **device)
    ada.begins(data, crowd(), pace=10_000)
    expect(ada.page.locator(".plate")).to_have_count(12)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(ada.page)
    ada.lifts("map", "thief")
    expect(ada.page.get_by_role("button", name=re.compile("Remove "))).to_have_count(3)
    assert_accessible(ada.page)


@pytest.mark.soak
def test_six_friends_play_saboteur_2(person: Callable[..., Person]) -> None:
    names = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fritz")
    people = [person(name, **(PHONE if name == "Bruno" else {})) for name in names]
    link = people[0].opens_a_table()
    choose_saboteur_2(people[0])
    people[0].page.get_by_role("button", name="One player more").click()
    for each in people[1:]:
        each.joins(link)
    people[0].page.get_by_role("button", name="Start").click()
    play_on(people, lambda: all(each.is_over for each in people), most=1500)
