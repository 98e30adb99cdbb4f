"""The first minute of somebody who has never played, on a phone: they do only what the screen says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from .browsing import PHONE, TOLD, Person

POSITION: Final = {
    "grid": {"1,0": "EW"},
    "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
    "hands": [["map"], ["EW", "NS", "map"], ["map"]],
    "pile": ["NS"] * 9,
    "dwarves": ["digger", "digger", "saboteur"],
    "turn": 1,
}


def test_a_newcomer_lays_is_refused_looks_and_discards(person: Callable[..., Person], data: Path) -> None:
    host, zoe = person("Guide"), person("Zoe", **PHONE)
    # She follows the link, says who she is and takes a seat; the others start.
    host.begins(data, POSITION, guests=[zoe], modules=[])
    page = zoe.page
    hand, mine = page.get_by_label("Your hand"), page.get_by_role("grid", name="The mine")

    def tap(what: Locator) -> None:
        what.tap(force=True)

    hers = page.get_by_role("region", name="Your options").get_by_text("Your turn")
    expect(hers).to_be_visible()
    # A card that she has never seen is explained.
    expect(page.get_by_text("New here: Map. Secretly look at one hidden goal.")).to_be_visible()
    # A tunnel that runs across does not meet the one that leads up: the page says why.
    tap(hand.get_by_role("button", name="tunnel left and right"))
    tap(mine.get_by_role("gridcell", name="empty; beside the straight tunnel, toward the goals"))
    expect(page.get_by_text("tunnel must meet tunnel, and rock must meet rock").first).to_be_visible()
    # The other one fits where the page marks it, and lies there once she agrees.
    tap(hand.get_by_role("button", name="tunnel left and right"))
    tap(hand.get_by_role("button", name="tunnel up and down"))
    tap(
        mine.get_by_role(
            "gridcell", name=re.compile("fits here.*; beside the straight tunnel, toward the goals")
        )
    )
    tap(page.get_by_role("button", name="Place it here"))
    expect(
        mine.get_by_role(
            "gridcell", name=re.compile("^Path card: .*; beside the straight tunnel next to the start")
        )
    ).to_have_count(1)
    # The map: one of the goals that are marked, and only she learns what it is.
    host.discards_first()
    expect(hers).to_be_visible()
    tap(hand.get_by_role("button", name="Map"))
    tap(mine.get_by_role("gridcell", name=re.compile("hidden goal 2")))
    tap(page.get_by_role("region", name="Your options").get_by_role("button", name="Play it"))
    # What she learns is large, and only there while she looks.
    tap(page.get_by_role("button", name="Press to look"))
    expect(page.get_by_role("dialog", name="Goal 2")).to_contain_text("Treasure")
    tap(page.get_by_role("button", name="Let go to cover it"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(mine.get_by_role("gridcell", name=re.compile("you.*seen.*treasure"))).to_have_count(1)
    # What is of no use is discarded; that is asked once.
    host.discards_first()
    expect(hers).to_be_visible()
    before = zoe.lines()
    tap(hand.get_by_role("button", name="tunnel left and right").first)
    tap(page.get_by_role("button", name="Discard", exact=True))
    expect(page.get_by_text("Really discard?")).to_be_visible()
    tap(page.get_by_role("button", name="Discard", exact=True))
    page.wait_for_function(f"before => {TOLD} > before", arg=before)
