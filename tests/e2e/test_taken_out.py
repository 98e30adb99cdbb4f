"""Without some of the boxes the page loads, and a table with all the others is dealt."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from boxes.taken_out import KEYS, package_without
from saboteur.presets import PRESETS

from .browsing import PHONE, Person
from .pictures import served

# Each box is missing in one of them, and those that it goes together with mostly are not.
GROUPS = [KEYS[first::4] for first in range(4)]


@pytest.mark.parametrize("keys", GROUPS, ids="+".join)
def test_the_page_goes_on_without_some_boxes(browser: Browser, tmp_path: Path, keys: list[str]) -> None:
    goes_on_without(browser, tmp_path, keys)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_the_page_goes_on_without_a_box(browser: Browser, tmp_path: Path, key: str) -> None:
    goes_on_without(browser, tmp_path, [key])


def goes_on_without(browser: Browser, folder: Path, keys: list[str]) -> None:
    """Take boxes out, and begin at a table with all the others."""
    package = package_without(folder / "package", *keys)
    others = [other for other in PRESETS["everything"].modules if other not in keys]
    with served(folder, PYTHONPATH=str(package)) as home:
        ada = Person(browser, home, "Ada", **PHONE)
        for key in keys:
            assert not ada.context.request.get(f"{ada.home}/box/{key}/words/en.ftl").ok
        rules = {"players": 5, "modules": others}
        table = {"name": "Ada", "rules": rules, "clock": {"kind": "none"}, "pace": 0}
        made = ada.context.request.post(f"{ada.home}/api/tables", data=table).json()
        assert "code" in made, made
        ada.page.goto(f"{ada.home}/t/{made['code']}#s={made['token']}")
        ada.page.get_by_role("button", name="Fill with bots").click()
        ada.page.get_by_role("button", name="Start").click()
        ada.page.locator("dialog[open] .primary").wait_for()
        ada.reads_everything()
        # All the other boxes' parts have come: a hand is drawn, and so is the mine.
        expect(ada.page.locator(".hand [data-hand] svg").first).to_be_visible()
        expect(ada.page.locator(".mine-svg .cell").first).to_be_attached()
        ada.close()
