"""The geometry of tunnels, as in web/art/tunnel.js: the sides a tunnel joins become a dug-out outline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, hypot
from typing import Final

from .ink import chance, number, rounded

Point = tuple[float, float]

MID: Final[Point] = (31.5, 44)
_WIDTH: Final = 63
_HEIGHT: Final = 88
_ROUND: Final = "NESW"
# How far outlines run past the card, so that no stroke closes an open side.
_PAST: Final = 9
# Ways out of the card: the middle of each side and the direction to it.
SIDES: Final[dict[str, tuple[Point, Point]]] = {
    "N": ((31.5, 0), (0, -1)),
    "E": ((63, 44), (1, 0)),
    "S": ((31.5, 88), (0, 1)),
    "W": ((0, 44), (-1, 0)),
}


@dataclass(frozen=True)
class DrawnTile:
    """A card's tunnels as they are drawn, and what its mark asks for."""

    tunnels: tuple[str, ...]
    mark: str = ""
    # Where the mark stands; "site" on a set-up card.
    place: str = ""
    # Dead ends reach far in.
    deep: bool = False


def read_tile(text: str) -> tuple[tuple[str, ...], str]:
    """Read any spelling of a path card: its tunnels and its mark."""
    ways, _, mark = text.partition(":")
    tunnels = ("".join(side for side in _ROUND if side in way) for way in ways.split("|"))
    return tuple(way for way in tunnels if way), mark


def _mix(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _nearest(n: float) -> int:
    return floor(n + 0.5)


def _mouth(side: str, half: float) -> tuple[Point, Point]:
    """Return the two ends of a side's opening, clockwise."""
    point, out = SIDES[side]
    x, y = point[0] + out[0] * _PAST, point[1] + out[1] * _PAST
    return (x + out[1] * half, y - out[0] * half), (x - out[1] * half, y + out[0] * half)


def _straight(a: Point, b: Point) -> list[Point]:
    """Return points from a to b, without b."""
    count = max(1, _nearest(hypot(b[0] - a[0], b[1] - a[1]) / 7))
    return [_mix(a, b, i / count) for i in range(count)]


def _curve(a: Point, c: Point, b: Point, count: int) -> list[Point]:
    """Return points of a quadratic curve, without b."""
    return [_mix(_mix(a, c, i / count), _mix(c, b, i / count), i / count) for i in range(count)]


def _bend(a: Point, c: Point, b: Point, reach: float, pull: float = 0) -> list[Point]:
    """Round a corner: `reach` is how much of each leg is cut, `pull` flattens the curve."""
    one, two = (_mix(c, end, min(0.8, reach / hypot(end[0] - c[0], end[1] - c[1]))) for end in (a, b))
    middle = _mix(c, _mix(one, two, 0.5), pull)
    return [*_straight(a, one), *_curve(one, middle, two, max(4, _nearest(reach / 4.5))), *_straight(two, b)]


def depth(side: str, tile: DrawnTile) -> float:
    """Return the depth of a dead end: less if another tunnel passes."""
    if tile.deep:
        return 56 if side in "NS" else 44
    if side in "NS":
        return 25
    return 14.5 if any("N" in way and "S" in way for way in tile.tunnels) else 20


def _cap(side: str, half: float, deep: float) -> list[Point]:
    point, out = SIDES[side]
    a, b = _mouth(side, half)
    back = deep - (12 - half) * 0.8
    inward = -out[0] * (back + _PAST) if out[0] else 0
    down = -out[1] * (back + _PAST) if out[1] else 0
    tip = point[0] - out[0] * back, point[1] - out[1] * back
    far_a, far_b = ((end[0] + inward, end[1] + down) for end in (a, b))
    return [*_bend(b, far_b, tip, 8), *_bend(tip, far_a, a, 8)]


def _wall(start: str, end: str, half: float, tile: DrawnTile) -> list[Point]:
    """Return one stretch of wall, clockwise from an open side to the next one."""
    steps = (_ROUND.index(end) - _ROUND.index(start)) % 4
    if steps == 0:
        return _cap(start, half, depth(start, tile))
    a, b = _mouth(start, half)[1], _mouth(end, half)[0]
    if steps == 2:
        return _passing(a, b, start, tile)
    # Where the line along one side meets the line along the other.
    c = (a[0], b[1]) if start in "NS" else (b[0], a[1])
    if steps == 1:
        return _bend(a, c, b, 9)
    pair = len(tile.tunnels) == 2 and all(len(way) == 2 for way in tile.tunnels)
    return _bend(a, c, b, 46, 0.52) if pair else _bend(a, c, b, 24)


def _passing(a: Point, b: Point, start: str, tile: DrawnTile) -> list[Point]:
    """Return a wall from side to opposite side, which yields to a dead end behind it."""
    beside = _ROUND[(_ROUND.index(start) + 1) % 4]
    if beside not in "EW" or beside not in tile.tunnels:
        return _straight(a, b)
    x, y = _mix(a, b, 0.5)
    middle = x - SIDES[beside][1][0] * 6, y
    one, two = _mix(a, b, 0.2), _mix(a, b, 0.8)
    first = _curve(one, _mix(_mix(a, b, 0.3), middle, 0.6), middle, 5)
    second = _curve(middle, _mix(_mix(a, b, 0.7), middle, 0.6), two, 5)
    return [*_straight(a, one), *first, *second, *_straight(two, b)]


def _roughened(points: Sequence[Point], rough: float, seed: str) -> Iterator[Point]:
    """Roughen a wall, but never at the card's edge, where it must meet the next card."""
    following = chance(seed)
    for x, y in points:
        inside = min(x, y, _WIDTH - x, _HEIGHT - y)
        much = rough * max(0, min(1, (inside - 1) / 6))
        yield x + (following() - 0.5) * 2 * much, y + (following() - 0.5) * 2 * much


def _smooth(points: Sequence[Point]) -> str:
    """Return a closed smooth path through the points' middles."""

    def text(point: Point) -> str:
        return f"{rounded(point[0])} {rounded(point[1])}"

    d = f"M{text(_mix(points[-1], points[0], 0.5))}"
    for point, after in zip(points, [*points[1:], points[0]], strict=True):
        d += f"Q{text(point)} {text(_mix(point, after, 0.5))}"
    return f"{d}Z"


def outline(way: str, half: float, tile: DrawnTile, rough: float = 0.9) -> str:
    """Return the outline of one tunnel, `half` its width at the openings to each side."""
    points: list[Point] = []
    for side, after in zip(way, way[1:] + way[0], strict=True):
        a, b = _mouth(side, half)
        # Doubled corners keep the openings square although the path is smoothed.
        points += [a, a, b, b, *_wall(side, after, half, tile)]
    return _smooth([*_roughened(points, rough, way + number(half))])


def heart(way: str, tile: DrawnTile) -> Point:
    """Return the middle of a tunnel: where its lamp hangs, its door stands or its rubble lies."""
    if len(way) == 1:
        if tile.deep:
            return MID
        point, out = SIDES[way]
        deep = depth(way, tile) - 7
        return point[0] - out[0] * deep, point[1] - out[1] * deep
    if len(way) > 2 or way in ("NS", "EW"):
        return MID
    one, two = (SIDES[side][0] for side in way)
    return _mix(MID, _mix(one, two, 0.5), 0.6 if len(tile.tunnels) > 1 else 0.25)
