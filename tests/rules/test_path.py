"""PATH-1 to PATH-6: where a path card may lie, and why not."""

import pytest

from rules.positions import TO_MIDDLE, TOOLS, at, corridor, legal, play, refused, table, without
from saboteur import Game

MIDDLE_STONE = {"8,-2": "treasure", "8,0": "stone-a", "8,2": "stone-b"}


def places(game: Game, seat: int = 0) -> set[str]:
    return {text for text in legal(game, seat) if text.startswith("place")}


# -- PATH-1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-1")
def test_path_1_a_card_is_laid_next_to_a_face_up_card() -> None:
    game = table(corridor(1, 1), ["NSEW"])
    play(game, 0, "place NSEW 2,0")
    assert at(game, "grid") == {"1,0": "EW", "2,0": "NSEW"}
    assert at(game, "laid")[-1] == "2,0"


@pytest.mark.rule("PATH-1")
@pytest.mark.parametrize("cell", ["3,0", "2,1", "1,-2", "-2,0", "40,-7"])
def test_path_1_not_apart_and_not_corner_to_corner(cell: str) -> None:
    refused(table(corridor(1, 1), ["NSEW"]), 0, f"place NSEW {cell}", "not-adjacent", "PATH-1")


@pytest.mark.rule("PATH-1")
@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,0", "8,2"])
def test_path_1_not_on_another_card(cell: str) -> None:
    """Neither on the start card, a path card, a goal that is turned over nor one that is not."""
    game = table(corridor(1, 7), ["NSEW"], goals=MIDDLE_STONE, shown={"8,0": "NW"})
    refused(game, 0, f"place NSEW {cell}", "cell-occupied", "PATH-1")


@pytest.mark.rule("PATH-1")
@pytest.mark.parametrize("cell", ["7,-2", "9,0", "8,1", "8,3"])
@pytest.mark.parametrize("placement", ["connected", "adjacent"])
def test_path_1_a_face_down_goal_is_no_neighbour(cell: str, placement: str) -> None:
    game = table({}, ["NSEW"], options={"placement": placement})
    refused(game, 0, f"place NSEW {cell}", "not-adjacent", "PATH-1")


@pytest.mark.rule("PATH-1", "GOAL-3")
def test_path_1_a_stone_is_a_neighbour() -> None:
    game = table(corridor(1, 7), ["SEW"], goals=MIDDLE_STONE, shown={"8,0": "NW"})
    play(game, 0, "place SEW 8,-1")


# -- PATH-2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-2")
@pytest.mark.parametrize("card", ["NS", "SE", "N|S", "S|E", "S"])
def test_path_2_open_on_open(card: str) -> None:
    """East of the start card the west side must be open."""
    refused(table({}, [card]), 0, f"place {card} 1,0", "edges-mismatch", "PATH-2")


@pytest.mark.rule("PATH-2")
@pytest.mark.parametrize("card", ["NSEW", "SW", "SEW", "N|S|W", "S|E|W"])
def test_path_2_closed_on_closed(card: str) -> None:
    """1,-1 lies above a closed side and right of an open one."""
    game = table({"1,0": "EW", "0,-1": "NSEW"}, [card])
    refused(game, 0, f"place {card} 1,-1", "edges-mismatch", "PATH-2")


@pytest.mark.rule("PATH-2")
@pytest.mark.parametrize("tile", ["EW", "NW", "NEW", "W", "E|W"])
def test_path_2_whatever_fits_both_neighbours_may_lie(tile: str) -> None:
    game = table({"1,0": "EW", "0,-1": "NSEW"}, [tile])
    play(game, 0, f"place {tile} 1,-1")


@pytest.mark.rule("PATH-2")
def test_path_2_all_four_sides_count() -> None:
    """A gap with an open side to the west and south, a closed one to the north and east."""
    ring = {"1,0": "EW", "2,-1": "EW", "3,0": "NS", "2,1": "NSEW"}
    game = table(ring, ["SW", "NSEW", "SEW", "NSW", "EW", "NS", "S|W"])
    there = {text for text in places(game) if text.endswith(" 2,0")}
    assert there == {"place SW 2,0", "place S|W 2,0"}
    for tile in ("NSEW", "SEW", "NSW", "EW", "NS", "NE"):
        refused(game, 0, f"place {tile} 2,0", "edges-mismatch", "PATH-2")


