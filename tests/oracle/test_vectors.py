"""Vectors from outside, on which published implementations and a reference agree.

`legal.jsonl.gz`: placements (PATH-1 to PATH-4), tried on the oracle and on the engine.
`gold.jsonl`: sharings in the edition classic (GOLD-2, GOLD-3, GOLD-4, GOLD-5, ED-GOLD).
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from saboteur import Game, Rules

from .naive import look, placements, spelled, turned
from .positions import STONES, PositionData

DATA = Path(__file__).parent / "data"
LEGAL_CHUNKS = 10

Vector = dict[str, Any]


def legal_vectors() -> list[Vector]:
    """1,501 mines, each with one card in hand."""
    with gzip.open(DATA / "legal.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def gold_vectors() -> list[Vector]:
    """147 ends of a round."""
    text = (DATA / "gold.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


# -- placements -----------------------------------------------------------------------------------


def tile_of(sides: str, *, dead: bool) -> str:
    """'1011' (in the order N E S W) -> 'NSW', or 'N|S|W' for a dead end."""
    letters = [letter for letter, bit in zip("NESW", sides, strict=True) if bit == "1"]
    return spelled(("|" if dead else "").join(letters))


def goal_of(card: Vector) -> str:
    """Which goal it is: the treasure, or the stone that it shows either way round."""
    if card.get("gold"):
        return "treasure"
    tile = tile_of(card["e"], dead=False)
    return next(kind for kind, upright in STONES.items() if tile in (upright, turned(upright)))


def position_of(vector: Vector) -> PositionData:
    """A vector's mine and card as a position of three players."""
    grid, goals, shown = {}, {}, {}
    for card in vector["board"]:
        at, tile = f"{card['x']},{card['y']}", tile_of(card["e"], dead=card["k"] == "dead")
        if card["k"] in ("path", "dead"):
            grid[at] = tile
        if card["k"] in ("goal", "hidden"):
            goals[at] = goal_of(card)
        if card["k"] == "goal":
            shown[at] = tile
    hands = [[hand_card(vector)], [], []]
    mine = {"grid": grid, "goals": goals, "shown": shown}
    return {**mine, "hands": hands, "dwarves": ["digger", "digger", "saboteur"]}


def hand_card(vector: Vector) -> str:
    """The card in hand, as the vector holds it."""
    return tile_of(vector["card"]["e"], dead=vector["card"]["dead"])


def wanted_placements(vector: Vector) -> set[str]:
    """A vector's answer as texts; r = 1 is the card turned."""
    tiles = {"0": hand_card(vector), "1": turned(hand_card(vector))}
    answers = (answer.split(",") for answer in vector["legal"])
    return {f"place {tiles[r]} {x},{y}" for x, y, r in answers}


def test_the_oracle_agrees_with_every_legal_vector() -> None:
    """The oracle itself is tried first."""
    vectors = legal_vectors()
    assert len(vectors) == 1501
    for vector in vectors:
        assert placements(look(position_of(vector))) == wanted_placements(vector)


@pytest.mark.parametrize("edition", ["classic", "jubilee"])
@pytest.mark.parametrize("chunk", range(LEGAL_CHUNKS))
def test_the_engine_agrees_with_every_legal_vector(edition: str, chunk: int) -> None:
    """PATH-1 to PATH-4 as published implementations play them."""
    rules = Rules.build(players=3, edition=edition)
    for vector in legal_vectors()[chunk::LEGAL_CHUNKS]:
        game = Game.from_position(rules, position_of(vector), seed="vectors")
        texts = {str(action) for action in game.legal(0)}
        assert {text for text in texts if text.startswith("place ")} == wanted_placements(vector)


# -- gold -----------------------------------------------------------------------------------------

CORRIDOR = {f"{x},0": "EW" for x in range(1, 7)}
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def last_moment(vector: Vector, card: str) -> PositionData:
    """One cell before the treasure, no pile: the finder has this card, the others have none."""
    players = len(vector["sab"])
    return {
        "turn": vector["finder"],
        "grid": CORRIDOR,
        "goals": GOALS,
        "hands": [[card] if seat == vector["finder"] else [] for seat in range(players)],
        "dwarves": ["saboteur" if saboteur else "digger" for saboteur in vector["sab"]],
        "gold": [0] * players,
    }


def start(vector: Vector, position: PositionData) -> Game:
    """The vectors are of the edition classic."""
    rules = Rules.build(players=len(vector["sab"]), edition="classic")
    return Game.from_position(rules, position, seed="vectors")


def takers(game: Game, cards: list[int]) -> list[int]:
    """Let each chooser take the highest card left, and say who chose.

    The last card needs no choice: that window answers itself.
    """
    seats = []
    for value in sorted(cards, reverse=True)[:-1]:
        assert game.round == 1
        (seat,) = game.actors
        seats.append(seat)
        game.play(seat, f"take {value}")
    return seats


@pytest.mark.parametrize("vector", [v for v in gold_vectors() if v["win"] == "dwarves"])
def test_gold_when_the_diggers_win(vector: Vector) -> None:
    """GOLD-2, GOLD-3, ED-GOLD: one card per player, counter-clockwise, saboteurs passed over."""
    game = start(vector, {**last_moment(vector, "EW"), "gold_pile": vector["draw"]})
    game.play(vector["finder"], "place EW 7,0")
    assert takers(game, vector["draw"]) == vector["order"][:-1]
    assert (game.round, list(game.gold)) == (2, vector["gold"])


@pytest.mark.parametrize("vector", [v for v in gold_vectors() if v["win"] == "saboteurs"])
def test_gold_when_the_saboteurs_win(vector: Vector) -> None:
    """GOLD-4, GOLD-5, END-1: the last card is passed. `draw` was for diggers: use a full pile."""
    game = start(vector, last_moment(vector, "map"))
    game.play(vector["finder"], "pass map")
    assert (game.round, list(game.gold)) == (2, vector["gold"])


def test_there_are_as_many_gold_vectors_as_were_handed_over() -> None:
    """None is lost to the two lists above."""
    assert len(gold_vectors()) == 147
    assert {vector["win"] for vector in gold_vectors()} == {"dwarves", "saboteurs"}
