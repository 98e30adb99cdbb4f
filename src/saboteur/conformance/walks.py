"""Walks through games: random ones, and piloted ones that reach the goals.

A walk plays a game step by step; the pilot lays cards towards an aim beside the goals, so that goals are
opened, windows open and gold is shared. Everything is drawn from the given `random.Random`, so that a label
names a whole stream of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from saboteur import Action, Event, Game
from saboteur.core.cards import find_tile
from saboteur.core.cells import NEIGHBOURS, STEPS, cell_at, xy

EDITIONS = ("classic", "jubilee", "italian")
# Beside and between the goals, where a card may reach two at once or a stone fits neither way.
AIMS = tuple(cell_at(x, y) for x, y in ((7, -2), (7, 0), (7, 2), (8, -1), (8, 1), (9, 0), (8, 3)))
# No round has more moves than cards and these: a few windows at its end.
MOST_WINDOWS = 3 + 3 + 12 + 4


class Step(NamedTuple):
    """One action of a walk and what then happened; `game` has already moved on."""

    game: Game
    seat: int
    action: Action
    events: list[Event]


Pilot = Callable[[Random, Game, int], Action]


# -- pilots ---------------------------------------------------------------------------------------


def at_random(rng: Random, game: Game, seat: int) -> Action:
    """Choose any legal action, all equally likely."""
    return rng.choice(game.legal(seat))


def eastward(aim: int) -> Pilot:
    """Return a pilot that mostly lays towards the aim and repairs what is broken."""

    def choose(rng: Random, game: Game, seat: int) -> Action:
        legal = game.legal(seat)
        places = [action for action in legal if action.verb == "place"]
        mends = [action for action in legal if action.card.startswith("repair")]
        if places and rng.random() < 0.85:
            return min(places, key=lambda action: (way_left(action, aim), rng.random()))
        return rng.choice(mends if mends and rng.random() < 0.6 else legal)

    return choose


def way_left(action: Action, aim: int) -> int:
    """Return how far from the aim a placement leaves the tunnel; a dead end is far away."""
    tile = find_tile(action.tile)
    assert tile is not None
    through = [tunnel for tunnel in tile.tunnels if tunnel.bit_count() > 1]
    ends = [action.cell + step for tunnel in through for step, _ in STEPS[tunnel]]
    if action.cell == aim:  # here many open sides are good: they reach several goals
        return -tile.mask.bit_count() if through else 0
    return min((distance(end, aim) + 1 for end in ends), default=50)


def distance(one: int, two: int) -> int:
    """Return how many steps lie between two cells."""
    (x1, y1), (x2, y2) = xy(one), xy(two)
    return abs(x1 - x2) + abs(y1 - y2)


def some_pilot(rng: Random) -> Pilot:
    """Return a pilot: two in three go east."""
    return eastward(rng.choice(AIMS)) if rng.random() < 0.67 else at_random


def eager(own: Callable[[Action], bool], pilot: Pilot) -> Pilot:
    """Return a pilot that mostly does what is being tested where it can, and otherwise follows another."""

    def choose(rng: Random, game: Game, seat: int) -> Action:
        wanted = [action for action in game.legal(seat) if own(action)] if rng.random() < 0.7 else []
        return rng.choice(wanted) if wanted else pilot(rng, game, seat)

    return choose


# -- games ----------------------------------------------------------------------------------------


def walk(rng: Random, game: Game, pilot: Pilot | None = None) -> Iterator[Step]:
    """Play a game to its end, showing every step."""
    pilot = pilot or some_pilot(rng)
    moves = 0
    while not game.over:
        seat = rng.choice(game.actors)
        action = pilot(rng, game, seat)
        yield Step(game, seat, action, game.play(seat, action))
        moves += 1
        assert moves <= 3 * (len(game.rules.deck) + MOST_WINDOWS) or game.rules.hooks.on_announced, (
            "this game does not end"
        )


def window(game: Game) -> str:
    """Return what kind of decision is pending."""
    return game.state.pending.kind


def box(game: Game, margin: int = 2) -> list[int]:
    """Return all cells around what lies on the table."""
    cells = [xy(cell) for cell in (*game.state.tiles, *game.state.sites)]
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return [
        cell_at(x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def beside(cell: int) -> list[int]:
    """Return the four cells next to a cell."""
    return [cell + step for step, _ in NEIGHBOURS]