@pytest.mark.rule("PATH-2")
def test_path_2_a_face_down_goal_asks_for_nothing() -> None:
    """Its side may be met open or closed; the same card must fit it once it is turned over."""
    game = table(TO_MIDDLE, ["EW", "NSW", "W"])
    assert {"place EW 7,0", "place NSW 7,0", "place W 7,0"} <= places(game)
    face_up = table(TO_MIDDLE, ["EW", "NSW", "W"], goals=MIDDLE_STONE, shown={"8,0": "NW"})
    assert {text for text in places(face_up) if text.endswith(" 7,0")} == {"place EW 7,0"}
    refused(face_up, 0, "place NSW 7,0", "edges-mismatch", "PATH-2")


# -- PATH-3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-3")
@pytest.mark.parametrize(
    ("card", "turned"),
    [
        ("SEW", "NEW"), ("NSW", "NSE"), ("SW", "NE"), ("SE", "NW"), ("S|E|W", "N|E|W"),
        ("N|S|W", "N|S|E"), ("S|W", "N|E"), ("S|E", "N|W"), ("S", "N"), ("W", "E"),
    ],
)  # fmt: skip
def test_path_3_a_card_may_be_turned_by_half(card: str, turned: str) -> None:
    game = table({}, [card])
    assert {text.split()[1] for text in places(game)} == {card, turned}
    cell = next(text.split()[2] for text in places(game) if text.split()[1] == turned)
    play(game, 0, f"place {turned} {cell}")
    assert at(game, "grid") == {cell: turned}


@pytest.mark.rule("PATH-3")
@pytest.mark.parametrize(
    ("card", "sideways"),
    [("EW", "NS"), ("NS", "EW"), ("SEW", "NSW"), ("NSW", "NEW"), ("SW", "SE"), ("S", "W")],
)
@pytest.mark.parametrize("placement", ["connected", "adjacent"])
def test_path_3_never_sideways(card: str, sideways: str, placement: str) -> None:
    game = table({}, [card], options={"placement": placement})
    for cell in ("1,0", "-1,0", "0,1", "0,-1"):
        refused(game, 0, f"place {sideways} {cell}", "card-not-in-hand", "TURN-1")


@pytest.mark.rule("PATH-3")
@pytest.mark.parametrize("card", ["NSEW", "NS", "EW", "N|S|E|W", "N|S", "E|W"])
def test_path_3_a_card_that_looks_the_same_both_ways_is_offered_once(card: str) -> None:
    found = legal(table({}, [card]), 0)
    assert len(found) == len(set(found))
    assert {text.split()[1] for text in found} == {card}


# -- PATH-4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-4")
@pytest.mark.parametrize("dead", ["E|W", "S|E|W", "N|S|E|W"])
def test_path_4_nothing_is_built_on_behind_a_dead_end(dead: str) -> None:
    refused(table({"1,0": dead}, ["EW"]), 0, "place EW 2,0", "not-connected", "PATH-4")
    game = table({}, [dead], ["EW"])
    play(game, 0, f"place {dead} 1,0")
    refused(game, 1, "place EW 2,0", "not-connected", "PATH-4")


@pytest.mark.rule("PATH-4")
@pytest.mark.parametrize("cell", ["1,-1", "1,1"])
def test_path_4_contact_of_two_closed_sides_is_not_enough(cell: str) -> None:
    refused(table(corridor(1, 1), ["EW"]), 0, f"place EW {cell}", "not-connected", "PATH-4")


@pytest.mark.rule("PATH-4")
def test_path_4_an_island_after_a_rockfall_cannot_be_built_on_until_the_gap_is_filled() -> None:
    game = table(corridor(1, 4), ["rockfall"], ["EW", "SW"], ["EW"], ["EW"])
    play(game, 0, "play rockfall 2,0")
    refused(game, 1, "place EW 5,0", "not-connected", "PATH-4")
    refused(game, 1, "place EW 3,1", "not-connected", "PATH-4")
    play(game, 1, "place EW 2,0")
    play(game, 2, "place EW 5,0")


@pytest.mark.rule("PATH-4")
@pytest.mark.parametrize("tile", ["N|S|W", "S|E|W", "N|S|E|W", "E|W", "S|W", "W"])
def test_path_4_one_connected_tunnel_of_several_is_enough(tile: str) -> None:
    play(table({}, [tile]), 0, f"place {tile} 1,0")


