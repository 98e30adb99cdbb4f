"""Saboteur 2 against the naive oracle: split tunnels, ladders, doors and ways, on 20,000 positions.

Some chunks run always, all of them in the soak. Rules: PATH-1 to PATH-5, S2-LADDER-1 to 3, S2-DOOR, S2-WIN-1.
"""

import json
from collections import Counter
from itertools import islice
from random import Random

import pytest

from saboteur import Game, Rules
from saboteur.boxes.saboteur2.results import has_way as engine_has_way

from .naive import both_ways, box, has_way, is_path, look, refusal_of
from .positions import PositionData, played
from .positions2 import DECK, grown_positions, scattered, seated, with_treasure
from .test_oracle import EDITIONS, assert_same

CHUNKS, ALWAYS = 20, 2
GROWN, SCATTERED, PLAYED = 700, 200, 110
SIFTED = 16

chunks = pytest.mark.parametrize(
    "chunk", [*range(ALWAYS), *(pytest.param(n, marks=pytest.mark.soak) for n in range(ALWAYS, CHUNKS))]
)


def rules_of(position: PositionData, edition: str, placement: str = "connected") -> Rules:
    """The rules a position is tried under."""
    return Rules.build(len(position["hands"]), edition, ["saboteur2"], {"placement": placement})


def assert_agreed(position: PositionData, edition: str) -> None:
    """Placements, by both ways to ask for them; and the teams' ways to the treasure."""
    for placement in ("connected", "adjacent"):
        game = Game.from_position(rules_of(position, edition, placement), position, seed="oracle")
        assert_same(game, look(position, placement, edition), position)
    opened = with_treasure(position)
    state = Game.from_position(rules_of(position, edition), opened, seed="oracle").state
    for team in ("blue", "green"):
        assert engine_has_way(state, team) == has_way(opened, team), (team, json.dumps(opened))


def test_there_are_twenty_thousand_positions() -> None:
    assert CHUNKS * (GROWN + SCATTERED + PLAYED) >= 20_000


@chunks
def test_grown_mines(chunk: int) -> None:
    edition = EDITIONS[chunk % 3]
    for position in islice(grown_positions(Random(f"grown two {chunk}"), edition), GROWN):
        assert_agreed(position, EDITIONS[(chunk + len(position["grid"])) % 3])


@chunks
def test_scattered_mines(chunk: int) -> None:
    rng = Random(f"scattered two {chunk}")
    for number in range(SCATTERED):
        assert_agreed(seated(rng, scattered(rng)), EDITIONS[number % 3])


@chunks
def test_played_games(chunk: int) -> None:
    """Live games: what the engine keeps up to date stays right when ladders come and go."""
    rng, edition = Random(f"played two {chunk}"), EDITIONS[chunk % 3]
    rules = Rules.build(2 + chunk % 11, edition, ["saboteur2"])
    for game in islice(played(rng, rules, every=3), PLAYED):
        position = game.position()
        assert_same(game, look(position, edition=edition), position)
        assert_agreed(position, edition)


@chunks
def test_refusals_cite_the_first_rule(chunk: int) -> None:
    rng, seen = Random(f"sifted two {chunk}"), Counter[str | None]()
    for edition in EDITIONS:
        for position in islice(grown_positions(rng, edition), 5, 5 + 7 * SIFTED, 7):
            game = Game.from_position(rules_of(position, edition), position, seed="oracle")
            scene = look(position, edition=edition)
            hand = [card for card in position["hands"][position["turn"]] if is_path(card)]
            tiles = [*sorted(both_ways(hand))[:6], rng.choice(sorted(both_ways(DECK)))]
            for x, y in box(scene):
                for tile in tiles:
                    error = game.check(position["turn"], text := f"place {tile} {x},{y}")
                    rule = None if error is None else error.rule
                    assert rule == refusal_of(scene, text), (edition, text, rule, json.dumps(position))
                    seen[rule] += 1
    print(dict(seen))
    wanted = {None, "TURN-1", "PATH-1", "PATH-2", "PATH-4", "PATH-5"}
    # These need the right card and dwarf at the right place: not every chunk has all of them.
    rare = {"S2-LADDER-1", "S2-LADDER-2", "S2-DOOR"}
    assert wanted | (rare if chunk < ALWAYS else set()) <= set(seen)


def test_the_positions_are_varied() -> None:
    """Teams with and without a way, islands lit by ladders: the generator makes what the tests rely on."""
    seen: Counter[str] = Counter()
    for position in islice(grown_positions(Random("varied two"), "jubilee"), 1500):
        ways = [team for team in ("blue", "green") if has_way(with_treasure(position), team)]
        seen["+".join(ways) or "none"] += 1
        seen["ladders"] += sum(tile.endswith(":ladder") for tile in position["grid"].values()) > 1
    print(dict(seen))
    assert min(seen[key] for key in ("none", "blue", "green", "blue+green", "ladders")) >= 5, seen
