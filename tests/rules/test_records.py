"""Records: the whole game as text, replayed to the same end, redacted for one seat, and verified."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import saboteur
from rules.gold_positions import (
    EDITIONS,
    band,
    choosing_goal,
    found,
    guided,
    last_moment,
    played,
    take_best,
    turning_stone,
)
from saboteur import Game, RecordError, Rules

TABLES: list[dict[str, Any]] = [
    *(
        {"players": players, "edition": edition}
        for players, edition in zip((3, 6, 10), EDITIONS, strict=True)
    ),
    {"players": 4, "options": {"gold": "open", "placement": "adjacent", "spare": "none"}},
    {"players": 5, "edition": "classic", "modules": ["greedy-dwarf", "sabotaged-dwarf"]},
    {"players": 7, "modules": ["tournament"]},
]


def same(game: Game, other: Game) -> None:
    """Two games are at the same moment, by all that can be asked of them."""
    assert game.position() == other.position()
    assert (game.rules, game.seed, game.history) == (other.rules, other.seed, other.history)
    assert (game.round, game.over, game.gold) == (other.round, other.over, other.gold)
    assert (game.actors, game.winners) == (other.actors, other.winners)
    for seat in (None, *range(game.rules.players)):
        assert game.view(seat).as_dict() == other.view(seat).as_dict()
    assert game.record() == other.record()


def action_lines(text: str) -> list[int]:
    """The numbers of the lines that hold an action."""
    return [number for number, line in enumerate(text.splitlines()) if line.startswith('    "p')]


@pytest.fixture(scope="module")
def finished() -> Game:
    """A whole game with passes, gold to take and a result."""
    game = next(game for game in whole_games() if {"pass", "take"} <= verbs(game))
    assert game.over
    return game


def whole_games() -> Iterator[Game]:
    """Guided games of four."""
    rules = Rules.build(4)
    return (played(rules, f"whole {number}") for number in range(20))


def verbs(game: Game) -> set[str]:
    """What was done in a game."""
    return {str(action).split()[0] for _, action in game.history}


# -- replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_replays_to_the_same_game_at_every_stage(table: dict[str, Any]) -> None:
    for number, game in enumerate(guided(Rules.build(**table), "stages")):
        if number % 25 == 0 or game.over:
            same(Game.replay(game.record()), game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_replayed_game_goes_on_as_the_first_would_have(table: dict[str, Any]) -> None:
    game = played(Rules.build(**table), "on", 30)
    twin = Game.replay(game.record())
    while not game.over:
        seat = game.actors[0]
        action = game.legal(seat)[-1]
        events, twins = game.play(seat, action), twin.play(seat, action)
        assert [event.as_dict() for event in events] == [event.as_dict() for event in twins]
    same(twin, game)


@pytest.mark.parametrize(
    "seed", ["anything", "", "ключ", "\ud800", b"bytes", b"\0" * 32, "0f" * 32, "x" * 64]
)
def test_any_seed_is_kept(seed: str | bytes) -> None:
    game = Game(Rules.build(3), seed=seed)
    same(Game.replay(game.record()), game)
    assert tomllib.loads(game.record())["seed"] == game.seed.hex()


def test_a_random_seed_is_kept() -> None:
    game = Game(Rules.build(3))
    same(Game.replay(game.record()), game)


@pytest.mark.parametrize("start", range(5))
def test_the_starting_seat_that_was_chosen_is_kept(start: int) -> None:
    game = Game(Rules.build(5), seed="start", start=start)
    assert game.actors == (start,)
    twin = Game.replay(game.record())
    assert twin.actors == (start,)
    same(twin, game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_begun_from_a_position_is_recorded_with_it(table: dict[str, Any]) -> None:
    rules = Rules.build(**table)
    middle = played(rules, "middle", 40)
    game = Game.from_position(rules, middle.position(), seed="another seed")
    for number in range(20):
        same(Game.replay(game.record()), game)
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[number % len(game.legal(seat))])
    assert saboteur.verify(game.record()) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_begun_in_a_window_is_recorded_too(edition: str) -> None:
    rules = Rules.build(4, edition)
    for made in (choosing_goal(rules), turning_stone(rules), found(rules, band(4, 1), 0)):
        game = Game.from_position(rules, made.position(), seed="window")
        same(Game.replay(game.record()), game)
        game.play(game.actors[0], game.legal(game.actors[0])[-1])
        same(Game.replay(game.record()), game)


def test_a_sparse_position_is_recorded_with_what_the_seed_adds() -> None:
    """Goals and gold pile were shuffled from the seed."""
    game = Game.from_position(
        Rules.build(3), {"grid": {}, "hands": [["map"], [], []], "dwarves": band(3)}, seed="sparse"
    )
    game.play(0, "play map 8,0")
    same(Game.replay(game.record()), game)


def test_the_record_does_not_change_with_the_position_that_was_handed_in() -> None:
    position = json.loads(json.dumps(last_moment(band(3, 1), 0, "EW")))
    game = Game.from_position(Rules.build(3), position, seed="mine")
    before = game.record()
    position["grid"].clear()
    position["hands"][0].append("map")
    assert game.record() == before


def test_copies_have_records_of_their_own(finished: Game) -> None:
    game = played(finished.rules, "copy", 10)
    before, twin = game.record(), game.copy()
    assert twin.record() == before
    twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
    assert game.record() == before
    same(Game.replay(twin.record()), twin)


def test_a_refused_action_is_not_recorded() -> None:
    game = Game(Rules.build(3), seed="refused", start=0)
    before = game.record()
    for seat, text in [(0, "nonsense"), (1, "pass map"), (0, "place NSEW 9,9")]:
        with pytest.raises(saboteur.IllegalAction):
            game.play(seat, text)
    assert game.record() == before


# -- the text -------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_toml_with_the_pinned_keys(table: dict[str, Any]) -> None:
    game = played(Rules.build(**table), "text", 12)
    data = tomllib.loads(game.record())
    assert isinstance(data["format"], int)
    assert isinstance(data["rules_version"], int)
    assert data["rules"]["players"] == table["players"]
    assert data["rules"]["edition"] == table.get("edition", "jubilee")
    assert data["rules"]["modules"] == table.get("modules", [])
    assert table.get("options", {}).items() <= data["rules"]["options"].items()
    assert bytes.fromhex(data["seed"]) == game.seed
    assert data["actions"] == [f"p{seat + 1} {action}" for seat, action in game.history]
    assert "result" not in data


def test_the_result_is_there_when_the_game_is_over(finished: Game) -> None:
    result = tomllib.loads(finished.record())["result"]
    assert str(list(finished.gold)) in str(result)
    assert [f"p{seat + 1}" for seat in finished.winners] == result["winners"]


def test_the_pinned_keys_alone_are_enough(finished: Game) -> None:
    """Someone else's program writes no more than those."""
    data = tomllib.loads(finished.record())
    pinned = ("format", "rules_version", "seed", "actions", "result", "rules")
    text = "\n".join(f"{key} = {inline(data[key])}" for key in pinned)
    same(Game.replay(text), finished)
    assert saboteur.verify(text) == []
    assert faults(text.replace(f"{list(finished.gold)}", f"{[99, *finished.gold[1:]]}"))


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(entry)}" for key, entry in value.items()) + "}"
    return json.dumps(value)


