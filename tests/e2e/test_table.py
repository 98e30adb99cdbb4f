"""Friends at a table, through the interface alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .browsing import PHONE, Person, Typist, play_on

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa")


def seated(person: Callable[..., Person]) -> list[Person]:
    """Bring five people to one table: a host, a phone, a typist and two more."""
    people = [
        person("Ada"),
        person("Bruno", **PHONE),
        person("Clara", kind=Typist),
        person("Dario"),
        person("Elsa", color_scheme="dark"),
    ]
    link = people[0].opens_a_table()
    for each in people[1:]:
        each.joins(link)
    return people


def test_five_friends_play_a_round(person: Callable[..., Person]) -> None:
    people = seated(person)
    host = people[0]
    host.page.get_by_role("button", name="Start").click()
    play_on(people, lambda: "Round 2" in host.page.locator(".facts").inner_text() or host.is_over)


@pytest.mark.soak
def test_five_friends_play_three_rounds_and_again(person: Callable[..., Person]) -> None:
    people = seated(person)
    people[0].page.get_by_role("button", name="Start").click()
    play_on(people, lambda: all(each.is_over for each in people), most=900)
    people[1].page.get_by_role("button", name="Play again").click()
    people[0].page.locator(".hand").wait_for()
