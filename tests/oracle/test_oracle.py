"""The engine against the naive oracle: PATH-1 to PATH-5, TURN-1, on 20,000 positions and more.

Every edition has three chunks that run always; all chunks run in the soak.

A failure prints the position as data, ready for `Game.from_position`.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from saboteur import Game, IllegalAction, Rules

from .naive import (
    Position,
    Scene,
    both_ways,
    box,
    cell_of,
    fits,
    is_path,
    look,
    placements,
    refusal_of,
)
from .positions import (
    PATHS,
    PositionData,
    grown_positions,
    played,
    scattered_positions,
    walked,
)

CHUNKS, ALWAYS = 20, 9
GROWN, SCATTERED, PLAYED, WALKED = 720, 150, 110, 60
SIFTED = 24
EDITIONS = ("jubilee", "classic", "italian")
PLACEMENTS = ("connected", "adjacent")

chunks = pytest.mark.parametrize(
    "chunk", [*range(ALWAYS), *(pytest.param(n, marks=pytest.mark.soak) for n in range(ALWAYS, CHUNKS))]
)


@cache
def rules_for(players: int, edition: str, placement: str) -> Rules:
    """The rules, built once for each table."""
    return Rules.build(players=players, edition=edition, options={"placement": placement})


def rules_of(position: Position, chunk: int, placement: str) -> Rules:
    """The rules a position is tried under; chunks take turns with the editions."""
    return rules_for(len(position["hands"]), EDITIONS[chunk % 3], placement)


def offered(game: Game, seat: int) -> set[str]:
    """The placements the engine offers, no text twice."""
    texts = [str(action) for action in game.legal(seat)]
    placed = [text for text in texts if text.startswith("place ")]
    assert len(placed) == len(set(placed)), f"offered twice: {placed}"
    return set(placed)


def assert_same(game: Game, scene: Scene, position: Position) -> None:
    """The engine offers the seat whose turn it is what the oracle allows, nothing else."""
    got, wanted = offered(game, position.get("turn", 0)), placements(scene)
    assert got == wanted, (
        f"engine only: {sorted(got - wanted)}; oracle only: {sorted(wanted - got)}; "
        f"adjacent: {scene.adjacent_is_enough}; position: {json.dumps(position)}"
    )


def assert_agreed(position: PositionData, chunk: int) -> None:
    """One position, one search, both placements."""
    scene = look(position)
    for placement in PLACEMENTS:
        game = Game.from_position(rules_of(position, chunk, placement), position, seed="oracle")
        scene = replace(scene, adjacent_is_enough=placement == "adjacent")
        assert_same(game, scene, position)


def assert_live(game: Game, chunk: int, placement: str) -> None:
    """A live game agrees with the oracle, and so does the game taken up at its position."""
    position = game.position()
    assert game.actors == (position["turn"],)
    scene = look(position, placement)
    assert_same(game, scene, position)
    again = Game.from_position(rules_of(position, chunk, placement), position, seed="oracle")
    assert_same(again, scene, position)


def count_distinct(positions: list[PositionData]) -> int:
    """How many of them are really different."""
    return len({json.dumps(position) for position in positions})


def test_there_are_twenty_thousand_positions() -> None:
    """Each chunk below asserts its own share."""
    assert CHUNKS * (GROWN + SCATTERED + PLAYED + WALKED) >= 20_000


@chunks
def test_grown_mines(chunk: int) -> None:
    """Mines that grew by the naive rules, with rockfalls, turned goals and broken tools."""
    positions = list(islice(grown_positions(Random(f"grown {chunk}")), GROWN))
    assert count_distinct(positions) == GROWN
    for position in positions:
        assert_agreed(position, chunk)


@chunks
def test_scattered_mines(chunk: int) -> None:
    """Any tile on any cell, as `from_position` allows."""
    positions = list(islice(scattered_positions(Random(f"scattered {chunk}")), SCATTERED))
    assert count_distinct(positions) == SCATTERED
    for position in positions:
        assert_agreed(position, chunk)


@chunks
def test_played_games(chunk: int) -> None:
    """Live games from the deal on: what the engine keeps up to date stays right."""
    rng, placement = Random(f"played {chunk}"), PLACEMENTS[chunk % 2]
    rules = rules_for(3 + chunk % 8, EDITIONS[chunk % 3], placement)
    checked = 0
    for game in islice(played(rng, rules), PLAYED):
        assert_live(game, chunk, placement)
        checked += 1
    assert checked == PLAYED


def walks(rng: Random, chunk: int, placement: str) -> Iterator[Game]:
    """Endless walks, each from the middle of a grown or scattered mine."""
    for number, position in enumerate(grown_positions(rng)):
        if number % 20 == 10:
            everyone = position | {"hands": [rng.choices(list(PATHS), k=6) for _ in position["hands"]]}
            yield from walked(rng, rules_of(position, chunk, placement), everyone)


@chunks
def test_walks_from_grown_mines(chunk: int) -> None:
    """Live games taken up in the middle, where goals are near and rockfalls have been."""
    rng, placement = Random(f"walked {chunk}"), PLACEMENTS[chunk % 2]
    checked = 0
    for game in islice(walks(rng, chunk, placement), WALKED):
        assert_live(game, chunk, placement)
        checked += 1
    assert checked == WALKED


# -- refusals -------------------------------------------------------------------------------------


def some_tiles(rng: Random, position: Position) -> list[str]:
    """Three tiles the seat can make, if it can, and one of any card."""
    hand = [card for card in position["hands"][position.get("turn", 0)] if is_path(card)]
    mine, others = sorted(both_ways(hand)), sorted(both_ways(PATHS))
    return [*rng.sample(mine, k=min(3, len(mine))), rng.choice(others)]


def sift(game: Game, scene: Scene, tiles: list[str], seat: int) -> Counter[str | None]:
    """Check every tile on every cell of the box around the mine; count the answers."""
    seen: Counter[str | None] = Counter()
    for x, y in box(scene):
        for tile in tiles:
            text = f"place {tile} {x},{y}"
            error = game.check(seat, text)
            assert error is None or isinstance(error, IllegalAction)
            rule = None if error is None else error.rule
            assert rule == refusal_of(scene, text), (text, rule, json.dumps(game.position()))
            seen[rule] += 1
    return seen


@chunks
def test_refusals_cite_the_first_rule(chunk: int) -> None:
    """`check` gives None exactly where the oracle does, else the oracle's rule ID."""
    rng, placement = Random(f"sifted {chunk}"), PLACEMENTS[chunk % 2]
    seen: Counter[str | None] = Counter()
    for position in islice(grown_positions(rng), 5, 5 + 7 * SIFTED, 7):
        game = Game.from_position(rules_of(position, chunk, placement), position, seed="oracle")
        scene = look(position, placement)
        seen += sift(game, scene, some_tiles(rng, position), position.get("turn", 0))
    print(f"chunk {chunk}: {dict(seen)}")
    assert {None, "TURN-1", "PATH-1", "PATH-2", "PATH-5"} <= set(seen)
    assert (seen["PATH-4"] > 0) == (placement == "connected")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_out_of_turn_is_refused_by_turn_1(edition: str) -> None:
    """TURN-1 comes first, even before a broken tool."""
    position = {
        "grid": {},
        "hands": [["NSEW"], ["NSEW"], ["NSEW"]],
        "dwarves": ["digger", "digger", "saboteur"],
        "front": [[], ["break-lamp"], []],
    }
    game = Game.from_position(rules_for(3, edition, "connected"), position)
    for seat, rule in ((0, None), (1, "TURN-1"), (2, "TURN-1")):
        error = game.check(seat, "place NSEW 1,0")
        assert (None if error is None else error.rule) == rule
        assert not (seat and game.legal(seat))