def test_turned_and_unordered_cards_are_recorded_canonically() -> None:
    game = Game.from_position(Rules.build(3), last_moment(band(3, 1), 0, "SEW", pile=["NS"]), seed="x")
    game.play(0, "  pass   WEN ")
    assert tomllib.loads(game.record())["actions"] == ["p1 pass SEW"]


# -- redacted -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_a_redacted_record_hides_what_others_hid(finished: Game, seat: int) -> None:
    whole = tomllib.loads(finished.record())["actions"]
    seen = tomllib.loads(finished.record(seat=seat))["actions"]
    own = f"p{seat + 1} "
    for action, shown in zip(whole, seen, strict=True):
        if not action.startswith(own) and action.split()[1] in ("pass", "take"):
            assert shown == " ".join([*action.split()[:2], "?"])
        else:
            assert shown == action
    assert any(action.endswith("pass ?") for action in seen)
    assert any(action.endswith("take ?") for action in seen)


@pytest.mark.parametrize("seat", range(4))
def test_a_redacted_record_has_no_seed_and_cannot_be_replayed(finished: Game, seat: int) -> None:
    text = finished.record(seat=seat)
    assert finished.seed.hex() not in text
    assert "seed" not in tomllib.loads(text)
    with pytest.raises(RecordError, match="seed"):
        Game.replay(text)
    assert faults(text)


@pytest.mark.parametrize("seat", range(3))
def test_a_redacted_record_of_a_position_does_not_show_it(seat: int) -> None:
    """The position holds everyone's hand."""
    position = last_moment(band(3, 1), 0, "EW", pile=["repair-lamp-cart"], gold=[7, 8, 9])
    game = Game.from_position(Rules.build(3), position, seed="secret")
    text = game.record(seat=seat)
    assert "repair-lamp-cart" not in text
    assert "saboteur" not in text
    assert not re.search(r"7, *8, *9", text)


