"""The Detour: WC-2023."""

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import TO_MIDDLE, at, kinds, play, refused, told
from saboteur import Rules

GRID = {"1,0": "NSEW", "2,0": "SEW"}
LAID = ["1,0", "2,0"]


@pytest.mark.rule("WC-2023", "WC-0")
@pytest.mark.parametrize("modules", both("detour"))
def test_the_last_card_is_laid_elsewhere(modules: tuple[str, ...]) -> None:
    game = box(GRID, ["detour", "map"], modules=modules, laid=LAID, last_layer=2)
    events = play_folded(game, 0, "play detour NEW 1,1")
    assert kinds(events)[:3] == ["played", "lifted", "placed"]
    assert at(game, "grid") == {"1,0": "NSEW", "1,1": "NEW"}
    assert at(game, "laid") == ["1,0", "1,1"]
    assert at(game, "last_layer") == 0
    assert at(game, "discard") == ["detour"]


@pytest.mark.rule("WC-2023", "ACT-4")
def test_the_last_that_still_lies_there_counts() -> None:
    game = box(GRID, ["rockfall"], ["detour"], modules="detour", laid=LAID)
    play(game, 0, "play rockfall 2,0")
    refused(game, 1, "play detour SEW 0,1", "not-the-last", "WC-2023")
    play(game, 1, "play detour NSEW 0,1")


@pytest.mark.rule("WC-2023", "PATH-1", "PATH-2", "PATH-4")
def test_the_usual_rules_hold_without_the_card_where_it_lay() -> None:
    game = box(GRID, ["detour"], modules="detour", laid=LAID)
    refused(game, 0, "play detour NEW 3,0", "not-adjacent", "PATH-1")
    refused(game, 0, "play detour NEW 1,0", "cell-occupied", "PATH-1")
    refused(game, 0, "play detour SEW 1,1", "edges-mismatch", "PATH-2")
    refused(game, 0, "play detour NEW 2,0", "same-cell", "WC-2023")


@pytest.mark.rule("WC-2023", "PATH-4")
def test_it_must_be_connected_where_it_comes_to_lie() -> None:
    grid = {"1,0": "EW", "2,0": "EW", "3,0": "NSEW"}
    game = box(grid, ["detour"], modules="detour", laid=["3,0", "1,0", "2,0"])
    refused(game, 0, "play detour EW 4,0", "not-connected", "PATH-4")


@pytest.mark.rule("WC-2023", "PATH-5")
def test_a_broken_tool_forbids_it() -> None:
    game = box(GRID, ["detour"], modules="detour", laid=LAID, front=[["break-lamp"], [], []])
    refused(game, 0, "play detour NEW 1,1", "tool-broken", "PATH-5")


@pytest.mark.rule("WC-2023", "TOUR-2")
def test_cards_of_set_up_are_never_moved() -> None:
    game = box(GRID, ["detour"], modules="detour")
    refused(game, 0, "play detour NEW 1,1", "nothing-laid", "WC-2023")
    assert Rules.build(5, modules=["tournament", "detour"]).deck.count("detour") == 1


@pytest.mark.rule("WC-2023", "GOAL-5")
def test_who_plays_it_makes_the_connection() -> None:
    keys = {"laid": ["0,1"], "gold_pile": [1, 2, 3], "dwarves": ["digger", "digger", "saboteur"]}
    game = box({**TO_MIDDLE, "0,1": "NSEW"}, ["detour"], modules="detour", **keys)  # type: ignore[arg-type]
    events = play_folded(game, 0, "play detour NSEW 7,0")
    assert told(events, "round-ended", "finder") == [0]


@pytest.mark.rule("WC-2023", "ED-DOOR-PLAY")
@pytest.mark.parametrize(("dwarf", "allowed"), [("blue", True), ("green", False), ("boss", False)])
def test_a_detour_of_a_door_counts_as_laying_it(dwarf: str, allowed: bool) -> None:
    grid = {"1,0": "NSEW", "2,0": "EW:blue"}
    keys = {"edition": "italian", "laid": LAID, "dwarves": [dwarf, "green", "saboteur"]}
    game = box(grid, ["detour"], modules=["saboteur2", "detour"], **keys)  # type: ignore[arg-type]
    if allowed:
        events = play_folded(game, 0, "play detour EW:blue -1,0")
        assert told(events, "proved", "dwarf") == ["blue"]
    else:
        refused(game, 0, "play detour EW:blue -1,0", "door-of-another", "S2-DOOR")


@pytest.mark.rule("WC-2023", "S2-LADDER-1")
def test_a_ladder_keeps_its_own_rules() -> None:
    grid = {"1,0": "NSEW", "1,-1": "S:ladder"}
    game = box(grid, ["detour"], modules=["saboteur2", "detour"], laid=["1,0", "1,-1"])
    play_folded(game, 0, "play detour N:ladder 1,1")


@pytest.mark.rule("WC-2023")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["detour"], "detour")
    assert_nothing_leaks(["saboteur2", "detour"], "detour", games=1)
