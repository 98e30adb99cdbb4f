"""Small tables to try one rule on, and ways to say "this happens" and "this is refused".

Seats in code are 0, 1, 2; in the notation p1, p2, p3. The top of a pile is last.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from saboteur import Event, Game, IllegalAction, Rules

EDITIONS = ("classic", "jubilee", "italian")
ONE_GOAL_EDITIONS = ("classic", "italian")
TOOLS = ("pickaxe", "lamp", "cart")
GOAL_CELLS = ("8,-2", "8,0", "8,2")
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}

PATHS = Counter(NSEW=5, SEW=5, NSW=5, NS=4, EW=3, SW=5, SE=4) + Counter(
    ("N|S|E|W", "S|E|W", "N|S|W", "N|S", "E|W", "S|W", "S|E", "S", "W")
)
ACTIONS = Counter(
    {f"break-{tool}": 3 for tool in TOOLS}
    | {f"repair-{tool}": 2 for tool in TOOLS}
    | {"repair-pickaxe-lamp": 1, "repair-pickaxe-cart": 1, "repair-lamp-cart": 1}
    | {"rockfall": 3, "map": 6}
)

Grid = dict[str, str]


# -- mines ----------------------------------------------------------------------------------------


def corridor(first: int, last: int, row: int = 0) -> Grid:
    """A straight tunnel from west to east along a row."""
    return {f"{x},{row}": "EW" for x in range(first, last + 1)}


def without(grid: Grid, *cells: str) -> Grid:
    """A mine with gaps."""
    return {cell: tile for cell, tile in grid.items() if cell not in cells}


# `place EW 7,0` then reaches the goal at 8,0.
TO_MIDDLE = corridor(1, 6)
# `place NSW 8,1` then reaches the goals at 8,0 and 8,2 at once.
TO_FORK = {"0,1": "NE", **corridor(1, 7, row=1)}
# `place EW 6,0` then reaches all three goals at once: the gap lies two cells away from them.
TO_COMB = {
    **corridor(1, 5),
    **{"7,-2": "SE", "7,-1": "NS", "7,0": "NSEW", "7,1": "NS", "7,2": "NE"},
}


# -- tables ---------------------------------------------------------------------------------------


def table(
    grid: Grid,
    *hands: list[str],
    edition: str = "jubilee",
    modules: Sequence[str] = (),
    options: dict[str, str] | None = None,
    **keys: Any,
) -> Game:
    """A game in the middle of a round, p1 to act; seats without a hand of their own hold a map."""
    seated = [*hands, *(["map"] for _ in range(3 - len(hands)))]
    rules = Rules.build(players=len(seated), edition=edition, modules=modules, options=options)
    dwarves = ["digger"] * (len(seated) - 1) + ["saboteur"]
    position = {"grid": grid, "goals": GOALS, "hands": seated, "dwarves": dwarves}
    return Game.from_position(rules, {**position, "pile": ["NSEW"] * 5, **keys}, seed="rules")


def legal(game: Game, seat: int) -> list[str]:
    """What a seat may do, as text."""
    return [str(action) for action in game.legal(seat)]


def play(game: Game, seat: int, text: str) -> list[Event]:
    """Take an action that must be legal."""
    assert game.check(seat, text) is None
    assert text in legal(game, seat)
    return game.play(seat, text)


def refused(game: Game, seat: int, text: str, reason: str, rule: str) -> None:
    """Expect a refusal, from `check` and `play` alike, that leaves everything as it was."""
    before = game.position()
    found = game.check(seat, text)
    assert found is not None, f"{text} was allowed"
    assert (found.reason, found.rule) == (reason, rule)
    with pytest.raises(IllegalAction) as caught:
        game.play(seat, text)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)
    assert game.position() == before
    assert text not in legal(game, seat)


# -- looking --------------------------------------------------------------------------------------


def at(game: Game, key: str) -> Any:
    """One entry of the whole position."""
    return game.position()[key]


def seen(game: Game, seat: int | None, key: str) -> Any:
    """One entry of what a seat, or a spectator, sees."""
    view: Any = game.view(seat).as_dict()
    return view[key]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str, fact: str) -> list[Any]:
    """One fact of every event of a kind, in order."""
    return [event.facts[fact] for event in events if event.kind == kind]


def opened(events: Iterable[Event]) -> list[str]:
    """The cells of the goals that were turned over, in order."""
    return told(events, "opened", "cell")
