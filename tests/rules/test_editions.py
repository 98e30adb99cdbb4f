"""ED-GOALS and ED-STARTER: where the booklets differ."""

import pytest

from rules.positions import (
    EDITIONS,
    GOALS,
    ONE_GOAL_EDITIONS,
    TO_COMB,
    TO_FORK,
    TO_MIDDLE,
    at,
    kinds,
    legal,
    opened,
    play,
    refused,
    table,
)
from saboteur import Game, Rules

STONES_FIRST = {"8,-2": "treasure", "8,0": "stone-a", "8,2": "stone-b"}

one_goal_editions = pytest.mark.parametrize("edition", ONE_GOAL_EDITIONS)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_jubilee_is_the_edition_if_nobody_asks() -> None:
    assert Rules.build(3).edition == "jubilee"


# -- ED-GOALS -------------------------------------------------------------------------------------


@pytest.mark.rule("ED-GOALS")
@one_goal_editions
@pytest.mark.parametrize(("cell", "lies"), [("8,0", "SE"), ("8,2", "NE")])
def test_ed_goals_classic_one_of_his_choice_only(edition: str, cell: str, lies: str) -> None:
    game = table(TO_FORK, ["NSW"], goals=STONES_FIRST, edition=edition)
    play(game, 0, "place NSW 8,1")
    assert legal(game, 0) == ["open 8,0", "open 8,2"]
    assert opened(play(game, 0, f"open {cell}")) == [cell]
    assert at(game, "shown") == {cell: lies}
    assert game.actors == (1,)


@pytest.mark.rule("ED-GOALS")
@one_goal_editions
def test_ed_goals_classic_one_of_three(edition: str) -> None:
    game = table(TO_COMB, ["EW"], goals=GOALS, edition=edition)
    play(game, 0, "place EW 6,0")
    assert legal(game, 0) == ["open 8,-2", "open 8,0", "open 8,2"]
    assert opened(play(game, 0, "open 8,2")) == ["8,2"]
    assert at(game, "shown") == {"8,2": "SW"}
    refused(game, 0, "open 8,0", "not-your-turn", "TURN-1")


@pytest.mark.rule("ED-GOALS")
@pytest.mark.parametrize("first", ["8,0", "8,2"])
def test_ed_goals_jubilee_all_in_the_order_he_chooses(first: str) -> None:
    second = "8,2" if first == "8,0" else "8,0"
    game = table(TO_FORK, ["NSW"], goals=STONES_FIRST, edition="jubilee")
    play(game, 0, "place NSW 8,1")
    assert legal(game, 0) == ["open 8,0", "open 8,2"]
    assert opened(play(game, 0, f"open {first}")) == [first, second]
    assert at(game, "shown") == {"8,0": "SE", "8,2": "NE"}
    assert game.actors == (1,)


@pytest.mark.rule("ED-GOALS", "GOAL-6")
def test_ed_goals_jubilee_three_one_at_a_time() -> None:
    """The last one needs no question."""
    game = table(TO_COMB, ["EW"], goals=STONES_FIRST)
    play(game, 0, "place EW 6,0")
    assert legal(game, 0) == ["open 8,-2", "open 8,0", "open 8,2"]
    assert opened(play(game, 0, "open 8,2")) == ["8,2"]
    refused(game, 0, "open 8,2", "not-offered", "GOAL-6")
    assert legal(game, 0) == ["open 8,-2", "open 8,0"]
    events = play(game, 0, "open 8,0")
    assert opened(events) == ["8,0", "8,-2"]
    assert "round-ended" in kinds(events)


@pytest.mark.rule("ED-GOALS")
@every_edition
def test_ed_goals_one_goal_is_turned_over_without_a_choice(edition: str) -> None:
    game = table(TO_MIDDLE, ["EW"], goals=STONES_FIRST, edition=edition)
    assert opened(play(game, 0, "place EW 7,0")) == ["8,0"]
    assert game.actors == (1,)


# -- ED-STARTER -----------------------------------------------------------------------------------


def next_start(game: Game) -> int:
    """Share out the gold and return who begins the second round."""
    while game.round == 1:
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[0])
    (seat,) = game.actors
    assert at(game, "start") == at(game, "turn") == seat
    return seat


@pytest.mark.rule("ED-STARTER")
@pytest.mark.parametrize(("edition", "starts"), [("classic", 2), ("italian", 2), ("jubilee", 1)])
def test_ed_starter_left_of_the_last_turn_or_of_the_last_path_card(edition: str, starts: int) -> None:
    """p1 lays the last path card, p2 takes the last turn."""
    game = table({}, ["EW"], ["map"], [], pile=[], edition=edition)
    play(game, 0, "place EW 1,0")
    play(game, 1, "pass map")
    assert next_start(game) == starts


@pytest.mark.rule("ED-STARTER")
@pytest.mark.parametrize(("edition", "starts"), [("classic", 0), ("italian", 0), ("jubilee", 2)])
def test_ed_starter_goes_round_the_table(edition: str, starts: int) -> None:
    """p2 lays the last path card, p3 takes the last turn, and p1 sits to the left of p3."""
    game = table({}, ["EW"], ["EW"], ["map"], pile=[], edition=edition)
    play(game, 0, "place EW 1,0")
    play(game, 1, "place EW 2,0")
    play(game, 2, "play map 8,0")
    assert next_start(game) == starts


@pytest.mark.rule("ED-STARTER")
@every_edition
def test_ed_starter_nobody_laid_a_path_card(edition: str) -> None:
    game = table({}, ["map"], ["map"], [], pile=[], edition=edition)
    play(game, 0, "pass map")
    play(game, 1, "pass map")
    assert next_start(game) == 2


@pytest.mark.rule("ED-STARTER")
@every_edition
def test_ed_starter_passes_of_an_empty_hand_do_not_count(edition: str) -> None:
    """p1 took the last real turn; p2 and p3 have no cards, p3's empty pass ends the round."""
    game = table({}, ["repair-lamp"], [], [], pile=[], edition=edition, turn=2, last_turn=0)
    play(game, 2, "pass")
    assert next_start(game) == 1


@pytest.mark.rule("ED-STARTER")
@every_edition
def test_ed_starter_after_the_treasure(edition: str) -> None:
    """Who laid the last card took the last turn, whoever chose gold last."""
    game = table(TO_MIDDLE, ["map"], ["EW"], edition=edition)
    play(game, 0, "pass map")
    play(game, 1, "place EW 7,0")
    assert next_start(game) == 2


@pytest.mark.rule("ED-STARTER", "GOAL-5")
@one_goal_editions
def test_ed_starter_is_left_of_the_last_turn_not_of_the_finder(edition: str) -> None:
    goals = {"8,-2": "stone-b", "8,0": "stone-a", "8,2": "treasure"}
    game = table(TO_FORK, ["NSW"], ["EW"], goals=goals, edition=edition)
    play(game, 0, "place NSW 8,1")
    play(game, 0, "open 8,0")
    play(game, 1, "place EW -1,0")
    assert next_start(game) == 2


@pytest.mark.rule("ED-STARTER")
def test_ed_starter_jubilee_a_card_that_was_removed_was_laid_all_the_same() -> None:
    game = table({}, ["EW"], ["rockfall"], [], pile=[])
    play(game, 0, "place EW 1,0")
    play(game, 1, "play rockfall 1,0")
    assert next_start(game) == 1
