"""Positions of Saboteur 2 for the oracle: grown by the naive rules, scattered, and really played."""

from collections.abc import Iterator
from itertools import count
from random import Random

from .naive import GOAL_CELLS, Cell, cell_of, look, placements, turned
from .positions import (
    ACTIONS,
    BREAKS,
    MOST_CARDS,
    PATH_DECK,
    Mine,
    PositionData,
    empty_mine,
    turn_goals,
    way_left,
)

NEW_PATHS = [
    "NS|EW", "NS|EW", "NW|SE", "NE|SW", "S:ladder", "W:ladder", "NW:ladder", "NE:ladder", "NS:blue",
    "EW:blue", "SW:blue", "NS|E:green", "EW:green", "SE:green", "SEW:crystal", "SEW:crystal", "SEW:crystal",
    "NSE:crystal", "NSEW:crystal", "NSW|E:crystal", "SEW|N:crystal", "EW|S:crystal", "S:crystal", "W:crystal",
    "EW|N|S", "NS|E|W", "NS|E", "SE|N", "SE|N", "NE|S",
]  # fmt: skip
LADDERS = [card for card in NEW_PATHS if card.endswith(":ladder")]
DECK = PATH_DECK + NEW_PATHS
NEW_ACTIONS = ["thief", "hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free"]
DWARVES = ["blue", "green", "boss", "profiteer", "geologist", "saboteur"]


def grown(rng: Random, edition: str) -> Iterator[Mine]:
    """One mine again and again while it grows; many cards are new ones, and rockfalls make islands."""
    mine = empty_mine(rng)
    aim: Cell | None = cell_of(rng.choice(GOAL_CELLS)) if rng.random() < 0.7 else None
    rockfalls = rng.choice((0.05, 0.3))
    while len(mine.grid) < MOST_CARDS:
        yield mine
        few = rng.choices(DECK + NEW_PATHS, k=3)
        choices = sorted(placements(look({**mine.as_data(), "hands": [few]}, edition=edition)))
        if choices:
            text = rng.choice(choices)
            if aim and rng.random() < 0.8:
                text = min(choices, key=lambda choice: (way_left(choice, aim), rng.random()))
            _, tile, at = text.split()
            mine.grid[at] = tile
        while mine.grid and rng.random() < rockfalls:
            del mine.grid[rng.choice(list(mine.grid))]
        turn_goals(rng, mine)


def scattered(rng: Random) -> Mine:
    """Any tiles on any cells, fitting or not; sometimes the treasure lies open."""
    mine = empty_mine(rng)
    for _ in range(rng.randint(0, MOST_CARDS)):
        at = f"{rng.randint(-2, 10)},{rng.randint(-4, 4)}"
        if at not in mine.goals and at != "0,0":
            card = rng.choice(DECK)
            mine.grid[at] = rng.choice((card, turned(card)))
    return mine


def some_hand(rng: Random) -> list[str]:
    """Six cards, new ones and ladders more often than not."""
    hands: tuple[list[str], ...] = (DECK + ACTIONS + NEW_ACTIONS, NEW_PATHS, LADDERS + NEW_PATHS, [])
    cards = rng.choices(hands, (6, 4, 4, 1))[0]
    return rng.choices(cards, k=6) if cards else []


def seated(rng: Random, mine: Mine) -> PositionData:
    """A whole position: a mine with 2 to 12 players around it, someone's turn."""
    players = rng.randint(2, 12)
    fronts = [
        rng.sample([*BREAKS, "trap", "thief"], k=rng.choice((0, 0, 0, 0, 0, 1))) for _ in range(players)
    ]
    return {
        **mine.as_data(),
        "turn": rng.randrange(players),
        "hands": [some_hand(rng) for _ in range(players)],
        "dwarves": rng.choices(DWARVES, k=players),
        "front": fronts,
        "pile": rng.choices(DECK, k=rng.randint(0, 9)),
    }


def grown_positions(rng: Random, edition: str) -> Iterator[PositionData]:
    """Endless."""
    for _ in count():
        for mine in grown(rng, edition):
            yield seated(rng, mine)


def with_treasure(position: PositionData) -> PositionData:
    """The same with the treasure turned over."""
    cell = next(at for at, goal in position["goals"].items() if goal == "treasure")
    return {**position, "shown": {**position["shown"], cell: "NSEW"}}
