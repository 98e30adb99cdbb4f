"""GOAL-1 to GOAL-6: goals that are reached, which way stones lie, and whose find it is."""

from itertools import product

import pytest

from rules.positions import (
    EDITIONS,
    ONE_GOAL_EDITIONS,
    TO_COMB,
    TO_FORK,
    TO_MIDDLE,
    Grid,
    at,
    corridor,
    kinds,
    legal,
    opened,
    play,
    refused,
    seen,
    table,
    told,
    without,
)
from saboteur import Game

# The treasure lies elsewhere, so that the round goes on.
STONE_A = {"8,-2": "stone-b", "8,0": "stone-a", "8,2": "treasure"}
STONE_B = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
NORTH_TREASURE = {"8,-2": "treasure", "8,0": "stone-a", "8,2": "stone-b"}

# The last card of a way to the goal at 8,0, by the side of the goal that it faces.
WAYS: dict[str, tuple[Grid, str]] = {
    "W": (TO_MIDDLE, "place EW 7,0"),
    "N": ({"0,-1": "SE", **corridor(1, 7, row=-1)}, "place SW 8,-1"),
    "S": ({"0,1": "NE", **corridor(1, 7, row=1)}, "place NW 8,1"),
    "E": (
        {"0,-1": "NS", "0,-2": "NS", "0,-3": "SE", **corridor(1, 8, row=-3)}
        | {"9,-3": "SW", "9,-2": "NS", "9,-1": "NS"},
        "place NW 9,0",
    ),
}
HAND = ["EW", "SW", "SE", "NSW"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)
one_goal_editions = pytest.mark.parametrize("edition", ONE_GOAL_EDITIONS)


def face_down(game: Game) -> list[str]:
    """The goals that lie face down, as a spectator sees them."""
    return [cell for cell, goal in seen(game, None, "goals").items() if goal["lies"] is None]


# -- GOAL-1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-1")
@pytest.mark.parametrize("side", WAYS)
@every_edition
def test_goal_1_whoever_reaches_a_goal_turns_it_over(side: str, edition: str) -> None:
    grid, text = WAYS[side]
    game = table(grid, HAND, goals=STONE_A, edition=edition)
    events = play(game, 0, text)
    assert opened(events) == ["8,0"]
    assert [event.seat for event in events if event.kind == "opened"] == [0]
    assert face_down(game) == ["8,-2", "8,2"]
    for seat in (0, 1, 2, None):
        assert seen(game, seat, "goals")["8,0"]["card"] == "stone-a"


@pytest.mark.rule("GOAL-1")
@pytest.mark.parametrize(
    ("grid", "text"),
    [
        (TO_MIDDLE, "place E|W 7,0"),
        (TO_MIDDLE, "place NSW 7,0"),
        (TO_MIDDLE, "place W 7,0"),
        ({**corridor(1, 7), "3,0": "E|W"}, "place EW -1,0"),
        (without(corridor(1, 7), "3,0"), "place EW -1,0"),
        (without(corridor(1, 7), "3,0"), "place E|W 3,0"),
    ],
    ids=["stub", "closed", "dead end", "behind a dead end", "gap", "gap filled by a dead end"],
)
def test_goal_1_not_without_an_unbroken_way_that_opens_on_it(grid: Grid, text: str) -> None:
    game = table(grid, ["E|W", "NSW", "W", "EW"])
    assert opened(play(game, 0, text)) == []
    assert len(face_down(game)) == 3


@pytest.mark.rule("GOAL-1", "PATH-4")
def test_goal_1_an_island_beside_a_goal_does_not_reach_it() -> None:
    game = table({"6,0": "EW"}, ["EW"], options={"placement": "adjacent"})
    assert opened(play(game, 0, "place EW 7,0")) == []


