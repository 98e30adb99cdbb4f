"""The tunnel toll: TOLL-1 to TOLL-4."""

from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import at, kinds, legal, play, refused, seen, told
from saboteur import Game, Rules

MINER = {"toll": {"ready": 1, "miners": {"1,0": 1}}}


def facing(**keys: Any) -> Game:
    """p2 has set a miner at 1,0; p1, p2 and p3 have one gold each."""
    hands = keys.pop("hands", (["NSEW", "EW", "map"],))
    modules = keys.pop("modules", "toll")
    return box({}, *hands, modules=modules, **{"ext": MINER, "gold": [1, 1, 1], **keys})


@pytest.mark.rule("TOLL-1")
@pytest.mark.parametrize("modules", both("toll"))
def test_everyone_starts_with_one_gold_and_two_miners_are_ready(modules: tuple[str, ...]) -> None:
    game = Game(Rules.build(4, modules=modules), seed="toll")
    assert game.gold == (1, 1, 1, 1)
    assert seen(game, None, "has_gold") == [True] * 4
    assert seen(game, None, "ext")["toll"]["ready"] == 2


@pytest.mark.rule("TOLL-1")
def test_the_next_round_has_two_miners_again_but_no_new_gold() -> None:
    keys: dict[str, Any] = {"pile": [], "gold": [1, 1, 1], "ext": MINER, "goals": {"8,0": "treasure"}}
    game = box({}, ["W"], [], [], modules="toll", dwarves=["digger"] * 3, **keys)
    play(game, 0, "pass W")
    assert game.round == 2
    assert game.gold == (1, 1, 1)
    assert seen(game, None, "ext")["toll"] == {"ready": 2, "miners": {}, "barred": [], "asked": []}


@pytest.mark.rule("TOLL-2", "TURN-5")
def test_a_miner_costs_a_card_and_no_card_is_drawn() -> None:
    game = box({}, ["NS", "map"], modules="toll", front=[["break-lamp"], [], []])
    events = play_folded(game, 0, "miner 0,1 map")
    assert told(events, "miner-set", "cell") == ["0,1"]
    assert at(game, "hands")[0] == ["NS"]
    assert at(game, "discard") == ["map"]
    assert len(at(game, "pile")) == 5
    assert seen(game, 1, "discard") == ["?"]
    assert seen(game, None, "ext")["toll"]["miners"] == {"0,1": 0}
    assert '"p1 miner 0,1 ?"' in game.record(seat=1)
    assert game.actors == (1,)


@pytest.mark.rule("TOLL-2", "PATH-4")
def test_a_miner_stands_before_an_open_connected_tunnel() -> None:
    grid = {"1,0": "EW", "3,0": "NSEW"}
    game = box(grid, ["NS", "map"], modules="toll", ext={"toll": {"ready": 1, "miners": {"2,0": 1}}})
    refused(game, 0, "miner 1,1 map", "no-place-for-a-miner", "TOLL-2")
    refused(game, 0, "miner 4,0 map", "no-place-for-a-miner", "TOLL-2")
    refused(game, 0, "miner 1,0 map", "no-place-for-a-miner", "TOLL-2")
    refused(game, 0, "miner 2,0 map", "no-place-for-a-miner", "TOLL-2")
    refused(game, 0, "miner 0,1 EW", "card-not-in-hand", "TURN-1")
    play(game, 0, "miner 0,1 NS")
    refused(game, 1, "miner 0,-1 map", "no-miner-left", "TOLL-2")


@pytest.mark.rule("TOLL-2", "END-1")
def test_a_miner_does_not_keep_the_round_going() -> None:
    goals = {"8,0": "treasure"}
    game = box({}, ["W"], ["veto"], [], modules=["toll", "veto"], pile=[], goals=goals)
    assert told(play(game, 0, "pass W"), "round-ended", "round") == [1]


@pytest.mark.rule("TOLL-3")
@pytest.mark.parametrize("modules", both("toll"))
def test_who_lays_a_card_there_pays_first(modules: tuple[str, ...]) -> None:
    game = facing(modules=modules)
    play_folded(game, 0, "place EW 1,0")
    assert seen(game, 2, "window") == {"kind": "toll", "seats": [0], "cells": ["1,0"], "to": 1}
    assert legal(game, 0) == ["pay", "ask p3", "withdraw"]
    play_folded(game, 0, "pay")
    assert game.gold == (0, 2, 1)
    assert at(game, "grid") == {"1,0": "EW"}
    assert seen(game, None, "ext")["toll"] == {"ready": 1, "miners": {}, "barred": [], "asked": []}
    assert game.actors == (1,)


@pytest.mark.rule("TOLL-3")
def test_the_setter_pays_nothing() -> None:
    game = facing(ext={"toll": {"ready": 1, "miners": {"1,0": 0}}})
    events = play_folded(game, 0, "place EW 1,0")
    assert "miner-left" in kinds(events)
    assert game.gold == (1, 1, 1)
    assert seen(game, None, "ext")["toll"]["miners"] == {}


@pytest.mark.rule("TOLL-3", "WC-2023", "S2-LADDER-1")
def test_ladders_and_detours_pay_too() -> None:
    game = facing(hands=(["detour"],), modules=["detour", "toll"], ext=MINER)
    position = game.position() | {"grid": {"0,1": "NSEW"}, "laid": ["0,1"]}
    game = Game.from_position(game.rules, position)
    play_folded(game, 0, "play detour NSEW 1,0")
    play_folded(game, 0, "pay")
    assert at(game, "grid") == {"1,0": "NSEW"}
    game = facing(hands=(["W:ladder"],), modules=["saboteur2", "toll"])
    play_folded(game, 0, "place W:ladder 1,0")
    assert seen(game, 0, "window")["kind"] == "toll"


