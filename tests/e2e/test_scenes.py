"""Scenes: the own dwarf, a goal seen, a tool broken, the end of a round; skipped, short, still, and once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import PHONE, Person
from .test_box import position
from .test_page import assert_accessible

MOVING = {"reduced_motion": "no-preference"}
GOALS = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
DWARVES = ["digger", "saboteur", "digger", "saboteur", "digger"]


def lost_round(*first: str) -> dict[str, Any]:
    """Return a table where the round is lost once the first player has discarded their cards."""
    return position(list(first), [], [], [], [], goals=GOALS, dwarves=DWARVES, grid={"1,0": "EW"})


def test_the_own_dwarf_lies_face_down_until_it_is_turned_over_once(person: Callable[..., Person]) -> None:
    ada = person("Ada", **PHONE)
    ada.page.goto(ada.home)
    ada.page.get_by_label("Your name").fill(ada.name)
    ada.page.get_by_role("button", name="Play with bots").click()
    sheet = ada.page.locator(".dwarf-sheet")
    expect(sheet).to_contain_text("Your dwarf")
    assert "You are" not in sheet.inner_text() and sheet.locator(".obverse").count() == 0
    assert_accessible(ada.page)
    sheet.locator(".primary").click()
    expect(sheet).to_contain_text("You are: ")
    sheet.locator(".primary").click()
    expect(sheet).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".hand").wait_for()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(
    "motion", [{}, pytest.param(MOVING, marks=pytest.mark.soak)], ids=["still", "moving"]
)
def test_a_goal_is_seen_while_one_presses_and_only_once(
    person: Callable[..., Person], data: Path, motion: dict[str, str]
) -> None:
    ada = person("Seer", **motion)
    hands = [["map", "EW"], ["EW"], ["EW"]]
    ada.begins(data, position(*hands, goals=GOALS, pile=["EW"] * 9), modules=[], pace=10_000)
    ada.lifts("map")
    ada.page.locator('.cell.target[data-cell="8,2"]').click(force=True)
    ada.page.locator(".bar-buttons .primary").click()
    scene = ada.page.locator(".seen-scene")
    expect(scene).to_contain_text("Only you see this")
    assert "Treasure" not in scene.inner_text()
    assert_accessible(ada.page)
    scene.locator(".pad").hover()
    ada.page.mouse.down()
    expect(scene).to_contain_text("Treasure")
    ada.page.wait_for_timeout(300)  # a shorter press is a tap, which leaves it open
    ada.page.mouse.up()
    expect(scene).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".hand").wait_for()
    expect(scene).to_have_count(0)


# Notes whether gold is seen at a plate, or one's own dwarf, before the scene that tells who is a saboteur.
WATCH = """() => {
  const look = () => {
    if (document.querySelector('.round-sheet')) return;
    window.gold ||= document.querySelector('.plate .count.gold') !== null;
    window.bare ||= document.querySelector('.own-dwarf[aria-pressed=true]') !== null;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_end_of_a_round_is_staged_in_order_and_skipped_with_a_tap(
    person: Callable[..., Person], data: Path
) -> None:
    ada = person("Ender", **PHONE, **MOVING)
    ada.begins(data, lost_round("map"), modules=[])
    ada.page.evaluate(WATCH)
    ada.hand().first.click()
    ada.discards()
    sheet = ada.page.locator(".round-sheet")
    expect(sheet.locator(".round-scene.playing")).to_be_visible()
    assert ada.page.evaluate("[window.gold, window.bare]") == [False, False]
    # A lost round shows every goal, the treasure last; saboteurs come last, at the same moment.
    assert sheet.locator("[data-goal]").evaluate_all("all => all.map((one) => one.dataset.goal)") == [
        *GOALS.values()
    ]
    turns = [float(one.get_attribute("data-turn") or 0) for one in sheet.locator(".revealed").all()]
    early = [turns[seat] for seat in (0, 2, 4)]
    assert early == sorted(set(early)) and turns[1] == turns[3] > early[-1]
    # Nothing sets the winners apart before all dwarves lie open.
    later = "all => all.map((one) => parseFloat(getComputedStyle(one).animationDelay) * 1000)"
    delays = sheet.locator(".revealed.won").evaluate_all(later)
    assert len(delays) == 2 and min(delays) > turns[1]
    sheet.locator(".dug").click()
    expect(sheet.locator(".round-scene.done")).to_be_visible()
    expect(sheet).to_contain_text("The treasure was in goal 3 all along.")
    expect(sheet).to_contain_text("Saboteurs: 2, so 3 each")
    assert_accessible(ada.page)
    ada.page.reload()
    ada.page.locator(".hand").wait_for()
    expect(sheet).to_have_count(0)


def test_without_movement_scenes_are_still_pictures(person: Callable[..., Person], data: Path) -> None:
    ada = person("Stiller")
    ada.begins(data, position(["break-lamp", "map"], [], [], goals=GOALS), modules=[])
    ada.lifts("break-lamp")
    ada.plate(2).locator(".plate-main").click()
    ada.page.locator(".bar-buttons .primary").click()
    expect(ada.page.locator(".staged-broken.still")).to_be_visible()
    expect(ada.page.locator(".staged")).to_have_count(0)
    ada.page.locator(".question.mine-now").wait_for()
    ada.hand().first.click()
    ada.discards()
    expect(ada.page.locator(".round-scene.done")).to_be_visible()
    moving = "one => one.getAnimations({ subtree: true }).length"
    assert ada.page.locator(".round-scene").evaluate(moving) == 0


@pytest.mark.soak
def test_scenes_can_be_switched_to_short(person: Callable[..., Person], data: Path) -> None:
    ada = person("Shorter", **MOVING)
    ada.begins(data, lost_round("map"), modules=[])
    ada.page.get_by_role("button", name="Menu and help").click()
    ada.page.get_by_role("switch", name=re.compile("Short scenes")).check()
    ada.page.keyboard.press("Escape")
    ada.hand().first.click()
    ada.discards()
    expect(ada.page.locator(".round-scene.done")).to_be_visible()