def test_what_a_redacted_record_shows_does_not_depend_on_secrets() -> None:
    """Two games that differ only in what p3 passes and takes look alike to p2."""
    texts = set()
    for card, value in (("NS", 1), ("SE", 2)):
        hands = [["EW"], [], ["NS", "SE"]]
        position = last_moment(band(3, 1), 2, "NS", hands=hands, gold_pile=[1, 2])
        game = Game.from_position(Rules.build(3), position, seed="alike")
        game.play(2, f"pass {card}")
        game.play(0, "place EW 7,0")
        game.play(0, f"take {value}")
        texts.add(game.record(seat=1))
    assert len(texts) == 1


# -- verify ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_good_record_is_verified(table: dict[str, Any]) -> None:
    rules = Rules.build(**table)
    for moves in (0, 1, 20, None):
        assert saboteur.verify(played(rules, "good", moves).record()) == []


def faults(text: str) -> list[str]:
    """What is wrong with a record."""
    try:
        return saboteur.verify(text)
    except RecordError as error:
        return [str(error)]


def test_a_changed_seed_is_caught(finished: Game) -> None:
    text, seed = finished.record(), finished.seed.hex()
    for place in range(0, len(seed), 7):
        digit = "0" if seed[place] != "0" else "1"
        assert faults(text.replace(seed, seed[:place] + digit + seed[place + 1 :]))


def test_a_changed_commitment_is_caught(finished: Game) -> None:
    text = finished.record()
    promise = tomllib.loads(text)["commitment"]
    assert faults(text.replace(promise, promise[::-1]))
    assert faults(text.replace(promise, "0" * 64))


def test_each_single_changed_action_is_caught(finished: Game) -> None:
    """Also where the other action is legal and leads to the same end."""
    text = finished.record()
    game = Game(finished.rules, seed=finished.seed)
    for line, (seat, action) in zip(action_lines(text), finished.history, strict=True):
        lines = text.splitlines()
        for other in [other for other in game.legal(seat) if other != action][-1:]:
            lines[line] = f'    "p{seat + 1} {other}",'
            assert faults("\n".join(lines)), (action, other)
        game.play(seat, action)


def test_each_single_missing_repeated_or_swapped_action_is_caught(finished: Game) -> None:
    text = finished.record()
    lines = text.splitlines()
    for line in action_lines(text)[::5]:
        assert faults("\n".join(lines[:line] + lines[line + 1 :]))
        assert faults("\n".join(lines[:line] + lines[line : line + 1] + lines[line:]))
        assert faults("\n".join([*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]]))


def test_a_changed_result_is_caught(finished: Game) -> None:
    text = finished.record()
    (line,) = (line for line in text.splitlines() if line.startswith("result"))
    gold, winner = str(list(finished.gold)), f'"p{finished.winners[0] + 1}"'
    richer = str([finished.gold[0] + 1, *finished.gold[1:]])
    assert faults(text.replace(line, line.replace(gold, richer)))
    assert faults(text.replace(line, line.replace(winner, '"p9"')))
    assert faults(text.replace(line + "\n", ""))
    early = played(finished.rules, "early", 5).record()
    assert faults(early.replace("actions = [", f"{line}\nactions = ["))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players = 4", "players = 5"),
        ('edition = "jubilee"', 'edition = "classic"'),
        ("modules = []", 'modules = ["sabotaged-dwarf"]'),
        ('gold = "secret"', 'gold = "open"'),
        ('placement = "connected"', 'placement = "adjacent"'),
    ],
)
def test_changed_rules_are_caught(finished: Game, old: str, new: str) -> None:
    text = finished.record()
    assert text.count(old) == 1
    assert faults(text.replace(old, new))


def test_a_changed_start_is_caught() -> None:
    text = Game(Rules.build(5), seed="start", start=2).record()
    assert text.count("start = 2") == 1
    assert faults(text.replace("start = 2", "start = 3"))
    assert faults(text.replace("start = 2\n", ""))


def test_a_changed_position_is_caught() -> None:
    game = Game.from_position(Rules.build(3), last_moment(band(3, 1), 0, "EW", gold=[7, 8, 9]), seed="x")
    text = game.record()
    assert saboteur.verify(text) == []
    game.play(0, "place EW 7,0")
    take_best(game)
    assert saboteur.verify(game.record()) == []
    for record in (text, game.record()):
        assert faults(re.sub(r"7, *8, *9", "9,8,7", record))


def test_a_game_can_be_played_again_from_its_beginning_wherever_that_was() -> None:
    dealt = Game(Rules.build(4), "again", start=2)
    middle = Game(Rules.build(4), "again", start=2)
    for _ in range(9):
        middle.play(middle.actors[0], middle.legal(middle.actors[0])[0])
    placed = Game.from_position(middle.rules, middle.position(), middle.seed)
    for game in (dealt, placed):
        began = game.position()
        for _ in range(12):
            game.play(game.actors[0], game.legal(game.actors[0])[-1])
        again = game.begun()
        assert again.position() == began and again.history == ()
        for seat, action in game.history:
            again.play(seat, action)
        assert again.position() == game.position()
