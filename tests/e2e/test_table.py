"""Friends at a table, through the interface alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .browsing import PHONE, Person, Typist, play_on
from .test_page import assert_accessible

# Three cards each and ten to draw, so that a round does not take all day.
SHORT_ROUND = {
    "grid": {},
    "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
    "hands": [
        ["EW", "map", "NSEW"],
        ["NSEW", "break-lamp", "EW"],
        ["SEW", "EW", "rockfall"],
        ["EW", "repair-lamp", "NS"],
        ["NSE", "break-cart", "EW"],
    ],
    "pile": ["EW", "SE", "NSEW", "map", "EW", "NSE", "SEW", "EW", "break-pickaxe", "EW"],
    "dwarves": ["digger", "digger", "saboteur", "digger", "digger"],
}


def seated(person: Callable[..., Person], host: str = "Ada") -> list[Person]:
    """Bring five people to one table: a host, a phone, a typist and two more."""
    people = [
        person(host),
        person("Bruno", **PHONE),
        person("Clara", kind=Typist),
        person("Dario"),
        person("Elsa", color_scheme="dark"),
    ]
    link = people[0].opens_a_table()
    for each in people[1:]:
        each.joins(link)
    return people


def test_five_friends_play_a_round(person: Callable[..., Person], data: Path) -> None:
    (data / "Short.json").write_text(json.dumps(SHORT_ROUND))
    people = seated(person, "Short")
    host = people[0]
    host.page.get_by_role("button", name="Start").click()
    turns = play_on(people, lambda: "Round 2" in host.page.locator(".facts").inner_text() or host.is_over)
    assert turns > 20


@pytest.mark.soak
def test_five_friends_play_three_rounds_and_again(person: Callable[..., Person]) -> None:
    people = seated(person)
    people[0].page.get_by_role("button", name="Start").click()
    play_on(people, lambda: all(each.is_over for each in people), most=900)
    people[1].page.get_by_role("button", name="Play again").click()
    people[0].page.locator(".hand").wait_for()


def test_the_next_round_waits_until_both_have_looked(person: Callable[..., Person], data: Path) -> None:
    """The result lies over the table: nothing runs under it, and whoever goes on reads who is missing."""
    ada, ben = person("Looker"), person("Ben", **PHONE)
    corridor = {f"{x},0": "EW" for x in range(1, 7)}
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    hands = {"hands": [["EW"], [], []], "dwarves": ["digger", "digger", "saboteur"], "pile": []}
    ada.begins(data, {"grid": corridor, "goals": goals, **hands}, guests=[ben], modules=[])
    ada.lays("EW", "7,0")
    for each in (ada, ben):
        while each.page.locator(".round-sheet[open]").count() == 0:
            each.page.locator(".round-sheet[open], .question.mine-now").first.wait_for()
            if each.page.locator(".gold-card").count():
                each.page.locator(".gold-card").first.click()
            each.page.wait_for_timeout(50)
    expect(ada.page.locator(".round-sheet .readiness")).to_contain_text("1 of 3 are ready")
    ada.page.locator(".round-sheet .primary").click()
    expect(ben.page.locator(".round-sheet .readiness")).to_contain_text("2 of 3 are ready")
    ada.reads_everything()
    expect(ada.page.locator(".bar .readiness")).to_contain_text("2 of 3 are ready")
    assert not ada.is_asked and not ben.is_asked
    ben.page.locator(".round-sheet .primary").click()
    expect(ada.page.locator(".readiness")).to_have_count(0)
    ben.reads_everything()


def test_a_game_against_bots_is_chosen_in_one_line_and_remembered(person: Callable[..., Person]) -> None:
    ada = person("Ada", **PHONE)
    line = ada.page.get_by_role("group", name="The game against bots")
    ada.page.goto(ada.home)
    line.get_by_label("Which box").select_option("Saboteur 2")
    line.get_by_label("Players").select_option("4 players")
    line.get_by_label("How good").select_option("By the book")
    line.get_by_label("Bot speed").select_option("fast")
    ada.page.reload()
    expect(line.get_by_label("Players")).to_have_value("4")
    ada.page.get_by_role("button", name="Play with bots").click()
    ada.page.locator("dialog[open] .primary").wait_for()
    code, token = json.loads(ada.page.evaluate("localStorage['saboteur.seats']"))[0]
    seat = {"Authorization": f"Bearer {token}"}
    table = ada.context.request.get(f"{ada.home}/api/tables/{code}", headers=seat).json()
    assert len(table["seats"]) == 4 and table["pace"] == 300
    assert table["rules"]["modules"] == ["saboteur2"] and table["seats"][1]["bot"] == "rule"


def test_a_move_is_planned_lies_as_a_ghost_and_is_played_or_comes_back(
    person: Callable[..., Person], data: Path
) -> None:
    """A place, a player and a discard: each is taken back by a tap, survives a reload, and waits its turn."""
    ada, ben = person("Planner"), person("Ben", **PHONE)
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    hands = [["EW", "NSEW", "break-lamp", "map"], ["EW", "EW", "EW"], ["NS", "NS", "NS"]]
    roles = ["digger", "digger", "saboteur"]
    start = {"grid": {}, "goals": goals, "pile": [], "hands": hands, "dwarves": roles}
    ada.begins(data, start, guests=[ben], modules=[])
    ada.lifts("EW")
    ada.page.locator('.cell.target[data-cell="1,0"]').click(force=True)
    ada.page.locator(".bar-buttons .primary").click()
    ben.page.locator(".question.mine-now").wait_for()
    ghost = ada.page.locator('[data-planned="2,0"]')
    _plans(ada, "NSEW", "2,0")
    expect(ghost).to_have_css("opacity", "0.62")
    expect(ada.page.locator(".bar")).to_contain_text("will be played on your turn")
    expect(ben.page.locator("[data-planned]")).to_have_count(0)
    ada.page.locator('[data-cell="2,0"]').click(force=True)
    expect(ghost).to_have_count(0)
    ada.lifts("break-lamp")
    ada.plate(1).locator(".plate-main").click()
    ada.page.get_by_role("button", name="Plan it").click()
    expect(ada.page.locator('[data-planned-seat="1"]')).to_have_count(1)
    ada.plate(1).locator(".plate-main").click()
    expect(ada.page.locator("[data-planned-seat]")).to_have_count(0)
    _plans(ada, "NSEW", "2,0")
    ada.page.reload()
    expect(ghost).to_have_count(1)
    ben.lifts("EW")
    ben.page.locator('.cell.target[data-cell="2,0"]').click(force=True)
    ben.page.locator(".bar-buttons .primary").click()
    expect(ada.page.get_by_text("What you planned is no longer possible.").first).to_be_visible()
    expect(ghost).to_have_count(0)
    ada.lifts("NSEW")
    ada.page.locator('.cell.target[data-cell="3,0"]').click(force=True)
    ada.page.locator(".bar-buttons .primary").click()
    ben.page.locator(".question.mine-now").wait_for()
    ada.lifts("map")
    ada.page.get_by_role("button", name="Discard on my turn").click()
    expect(ada.page.locator(".bar")).to_contain_text("will be discarded on your turn")
    ada.page.reload()
    expect(ada.page.locator(".bar")).to_contain_text("will be discarded on your turn")
    ben.lays("EW", "4,0")
    expect(ada.hand()).to_have_count(1)


def _plans(person: Person, card: str, cell: str) -> None:
    person.lifts(card)
    person.page.locator(f'.cell.target[data-cell="{cell}"]').click(force=True)
    person.page.get_by_role("button", name="Plan it").click()
    expect(person.page.locator(f'[data-planned="{cell}"]')).to_have_count(1)


@pytest.mark.rule("SETUP-5")
def test_the_host_taps_the_youngest_who_begins(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben", **PHONE)
    ben.joins(ada.opens_a_table())
    ada.page.get_by_role("button", name="Fill with bots").click()
    suggested = ada.page.get_by_role("button", name="Recommended for")
    expect(suggested).to_have_count(0)
    begins = ada.page.get_by_role("group", name="Who begins")
    expect(begins.get_by_label("by lot")).to_be_checked()
    begins.get_by_label("the youngest").press("Space")
    names = ada.page.get_by_role("group", name="Tap the youngest player’s name")
    expect(names.get_by_role("radio")).to_have_count(2)
    names.get_by_label("Ben").press("Space")
    expect(ada.page.locator(".seat", has_text="Ben")).to_contain_text("begins")
    expect(ben.page.locator(".summary")).to_contain_text("Who beginsBen")
    assert_accessible(ada.page)
    ada.page.get_by_role("button", name="Start").click()
    ada.page.locator(".plate").first.wait_for()
    ben.reads_everything()
    ben.page.locator(".question.mine-now").wait_for()
    expect(ada.page.locator(".plate.asked")).to_contain_text("Ben")


def test_three_players_are_suggested_what_is_recommended_for_few(person: Callable[..., Person]) -> None:
    ada = person("Ada", **PHONE)
    ada.opens_a_table()
    suggested = ada.page.get_by_role("button", name="Recommended for 4 players: Sabotaged dwarf")
    expect(ada.page.get_by_label("three rounds, about 30 minutes")).to_be_checked()
    expect(suggested).to_have_count(0)
    ada.page.get_by_role("button", name="One player fewer").click()
    suggested.click()
    expect(ada.page.get_by_role("switch", name=re.compile("^Sabotaged dwarf"))).to_be_checked()
    expect(suggested).to_have_count(0)
    assert_accessible(ada.page)
