"""What a place in the mine is called: by what lies beside it, or by how far it is from start and goals.

The same algorithm as web/places.js; docs/naming.md tells it. A name is a list of parts, each a text and what
it speaks of; only one cell has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Point = tuple[int, int]
# A part of a name: the text `place-…` and what it speaks of.
PlaceWords = tuple[str, dict[str, str | int]]

_START: Final = (0, 0)
_STRAIGHT: Final = (frozenset("NS"), frozenset("EW"))


class Ground(NamedTuple):
    """What names go by: the goals in the order of their numbers, and the path cards that lie."""

    goals: tuple[Point, ...]
    grid: Mapping[Point, str]

    @staticmethod
    def of(view: Mapping[str, Any]) -> Ground:
        """Read a view as plain data."""
        goals = tuple(_point(cell) for cell in view["goals"])
        return Ground(goals, {_point(cell): tile for cell, tile in view["grid"].items()})

    @property
    def forward(self) -> int:
        """Return which way the goals lie from the start: 1 or -1."""
        return -1 if sum(x for x, _ in self.goals) < 0 else 1

    def outermost(self, side: int) -> tuple[int, int]:
        """Return the row furthest out on one side with a goal, and the number of its first goal."""
        row = side * max(side * y for _, y in self.goals)
        return row, self.in_row(row)

    def in_row(self, row: int) -> int:
        """Return the number of the first goal of a row."""
        return next(number for number, (_, y) in enumerate(self.goals, 1) if y == row)


def _point(cell: str) -> Point:
    x, y = cell.split(",")
    return int(x), int(y)


def tile_kind(tile: str) -> str:
    """Return the kind of a path card by its tunnels, whatever else it shows."""
    ways = tile.partition(":")[0].split("|")
    if all(len(way) == 1 for way in ways):
        return "end"
    if len(ways) > 1:
        return "bridge"
    if len(ways[0]) != 2:
        return "fork" if len(ways[0]) == 3 else "cross"
    return "straight" if frozenset(ways[0]) in _STRAIGHT else "bend"


def place_name(cell: str, ground: Ground) -> list[PlaceWords]:
    """Return the name of a cell, in parts that follow one another."""
    at = _point(cell)
    if at == _START:
        return [("start", {})]
    if at in ground.goals:
        return [("goal", {"goal": ground.goals.index(at) + 1})]
    if not ground.goals:
        return [("from-start", {"count": abs(at[0]) + abs(at[1])})]
    beside = _beside_landmark(at, ground) or _beside_card(at, ground)
    return beside or [_along(at[0], ground), _line(at[1], ground)]


# Beside something ---------------------------------------------------------------------------------


def _side(row: int, side: int, ground: Ground) -> PlaceWords | None:
    """Return toward which goal one side of something lies, or away from which; None if no goal tells."""
    there, goal = ground.outermost(side)
    if side * (there - row) > 0:
        return "toward", {"goal": goal}
    other, goal = ground.outermost(-side)
    return ("away", {"goal": goal}) if side * (row - other) > 0 else None


def _relation(cell: Point, near: Point, ground: Ground) -> PlaceWords | None:
    """Return on which side of its neighbour a cell lies, if words can tell."""
    if cell[1] != near[1]:
        return _side(near[1], 1 if cell[1] > near[1] else -1, ground)
    if cell[0] - near[0] == ground.forward:
        return "toward-goals", {}
    return "away-goals" if near == _START else "toward-start", {}


def _touch(one: Point, two: Point) -> bool:
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def _beside_landmark(cell: Point, ground: Ground) -> list[PlaceWords] | None:
    x, y = cell
    if (x, y - 1) in ground.goals and (x, y + 1) in ground.goals:
        first, second = sorted(ground.goals.index(at) + 1 for at in ((x, y - 1), (x, y + 1)))
        return [("between", {"goal": first, "other": second})]
    start = _relation(cell, _START, ground) if _touch(cell, _START) else None
    if start:
        return [("beside-start", {}), start]
    for number, goal in enumerate(ground.goals, 1):
        side = _relation(cell, goal, ground) if _touch(cell, goal) else None
        if side and goal[1] != y:
            return [("beside-goal", {"goal": number}), side]
        if side:
            return [("behind-goal" if side[0] == "toward-goals" else "before-goal", {"goal": number})]
    return None


def _beside_card(cell: Point, ground: Ground) -> list[PlaceWords] | None:
    """Name a place by a card that is the only one of its kind, or the only one beside the start."""
    (x, y), on = cell, ground.forward
    for near in ((x - on, y), (x, y - 1), (x, y + 1), (x + on, y)):
        side = _relation(cell, near, ground) if near in ground.grid else None
        if not side:
            continue
        kind = tile_kind(ground.grid[near])
        alike = [at for at, tile in ground.grid.items() if tile_kind(tile) == kind]
        if len(alike) == 1 or [at for at in alike if _touch(at, _START)] == [near]:
            which = "start" if len(alike) > 1 else "no"
            return [("card", {"card": kind, "near": which}), side]
    return None


# Between start and goals --------------------------------------------------------------------------


def _along(x: int, ground: Ground) -> PlaceWords:
    """Return how far out it is: from the start or, if they are nearer, from goals in one line."""
    out, columns = x * ground.forward, {x * ground.forward for x, _ in ground.goals}
    goal = min(columns)
    if len(columns) == 1 and goal > 1:
        if out == goal:
            return "level-goals", {}
        if out > goal:
            return "behind-goals", {"count": out - goal}
        if goal - out < out:
            return "from-goals", {"count": goal - out}
    if out == 0:
        return "level-start", {}
    return ("from-start", {"count": out}) if out > 0 else ("behind-start", {"count": -out})


def _line(y: int, ground: Ground) -> PlaceWords:
    """Return in which line it lies, of those that run from the start's side to the goals."""
    rows = [row for _, row in ground.goals]
    if y in rows:
        return "line-goal", {"goal": ground.in_row(y)}
    (top, first), (bottom, last) = ground.outermost(-1), ground.outermost(1)
    if top == bottom:
        left = (y < top) == (ground.forward > 0)
        return "line-left" if left else "line-right", {"count": abs(y - top), "goal": first}
    if y < top:
        return "line-out", {"count": top - y, "goal": first}
    if y > bottom:
        return "line-out", {"count": y - bottom, "goal": last}
    over, under = max(row for row in rows if row < y), min(row for row in rows if row > y)
    one, two = ground.in_row(over), ground.in_row(under)
    if under - over == 2:
        return "line-between", {"goal": min(one, two), "other": max(one, two)}
    if y - over <= under - y:
        return "line-off", {"count": y - over, "goal": one, "other": two}
    return "line-off", {"count": under - y, "goal": two, "other": one}
