"""The costume department: COSTUME-1."""

from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, box, play_folded
from rules.positions import at, kinds, legal, refused, seen
from saboteur import Game, PositionError, Rules, RulesError

# `place EW 3,-2` then reaches the costume department at 4,-2.
TO_COSTUME = {"0,-1": "NS", "0,-2": "SE", "1,-2": "EW", "2,-2": "EW"}


def table(modules: tuple[str, ...] = ("costume",), **keys: Any) -> Game:
    """p1 may reach the card."""
    return box(TO_COSTUME, ["EW", "map"], modules=modules, **keys)


@pytest.mark.rule("COSTUME-1")
def test_it_lies_in_the_maze_and_ways_lead_through_it() -> None:
    game = Game(Rules.build(4, modules=["costume"]), seed="costume")
    assert seen(game, None, "sites")["4,-2"] == "costume"
    assert seen(game, None, "ext")["costume"] == {"cell": "4,-2", "card": "NSEW", "reached": False}
    game = table(spare=["saboteur"])
    play_folded(game, 0, "place EW 3,-2")
    assert {"5,-2", "4,-1", "4,-3"} <= {action.text.split()[-1] for action in _places(game)}


def _places(game: Game) -> list[Any]:
    position = game.position() | {"hands": [["NSEW"]] * 3}
    return Game.from_position(game.rules, position).legal(1)


@pytest.mark.rule("COSTUME-1")
def test_base_the_left_over_dwarf_is_taken_and_ones_own_left() -> None:
    game = table(dwarves=["digger", "digger", "digger"], spare=["saboteur"])
    events = play_folded(game, 0, "place EW 3,-2")
    assert "costume-changed" in kinds(events)
    assert at(game, "dwarves") == ["saboteur", "digger", "digger"]
    assert at(game, "spare") == ["digger"]
    assert seen(game, 0, "dwarves") == ["saboteur", None, None]
    assert [seen(game, viewer, "spare") for viewer in (0, 1, None)] == [["digger"], [None], [None]]
    assert all(game.guess(0, str(n)).position()["spare"] == ["digger"] for n in range(10))


@pytest.mark.rule("COSTUME-1")
def test_saboteur_2_his_own_goes_under_the_pile() -> None:
    game = table(("saboteur2", "costume"), spare=["green", "boss", "saboteur"])
    play_folded(game, 0, "place EW 3,-2")
    assert at(game, "dwarves")[0] == "saboteur"
    assert at(game, "spare") == ["blue", "green", "boss"]
    game = table(("saboteur2", "costume"), spare=[])
    play_folded(game, 0, "place EW 3,-2")
    assert at(game, "dwarves")[0] == "blue"


@pytest.mark.rule("COSTUME-1", "S2-SWAPHATS", "S2-INSPECT")
def test_who_knew_his_dwarf_knows_where_it_is() -> None:
    """The one left over, and later whoever takes it from the pile."""
    known = [{}, {"dwarves": {"0": "blue"}}, {}]
    hands = (["EW", "map"], ["swap-hats"])
    game = box(TO_COSTUME, *hands, modules=["saboteur2", "costume"], spare=["boss"], known=known)
    play_folded(game, 0, "place EW 3,-2")
    assert [seen(game, viewer, "spare") for viewer in (0, 1, 2)] == [["blue"], ["blue"], [None]]
    assert seen(game, 1, "dwarves")[0] is None
    play_folded(game, 1, "play swap-hats p3")
    assert [seen(game, viewer, "dwarves")[2] for viewer in (0, 1, 2, None)] == ["blue"] * 3 + [None]
    assert seen(game, None, "inspected") == [[2], [2], []]


@pytest.mark.rule("COSTUME-1")
def test_only_the_first_changes() -> None:
    game = table(spare=["saboteur"])
    play_folded(game, 0, "place EW 3,-2")
    position = game.position() | {"turn": 1, "hands": [[], ["NS", "map"], ["map"]]}
    again = Game.from_position(game.rules, position)
    assert "costume-reached" not in kinds(again.play(1, "place NS 4,-1"))
    assert seen(again, None, "ext")["costume"]["reached"]


@pytest.mark.rule("COSTUME-1", "ACT-4")
def test_nothing_removes_it_or_lies_on_it() -> None:
    game = box(TO_COSTUME, ["rockfall", "EW"], modules="costume", spare=["digger"])
    refused(game, 0, "play rockfall 4,-2", "no-path-card-there", "ACT-4")
    refused(game, 0, "place EW 4,-2", "cell-occupied", "PATH-1")
    assert "play rockfall 2,-2" in legal(game, 0)
    with pytest.raises(PositionError, match="4,-2"):
        box({"4,-2": "EW"}, modules="costume")


@pytest.mark.rule("MOD-1", "COSTUME-1")
def test_it_needs_a_spare_dwarf() -> None:
    with pytest.raises(RulesError, match=r"costume.*tournament"):
        Rules.build(5, modules=["costume", "tournament"])
    with pytest.raises(RulesError, match=r"costume.*spare=none"):
        Rules.build(5, modules=["costume"], options={"spare": "none"})


@pytest.mark.rule("COSTUME-1", "GOAL-6")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["costume"], "costume")
    assert_nothing_leaks(["saboteur2", "costume"], "costume", games=1)