@pytest.mark.rule("GOAL-1")
@every_edition
@pytest.mark.parametrize("gap", ["1,0", "4,0", "7,0"])
def test_goal_1_a_filled_gap_reaches_a_goal_far_away(edition: str, gap: str) -> None:
    game = table(without(corridor(1, 7), gap), ["EW"], goals=STONE_A, edition=edition)
    assert opened(play(game, 0, f"place EW {gap}")) == ["8,0"]


@pytest.mark.rule("GOAL-1", "GOAL-4")
@every_edition
def test_goal_1_a_turned_stone_reaches_the_next_goal(edition: str) -> None:
    """The stone at 8,0 leads south into a card that faces the goal at 8,2."""
    grid = {**TO_MIDDLE, "8,1": "NS"}
    game = table(grid, ["EW"], goals=STONE_B, edition=edition)
    events = play(game, 0, "place EW 7,0")
    assert opened(events) == ["8,0", "8,2"]
    assert told(events, "round-ended", "finder") == [0]


@pytest.mark.rule("GOAL-1")
def test_goal_1_a_rockfall_reaches_nothing() -> None:
    game = table(corridor(1, 6), ["rockfall"], goals=STONE_A)
    assert opened(play(game, 0, "play rockfall 6,0")) == []


# -- GOAL-2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-2")
@every_edition
def test_goal_2_the_treasure_ends_the_round_at_once(edition: str) -> None:
    game = table(TO_MIDDLE, ["EW"], edition=edition)
    events = play(game, 0, "place EW 7,0")
    happened = kinds(events)
    assert happened.index("opened") < happened.index("round-ended")
    assert told(events, "round-ended", "side") == ["diggers"]
    assert "drew" not in happened
    assert at(game, "hands")[0] == []
    refused(game, 1, "pass map", "not-your-turn", "TURN-1")


@pytest.mark.rule("GOAL-2")
def test_goal_2_a_saboteur_may_reach_it_too() -> None:
    game = table(TO_MIDDLE, ["EW"], dwarves=["saboteur", "digger", "digger"])
    events = play(game, 0, "place EW 7,0")
    assert told(events, "round-ended", "side") == ["diggers"]


@pytest.mark.rule("GOAL-2")
def test_goal_2_seen_by_a_map_only_it_ends_nothing() -> None:
    game = table(TO_MIDDLE, ["map"])
    assert "round-ended" not in kinds(play(game, 0, "play map 8,0"))


# -- GOAL-3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize(
    ("side", "stone", "lies"),
    [
        ("W", "stone-a", "NW"), ("N", "stone-a", "NW"), ("S", "stone-a", "SE"), ("E", "stone-a", "SE"),
        ("W", "stone-b", "SW"), ("S", "stone-b", "SW"), ("N", "stone-b", "NE"), ("E", "stone-b", "NE"),
    ],
)  # fmt: skip
def test_goal_3_a_stone_is_turned_so_that_it_fits(side: str, stone: str, lies: str) -> None:
    grid, text = WAYS[side]
    game = table(grid, HAND, goals=STONE_A if stone == "stone-a" else STONE_B)
    events = play(game, 0, text)
    assert at(game, "shown") == {"8,0": lies}
    assert told(events, "turned", "card") == [lies]
    assert seen(game, None, "goals")["8,0"] == {"card": stone, "lies": lies}
    assert game.actors == (1,)


# What may lie north, east and south of the goal at 8,0: nothing, an open side, a closed side.
AROUND = {
    "N": ("8,-1", {True: "S", False: "EW"}),
    "E": ("9,0", {True: "W", False: "NS"}),
    "S": ("8,1", {True: "N", False: "EW"}),
}


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize(("stone", "ways"), [("stone-a", ("NW", "SE")), ("stone-b", ("SW", "NE"))])
@pytest.mark.parametrize("sides", list(product((None, True, False), repeat=3)))
def test_goal_3_one_way_fits_or_the_player_chooses(
    stone: str, ways: tuple[str, str], sides: tuple[bool | None, ...]
) -> None:
    """The goal is reached from the west. Both ways never fit: only one of them opens to the west."""
    asked = {side: is_open for side, is_open in zip(AROUND, sides, strict=True) if is_open is not None}
    beside = {AROUND[side][0]: AROUND[side][1][is_open] for side, is_open in asked.items()}
    game = table({**TO_MIDDLE, **beside}, ["EW"], goals=STONE_A if stone == "stone-a" else STONE_B)
    play(game, 0, "place EW 7,0")
    demands = {"W": True, **asked}
    fitting = [way for way in ways if all((s in way) is o for s, o in demands.items())]
    if fitting:
        assert at(game, "shown") == {"8,0": fitting[0]}
        assert game.actors == (1,)
    else:
        assert game.actors == (0,)
        assert set(legal(game, 0)) == {f"turn {way}" for way in ways}


