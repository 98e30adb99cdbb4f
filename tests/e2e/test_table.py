"""Friends at a table, through the interface alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .browsing import PHONE, Person, Typist, play_on

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
