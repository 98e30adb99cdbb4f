"""Boxes from outside have every door of the page that the built-in ones have."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import saboteur
from saboteur.boxes.loading import VARIABLE

from .browsing import Person
from .pictures import ROOT, served
from .screens import difference, sat_down, with_everything
from .test_box import position

PACKAGE = Path(saboteur.__file__).parent
MOVED = ("toll", "veto")
# A busy browser draws the edges of a few shapes a shade lighter or darker.
NOISE = 40


def moved_outside(folder: Path) -> dict[str, str]:
    """Copy the game, with some boxes in a folder of their own; return how to start that copy."""
    ignored = shutil.ignore_patterns("__pycache__")
    copy = shutil.copytree(PACKAGE, folder / "copy" / "saboteur", ignore=ignored)
    outside = [shutil.move(copy / "boxes" / name, folder / "outside" / name) for name in MOVED]
    return {"PYTHONPATH": str(copy.parent), VARIABLE: os.pathsep.join(map(str, outside))}


@pytest.mark.parametrize(
    ("device", "scheme"),
    [("phone", "dark"), pytest.param("desk", "light", marks=pytest.mark.soak)],
)
def test_boxes_that_are_moved_outside_give_the_same_page(
    browser: Browser, tmp_path: Path, device: str, scheme: str
) -> None:
    (tmp_path / "outside").mkdir()
    homes = {"inside": {}, "outside": moved_outside(tmp_path)}
    screens = {}
    for where, environment in homes.items():
        data = tmp_path / f"{where}-tables"
        data.mkdir()
        with served(data, **environment) as home:
            who = sat_down(browser, home, device, scheme)
            screens[where] = dict(with_everything(who, data))
            # Kept for whoever has to find the difference.
            for name, screen in screens[where].items():
                (tmp_path / f"{name}-{where}.png").write_bytes(screen)
            for name in MOVED:
                assert who.context.request.get(f"{who.home}/box/{name}/art.svg").ok
            who.close()
    assert screens["inside"].keys() == {"all", "veto"}
    for name, screen in screens["inside"].items():
        assert difference(browser, screen, screens["outside"][name]) <= NOISE, name


def test_the_tutorials_box_is_drawn_and_shown(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, **{VARIABLE: str(ROOT / "examples" / "tea")}) as home:
        ada = Person(browser, home, "Tea")
        start = position(["tea", "EW", "map"], ["EW"], ["map"], pile=["NS"] * 9)
        ada.begins(tmp_path, start, modules=["tea"], pace=10_000)
        card = ada.page.locator('[data-hand="tea#0"]')
        # The sign of its own drawing, with a nugget of the game's, on the ground that it asks for.
        expect(card.locator("[fill='#8a4a1c']")).to_have_count(1)
        expect(card.locator("[fill='url(#sab-help)']")).to_have_count(1)
        card.click()
        ada.plate(1).locator(".plate-main").click()
        ada.page.locator(".bar-buttons .primary").click()
        expect(ada.page.locator(".drawer")).to_contain_text("You have tea with")
        mark = ada.plate(1).locator(".mark.tea")
        expect(mark).to_have_attribute("title", "at tea")
        assert mark.evaluate("mark => getComputedStyle(mark).color") == "rgb(138, 84, 16)"
        expect(ada.plate(1).locator(".plate-main")).to_have_attribute("aria-label", re.compile("at tea"))
        ada.close()


def test_a_table_goes_on_without_a_part_that_is_broken(browser: Browser, tmp_path: Path) -> None:
    broken = shutil.copytree(ROOT / "examples" / "tea", tmp_path / "tea")
    (broken / "table.js").write_text("throw new Error('spilt');\n")
    with served(tmp_path, **{VARIABLE: str(broken)}) as home:
        ada = Person(browser, home, "Spilt")
        ada.begins(tmp_path, position(["tea", "EW"], [], []), modules=["tea"])
        expect(ada.page.locator('[data-hand="tea#0"] [fill="#8a4a1c"]')).to_have_count(1)
        assert any("spilt" in error for error in ada.errors), ada.errors
        ada.errors.clear()
        ada.close()


def test_a_box_that_needs_another_waits_for_it_in_the_lobby(browser: Browser, tmp_path: Path) -> None:
    needy = shutil.copytree(ROOT / "examples" / "tea", tmp_path / "tea")
    rules = needy / "rules.py"
    rules.write_text(rules.read_text().replace("key = CARD\n", 'key = CARD\n    needs = ("toll",)\n'))
    with served(tmp_path, **{VARIABLE: str(needy)}) as home:
        ada = Person(browser, home, "Ada")
        ada.opens_a_table()
        tea = ada.page.get_by_role("switch", name="Tea break")
        toll = ada.page.get_by_role("switch", name="Tunnel toll Miners")
        reason = ada.page.get_by_text("Only together with Tunnel toll")
        expect(tea).to_be_disabled()
        expect(reason).to_be_visible()
        toll.click()
        expect(reason).to_have_count(0)
        tea.click()
        expect(tea).to_be_checked()
        # Nobody has to know the order in which boxes can be taken out again.
        toll.click()
        expect(toll).not_to_be_checked()
        expect(tea).not_to_be_checked()
        expect(tea).to_be_disabled()
        ada.close()