@pytest.mark.rule("TOLL-3", "WC-2019")
def test_a_veto_returns_neither_gold_nor_miner() -> None:
    game = facing(hands=(["EW", "map"], ["veto", "map"]), modules=["toll", "veto"])
    play_folded(game, 0, "place EW 1,0")
    assert list(game.actors) == [0]
    play_folded(game, 0, "pay")
    assert list(game.actors) == [1, 2]
    play_folded(game, 1, "veto")
    assert game.gold == (0, 2, 1)
    assert at(game, "grid") == {}
    assert seen(game, None, "ext")["toll"]["miners"] == {}


@pytest.mark.rule("TOLL-4")
def test_another_may_pay_for_him() -> None:
    game = facing(gold=[0, 1, 1])
    play_folded(game, 0, "place EW 1,0")
    refused(game, 0, "pay", "no-gold", "TOLL-4")
    play_folded(game, 0, "ask p3")
    assert legal(game, 2) == ["pay", "refuse"]
    assert game.actors == (2,)
    refused(game, 0, "withdraw", "not-your-turn", "TURN-1")
    refused(game, 2, "withdraw", "wrong-moment", "TURN-1")
    play_folded(game, 2, "pay")
    assert game.gold == (0, 2, 0)
    assert at(game, "grid") == {"1,0": "EW"}


@pytest.mark.rule("TOLL-4")
def test_each_player_is_asked_once_a_turn_and_only_who_has_gold() -> None:
    game = facing(hands=(["EW"], ["map"], ["map"], ["map"]), gold=[1, 1, 1, 0])
    play(game, 0, "place EW 1,0")
    refused(game, 0, "ask p4", "no-gold", "TOLL-4")
    refused(game, 0, "ask p2", "not-to-be-asked", "TOLL-4")
    refused(game, 0, "ask p1", "not-to-be-asked", "TOLL-4")
    refused(game, 0, "ask p9", "no-such-seat", "TOLL-4")
    play_folded(game, 0, "ask p3")
    play_folded(game, 2, "refuse")
    refused(game, 0, "ask p3", "asked-already", "TOLL-4")
    assert legal(game, 0) == ["pay", "withdraw"]


@pytest.mark.rule("TOLL-4")
def test_if_nobody_pays_the_turn_is_still_his_and_the_cell_is_barred() -> None:
    game = facing()
    play_folded(game, 0, "place EW 1,0")
    play_folded(game, 0, "withdraw")
    assert game.actors == (0,)
    assert at(game, "hands")[0] == ["NSEW", "EW", "map"]
    refused(game, 0, "place EW 1,0", "toll-not-paid", "TOLL-4")
    refused(game, 0, "place NSEW 1,0", "toll-not-paid", "TOLL-4")
    assert seen(game, 1, "given") == [{"holder": 0, "cards": ["EW"], "discards": []}]
    play_folded(game, 0, "place NSEW -1,0")
    assert seen(game, None, "ext")["toll"]["barred"] == []
    assert seen(game, None, "ext")["toll"]["miners"] == {"1,0": 1}
    assert len(at(game, "hands")[0]) == 3


@pytest.mark.rule("TOLL-4", "WC-2022")
def test_under_a_guide_he_lays_elsewhere() -> None:
    game = facing(hands=(["guide", "EW", "NS"],), modules=["guide", "toll"])
    play(game, 0, "play guide")
    play_folded(game, 0, "place EW 1,0")
    play_folded(game, 0, "withdraw")
    assert seen(game, 0, "window") == {"kind": "guide", "seats": [0], "count": 2}
    refused(game, 0, "place EW 1,0", "toll-not-paid", "TOLL-4")
    play_folded(game, 0, "place EW -1,0")
    play_folded(game, 0, "place NS 0,1")
    assert game.actors == (1,)


@pytest.mark.rule("TOLL-3", "TOLL-4")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["toll"], "toll")
    assert_nothing_leaks(["toll", "veto"], "toll", games=1, players=3)


@pytest.mark.rule("TOLL-3", "WC-2019")
def test_nobody_has_answered_a_veto_before_the_toll_is_paid() -> None:
    """Worlds that a seat makes up know it too: the question is not asked yet."""
    hands = (["NSEW", "EW", "map"], ["veto", "NS"], ["map", "SW"])
    game = facing(hands=hands, modules=["toll", "veto"])
    play(game, 0, "place EW 1,0")
    assert game.state.stack[-1].kind == "toll"
    for number in range(20):
        world = game.guess(0, f"world {number}")
        (asked,) = [frame for frame in world.state.stack if frame.kind == "veto"]
        assert asked.seats == (1, 2)


@pytest.mark.rule("TOLL-4")
def test_by_the_other_reading_the_owner_is_another_player_too() -> None:
    game = facing(gold=[0, 1, 1])
    play_folded(game, 0, "place EW 1,0")
    refused(game, 0, "ask p2", "not-to-be-asked", "TOLL-4")
    game = facing(gold=[0, 1, 1], options={"toll-owner": "asked"})
    play_folded(game, 0, "place EW 1,0")
    refused(game, 0, "ask p1", "not-to-be-asked", "TOLL-4")
    play_folded(game, 0, "ask p2")
    play_folded(game, 1, "pay")
    assert game.gold == (0, 1, 1)
    assert at(game, "grid") == {"1,0": "EW"}
    assert seen(game, None, "ext")["toll"]["miners"] == {}