@pytest.mark.parametrize("tile", ["NSW", "WSN", "SNW", "NSE", "ESN", "W|N|S", "S|E|N", "E|S|N"])
def test_sides_parse_in_any_order(tile: str) -> None:
    """The order of sides and tunnels in a tile's text means nothing."""
    position = {"grid": {}, "hands": [["NSW", "N|S|W"], [], []], "dwarves": 3 * ["digger"]}
    game = Game.from_position(rules_for(3, "jubilee", "connected"), position)
    scene = look(position)
    for x, y in box(scene):
        error, text = game.check(0, f"place {tile} {x},{y}"), f"place {tile} {x},{y}"
        assert (None if error is None else error.rule) == refusal_of(scene, text)


# -- the positions themselves ---------------------------------------------------------------------


def features(position: PositionData) -> Iterator[str]:
    """What makes a position worth trying."""
    scene = look(position)
    shown = {cell_of(at): tile for at, tile in position.get("shown", {}).items()}
    reached = {cell for cell, _ in scene.connected}
    yield from ("stopped",) * scene.stopped
    yield from ("forty cards",) * (len(position["grid"]) >= 40)
    yield from ("only required keys",) * ("goals" not in position)
    yield from ("way through a goal",) * any(cell in reached for cell in shown)
    yield from ("goal does not fit",) * any(not fits(scene, shown[cell], cell) for cell in shown)
    yield from ("island",) * (len(reached) + 5 < len(scene.face_up))
    yield from ("behind the goals",) * any(x > 8 for x, _ in scene.face_up)


def test_the_grown_positions_are_varied() -> None:
    """The generator really makes what the tests above rely on."""
    positions = islice(grown_positions(Random("varied")), 1500)
    seen = Counter(feature for position in positions for feature in features(position))
    assert len(seen) == 7, seen
    assert min(seen.values()) >= 30, seen
