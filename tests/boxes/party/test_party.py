"""The tunnel party: PARTY-1."""

from collections import Counter
from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import at, kinds, legal, play, refused, seen
from saboteur import Game, Rules

# `place EW 3,2` then reaches the tunnel party at 4,2.
TO_PARTY = {"0,1": "NS", "0,2": "NE", "1,2": "EW", "2,2": "EW"}


def table(modules: tuple[str, ...] = ("party",), seed: str = "", **keys: Any) -> Game:
    """p1 may reach the card."""
    game = box(TO_PARTY, ["EW", "map"], modules=modules, players=5, **keys)
    return Game.from_position(game.rules, game.position(), seed) if seed else game


@pytest.mark.rule("PARTY-1")
@pytest.mark.parametrize("modules", both("party"))
def test_all_players_dwarves_are_dealt_again(modules: tuple[str, ...]) -> None:
    dwarves = ["blue", "green", "boss", "saboteur", "geologist"]
    dwarves = dwarves if len(modules) > 1 else ["digger", "digger", "saboteur", "saboteur", "digger"]
    found = set()
    for number in range(12):
        game = table(modules, seed=f"party {number}", dwarves=dwarves, spare=[dwarves[0]])
        events = play_folded(game, 0, "place EW 3,2")
        assert kinds(events)[1:3] == ["party-reached", "dealt-again"]
        assert Counter(at(game, "dwarves")) == Counter(dwarves)
        assert at(game, "spare") == [dwarves[0]]
        for seat in range(5):
            assert seen(game, seat, "dwarves")[seat] == at(game, "dwarves")[seat]
        found.add(tuple(at(game, "dwarves")))
    assert len(found) > 5


@pytest.mark.rule("PARTY-1")
def test_what_people_knew_of_each_other_is_void() -> None:
    known = [{"dwarves": {"1": "digger"}}, {}, {}, {}, {}]
    game = table(known=known)
    play_folded(game, 0, "place EW 3,2")
    for viewer in (*range(5), None):
        assert [s for s, dwarf in enumerate(seen(game, viewer, "dwarves")) if dwarf] in ([], [viewer])
    assert seen(game, None, "inspected") == [[]] * 5


@pytest.mark.rule("PARTY-1")
def test_only_the_first_time() -> None:
    game = table()
    play(game, 0, "place EW 3,2")
    position = game.position() | {"hands": [["map"], ["NS", "map"], ["map"], ["map"], ["map"]]}
    again = Game.from_position(game.rules, position)
    assert "dealt-again" not in kinds(again.play(1, "place NS 4,1"))


@pytest.mark.rule("PARTY-1", "ACT-4")
def test_it_lies_there_from_the_start_for_good() -> None:
    rules = Rules.build(4, modules=["party"])
    assert seen(Game(rules, seed="party"), None, "ext")["party"] == {
        "cell": "4,2", "card": "NSEW", "reached": False,
    }  # fmt: skip
    game = box(TO_PARTY, ["rockfall", "EW"], modules="party")
    refused(game, 0, "play rockfall 4,2", "no-path-card-there", "ACT-4")
    refused(game, 0, "place EW 4,2", "cell-occupied", "PATH-1")


@pytest.mark.rule("GOAL-6", "PARTY-1", "COSTUME-1")
def test_two_sites_reached_at_once_are_opened_in_his_order() -> None:
    grid = {"1,0": "EW", "2,0": "EW", "4,-1": "NS", "4,1": "NS", "4,0": "NSEW"}
    game = box(grid, ["EW", "map"], modules=["costume", "party"], spare=["saboteur"])
    play_folded(game, 0, "place EW 3,0")
    assert legal(game, 0) == ["open 4,-2", "open 4,2"]
    events = play_folded(game, 0, "open 4,2")
    assert [kind for kind in kinds(events) if kind.endswith("-reached")] == [
        "party-reached", "costume-reached",
    ]  # fmt: skip


@pytest.mark.rule("PARTY-1")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["party"], "party")
    assert_nothing_leaks(["costume", "party"], "party", games=2)
