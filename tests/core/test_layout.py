"""Layouts of a table's own: SETUP-6 to SETUP-8, CHEST-1, and what rules make of them."""

from __future__ import annotations

from random import Random

import pytest

from saboteur import Game, Rules, RulesError
from saboteur.conformance.checks import assert_conforms
from saboteur.core.layout import LayoutError, LayoutFault

ROOMS = ("chests", "costume", "party")


def faults(modules: tuple[str, ...] = (), **options: str) -> list[LayoutFault]:
    """Return which rules a layout breaks."""
    with pytest.raises(LayoutError) as refused:
        Rules.build(
            5, modules=modules, options={key.replace("_", "-"): text for key, text in options.items()}
        )
    return refused.value.laid.faults


def reasons(found: list[LayoutFault]) -> list[tuple[str, str]]:
    return [(fault.reason, fault.rule) for fault in found]


def test_setup_6_a_layout_is_written_as_cells() -> None:
    assert reasons(faults(goal_places="here and there")) == [("layout-unreadable", "SETUP-6")]


@pytest.mark.parametrize("goals", ["8,-2 8,2", "8,-2 8,2 8,0 5,0", "8,-2 8,2 8,2"])
def test_setup_2_there_are_three_goals_in_places_of_their_own(goals: str) -> None:
    assert ("layout-count", "SETUP-2") in reasons(faults(goal_places=goals))


@pytest.mark.parametrize("cell", ["11,0", "0,4", "5,5", "5,-5"])
def test_setup_6_cards_lie_in_the_part_of_the_mine_that_is_for_them(cell: str) -> None:
    found = faults(goal_places=f"{cell} 8,0 8,2")
    assert reasons(found) == [("layout-outside", "SETUP-6")]


def test_setup_7_no_two_cards_lie_side_by_side() -> None:
    assert reasons(faults(goal_places="8,-2 8,1 8,2")) == [("layout-touching", "SETUP-7")]
    (found,) = faults(ROOMS, costume_place="7,0")
    assert set(found.settings) == {"goal-places", "costume-place"} and len(found.cells) == 2
    # Not beside the start either, and never one on another; corners are no sides.
    assert reasons(faults(("party",), party_place="1,0")) == [("layout-touching", "SETUP-7")]
    assert reasons(faults(("party",), party_place="8,0")) == [("layout-touching", "SETUP-7")]
    Rules.build(5, modules=["party"], options={"party-place": "7,1"})


def test_setup_8_three_cards_fit_between_the_start_and_a_goal() -> None:
    assert reasons(faults(goal_places="3,0 8,0 8,2")) == [("layout-near", "SETUP-8")]
    Rules.build(5, options={"goal-places": "4,0 8,0 8,2"})


def test_chest_1_not_even_corners_of_chests_touch() -> None:
    assert reasons(faults(("chests",), chests="2,-1 3,0 5,-1 6,1")) == [("layout-corners", "CHEST-1")]


def test_chest_1_chests_at_random_need_room() -> None:
    crowded = {"chests": "random", "goal_places": "1,-3 3,-2 3,1 6,1 5,3"}
    found = faults(("chests", "new-goals"), **crowded)
    assert reasons(found) == [("layout-no-room", "CHEST-1")]


def test_usual_layouts_are_not_named_and_all_orders_are_one() -> None:
    usual = Rules.build(5, modules=ROOMS)
    same = {"goal-places": "8,2 8,0 8,-2", "chests": "6,1 5,-1 3,1 2,-1", "party-place": "4,2"}
    assert Rules.build(5, modules=ROOMS, options=same).options == usual.options
    one = Rules.build(5, options={"goal-places": "5,3 7,0 5,-3"})
    assert one.options["goal-places"] == "5,-3 7,0 5,3"
    with pytest.raises(RulesError, match="it is zigzag or corners or random"):
        Rules.build(5, modules=ROOMS, options={"chests": "everywhere"})


def test_cards_lie_where_the_table_wants_them() -> None:
    wish = {"goal-places": "5,-3 7,0 5,3", "chests": "2,-2 4,0 2,2 7,-2", "costume-place": "9,3"}
    game = Game(Rules.build(5, modules=("chests", "costume"), options=wish), "own layout", start=0)
    view = game.view(0).as_dict()
    assert sorted(view["goals"]) == sorted(wish["goal-places"].split())
    assert sorted(view["ext"]["chests"]["covered"]) == sorted(wish["chests"].split())
    assert view["ext"]["costume"]["cell"] == "9,3"


@pytest.mark.parametrize("box", ["saboteur2", "new-goals"])
def test_games_on_own_layouts_conform(box: str) -> None:
    goals = "4,-3 6,0 5,3 9,-4 10,4" if box == "new-goals" else "4,-3 6,0 5,3"
    wish = {"goal-places": goals, "chests": "3,-1 3,1 7,-2 7,2", "costume-place": "9,0", "party-place": "2,0"}
    rules = Rules.build(5, modules=(*ROOMS, box), options={**wish, "rounds": "1"})
    assert_conforms(Random(box), Game(rules, seed=box), every=20)
