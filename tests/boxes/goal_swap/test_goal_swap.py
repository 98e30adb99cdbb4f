"""Goal Swap: WC-2017, and who knows what afterwards."""

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import GOALS, at, legal, play, refused, seen
from saboteur import Action, Game
from saboteur.core.actions import public_form

TURNED = {"shown": {"8,-2": "SE"}}
PAIR = ("8,0", "8,2")


def swapped(answer: str, known: dict[int, tuple[str, ...]]) -> Game:
    """A game in which p1 has swapped 8,0 and 8,2, or not; these seats had looked at these goals."""
    knows = [{"goals": {cell: GOALS[cell] for cell in known.get(seat, ())}} for seat in range(3)]
    game = box({}, ["goal-swap", "map"], modules="goal-swap", known=knows)
    play_folded(game, 0, "play goal-swap 8,0 8,2")
    play_folded(game, 0, answer)
    return game


@pytest.mark.rule("WC-2017", "WC-0")
@pytest.mark.parametrize("modules", both("goal-swap"))
@pytest.mark.parametrize(("answer", "goal"), [("exchange", "stone-b"), ("leave", "treasure")])
def test_two_goals_are_exchanged_or_not(modules: tuple[str, ...], answer: str, goal: str) -> None:
    game = box({}, ["goal-swap", "map"], modules=modules)
    play_folded(game, 0, "play goal-swap 8,0 8,2")
    assert legal(game, 0) == ["exchange", "leave"]
    assert seen(game, 2, "window") == {"kind": "exchange", "seats": [0], "cells": list(PAIR)}
    play_folded(game, 0, answer)
    assert at(game, "goals")["8,0"] == goal
    assert at(game, "discard") == ["goal-swap"]
    assert game.actors == (1,)


@pytest.mark.rule("WC-2017")
def test_the_two_may_be_named_in_any_order() -> None:
    assert Action.parse("play goal-swap 8,2 8,0") == Action.parse("play goal-swap 8,0 8,2")
    game = box({}, ["goal-swap"], modules="goal-swap")
    assert len([text for text in legal(game, 0) if text.startswith("play")]) == 3
    assert game.check(0, "play goal-swap 8,2 8,-2") is None


@pytest.mark.rule("WC-2017")
def test_only_face_down_goals_can_be_taken() -> None:
    game = box({}, ["goal-swap"], modules="goal-swap", **TURNED)  # type: ignore[arg-type]
    refused(game, 0, "play goal-swap 8,-2 8,0", "not-a-hidden-goal", "WC-2017")
    refused(game, 0, "play goal-swap 0,0 8,0", "not-a-hidden-goal", "WC-2017")
    refused(game, 0, "play goal-swap 8,0 8,0", "same-goal", "WC-2017")
    play(game, 0, "play goal-swap 8,0 8,2")
    refused(game, 0, "pass map", "wrong-moment", "TURN-1")
    refused(game, 1, "leave", "not-your-turn", "TURN-1")


@pytest.mark.rule("WC-2017")
@pytest.mark.parametrize("answer", ["exchange", "leave"])
def test_what_others_had_seen_is_stale(answer: str) -> None:
    game = swapped(answer, {1: ("8,0", "8,-2"), 2: PAIR})
    assert seen(game, 1, "goals")["8,0"]["card"] is None
    assert seen(game, 1, "goals")["8,-2"]["card"] == "stone-a"
    assert all(seen(game, 2, "goals")[cell]["card"] is None for cell in PAIR)
    assert seen(game, None, "looked") == [[], ["8,-2"], []]


@pytest.mark.rule("WC-2017")
def test_the_swapper_follows_what_he_had_seen_and_nobody_notices() -> None:
    views = []
    for answer, cell in (("exchange", "8,2"), ("leave", "8,0")):
        game = swapped(answer, {0: ("8,0",)})
        mine = {c: goal["card"] for c, goal in seen(game, 0, "goals").items() if goal["card"]}
        assert mine == {cell: "treasure"}
        views.append([game.view(viewer).as_dict() for viewer in (None, 1, 2)])
        for number in range(10):
            assert game.guess(0, str(number)).position()["goals"][cell] == "treasure"
    assert views[0] == views[1]


@pytest.mark.rule("WC-2017")
def test_of_both_he_is_known_to_know_them() -> None:
    game = swapped("exchange", {0: PAIR})
    assert seen(game, None, "looked")[0] == list(PAIR)
    assert seen(game, 0, "goals")["8,2"]["card"] == "treasure"


@pytest.mark.rule("WC-2017", "ACT-5")
def test_a_map_shows_what_lies_there_now() -> None:
    game = swapped("exchange", {1: ("8,0",)})
    play_folded(game, 1, "play map 8,0")
    assert seen(game, 1, "goals")["8,0"]["card"] == "stone-b"


@pytest.mark.rule("WC-2017")
def test_the_answer_is_hidden_in_records_too() -> None:
    assert str(public_form(Action("exchange"))) == str(public_form(Action("leave"))) == "?"
    game = swapped("exchange", {})
    assert "exchange" not in game.record(seat=1)
    assert "p1 exchange" in game.record(seat=0)
    refused(game, 1, "?", "wrong-moment", "TURN-1")


@pytest.mark.rule("WC-2017")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["goal-swap"], "goal swap")