@pytest.mark.rule("PATH-4")
def test_path_4_a_dead_end_beside_a_living_tunnel_does_not_harm() -> None:
    """2,-1 is right of a stub that leads nowhere and above the open side of a connected tunnel."""
    game = table({"1,0": "EW", "2,0": "NSW", "1,-1": "S|E|W"}, ["SW", "EW"])
    play(game, 0, "place SW 2,-1")


@pytest.mark.rule("PATH-4")
def test_path_4_a_stub_does_not_pass_light_on_to_its_own_card() -> None:
    """The card at 1,0 is entered from the west; its other three stubs stay unconnected."""
    game = table({"1,0": "N|S|E|W"}, ["NSEW"])
    cells = {text.split()[2] for text in places(game)}
    assert cells == {"-1,0", "0,-1", "0,1"}
    for cell in ("2,0", "1,-1", "1,1"):
        refused(game, 0, f"place NSEW {cell}", "not-connected", "PATH-4")


@pytest.mark.rule("PATH-4", "GOAL-3")
def test_path_4_a_stone_that_does_not_lead_to_the_start_connects_nothing() -> None:
    game = table(corridor(1, 7), ["NSW"], goals=MIDDLE_STONE, shown={"8,0": "SE"})
    refused(game, 0, "place NSW 8,1", "not-connected", "PATH-4")


@pytest.mark.rule("PATH-4")
def test_path_4_a_filled_gap_connects_all_that_lay_behind_it() -> None:
    game = table(without(corridor(1, 6), "1,0"), ["EW"], ["SE"])
    play(game, 0, "place EW 1,0")
    assert places(game, 1) == {
        "place SE -1,0", "place SE 0,-1", "place NW 0,1", "place NW 7,0",
    }  # fmt: skip


@pytest.mark.rule("PATH-4")
@pytest.mark.parametrize(
    ("grid", "text"),
    [
        ({"1,0": "E|W"}, "place EW 2,0"),
        ({"1,0": "EW"}, "place EW 1,1"),
        ({"1,0": "EW", "3,0": "EW"}, "place EW 4,0"),
        ({"5,5": "NSEW"}, "place EW 6,5"),
    ],
)
def test_path_4_house_rule_adjacent_asks_for_contact_only(grid: dict[str, str], text: str) -> None:
    refused(table(grid, ["EW"]), 0, text, "not-connected", "PATH-4")
    game = table(grid, ["EW"], options={"placement": "adjacent"})
    play(game, 0, text)
    assert at(game, "grid")[text.split()[2]] == "EW"


@pytest.mark.rule("PATH-4", "PATH-1", "PATH-2", "PATH-5")
def test_path_4_house_rule_adjacent_keeps_the_other_rules() -> None:
    options = {"placement": "adjacent"}
    game = table(corridor(1, 2), ["NS", "EW"], options=options)
    refused(game, 0, "place EW 5,0", "not-adjacent", "PATH-1")
    refused(game, 0, "place EW 2,0", "cell-occupied", "PATH-1")
    refused(game, 0, "place NS 3,0", "edges-mismatch", "PATH-2")
    broken = table(corridor(1, 2), ["EW"], options=options, front=[["break-cart"], [], []])
    refused(broken, 0, "place EW 3,0", "tool-broken", "PATH-5")


# -- PATH-5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-5")
@pytest.mark.parametrize("tool", TOOLS)
def test_path_5_no_path_card_with_a_broken_tool(tool: str) -> None:
    game = table({}, ["EW", "map"], ["EW"], front=[[f"break-{tool}"], [], []])
    refused(game, 0, "place EW 1,0", "tool-broken", "PATH-5")
    assert places(game) == set()
    assert {"play map 8,0", "pass EW"} <= set(legal(game, 0))
    play(game, 0, "pass EW")
    play(game, 1, "place EW 1,0")


@pytest.mark.rule("PATH-5")
@pytest.mark.parametrize("tool", TOOLS)
def test_path_5_once_repaired_he_lays_again(tool: str) -> None:
    game = table({}, ["EW", f"repair-{tool}"], front=[[f"break-{tool}"], [], []])
    play(game, 0, f"play repair-{tool} p1")
    play(game, 1, "pass map")
    play(game, 2, "pass map")
    play(game, 0, "place EW 1,0")


