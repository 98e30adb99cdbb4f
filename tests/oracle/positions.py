"""Positions to try the oracle and the engine on: grown, scattered, and really played.

Grown and scattered mines are made here by the naive rules alone, as pinned position data. Played
and walked ones come out of live games, through the public front door only. Everything is drawn from
the `random.Random` that is handed in, so a seed names a whole stream of positions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from saboteur import Game, Rules

from .naive import (
    GOAL_CELLS,
    SIDES,
    Cell,
    cell_of,
    joined,
    look,
    neighbour,
    open_sides,
    placements,
    tunnels,
    turned,
)

PositionData = dict[str, Any]

PATHS = {"NSEW": 5, "SEW": 5, "NSW": 5, "NS": 4, "EW": 3, "SW": 5, "SE": 4} | dict.fromkeys(
    ("N|S|E|W", "S|E|W", "N|S|W", "N|S", "E|W", "S|W", "S|E", "S", "W"), 1
)
TOOLS = ("pickaxe", "lamp", "cart")
BREAKS = [f"break-{tool}" for tool in TOOLS]
ACTIONS = [*BREAKS, *(f"repair-{tool}" for tool in TOOLS), "repair-lamp-cart", "rockfall", "map"]
STONES = {"stone-a": "NW", "stone-b": "SW"}
MOST_CARDS = 45

PATH_DECK = [card for card, copies in PATHS.items() for _ in range(copies)]
DEAD_ENDS = [card for card in PATHS if all(len(tunnel) == 1 for tunnel in tunnels(card))]


# -- mines ----------------------------------------------------------------------------------------


@dataclass
class Mine:
    """What lies on the table beside the start card."""

    goals: dict[str, str]
    grid: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)

    def as_data(self) -> PositionData:
        """Its part of a position."""
        return {"grid": dict(self.grid), "goals": dict(self.goals), "shown": dict(self.shown)}


def empty_mine(rng: Random) -> Mine:
    """The set-up: goals in some order, nothing laid."""
    kinds = ["treasure", *STONES]
    rng.shuffle(kinds)
    return Mine(goals=dict(zip(GOAL_CELLS, kinds, strict=True)))


def grown(rng: Random, *, guided: bool) -> Iterator[Mine]:
    """One mine again and again while it grows; half of the mines suffer many rockfalls."""
    mine = empty_mine(rng)
    aim = cell_of(rng.choice(GOAL_CELLS)) if guided else None
    rockfalls = rng.choice((0.05, 0.25))
    while len(mine.grid) < MOST_CARDS:
        yield mine
        for _ in range(rng.randint(1, 2)):
            lay_one(rng, mine, aim)
        while mine.grid and rng.random() < rockfalls:
            del mine.grid[rng.choice(list(mine.grid))]
        turn_goals(rng, mine)


def lay_one(rng: Random, mine: Mine, aim: Cell | None) -> None:
    """Lay one of a few random cards where the rules allow it, if they do."""
    few = rng.choices(PATH_DECK, k=3 if aim else 2)
    choices = sorted(placements(look({**mine.as_data(), "hands": [few]})))
    if not choices:
        return
    text = rng.choice(choices)
    if aim and rng.random() < 0.85:
        text = min(choices, key=lambda choice: (way_left(choice, aim), rng.random()))
    _, tile, at = text.split()
    mine.grid[at] = tile


def way_left(text: str, aim: Cell) -> int:
    """How far from the aim a placement would leave us; dead ends count as further away."""
    _, tile, at = text.split()
    ahead = [neighbour(cell_of(at), side) for side in open_sides(tile)]
    dead = 6 if tile in DEAD_ENDS or turned(tile) in DEAD_ENDS else 0
    return dead + min(abs(x - aim[0]) + abs(y - aim[1]) for x, y in ahead)


def turn_goals(rng: Random, mine: Mine) -> None:
    """Turn over stones: mostly when reached, seldom from afar; often without a look at the fit."""
    scene = look({**mine.as_data(), "hands": [[]]})
    for at, kind in mine.goals.items():
        if kind not in STONES or at in mine.shown:
            continue
        reached = joined(scene, SIDES, cell_of(at))
        if rng.random() < (0.6 if reached else 0.004):
            mine.shown[at] = rng.choice((STONES[kind], turned(STONES[kind])))


def scattered(rng: Random) -> Mine:
    """Any tiles on any cells, fitting or not: a position need not be one that play can reach."""
    mine = empty_mine(rng)
    for _ in range(rng.randint(0, MOST_CARDS)):
        at = f"{rng.randint(-2, 10)},{rng.randint(-4, 4)}"
        if at not in mine.goals and at != "0,0":
            card = rng.choice(PATH_DECK)
            mine.grid[at] = rng.choice((card, turned(card)))
    for at, kind in mine.goals.items():
        if kind in STONES and rng.random() < 0.3:
            mine.shown[at] = rng.choice((STONES[kind], turned(STONES[kind])))
    return mine


# -- the players around a mine --------------------------------------------------------------------


def some_hand(rng: Random) -> list[str]:
    """Hands of many kinds; `any` is the usual one, others are all of one sort, turned or empty."""
    sort = rng.choices(("any", "paths", "all", "dead", "turned", "actions", "none"), (9, 4, 1, 2, 2, 1, 1))
    size = rng.randint(1, 6)
    hands: dict[str, list[str]] = {
        "any": rng.choices(PATH_DECK + 3 * ACTIONS, k=6),
        "paths": rng.choices(PATH_DECK, k=size),
        "all": list(PATHS),
        "dead": rng.choices(DEAD_ENDS, k=size),
        "turned": [turned(card) for card in rng.choices(PATH_DECK, k=size)],
        "actions": rng.choices(ACTIONS, k=size),
        "none": [],
    }
    return hands[sort[0]]


def some_front(rng: Random) -> list[str]:
    """Broken tools before one player: most often none, never two of a kind (ACT-1)."""
    return rng.sample(BREAKS, k=rng.choices((0, 1, 2, 3), (17, 2, 1, 1))[0])


def seated(rng: Random, mine: Mine) -> PositionData:
    """A whole position: a mine with players around it, someone's turn."""
    players = rng.randint(3, 10)
    hands = [some_hand(rng) for _ in range(players)]
    dwarves = [rng.choice(("digger", "digger", "saboteur")) for _ in range(players)]
    if rng.random() < 0.05 and not mine.shown:
        return {"grid": dict(mine.grid), "hands": hands, "dwarves": dwarves}
    return {
        **mine.as_data(),
        "turn": rng.randrange(players),
        "hands": hands,
        "dwarves": dwarves,
        "front": [some_front(rng) for _ in range(players)],
        "pile": rng.choices(PATH_DECK + ACTIONS, k=rng.randint(0, 12)),
    }


