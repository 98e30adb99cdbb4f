"""The end of a round tells why everyone is paid: who shares with whom, and by which rule."""

from typing import Any

import pytest

from rules.gold_positions import FIND, GIVE_UP, band, last_moment
from rules.positions import play, told
from saboteur import Game, Rules

Told = list[tuple[int, str, int | None, str, int, int]]


def shares(rules: Rules, dwarves: list[str], *, finder: int | None = None, **more: Any) -> Told:
    """Return the reasons told when this seat finds the treasure, or nobody does."""
    turn = finder or 0
    card, action = ("map", GIVE_UP) if finder is None else ("EW", FIND)
    game = Game.from_position(rules, last_moment(dwarves, turn, card, **more), seed="gold")
    (found,) = told(play(game, turn, action), "round-ended", "shares")
    return [tuple(share.values()) for share in found]


@pytest.mark.rule("GOLD-4")
@pytest.mark.parametrize(("saboteurs", "gold"), [([1], 4), ([1, 3], 3), ([1, 2, 3, 4], 2)])
def test_gold_4_saboteurs_are_told_how_many_share(saboteurs: list[int], gold: int) -> None:
    players = 10
    found = shares(Rules.build(players), band(players, *saboteurs))
    assert found == [(seat, "saboteurs", gold, "GOLD-4", len(saboteurs), 1) for seat in saboteurs]


@pytest.mark.rule("GOLD-2", "ED-GOLD")
@pytest.mark.parametrize(("edition", "cards"), [("jubilee", 3), ("classic", 4)])
def test_gold_2_diggers_are_told_how_many_cards_they_share(edition: str, cards: int) -> None:
    found = shares(Rules.build(4, edition), band(4, 1), finder=2)
    assert found == [(seat, "gold-cards", None, "GOLD-2", cards, 3) for seat in (2, 0, 3)]


@pytest.mark.rule("SABDWARF-1")
def test_sabdwarf_1_is_told_to_whoever_takes_no_card() -> None:
    rules = Rules.build(4, modules=["sabotaged-dwarf"])
    found = shares(rules, band(4, 1), finder=2, front=[["break-lamp"], [], [], []])
    assert found == [
        (2, "gold-cards", None, "GOLD-2", 3, 2),
        (0, "broken-tool", 0, "SABDWARF-1", 1, 1),
        (3, "gold-cards", None, "GOLD-2", 3, 2),
    ]


@pytest.mark.rule("WC-2016")
def test_wc_2016_tells_the_greedy_dwarf_alone() -> None:
    rules = Rules.build(5, modules=["greedy-dwarf"])
    assert shares(rules, band(5, 1, greedy=[2]), finder=2) == [(2, "greedy", 4, "WC-2016", 1, 1)]


@pytest.mark.rule("TOUR-3")
def test_tour_3_tells_who_found_and_who_dug() -> None:
    rules, dwarves = Rules.build(5, modules=["tournament"]), band(5, 0, greedy=[1])
    paid = {(seat, why, gold) for seat, why, gold, *_ in shares(rules, dwarves, finder=3)}
    assert paid == {(3, "finder", 3), (2, "digger", 2), (4, "digger", 2)}
    assert shares(rules, dwarves, finder=1) == [(1, "greedy", 4, "TOUR-3", 1, 1)]
    assert shares(rules, dwarves) == [(0, "saboteurs", 4, "TOUR-3", 1, 1)]


@pytest.mark.rule("GOLD-5")
def test_gold_5_nobody_is_told_nothing() -> None:
    assert shares(Rules.build(3), ["digger"] * 3) == []
