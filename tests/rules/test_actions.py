"""ACT-1 to ACT-6: broken tools, repairs, rockfall, map, and the discard pile."""

import pytest

from rules.positions import (
    GOAL_CELLS,
    GOALS,
    TO_MIDDLE,
    TOOLS,
    at,
    corridor,
    kinds,
    legal,
    play,
    refused,
    seen,
    table,
    told,
)
from saboteur import redact

ALL_BREAKS = [f"break-{tool}" for tool in TOOLS]
DOUBLES = [("pickaxe", "lamp", "cart"), ("pickaxe", "cart", "lamp"), ("lamp", "cart", "pickaxe")]
STONES = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}

every_tool = pytest.mark.parametrize("tool", TOOLS)
every_target = pytest.mark.parametrize("target", range(3))
every_double = pytest.mark.parametrize(("one", "two", "other"), DOUBLES)


def front(target: int, *tools: str) -> list[list[str]]:
    """Broken tools before one of three players."""
    return [[f"break-{tool}" for tool in tools] if seat == target else [] for seat in range(3)]


# -- ACT-1 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-1")
@every_tool
@every_target
def test_act_1_a_broken_tool_before_anyone_oneself_included(tool: str, target: int) -> None:
    game = table({}, [f"break-{tool}"])
    events = play(game, 0, f"play break-{tool} p{target + 1}")
    assert at(game, "front") == front(target, tool)
    assert at(game, "discard") == []
    assert told(events, "broke", "target") == [target]
    for seat in (0, 1, 2, None):
        assert seen(game, seat, "front") == front(target, tool)


@pytest.mark.rule("ACT-1")
@every_tool
@every_target
def test_act_1_at_most_one_of_each_kind(tool: str, target: int) -> None:
    game = table({}, [f"break-{tool}"], front=front(target, tool))
    refused(game, 0, f"play break-{tool} p{target + 1}", "already-broken", "ACT-1")
    others = {f"play break-{tool} p{seat + 1}" for seat in range(3) if seat != target}
    assert {text for text in legal(game, 0) if text.startswith("play")} == others


@pytest.mark.rule("ACT-1")
def test_act_1_one_of_every_kind_may_lie_together() -> None:
    game = table({}, ["break-cart"], front=front(1, "pickaxe", "lamp"))
    play(game, 0, "play break-cart p2")
    assert sorted(at(game, "front")[1]) == sorted(ALL_BREAKS)


@pytest.mark.rule("ACT-1", "ACT-2")
@pytest.mark.parametrize(("card", "rule"), [("break-lamp", "ACT-1"), ("repair-lamp", "ACT-2")])
def test_act_1_the_target_sits_at_the_table(card: str, rule: str) -> None:
    refused(table({}, [card]), 0, f"play {card} p4", "no-such-seat", rule)


@pytest.mark.rule("ACT-1")
def test_act_1_after_a_repair_it_can_be_broken_again() -> None:
    game = table({}, ["repair-lamp"], ["break-lamp"], front=front(0, "lamp"))
    play(game, 0, "play repair-lamp p1")
    play(game, 1, "play break-lamp p1")
    assert at(game, "front") == front(0, "lamp")


# -- ACT-2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-2")
@every_tool
@every_target
def test_act_2_a_repair_removes_the_tool_and_both_are_discarded(tool: str, target: int) -> None:
    game = table({}, [f"repair-{tool}"], front=front(target, tool))
    events = play(game, 0, f"play repair-{tool} p{target + 1}")
    assert at(game, "front") == [[], [], []]
    assert sorted(at(game, "discard")) == [f"break-{tool}", f"repair-{tool}"]
    assert told(events, "repaired", "card") == [f"break-{tool}"]


@pytest.mark.rule("ACT-2")
@every_tool
@every_target
def test_act_2_only_where_there_is_something_to_repair(tool: str, target: int) -> None:
    others = [other for other in TOOLS if other != tool]
    game = table({}, [f"repair-{tool}"], front=front(target, *others))
    for seat in range(3):
        text = f"play repair-{tool} p{seat + 1}"
        refused(game, 0, text, "nothing-to-repair", "ACT-2")
    assert legal(game, 0) == [f"pass repair-{tool}"]