@pytest.mark.rule("PATH-5")
def test_path_5_one_broken_tool_of_two_still_forbids() -> None:
    front = [["break-lamp", "break-cart"], [], []]
    game = table({}, ["EW", "repair-lamp"], front=front)
    play(game, 0, "play repair-lamp p1")
    play(game, 1, "pass map")
    play(game, 2, "pass map")
    refused(game, 0, "place EW 1,0", "tool-broken", "PATH-5")


@pytest.mark.rule("PATH-5", "ACT-1")
def test_path_5_a_tool_broken_just_now_forbids_at_once() -> None:
    game = table({}, ["break-pickaxe"], ["EW"])
    play(game, 0, "play break-pickaxe p2")
    refused(game, 1, "place EW 1,0", "tool-broken", "PATH-5")


# -- PATH-6 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PATH-6")
@pytest.mark.parametrize(
    ("grid", "text"),
    [
        (corridor(-60, -1), "place EW -61,0"),
        ({f"0,{y}": "NS" for y in range(1, 41)}, "place NS 0,41"),
        ({f"0,{y}": "NS" for y in range(-40, 0)}, "place NS 0,-41"),
        ({"0,1": "NE", **corridor(1, 70, row=1)}, "place EW 71,1"),
        ({"0,-1": "SE", **corridor(1, 8, row=-1)}, "place EW 9,-1"),
    ],
    ids=["west", "south", "north", "east", "between the goals"],
)
def test_path_6_tunnels_may_leave_the_rectangle(grid: dict[str, str], text: str) -> None:
    game = table(grid, ["EW", "NS"])
    play(game, 0, text)
    _, tile, cell = text.split()
    assert at(game, "grid")[cell] == tile


@pytest.mark.rule("PATH-6")
@pytest.mark.parametrize("cell", ["98999,0", "-98999,0", "0,98999", "0,-98999"])
def test_path_6_whatever_is_offered_far_out_can_be_played(cell: str) -> None:
    game = table({cell: "NSEW"}, ["NSEW"], options={"placement": "adjacent"})
    for text in places(game):
        assert game.check(0, text) is None


@pytest.mark.rule("PATH-6", "GOAL-1")
def test_path_6_a_goal_may_be_reached_from_behind() -> None:
    way = {"0,-1": "SE", **corridor(1, 8, row=-1), "9,-1": "SW"}
    game = table(way, ["NW"], goals=MIDDLE_STONE)
    play(game, 0, "place NW 9,0")
    assert at(game, "shown") == {"8,0": "SE"}


# -- the order of reasons -------------------------------------------------------------------------


@pytest.mark.rule("TURN-1", "PATH-5", "PATH-1", "PATH-2", "PATH-4")
def test_the_first_of_several_reasons_is_given() -> None:
    """Malformed, wrong seat, not in hand, PATH-5, PATH-1, PATH-2, PATH-4: the pinned order."""
    grid = {"1,0": "E|W", "4,4": "EW"}
    broken = table(grid, ["EW", "NS"], ["map"], front=[["break-lamp"], [], []])
    refused(broken, 1, "dig 0,0", "malformed", "TURN-1")
    refused(broken, 1, "place SW 0,0", "not-your-turn", "TURN-1")
    refused(broken, 0, "place SW 0,0", "card-not-in-hand", "TURN-1")
    refused(broken, 0, "place NS 0,0", "tool-broken", "PATH-5")
    refused(broken, 0, "place NS 9,9", "tool-broken", "PATH-5")
    refused(broken, 0, "place NS 5,4", "tool-broken", "PATH-5")
    whole = table(grid, ["EW", "NS"])
    refused(whole, 0, "place NS 1,0", "cell-occupied", "PATH-1")
    refused(whole, 0, "place NS 9,9", "not-adjacent", "PATH-1")
    refused(whole, 0, "place NS 5,4", "edges-mismatch", "PATH-2")
    refused(whole, 0, "place EW 5,4", "not-connected", "PATH-4")


@pytest.mark.rule("TURN-1", "ACT-1", "ACT-2", "ACT-4", "ACT-5")
@pytest.mark.parametrize(
    "text", ["play rockfall 0,0", "play map 1,1", "play break-lamp p9", "play repair-lamp p9"]
)
def test_a_card_not_in_hand_comes_before_its_wrong_target(text: str) -> None:
    game = table({}, ["EW"])
    refused(game, 1, text, "not-your-turn", "TURN-1")
    refused(game, 0, text, "card-not-in-hand", "TURN-1")
