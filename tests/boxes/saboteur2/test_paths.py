"""New path cards: S2-BRIDGE, S2-CURVES, S2-LADDER-1 to 3, S2-DOOR, S2-CRYSTAL, ED-LADDER, ED-DOOR-PLAY."""

from typing import Any

import pytest

from rules.positions import Grid, at, corridor, legal, opened, play, refused, seen, told

from .positions import EACH, EDITIONS, table2

JOINED = ("classic", "italian")
APART = ("jubilee", "italian")


def reaches(grid: Grid, cell: str) -> bool:
    """Whether a plain crossing may be laid on a cell: a connected tunnel faces it."""
    return f"place NSEW {cell}" in legal(table2(grid, ["NSEW"]), 0)


# -- two tunnels on one card ----------------------------------------------------------------------


@pytest.mark.rule("S2-BRIDGE")
def test_tunnels_of_a_bridge_do_not_meet() -> None:
    grid = {"1,0": "NS|EW"}
    assert reaches(grid, "2,0")
    assert not reaches(grid, "1,-1")
    assert not reaches(grid, "1,1")


@pytest.mark.rule("S2-CURVES")
@pytest.mark.parametrize(("card", "lit", "dark"), [("NW|SE", "1,-1", "1,1"), ("NE|SW", "1,1", "1,-1")])
def test_curves_do_not_meet(card: str, lit: str, dark: str) -> None:
    assert reaches({"1,0": card}, lit)
    assert not reaches({"1,0": card}, dark)
    assert not reaches({"1,0": card}, "2,0")


@pytest.mark.rule("S2-BRIDGE", "S2-CURVES", "PATH-4")
@pytest.mark.parametrize("card", ["NS|EW", "NW|SE", "NE|SW", "EW|N|S", "SE|N"])
def test_one_connected_tunnel_is_enough(card: str) -> None:
    """It leaves the other in the dark; where none would be connected it may not lie."""
    assert any(text.startswith("place") for text in legal(table2({}, [card]), 0))
    refused(table2({"1,0": "NS|EW"}, ["NS"]), 0, "place NS 1,1", "not-connected", "PATH-4")


def test_light_follows_one_tunnel_of_a_bridge() -> None:
    game = table2({}, ["NS|EW"])
    play(game, 0, "place NS|EW 1,0")
    assert seen(game, None, "lit")["1,0"] == "EW"


# -- ladders --------------------------------------------------------------------------------------


@pytest.mark.rule("S2-LADDER-1", "ED-LADDER")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ladder_need_not_be_connected(edition: str) -> None:
    """It joins an island that no way leads to; another card may not."""
    island = {"4,0": "EW"}
    game = table2(island, ["W:ladder", "S|W"], edition=edition)
    refused(game, 0, "place S|W 5,0", "not-connected", "PATH-4")
    play(game, 0, "place W:ladder 5,0")
    assert seen(game, None, "lit").keys() == {"0,0", "4,0", "5,0"}


@pytest.mark.rule("S2-LADDER-1", "ED-LADDER")
def test_whether_a_ladder_must_join_an_open_side() -> None:
    """Beside the closed side of a card: only in jubilee."""
    grid = {"1,0": "EW"}
    play(table2(grid, ["W:ladder"]), 0, "place W:ladder 1,1")
    for edition in JOINED:
        game = table2(grid, ["W:ladder"], edition=edition)
        refused(game, 0, "place W:ladder 1,1", "ladder-not-joined", "S2-LADDER-1")