@pytest.mark.rule("ACT-2")
def test_act_2_the_other_broken_tools_stay() -> None:
    game = table({}, ["repair-lamp"], front=[["break-lamp"], ALL_BREAKS, ["break-lamp"]])
    play(game, 0, "play repair-lamp p2")
    assert at(game, "front") == [["break-lamp"], ["break-pickaxe", "break-cart"], ["break-lamp"]]


# -- ACT-3 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-3")
@every_double
@every_target
def test_act_3_one_of_two_never_both(one: str, two: str, other: str, target: int) -> None:
    card = f"repair-{one}-{two}"
    for mended, left in ((one, two), (two, one)):
        game = table({}, [card], front=front(target, one, two))
        play(game, 0, f"play {card} p{target + 1} {mended}")
        assert at(game, "front") == front(target, left)
        assert sorted(at(game, "discard")) == sorted([f"break-{mended}", card])


@pytest.mark.rule("ACT-3")
@every_double
def test_act_3_only_a_shown_tool_that_is_broken(one: str, two: str, other: str) -> None:
    card = f"repair-{one}-{two}"
    game = table({}, [card], front=front(1, one, other))
    refused(game, 0, f"play {card} p2 {two}", "nothing-to-repair", "ACT-3")
    refused(game, 0, f"play {card} p2 {other}", "wrong-tool", "ACT-3")
    refused(game, 0, f"play {card} p1 {one}", "nothing-to-repair", "ACT-3")
    refused(game, 0, f"play {card} p2", "malformed", "TURN-1")
    refused(game, 0, f"play {card} p2 {one} {two}", "malformed", "TURN-1")
    assert legal(game, 0) == [f"play {card} p2 {one}", f"pass {card}"]


@pytest.mark.rule("ACT-3")
def test_act_3_every_broken_tool_it_shows_is_offered() -> None:
    game = table({}, ["repair-lamp-cart"], front=[["break-lamp"], ALL_BREAKS, []])
    plays = {text for text in legal(game, 0) if text.startswith("play")}
    assert plays == {f"play repair-lamp-cart {way}" for way in ("p1 lamp", "p2 lamp", "p2 cart")}


# -- ACT-4 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-4")
def test_act_4_a_rockfall_removes_a_path_card_and_both_are_discarded() -> None:
    game = table({"1,0": "NEW", "2,0": "EW"}, ["rockfall"], laid=["1,0", "2,0"])
    events = play(game, 0, "play rockfall 1,0")
    assert at(game, "grid") == {"2,0": "EW"}
    assert at(game, "laid") == ["2,0"]
    assert sorted(at(game, "discard")) == ["SEW", "rockfall"]
    assert told(events, "collapsed", "cell") == ["1,0"]


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize("cell", ["0,0", "8,0", "8,2", "4,0", "9,9"])
def test_act_4_never_the_start_card_a_goal_or_nothing(cell: str) -> None:
    """The start card, a stone that is turned over, a face-down goal, an empty cell."""
    grid = {**corridor(1, 3), **corridor(5, 7)}
    game = table(grid, ["rockfall"], goals=STONES, shown={"8,0": "SW"})
    refused(game, 0, f"play rockfall {cell}", "no-path-card-there", "ACT-4")
    removable = {text for text in legal(game, 0) if text.startswith("play")}
    assert removable == {f"play rockfall {there}" for there in grid}


@pytest.mark.rule("ACT-4")
def test_act_4_without_a_path_card_there_is_no_rockfall() -> None:
    assert legal(table({}, ["rockfall"]), 0) == ["pass rockfall"]


@pytest.mark.rule("ACT-4")
def test_act_4_what_is_cut_off_stays_and_can_be_removed_too() -> None:
    game = table(corridor(1, 4), ["rockfall"], ["rockfall"], ["rockfall"])
    play(game, 0, "play rockfall 1,0")
    assert at(game, "grid") == corridor(2, 4)
    play(game, 1, "play rockfall 4,0")
    assert at(game, "grid") == corridor(2, 3)