NEITHER = {**TO_MIDDLE, "8,-1": "EW"}


@pytest.mark.rule("GOAL-3")
@pytest.mark.parametrize("way", ["NW", "SE"])
def test_goal_3_if_neither_way_fits_the_player_chooses(way: str) -> None:
    game = table(NEITHER, ["EW"], goals=STONE_A, pile=["NS", "SW"])
    events = play(game, 0, "place EW 7,0")
    assert (opened(events), "turned" in kinds(events)) == (["8,0"], False)
    assert at(game, "shown") == {}
    assert len(at(game, "pile")) == 2, "the turn is not over yet"
    events = play(game, 0, f"turn {way}")
    assert at(game, "shown") == {"8,0": way}
    assert "drew" in kinds(events)
    assert game.actors == (1,)


@pytest.mark.rule("GOAL-3")
def test_goal_3_while_he_chooses_nothing_else_can_be_done() -> None:
    game = table(NEITHER, ["EW", "map"], goals=STONE_A)
    play(game, 0, "place EW 7,0")
    assert sorted(legal(game, 0)) == ["turn NW", "turn SE"]
    for tile in ("SW", "NE", "EW", "NSEW"):
        refused(game, 0, f"turn {tile}", "not-offered", "GOAL-3")
    refused(game, 0, "pass map", "wrong-moment", "TURN-1")
    refused(game, 0, "open 8,0", "wrong-moment", "TURN-1")
    refused(game, 1, "turn NW", "not-your-turn", "TURN-1")


@pytest.mark.rule("GOAL-3")
def test_goal_3_everyone_sees_the_stone_before_it_is_laid() -> None:
    game = table(NEITHER, ["EW"], goals=STONE_A)
    play(game, 0, "place EW 7,0")
    for seat in (0, 1, 2, None):
        assert seen(game, seat, "goals")["8,0"] == {"card": "stone-a", "lies": None}


@pytest.mark.rule("GOAL-3")
def test_goal_3_ways_lead_through_a_stone_and_later_cards_must_fit_it() -> None:
    game = table(TO_MIDDLE, ["EW"], ["NSW", "EW", "SW"], ["NSEW"], goals=STONE_B)
    play(game, 0, "place EW 7,0")
    assert at(game, "shown") == {"8,0": "SW"}
    refused(game, 1, "place EW 8,1", "edges-mismatch", "PATH-2")
    refused(game, 1, "place NSW 9,0", "edges-mismatch", "PATH-2")
    refused(game, 1, "place EW 8,-1", "not-connected", "PATH-4")
    play(game, 1, "place NE 8,1")
    play(game, 2, "place NSEW 9,1")


@pytest.mark.rule("GOAL-3")
def test_goal_3_no_way_leads_into_a_stone_that_does_not_fit() -> None:
    """It was laid away from the tunnel that reached it; its own tunnel is not connected."""
    game = table(NEITHER, ["EW"], ["NSW", "SW"], goals=STONE_A)
    play(game, 0, "place EW 7,0")
    play(game, 0, "turn SE")
    refused(game, 1, "place NSW 8,1", "not-connected", "PATH-4")
    refused(game, 1, "place SW 8,1", "edges-mismatch", "PATH-2")


