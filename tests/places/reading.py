"""Somebody who finds a place in the mine by its English words alone, not knowing how they were chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from saboteur.places import Ground, Point

KINDS = {
    "crossing": lambda tile: sorted(tile) == list("ENSW"),
    "junction": lambda tile: len(tile) == 3 and "|" not in tile,
    "bend": lambda tile: len(tile) == 2 and set(tile) not in ({"N", "S"}, {"E", "W"}),
    "straight tunnel": lambda tile: set(tile) in ({"N", "S"}, {"E", "W"}),
    "bridge": lambda tile: "|" in tile and len(tile.replace("|", "")) > len(tile.split("|")),
    "dead end": lambda tile: all(len(way) == 1 for way in tile.split("|")),
}
NUMBER = r"(one|\d+) cards?"


def beside(point: Point) -> set[Point]:
    """Return the four neighbours of a cell."""
    x, y = point
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def number(word: str) -> int:
    """Read a number of cards."""
    return 1 if word == "one" else int(word)


class Reader:
    """Reads words beside one mine, with an eye for which way the goals lie."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.on = -1 if sum(x for x, _ in ground.goals) < 0 else 1

    def meant(self, words: str, cells: Iterable[Point]) -> set[Point]:
        """Return the cells that these words fit."""
        first, *more = words.split(", ")
        anchors = self._anchors(first)
        if anchors is None:
            return {cell for cell in cells if all(self._fits(part, cell) for part in (first, *more))}
        assert len(anchors) == 1, f"{words!r} speaks of {anchors}"
        (anchor,) = anchors
        found = beside(anchor) if first.startswith("beside") else {anchor}
        return {cell for cell in found if all(self._leads(part, anchor, cell) for part in more)}

    def goal(self, text: str) -> Point:
        """Return where a goal lies."""
        return self.ground.goals[int(text) - 1]

    def _anchors(self, part: str) -> set[Point] | None:
        """Return what the words are about, or the place itself; None if they count cards."""
        goals = self.ground.goals
        if part in ("on the start card", "beside the start"):
            return {(0, 0)}
        if found := re.fullmatch(r"(at|beside) goal (\d)", part):
            return {self.goal(found[2])}
        if found := re.fullmatch(r"(in front of|behind) goal (\d)", part):
            x, y = self.goal(found[2])
            return {(x + self.on if found[1] == "behind" else x - self.on, y)}
        if found := re.fullmatch(r"between goals (\d) and (\d)", part):
            (x, y), (x2, y2) = self.goal(found[1]), self.goal(found[2])
            assert x == x2 and abs(y - y2) == 2, goals
            return {(x, (y + y2) // 2)}
        if found := re.fullmatch(r"beside the ([a-z ]+?)( next to the start)?", part):
            cards = {at for at, tile in self.ground.grid.items() if KINDS[found[1]](tile.partition(":")[0])}
            return cards & beside((0, 0)) if found[2] else cards
        return None

    def _leads(self, part: str, anchor: Point, cell: Point) -> bool:
        """Tell whether one goes that way from one cell to the other."""
        dx, dy = cell[0] - anchor[0], cell[1] - anchor[1]
        ways = {
            "toward the goals": (self.on, 0),
            "toward the start": (-self.on, 0),
            "away from the goals": (-self.on, 0),
        }
        if part in ways:
            return (dx, dy) == ways[part]
        found = re.fullmatch(r"(toward|away from) goal (\d)", part)
        assert found, part
        nearer = abs(self.goal(found[2])[1] - cell[1]) < abs(self.goal(found[2])[1] - anchor[1])
        return dx == 0 and nearer == (found[1] == "toward")

    def _fits(self, part: str, cell: Point) -> bool:
        """Tell whether a cell lies so far out, or in such a line."""
        far = [x * self.on for x, _ in self.ground.goals]
        out, y = cell[0] * self.on, cell[1]
        columns: dict[str, Callable[[int], bool]] = {
            f"{NUMBER} from the start": lambda count: out == count,
            f"{NUMBER} behind the start": lambda count: out == -count,
            f"{NUMBER} short of the goals": lambda count: all(out == goal - count for goal in far),
            f"{NUMBER} behind the goals": lambda count: all(out == goal + count for goal in far),
        }
        for pattern, fits in columns.items():
            if found := re.fullmatch(pattern, part):
                return fits(number(found[1]))
        if part.startswith("level with"):
            return out == 0 if part.endswith("start") else all(out == goal for goal in far)
        return self._in_line(part, y)

    def _in_line(self, part: str, y: int) -> bool:
        rows = [row for _, row in self.ground.goals]
        if found := re.fullmatch(r"in line with goal (\d)", part):
            return y == self.goal(found[1])[1]
        if found := re.fullmatch(r"between the lines of goals (\d) and (\d)", part):
            low, high = sorted((self.goal(found[1])[1], self.goal(found[2])[1]))
            return low < y < high
        if found := re.fullmatch(rf"{NUMBER} outside the line of goal (\d)", part):
            return not min(rows) <= y <= max(rows) and abs(y - self.goal(found[2])[1]) == number(found[1])
        if found := re.fullmatch(rf"{NUMBER} from the line of goal (\d) toward goal (\d)", part):
            row, toward = self.goal(found[2])[1], self.goal(found[3])[1]
            return y == row + number(found[1]) * (1 if toward > row else -1)
        found = re.fullmatch(rf"{NUMBER} (left|right) of the line of goal (\d) as seen from the start", part)
        assert found, part
        side = -1 if (found[2] == "left") == (self.on > 0) else 1
        return y == self.goal(found[3])[1] + side * number(found[1])
