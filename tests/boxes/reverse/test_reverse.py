"""Reverse: WC-2020, WC-0."""

from typing import Any

import pytest

from boxes.positions import both, box, play_folded
from rules.positions import TO_MIDDLE, at, legal, play, refused, seen, told
from saboteur import Rules


@pytest.mark.rule("WC-0", "WC-2020")
@pytest.mark.parametrize("modules", both("reverse"))
def test_one_card_is_in_the_pile(modules: tuple[str, ...]) -> None:
    assert Rules.build(5, modules=modules).deck.count("reverse") == 1


@pytest.mark.rule("WC-2020", "WC-0")
@pytest.mark.parametrize("modules", both("reverse"))
def test_play_goes_the_other_way(modules: tuple[str, ...]) -> None:
    game = box({}, ["reverse", "map"], modules=modules, players=4)
    events = play_folded(game, 0, "play reverse")
    assert "reversed" in [event.kind for event in events]
    assert at(game, "discard") == ["reverse"]
    assert seen(game, None, "direction") == -1
    assert game.actors == (3,)
    play(game, 3, "pass map")
    assert game.actors == (2,)


@pytest.mark.rule("WC-2020")
def test_a_second_reverse_turns_it_back() -> None:
    game = box({}, ["reverse"], modules="reverse", direction=-1)
    play(game, 0, "play reverse")
    assert game.actors == (1,)


@pytest.mark.rule("WC-2020", "GOLD-2")
@pytest.mark.parametrize(("direction", "first", "then"), [(1, 0, 3), (-1, 0, 1)])
def test_gold_passes_the_other_way_too(direction: int, first: int, then: int) -> None:
    keys: dict[str, Any] = {"dwarves": ["digger"] * 4, "direction": direction, "gold_pile": [1, 2, 3, 1]}
    game = box(TO_MIDDLE, ["EW"], modules="reverse", players=4, **keys)
    play(game, 0, "place EW 7,0")
    assert game.actors == (first,)
    play(game, first, "take 3")
    assert game.actors == (then,)


@pytest.mark.rule("WC-2020", "ED-STARTER", "ED-THIEF")
def test_left_stays_left_and_the_next_round_runs_clockwise() -> None:
    """Thieves go clockwise from the last one, and left of the last layer begins."""
    keys: dict[str, Any] = {"direction": -1, "front": [["thief"], ["thief"], ["thief"]], "thieves": [0, 2, 1]}
    game = box(TO_MIDDLE, ["EW"], modules=["saboteur2", "reverse"], gold=[3, 3, 3], **keys)
    play(game, 0, "place EW 7,0")
    assert game.actors == (1,)
    for seat in (1, 2, 0):
        assert game.actors == (seat,)
        play(game, seat, "steal none")
    assert game.round == 2
    assert at(game, "start") == 1
    assert at(game, "direction") == 1


@pytest.mark.rule("END-1", "WC-2020")
def test_a_reverse_in_hand_keeps_the_round_going() -> None:
    game = box({}, ["W"], ["reverse"], [], modules="reverse", pile=[], goals={"8,0": "treasure"})
    events = play(game, 0, "pass W")
    assert told(events, "round-ended", "round") == []
    assert legal(game, 1) == ["play reverse", "pass reverse"]
    assert told(play(game, 1, "play reverse"), "round-ended", "round") == [1]


@pytest.mark.rule("WC-2020", "TURN-1")
def test_it_must_be_in_hand() -> None:
    game = box({}, ["map"], modules="reverse")
    refused(game, 0, "play reverse", "card-not-in-hand", "TURN-1")
