"""Positions: written at any moment and read again, a game goes on identically."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.gold_positions import (
    EDITIONS,
    GOALS,
    band,
    choice,
    choosing_goal,
    found,
    guided,
    last_moment,
    turning_stone,
)
from saboteur import Game, Rules, redact

# Every key that the notation pins.
KEYS = {
    "round", "turn", "direction", "start", "grid", "goals", "shown", "hands", "pile", "discard", "dwarves",
    "spare", "front", "gold", "gold_pile", "aside", "dwarf_discard", "laid", "last_layer", "last_turn",
    "thieves", "known", "pending", "ext",
}  # fmt: skip
TABLES: list[dict[str, Any]] = [
    {"players": 3, "edition": "classic"},
    {"players": 4, "edition": "jubilee"},
    {"players": 6, "edition": "italian", "options": {"gold": "open"}},
    {"players": 10, "edition": "classic", "options": {"spare": "none"}},
    {"players": 5, "edition": "classic", "modules": ["greedy-dwarf", "sabotaged-dwarf"]},
    {"players": 7, "edition": "jubilee", "modules": ["tournament"]},
    {"players": 5, "options": {"placement": "adjacent"}},
]


def again(game: Game) -> Game:
    """The same moment out of its position, which has been text meanwhile."""
    position = json.loads(json.dumps(game.position()))
    return Game.from_position(game.rules, position, seed=game.seed)


def same(game: Game, twin: Game) -> None:
    """By all that can be asked of them, two games are at the same moment."""
    assert twin.position() == game.position()
    assert (twin.actors, twin.round, twin.over) == (game.actors, game.round, game.over)
    assert (twin.gold, twin.winners) == (game.gold, game.winners)
    for seat in range(game.rules.players):
        assert twin.legal(seat) == game.legal(seat)
    for viewer in (None, *range(game.rules.players)):
        assert twin.view(viewer).as_dict() == game.view(viewer).as_dict()


def shown(game: Game, seat: int, action: Any) -> list[Any]:
    """Play, and return what everyone is told of it."""
    events = game.play(seat, action)
    viewers = (None, *range(game.rules.players))
    return [[event.as_dict() for event in redact(events, viewer)] for viewer in viewers]


def finish(game: Game, seed: str) -> Game:
    """Play to the end; the seed decides every choice."""
    rng = Random(seed)
    while not game.over:
        game.play(*choice(game, rng))
    return game


# -- round trips ----------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_at_every_moment_the_next_action_does_the_same(table: dict[str, Any]) -> None:
    """Same legal lists, same views for all seats, same events, same position after it."""
    rng = Random("moment")
    for game in guided(Rules.build(**table), "moment"):
        twin = again(game)
        same(game, twin)
        if not game.over:
            seat, action = choice(game, rng)
            copy = game.copy()
            assert shown(twin, seat, action) == shown(copy, seat, action)
            assert twin.position() == copy.position()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_from_many_moments_the_whole_game_goes_the_same_way(table: dict[str, Any]) -> None:
    """Same random choices, same deals, same final gold: after windows, and now and then."""
    for number, game in enumerate(guided(Rules.build(**table), "far")):
        if number % 23 == 0 or game.position()["pending"]:
            ends = [finish(start, f"{number}") for start in (game.copy(), again(game))]
            same(*ends)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_can_go_through_its_position_before_every_action(table: dict[str, Any]) -> None:
    """A chain of positions is as good as one game."""
    rng = Random("chain")
    game = Game(Rules.build(**table), seed="chain")
    chained = game
    while not game.over:
        seat, action = choice(game, rng)
        chained = again(chained)
        chained.play(seat, action)
        game.play(seat, action)
    same(game, chained)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 5, 10])
def test_windows_are_part_of_a_position(players: int, edition: str) -> None:
    """`open`, `turn` and `take`, each with all its answers."""
    rules = Rules.build(players, edition)
    windows = {
        "open": choosing_goal(rules),
        "turn": turning_stone(rules),
        "take": found(rules, band(players, 1), 0, gold_pile=[1, 2, 3, 1, 2, 3, 1, 2, 3, 1]),
    }
    for verb, game in windows.items():
        options = game.legal(0)
        assert len(options) > 1
        assert {str(action).split()[0] for action in options} == {verb}
        assert game.position()["pending"]
        same(game, again(game))
        for action in options:
            copy, twin = game.copy(), again(game)
            assert shown(copy, 0, action) == shown(twin, 0, action)
            same(copy, twin)
            same(finish(copy, "on"), finish(twin, "on"))


def test_gold_is_shared_on_from_a_position_in_the_middle() -> None:
    """What each player has seen of the cards passed on stays their secret."""
    game = found(Rules.build(5, "classic"), band(5, 1), 0, gold_pile=[1, 2, 3, 1, 2])
    for value in (2, 1, 3):
        game.play(game.actors[0], f"take {value}")
        same(game, again(game))


def test_guided_games_reach_goals_and_windows() -> None:
    """Otherwise the tests above would try little."""
    done: Counter[str] = Counter()
    for table in TABLES:
        for seed in ("moment", "far", "chain"):
            *_, game = guided(Rules.build(**table), seed)
            done.update(str(action).split()[0] for _, action in game.history)
    assert done["take"] > 50
    assert done["open"] + done["turn"] > 2


# -- what a position says -------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_has_every_key_and_is_plain_data(table: dict[str, Any]) -> None:
    for game in guided(Rules.build(**table), "keys"):
        position = game.position()
        assert set(position) == KEYS
        assert json.loads(json.dumps(position)) == position


def test_the_pinned_example_is_a_position() -> None:
    """As the notation writes it, without the module that the base game does not have."""
    example = {
        "round": 1, "turn": 0, "direction": 1, "start": 0,
        "grid": {"1,0": "NEW", "2,0": "EW"}, "goals": GOALS,
        "shown": {"8,-2": "SE"}, "hands": [["map", "SEW"], ["rockfall"], []], "pile": ["NS"], "discard": [],
        "dwarves": ["digger", "saboteur", "digger"], "spare": ["digger"],
        "front": [["break-lamp"], [], []], "gold": [0, 1, 0], "gold_pile": [1, 3], "aside": [],
        "dwarf_discard": [], "laid": ["1,0", "2,0"], "last_layer": 0, "last_turn": 0, "thieves": [],
        "known": [], "pending": [], "ext": {},
    }  # fmt: skip
    game = Game.from_position(Rules.build(3), example)
    position = game.position()
    same_as_given = set(example) - {"hands", "known", "ext"}
    assert {key: position[key] for key in same_as_given} == {key: example[key] for key in same_as_given}
    assert [sorted(hand) for hand in position["hands"]] == [["SEW", "map"], ["rockfall"], []]


@pytest.mark.parametrize("turn", [0, 2])
def test_absent_keys_have_their_defaults(turn: int) -> None:
    sparse = {"grid": {}, "hands": [["map"], [], ["map"]], "dwarves": band(3, 1), "turn": turn}
    position = Game.from_position(Rules.build(3), sparse, seed="sparse").position()
    assert (position["round"], position["direction"], position["start"]) == (1, 1, turn)
    for key in ("pile", "discard", "spare", "shown", "laid", "thieves", "pending", "aside"):
        assert not position[key], key
    assert (position["front"], position["gold"]) == ([[], [], []], [0, 0, 0])
    assert Counter(position["gold_pile"]) == {1: 16, 2: 8, 3: 4}
    assert set(position["goals"]) == set(GOALS)
    assert sorted(position["goals"].values()) == sorted(GOALS.values())


def test_absent_goals_and_gold_are_shuffled_from_the_seed() -> None:
    sparse = {"grid": {}, "hands": [["map"], [], []], "dwarves": band(3, 1)}
    seen = []
    for seed in "abcdefghijkl":
        position = Game.from_position(Rules.build(3), sparse, seed=seed).position()
        assert position == Game.from_position(Rules.build(3), sparse, seed=seed).position()
        seen.append((str(position["goals"]), str(position["gold_pile"])))
    goals, piles = (len(set(each)) for each in zip(*seen, strict=True))
    assert goals > 3
    assert piles == len(seen)


def test_turned_and_unordered_cards_are_read() -> None:
    position = {"grid": {"1,0": "WEN"}, "hands": [["NEW", "N|W"], [], []], "dwarves": band(3, 1)}
    written = Game.from_position(Rules.build(3), position).position()
    assert written["grid"] == {"1,0": "NEW"}
    assert sorted(written["hands"][0]) == ["SEW", "S|E"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_reading_a_position_advances_nothing(edition: str) -> None:
    """A treasure that is reached stays face down, a round without cards goes on."""
    reached = last_moment(band(3, 1), 0, "NS")
    reached["grid"] = {**reached["grid"], "7,0": "EW"}
    stuck = {"grid": {}, "goals": GOALS, "hands": [[], [], []], "dwarves": band(3, 1)}
    for position in (reached, stuck):
        game = Game.from_position(Rules.build(3, edition), position)
        assert (game.round, game.actors, game.gold) == (1, (0,), (0, 0, 0))
        assert (game.position()["shown"], game.position()["pending"]) == ({}, [])
        same(game, again(game))


def test_cards_need_neither_fit_nor_add_up() -> None:
    """More cards than there are, tiles side by side that do not fit, all saboteurs, much gold."""
    wild = {
        "grid": {"1,0": "NS", "2,0": "W", "-3,7": "NSEW"},
        "goals": GOALS,
        "hands": [["map"] * 7, ["N|S|E|W"] * 5, ["SE"]],
        "dwarves": ["saboteur"] * 3,
        "spare": ["saboteur", "digger"],
        "gold": [500, 0, 1],
        "gold_pile": [3] * 60,
        "pile": ["W"] * 100,
    }
    game = Game.from_position(Rules.build(3), wild)
    position = game.position()
    assert {key: position[key] for key in wild} == wild
    same(game, again(game))
    same(finish(game.copy(), "wild"), finish(again(game), "wild"))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_seats_have_learnt_is_kept(table: dict[str, Any]) -> None:
    """Goals seen through a Map are still known to the one who looked, and to nobody else."""
    rules = Rules.build(**table)
    players = rules.players
    position = last_moment(band(players, 1), 2, "map", pile=["NS"] * 20, goals=GOALS)
    position["hands"] = [["map", "NS"] for _ in range(players)]
    game = Game.from_position(rules, position)
    game.play(2, "play map 8,0")
    twin = again(game)
    for viewer in (None, *range(players)):
        card = twin.view(viewer).as_dict()["goals"]["8,0"]["card"]
        assert card == ("treasure" if viewer == 2 else None)
    same(game, twin)