@pytest.mark.rule("ACT-4")
def test_act_4_the_gap_may_be_filled_by_any_card_that_fits() -> None:
    game = table(corridor(1, 3), ["rockfall"], ["NSEW", "NS"])
    play(game, 0, "play rockfall 2,0")
    refused(game, 1, "place NS 2,0", "edges-mismatch", "PATH-2")
    play(game, 1, "place NSEW 2,0")
    assert at(game, "grid") == {**corridor(1, 3), "2,0": "NSEW"}


@pytest.mark.rule("ACT-4", "PATH-5")
def test_act_4_a_broken_tool_forbids_no_action_card() -> None:
    game = table(corridor(1, 3), ["rockfall"], front=front(0, *TOOLS))
    play(game, 0, "play rockfall 3,0")


# -- ACT-5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-5")
@pytest.mark.parametrize("cell", GOAL_CELLS)
def test_act_5_only_the_looker_knows_the_goal(cell: str) -> None:
    game = table({}, ["map"])
    events = play(game, 0, f"play map {cell}")
    for seat in (0, 1, 2, None):
        known = {at: goal["card"] for at, goal in seen(game, seat, "goals").items()}
        assert known == {at: GOALS[at] if (seat, at) == (0, cell) else None for at in GOAL_CELLS}
        texts = str([event.as_dict() for event in redact(events, seat)])
        assert (GOALS[cell] in str(redact(events, seat))) is (seat == 0)
        assert (GOALS[cell] in texts) is (seat == 0)


@pytest.mark.rule("ACT-5")
@pytest.mark.parametrize("cell", GOAL_CELLS)
def test_act_5_the_goal_is_put_back_as_it_lay(cell: str) -> None:
    game = table(TO_MIDDLE, ["map"])
    events = play(game, 0, f"play map {cell}")
    assert (at(game, "goals"), at(game, "shown")) == (GOALS, {})
    assert at(game, "discard") == ["map"]
    assert told(events, "looked", "cell") == [cell]
    assert "opened" not in kinds(events)


@pytest.mark.rule("ACT-5")
def test_act_5_he_remembers_every_goal_he_has_seen() -> None:
    game = table({}, ["map", "map"])
    play(game, 0, "play map 8,0")
    play(game, 1, "play map 8,2")
    play(game, 2, "play map 8,2")
    play(game, 0, "play map 8,-2")
    known = {cell: goal["card"] for cell, goal in seen(game, 0, "goals").items()}
    assert known == {"8,-2": "stone-a", "8,0": "treasure", "8,2": None}


@pytest.mark.rule("ACT-5")
@pytest.mark.parametrize("cell", ["0,0", "7,0", "1,1", "8,0"])
def test_act_5_only_a_face_down_goal(cell: str) -> None:
    """Not the start card, a path card, an empty cell or a goal that is turned over."""
    game = table(corridor(1, 7), ["map"], goals=STONES, shown={"8,0": "SW"})
    refused(game, 0, f"play map {cell}", "not-a-hidden-goal", "ACT-5")
    assert legal(game, 0) == ["play map 8,-2", "play map 8,2", "pass map"]


# -- ACT-6 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-6")
def test_act_6_what_lay_on_the_discard_pile_before_is_face_down() -> None:
    game = table({}, ["EW"], discard=["rockfall", "N|S|W"])
    for seat in (0, 1, 2, None):
        assert seen(game, seat, "discard") == ["?", "?"]


@pytest.mark.rule("ACT-6", "TURN-2")
def test_act_6_a_card_seen_when_played_tells_nothing_about_passed_ones() -> None:
    game = table({}, ["S|E|W"], ["map"], ["N|S|W"])
    play(game, 0, "pass S|E|W")
    play(game, 1, "play map 8,0")
    play(game, 2, "pass N|S|W")
    assert at(game, "discard") == ["S|E|W", "map", "N|S|W"]
    for seat, hidden in ((0, "N|S|W"), (1, "N|S|W"), (1, "S|E|W"), (2, "S|E|W"), (None, "S|E|W")):
        assert hidden not in seen(game, seat, "discard")