@pytest.mark.rule("S2-LADDER-1", "PATH-1", "PATH-2", "PATH-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ladders_fit_and_touch_like_other_cards(edition: str) -> None:
    game = table2({"1,0": "EW"}, ["W:ladder", "S:ladder"], edition=edition)
    refused(game, 0, "place S:ladder 2,0", "edges-mismatch", "PATH-2")
    refused(game, 0, "place W:ladder 5,5", "not-adjacent", "PATH-1")
    refused(game, 0, "place W:ladder 1,0", "cell-occupied", "PATH-1")
    trapped = table2({"1,0": "EW"}, ["W:ladder"], edition=edition, front=[["trap"], [], []])
    refused(trapped, 0, "place W:ladder 2,0", "trapped", "PATH-5")


@pytest.mark.rule("S2-LADDER-2", "ED-LADDER")
@pytest.mark.parametrize("edition", APART)
def test_a_ladder_may_not_lie_beside_a_goal(edition: str) -> None:
    game = table2(corridor(1, 6), ["W:ladder", "NW:ladder"], edition=edition)
    refused(game, 0, "place W:ladder 7,0", "ladder-at-goal", "S2-LADDER-2")


@pytest.mark.rule("S2-LADDER-2", "ED-LADDER")
def test_in_classic_it_may_lie_there_but_not_be_joined_to_it() -> None:
    play(table2(corridor(1, 6), ["W:ladder"], edition="classic"), 0, "place W:ladder 7,0")
    grid = {"0,-1": "SE", **corridor(1, 7, row=-1)}
    game = table2(grid, ["W:ladder", "NE:ladder"], edition="classic")
    play(game, 0, "place W:ladder 8,-1")
    game = table2(grid, ["NE:ladder"], edition="classic")
    refused(game, 0, "place SW:ladder 8,-1", "ladder-at-goal", "S2-LADDER-2")


@pytest.mark.rule("S2-LADDER-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goal_that_lies_face_up_is_a_goal_too(edition: str) -> None:
    """A stone whose open side faces the ladder: it would be joined."""
    game = table2({}, ["S:ladder"], edition=edition, shown={"8,-2": "SE"})
    refused(game, 0, "place N:ladder 8,-1", "ladder-at-goal", "S2-LADDER-2")
    closed = table2({"7,-1": "EW"}, ["W:ladder"], edition=edition, shown={"8,-2": "NW"})
    if edition == "classic":
        play(closed, 0, "place W:ladder 8,-1")
    else:
        refused(closed, 0, "place W:ladder 8,-1", "ladder-at-goal", "S2-LADDER-2")


@pytest.mark.rule("S2-LADDER-3", "GOAL-1", "GOAL-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ladders_are_joined_to_the_start_and_to_each_other(edition: str) -> None:
    """A ladder laid on an island at the goals reaches the treasure, and whoever laid it found it."""
    island = corridor(3, 7)
    game = table2(island, ["NE:ladder", "W:ladder"], edition=edition)
    assert seen(game, None, "lit").keys() == {"0,0"}
    events = play(game, 0, "place NE:ladder 2,0")
    assert opened(events) == ["8,0"]
    assert told(events, "round-ended", "finder") == [0]


@pytest.mark.rule("S2-LADDER-3", "ACT-4")
def test_an_island_goes_dark_with_its_ladder() -> None:
    grid = {"4,0": "EW", "5,0": "EW", "3,0": "NE:ladder"}
    game = table2(grid, ["rockfall"])
    assert seen(game, None, "lit").keys() == {"0,0", "3,0", "4,0", "5,0"}
    play(game, 0, "play rockfall 3,0")
    assert seen(game, None, "lit").keys() == {"0,0"}


@pytest.mark.rule("S2-LADDER-3")
def test_with_two_ladders_the_island_stays_lit() -> None:
    grid = {"4,0": "EW", "5,0": "W:ladder", "3,0": "NE:ladder"}
    game = table2(grid, ["rockfall"])
    play(game, 0, "play rockfall 3,0")
    assert seen(game, None, "lit").keys() == {"0,0", "4,0", "5,0"}


@pytest.mark.rule("S2-LADDER-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_house_rule_adjacent_leaves_ladders_their_own_rule(edition: str) -> None:
    options = {"placement": "adjacent"}
    game = table2({"4,0": "EW"}, ["W:ladder", "NS"], edition=edition, options=options)
    refused(game, 0, "place NS 5,0", "edges-mismatch", "PATH-2")
    play(game.copy(), 0, "place NS 0,1")
    if edition == "jubilee":
        play(game, 0, "place W:ladder 4,1")
    else:
        refused(game, 0, "place W:ladder 4,1", "ladder-not-joined", "S2-LADDER-1")


# -- doors and crystals ---------------------------------------------------------------------------


@pytest.mark.rule("S2-DOOR")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laying_and_reaching_ignore_doors(edition: str) -> None:
    """Green lays on behind a blue door, and reaches the goal through it."""
    grid = corridor(1, 6) | {"3,0": "EW:blue"}
    hands: list[Any] = [["map"], ["EW"], ["map"]]
    game = table2(grid, *hands, edition=edition, turn=1)
    assert opened(play(game, 1, "place EW 7,0")) == ["8,0"]


@pytest.mark.rule("S2-DOOR", "ED-DOOR-PLAY")
@pytest.mark.parametrize("dwarf", EACH)
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_lay_a_door(edition: str, dwarf: str) -> None:
    dwarves = (dwarf, "green", "blue")
    game = table2({}, ["EW:blue", "EW:green"], edition=edition, dwarves=dwarves)
    for team in ("blue", "green"):
        if edition == "italian" and dwarf != team:
            refused(game, 0, f"place EW:{team} 1,0", "door-of-another", "S2-DOOR")
        else:
            play(game.copy(), 0, f"place EW:{team} 1,0")


@pytest.mark.rule("ED-DOOR-PLAY")
def test_whoever_lays_a_door_shows_his_team() -> None:
    """Only in italian, and until that player swaps hats; then everyone knows what was discarded."""
    game = table2({}, ["EW:blue", "NS"], ["swap-hats", "map"], edition="italian")
    events = play(game, 0, "place EW:blue 1,0")
    assert told(events, "proved", "dwarf") == ["blue"]
    for viewer in (None, 1, 2):
        assert seen(game, viewer, "dwarves")[0] == "blue"
    play(game, 1, "play swap-hats p1")
    for viewer in (None, 1, 2):
        assert seen(game, viewer, "dwarves")[0] is None
        assert seen(game, viewer, "dwarf_discard") == ["blue"]
    other = table2({}, ["EW:blue", "NS"])
    assert told(play(other, 0, "place EW:blue 1,0"), "proved", "dwarf") == []


@pytest.mark.rule("ED-DOOR-PLAY", "END-1")
def test_a_door_that_may_not_be_laid_does_not_keep_the_round_going() -> None:
    for edition, number in (("italian", 2), ("classic", 1)):
        hands: list[Any] = [["W"], ["EW:blue"], []]
        game = table2({}, *hands, edition=edition, pile=[], dwarves=("boss", "green", "green"))
        play(game, 0, "pass W")
        assert game.round == number


@pytest.mark.rule("S2-CRYSTAL")
@pytest.mark.parametrize("card", ["SEW", "NSEW", "S", "W"])
def test_a_crystal_changes_nothing_about_tunnels(card: str) -> None:
    plain, marked = (
        {text for text in legal(table2({"1,0": "NSEW"}, [key]), 0) if text.startswith("place")}
        for key in (card, f"{card}:crystal")
    )
    assert plain == {text.replace(":crystal", "") for text in marked} != set()


def test_a_laid_card_is_written_as_it_lies() -> None:
    game = table2({}, ["NS|E:green"])
    play(game, 0, "place NS|W:green 0,1")
    assert at(game, "grid") == {"0,1": "NS|W:green"}
