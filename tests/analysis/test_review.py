"""A review says what a seat could have done better by what it knew then, and never by anything else."""

from itertools import count
from random import Random

import pytest

from saboteur import Game, Rules
from saboteur.analysis.errors import NotInThisGame
from saboteur.analysis.review import better_move, review
from saboteur.analysis.why import DeedMoves, reasons
from saboteur.bots.chronicle import Chronicle
from saboteur.core.actions import Action

ONE_ROUND = {"rounds": "1"}


def nearly_won() -> tuple[Game, Chronicle]:
    """Return a game in which p1 is a digger, has seen the gold and holds the card that reaches it."""
    position = {
        "grid": {f"{x},0": "EW" for x in range(1, 7)},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["EW", "map", "SW"], ["SW", "break-lamp"], ["NS", "rockfall"]],
        "dwarves": ["digger", "digger", "saboteur"],
        "pile": ["SEW", "NSW", "map", "EW"],
        "front": [[], ["break-cart"], []],
        "known": [{"goals": {"8,0": "treasure"}}, {}, {}],
    }
    game = Game.from_position(Rules.build(3, options=ONE_ROUND), position, "nearly won")
    return game, Chronicle.of(game.view())


def blundered() -> Game:
    """Return that game with the card kept back, played to its end by chance."""
    game, _ = nearly_won()
    game.play(0, "pass map")
    return to_the_end(game)


def to_the_end(game: Game) -> Game:
    rng = Random(2)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


def test_keeping_the_winning_card_back_is_one_of_the_moments() -> None:
    game = blundered()
    told = review(game.record(), 0)
    assert told["whole"] and told["turns"] >= len(told["moments"]) > 0
    found = told["moments"][0]
    assert (found["move"], found["did"], found["better"], found["in"]) == (
        0,
        "pass map",
        "place EW 7,0",
        "gold",
    )
    assert found["by"] > 3 * found["error"] and found["goals"] == [0.0, 1.0, 0.0]
    for moment in told["moments"]:
        assert game.history[moment["move"]] == (0, Action.parse(moment["did"]))
    # Whoever did the best they could is told nothing.
    game, _ = nearly_won()
    game.play(0, "place EW 7,0")
    assert review(to_the_end(game).record(), 0)["moments"] == []


def test_equal_views_get_equal_advice() -> None:
    game, past = nearly_won()
    worlds = [game, *(game.guess(0, f"world {number}") for number in range(2))]
    assert len({str(world.position()) for world in worlds}) == 3
    told = []
    for world in worlds:
        view, did = world.view(0), Action.parse("pass EW")
        assert view.as_dict() == game.view(0).as_dict()
        better = better_move(view, world.legal(0), did, past)
        assert better is not None
        told.append((better, reasons(view, past, DeedMoves(), (better.action.text, did.text))))
    assert all(each == told[0] for each in told)


def test_without_time_nothing_is_told_and_it_says_so() -> None:
    told = review(blundered().record(), 0, seconds=0.0, clock=count().__next__)
    assert (told["turns"], told["whole"], told["moments"]) == (0, False, [])
    with pytest.raises(NotInThisGame):
        review(blundered().record(), 3)


def test_where_the_bot_does_not_search_moves_are_compared_by_points() -> None:
    game = to_the_end(Game(Rules.build(3, modules=["saboteur2", "veto"], options=ONE_ROUND), "points"))
    told = review(game.record(), 0)["moments"]
    assert 0 < len(told) <= 5 and [moment["move"] for moment in told] == sorted(m["move"] for m in told)
    assert all(moment["in"] == "points" and moment["by"] >= 0.8 for moment in told)