@pytest.mark.rule("GOAL-3", "ACT-4", "ACT-5")
def test_goal_3_a_stone_stays_where_it_is() -> None:
    game = table(TO_MIDDLE, ["EW"], ["rockfall", "map"], goals=STONE_A)
    play(game, 0, "place EW 7,0")
    refused(game, 1, "play rockfall 8,0", "no-path-card-there", "ACT-4")
    refused(game, 1, "play map 8,0", "not-a-hidden-goal", "ACT-5")


# -- ED-GOALS, GOAL-4 -----------------------------------------------------------------------------


@pytest.mark.rule("GOAL-4", "ED-GOALS")
@one_goal_editions
@pytest.mark.parametrize("text", ["pass map", "play map 8,2", "play break-lamp p1"])
def test_goal_4_a_goal_left_over_waits_for_the_next_path_card(edition: str, text: str) -> None:
    game = table(TO_FORK, ["NSW"], ["map", "break-lamp"], ["EW"], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    assert opened(play(game, 1, text)) == []
    assert face_down(game) == ["8,-2", "8,2"]
    events = play(game, 2, "place EW -1,0")
    assert opened(events) == ["8,2"]
    assert [event.seat for event in events if event.kind == "opened"] == [2]


@pytest.mark.rule("GOAL-4")
@one_goal_editions
def test_goal_4_a_goal_cut_off_in_between_stays_face_down(edition: str) -> None:
    hands = [["NSW"], ["rockfall", "EW"], ["EW"]]
    game = table(TO_FORK, *hands, goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    play(game, 1, "play rockfall 4,1")
    assert opened(play(game, 2, "place EW -1,0")) == []
    play(game, 0, "pass NSEW")
    assert opened(play(game, 1, "place EW 4,1")) == ["8,2"]


@pytest.mark.rule("GOAL-4")
@one_goal_editions
def test_goal_4_only_the_goal_whose_last_card_fell_is_cut_off(edition: str) -> None:
    goals = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
    game = table(TO_COMB, ["EW"], ["rockfall"], ["EW"], goals=goals, edition=edition)
    play(game, 0, "place EW 6,0")
    play(game, 0, "open 8,0")
    play(game, 1, "play rockfall 7,2")
    assert opened(play(game, 2, "place EW -1,0")) == ["8,-2"]
    assert face_down(game) == ["8,2"]


@pytest.mark.rule("GOAL-4")
@one_goal_editions
def test_goal_4_two_goals_left_over_are_both_turned_over(edition: str) -> None:
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    game = table(TO_COMB, ["EW"], ["EW"], goals=goals, edition=edition)
    play(game, 0, "place EW 6,0")
    play(game, 0, "open 8,2")
    play(game, 1, "place EW -1,0")
    assert sorted(legal(game, 1)) == ["open 8,-2", "open 8,0"]
    assert opened(play(game, 1, "open 8,-2")) == ["8,-2", "8,0"]


@pytest.mark.rule("GOAL-4", "ED-GOALS")
@one_goal_editions
def test_goal_4_reached_again_together_they_are_a_new_choice(edition: str) -> None:
    """Both goals left over were cut off; the card that reaches them again opens one of them."""
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    game = table(TO_COMB, ["EW"], ["rockfall"], ["EW"], goals=goals, edition=edition)
    play(game, 0, "place EW 6,0")
    play(game, 0, "open 8,2")
    play(game, 1, "play rockfall 6,0")
    play(game, 2, "place EW 6,0")
    assert sorted(legal(game, 2)) == ["open 8,-2", "open 8,0"]
    assert opened(play(game, 2, "open 8,-2")) == ["8,-2"]
    assert face_down(game) == ["8,0"]


@pytest.mark.rule("GOAL-4")
@one_goal_editions
def test_goal_4_a_goal_reached_through_a_turned_stone_is_a_new_case(edition: str) -> None:
    """The player chooses 8,0, whose way leads on to 8,2; only the goal not chosen stays face down."""
    grid = {**without(TO_COMB, "7,1", "7,2"), "7,0": "NEW", "8,1": "NS"}
    goals = {"8,-2": "treasure", "8,0": "stone-b", "8,2": "stone-a"}
    game = table(grid, ["EW"], goals=goals, edition=edition)
    play(game, 0, "place EW 6,0")
    assert sorted(legal(game, 0)) == ["open 8,-2", "open 8,0"]
    assert opened(play(game, 0, "open 8,0")) == ["8,0", "8,2"]
    assert at(game, "shown") == {"8,0": "SW", "8,2": "NW"}
    assert face_down(game) == ["8,-2"]
    assert game.actors == (1,)


@pytest.mark.rule("GOAL-4")
def test_goal_4_a_goal_reached_in_the_position_is_turned_over_by_the_next_path_card() -> None:
    """A position advances nothing; the goal counts as left over."""
    game = table(corridor(1, 7), ["map"], ["EW"], goals=STONE_A)
    assert opened(play(game, 0, "pass map")) == []
    assert opened(play(game, 1, "place EW -1,0")) == ["8,0"]


@pytest.mark.rule("GOAL-4", "END-1")
@one_goal_editions
@pytest.mark.parametrize(
    ("goals", "side"), [(STONE_A, "diggers"), (NORTH_TREASURE, "saboteurs")], ids=["gold", "stone"]
)
def test_goal_4_at_the_end_goals_left_over_are_turned_over_first(
    edition: str, goals: dict[str, str], side: str
) -> None:
    game = table(TO_FORK, ["NSW"], [], [], pile=[], goals=goals, edition=edition)
    play(game, 0, "place NSW 8,1")
    events = play(game, 0, "open 8,0")
    assert opened(events) == ["8,0", "8,2"]
    assert told(events, "round-ended", "side") == [side]
    assert kinds(events).count("round-ended") == 1


@pytest.mark.rule("GOAL-4", "END-1")
@one_goal_editions
def test_goal_4_at_the_end_goals_cut_off_stay_face_down(edition: str) -> None:
    game = table(TO_FORK, ["NSW"], ["rockfall"], [], pile=[], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    events = play(game, 1, "play rockfall 4,1")
    assert opened(events) == []
    assert told(events, "round-ended", "side") == ["saboteurs"]


@pytest.mark.rule("GOAL-4", "GOAL-1", "END-1")
@one_goal_editions
def test_goal_4_at_the_end_a_stone_may_still_lead_to_the_treasure(edition: str) -> None:
    grid = {**without(TO_COMB, "7,1", "7,2"), "7,0": "NEW", "8,1": "NS"}
    game = table(grid, ["EW"], [], [], pile=[], goals=STONE_B, edition=edition)
    play(game, 0, "place EW 6,0")
    events = play(game, 0, "open 8,-2")
    assert opened(events) == ["8,-2", "8,0", "8,2"]
    assert told(events, "round-ended", "side") == ["diggers"]


@pytest.mark.rule("GOAL-4", "GOAL-1", "END-1")
@one_goal_editions
def test_goal_4_at_the_end_two_goals_left_over_are_both_turned_over(edition: str) -> None:
    """By the player whose turn it was, here p2; p1 had reached them (GOAL-5)."""
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    game = table(TO_COMB, ["EW"], ["map"], [], pile=[], goals=goals, edition=edition)
    play(game, 0, "place EW 6,0")
    play(game, 0, "open 8,2")
    assert "round-ended" not in kinds(play(game, 1, "pass map"))
    assert (game.actors, legal(game, 1)) == ((1,), ["open 8,-2", "open 8,0"])
    events = play(game, 1, "open 8,-2")
    assert opened(events) == ["8,-2", "8,0"]
    assert told(events, "round-ended", "finder") == [0]


@pytest.mark.rule("GOAL-4", "GOAL-3", "END-1")
@one_goal_editions
def test_goal_4_at_the_end_a_stone_that_fits_neither_way_is_asked_about(edition: str) -> None:
    grid = {**TO_FORK, "9,2": "NS"}
    game = table(grid, ["NSW"], ["map"], [], pile=[], goals=NORTH_TREASURE, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    assert opened(play(game, 1, "pass map")) == ["8,2"]
    assert sorted(legal(game, 1)) == ["turn NE", "turn SW"]
    assert told(play(game, 1, "turn NE"), "round-ended", "side") == ["saboteurs"]


# -- GOAL-5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-5")
@one_goal_editions
def test_goal_5_the_find_belongs_to_who_made_it_reached(edition: str) -> None:
    """p2 turns over the treasure that p1 had reached: p1 looks at the gold first."""
    game = table(TO_FORK, ["NSW"], ["EW"], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    events = play(game, 1, "place EW -1,0")
    assert told(events, "round-ended", "finder") == [0]
    assert game.actors == (0,)


@pytest.mark.rule("GOAL-5", "GOAL-4")
@one_goal_editions
def test_goal_5_also_when_the_round_ends_by_itself(edition: str) -> None:
    game = table(TO_FORK, ["NSW"], ["map"], [], pile=[], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    events = play(game, 1, "pass map")
    assert opened(events) == ["8,2"]
    assert told(events, "round-ended", "finder") == [0]
    assert game.actors == (0,)


@pytest.mark.rule("GOAL-5")
@one_goal_editions
@pytest.mark.parametrize(("cut", "finder"), [("4,1", 2), ("-1,0", 0), ("-2,0", 0)])
def test_goal_5_who_reaches_it_again_is_the_finder(edition: str, cut: str, finder: int) -> None:
    """A rockfall beside the way changes nothing; one in the way makes it another player's find."""
    grid = {**TO_FORK, **corridor(-2, -1)}
    dwarves = ["digger", "saboteur", "digger"]
    hands = [["NSW"], ["rockfall"], ["EW"]]
    game = table(grid, *hands, goals=STONE_A, edition=edition, dwarves=dwarves)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    play(game, 1, f"play rockfall {cut}")
    events = play(game, 2, f"place EW {cut}")
    assert opened(events) == ["8,2"]
    assert told(events, "round-ended", "finder") == [finder]
    assert game.actors == (finder,)


@pytest.mark.rule("GOAL-5", "GOAL-4")
@one_goal_editions
def test_goal_5_a_stone_turned_later_is_the_deed_of_who_turns_it(edition: str) -> None:
    """p1 reached the stone, but only p2's card turned it over and so reached the treasure."""
    grid = {**without(TO_COMB, "7,1", "7,2"), "7,0": "NEW", "8,1": "NS"}
    game = table(grid, ["EW"], ["EW"], goals=STONE_B, edition=edition)
    play(game, 0, "place EW 6,0")
    play(game, 0, "open 8,-2")
    events = play(game, 1, "place EW -1,0")
    assert opened(events) == ["8,0", "8,2"]
    assert told(events, "round-ended", "finder") == [1]


# -- GOAL-6 ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-6", "GOAL-2")
def test_goal_6_the_end_of_the_round_cancels_the_rest() -> None:
    game = table(TO_COMB, ["EW"])
    play(game, 0, "place EW 6,0")
    events = play(game, 0, "open 8,0")
    assert opened(events) == ["8,0"]
    assert "round-ended" in kinds(events)
    assert set(at(game, "shown")) == {"8,0"}


@pytest.mark.rule("GOAL-6", "GOAL-3")
def test_goal_6_each_is_finished_before_the_next() -> None:
    """Which way the first stone lies is decided before another goal is chosen."""
    goals = {"8,-2": "treasure", "8,0": "stone-a", "8,2": "stone-b"}
    game = table({**TO_COMB, "8,-1": "EW"}, ["EW"], goals=goals)
    play(game, 0, "place EW 6,0")
    assert opened(play(game, 0, "open 8,0")) == ["8,0"]
    assert sorted(legal(game, 0)) == ["turn NW", "turn SE"]
    play(game, 0, "turn SE")
    assert sorted(legal(game, 0)) == ["open 8,-2", "open 8,2"]


@pytest.mark.rule("GOAL-6")
def test_goal_6_a_chain_joins_the_goals_still_to_be_opened() -> None:
    grid = {**without(TO_COMB, "7,1", "7,2"), "7,0": "NEW", "8,1": "NS"}
    goals = {"8,-2": "treasure", "8,0": "stone-b", "8,2": "stone-a"}
    game = table(grid, ["EW"], goals=goals)
    play(game, 0, "place EW 6,0")
    refused(game, 0, "open 8,2", "not-offered", "GOAL-6")
    play(game, 0, "open 8,0")
    assert sorted(legal(game, 0)) == ["open 8,-2", "open 8,2"]
    assert opened(play(game, 0, "open 8,2")) == ["8,2", "8,-2"]


@pytest.mark.rule("GOAL-6", "GOAL-4", "GOAL-5")
@one_goal_editions
def test_goal_6_a_goal_left_over_and_a_new_one_are_both_turned_over(edition: str) -> None:
    """p2 reaches 8,-2 while 8,2 is left over: the order is p2's, the find at 8,2 is p1's."""
    grid = {**TO_FORK, "0,-1": "SE", **corridor(1, 7, row=-1)}
    game = table(grid, ["NSW"], ["NW"], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    play(game, 1, "place NW 8,-1")
    assert sorted(legal(game, 1)) == ["open 8,-2", "open 8,2"]
    events = play(game, 1, "open 8,-2")
    assert opened(events) == ["8,-2", "8,2"]
    assert told(events, "round-ended", "finder") == [0]


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-1", "GOAL-3")
@every_edition
def test_windows_with_one_answer_that_all_can_see_answer_themselves(edition: str) -> None:
    """One goal to open and one way to lay it: the turn is over without a question."""
    game = table(TO_MIDDLE, ["EW"], goals=STONE_A, edition=edition)
    assert "asked" not in kinds(play(game, 0, "place EW 7,0"))
    assert game.actors == (1,)


@pytest.mark.rule("GOAL-6", "ED-GOALS")
@every_edition
def test_windows_wait_although_the_player_knows_the_goals(edition: str) -> None:
    """The player has seen them by map; the others cannot tell what they want."""
    known = [{"goals": dict(NORTH_TREASURE)}, {}, {}]
    game = table(TO_FORK, ["NSW"], goals=NORTH_TREASURE, known=known, edition=edition)
    assert opened(play(game, 0, "place NSW 8,1")) == []
    assert game.actors == (0,)
    assert sorted(legal(game, 0)) == ["open 8,0", "open 8,2"]


@pytest.mark.rule("GOAL-6")
@every_edition
def test_windows_allow_nothing_else(edition: str) -> None:
    game = table(TO_FORK, ["NSW", "map"], goals=STONE_A, edition=edition)
    play(game, 0, "place NSW 8,1")
    refused(game, 1, "open 8,0", "not-your-turn", "TURN-1")
    refused(game, 0, "pass map", "wrong-moment", "TURN-1")
    refused(game, 0, "turn NW", "wrong-moment", "TURN-1")
    for cell in ("8,-2", "8,1", "0,0"):
        refused(game, 0, f"open {cell}", "not-offered", "GOAL-6")


@pytest.mark.rule("GOAL-3", "GOAL-6")
@every_edition
def test_windows_survive_as_a_position(edition: str) -> None:
    """Open and turn can be written down in between and go on just the same."""
    game = table({**TO_COMB, "8,-1": "EW"}, ["EW"], ["EW"], goals=NORTH_TREASURE, edition=edition)
    play(game, 0, "place EW 6,0")
    for text in ("open 8,0", "turn NW"):
        again = Game.from_position(game.rules, game.position(), seed="rules")
        assert legal(again, 0) == legal(game, 0)
        first, second = play(game, 0, text), play(again, 0, text)
        assert kinds(first) == kinds(second)
        assert again.position() == game.position()