def grown_positions(rng: Random) -> Iterator[PositionData]:
    """Endless: whole lives of mines, two guided ones for each random one."""
    for number in count():
        for mine in grown(rng, guided=number % 3 < 2):
            yield seated(rng, mine)


def scattered_positions(rng: Random) -> Iterator[PositionData]:
    """Endless."""
    while True:
        yield seated(rng, scattered(rng))


# -- live games -----------------------------------------------------------------------------------


def is_turn(game: Game) -> bool:
    """Whether a seat has its turn, rather than a window to answer."""
    return any(str(action).startswith("pass") for seat in game.actors for action in game.legal(seat))


def play_one(rng: Random, game: Game, aim: Cell | None = None) -> None:
    """One random action; paths and rockfalls are favoured, and paths towards the aim."""
    seat = rng.choice(game.actors)
    texts = [str(action) for action in game.legal(seat)]
    paths = [text for text in texts if text.startswith("place ")]
    mining = paths + [text for text in texts if text.startswith("play rockfall")]
    if aim and paths and rng.random() < 0.8:
        game.play(seat, min(paths, key=lambda text: (way_left(text, aim), rng.random())))
    else:
        game.play(seat, rng.choice(mining if mining and rng.random() < 0.6 else texts))


def played(rng: Random, rules: Rules, every: int = 5) -> Iterator[Game]:
    """Games from the very beginning, shown at about one in `every` turns. Endless."""
    while True:
        game = Game(rules, seed=f"oracle {rng.random()}")
        aim = cell_of(rng.choice(GOAL_CELLS)) if rng.random() < 0.7 else None
        while not game.over:
            if rng.randrange(every) == 0 and is_turn(game):
                yield game
            play_one(rng, game, aim)


def walked(rng: Random, rules: Rules, position: PositionData, steps: int = 12) -> Iterator[Game]:
    """A game taken up at a position and played on, shown at each turn."""
    game = Game.from_position(rules, position, seed=f"oracle {rng.random()}")
    for _ in range(steps):
        if game.over:
            return
        if is_turn(game):
            yield game
        play_one(rng, game)
